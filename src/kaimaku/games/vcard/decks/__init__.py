"""Decks of VCard."""

from kaimaku.decks.rules import DeckRules
from kaimaku.games.manifest import Lazy

from .shape import VCARD

DECKS = DeckRules(
    shape=VCARD,
    book=Lazy(f"{__name__}.book:book"),
    dealt=Lazy(f"{__name__}.facts:dealt"),
    unchecked=Lazy(f"{__name__}.book:unchecked"),
    anything=Lazy(f"{__name__}.book:anything"),
)
