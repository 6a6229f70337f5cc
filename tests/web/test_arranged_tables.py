"""Danmaku!! and VCard at positions that are laid out: everything that can be pressed is in sight, at every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.danmaku.scene import Scene
from tests.server.desks.danmaku.laid import laid
from tests.vcard import scene as vcard
from tests.web.arranged import MISSED, sit_at, unreachable
from tests.web.screens import DESKTOP, EMPTY, PHONE, People, resize, shot
from tests.web.vcard import handled

LYING = (844, 390)  # a phone on its side
SMALL = (1180, 720)


def attacked() -> Scene:
    """Seat 1 is attacked and may graze; two cards lie on the stack."""
    hands = {0: "Shoot, Voile", 1: "Graze, Bomb, Power, Shoot, Shoot", 2: "Graze, Shoot, Bomb", 3: "Bomb"}
    s = laid(Scene(seats=8, hands=hands, items={1: "Mini-Hakkero"}))
    s.play(0, "Shoot", 1)
    s.react(2, "Graze", you=1, pay=["Shoot"])
    return s


def own_turn() -> vcard.Scene:
    """Some cards can be played, three of the hand can be traded, and a Boost searches the deck."""
    deck = [f"CCD-{n:03}" for n in range(1, 40)]
    a = vcard.Side(active="CCD-001", back=["CCD-004"], hand=["CCD-100", "CCD-094", "CCD-002", "CCD-005"], deck=deck)
    s = vcard.Scene(a, vcard.Side(active="CCD-007", deck=deck), sets="CCD")
    return handled(s)


@pytest.mark.parametrize("sizes", [[LYING, PHONE], [SMALL]])
def test_every_answer_of_danmaku_can_be_pressed(people: People, sizes: list[tuple[int, int]]) -> None:
    page = people.arrive(EMPTY, size=sizes[0], touch=sizes != [SMALL])
    sit_at(page, "danmaku", attacked().t, seat=1)
    for size in sizes:
        resize(page, size)
        every_answer_can_be_pressed(page, size)
        page.keyboard.press("Escape")
        expect(page.locator(".answers .button")).to_have_count(0)
    if sizes == [SMALL]:
        chips_and_people_are_in_sight(page)


def every_answer_can_be_pressed(page: Page, size: tuple[int, int]) -> None:
    assert not unreachable(page, "[data-pass], [data-pass-hit], .hand .thing.legal .face")
    page.locator(".hand .thing.legal .face").first.click()
    expect(page.locator(".answers .button").first).to_be_visible()
    shot(page, f"danmaku-answers-{size[0]}")
    assert not unreachable(page, ".answers .button")
    if size == SMALL:
        assert not unreachable(page, ".me .name b, .me .owner"), "what is foreseen of oneself lies over one's name"


# Is everything inside of the table where it can be scrolled to on its own? The table as a whole stays where it is.
STAYS = "() => [...document.querySelectorAll('.table')].every((each) => each.scrollHeight <= each.clientHeight + 1)"


def test_the_table_of_a_phone_does_not_scroll_away(people: People) -> None:
    """What is only heard lay outside of the part that scrolls, and a press scrolled the whole table."""
    for game, t, seat in (("vcard", own_turn().t, 0), ("danmaku", attacked().t, 1)):
        page = people.arrive(EMPTY, size=LYING, touch=True)
        sit_at(page, game, t, seat=seat)
        for size in (LYING, PHONE):
            resize(page, size)
            assert page.evaluate(STAYS), (game, size)
            if game == "danmaku":
                assert page.evaluate(MISSED) == [], size


# Names with a word that goes on in another line. Where a word has no room at the smallest size, it ends with dots.
BROKEN = """() => [...document.querySelectorAll(".thing .name")].flatMap((name) => {
  const text = name.firstChild;
  if (!(text instanceof Text)) return [];
  const range = document.createRange();
  return [...text.data.matchAll(/[\\w']+/g)].filter((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((part) => Math.round(part.top))).size > 1;
  }).map((word) => text.data);
})"""


def test_no_name_is_broken_inside_a_word(people: People) -> None:
    long = Scene(seats=8, hands={0: "Supernatural Border, Capture Spell Card, Grimoire, Kourindou, Mini-Hakkero"})
    for game, t in (("danmaku", laid(long).t), ("vcard", own_turn().t)):
        page = people.arrive(EMPTY, size=LYING, touch=True)
        sit_at(page, game, t)
        for size in (LYING, SMALL, PHONE):
            resize(page, size)
            page.locator(".hand .name").first.wait_for()
            assert page.evaluate(BROKEN) == [], (game, size)


def test_the_trade_can_be_left_before_any_card_is_chosen(people: People) -> None:
    """It says that it ends the turn, and Cancel or Esc leads back."""
    page = people.arrive(EMPTY)
    sit_at(page, "vcard", own_turn().t)
    prompt = page.locator("[data-prompt]")
    asked = prompt.locator("h2").inner_text()
    trade = prompt.get_by_role("button", name="3 for 2 (ends your turn)")
    trade.click()
    expect(prompt.locator("h2")).to_have_text("Discard three cards, draw two, and end your turn")
    prompt.get_by_role("button", name="Cancel").click()
    expect(prompt.locator("h2")).to_have_text(asked)
    trade.click()
    page.keyboard.press("Escape")
    expect(prompt.locator("h2")).to_have_text(asked)
    trade.click()
    prompt.locator(".primary").click()
    expect(prompt.locator("h2")).to_have_text("Choose three cards to discard.")


def chips_and_people_are_in_sight(page: Page) -> None:
    """Own chips, the whole stack, and at every seat the given name of the character and whoever plays her."""
    assert not unreachable(page, ".me .chips > li")
    assert not unreachable(page, ".stack li .face, .stack .free")
    cut = page.locator("[data-seat] .who b, [data-seat] .owner .name")
    assert cut.count() == 14
    assert not [each.inner_text() for each in cut.all() if each.evaluate("e => e.scrollWidth > e.clientWidth + 1")]


@pytest.mark.parametrize("size", [LYING, DESKTOP])
def test_every_answer_of_vcard_can_be_pressed(people: People, size: tuple[int, int]) -> None:
    page = people.arrive(EMPTY, size=size, touch=size == LYING)
    sit_at(page, "vcard", own_turn().t)
    assert not unreachable(page, "[data-prompt] .button")
    assert not unreachable(page, ".hand .thing.legal .face >> nth=0")


@pytest.mark.parametrize("size", [DESKTOP, LYING])
def test_a_deck_that_is_searched_leaves_the_question_above_the_stage(people: People, size: tuple[int, int]) -> None:
    """The faces rise above the dock, and the question with them: nothing of the stage lies over it."""
    page = people.arrive(EMPTY, size=size, touch=size == LYING)
    sit_at(page, "vcard", own_turn().t)
    asked = page.locator("[data-prompt]").get_attribute("data-asked")
    page.locator(".hand .thing.legal .face").first.click()
    page.locator("[data-prompt] .primary").click()
    page.locator(f'[data-prompt][data-asked]:not([data-asked="{asked}"])').wait_for()
    tray = page.locator(".tray .thing.legal .face")
    choices = page.locator("[data-prompt] .button:not([data-pass]), .choices .button")
    tray.first.or_(choices.first).first.wait_for()
    if not tray.count():
        choices.first.click()
    tray.first.click()
    page.locator("[data-prompt] [data-foreseen]").wait_for()  # what would happen takes room, too
    shot(page, f"vcard-search-{size[0]}")
    assert not unreachable(page, "[data-prompt] h2, [data-prompt] .primary")
    page.locator("[data-prompt] .primary").click()
    expect(page.locator(".tray")).to_have_count(0)
