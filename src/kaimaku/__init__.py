"""Kaimaku: three card games on one small engine, by their exact rules."""

__version__ = "0.1.0"
