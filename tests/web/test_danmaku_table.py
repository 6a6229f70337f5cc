"""The table of Danmaku!! in a browser: a whole game by mouse, the phone, and what somebody who watches may see."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from kaimaku.games.danmaku.definitions import ROLE_CARDS
from tests.web.axe import faults
from tests.web.coaching import begin
from tests.web.danmaku import start_against_bots
from tests.web.screens import PHONE, People, shot

# How many words and numbers of its plate each private note lies on.
COVERED = """() => [...document.querySelectorAll("[data-note]")].map((note) => {
  const box = note.getBoundingClientRect();
  const words = [...note.closest(".plate").querySelectorAll(".facts > *, .name")];
  const said = words.map((each) => each.getBoundingClientRect());
  const beside = (each) => each.right <= box.left || each.left >= box.right;
  return said.filter((each) => !beside(each) && each.bottom > box.top + 2 && each.top < box.bottom - 2).length;
})"""


def test_the_table_by_mouse(people: People) -> None:
    page = people.arrive("/", bypass_csp=True)
    player = start_against_bots(page)
    for _ in range(6):
        if not player.decide():
            break
    shot(page, "danmaku-table")
    assert not faults(page)


@pytest.mark.deep
def test_a_whole_game_against_bots_by_mouse(people: People) -> None:
    page = people.arrive("/")
    start_against_bots(page).play_to_the_end()
    expect(page.locator("#result-title")).to_have_text(re.compile("^(You won|You lost|Draw)$"))


def test_the_table_on_a_phone(people: People) -> None:
    page = people.arrive("/", size=PHONE, touch=True, bypass_csp=True)
    player = start_against_bots(page, "touch")
    for _ in range(8):
        if not player.decide():
            break
    shot(page, "danmaku-phone")
    assert not faults(page)
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0, "nothing sticks out to the side"


def open_to_watchers(route: Route) -> None:
    body = json.loads(route.request.post_data or "{}")
    body["options"] |= {"spectators": True}
    route.continue_(post_data=json.dumps(body))


# All that is on a page but the goal of an open role, which speaks of others, and the list of those that are left.
BUT_GOALS = """() => {
  const page = document.body.cloneNode(true);
  for (const goal of page.querySelectorAll(".goal, [data-roles], script, style")) goal.remove();
  return page.textContent;
}"""


def test_whoever_watches_sees_no_hidden_role_and_no_hand(people: People) -> None:
    """A role is named if it was shown to everybody, which the journal tells, and never before."""
    page = people.arrive("/")
    page.route("**/api/rooms", open_to_watchers)
    player = start_against_bots(page)
    player.decide()
    player.wait_for_question()
    guest = people.arrive(page.url.removeprefix(people.url))
    expect(guest.get_by_text("Role hidden").first).to_be_visible()
    told = guest.evaluate(BUT_GOALS)
    assert "Heroine" in told
    shown = set(re.findall(r"role is (.+?)\.", guest.get_by_role("log").inner_text()))
    named = {role.name.en for role in ROLE_CARDS if role.kind not in ("heroine", "rival") and role.name.en in told}
    assert named <= shown
    assert guest.locator(".hand .thing").count() == 0
    shot(guest, "danmaku-watching")


def test_on_a_low_screen_the_private_notes_cover_no_numbers(people: People) -> None:
    page = people.arrive("/", size=(844, 390))
    begin(page, "danmaku")
    expect(page.locator("[data-note]")).to_have_count(3)
    assert page.evaluate(COVERED) == [0, 0, 0]
