"""Ludoteca: a self-hosted hall for online board games, and the library its games are written with."""

__version__ = "0.1.0"
