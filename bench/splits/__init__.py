"""Splits: the strongest bot against a compiled peer, and the making of its weights."""
