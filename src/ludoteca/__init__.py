"""Ludoteca: a self-hosted hall for online board games, and the library to write games with."""

__version__ = "0.1.0"
