"""HoloDuel JSON, as the client saves it and as the server keeps it: the same but for the names of two keys.

Counts may be floats, and alternate printings carry their rarity behind the number.
"""

import json
from functools import partial

from kaimaku.decks.data import json_object
from kaimaku.decks.deck import Deck
from kaimaku.decks.formats.format import Format, single_oshi
from kaimaku.decks.reading import Imported, Reading

from .piles import read_piles

_SERVER_KEYS = {"oshi_id", "deck_id"}


def _sniff(server: bool, text: str) -> float:
    data = json_object(text)
    if data is None or not isinstance(data.get("deck", {}), dict) or not data.keys() & {"deck", "cheer_deck"}:
        return 0.0
    if data.keys() - _SERVER_KEYS - {"deck_name", "oshi", "deck", "cheer_deck"}:
        return 0.5
    return 0.9 if bool(data.keys() & _SERVER_KEYS) == server else 0.0


def _read(name: str, text: str, game: str) -> Imported:
    return read_piles(Reading(name, text, game), text)


def _write(name_key: str, oshi_key: str, deck: Deck) -> str:
    data = {
        name_key: deck.name,
        oshi_key: single_oshi(deck),
        "deck": dict(deck.main),
        "cheer_deck": dict(deck.cheer),
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def _format(name: str, title: str, server: bool, name_key: str, oshi_key: str) -> Format:
    writer = partial(_write, name_key, oshi_key)
    return Format(name, title, ("hocg",), partial(_sniff, server), partial(_read, name), writer)


FORMAT = _format("holoduel", "HoloDuel (client JSON)", False, "deck_name", "oshi")
SERVER_FORMAT = _format("holoduel-server", "HoloDuel (server JSON)", True, "deck_id", "oshi_id")
