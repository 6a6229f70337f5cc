"""Decks: one paste box that reads and writes every format, legality with reasons, and decks to start with."""

from kaimaku.decks.deck import Deck
from kaimaku.decks.detect import detect, read, write
from kaimaku.decks.formats import FORMATS, CannotWrite, Format
from kaimaku.decks.legality import Problem, legal, problems
from kaimaku.decks.reading import Imported, Note
from kaimaku.decks.resolve import Known, resolve
from kaimaku.decks.starters import builtin, list_builtin

__all__ = [
    "FORMATS",
    "CannotWrite",
    "Deck",
    "Format",
    "Imported",
    "Known",
    "Note",
    "Problem",
    "builtin",
    "detect",
    "legal",
    "list_builtin",
    "problems",
    "read",
    "resolve",
    "write",
]
