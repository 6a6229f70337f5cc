"""The hololive OCG table on every screen: cards say what they do, nothing lies over anything, all is within reach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kaimaku.kernel.table import Table
from tests.depth import at_depth
from tests.web.arranged import MISSED, Side, hocg, sit_at
from tests.web.playing import Player
from tests.web.screens import DESKTOP, EMPTY, PHONE, People, resize, shot
from tests.web.test_drag import Wire

SIDEWAYS = (844, 390)
MOUSE, FINGER = [DESKTOP, (1366, 768), (1180, 720)], [PHONE, SIDEWAYS]
AT_ONCE = at_depth([MOUSE, FINGER], [[size] for size in (*MOUSE, *FINGER)])  # in short, a window is resized
WHITE, GREEN = "hY01-001", "hY02-001"
BUZZ: Side = {"card": "hSD01-006", "damage": 90}
HAND = ["hSD01-004", "hSD01-006", "hSD01-011", "hSD01-016", "hSD01-018", "hSD01-021", "hSD01-010"]


def full(phase: str = "main") -> Table:
    """A full stage: Buzz with damage, upright and resting, cheers, a large hand with one card that can't be played."""
    return hocg(
        {
            "center": {"card": "hSD01-006", "under": ["hSD01-003"], "cheers": [WHITE, WHITE, GREEN], "damage": 90},
            "back": [
                {"card": "hSD01-009"},
                {"card": "hSD01-005", "under": ["hSD01-003"], "cheers": [WHITE], "resting": True, "damage": 30},
                {"card": "hSD01-013", "under": ["hSD01-008"]},
                {"card": "hSD01-012", "resting": True},
                {"card": "hSD01-004"},
            ],
            "hand": HAND,
            "power": ["hSD01-003"] * 3,
        },
        {
            "center": {
                "card": "hSD01-011",
                "under": ["hSD01-008", "hSD01-010"],
                "cheers": [GREEN, GREEN],
                "damage": 60,
            },
            "collab": {"card": "hSD01-013", "under": ["hSD01-003"], "cheers": [GREEN], "resting": True},
            "back": ["hSD01-012", {"card": "hSD01-006", "under": ["hSD01-003"], "resting": True, "damage": 100}, BUZZ],
            "hand": ["hSD01-003"] * 5,
        },
        phase=phase,
    )


class Seated(Player):
    """Somebody who sits at an arranged table, and what they have sent from there."""

    def __init__(self, people: People, size: tuple[int, int], t: Table) -> None:
        touch = size in FINGER
        super().__init__(people.arrive(EMPTY, size=size, touch=touch), "touch" if touch else "mouse")
        self.wire = Wire(self.page)
        sit_at(self.page, "hocg", t)


def sit(people: People, size: tuple[int, int] = DESKTOP, t: Table | None = None) -> Seated:
    return Seated(people, size, t or full())


# --- nothing lies over anything ---------------------------------------------------------------------------------------

# Things of the table that something else lies over, by what they say: the middle of each must be itself.
COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const found = document.elementFromPoint(left + Math.min(12, width / 2), top + height / 2);
  return !each.contains(found);
}).map((each) => each.textContent.trim())"""


@pytest.mark.parametrize("sizes", AT_ONCE)
def test_a_full_table_at_every_size(people: People, sizes: list[tuple[int, int]]) -> None:
    page = sit(people, sizes[0]).page
    for size in sizes:
        resize(page, size)
        everything_is_within_reach(page, size)
        faces_are_whole(page)
        a_card_with_a_text_shows_it_or_a_sign(page, size)
        if size in FINGER:
            assert page.evaluate(MISSED) == [], "a finger hits every button"


def everything_is_within_reach(page: Page, size: tuple[int, int]) -> None:
    shot(page, f"hocg-{size[0]}")
    assert page.evaluate(COVERED, "[data-prompt] .button, .thing:not(.hand *) > .face, .counters button") == []
    for name in ("Your stage", "Emi's stage"):
        expect(page.get_by_role("group", name=name)).to_be_in_viewport(ratio=0.95)
    if size in FINGER:
        page.get_by_role("button", name="Card and journal").tap()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("log")).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_a_phone_on_its_side_can_keep_its_hand_and_play_on(people: People) -> None:
    """The pile lay over "Keep"."""
    empty: Side = {"center": None, "back": []}
    t = hocg({**empty, "hand": HAND}, {**empty, "hand": HAND}, phase="redraw")
    me = sit(people, SIDEWAYS, t)
    keep = me.prompt.get_by_role("button", name="Keep")
    expect(keep).to_be_in_viewport(ratio=1)
    me.press(keep)
    sight = me.play_until(lambda each: bool(each.legal))
    me.press_card(sight.legal[0], sight)
    expect(me.prompt.locator(".primary")).to_be_in_viewport(ratio=1)


# Parts of faces that lie over each other.
OVERLAPPING = """([one, other]) => [...document.querySelectorAll(".card")].filter((card) => {
  const [a, b] = [one, other].map((selector) => card.querySelector(selector)?.getBoundingClientRect());
  const shared = (from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  return a && b && shared("left", "right") > 1 && shared("top", "bottom") > 1.5;
}).length"""
# Level tags whose words do not fit into them, or that end outside the field they are in.
CLIPPED = """() => [...document.querySelectorAll(".card .tab")].filter((tab) => {
  const words = document.createRange();
  words.selectNodeContents(tab);
  const field = tab.closest(".field").getBoundingClientRect();
  return words.getBoundingClientRect().right > Math.min(tab.getBoundingClientRect().right, field.right) + 0.5;
}).map((tab) => tab.textContent)"""
# Words of names that go over more than one line, or out of the name's box.
BROKEN = """() => [...document.querySelectorAll(".card .name")].flatMap((name) => {
  const box = name.getBoundingClientRect();
  const text = name.firstChild;
  return [...text.data.matchAll(/[A-Za-z0-9'-]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const rects = [...range.getClientRects()];
    return rects.length > 1 || rects.some((each) => each.right > box.right + 1);
  }).map((word) => word[0]);
})"""


def faces_are_whole(page: Page) -> None:
    assert page.locator(".card [data-buzz]").count() == 4
    assert page.evaluate(OVERLAPPING, [".counter", "[data-buzz]"]) == 0, "damage lies over Buzz"
    assert page.evaluate(OVERLAPPING, [".hp", "[data-buzz]"]) == 0
    assert page.evaluate(CLIPPED) == [], "a level doesn't fit into its tag"
    assert page.evaluate(BROKEN) == [], "a name is broken inside a word"


# Cards with a text that show neither the text nor a sign for it.
SILENT = """() => [...document.querySelectorAll(".thing .card")].filter((card) =>
  !card.querySelector(".marks i") && !card.querySelector(".words p")).map((card) => card.textContent.trim())"""


def a_card_with_a_text_shows_it_or_a_sign(page: Page, size: tuple[int, int]) -> None:
    silent = page.evaluate(SILENT)
    # Only what has no text: one 1st Sora and one 1st AZKi without keywords.
    assert len(silent) == 2, silent
    if size == DESKTOP:
        words = page.locator(".hand .words p")
        expect(words.first).to_contain_text("Collab effect")
        widths = page.locator(".hand .card").evaluate_all("all => all.map((each) => each.offsetWidth)")
        assert sum(widths) > 0.85 * 1090, "the hand uses the width there is"


# --- fingers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", FINGER)
def test_a_long_press_reads_a_card_that_cannot_be_played(people: People, size: tuple[int, int]) -> None:
    me = sit(people, size)
    page, wire = me.page, me.wire
    grey = page.locator(".hand .thing.grey > .face").first
    box = grey.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + 14, "y": box["y"] + 50, "id": 1}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    card = page.get_by_role("dialog", name="Tokino Sora")
    expect(card).to_contain_text("Let's Dance!")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    card.get_by_role("button", name="Why not?").tap()
    expect(page.get_by_role("dialog", name=re.compile("^Why not"))).to_be_visible()
    assert wire.answers == 0


# --- what lit things do -----------------------------------------------------------------------------------------------


def lit(page: Page, name: str) -> Locator:
    """A lit card of the near stage, by how its sentence begins."""
    return page.get_by_role("group", name="Your stage").locator(".thing").filter(has_text=re.compile(name))


def test_what_is_lit_says_what_it_does_and_a_first_press_only_selects(people: People) -> None:
    me = sit(people)
    page, wire = me.page, me.wire
    azki = lit(page, "AZKi, Debut")
    verb = azki.locator(".verbs")
    expect(verb).to_be_hidden()
    azki.locator("> .face").hover()
    expect(verb).to_be_visible()
    expect(verb).to_have_text("Collab")
    page.mouse.move(5, 5)
    expect(verb).to_be_hidden()
    page.keyboard.press("Tab")
    azki.locator("> .face").focus()
    expect(verb).to_be_visible()

    azki.locator("> .face").click()
    expect(azki).to_have_class(re.compile("selected"))
    expect(me.prompt.get_by_role("button", name="Collab")).to_be_visible()
    shot(page, "selected")
    assert wire.answers == 0
    verb.get_by_text("Collab").click()
    expect(page.get_by_role("group", name="Your stage").locator(".place[data-zone=collab]")).to_have_count(0)
    assert wire.answers == 1


def test_without_that_setting_a_press_acts_at_once(people: People) -> None:
    page = people.arrive(EMPTY)
    page.add_init_script("localStorage.setItem('kaimaku.settings', JSON.stringify({ selectFirst: false }))")
    sit_at(page, "hocg", full())
    lit(page, "AZKi, Debut").locator("> .face").click()
    expect(page.get_by_role("group", name="Your stage").locator(".place[data-zone=collab]")).to_have_count(0)


@pytest.mark.parametrize("sizes", [[DESKTOP], FINGER])
def test_all_actions_are_one_button_away(people: People, sizes: list[tuple[int, int]]) -> None:
    me = sit(people, sizes[0])
    for size in sizes:
        resize(me.page, size)
        button = me.prompt.get_by_role("button", name="What can I do?")
        expect(button).to_be_in_viewport(ratio=1)
        me.press(button)
        listed = me.page.get_by_role("dialog", name="All actions")
        expect(listed.get_by_role("button", name="Collab with AZKi Debut (back 1)")).to_be_visible()
        expect(listed.get_by_role("button", name="Go to performance phase")).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(listed).to_have_count(0)


def test_going_on_says_what_is_still_possible(people: People) -> None:
    me = sit(people)
    wire = me.wire
    me.press(me.prompt.locator("[data-pass]"))
    expect(me.prompt.get_by_role("heading")).to_have_text(
        re.compile(r"^Still possible: Bloom \(.*Collab \(AZKi, .*anyway\?$")
    )
    assert wire.answers == 0
    me.press(me.prompt.get_by_role("button", name="Keep playing"))
    me.press(me.prompt.locator("[data-pass]"))
    expect(me.page.locator("[aria-current=step]")).to_have_text("Performance")
    me.press(me.prompt.locator("[data-pass]"))
    expect(me.prompt.get_by_role("heading")).to_have_text(
        re.compile(r"^You can still use .*SorAZ Sympathy.* End your turn anyway\?$")
    )


# --- the rail ---------------------------------------------------------------------------------------------------------


def test_the_card_in_the_rail_never_hides_its_numbers(people: People) -> None:
    page = sit(people).page
    for size in MOUSE:
        resize(page, size)
        the_rail_shows_it(page)


def the_rail_shows_it(page: Page) -> None:
    page.get_by_role("group", name="Emi's stage").locator(".thing").filter(has_text="AZKi, 2nd").locator(
        "> .face"
    ).hover()
    now = page.locator("aside [data-now]")
    expect(now).to_contain_text("HP 130 of 190")
    expect(now).to_contain_text("Destiny Song")
    expect(now).to_be_in_viewport(ratio=1)
    page.locator("aside .card[role=group]").evaluate("card => card.scrollTo(0, card.scrollHeight)")
    expect(now).to_be_in_viewport(ratio=1)
    hidden = "card => card.scrollHeight - card.clientHeight"
    page.get_by_role("list", name="Your hand").locator(".thing > .face").first.hover()
    expect(page.locator("aside")).to_contain_text("Let's Dance!")
    assert page.locator("aside .card[role=group]").evaluate(hidden) <= 0, "a card is as tall as its content"


def test_a_game_from_a_position_is_not_before_its_first_turn(people: People) -> None:
    me = sit(people)
    me.decide()
    journal = me.page.get_by_role("log")
    expect(journal.get_by_role("heading", level=3).first).to_have_text("From this position")
    expect(journal).not_to_contain_text("Before the first turn")


def test_sound_has_a_switch_in_sight(people: People) -> None:
    for size in (DESKTOP, PHONE):
        page = sit(people, size).page
        switch = page.get_by_role("button", name="Sound", exact=True)
        expect(switch).to_have_attribute("aria-pressed", "true")
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "false")
        assert page.evaluate("JSON.parse(localStorage.getItem('kaimaku.settings')).sound") is False
