"""Packs on a real server: found, put into a deck, played, and carried along to where nobody has the pack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from kaimaku.decks import builtin
from tests.own.packs import BOX, CALL, SINGER, folder, lines
from tests.server.app.process import Served
from tests.server.app.seats import Sitting
from tests.server.app.test_workshop import opened, played


def packs_of(served: Served) -> dict[str, dict[str, Any]]:
    answer = httpx.get(f"{served.url}/api/games/hocg/packs", timeout=180)
    assert answer.status_code == 200, answer.text
    return {pack["name"]: pack for pack in answer.json()["packs"]}


def pasted(served: Served) -> dict[str, Any]:
    """A list that names cards of the pack by the numbers on their sheet."""
    deck = builtin("sora")
    main = dict(deck.main)
    for number in ("hZZ01-001", "hZZ01-003"):
        del main[next(number for number, count in main.items() if count == 4)]
        main[number] = 4
    rows = [f"{count} {number}" for cards in ({**deck.piles, "main": main}).values() for number, count in cards.items()]
    text = "\n".join(rows)
    answer = httpx.post(f"{served.url}/api/games/hocg/decks/read", json={"text": text}, timeout=120).json()
    assert not answer.get("unread"), answer
    found: dict[str, Any] = answer["report"]
    return found


def test_a_pack_is_played_and_needed_by_nobody_afterwards(tmp_path: Path) -> None:
    place = folder(tmp_path / "packs", hZZ01_jsonl=lines(SINGER, BOX, CALL), torn_jsonl='{"number": "hZZ02-001"\n')
    with Served(tmp_path / "one", "--packs", str(place)) as served:
        packs = packs_of(served)
        assert [card["id"].partition("~")[0] for card in packs["hZZ01"]["cards"]] == [
            "hZZ01-001",
            "hZZ01-002",
            "hZZ01-003",
        ]
        assert {card["pack"] for card in packs["hZZ01"]["cards"]} == {"hZZ01"}
        assert packs["torn"]["cards"] == [] and packs["torn"]["problems"][0]["where"] == "line 1"
        assert str(tmp_path) not in str(packs)  # no path of the server's
        report = pasted(served)
        assert report["legal"] and len(report["deck"]["own"]) == 2
        listed = httpx.get(f"{served.url}/api/games/hocg/cards", timeout=180).text
        assert "hZZ01" not in listed
        mine = opened(served, mine={"deck": {"list": report["deck"]}}).json()
        played(served, mine, 4)
        assert '"pack problem"' in served.log and "Traceback" not in served.log
    with Served(tmp_path / "one") as again:  # the pack is gone, the game goes on
        assert packs_of(again) == {}
        played(again, mine, 4)
        sitting = Sitting(again, mine["code"], mine["token"])
        sitting.say(type="concede")
        while sitting.room is None or sitting.room.outcome is None:
            sitting.hear()
        replay = sitting.room.outcome.replay
        sitting.close()
        file = httpx.get(f"{again.url}/api/replays/{replay}/file").content
        assert opened(again, mine={"deck": {"list": report["deck"]}}).status_code == 201  # a deck of then plays on, too
    with Served(tmp_path / "two") as other:
        headers = {"content-type": "application/octet-stream"}
        kept = httpx.post(f"{other.url}/api/replays", content=file, headers=headers, timeout=120)
        assert kept.status_code == 201 and kept.json()["verified"]["ok"], kept.text
