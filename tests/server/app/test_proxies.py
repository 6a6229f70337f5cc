"""Behind a proxy that was named, the players' addresses count; anybody else's word for it does not."""

from __future__ import annotations

from pathlib import Path

import httpx

from kaimaku.server.limits.rate_limits import BUCKETS
from tests.server.app.process import Served

FULL = int(BUCKETS["upload"].size)


def uploads(server: Served, addresses: list[str]) -> list[int]:
    return [
        httpx.post(f"{server.url}/api/replays", content=b"", headers={"x-forwarded-for": address}).status_code
        for address in addresses
    ]


def test_a_proxy_that_was_named(tmp_path: Path) -> None:
    with Served(tmp_path, KAIMAKU_RATE="1", KAIMAKU_PROXIES="127.0.0.0/8") as server:
        assert uploads(server, [f"192.0.2.{n}" for n in range(FULL + 5)]) == [415] * (FULL + 5)
        assert uploads(server, ["198.51.100.1"] * (FULL + 1)) == [415] * FULL + [429]
        forged = [f"203.0.113.{n}, 198.51.100.2" for n in range(FULL + 1)]  # the last one is what the proxy saw
        assert uploads(server, forged) == [415] * FULL + [429]


def test_nobody_was_named(tmp_path: Path) -> None:
    with Served(tmp_path, KAIMAKU_RATE="1") as server:
        assert uploads(server, [f"192.0.2.{n}" for n in range(FULL + 1)]) == [415] * FULL + [429]
