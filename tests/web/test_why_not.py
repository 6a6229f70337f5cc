"""Why not? Every refusal has a reason and a rule, by mouse, touch, keyboard and for whoever hears the table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.playing import Player, Sight, cards_in, main_phase
from tests.web.rooms import start_against_bot
from tests.web.screens import PHONE, People, of_game, shot


def something_grey(sight: Sight) -> bool:
    return main_phase(sight) and bool(set(sight.hand) - set(sight.legal))


def reason(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("^Why not "))


def test_by_mouse_keyboard_and_screen_reader(people: People) -> None:
    page = people.arrive("/")
    me = start_against_bot(page)
    sight = me.play_until(something_grey)
    grey = next(thing for thing in sight.hand if thing not in sight.legal)
    hand = cards_in(page.get_by_role("list", name="Your hand"))
    name = hand[sight.hand.index(grey)].split(",")[0]

    badge = page.get_by_role("button", name=f"Why not {name}?").first
    badge.click()
    told(page, name)
    shot(page, "why-not")
    page.keyboard.press("Escape")
    expect(reason(page)).to_have_count(0)

    page.locator("h1").hover()
    me.thing(grey).hover(position={"x": 12, "y": 60})
    expect(reason(page)).to_be_visible()
    page.locator("h1").hover()
    expect(reason(page)).to_have_count(0)

    me.thing(grey).focus()
    page.keyboard.press("y")
    told(page, name)
    expect(page.get_by_role("status")).to_contain_text(f"Why not {name}?")
    expect(reason(page)).to_be_focused()
    rule = reason(page).get_by_role("link", name=re.compile("Rule")).first
    number = (re.search(r"Rule ([\w.-]+)", rule.inner_text()) or [""])[1]
    with page.expect_popup() as opened:
        rule.press("Enter")
    expect(opened.value.get_by_role("heading", level=1)).to_contain_text(number)
    shot(opened.value, "rule")


def told(page: Page, name: str) -> None:
    box = reason(page)
    expect(box).to_be_visible()
    expect(box).to_contain_text(f"Why not {name}?")
    expect(box.get_by_role("link", name=re.compile("Rule")).first).to_have_attribute(
        "href", re.compile("^/rules/hocg/")
    )


def test_by_touch(people: People) -> None:
    page = people.arrive("/", size=PHONE, touch=True)
    of_game(page).get_by_role("button", name="Play against a bot").tap()
    page.wait_for_url("**/table/*")
    me = Player(page, "touch")
    me.play_until(something_grey)
    badge = page.get_by_role("button", name=re.compile("^Why not ")).first
    badge.scroll_into_view_if_needed()
    badge.tap()
    expect(reason(page)).to_be_visible()
    box, prompt = reason(page).bounding_box(), page.locator("[data-prompt]").bounding_box()
    assert box and prompt and box["y"] + box["height"] < prompt["y"], (
        "the sheet leaves the table and the question in sight"
    )
    shot(page, "why-not-phone")
    reason(page).get_by_role("button", name="Close").tap()
    expect(reason(page)).to_have_count(0)
