"""The operator's token: from a file, and not to be found by trying; names and keys aren't either."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from kaimaku.cli.common import Fault
from kaimaku.cli.serve import operator_hash
from kaimaku.server.app import Application
from kaimaku.server.limits.rate_limits import BUCKETS
from kaimaku.server.rooms.seating.records import hashed
from kaimaku.server.settings import Settings

TRIES = int(BUCKETS["person"].size) + 1


def test_a_token_is_made_once_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "operator.token"
    first = operator_hash(file)
    assert operator_hash(file) == first == hashed(file.read_text(encoding="utf-8").strip())
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("short\n", encoding="utf-8")
    with pytest.raises(Fault, match="at least 20 characters"):
        operator_hash(file)
    file.write_bytes(b"\xff" * 30)
    with pytest.raises(Fault, match="can't read"):
        operator_hash(file)
    with pytest.raises(Fault, match="can't read"):
        operator_hash(tmp_path / "nowhere" / "operator.token")


@pytest.mark.anyio
async def test_nobody_tries_many(tmp_path: Path) -> None:
    app = Application(Settings(data=tmp_path, operator=hashed("t" * 20)), clock=lambda: 0.0)
    await app.open()

    async def answers(
        address: str, method: str, path: str, body: object = None, token: str = "wrong", most: int = TRIES
    ) -> list[int]:
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            headers = {"authorization": f"Bearer {token}"}
            # Time stands still, so what the requests cost is given back by hand.
            found = []
            for _ in range(most):
                app.limits.spend(address, -1e6)
                found.append((await client.request(method, path, json=body, headers=headers)).status_code)
            return found

    wrong = await answers("192.0.2.1", "GET", "/api/operator")
    assert wrong[:-1] == [403] * (len(wrong) - 1) and wrong[-1] == 429
    # Nor does the right one open anything then: whoever tries on doesn't learn which it was.
    transport = httpx.ASGITransport(app, client=("192.0.2.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        app.limits.spend("192.0.2.1", -1e6)
        late = await client.get("/api/operator", headers={"authorization": f"Bearer {'t' * 20}"})
        assert late.status_code == 429
    right = await answers("192.0.2.3", "GET", "/api/operator", token="t" * 20)
    assert right == [200] * len(right), "using it is no attempt"
    recovery = {"secret": "x" * 32, "browser": "browser-" + "a" * 16}
    tried = await answers("192.0.2.2", "POST", "/api/people/recover", recovery)
    assert tried[:-1] == [403] * (len(tried) - 1) and tried[-1] == 429
    # Nobody has more tries by coming from elsewhere: a browser has the same limits.
    own = {"name": "Mio", "browser": "browser-" + "b" * 16}
    transport = httpx.ASGITransport(app, client=("192.0.2.4", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        secret = (await client.post("/api/people", json=own)).json()["secret"]
    renamed: list[int] = []
    for n in range(TRIES):
        renamed += await answers(f"198.51.100.{n}", "POST", "/api/people/me/name", {"name": "Mio"}, secret, most=1)
    assert renamed[:-1] == [200] * (len(renamed) - 1) and renamed[-1] == 429
    await app.farewell()
    await app.close()
