"""Lists of restricted cards: a warning as a rule, and a refusal at tables that play by one."""

from __future__ import annotations

from typing import Any

import httpx

from kaimaku.decks import builtin
from tests.server.app.process import Served
from tests.server.app.test_workshop import opened

OVER = "rec-mumei-hbp01"


def check(served: Served, query: str = "") -> dict[str, Any]:
    deck = builtin(OVER)
    body = {"piles": {pile: dict(cards) for pile, cards in deck.piles.items()}, "name": deck.name}
    found: dict[str, Any] = httpx.post(f"{served.url}/api/games/hocg/decks/check{query}", json=body, timeout=120).json()
    return found


def test_a_deck_over_a_list_is_warned_of_or_refused(served: Served) -> None:
    usual = check(served)
    assert usual["legal"] and [problem["warning"] for problem in usual["problems"]] == [True]
    japan = check(served, "?restricted=ja")
    assert not japan["legal"] and "Japanese tournaments allow 1 copy" in japan["problems"][0]["why"]["words"]["en"]
    assert check(served, "?restricted=fr")["code"] == "region"
    games = httpx.get(f"{served.url}/api/games", timeout=120).json()["games"]
    assert {game["id"]: sorted(game["regions"]) for game in games}["hocg"] == ["en", "ja"]


def test_a_room_that_plays_by_a_list_refuses_such_a_deck_from_everybody(served: Served) -> None:
    mumei = {"deck": {"builtin": OVER}}
    assert opened(served, mine=mumei).status_code == 201
    refused = opened(served, mine=mumei, options={"restricted": "en"})
    assert (refused.status_code, refused.json()["code"]) == (422, "deck")
    assert "English tournaments allow 1 copy of hBP01-030" in refused.json()["words"]["en"]
    assert "英語版の公式大会" in refused.json()["words"]["ja"]
    room = opened(served, "open", options={"restricted": "en"}).json()
    seats = f"{served.url}/api/rooms/{room['code']}/seats"
    friend = httpx.post(seats, json={"name": "Sora", **mumei}, timeout=120)
    assert (friend.status_code, friend.json()["code"]) == (422, "deck")
    assert httpx.post(seats, json={"name": "Sora", "deck": {"builtin": "azki"}}, timeout=120).status_code == 201
    assert opened(served, options={"restricted": "xx"}).json()["code"] == "region"
