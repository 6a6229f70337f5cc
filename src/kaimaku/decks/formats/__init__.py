"""Every way of writing a deck down that Kaimaku knows."""

from kaimaku.decks.formats import decklog, fanmade, holodelta, holodelta_url, holoduel, kaimaku, salvage, tabletop, text
from kaimaku.decks.formats.format import CannotWrite, Format

FORMATS: tuple[Format, ...] = (
    kaimaku.FORMAT,
    holodelta_url.FORMAT,
    holodelta.FORMAT,
    tabletop.FORMAT,
    holoduel.SERVER_FORMAT,
    holoduel.FORMAT,
    decklog.FORMAT,
    fanmade.CONFIG_FORMAT,
    fanmade.MAP_FORMAT,
    salvage.FORMAT,
    text.FORMAT,
)

__all__ = ["FORMATS", "CannotWrite", "Format"]
