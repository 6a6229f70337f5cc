"""Packs in the browser: their cards are found, marked, put into a deck and played; what is wrong with one is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kaimaku.decks import builtin
from tests.depth import at_depth
from tests.own.packs import BOX, CALL, SINGER, folder, lines
from tests.server.app.process import Served
from tests.web.axe import faults
from tests.web.builder import paste, verdict
from tests.web.screens import DESKTOP, PHONE, SEEDED, People, settled, shot


def deck_list() -> str:
    deck = builtin("sora")
    main = dict(deck.main)
    del main[next(number for number, count in main.items() if count == 4)]
    piles = {**deck.piles, "main": {**main, "hZZ01-001": 4}}
    return "\n".join(f"{count} {number}" for cards in piles.values() for number, count in cards.items())


def test_cards_of_a_pack_are_found_marked_and_played(browser: Browser, tmp_path: Path) -> None:
    bad = {**BOX, "number": "hZZ01-009", "text_ja": "自分のデッキを好きなだけ引く。"}
    place = folder(tmp_path / "packs", hZZ01_jsonl=lines(SINGER, BOX, CALL, bad))
    with Served(tmp_path / "data", "--packs", str(place), module=SEEDED) as served:
        people = People(browser, served.url)
        page = people.arrive("/cards/hocg?q=Maku+Kai", bypass_csp=True)
        expect(page.get_by_text("Not official: hZZ01").first).to_be_visible()
        page.get_by_role("link", name="Maku Kai").first.click()
        expect(page.get_by_text("from the pack “hZZ01” of this server")).to_be_visible()
        page.goto(f"{served.url}/status/hocg")
        page.get_by_text("What is wrong (1)").click()
        expect(page.get_by_text("hZZ01.jsonl, line 4, hZZ01-009 Prop Box, text")).to_be_visible()
        expect(page.get_by_text("Not understood: ")).to_contain_text("好きなだけ")
        settled(page)
        shot(page, "status-packs")
        assert faults(page) == []
        page.goto(f"{served.url}/decks")
        paste(page, deck_list()).get_by_role("button", name="Open this deck").click()
        expect(verdict(page).get_by_text("Legal", exact=True)).to_be_visible()
        page.get_by_role("button", name="Play with this deck").click()
        expect(page.locator("[data-prompt]")).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_contain_text("with custom cards")
        people.leave()


@pytest.mark.parametrize("size", at_depth([PHONE], [DESKTOP, PHONE]))
def test_the_status_of_the_cards(people: People, size: tuple[int, int]) -> None:
    page = people.arrive("/cards/hocg", size=size, bypass_csp=True)
    page.get_by_role("link", name="Card status").click()
    expect(page.get_by_text("1331 of 1331 known cards can be played.")).to_be_visible()
    expect(page.get_by_text("About conduct at a tournament").first).to_be_visible()
    page.get_by_text("All 495 questions").click()
    expect(page.get_by_role("row", name="Q45 Played")).to_be_visible()
    settled(page)
    shot(page, f"status-{size[0]}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    page.goto(f"{people.url}/status/danmaku")
    expect(page.get_by_text("Nothing more is recorded")).to_be_visible()


def test_a_deck_is_checked_by_a_list_of_restricted_cards(people: People) -> None:
    page = people.arrive("/decks/rec-mumei-hbp01")
    expect(page.get_by_text("Official tournaments allow 1 copy")).to_be_visible()
    expect(verdict(page).get_by_text("Legal", exact=True)).to_be_visible()
    page.get_by_label("Restricted cards").select_option("Japanese tournaments")
    expect(page.get_by_text("Japanese tournaments allow 1 copy")).to_be_visible()
    expect(verdict(page).get_by_text("Legal", exact=True)).to_have_count(0)
