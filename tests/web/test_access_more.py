"""axe-core finds nothing serious on the way to a table, while watching, and while a choice is being made."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.playing import Player, Sight, main_phase
from tests.web.rooms import make_room
from tests.web.screens import DESKTOP, PHONE, People, settled, shot

LOOKS = [(DESKTOP, False), (DESKTOP, True), (PHONE, False), (PHONE, True)]


class Checked:
    """Looks at pages, and tells of all faults at once."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def look(self, page: Page, what: str) -> None:
        self.found.extend(f"{what}: {fault}" for fault in faults(page))

    def done(self) -> None:
        assert not self.found, "\n".join(self.found)


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_waiting_joining_watching_and_the_rules(people: People, size: tuple[int, int], dark: bool) -> None:
    checked = Checked()

    def arrive(path: str) -> Page:
        return people.arrive(path, size=size, dark=dark, bypass_csp=True)

    host = arrive("/")
    link = make_room(host)
    checked.look(host, "waiting for a friend")
    guest = arrive(link.removeprefix(people.url))
    expect(guest.get_by_role("button", name="Sit down and play")).to_be_visible()
    checked.look(guest, "join")

    host.get_by_role("button", name="A bot can take this seat").click()
    Player(host).play_until(main_phase)
    watcher = arrive(link.removeprefix(people.url))
    watch = watcher.get_by_role("button", name="Watch")
    watch.or_(watcher.locator(".plate").first).first.wait_for()
    if watch.count():
        watch.click()
    expect(watcher.locator(".thing").first).to_be_visible()
    shot(watcher, f"axe-watching-{size[0]}-{'dark' if dark else 'light'}")
    checked.look(watcher, "watching")

    rules = arrive("/rules/hocg")
    settled(rules)
    checked.look(rules, "rules")
    checked.done()


def several(sight: Sight) -> bool:
    return False


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_a_choice_being_made(people: People, size: tuple[int, int], dark: bool) -> None:
    checked = Checked()
    touch = size == PHONE
    page = people.arrive("/", size=size, dark=dark, touch=touch, bypass_csp=True)
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    me = Player(page, "touch" if touch else "mouse")
    sight = me.play_until(main_phase)
    checked.look(page, "a card in hand")
