"""docs/protocol.md says what is so: every example is a message, every message has an example, every code is named."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import kaimaku.server
from kaimaku.server import openapi
from kaimaku.server.app import Application
from kaimaku.server.faults import SAID
from kaimaku.server.limits import BUCKETS
from kaimaku.server.rooms import RoomSettings
from kaimaku.server.rooms.words import TROUBLES
from kaimaku.server.settings import Settings
from kaimaku.server.wire import common, hocg, ops, play, rest, room

TEXT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [(name, json.loads(body)) for name, body in re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)]
MESSAGES = {name: found for module in (common, hocg, room, play, rest, ops) for name, found in vars(module).items()}
SOCKET_ONLY = {"hello", "late", "message", "size", "rate", "slow", "tabs", "crowded"}
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


DEFAULTS = {"undo", "listed", "rulings", "how", "bot", "token"}  # said in examples although they are as usual


def test_there_is_no_other_json_in_it() -> None:
    assert TEXT.count("```json") == len(EXAMPLES) > 25


@pytest.mark.parametrize("union", ["FromClient", "FromServer"])
def test_every_message_of_the_socket_has_an_example(union: str) -> None:
    shown = {example["type"] for name, example in EXAMPLES if name == union}
    tags = {each.__struct_config__.tag for each in get_args(MESSAGES[union])}
    assert shown == tags


def test_every_route_is_named() -> None:
    paths = openapi.schema(Application(Settings(data=Path("nowhere"))).api)["paths"]
    routes = {f"{method.upper()} {path}" for path, operations in paths.items() for method in operations}
    told = set(re.findall(r"^\| `((?:GET|POST) [^`]+)` \|", TEXT, re.MULTILINE))
    assert told == routes | {"GET /schema"}


def test_every_fault_is_named() -> None:
    """By status, as the source raises them."""
    raised = {(status, code) for code, (status, _, _) in TROUBLES.items()} | {(s, said[0]) for s, said in SAID.items()}
    for file in Path(kaimaku.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(args=[ast.Constant(value=int(status)), ast.Constant(value=str(code)), *_]) if (
                    status >= 400
                ):
                    raised.add((status, code))
    _, _, rest_part = TEXT.partition("| status | codes |")
    rest_part, _, socket_part = rest_part.partition("## The socket")
    told = {
        (int(status), code)
        for status, codes in re.findall(r"^\| (\d{3}) \| (.*) \|$", rest_part, re.MULTILINE)
        for code in re.findall(r"`([a-z_]+)`", codes)
    }
    assert told == {(status, code) for status, code in raised if code not in SOCKET_ONLY}
    closes = dict(re.findall(r"^\| (\d{4}) \| (.*?) \|", socket_part, re.MULTILINE))
    named = {(int(close), code) for close, codes in closes.items() for code in re.findall(r"`(\w+)`", codes)}
    usual = {413: 1009, 503: 1012}
    assert named == {
        (usual.get(status, 4000 + status), code) for status, code in raised if code in SOCKET_ONLY | EVERYWHERE
    }


def test_the_limits_are_these() -> None:
    told = dict(re.findall(r"^\| ([a-z ]+) \| (.*) \|$", TEXT.partition("## Limits")[2], re.MULTILINE))
    rooms = RoomSettings()
    assert told["a message to the socket"] == f"{rooms.message // 1024} KB"
    assert told["messages of one socket"].startswith(f"{rooms.rate:.0f} a second, {rooms.burst:.0f} at once")
    assert told["sockets of one address"] == str(Settings(data=Path()).connections)
    assert told["sockets of one seat"] == str(rooms.tabs)
    assert told["spectators of a room"] == str(rooms.watchers)
    for name, kind in (
        ("rooms opened by one address", "create"),
        ("seats taken by one address", "join"),
        ("replays kept by one address", "upload"),
    ):
        bucket = BUCKETS[kind]  # type: ignore[index]
        assert told[name] == f"{bucket.size:.0f} a minute" and bucket.refill * 60 == pytest.approx(bucket.size)
    for name, kind in (("requests of one address", "request"), ("frames and checks for one address", "work")):
        bucket = BUCKETS[kind]  # type: ignore[index]
        assert told[name] == f"{bucket.refill:.0f} a second, {bucket.size:.0f} at once"
