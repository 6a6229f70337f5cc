"""Logs: one JSON object a line, and nothing in them that is a secret."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx

from tests.server.app.process import Served
from tests.server.app.seats import Sitting, new_room


def test_a_whole_game_leaves_no_secret_behind(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        seated = new_room(server, name="Himitsu")
        mine = Sitting(server, seated.code, seated.token)
        while mine.asked() is not None:
            mine.decide()
        assert mine.room is not None and mine.room.outcome is not None
        outcome = mine.room.outcome
        bearer = {"authorization": f"Bearer {seated.token}"}
        assert (
            httpx.get(f"{server.url}/api/rooms/{seated.code}/frames?mark=inthequery", headers=bearer).status_code == 200
        )
        assert httpx.get(f"{server.url}/api/replays/{outcome.replay}/verify").json()["ok"] is True
        httpx.post(
            f"{server.url}/api/rooms",
            content=b'{"password": "inthebody"}',
            headers={"content-type": "application/json"},
        )
        mine.close()
        server.stop()
        text = server.log
    entries = [json.loads(line) for line in text.splitlines()]
    assert {entry["event"] for entry in entries} == {"request"}
    routes = {(entry["method"], entry["route"], entry["status"]) for entry in entries}
    assert routes == {
        ("POST", "/api/rooms", 201),
        ("POST", "/api/rooms", 400),
        ("GET", "socket", 101),
        ("GET", "/api/rooms/{code}/frames", 200),
        ("GET", "/api/replays/{id}/verify", 200),
    }
    for entry in entries:
        assert set(entry) == {
            "event", "level", "logger", "method", "milliseconds", "request", "route", "status", "timestamp",
        }  # fmt: skip
    assert outcome.seed and len(seated.token) >= 24
    for secret in (
        seated.token,
        outcome.seed,
        hex(int(outcome.seed))[2:],
        "inthequery",
        "inthebody",
        "Himitsu",
        "hello",
    ):
        assert secret not in text
    assert not re.search(r"bloom \d|hSD01-", text)


def test_what_a_library_complains_about_is_json_too(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        assert server.raw(b"nonsense\r\n\r\n").startswith(b"HTTP/1.1 400")
        server.stop()
        entries = [json.loads(line) for line in server.log.splitlines()]
    assert [(entry["level"], entry["logger"]) for entry in entries] == [("warning", "uvicorn.error")]
