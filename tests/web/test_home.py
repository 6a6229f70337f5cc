"""The start page before a game is chosen: how much of it comes over the wire, and that nothing in it jumps."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.server.app.process import Served
from tests.web.axe import faults
from tests.web.screens import DESKTOP, PHONE, People, of_game, settled, shot

MOST = 200 * 1024  # bytes
SHIFT = 0.05
# As on a system with Japanese type of its own: who can't look at a canvas is taken to have it.
WATCH = """
HTMLCanvasElement.prototype.getContext = () => null;
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize(("lang", "size"), [("en-US", DESKTOP), ("ja-JP", PHONE)])
def test_home_is_light_and_holds_still(
    browser: Browser, shared_server: Served, lang: Literal["en-US", "ja-JP"], size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=lang)
    page = context.new_page()
    page.add_init_script(WATCH)
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    urls: dict[str, str] = {}
    bytes_of: dict[str, int] = {}

    def begun(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["response"]["url"]

    def done(event: dict[str, Any]) -> None:
        bytes_of[urls[event["requestId"]]] = event["encodedDataLength"]

    wire.on("Network.responseReceived", begun)
    wire.on("Network.loadingFinished", done)
    page.goto(shared_server.url)
    expect(page.get_by_role("article")).to_have_count(3)
    settled(page)
    page.evaluate("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => done())))")
    largest = sorted(((size, url) for url, size in bytes_of.items()), reverse=True)[:5]
    assert 50_000 < sum(bytes_of.values()) <= MOST, largest
    assert not [url for url in urls.values() if url.endswith("/cards")], "no game's cards before it is chosen"
    assert page.evaluate("window.shifted") <= SHIFT
    context.close()


def test_whoever_is_new_here_meets_the_gentlest_bot_and_can_choose_another(people: People) -> None:
    page = people.arrive("/", level="")
    expect(of_game(page).get_by_label("Bot level")).to_have_value("beginner")
    of_game(page).get_by_role("button", name="Play against a bot").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("vs. Toma")
    page.goto(people.url)
    of_game(page).get_by_label("Bot level").select_option("Strong")
    page.reload()
    expect(of_game(page, "VCard TCG").get_by_label("Bot level")).to_have_value("strong")
    shot(page, "home-level")
    of_game(page).get_by_role("button", name="Play against a bot").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("vs. Emi")


def test_whoever_is_new_on_a_phone_finds_the_way_in_without_scrolling(people: People) -> None:
    page = people.arrive("/", size=PHONE, level="", bypass_csp=True)
    way = page.get_by_role("region", name="New here?").get_by_role("button", name="VCard TCG")
    box = way.bounding_box()
    assert box and box["y"] + box["height"] < PHONE[1] / 2
    assert faults(page) == []
    shot(page, "home-newcomer")
    way.click()
    expect(page.locator("[data-coach]")).to_contain_text("Whoever scores 3 points wins.")
    page.goto(people.url)
    expect(of_game(page)).to_be_visible()
    expect(page.get_by_role("region", name="New here?")).to_have_count(0)
