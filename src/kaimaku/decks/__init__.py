"""Decks: one paste box that reads and writes every format, legality with reasons, and decks to start with."""

from kaimaku.decks.book import Book, book
from kaimaku.decks.deck import Deck
from kaimaku.decks.detect import detect, game_of, read, write
from kaimaku.decks.formats import CannotWrite, Format, formats
from kaimaku.decks.not_yet import Missing, missing_cards
from kaimaku.decks.offered import (
    KIND_NAMES,
    KINDS,
    DeckKind,
    FirstGame,
    Offered,
    all_offered,
    builtin,
    first_games,
    is_builtin,
    list_builtin,
    offered,
)
from kaimaku.decks.problem import Problem
from kaimaku.decks.reading import Imported, Note
from kaimaku.decks.resolve import Known, resolve
from kaimaku.decks.rules import DeckRules, deck_rules

__all__ = [
    "KINDS",
    "KIND_NAMES",
    "Book",
    "CannotWrite",
    "Deck",
    "DeckKind",
    "DeckRules",
    "FirstGame",
    "Format",
    "Imported",
    "Known",
    "Missing",
    "Note",
    "Offered",
    "Problem",
    "all_offered",
    "book",
    "builtin",
    "deck_rules",
    "detect",
    "first_games",
    "formats",
    "game_of",
    "is_builtin",
    "list_builtin",
    "missing_cards",
    "offered",
    "read",
    "resolve",
    "write",
]
