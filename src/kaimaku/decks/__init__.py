"""Decks: one paste box that reads and writes every format, legality with reasons, and decks to start with."""

from kaimaku.decks.book import Book, book
from kaimaku.decks.deck import Deck
from kaimaku.decks.detect import detect, game_of, read, write
from kaimaku.decks.formats import FORMATS, CannotWrite, Format
from kaimaku.decks.legality import Problem, legal, problems
from kaimaku.decks.reading import Imported, Note
from kaimaku.decks.resolve import Known, resolve
from kaimaku.decks.starters import FirstGame, Starter, builtin, first_games, list_builtin, starters

__all__ = [
    "FORMATS",
    "Book",
    "CannotWrite",
    "Deck",
    "FirstGame",
    "Format",
    "Imported",
    "Known",
    "Note",
    "Problem",
    "Starter",
    "book",
    "builtin",
    "detect",
    "first_games",
    "game_of",
    "legal",
    "list_builtin",
    "problems",
    "read",
    "resolve",
    "starters",
    "write",
]
