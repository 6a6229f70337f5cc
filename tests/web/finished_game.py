"""A finished game to look at: played without a browser, brought to the server as a file."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.app.games import finished

OCTETS = {"Content-Type": "application/octet-stream"}


def replay_file(folder: Path) -> Path:
    path = folder / "game.kaimaku"
    path.write_bytes(finished().to_bytes())
    return path


def stored(url: str, game: str = "hocg") -> str:
    """The id of a finished game that the server keeps."""
    answer = httpx.post(f"{url}/api/replays", content=finished(game).to_bytes(), headers=OCTETS, timeout=300)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])
