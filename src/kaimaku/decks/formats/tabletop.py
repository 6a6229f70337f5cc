"""Tabletop Simulator JSON: pairs of number and count, the oshi alone in a list."""

import json

from kaimaku.decks.deck import Deck
from kaimaku.decks.formats.format import Format, single_oshi
from kaimaku.decks.formats.holodelta import read_rows, row_width
from kaimaku.decks.reading import Imported, Reading


def sniff(text: str) -> float:
    return 0.9 if row_width(text) == 2 else 0.0


def read(text: str, game: str) -> Imported:
    return read_rows(Reading(FORMAT.name, text, game), text)


def write(deck: Deck) -> str:
    oshi = single_oshi(deck)
    data = {
        "deckName": deck.name,
        "oshi": [oshi] if oshi else [],
        "deck": [[number, count] for number, count in deck.main.items()],
        "cheerDeck": [[number, count] for number, count in deck.cheer.items()],
    }
    return json.dumps(data, ensure_ascii=False)


FORMAT = Format("tabletop", "Tabletop Simulator (JSON)", ("hocg",), sniff, read, write)
