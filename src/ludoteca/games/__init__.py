"""The games that come with Ludoteca: one folder each, found by the entry points in pyproject.toml."""
