"""axe-core finds nothing serious: every page, and the table in many states, light and dark, desktop and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.depth import at_depth
from tests.web.axe import faults
from tests.web.finished_game import stored
from tests.web.playing import Player, main_phase
from tests.web.screens import DESKTOP, PHONE, People, of_game, settled, shot

LOOKS = [(DESKTOP, False), (PHONE, True), (DESKTOP, True), (PHONE, False)]
PAGES = [
    "/",
    "/watch",
    "/learn",
    "/games",
    "/replays",
    "/replays/{replay}#step=90",
    "/replays/{replay}/verify",
    at_depth("/decks?game=vcard", "/decks"),
    "/decks/sora",
    "/cards/hocg",
    "/cards/hocg/hSD01-011",
    "/status/hocg",
    "/rules/hocg/hocg:12.2.4.1",
    "/table/zzzzzzzz",
    "/nowhere",
]


@pytest.mark.parametrize(("size", "dark"), at_depth(LOOKS[:2], LOOKS))
def test_every_page(people: People, size: tuple[int, int], dark: bool) -> None:
    """The colours everywhere, the rest of the rules where the layout differs. In short, one page in one look, the next
    in the other.
    """
    people.expected.append("status of 404")
    replay = stored(people.url)
    page = people.arrive("/", size=size, dark=dark, bypass_csp=True)
    colors_only = dark is (size == DESKTOP)
    found: list[str] = []

    def look(what: str) -> None:
        settled(page)
        shot(page, f"axe-{what.strip('/').replace('/', '-')[:30] or 'home'}-{size[0]}-{'dark' if dark else 'light'}")
        found.extend(f"{what}: {fault}" for fault in faults(page, colors_only=colors_only))

    for path in at_depth(PAGES[dark::2], PAGES):
        page.goto(people.url + path.format(replay=replay))
        look(path)
    if at_depth(not dark, False):
        assert not found, "\n".join(found)
        return
    page.goto(people.url)
    of_game(page).get_by_role("button", name="Play with a friend").click()
    look("a friend's options")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    look("settings")
    page.goto(f"{people.url}/decks")
    page.get_by_role("button", name="Edit a copy").first.click()
    look("deck builder")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "dark"), at_depth(LOOKS[1:2], LOOKS))
def test_the_table_in_many_states(people: People, size: tuple[int, int], dark: bool) -> None:
    touch = size == PHONE
    page = people.arrive("/", size=size, dark=dark, touch=touch, bypass_csp=True)
    of_game(page).get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    me = Player(page, "touch" if touch else "mouse")
    found: list[str] = []

    def look(state: str) -> None:
        found.extend(f"{state}: {fault}" for fault in faults(page))

    me.wait_for_question()
    look("the first question")
    sight = me.play_until(main_phase)
    look("main phase")
    shot(page, f"axe-table-{size[0]}-{'dark' if dark else 'light'}")
    page.keyboard.press("a")
    look("list of actions")
    page.keyboard.press("Escape")
    me.thing(sight.hand[0]).focus()
    page.keyboard.press("y")
    look("why not")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    look("menu")
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    look("conceding")
    page.get_by_role("button", name="Concede").click()
    expect(page.locator("#result-title")).to_be_visible()
    look("result")
    assert not found, "\n".join(found)
