"""A tournament deck, pasted as a list, is played against a bot: the opening, and in the deep suite a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kaimaku.decks import builtin, list_builtin
from tests.web.builder import paste, verdict
from tests.web.playing import Player, main_phase
from tests.web.rooms import concede
from tests.web.screens import People

DECK = "cup-marine-4f9gy"


def seated(page: Page) -> Player:
    """Paste the list as text, open it as a deck, and play with it."""
    assert DECK in list_builtin("hocg", "tournament")
    rows = (f"{count} {number}" for cards in builtin(DECK).piles.values() for number, count in cards.items())
    paste(page, "\n".join(rows)).get_by_role("button", name="Open this deck").click()
    expect(verdict(page).get_by_text("Legal", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play with this deck").click()
    expect(page.locator("[data-prompt]")).to_be_visible()
    return Player(page)


def test_a_pasted_tournament_deck_is_played_into_the_game(people: People) -> None:
    page = people.arrive("/decks")
    me = seated(page)
    me.play_until(main_phase)
    concede(page)
    expect(page.locator("#result-title")).to_have_text("You lost")


@pytest.mark.deep
def test_a_pasted_tournament_deck_is_played_to_the_end(people: People) -> None:
    page = people.arrive("/decks")
    seated(page).play_to_the_end()
    result = page.get_by_role("region", name=re.compile("You (won|lost)"))
    expect(result.get_by_role("link", name=re.compile(r"Rule \d"))).to_be_visible()
