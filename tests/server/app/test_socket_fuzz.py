"""Anything may come through a socket: the server stays up, tells no secret and no traceback, and the game goes on."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kaimaku.wire.play import FromServer, Problem, Welcome
from kaimaku.wire.room import Seated
from tests.depth import examples
from tests.server.app.process import Served
from tests.server.app.seats import Sitting, new_room

TAGS = [
    "hello", "choose", "pick", "why", "foresee", "undo", "draw", "rematch", "step_back", "answer", "concede", "absent",
    "return", "ping", "welcome", "update", "", "nothing",
]  # fmt: skip
FIELDS = [
    "token",
    "words",
    "views",
    "seen",
    "asked",
    "option",
    "things",
    "thing",
    "target",
    "swap",
    "deck",
    "yes",
    "seat",
]
FIELDS += ["options", "what", "n", "more"]
SMALL = settings(max_examples=examples(40), suppress_health_check=list(HealthCheck))

leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30) | st.sampled_from(TAGS)
json_values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4)
)
messages = st.builds(
    lambda tag, fields: {"type": tag, **fields},
    st.sampled_from(TAGS) | leaves,
    st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=5),
)
raw = st.binary(max_size=200) | st.text(max_size=200) | json_values.map(json.dumps) | messages.map(json.dumps)
# Things that a player may well send, in any order and again and again. None of them ends the game.
plausible = st.sampled_from(
    [{"type": "choose", "asked": asked, "option": option} for asked in (-1, 0, 1, 2, 3, 10**9) for option in (0, 1, 99)]
    + [{"type": "pick", "asked": 1, "things": things} for things in ([], ["c1"], ["c1", "c1"], ["m1"] * 100)]
    + [
        {"type": "why", "thing": thing, "target": target}
        for thing in ("c1", "m1", "x", "c999")
        for target in ("", "c2")
    ]
    + [{"type": "foresee", "asked": asked, "options": [0, 1, 99], "things": ["c1"]} for asked in (-1, 1, 10**9)]
    + [{"type": "answer", "yes": yes} for yes in (True, False)]
    + [{"type": "absent", "seat": seat, "what": what} for seat in (0, 1, 7) for what in ("bot", "claim", "wait")]
    + [{"type": tag} for tag in ("undo", "rematch", "step_back", "return", "ping", "hello")]
)


@pytest.fixture(scope="module")
def room(served: Served) -> Seated:
    """A game against a bot that no test here may end."""
    return new_room(served)


def exchange(served: Served, code: str, sent: list[Any]) -> list[str]:
    """What comes back for these messages, until the server closes or has nothing more to say."""
    heard: list[str] = []
    with connect(f"{served.socket_url}/api/rooms/{code}/socket", max_size=None) as socket:
        with suppress(ConnectionClosed):  # what was said before is still to be heard
            for message in [*sent, '{"type":"ping","n":4321}']:
                socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        try:
            while not heard or heard[-1] != '{"type":"pong","n":4321}':
                heard.append(str(socket.recv(180)))
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and (closed.rcvd.code in (1007, 1009) or 4400 <= closed.rcvd.code < 4500)
    return heard


def check(heard: list[str], *secrets: str) -> list[FromServer]:
    """Every answer is a message, and none says what nobody should hear."""
    for text in heard:
        assert not any(secret in text for secret in secrets)
        assert "Traceback" not in text and "internal" not in text and not re.search(r"\.py\b", text)
    return [msgspec.json.decode(text, type=FromServer) for text in heard]


@SMALL
@given(first=raw)
def test_any_first_message(served: Served, room: Seated, first: str | bytes) -> None:
    answers = check(exchange(served, room.code, [first]), room.token)
    assert not answers or isinstance(answers[0], Welcome | Problem)


@SMALL
@given(more=st.lists(raw, max_size=4))
def test_anything_after_hello(served: Served, room: Seated, more: list[str | bytes]) -> None:
    answers = check(exchange(served, room.code, [{"type": "hello"}, *more]), room.token)
    assert isinstance(answers[0], Welcome) and answers[0].seat is None and answers[0].question is None


@SMALL
@given(more=st.lists(plausible, max_size=8))
def test_anything_from_a_player(served: Served, room: Seated, more: list[dict[str, object]]) -> None:
    hello = {"type": "hello", "token": room.token}
    answers = check(exchange(served, room.code, [hello, *more]), room.token)
    assert isinstance(answers[0], Welcome) and answers[0].seat == 0


@SMALL
@given(more=st.lists(plausible, max_size=8))
def test_a_spectator_changes_nothing(served: Served, room: Seated, more: list[dict[str, object]]) -> None:
    waiting = Sitting(served, room.code, room.token)
    waiting.asked()  # until then the bot may still decide something
    before = Sitting(served, room.code, room.token)
    check(exchange(served, room.code, [{"type": "hello"}, *more]), room.token)
    after = Sitting(served, room.code, room.token)
    assert after.welcome.view == before.welcome.view and after.n == before.n
    for sitting in (waiting, before, after):
        sitting.close()


@pytest.mark.parametrize(
    ("message", "close"),
    [
        ("x" * 20_000, 1009),
        ("x" * 300_000, 1009),
        (b"\xff" * 20_000, 1009),
        ("[" * 15_000, 4400),
        ('{"type":"ping","n":' + "9" * 10_000 + "}", 4400),
        ('{"type":"hello","token":"' + "x" * 65 + '"}', 4400),
        ('{"type":"hello","more":1}', 4400),
        ('{"type":"choose","asked":0,"option":0}', 4400),
        ('{"type":"hello","token":"not a token"}', 4403),
        ('{"type":"hello","seen":-1}', 4400),
    ],
)
def test_messages_that_end_a_connection(served: Served, room: Seated, message: str | bytes, close: int) -> None:
    with connect(f"{served.socket_url}/api/rooms/{room.code}/socket") as socket:
        socket.send(message)
        heard: list[str] = []
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                heard.append(str(socket.recv(180)))
    assert closed.value.rcvd is not None and closed.value.rcvd.code == close
    answers = check(heard, room.token)
    assert all(isinstance(answer, Problem) for answer in answers) and len(answers) <= 1


def test_a_room_that_is_not_there(served: Served) -> None:
    (only,) = check(exchange(served, "aaaaaaaa", ['{"type":"hello"}']))
    assert isinstance(only, Problem) and only.fault.code == "no_room"


def test_a_frame_that_is_no_text(served: Served, room: Seated) -> None:
    """Bytes are read like text; what is neither is refused."""
    answers = check(exchange(served, room.code, [b'{"type":"hello"}']))
    assert isinstance(answers[0], Welcome)


def test_after_all_this_the_game_goes_on(served: Served, room: Seated) -> None:
    assert httpx.get(f"{served.url}/health").json()["ok"] is True
    assert httpx.get(f"{served.url}/api/rooms/{room.code}").json()["status"] == "playing"
    mine = Sitting(served, room.code, room.token)
    assert mine.asked() is not None
    mine.close()
    assert [line for line in served.log.splitlines() if '"incident"' in line or "Traceback" in line] == []
    assert room.token not in served.log
