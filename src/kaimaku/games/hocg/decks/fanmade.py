"""Two small JSON shapes of fan programs: a config of id/count objects, and a flat map of print ids.

Neither is written: both are private files of their programs.
"""

from itertools import islice

from kaimaku.decks.data import json_object, read_cards
from kaimaku.decks.formats.format import Format
from kaimaku.decks.reading import MAX_ROWS, Imported, Reading

from .piles import read_piles
from .shape import HOCG


def _sniff_config(text: str) -> float:
    data = json_object(text)
    return 0.95 if data is not None and "mainDeck" in data else 0.0


def _read_config(text: str, game: str) -> Imported:
    return read_piles(Reading(CONFIG_FORMAT.name, text, game), text)


def _sniff_map(text: str) -> float:
    data = json_object(text)
    if not data:
        return 0.0
    keys = list(islice(data, MAX_ROWS))
    numbers = sum(HOCG.canonical(key) is not None for key in keys)
    return 0.8 if 2 * numbers >= len(keys) else 0.0


def _read_map(text: str, game: str) -> Imported:
    # The piles follow from the kinds of card, which only resolving knows: the rows stay unplaced.
    reading = Reading(MAP_FORMAT.name, text, game)
    read_cards(reading, "", json_object(text), "deck")
    return reading.done()


CONFIG_FORMAT = Format("config", "id/count objects (JSON)", ("hocg",), _sniff_config, _read_config)
MAP_FORMAT = Format("print-map", "map of print ids (JSON)", ("hocg",), _sniff_map, _read_map)
