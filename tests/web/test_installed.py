"""Kaimaku as an app: it can be installed, opens without its server, and never shows an old client."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
from playwright.sync_api import Browser, expect

from kaimaku.server import __file__ as server_file
from tests.server.app.process import Served
from tests.web.screens import People, settled

STATIC = Path(server_file).parent / "static"
AWAY = "The server can't be reached."
READY = "async () => { await navigator.serviceWorker.ready; return Boolean(navigator.serviceWorker.controller) }"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const each of await (await caches.open(name)).keys()) found.push(new URL(each.url).pathname);
  return found;
}"""


def test_it_can_be_installed(shared_server: Served) -> None:
    manifest = httpx.get(f"{shared_server.url}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = json.loads(manifest.text)
    assert told["display"] == "standalone" and told["start_url"] == "/"
    assert {"192x192", "512x512", "any"} == {icon["sizes"] for icon in told["icons"]}
    for icon in told["icons"]:
        found = httpx.get(shared_server.url + icon["src"])
        assert found.headers["content-type"] == icon["type"] and 100 < len(found.content) < 50_000
    worker = httpx.get(f"{shared_server.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache", "a browser that kept it would keep an old client"


def test_the_shell_opens_without_the_server_and_comes_back_with_it(browser: Browser, server_folder: Path) -> None:
    """Only files of the client are kept. The page always comes from a server that answers."""
    served = Served(server_folder)
    people = People(browser, served.url)
    try:
        page = people.arrive("/games", worker=True)
        page.wait_for_function(READY)
        page.reload()
        settled(page)
        kept = page.evaluate(KEPT)
        assert "/" in kept and all(path == "/" or path.startswith("/assets/") for path in kept), kept
        served.kill()
        page.goto(f"{served.url}/games")
        expect(page.get_by_role("heading", name="My games", level=1)).to_be_visible()
        expect(page.get_by_text(AWAY)).to_be_visible()
        page.get_by_role("button", name="Try now").click()
        expect(page.get_by_text(AWAY)).to_be_visible()
        with Served(server_folder, KAIMAKU_PORT=str(served.port)):  # the page asks for it from time to time
            expect(page.get_by_text(AWAY)).to_be_hidden()
    finally:
        if served.process.poll() is None:
            served.kill()
        people.leave()
