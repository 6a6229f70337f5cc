"""Bodies as large as a route takes arrive; only headers without an end are cut off."""

from __future__ import annotations

import json

import httpx
import pytest

from tests.server.app.process import Served


@pytest.mark.parametrize("letter", ["x", "é", "𝕄"], ids=["one byte", "two bytes", "two escapes"])
def test_a_text_of_as_many_characters_as_may_be(served: Served, letter: str) -> None:
    for count, status in ((100_000, 200), (100_001, 400)):
        body = json.dumps({"text": letter * count})
        headers = {"content-type": "application/json"}
        answer = httpx.post(f"{served.url}/api/games/hocg/decks/read", content=body, headers=headers, timeout=180)
        assert answer.status_code == status, answer.text[:200]


def test_a_replay_file_of_the_largest_size(served: Served) -> None:
    headers = {"content-type": "application/octet-stream"}
    answer = httpx.post(f"{served.url}/api/replays", content=b"x" * 256 * 1024, headers=headers, timeout=180)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_replay")
