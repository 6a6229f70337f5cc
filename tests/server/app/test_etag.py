"""Long answers are packed once."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from kaimaku.server.app import Application
from kaimaku.server.http.client_files import Static

pytestmark = pytest.mark.anyio


async def test_long_lists_are_packed_once_and_unpacked_for_who_cannot(client: httpx.AsyncClient) -> None:
    for address in ("/api/games", "/api/games/vcard/cards", "/schema"):
        packed = await client.get(address, headers={"accept-encoding": "gzip"})
        bare = await client.get(address, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in bare.headers
        assert packed.json() == bare.json() and packed.headers["vary"] == bare.headers["vary"] == "accept-encoding"
        again = await client.get(address, headers={"if-none-match": packed.headers["etag"]})
        assert again.status_code == 304 and not again.content


@pytest.mark.parametrize("address", ["/api/games", "/metrics", "/"])
async def test_odd_wishes_are_understood(
    client: httpx.AsyncClient, application: Application, tmp_path: Path, address: str
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>" * 500)
    application.static = Static(tmp_path)
    for wish, packed in (("gzip;q=0", False), ("br, gzip; q=0.0", False), ("GZIP", True), ("x, gzip;q=0.1", True)):
        answer = await client.get(address, headers={"accept-encoding": wish})
        assert ("content-encoding" in answer.headers) is packed, wish
        assert answer.status_code == 200 and answer.text


async def test_odd_tags_are_understood(client: httpx.AsyncClient) -> None:
    tag = (await client.get("/api/games")).headers["etag"]
    for known in ("*", tag.removeprefix("W/"), f'"x", {tag}'):
        assert (await client.get("/api/games", headers={"if-none-match": known})).status_code == 304, known
    for unknown in ("", "W/", '"*"', "x" * 4000):
        assert (await client.get("/api/games", headers={"if-none-match": unknown})).status_code == 200, unknown
