"""The games that come with Ludoteca, a folder each, found by entry points (pyproject.toml)."""
