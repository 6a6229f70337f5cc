"""Own cards on a real server: written, tried, played against a bot and a friend, replayed where nobody knows them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from kaimaku.decks import builtin
from tests.own.sheets import SINGER
from tests.server.app.process import Served
from tests.server.app.seats import Sitting


def written(served: Served, sheet: str = SINGER) -> dict[str, Any]:
    answer = httpx.post(f"{served.url}/api/games/hocg/workshop", json={"sheet": sheet}, timeout=120)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def deck_with(card: dict[str, Any]) -> dict[str, Any]:
    deck = builtin("sora")
    main = dict(deck.main)
    del main[next(number for number, count in main.items() if count == 4)]
    piles = {**{pile: dict(cards) for pile, cards in deck.piles.items()}, "main": {**main, card["number"]: 4}}
    return {"piles": piles, "name": "With Maku", "own": {card["number"]: card["document"]}}


def opened(served: Served, second: str = "bot", **more: Any) -> httpx.Response:
    other = {"kind": "bot", "bot": "random"} if second == "bot" else {"kind": second}
    seats = [{"kind": "me", **more.pop("mine", {})}, other]
    new = {"game": "hocg", "name": "Mio", "seats": seats, **more}
    return httpx.post(f"{served.url}/api/rooms", json=new, timeout=120)


def played(served: Served, seated: dict[str, Any], decisions: int = 8) -> None:
    sitting = Sitting(served, seated["code"], seated["token"])
    for _ in range(decisions):
        if sitting.asked() is None:
            break
        sitting.decide()
    sitting.close()


def test_a_card_is_played_with_a_friend_and_survives_a_restart(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        card = written(served)
        deck = deck_with(card)
        assert httpx.post(f"{served.url}/api/games/hocg/decks/check", json=deck, timeout=120).json()["legal"]
        mine = opened(served, "open", mine={"deck": {"list": deck}}).json()
        address = f"{served.url}/api/rooms/{mine['code']}"
        friend = httpx.post(f"{address}/seats", json={"name": "Sora", "deck": {"builtin": "azki"}}).json()
        assert httpx.get(address).json()["own"] == [card["number"]]
        shown = httpx.get(f"{address}/cards").json()
        assert [each["name"]["en"] for each in shown] == ["Maku"]
        listed = httpx.get(f"{served.url}/api/games/hocg/cards", timeout=120).text
        assert card["number"] not in listed  # nobody else's catalogue changes
        for seated in (mine, friend):
            Sitting(served, seated["code"], seated["token"]).close()
        key = {"authorization": f"Bearer {mine['token']}"}
        frames = httpx.get(f"{address}/frames", headers=key, timeout=120).json()
    with Served(tmp_path) as again:
        address = f"{again.url}/api/rooms/{mine['code']}"
        assert httpx.get(address, timeout=120).json()["own"] == [card["number"]]
        assert [each["name"]["en"] for each in httpx.get(f"{address}/cards").json()] == ["Maku"]
        back = httpx.get(f"{address}/frames", headers=key, timeout=120).json()
        assert back["steps"] == frames["steps"]


def test_a_game_against_a_bot_and_its_replay_on_another_server(tmp_path: Path) -> None:
    with Served(tmp_path / "one") as served:
        card = written(served)
        mine = opened(served, mine={"deck": {"list": deck_with(card)}}).json()
        played(served, mine)
        sitting = Sitting(served, mine["code"], mine["token"])
        sitting.say(type="concede")
        while sitting.room is None or sitting.room.outcome is None:
            sitting.hear()
        replay = sitting.room.outcome.replay
        sitting.close()
        file = httpx.get(f"{served.url}/api/replays/{replay}/file").content
    with Served(tmp_path / "two") as other:
        headers = {"content-type": "application/octet-stream"}
        kept = httpx.post(f"{other.url}/api/replays", content=file, headers=headers, timeout=120)
        assert kept.status_code == 201 and kept.json()["verified"]["ok"], kept.text
        frames = httpx.get(f"{other.url}/api/replays/{kept.json()['id']}/frames", timeout=120).json()
        assert [each["name"]["en"] for each in frames["own"]] == ["Maku"]


def test_a_card_is_tried_at_once(served: Served) -> None:
    card = written(served)
    start = {"type": "card", "number": card["number"], "document": card["document"]}
    mine = opened(served, start=start)
    assert mine.status_code == 201, mine.text
    sitting = Sitting(served, mine.json()["code"], mine.json()["token"])
    assert sitting.asked() is not None
    assert card["number"] in sitting.raw[0]
    sitting.close()
    assert httpx.get(f"{served.url}/api/rooms/{mine.json()['code']}").json()["practice"]


def test_what_is_no_card_is_refused_with_a_sentence_and_opens_nothing(served: Served) -> None:
    card = written(served)
    deck = deck_with(card)
    forged = {**deck, "own": {card["number"]: card["document"].replace('"hp":100', '"hp":900')}}
    rubbish = {**deck, "own": {card["number"]: "{"}}
    for wrong in (forged, rubbish):
        answer = opened(served, mine={"deck": {"list": wrong}})
        assert (answer.status_code, answer.json()["code"]) == (422, "own_card")
    fresh = {"own~0123456789ab": card["document"]}
    answer = opened(served, mine={"deck": {"list": {**deck, "own": fresh}}})
    assert (answer.status_code, answer.json()["code"]) == (422, "own_card")
    many = {f"own~{n:012x}": card["document"] for n in range(31)}
    assert opened(served, mine={"deck": {"list": {**deck, "own": many}}}).status_code == 400
    unknown = {**deck, "own": {}, "piles": {**deck["piles"], "main": {"own~ffffffffffff": 50}}}
    assert opened(served, mine={"deck": {"list": unknown}}).json()["code"] == "deck"
    start = {"type": "card", "number": "own~ffffffffffff", "document": card["document"]}
    assert opened(served, start=start).json()["code"] == "own_card"
    answer = httpx.post(f"{served.url}/api/games/danmaku/workshop", json={"sheet": "a: 1"}, timeout=120)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_workshop")
    assert httpx.post(f"{served.url}/api/games/hocg/workshop", json={"sheet": "a" * 20_000}).status_code == 400
    assert httpx.get(f"{served.url}/health").status_code == 200
    assert "Traceback" not in served.log


def test_a_pasted_deck_brings_its_cards(served: Served) -> None:
    card = written(served)
    deck = deck_with(card)
    text = httpx.post(
        f"{served.url}/api/games/hocg/decks/write", json={"deck": deck, "format": "kaimaku"}, timeout=120
    ).json()["text"]
    back = httpx.post(f"{served.url}/api/games/hocg/decks/read", json={"text": text}, timeout=120).json()
    assert back["report"]["legal"] and back["report"]["deck"]["own"] == deck["own"] and not back.get("unread")
    wrong = text.replace('\\"hp\\":100', '\\"hp\\":900').replace('"hp":100', '"hp":900')
    back = httpx.post(f"{served.url}/api/games/hocg/decks/read", json={"text": wrong}, timeout=120).json()
    assert back["unread"] and card["number"] not in back["report"]["deck"]["piles"]["main"]
