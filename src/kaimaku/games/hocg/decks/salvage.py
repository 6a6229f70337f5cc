"""Salvage: numbers and counts picked out of JSON that is cut off, damaged or of an unknown shape."""

import re
from collections.abc import Iterator
from itertools import islice

from kaimaku.decks.formats.format import Format
from kaimaku.decks.reading import Imported, Reading
from kaimaku.games.hocg.decks.shape import HOCG

TOKENS = 4_000  # looked at: a page of 100 KB has fewer
_PILES = {
    "oshi": "oshi",
    "oshi_id": "oshi",
    "p_list": "oshi",
    "deck": "main",
    "list": "main",
    "main": "main",
    "mainDeck": "main",
    "cheerDeck": "cheer",
    "cheer_deck": "cheer",
    "cheer": "cheer",
    "sub_list": "cheer",
}
_NUMBER = re.sub(r"[?]P<[a-z]+>", "", HOCG.number.pattern)
_BLANK = r"\s{0,20}"
_COUNT = r"-?[0-9.]{1,20}"
_TOKEN = re.compile(
    rf"""["'](?P<pile>{"|".join(_PILES)})["']{_BLANK}:"""
    rf"""|["'](?P<number>{_NUMBER})["'](?:{_BLANK}[:,]{_BLANK}(?P<count>{_COUNT}))?"""
    rf"""|["'](?:num|count|amount|qty|quantity|copies)["']{_BLANK}:{_BLANK}["']?(?P<later>{_COUNT})"""
    r"""|\}"""  # A count after the end of its object belongs to another card.
)


def sniff(text: str) -> float:
    return 0.2 if ("{" in text or "[" in text) and any(found["number"] for found in _tokens(text)) else 0.0


def _tokens(text: str) -> Iterator[re.Match[str]]:
    return islice(_TOKEN.finditer(text), TOKENS)


def read(text: str, game: str) -> Imported:
    reading = Reading(FORMAT.name, text, game)
    damaged = (
        "unknown or damaged JSON: only card numbers were read",
        "不明または破損したJSONのため、カード番号だけを読み取りました",
    )
    reading.warn("", "", damaged)
    pile = ""
    waiting: tuple[str, str] | None = None
    for found in _tokens(text):
        if found["later"] and waiting:
            reading.add(pile, waiting[0], 1 if pile == "oshi" else found["later"], waiting[1])
            waiting = None
            continue
        _settle(reading, pile, waiting)
        waiting = None
        where = f"character {found.start() + 1}"
        if found["pile"]:
            pile = _PILES[found["pile"]]
        elif found["number"] and found["count"] and pile != "oshi":
            reading.add(pile, found["number"], found["count"], where)
        elif found["number"]:
            waiting = (found["number"], where)
    _settle(reading, pile, waiting)
    return reading.done()


def _settle(reading: Reading, pile: str, waiting: tuple[str, str] | None) -> None:
    """A number without a count: an Oshi needs none, anything else counts as one, with a warning."""
    if waiting is None:
        return
    number, where = waiting
    reading.add(pile, number, 1, where)
    if pile != "oshi":
        reading.warn(where, number, ("no count: taken as 1", "枚数がないので1枚としました"))


FORMAT = Format("salvage", "damaged JSON", ("hocg",), sniff, read)
