"""Words of the glossary can be pressed wherever they are printed, and reading one does nothing else."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.playing import main_phase
from tests.web.rooms import start_against_bot
from tests.web.screens import PHONE, People, shot


def explained(page: Page) -> str:
    told = page.locator(".told")
    expect(told).to_be_visible()
    box = told.bounding_box()
    size = page.viewport_size
    assert box and size and box["x"] >= 0 and box["x"] + box["width"] <= size["width"], box
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], box
    return told.inner_text()


def test_a_card_explains_its_keywords_to_mouse_and_keyboard(people: People) -> None:
    page = people.arrive("/cards/hocg/hBP07-017", bypass_csp=True)
    face = page.locator("main .face")
    expect(face.get_by_role("link", name="1st", exact=True)).to_be_visible()
    face.get_by_role("link", name="Gift", exact=True).click()
    assert "Works as long as this holomem is on the stage." in explained(page)
    assert faults(page) == []
    collabs = face.get_by_role("link", name="collabs", exact=True)
    collabs.focus()
    page.keyboard.press("Enter")
    assert "Once per turn" in explained(page)
    page.keyboard.press("Tab")
    expect(page.locator(".told").get_by_role("link", name="Exact rule")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".told")).to_have_count(0)
    expect(collabs).to_be_focused()
    collabs.click()
    page.locator(".told").get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", name="Glossary")).to_be_visible()
    expect(page.locator("dl .wanted dt")).to_have_text("collab")


def test_a_card_explains_its_keywords_in_japanese_by_touch(people: People) -> None:
    page = people.arrive("/cards/vcard/S1-085", size=PHONE, lang="ja", dark=True, touch=True, bypass_csp=True)
    page.locator("main .face").get_by_role("link", name="Aftershock", exact=True).tap()
    assert "遅れて、自分の次のターンの終わりに起こります。" in explained(page)
    shot(page, "glossary-phone")
    assert faults(page) == []


def test_at_the_table_reading_does_nothing_else(people: People) -> None:
    page = people.arrive("/", bypass_csp=True)
    player = start_against_bot(page)
    player.play_until(main_phase)
    asked = page.locator("[data-prompt]").get_attribute("data-asked")
    page.locator("[data-journal]").get_by_role("link").last.click()
    explained(page)
    page.keyboard.press("Escape")
    thing = page.get_by_role("list", name="Your hand").get_by_role("button").first
    thing.click()
    face = page.locator(".rail .card.full")
    face.locator("a.term").first.click()
    explained(page)
    shot(page, "glossary-table")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".told")).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_have_attribute("data-asked", asked or "")
