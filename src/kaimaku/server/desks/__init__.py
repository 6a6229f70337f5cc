"""Desks by game."""
