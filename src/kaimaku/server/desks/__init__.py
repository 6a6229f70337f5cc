"""Desks by game. A game that can be played at a browser table has a folder here with its DESK."""

from __future__ import annotations

from importlib import import_module

from .desk import BadHandle, Desk, Narrator, Viewer

PLAYABLE = ("hocg", "danmaku", "vcard")

__all__ = ["PLAYABLE", "BadHandle", "Desk", "Narrator", "Viewer", "desk"]


def desk(game: str) -> Desk:
    """The desk of a game."""
    if game not in PLAYABLE:
        raise LookupError(f"{game!r} cannot be played at this table; there is {', '.join(PLAYABLE)}")
    found: Desk = import_module(f".{game}", __name__).DESK
    return found
