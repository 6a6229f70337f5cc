"""Rooms by REST: opened, found, joined; one's own view of the game; tokens and nothing else open a seat."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from kaimaku.wire.replays import ReplayFrames
from kaimaku.wire.room import RoomInfo, RoomList, Seated
from tests.server.app.process import Served
from tests.server.app.seats import Sitting, new_room
from tests.server.hocg_view import hocg_view


def get(served: Served, path: str, token: str | None = None) -> httpx.Response:
    return httpx.get(served.url + path, headers={} if token is None else {"authorization": f"Bearer {token}"})


def fault(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_friend_joins(served: Served) -> None:
    mine = new_room(served, second="open")
    address = f"/api/rooms/{mine.code}"
    info = msgspec.json.decode(get(served, address).content, type=RoomInfo)
    assert (info.status, [seat.kind for seat in info.seats]) == ("waiting", ["human", "open"])
    assert fault(get(served, f"{address}/frames", mine.token)) == (409, "no_frames")
    joined = httpx.post(f"{served.url}{address}/seats", json={"name": "Sora", "seat": 1})
    friend = msgspec.json.decode(joined.content, type=Seated)
    assert joined.status_code == 201 and friend.seat == 1 and friend.token != mine.token
    info = msgspec.json.decode(get(served, address).content, type=RoomInfo)
    assert (info.status, [seat.name for seat in info.seats]) == ("playing", ["Mio", "Sora"])
    assert len(info.commitment) == 64 and info.outcome is None
    again = httpx.post(f"{served.url}{address}/seats", json={"name": "Third"})
    assert fault(again) == (409, "full")
    for token in (mine.token, friend.token):
        assert token not in get(served, address).text


def test_ones_own_view_and_no_other(served: Served) -> None:
    seated = new_room(served)
    sitting = Sitting(served, seated.code, seated.token)
    for _ in range(6):
        assert sitting.asked() is not None
        sitting.decide()
    sitting.asked()
    sitting.close()
    answer = get(served, f"/api/rooms/{seated.code}/frames", seated.token)
    shown = msgspec.json.decode(answer.content, type=ReplayFrames)
    assert (shown.seat, shown.names, shown.outcome) == (0, ["Mio", "Random"], None)
    last = hocg_view(shown.steps[-1].view)
    assert None not in last.sides[0].hand and None in last.sides[1].hand
    back = Sitting(served, seated.code, seated.token)
    assert back.welcome.view == last  # just what this seat sees, and nothing more
    back.close()
    assert "seed" not in answer.text


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ({}, (401, "no_token")),
        ({"authorization": "Basic abc"}, (401, "no_token")),
        ({"authorization": "Bearer"}, (401, "no_token")),
        ({"authorization": "Bearer wrong"}, (403, "token")),
        ({"authorization": "Bearer " + "é" * 40}, (403, "token")),
        ({"authorization": "Bearer " + "x" * 5000}, (403, "token")),
    ],
)
def test_other_keys_open_nothing(served: Served, header: dict[str, str], said: tuple[int, str]) -> None:
    room = new_room(served)
    raw = {name.encode(): value.encode() for name, value in header.items()}
    assert fault(httpx.get(f"{served.url}/api/rooms/{room.code}/frames", headers=raw)) == said


def test_a_token_of_another_room_opens_nothing(served: Served) -> None:
    one, other = new_room(served), new_room(served)
    assert fault(get(served, f"/api/rooms/{one.code}/frames", other.token)) == (403, "token")


def test_only_listed_games_are_listed(served: Served) -> None:
    hidden = new_room(served)
    shown = new_room(served, options={"listed": True})
    closed = new_room(served, options={"listed": True, "spectators": False})
    found = {room.code for room in msgspec.json.decode(get(served, "/api/rooms").content, type=RoomList).rooms}
    assert shown.code in found and not {hidden.code, closed.code} & found


@pytest.mark.parametrize(
    ("room", "said"),
    [
        ({"game": "chess"}, (422, "no_game")),
        ({"game": "a game"}, (400, "bad_request")),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, (422, "one_me")),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, (422, "no_bot")),
        ({"seats": [{"kind": "me", "deck": {"builtin": "none"}}, {"kind": "open"}]}, (422, "no_deck")),
        ({"seats": [{"kind": "me", "deck": {"list": {"piles": {}}}}, {"kind": "open"}]}, (422, "deck")),
        ({"options": {"rulings": {"x": "y"}}}, (422, "ruling")),
        ({"start": {"type": "scenario", "scenario": "../../x"}}, (404, "no_scenario")),
        ({"start": {"type": "replay", "replay": "x", "at": 0, "seat": 0}}, (404, "no_replay")),
        ({"name": "\u200b"}, (422, "name")),
        ({"name": "x" * 25}, (422, "name")),
        ({"name": "x" * 241}, (400, "bad_request")),
    ],
)
def test_rooms_that_cannot_be(served: Served, room: dict[str, object], said: tuple[int, str]) -> None:
    usual = {"game": "hocg", "name": "Mio", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = httpx.post(f"{served.url}/api/rooms", json={**usual, **room})
    assert fault(answer) == said
    assert answer.json()["words"]["en"] and answer.json()["words"]["ja"]


def test_no_such_room(served: Served) -> None:
    assert fault(get(served, "/api/rooms/aaaaaaaa")) == (404, "no_room")
    for strange in ("AAAAAAAA", "abc", "a" * 40):
        assert fault(get(served, f"/api/rooms/{strange}")) == (404, "no_room")
    assert fault(httpx.post(f"{served.url}/api/rooms/aaaaaaaa/seats", json={"name": "Mio"})) == (404, "no_room")
