"""Names that look like code, as both people read them: in titles, plates, journal, requests and the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.playing import Player, play_together
from tests.web.rooms import call_me, concede, make_room, menu, sit_down
from tests.web.screens import People, shot

ONE, OTHER = "{1} [Sora](hSD01-003)", "<b>$&</b>{0}%s"


def test_names_are_read_as_they_are_written(people: People) -> None:
    host = people.arrive("/")
    call_me(host, ONE)
    link = make_room(host)
    guest = sit_down(people, link, OTHER)
    mine, theirs = Player(host), Player(guest)
    for page, other in ((host, OTHER), (guest, ONE)):
        expect(page).to_have_title(re.compile(re.escape(f"vs. {other}")))
        expect(page.locator("div.plate")).to_contain_text(other)
    play_together(mine, theirs, until=lambda: mine.decisions + theirs.decisions > 3)
    expect(host.get_by_role("log")).to_contain_text(f"{OTHER}'s Oshi is")
    menu(guest, "Offer a draw")
    expect(host.get_by_role("region", name="Table notices")).to_contain_text(f"{OTHER} offers a draw.")
    shot(host, "names")
    host.get_by_role("button", name="Decline").click()
    concede(guest)
    for page, told in ((host, f"{OTHER} conceded."), (guest, "You conceded.")):
        expect(page.locator(".result")).to_contain_text(told)
        expect(page.locator(".result a[href*='hSD01-003']")).to_have_count(0)
