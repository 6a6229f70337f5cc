"""Links that lead nowhere say so, calmly, and offer a way on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.rooms import two_at_a_table
from tests.web.screens import People, of_game, shot


@pytest.mark.parametrize("path", ["/table/zzzzzzzz", "/table/not-a-code", "/table/%E0%A4"])
def test_a_wrong_room_code(people: People, path: str) -> None:
    people.expected += ["status of 404", "status of 400", "status of 422"]
    page = people.arrive(path)
    expect(page.get_by_role("heading", name=re.compile("not found"))).to_be_visible()
    shot(page, "no-table")
    page.get_by_role("link", name=re.compile("[Hh]ome")).last.click()
    expect(of_game(page).get_by_role("button", name="Play against a bot")).to_be_visible()


def test_a_full_table_whose_players_keep_it_to_themselves(people: People) -> None:
    mio, _ = two_at_a_table(people, spectators=False)
    page = people.arrive(mio.page.url.removeprefix(people.url))
    expect(page.get_by_role("heading", name="This table is full")).to_be_visible()
    shot(page, "full-table")


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/nowhere", "Page not found"),
        ("/replays/abc", "This replay isn't on this server."),
        ("/replays/abc/verify", "This replay isn't on this server."),
        ("/decks/gone", "This deck isn't saved in this browser"),
        ("/decks/shared#", "This link is damaged"),
        ("/rules/hocg/hocg:99.99", "isn't a rule of this game"),
        ("/rules/chess", "Kaimaku doesn't have this game"),
        ("/cards/hocg/hXX00-000", "isn't a card of this game"),
        ("/cards/chess", "Kaimaku doesn't have this game"),
        ("/lab/chess", "This game has no decks to compare"),
    ],
)
def test_a_dead_link(people: People, path: str, words: str) -> None:
    people.expected += ["status of 404", "status of 400"]
    page = people.arrive(path)
    expect(page.locator("main")).to_contain_text(words)
    expect(page.get_by_role("navigation").filter(visible=True).first).to_be_in_viewport()
    expect(page.get_by_role("link").filter(visible=True).nth(1)).to_be_visible()
