"""HoloDuel JSON, as the client saves it and as the server keeps it: the same but for the names of two keys.

Counts may be floats, and alternate printings carry their rarity behind the number.
"""

import json
from functools import partial

from kaimaku.decks.data import json_object, read_cards, read_oshi
from kaimaku.decks.deck import Deck
from kaimaku.decks.formats.format import Format, single_oshi
from kaimaku.decks.reading import Imported, Reading, clean_name

CLIENT = "holoduel"
SERVER = "holoduel-server"
_SERVER_KEYS = {"oshi_id", "deck_id"}


def _sniff(server: bool, text: str) -> float:
    data = json_object(text)
    if data is None or not (isinstance(data.get("deck"), dict) or "cheer_deck" in data):
        return 0.0
    return 0.9 if bool(data.keys() & _SERVER_KEYS) == server else 0.0


def _read(name: str, text: str, game: str) -> Imported:
    reading = Reading(name, text, game)
    data = json_object(text)
    if data is None:
        reading.fail("", "", ("not readable as JSON", "JSONとして読めません"))
        return reading.done()
    reading.name = clean_name(data.get("deck_name", data.get("deck_id")))
    oshi_key = "oshi_id" if "oshi_id" in data else "oshi"
    read_oshi(reading, data.get(oshi_key), oshi_key)
    read_cards(reading, "main", data.get("deck"), "deck")
    read_cards(reading, "cheer", data.get("cheer_deck"), "cheer_deck")
    return reading.done()


def _write(name_key: str, oshi_key: str, deck: Deck) -> str:
    data = {
        name_key: deck.name,
        oshi_key: single_oshi(deck),
        "deck": dict(deck.main),
        "cheer_deck": dict(deck.cheer),
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


FORMAT = Format(
    CLIENT,
    "HoloDuel (client JSON)",
    ("hocg",),
    partial(_sniff, False),
    partial(_read, CLIENT),
    partial(_write, "deck_name", "oshi"),
)
SERVER_FORMAT = Format(
    SERVER,
    "HoloDuel (server JSON)",
    ("hocg",),
    partial(_sniff, True),
    partial(_read, SERVER),
    partial(_write, "deck_id", "oshi_id"),
)
