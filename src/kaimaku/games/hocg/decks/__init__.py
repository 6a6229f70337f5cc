"""Decks of the hololive OCG."""

from kaimaku.decks.rules import DeckRules
from kaimaku.games.manifest import Lazy

from . import decklog, fanmade, holodelta, holoduel, piles, salvage
from .shape import HOCG

DECKS = DeckRules(
    shape=HOCG,
    book=Lazy(f"{__name__}.book:book"),
    dealt=Lazy(f"{__name__}.book:dealt"),
    unchecked=Lazy(f"{__name__}.book:unchecked"),
    anything=Lazy(f"{__name__}.book:anything"),
    exists=Lazy("kaimaku.games.hocg.known:exists"),
    coming=Lazy("kaimaku.games.hocg.known:coming"),
    nearest=Lazy(f"{__name__}.nearest:nearest"),
    formats=(
        holodelta.URL_FORMAT,
        holodelta.FORMAT,
        holodelta.TABLETOP_FORMAT,
        holoduel.SERVER_FORMAT,
        holoduel.FORMAT,
        decklog.FORMAT,
        fanmade.CONFIG_FORMAT,
        fanmade.MAP_FORMAT,
        piles.FORMAT,
        salvage.FORMAT,
    ),
)
