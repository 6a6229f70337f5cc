"""docs/protocol.md says what is so: every example is a message, every message has an example, every code is named."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import kaimaku.server
from kaimaku.games.danmaku.projection import shape as danmaku
from kaimaku.games.hocg.projection import shape as hocg
from kaimaku.games.vcard.projection import shape as vcard
from kaimaku.server.app import Application
from kaimaku.server.errors.api_error import ERRORS
from kaimaku.server.http import openapi
from kaimaku.server.limits.rate_limits import BUCKETS
from kaimaku.server.rooms import RoomSettings
from kaimaku.server.settings import Settings
from kaimaku.wire import (
    common,
    lab,
    learn,
    match,
    operator,
    ops,
    people,
    plain,
    play,
    replays,
    rest,
    review,
    room,
    tournaments,
)
from tools import wire_types


@cache
def raised() -> frozenset[tuple[int, str]]:
    """Faults with their status, wherever the server makes one."""
    found = {(status, key.partition(":")[0]) for key, (status, _, _) in ERRORS.items()}
    for file in Path(kaimaku.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(args=[ast.Constant(value=int(status)), ast.Constant(value=str(code)), *_]) if (
                    status >= 400
                ):
                    found.add((status, code))
    return frozenset(found)


TEXT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [(name, json.loads(body)) for name, body in re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)]
MODULES = (
    *(common, hocg, danmaku, vcard, plain, match, room, play, rest, replays, review, lab, learn),
    *(people, tournaments, operator, ops),
)
MESSAGES = {name: found for module in MODULES for name, found in vars(module).items()}
SOCKET_ONLY = {"hello", "late", "message", "protocol", "size", "rate", "slow", "tabs", "crowded"}
EVERYWHERE = {"restart", "storage", "internal", "no_room", "token", "no_watching"}


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_every_example_is_a_message(name: str, example: dict[str, Any]) -> None:
    decoded = msgspec.json.decode(json.dumps(example), type=MESSAGES[name])
    written = json.loads(msgspec.json.encode(decoded))
    assert fits(example, written), written


def fits(example: object, written: object) -> bool:
    """Nothing stands in the example that the message does not know; defaults may be said or left out."""
    if isinstance(example, dict) and isinstance(written, dict):
        return all(key not in written or fits(value, written[key]) for key, value in example.items()) and (
            example.keys() - written.keys() <= DEFAULTS
        )
    if isinstance(example, list) and isinstance(written, list):
        return len(example) == len(written) and all(map(fits, example, written))
    return example == written


DEFAULTS = {"undo", "listed", "rulings", "how", "bot", "token", "pace"}  # said in examples although they are as usual


def test_there_is_no_other_json_in_it() -> None:
    assert TEXT.count("```json") == len(EXAMPLES) > 25


@pytest.mark.parametrize("union", ["FromClient", "FromServer"])
def test_every_message_of_the_socket_has_an_example(union: str) -> None:
    shown = {example["type"] for name, example in EXAMPLES if name == union}
    tags = {each.__struct_config__.tag for each in get_args(MESSAGES[union])}
    assert shown == tags


def test_every_message_is_told_field_by_field() -> None:
    """The reference is written out of the messages; none of them is missing."""
    assert wire_types.page(TEXT) == TEXT
    reference = "".join(re.findall(r"```ts\n(.*?)```", TEXT, re.DOTALL))
    for name, found in MESSAGES.items():
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__.startswith("kaimaku"):
            (body,) = re.findall(rf"^interface {name} {{\n(.*?)^}}", reference, re.DOTALL | re.MULTILINE)
            told = set(re.findall(r"^  (\w+)\??: ", body, re.MULTILINE)) - {found.__struct_config__.tag_field}
            assert told == set(found.__struct_fields__), name


def test_nothing_is_told_that_is_not_there() -> None:
    """Whatever stands in the page as a message, a field or a value of one is in the messages."""
    prose = re.sub(r"```.*?```|<!--.*?-->", "", TEXT, flags=re.DOTALL)
    fields = {field for found in MESSAGES.values() for field in getattr(found, "__struct_fields__", ())}
    tags = {found.__struct_config__.tag for found in MESSAGES.values() if hasattr(found, "__struct_config__")}
    values = set(re.findall(r'"([a-z_]+)"', "".join(Path(str(m.__file__)).read_text("utf-8") for m in MODULES)))
    codes = {code for _, code in raised()}
    known = fields | tags | values | codes | set(MESSAGES) | OTHER
    assert set(re.findall(r"`(\w*[a-zA-Z_]\w*)`", prose)) - known == set()


OTHER = {"type", "false", "null", "Origin", "c12", "m7", "o0", "q3", "p0", "p3", "k3", "e0"}


def test_the_version_is_the_one_that_is_spoken() -> None:
    assert f"This page describes version {play.PROTOCOL} of the protocol." in TEXT
    assert play.Hello().protocol == 1 and f"means version {play.Hello().protocol}" in TEXT


def test_every_route_is_named() -> None:
    paths = openapi.schema(Application(Settings(data=Path("nowhere"))).api)["paths"]
    routes = {f"{method.upper()} {path}" for path, operations in paths.items() for method in operations}
    told = set(re.findall(r"^\| `((?:GET|POST|DELETE) [^`]+)` \|", TEXT, re.MULTILINE))
    assert told == routes | {"GET /schema"}


def test_every_fault_is_named() -> None:
    """By status, as the source raises them."""
    _, _, rest_part = TEXT.partition("| status | codes |")
    rest_part, _, socket_part = rest_part.partition("## The socket")
    told = {
        (int(status), code)
        for status, codes in re.findall(r"^\| (\d{3}) \| (.*) \|$", rest_part, re.MULTILINE)
        for code in re.findall(r"`([a-z_]+)`", codes)
    }
    assert told == {(status, code) for status, code in raised() if code not in SOCKET_ONLY}
    closes = dict(re.findall(r"^\| (\d{4}) \| (.*?) \|", socket_part, re.MULTILINE))
    named = {(int(close), code) for close, codes in closes.items() for code in re.findall(r"`(\w+)`", codes)}
    usual = {413: 1009, 503: 1012}
    assert named == {
        (usual.get(status, 4000 + status), code) for status, code in raised() if code in SOCKET_ONLY | EVERYWHERE
    }


def test_the_limits_are_these() -> None:
    told = dict(re.findall(r"^\| ([a-z ]+) \| (.*) \|$", TEXT.partition("## Limits")[2], re.MULTILINE))
    rooms = RoomSettings()
    assert told["a message to the socket"] == f"{rooms.message // 1024} KB"
    assert told["messages of one socket"].startswith(f"{rooms.rate:.0f} a second, {rooms.burst:.0f} at once")
    assert told["connections of one address"] == str(Settings(data=Path()).connections)
    assert told["sockets of one seat"] == str(rooms.tabs)
    assert told["spectators of a room"] == str(rooms.watchers)
    for name, kind in (
        ("rooms opened by one address", "create"),
        ("seats taken by one address", "join"),
        ("replays kept by one address", "upload"),
    ):
        bucket = BUCKETS[kind]  # type: ignore[index]
        assert told[name] == f"{bucket.size:.0f} a minute" and bucket.refill * 60 == pytest.approx(bucket.size)
    names = BUCKETS["person"]
    assert told["names chosen and attempts to sign in by one address"] == f"{names.size:.0f} in 10 minutes"
    assert names.refill * 600 == pytest.approx(names.size)
    spent = BUCKETS["time"]
    assert told["working time for one address"] == (
        f"{spent.refill:.0f} milliseconds a second, {spent.size:.0f} at once"
    )
    for name, kind in (("requests of one address", "request"), ("frames and checks for one address", "work")):
        bucket = BUCKETS[kind]  # type: ignore[index]
        assert told[name] == f"{bucket.refill:.0f} a second, {bucket.size:.0f} at once"
