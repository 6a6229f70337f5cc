"""Where friends find a server: told on its own machine only."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from kaimaku.server.app import Application
from kaimaku.server.http import network
from kaimaku.server.settings import Settings

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def asked(
    folder: Path, host: str, *, at: str = "localhost", by: str = "127.0.0.1"
) -> AsyncIterator[httpx.Response]:
    """The answer of a server that listens at `host` to somebody at address `by`, who opened it as `at`."""
    application = Application(Settings(data=folder, rate=0, host=host, port=4321))
    transport = httpx.ASGITransport(application, client=(by, 123))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{at}:4321") as client:
        yield await client.get("/api/addresses")


async def test_a_server_for_the_network_tells_its_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.0.2.7", "10.0.0.7"])
    async with asked(tmp_path, "0.0.0.0") as answer:
        assert answer.json() == {"open": True, "urls": ["http://192.0.2.7:4321/", "http://10.0.0.7:4321/"]}


async def test_a_server_for_this_machine_says_so(tmp_path: Path) -> None:
    async with asked(tmp_path, "127.0.0.1") as answer:
        assert answer.json() == {"open": False, "urls": []}


@pytest.mark.parametrize(
    ("at", "by"), [("kaimaku.test", "127.0.0.1"), ("localhost", "192.0.2.9"), ("[2001:db8::1]", "::1")]
)
async def test_nobody_else_is_told(tmp_path: Path, at: str, by: str) -> None:
    async with asked(tmp_path, "0.0.0.0", at=at, by=by) as answer:
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


@pytest.mark.parametrize("host", ["localhost", "localhost:80", "127.0.0.1:8765", "[::1]:8765", "::1"])
def test_names_of_this_machine(host: str) -> None:
    assert network.is_here(host)


@pytest.mark.parametrize("host", ["", "localhost.example", "[::1", "127.0.0.1.example:80", "192.0.2.1"])
def test_names_of_others(host: str) -> None:
    assert not network.is_here(host)


def test_the_own_addresses_are_others_than_this_machine_alone() -> None:
    found = network.own_addresses()
    assert len(found) == len(set(found))
    assert not any(network.is_here(address) for address in found)
