"""One and the same deck in every format that can be read."""

from __future__ import annotations

import json
from typing import Any

import httpx

SORA = "sora"


def sample_deck(url: str) -> dict[str, Any]:
    """The deck that the texts hold."""
    decks = httpx.get(f"{url}/api/games/hocg/decks").json()
    return next(dict(deck["deck"]) for deck in decks if deck["id"] == SORA)


def deck_texts(url: str) -> dict[str, str]:
    """By format. What the server writes is taken from it; the rest is put together as those programs do it."""
    deck = sample_deck(url)
    piles: dict[str, dict[str, int]] = deck["piles"]
    formats = httpx.get(f"{url}/api/games/hocg/decks/formats").json()
    texts = {
        name: str(httpx.post(f"{url}/api/games/hocg/decks/write", json={"deck": deck, "format": name}).json()["text"])
        for name in formats["write"]
    }
    log = {
        pile: [{"card_number": number, "num": n, "name": "x"} for number, n in piles[part].items()]
        for pile, part in (("p_list", "oshi"), ("list", "main"), ("sub_list", "cheer"))
    }
    texts["decklog"] = json.dumps({"game_title_id": 9, "deck_id": "1A2B3", "title": deck["name"], **log})
    objects = {part: [{"cardId": number, "count": n} for number, n in pile.items()] for part, pile in piles.items()}
    [oshi] = piles["oshi"]
    texts["config"] = json.dumps({"oshi": oshi, "mainDeck": objects["main"], "cheerDeck": objects["cheer"]})
    texts["piles"] = json.dumps({"name": deck["name"], "oshi": oshi, "deck": piles["main"], "cheer": piles["cheer"]})
    texts["print-map"] = json.dumps({f"{number}_C": n for pile in piles.values() for number, n in pile.items()})
    texts["salvage"] = texts["holodelta"].rstrip("}\n ")
    missing = set(formats["read"]) - set(texts)
    assert not missing, f"no sample of the formats {missing}"
    return texts
