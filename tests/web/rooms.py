"""Ways to a table: one click to a bot, a link to a friend, and the menu of a table."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.web.playing import Player
from tests.web.screens import People, of_game


def start_against_bot(page: Page) -> Player:
    """From the start page to the table in one click."""
    of_game(page).get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    return Player(page)


def make_room(page: Page, **options: object) -> str:
    """Make a table for a friend and give the link to it. Options that the dialog does not offer are set on the way."""

    def with_options(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        body["options"] |= options
        route.continue_(post_data=json.dumps(body))

    if options:
        page.route("**/api/rooms", with_options)
    of_game(page).get_by_role("button", name="Play with a friend").click()
    page.get_by_role("dialog").get_by_role("button", name="Create link").click()
    expect(page.get_by_role("heading", name="Waiting for a friend")).to_be_visible()
    return page.get_by_label("Link to this table").input_value()


def call_me(page: Page, name: str) -> None:
    """Change the name on the start page."""
    page.get_by_role("button", name="change name").click()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Use this name").click()
    expect(page.get_by_role("button", name=f"{name}, change name")).to_be_visible()


def sit_down(people: People, link: str, name: str) -> Page:
    """A friend opens the link in a browser of their own and sits down."""
    page = people.arrive(link.removeprefix(people.url))
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Join the game").click()
    expect(page.locator("[data-prompt]")).to_be_visible()
    return page


def two_at_a_table(people: People, **options: object) -> tuple[Player, Player]:
    """Mio has invited Rin, and both sit."""
    host = people.arrive("/")
    call_me(host, "Mio")
    link = make_room(host, **options)
    guest = sit_down(people, link, "Rin")
    expect(host.locator("[data-prompt]")).to_be_visible()
    return Player(host), Player(guest)


def goes_first(page: Page) -> bool:
    """Does this person go first, by the journal?"""
    journal = page.get_by_role("log")
    expect(journal).to_contain_text(re.compile(r"You go first\.|(?<!who )goes first\."))
    return "You go first." in journal.inner_text()


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=item).click()


def concede(page: Page) -> None:
    Player(page).give_up()
    expect(page.locator("#result-title")).to_be_visible()
