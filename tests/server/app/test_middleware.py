"""The middleware: what every answer carries, and who is not let in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import get

from kaimaku import __version__
from kaimaku.server.app import Application
from kaimaku.server.http.middleware import Message, Scope
from kaimaku.server.http.security import ALWAYS, PAGES
from kaimaku.server.limits.rate_limits import BUCKETS, Bucket
from kaimaku.server.settings import Settings

pytestmark = pytest.mark.anyio
PLENTY = Bucket(1e9, 1e9)  # milliseconds of work: more than these requests take
ROOM = {"game": "hocg", "name": "Mio", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def made(application: Application, **parts: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(application, **parts), base_url="http://kaimaku.test", follow_redirects=False
    )


async def test_health_and_metrics(client: httpx.AsyncClient) -> None:
    health = await client.get("/health")
    assert health.json() == {"ok": True, "version": __version__, "database": True}
    text = (await client.get("/metrics")).text
    for name in (
        "connections",
        "rooms",
        "decisions",
        "decision_seconds",
        "commits",
        "bot_seconds",
        "incidents",
        "refused",
    ):
        assert f"# HELP kaimaku_{name}" in text
    assert 'kaimaku_requests_total{route="/health",status="200"} 1.0' in text


async def test_a_database_that_is_gone(application: Application, client: httpx.AsyncClient) -> None:
    class Gone:
        async def healthy(self) -> bool:
            return False

    store, application.api.state.store = application.api.state.store, Gone()
    answer = await client.get("/health")
    application.api.state.store = store
    assert (answer.status_code, answer.json()["ok"]) == (503, False)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/schema"),
        ("GET", "/api/rooms"),
        ("GET", "/api/replays"),
        ("GET", "/api/rooms/abcdefgh"),
        ("POST", "/api/rooms"),
        ("GET", "/api/nothing"),
        ("DELETE", "/api/rooms"),
        ("OPTIONS", "/api/rooms"),
        ("GET", "/a//b"),
        ("PUT", "/"),
    ],
)
async def test_every_answer_has_our_headers(client: httpx.AsyncClient, method: str, path: str) -> None:
    answer = await client.request(method, path)
    assert answer.status_code < 500
    for name, value in ALWAYS:
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    assert answer.headers["cache-control"] in ("no-store", "no-cache")
    assert len(answer.headers["x-request-id"]) == 16
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy


async def test_pages_have_the_headers_that_only_pages_need(client: httpx.AsyncClient) -> None:
    page, other = await client.get("/"), await client.get("/api/games")
    assert page.headers["content-type"].startswith("text/html")
    for name, value in PAGES:
        assert page.headers.get_list(name.decode()) == [value.decode()]
        assert name.decode() not in other.headers


async def test_a_route_may_be_stricter(application: Application) -> None:
    @get("/api/strict", response_headers={"Content-Security-Policy": "default-src 'none'"})
    async def strict() -> None: ...

    application.api.register(strict)
    async with made(application) as client:
        headers = (await client.get("/api/strict")).headers
    assert headers.get_list("content-security-policy") == ["default-src 'none'"]
    assert headers["x-content-type-options"] == "nosniff"


async def test_head_is_get_without_a_body(client: httpx.AsyncClient) -> None:
    for path in ("/health", "/schema", "/api/rooms"):
        got, head = await client.get(path), await client.head(path)
        assert head.status_code == got.status_code == 200
        assert head.headers["content-length"] == got.headers["content-length"]


async def test_faults_are_said_in_both_languages(client: httpx.AsyncClient) -> None:
    for answer, code in (
        (await client.get("/api/nothing"), "not_found"),
        (await client.delete("/api/rooms"), "method_not_allowed"),
        (await client.post("/api/rooms", content=b"{", headers={"content-type": "application/json"}), "bad_request"),
        (await client.post("/api/rooms", json={**ROOM, "more": 1}), "bad_request"),
        (await client.post("/api/rooms", json={**ROOM, "name": ""}), "bad_request"),
        (await client.post("/api/rooms", json={**ROOM, "name": 5}), "bad_request"),
        (await client.post("/api/rooms"), "bad_request"),
        (
            await client.post("/api/rooms", content=json.dumps(ROOM), headers={"content-type": "text/plain"}),
            "wrong_type",
        ),
        (await client.post("/api/rooms", json={**ROOM, "name": "x" * 200_000}), "too_large"),
    ):
        assert 400 <= answer.status_code < 500
        fault = answer.json()
        assert fault["code"] == code, answer.text
        assert set(fault) == {"code", "words"} and fault["words"]["en"] and fault["words"]["ja"]


async def test_a_refused_message_says_where(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/rooms", json={**ROOM, "seats": [{"kind": "me"}, {"kind": "cat"}]})
    assert answer.json()["words"]["en"].endswith("at `$.seats[1].kind`")


async def test_nothing_is_converted_out_of_kindness(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/rooms/abcdefgh/seats", json={"name": "Mio", "seat": "1"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_an_unexpected_error_is_an_incident(application: Application, capsys: pytest.CaptureFixture[str]) -> None:
    @get("/api/broken")
    async def broken() -> None:
        secret = "in a variable"
        raise ZeroDivisionError(f"{len(secret)} of the internals")

    application.api.register(broken)
    async with made(application) as client:
        answer = await client.get("/api/broken?token=query")
    fault = answer.json()
    assert (answer.status_code, fault["code"]) == (500, "internal")
    assert "internals" not in answer.text and "Traceback" not in answer.text
    assert fault["incident"] in fault["words"]["en"]
    log = "".join(capsys.readouterr())
    assert fault["incident"] in log and "ZeroDivisionError: 13 of the internals" in log and "in broken" in log
    assert "query" not in log and "in a variable" not in log.replace('secret = "in a variable"', "")
    assert application.metrics.incidents._value.get() == 1


async def test_an_error_beside_the_routes_is_an_incident_too(application: Application) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    application.static = broken  # type: ignore[assignment]
    async with made(application) as client:
        answer = await client.get("/")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 400),  # let in, and then there is no body
        ({"origin": "http://kaimaku.test"}, 400),
        ({"origin": "https://friend.example"}, 400),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 400),
    ],
)
async def test_origins(settings: Settings, headers: dict[str, str], status: int) -> None:
    application = Application(Settings(data=settings.data, rate=0, origins=("https://friend.example",)))
    async with made(application) as client:
        answer = await client.post("/api/rooms", json={}, headers=headers)
        assert answer.status_code == status, answer.text
        if status == 403:
            assert answer.json()["code"] == "wrong_origin"
            assert (await client.get("/schema", headers=headers)).status_code == 200  # reading changes nothing


async def test_names(settings: Settings) -> None:
    application = Application(Settings(data=settings.data, rate=0, hosts=("play.example",)))
    async with made(application) as client:
        assert (await client.get("/schema", headers={"host": "play.example:443"})).status_code == 200
        answer = await client.get("/schema", headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")


async def test_headers_that_are_too_long(client: httpx.AsyncClient) -> None:
    answer = await client.get("/health", headers={"x-long": "x" * 20_000})
    assert (answer.status_code, answer.json()["code"]) == (431, "headers_too_large")


@pytest.mark.parametrize(
    ("kind", "method", "path"),
    [
        ("request", "GET", "/schema/nothing"),
        ("create", "POST", "/api/rooms"),
        ("join", "POST", "/api/rooms/abcdefgh/seats"),
        ("upload", "POST", "/api/replays"),
        ("work", "GET", "/api/rooms/abcdefgh/frames"),
        ("work", "GET", f"/api/replays/{'0' * 32}/verify"),
        ("work", "GET", f"/api/replays/{'0' * 32}/frames"),
    ],
)
async def test_rate_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Any, method: str, path: str) -> None:
    monkeypatch.setitem(BUCKETS, "time", PLENTY)
    now = [1000.0]
    application = Application(Settings(data=tmp_path), clock=lambda: now[0])
    await application.open()
    bucket = BUCKETS[kind]
    async with (
        made(application, client=("192.0.2.1", 1)) as client,
        made(application, client=("192.0.2.2", 1)) as other,
    ):
        for _ in range(int(bucket.size)):
            assert (await client.request(method, path)).status_code in (400, 401, 404, 415)
        answer = await client.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_requests")
        wait = int(answer.headers["retry-after"])
        assert wait >= 1
        assert (await other.request(method, path)).status_code != 429
        now[0] += wait
        assert (await client.request(method, path)).status_code != 429
    await application.farewell()
    await application.close()


async def test_a_forwarded_address_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUCKETS, "time", PLENTY)
    application = Application(Settings(data=tmp_path), clock=lambda: 1000.0)
    async with made(application, client=("192.0.2.1", 1)) as client:
        statuses = [
            (await client.get("/schema/nothing", headers={"x-forwarded-for": f"198.51.100.{n}"})).status_code
            for n in range(int(BUCKETS["request"].size) + 1)
        ]
    assert set(statuses[:-1]) == {404} and statuses[-1] == 429


class Socket:
    """A socket's handshake, as ASGI sees it."""

    def __init__(self, path: str, **headers: str) -> None:
        self.sent: list[Message] = []
        pairs = [(name.encode(), value.encode()) for name, value in {"host": "kaimaku.test", **headers}.items()]
        self.scope: Scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": pairs,
            "client": ("192.0.2.1", 1),
        }

    async def receive(self) -> Message:
        return {"type": "websocket.connect"} if not self.sent else {"type": "websocket.disconnect", "code": 1005}

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    async def knock(self, application: Application) -> int:
        """The status of the answer; 101 for an open socket."""
        await application(self.scope, self.receive, self.send)
        return 101 if self.sent[0]["type"] == "websocket.accept" else int(self.sent[0]["status"])


@pytest.mark.parametrize(
    ("origin", "status"),
    [("http://kaimaku.test", 101), ("", 101), ("http://evil.example", 403), ("null", 403)],
)
async def test_origins_of_sockets(application: Application, origin: str, status: int) -> None:
    socket = Socket("/api/rooms/abcdefgh/socket", **({"origin": origin} if origin else {}))
    assert await socket.knock(application) == status
    if status == 403:
        assert json.loads(socket.sent[1]["body"])["code"] == "wrong_origin"


@pytest.mark.parametrize(
    "path", ["/", "/api/rooms", "/api/rooms/ABCDEFGH/socket", "/api/rooms/abcdefgh/socket/", "/socket"]
)
async def test_no_other_sockets(application: Application, path: str) -> None:
    assert await Socket(path).knock(application) == 404


async def test_sockets_of_one_address_are_limited(application: Application) -> None:
    application.limits.connections = 1
    assert application.limits.connect("192.0.2.1")
    socket = Socket("/api/rooms/abcdefgh/socket")
    assert await socket.knock(application) == 429
    application.limits.disconnect("192.0.2.1")
    assert await Socket("/api/rooms/abcdefgh/socket").knock(application) == 101
    assert application.limits._open == {}
    assert application.metrics.connections._value.get() == 0
