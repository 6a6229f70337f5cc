"""A folder of pictures of the user's own: shown on the cards, switched off at will, and never needed."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.app.process import Served
from tests.web.screens import SEEDED, People, settled, shot

SET = "/cards/hocg?sets=hSD01"  # all cards are more than the page draws at once
GOOD, BROKEN, TEXT, BARE = "hSD01-011", "hSD01-003", "hSD01-005", "hSD01-009"


def png(side: int = 8) -> bytes:
    """A plain green square."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    rows = (b"\0" + b"\x20\x90\x50" * side) * side
    chunks = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunks


@pytest.fixture(scope="module")
def server(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a good picture, one that breaks off, and a text that calls itself a picture."""
    folder = tmp_path_factory.mktemp("server")
    pictures = folder / "pictures" / "hocg"
    pictures.mkdir(parents=True)
    (pictures / f"{GOOD}.png").write_bytes(png())
    (pictures / f"{BROKEN}.png").write_bytes(png()[:40])
    (pictures / f"{TEXT}.png").write_text("not a picture", encoding="utf-8")
    with Served(folder / "data", "--images", str(folder / "pictures"), module=SEEDED) as served:
        yield served


@pytest.fixture
def visitors(browser: Browser, server: Served) -> Iterator[People]:
    people = People(browser, server.url)
    yield people
    people.leave()


def face(page: Page, number: str) -> Locator:
    return page.locator(f'a[href$="/cards/hocg/{number}"]').first


def test_pictures_are_shown_and_switched_off(visitors: People) -> None:
    page = visitors.arrive(SET)
    picture = face(page, GOOD).locator("img")
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("naturalWidth", 8)
    shot(page, "image-pack")

    switch = page.get_by_role("checkbox", name="Show my card images")
    switch.uncheck()
    expect(page.locator("main img")).to_have_count(0)
    page.goto(f"{visitors.url}/cards/hocg/{GOOD}")
    expect(page.locator("main .card.full").first).to_be_visible()
    expect(page.locator("main img")).to_have_count(0)

    page.goto(visitors.url + SET)
    switch.check()
    expect(picture).to_have_count(1)
    page.goto(f"{visitors.url}/cards/hocg/{GOOD}")
    expect(page.locator("main .card.full img").first).to_have_js_property("naturalWidth", 8)


@pytest.mark.parametrize("number", [BROKEN, TEXT, BARE])
def test_a_bad_or_missing_file_harms_nothing(visitors: People, number: str) -> None:
    page = visitors.arrive(SET)
    card = face(page, number)
    card.scroll_into_view_if_needed()
    expect(card.locator(".card.table")).to_be_visible()
    expect(card.locator("img")).to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{visitors.url}/cards/hocg/{number}")
    settled(page)
    assert any(url.endswith(f"/images/{number}") for url in asked) is (number == BROKEN)
    expect(page.locator("main .card.full").first).to_be_visible()
    expect(page.locator("main .card.full img")).to_have_count(0)
