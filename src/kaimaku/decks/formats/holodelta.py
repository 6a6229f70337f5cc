"""holoDelta JSON: rows of number, count and art index.

The same card may stand in several rows with different art; the counts add up. Tabletop Simulator's JSON has the same
keys with shorter rows, so the width of the rows tells the two apart.
"""

import json

from kaimaku.decks.data import json_object, read_cards, read_oshi
from kaimaku.decks.deck import Deck
from kaimaku.decks.formats.format import Format, single_oshi
from kaimaku.decks.reading import MAX_ROWS, Imported, Reading, clean_name


def row_width(text: str) -> int:
    """Length of the rows in a `deck`/`cheerDeck` JSON (3: with art, 2: without); 0 if the text is no such JSON."""
    data = json_object(text)
    if data is None or not isinstance(data.get("deck", []), list) or not data.keys() & {"deck", "cheerDeck"}:
        return 0
    piles = [data.get(key) for key in ("deck", "cheerDeck")]
    widths = [len(row) for pile in piles if isinstance(pile, list) for row in pile[:MAX_ROWS] if isinstance(row, list)]
    if widths:
        return 3 if 2 * sum(width >= 3 for width in widths) >= len(widths) else 2
    oshi = data.get("oshi")
    return 2 if isinstance(oshi, list) and len(oshi) == 1 else 3


def sniff(text: str) -> float:
    return 0.9 if row_width(text) == 3 else 0.0


def read(text: str, game: str) -> Imported:
    return read_rows(Reading(FORMAT.name, text, game), text)


def read_rows(reading: Reading, json_text: str) -> Imported:
    """Read the JSON into `reading`, whose own text may be a wrapping of it."""
    data = json_object(json_text)
    if data is None:
        reading.fail("", "", ("not readable as JSON", "JSONとして読めません"))
        return reading.done()
    reading.name = clean_name(data.get("deckName"))
    read_oshi(reading, data.get("oshi"), "oshi")
    read_cards(reading, "main", data.get("deck"), "deck")
    read_cards(reading, "cheer", data.get("cheerDeck"), "cheerDeck")
    return reading.done()


def write(deck: Deck) -> str:
    oshi = single_oshi(deck)
    data = {
        "deckName": deck.name,
        "oshi": [oshi, 0] if oshi else [],
        "deck": [[number, count, 0] for number, count in deck.main.items()],
        "cheerDeck": [[number, count, 0] for number, count in deck.cheer.items()],
    }
    return json.dumps(data, ensure_ascii=False)


FORMAT = Format("holodelta", "holoDelta (JSON)", ("hocg",), sniff, read, write)
