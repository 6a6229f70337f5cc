"""Decks: pasted in every format, changed, checked with reasons, put right by a button, exported, shared, played."""

from __future__ import annotations

import json
import re

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from kaimaku.server.content.decks import read_deck
from tests.coming import coming  # noqa: F401  (a fixture)
from tests.depth import at_depth
from tests.web.builder import choose, paste, verdict
from tests.web.deck_texts import deck_texts, sample_deck
from tests.web.playing import Player
from tests.web.screens import PHONE, People, of_game, shot


def test_a_deck_is_pasted_in_every_format(people: People) -> None:
    deck = sample_deck(people.url)
    count = sum(sum(pile.values()) for pile in deck["piles"].values())
    page = people.arrive("/decks")
    shot(page, "decks")
    texts = deck_texts(people.url)
    opened = at_depth([*texts][:2], [*texts])
    for name, text in texts.items():
        dialog = paste(page, text)
        expect(dialog.get_by_text(re.compile(rf"Read as .*{count} cards"))).to_be_visible()
        expect(dialog.get_by_text("couldn't be read")).to_have_count(0)
        if name not in opened:
            page.keyboard.press("Escape")
            continue
        dialog.get_by_role("button", name="Open this deck").click()
        expect(verdict(page).get_by_text("Legal", exact=True), name).to_be_visible()
        page.goto(f"{people.url}/decks")
    expect(page.get_by_role("link", name="Edit")).to_have_count(len(opened))


def test_what_cannot_be_read_is_told_with_a_reason_and_the_list_stays_in_the_box(people: People) -> None:
    page = people.arrive("/decks")
    text = deck_texts(people.url)["text"].replace("hSD01-005", "hZZ99-005") + "\nthree of something\n"
    dialog = paste(page, text)
    expect(dialog.get_by_text("2 lines couldn't be read.")).to_be_visible()
    expect(dialog.get_by_text("68 cards")).to_be_visible()
    expect(dialog.get_by_label("Deck list")).to_have_value(text)
    expect(dialog.get_by_role("listitem").first).to_contain_text("hZZ99-005")
    shot(page, "paste-damaged")
    dialog.get_by_role("button", name="Open this deck").click()
    expect(verdict(page).get_by_text(re.compile("Not legal yet"))).to_be_visible()


def read_here(route: Route) -> None:
    """A list read by this process, which knows of cards that nobody has written yet; the server does not."""
    found = read_deck("hocg", json.loads(route.request.post_data or "")["text"])
    route.fulfill(body=msgspec.json.encode(found), content_type="application/json")


@pytest.mark.usefixtures("coming")
def test_cards_that_are_not_here_yet_are_left_out_or_replaced(people: People) -> None:
    page = people.arrive("/decks")
    page.route(re.compile(r"/api/games/hocg/decks/read$"), read_here)
    dialog = paste(page, deck_texts(people.url)["text"].replace("hSD01-005", "hBP98-010"))
    expect(dialog.get_by_text("3 cards aren't playable yet.")).to_be_visible()
    expect(dialog.get_by_text("71 cards")).to_be_visible()
    expect(dialog.get_by_text("couldn't be read")).to_have_count(0)
    expect(dialog.get_by_role("listitem")).to_have_text(re.compile(r"hBP98-010\s+Nearest: "))
    shot(page, "paste-missing")
    dialog.get_by_role("button", name="Leave them out").click()
    expect(dialog.get_by_role("combobox")).to_have_value("out")
    dialog.get_by_role("button", name="Use the nearest cards").click()
    expect(dialog.get_by_role("combobox")).to_have_value("near")
    dialog.get_by_role("button", name="Open this deck").click()
    expect(verdict(page).get_by_text("Legal", exact=True)).to_be_visible()


def test_a_deck_log_code_is_answered_with_how_to_get_the_list(people: People) -> None:
    page = people.arrive("/decks")
    dialog = paste(page, "6T5BE")
    expect(dialog.get_by_text("open the deck on Deck Log, copy its card list and paste it here")).to_be_visible()
    expect(dialog.get_by_role("button", name="Open this deck")).to_have_count(0)


def test_a_deck_is_changed_put_right_exported_shared_and_played(people: People) -> None:
    page = people.arrive("/decks")
    page.get_by_role("button", name="Edit a copy").first.click()
    page.get_by_role("textbox", name="Deck name").fill("Evening songs")
    page.get_by_role("textbox", name="Deck name").press("Enter")
    check = verdict(page)
    expect(check.get_by_text("Legal", exact=True)).to_be_visible()
    shot(page, "deck-builder")

    page.get_by_role("searchbox", name="Search cards").fill("manager-chan")
    pool = page.get_by_role("region", name="Cards", exact=True)
    expect(pool.get_by_role("listitem")).to_have_count(1)
    pool.get_by_role("button", name=re.compile("^Add one Manager-chan")).click()
    expect(check.get_by_text("Not legal yet (1 to fix)")).to_be_visible()
    expect(check.get_by_role("link", name=re.compile("Rule"))).to_have_attribute("href", re.compile("^/rules/hocg/"))
    expect(check.get_by_role("button", name="Play with this deck")).to_have_attribute("aria-disabled", "true")
    shot(page, "deck-not-legal")
    page.get_by_role("button", name="Undo").click()
    expect(check.get_by_text("Legal", exact=True)).to_be_visible()

    over_the_limit(page)
    draw_seven(page)
    export(page)
    share(people, page)
    page.goto(f"{people.url}/")
    choose(of_game(page), "Your deck", "Evening songs")
    of_game(page).get_by_role("button", name="Play against a bot").click()
    Player(page).decide()


def over_the_limit(page: Page) -> None:
    """Five copies of a card: the reason is told, and one button puts it right."""
    check = verdict(page)
    cards = page.get_by_role("region", name="Deck", exact=True)
    row = cards.get_by_role("group").filter(has_text="4").first
    name = row.get_attribute("aria-label") or ""
    row.get_by_role("button", name=f"Add one {name}").click()
    fix = check.get_by_role("button", name=re.compile("^Remove 1"))
    expect(fix.first).to_be_visible()
    fix.first.click()
    expect(fix).to_have_count(0)
    expect(check.get_by_text("Legal", exact=True)).to_be_visible()


def draw_seven(page: Page) -> None:
    verdict(page).get_by_role("button", name="Draw 7").click()
    dialog = page.get_by_role("dialog", name="Sample hand")
    expect(dialog.get_by_role("listitem")).to_have_count(7)
    dialog.get_by_role("button", name="Draw one more").click()
    expect(dialog.get_by_role("listitem")).to_have_count(8)
    expect(dialog.get_by_text("42 left in the deck")).to_be_visible()
    shot(page, "test-draw")
    page.keyboard.press("Escape")


def export(page: Page) -> None:
    verdict(page).get_by_role("button", name="Export").click()
    dialog = page.get_by_role("dialog", name="Export")
    formats = dialog.get_by_role("combobox", name="Format")
    text = dialog.get_by_role("textbox")
    seen = set()
    expect(text).to_have_value(re.compile("hSD01-003"))
    before = text.input_value()  # of the format that is chosen to begin with, the first one
    for option in reversed(formats.get_by_role("option").all()):
        formats.select_option(label=option.inner_text())
        expect(text).not_to_have_value(before)
        before = text.input_value()
        dialog.get_by_role("button", name=re.compile("Cop")).click()
        expect(dialog.get_by_role("button", name="Copied.")).to_be_visible()
        seen.add(page.evaluate("navigator.clipboard.readText()"))
    assert len(seen) == formats.get_by_role("option").count() >= 5
    page.keyboard.press("Escape")


def share(people: People, page: Page) -> None:
    verdict(page).get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share this deck")
    link = dialog.get_by_role("textbox").input_value()
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.keyboard.press("Escape")
    friend = people.arrive(link.removeprefix(people.url), size=PHONE, touch=True)
    expect(friend.get_by_role("heading", name="Evening songs")).to_be_visible()
    expect(friend.get_by_text("Legal", exact=True).first).to_be_visible()
    shot(friend, "shared-deck-phone")
    friend.get_by_role("button", name="Save to my decks").tap()
    shot(friend, "pool-phone")
    friend.get_by_role("button", name=re.compile("^Deck 50")).tap()
    expect(friend.get_by_role("textbox", name="Deck name")).to_have_value("Evening songs")
    shot(friend, "deck-phone")
    friend.goto(link[:-7] + ";;;broken")
    friend.reload()
    expect(friend.get_by_text("This link is damaged")).to_be_visible()
