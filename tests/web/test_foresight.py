"""Before anything is decided, the table says what it would do: on the targets, and below the question."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.playing import Player
from tests.web.screens import DESKTOP, People, shot


def at_a_scenario(
    people: People, rule: str, scenario: str, size: tuple[int, int] = DESKTOP, touch: bool = False
) -> Page:
    """A table with an arranged position, from the page of a rule."""
    page = people.arrive(f"/rules/{rule.partition(':')[0]}/{rule}", size=size, touch=touch)
    page.locator(f'[id="scenario-{scenario}"]').get_by_role("button", name="Try it at a table").click()
    page.wait_for_url("**/table/*")
    Player(page).wait_for_question()
    return page


def test_an_arts_tells_what_is_left_of_each_target(people: People) -> None:
    page = at_a_scenario(people, "hocg:12.2.4.1", "S-01-azki-critical.1")
    me = Player(page)
    (azki,) = me.look().legal
    me.thing(azki).click()
    azure = page.locator(".thing.target", has_text="Azure")
    ruby = page.locator(".thing.target", has_text="Ruby")
    expect(azure.locator(".foreseen")).to_have_text("190 → 80")
    expect(ruby.locator(".foreseen")).to_have_text("190 → 130")
    expect(azure.get_by_role("button")).to_have_accessible_name(re.compile("HP 190 → 80"))
    shot(page, "foresight-hocg")
    ruby.locator(".face").hover()
    expect(page.locator("[data-foreseen]")).to_contain_text("Ruby")
    azure.locator(".face").focus()
    expect(page.locator("[data-foreseen]")).to_contain_text("HP 190 → 80")
    azure.locator(".face").press("Enter")
    expect(page.locator(".thing", has_text="Azure")).to_contain_text("80")
