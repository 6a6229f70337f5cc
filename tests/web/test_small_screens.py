"""Phone portrait, by touch, a whole game; and a tablet."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.playing import Player, main_phase
from tests.web.screens import PHONE, TABLET, People, of_game, shot

WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


def start(page: Page) -> Player:
    of_game(page).get_by_role("button", name="Play against a bot").tap()
    page.wait_for_url("**/table/*")
    return Player(page, "touch")


def test_a_whole_game_on_a_phone(people: People) -> None:
    page = people.arrive("/", size=PHONE, touch=True)
    expect(of_game(page).get_by_role("button", name="Play against a bot")).to_be_visible()
    shot(page, "home-phone")
    me = start(page)
    me.play_until(main_phase)
    shot(page, "table-phone")
    assert not page.evaluate(WIDER), "nothing sticks out on the side"

    page.get_by_role("button", name="Archive: 0").last.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Nothing here yet")
    page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()
    page.get_by_role("button", name="Card and journal").tap()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("first")
    shot(page, "journal-phone")
    page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()

    me.play_to_the_end()
    shot(page, "result-phone")
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport()


def test_a_tablet(people: People) -> None:
    page = people.arrive("/", size=TABLET, touch=True)
    shot(page, "home-tablet")
    me = start(page)
    me.play_until(main_phase)
    shot(page, "table-tablet")
    assert not page.evaluate(WIDER)
    for _ in range(6):
        me.decide()
