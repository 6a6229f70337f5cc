"""The table of Danmaku!! in a browser: a whole game by mouse, the phone, and what somebody who watches may see."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, expect

from kaimaku.games.danmaku.definitions import ROLE_CARDS
from tests.web.axe import faults
from tests.web.danmaku import start_against_bots
from tests.web.screens import PHONE, People, shot


def test_a_whole_game_against_bots_by_mouse(people: People) -> None:
    page = people.arrive("/", bypass_csp=True)
    player = start_against_bots(page)
    for _ in range(6):
        if not player.decide():
            break
    shot(page, "danmaku-table")
    assert not faults(page)
    player.play_to_the_end()
    expect(page.locator("#result-title")).to_have_text(re.compile("^(You won|You lost|A draw)$"))


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


def test_whoever_watches_sees_no_hidden_role_and_no_hand(people: People) -> None:
    page = people.arrive("/")
    page.route("**/api/rooms", open_to_watchers)
    player = start_against_bots(page)
    player.decide()
    player.wait_for_question()
    guest = people.arrive(page.url.removeprefix(people.url))
    expect(guest.get_by_text("Role hidden").first).to_be_visible()
    told = guest.locator("body").inner_text()
    assert "Heroine" in told
    assert not [role.name.en for role in ROLE_CARDS if role.kind not in ("heroine", "rival") and role.name.en in told]
    assert guest.locator(".hand .thing").count() == 0
    shot(guest, "danmaku-watching")
