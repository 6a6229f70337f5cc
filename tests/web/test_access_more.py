"""axe-core finds nothing serious on the way to a table, while watching, and while a choice is being made."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.depth import at_depth
from tests.web.axe import faults
from tests.web.playing import Player, main_phase
from tests.web.rooms import make_room
from tests.web.screens import DESKTOP, PHONE, People, of_game, settled, shot

LOOKS = [(DESKTOP, True), (PHONE, False)]
# Whatever fades in is there: half-way its colours are not the ones to be read.
AT_REST = "() => document.getAnimations().every((each) => each.playState !== 'running')"


class Checked:
    """Looks at pages, and tells of all faults at once."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def look(self, page: Page, what: str) -> None:
        page.wait_for_function(AT_REST)
        self.found.extend(f"{what}: {fault}" for fault in faults(page))

    def done(self) -> None:
        assert not self.found, "\n".join(self.found)


@pytest.mark.parametrize(("size", "dark"), at_depth(LOOKS[:1], LOOKS))
def test_waiting_joining_watching_and_the_rules(people: People, size: tuple[int, int], dark: bool) -> None:
    checked = Checked()

    def arrive(path: str) -> Page:
        return people.arrive(path, size=size, dark=dark, bypass_csp=True)

    host = arrive("/")
    link = make_room(host)
    checked.look(host, "waiting for a friend")
    guest = arrive(link.removeprefix(people.url))
    expect(guest.get_by_role("button", name="Join the game")).to_be_visible()
    checked.look(guest, "join")

    host.get_by_role("button", name="Fill with a bot").click()
    Player(host).play_until(main_phase)
    watcher = arrive(link.removeprefix(people.url))
    expect(watcher.locator(".thing").first).to_be_visible()
    shot(watcher, f"axe-watching-{size[0]}-{'dark' if dark else 'light'}")
    checked.look(watcher, "watching")

    rules = arrive(at_depth("/rules/danmaku", "/rules/hocg"))  # every line of thousands is looked at
    settled(rules)
    checked.look(rules, "rules")
    checked.done()


def tray(page: Page) -> Locator:
    """Cards laid out to choose from."""
    return page.locator(".tray")


@pytest.mark.parametrize(("size", "dark"), at_depth(LOOKS[1:], LOOKS))
def test_a_choice_being_made(people: People, size: tuple[int, int], dark: bool) -> None:
    checked = Checked()
    touch = size == PHONE
    page = people.arrive("/", size=size, dark=dark, touch=touch, bypass_csp=True)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Confirm every action").check()
    page.keyboard.press("Escape")
    of_game(page).get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    me = Player(page, "touch" if touch else "mouse")

    sight = me.play_until(lambda each: main_phase(each) and any(each.spots[thing] for thing in each.legal))
    me.press_card(next(thing for thing in sight.legal if sight.spots[thing]), sight)
    expect(page.locator(".thing.selected").first).to_be_visible()
    checked.look(page, "a card is selected")
    me.decide()

    me.play_until(lambda _: tray(page).count() > 0)
    checked.look(page, "cards to choose from")
    tray(page).locator(".thing.legal > .face").first.click()
    expect(tray(page).locator(".thing.chosen")).to_have_count(1)
    shot(page, f"axe-tray-{size[0]}-{'dark' if dark else 'light'}")
    checked.look(page, "one is chosen")
    checked.done()
