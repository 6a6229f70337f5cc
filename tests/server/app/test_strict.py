"""What clients send is exactly what the messages say: nothing unknown is passed over, nothing nested breaks a route."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from kaimaku.server.app import Application
from kaimaku.server.rooms.seating.records import hashed
from kaimaku.server.settings import Settings
from kaimaku.wire.play import FromClient, Problem
from kaimaku.wire.room import NewRoom
from tests.server.app.process import Served
from tests.server.app.seats import Sitting, new_room

pytestmark = pytest.mark.anyio

DEEP = 60_000
OPERATOR = "operator-" + "t" * 20


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """With an operator: their routes take messages, too."""
    return Settings(data=tmp_path, rate=0, operator=hashed(OPERATOR))


ROOM: dict[str, Any] = {
    "game": "hocg",
    "name": "Aki",
    "seats": [
        {"kind": "me", "deck": {"list": {"piles": {"oshi": {"hSD01-001": 1}}}}},
        {"kind": "bot", "deck": {"builtin": "sora"}},
    ],
    "options": {"clock": {"kind": "none"}},
    "start": {"type": "replay", "replay": "", "at": 0, "seat": 0},
}


def bodies() -> Iterator[tuple[str, str, Any]]:
    """Every route that takes a message."""
    for route in Application(Settings(data=Path("nowhere"))).api.routes:
        for handler in getattr(route, "route_handlers", ()):
            field = handler.parsed_data_field if isinstance(handler, HTTPRouteHandler) else None
            if field is not None:
                path = route.path.replace("{game:str}", "hocg").replace("{code:str}", "abcdefgh")
                yield next(iter(handler.http_methods)), path, field.annotation


BODIES = list(bodies())


def structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """Every struct a message of this type can hold, at any depth."""
    if isinstance(kind, inspect.StructType):
        yield kind
    for name in kind.__struct_fields__:
        value = getattr(kind, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, inspect.Type):
                yield from structs(part)
            elif isinstance(part, inspect.Field):
                yield from structs(part.type)


def test_the_routes_that_take_messages_are_found() -> None:
    assert len(BODIES) >= 5 and NewRoom in [kind for _, _, kind in BODIES]


@pytest.mark.parametrize("kind", [*(kind for _, _, kind in BODIES), *get_args(FromClient)])
def test_unknown_fields_are_forbidden_at_every_depth(kind: Any) -> None:
    found = {each.cls for each in structs(inspect.type_info(kind))}
    assert kind in found
    assert [each.__name__ for each in found if not each.__struct_config__.forbid_unknown_fields] == []


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every object in a message but those whose keys are free."""
    if isinstance(value, dict):
        if "piles" not in path:
            yield path
        for key, part in value.items():
            yield from places(part, (*path, key))
    elif isinstance(value, list):
        for n, part in enumerate(value):
            yield from places(part, (*path, n))


async def test_a_word_nobody_knows_is_refused_wherever_it_stands(client: httpx.AsyncClient) -> None:
    """A misspelt `spectators` would open a table that anybody may watch."""
    tried = list(places(ROOM))
    assert len(tried) >= 7
    for path in tried:
        body = msgspec.json.decode(msgspec.json.encode(ROOM))
        there = body
        for step in path:
            there = there[step]
        there["spectator"] = False
        answer = await client.post("/api/rooms", json=body)
        assert answer.status_code == 400, path
        assert "unknown field `spectator`" in answer.json()["words"]["en"], path


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"start":{"a":', '{"start":{"a":[', '{"text":{"a":'])
async def test_nesting_that_never_ends_is_a_bad_request(client: httpx.AsyncClient, opening: str) -> None:
    """Every route that takes a message is sent it; a server for each would cost more than all they do with it."""
    tail = opening[-1] if opening[-1] == "[" else '{"a":'
    body = opening + tail * (DEEP // len(tail))
    headers = {"content-type": "application/json", "authorization": f"Bearer {OPERATOR}"}
    for method, path, _ in BODIES:
        answer = await client.request(method, path, content=body, headers=headers)
        assert answer.status_code == 400, (method, path, answer.text)
        assert answer.json()["code"] == "bad_request", (method, path)


@pytest.mark.parametrize("nested", ["[" * DEEP, '{"a":' * (DEEP // 5), "- " * DEEP, "a: {" * (DEEP // 4)])
async def test_a_nested_text_is_no_deck(client: httpx.AsyncClient, nested: str) -> None:
    answer = await client.post("/api/games/hocg/decks/read", json={"text": nested})
    assert answer.status_code in (200, 400), answer.text


@pytest.mark.parametrize("message", ["[" * 16_000, '{"a":' * 3000, '{"type":"answer","deck":{"list":' + "[" * 16_000])
def test_a_nested_message_is_told_and_the_table_goes_on(served: Served, message: str) -> None:
    seated = new_room(served)
    mine = Sitting(served, seated.code, seated.token)
    mine.socket.send(message)
    while not isinstance(told := mine.hear(), Problem):
        pass
    assert told.fault.code == "message"
    again = Sitting(served, seated.code, seated.token)
    assert again.asked() is not None
    assert "incident" not in served.log
