"""Measurements: what `make bench` runs; none of it is part of the package."""
