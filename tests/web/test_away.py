"""A player is gone: everyone sees the countdown, a bot plays on, and the player takes the seat back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.playing import main_phase, play_together
from tests.web.rooms import two_at_a_table
from tests.web.screens import People, shot


def test_a_bot_takes_over_until_the_player_is_back(people: People) -> None:
    mio, rin = two_at_a_table(people, away=10)
    play_together(mio, rin, until=lambda: main_phase(rin.look()))
    address, browser = rin.page.url, rin.page.context
    rin.page.close()
    expect(mio.page.get_by_text(re.compile(r"Rin is away. 0:\d\d left"))).to_be_visible()
    expect(mio.page.get_by_role("button", name="Claim the win")).to_be_visible()
    shot(mio.page, "away-over")
    mio.page.get_by_role("button", name="Let a bot take over").click()
    expect(mio.page.get_by_text("A bot is playing for Rin")).to_be_visible()
    mio.wait_for_question()
    mio.decide()

    rin.page = browser.new_page()
    rin.page.goto(address)
    rin.page.get_by_role("button", name="Take your seat back").click()
    expect(rin.page.get_by_text("A bot is playing for you")).to_have_count(0)
    expect(mio.page.get_by_text("A bot is playing for Rin")).to_have_count(0)
    rin.answered = -1
    play_together(mio, rin, until=lambda: main_phase(rin.look()))
