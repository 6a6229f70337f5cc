"""The client's files."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from kaimaku.server.app import Application
from kaimaku.server.http.client_files import Static

pytestmark = pytest.mark.anyio
HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGE = "<!doctype html><title>Kaimaku</title>"


@pytest.fixture
def folder(tmp_path: Path, application: Application) -> Path:
    """A built client, and something beside it that is nobody's business."""
    made = tmp_path / "client"
    (made / "assets").mkdir(parents=True)
    (made / "index.html").write_text(PAGE)
    (made / "icon.svg").write_text("<svg/>")
    (made / "assets" / "index-abc123.js").write_text("let x = 1;\n" * 500)
    (made / "assets" / "font-def.woff2").write_bytes(b"\x00\x01")
    (tmp_path / "secret.txt").write_text("secret")
    (made / "link.txt").symlink_to(tmp_path / "secret.txt")
    application.static = Static(made)
    return made


async def test_the_page_and_its_files(client: httpx.AsyncClient, folder: Path) -> None:
    page = await client.get("/")
    assert (page.text, page.headers["content-type"]) == (PAGE, "text/html; charset=utf-8")
    assert page.headers["cache-control"] == "no-cache"
    script = await client.get("/assets/index-abc123.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert (await client.get("/icon.svg")).headers["content-type"] == "image/svg+xml"
    assert (await client.get("/assets/font-def.woff2")).headers["content-type"] == "font/woff2"


async def test_text_is_sent_small(client: httpx.AsyncClient, folder: Path) -> None:
    small = await client.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    plain = await client.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert int(small.headers["content-length"]) < len(plain.content) / 5
    assert small.content == plain.content
    assert small.headers["etag"] != plain.headers["etag"]
    assert small.headers["vary"] == "accept-encoding"
    assert gzip.decompress(gzip.compress(plain.content)) == small.content
    font = await client.get("/assets/font-def.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers


async def test_what_has_not_changed_is_not_sent(client: httpx.AsyncClient, folder: Path) -> None:
    first = await client.get("/")
    again = await client.get("/", headers={"if-none-match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert (await client.get("/", headers={"if-none-match": '"other"'})).status_code == 200


async def test_pages_of_the_client(client: httpx.AsyncClient, folder: Path) -> None:
    for path in ("/room/abcdefgh", "/rules/hocg:8.3.3", "/decks"):
        assert (await client.get(path, headers=HTML)).text == PAGE
        missing = await client.get(path, headers={"accept": "*/*"})
        assert (missing.status_code, missing.json()["code"]) == (404, "not_found")
    for path in ("/assets/gone-123.js", "/assets/", "/api/nothing", "/schema/nothing", "/metrics/x"):
        missing = await client.get(path, headers=HTML)
        assert (missing.status_code, missing.headers["content-type"]) == (404, "application/json"), path


async def test_nothing_else_is_served(client: httpx.AsyncClient, folder: Path) -> None:
    for path in ("/link.txt", "/assets", "/secret.txt", "/client/index.html"):
        answer = await client.get(path)
        assert answer.status_code == 404 and "secret" not in answer.text, path


async def test_pages_can_only_be_read(client: httpx.AsyncClient, folder: Path) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        answer = await client.request(method, "/")
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD"), method


async def test_a_new_build_is_noticed(client: httpx.AsyncClient, folder: Path) -> None:
    await client.get("/")
    (folder / "assets" / "new-456.js").write_text("new")
    (folder / "index.html").write_text(PAGE + "<p>new")
    assert (await client.get("/")).text.endswith("new")
    assert (await client.get("/assets/new-456.js")).text == "new"


async def test_a_file_that_is_gone(client: httpx.AsyncClient, folder: Path) -> None:
    await client.get("/")
    (folder / "icon.svg").unlink()
    assert (await client.get("/icon.svg")).status_code == 404


async def test_without_a_client(client: httpx.AsyncClient, application: Application, tmp_path: Path) -> None:
    application.static = Static(tmp_path / "nothing")
    answer = await client.get("/")
    assert answer.status_code == 503 and "has not been built" in answer.text
