"""Long answers are packed once."""

from __future__ import annotations

import httpx
import pytest

pytestmark = pytest.mark.anyio


async def test_long_lists_are_packed_once_and_unpacked_for_who_cannot(client: httpx.AsyncClient) -> None:
    for address in ("/api/games", "/api/games/vcard/cards", "/schema"):
        packed = await client.get(address, headers={"accept-encoding": "gzip"})
        bare = await client.get(address, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in bare.headers
        assert packed.json() == bare.json() and packed.headers["vary"] == bare.headers["vary"] == "accept-encoding"
        again = await client.get(address, headers={"if-none-match": packed.headers["etag"]})
        assert again.status_code == 304 and not again.content


async def test_odd_wishes_are_understood(client: httpx.AsyncClient) -> None:
    for wish, packed in (("gzip;q=0", False), ("br, gzip; q=0.0", False), ("GZIP", True), ("x, gzip;q=0.1", True)):
        answer = await client.get("/api/games", headers={"accept-encoding": wish})
        assert ("content-encoding" in answer.headers) is packed, wish
        assert answer.status_code == 200 and answer.json()
    tag = answer.headers["etag"]
    for known in ("*", tag.removeprefix("W/"), f'"x", {tag}'):
        assert (await client.get("/api/games", headers={"if-none-match": known})).status_code == 304, known
    for unknown in ("", "W/", '"*"', "x" * 4000):
        assert (await client.get("/api/games", headers={"if-none-match": unknown})).status_code == 200, unknown
