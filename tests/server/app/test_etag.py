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
