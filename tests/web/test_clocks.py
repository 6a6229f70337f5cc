"""Clocks: shown to both, running for whoever is asked and nobody else, and the end of the game when one runs out."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.playing import Player, main_phase, play_together
from tests.web.rooms import two_at_a_table
from tests.web.screens import People, shot


def own_clock(viewer: Player) -> Locator:
    """One's own clock, beside the steps of the turn."""
    return viewer.page.locator(".clock:not(div.plate *) > [role=timer]")


def their_clock(viewer: Player) -> Locator:
    """The clock of the other player, on their name plate."""
    return viewer.page.locator("div.plate").get_by_role("timer")


def seconds(shown: str) -> int:
    found = re.search(r"(\d+):(\d\d)", shown)
    assert found, shown
    return int(found[1]) * 60 + int(found[2])


def until_one_is_asked(mio: Player, rin: Player) -> tuple[Player, str, Player, str]:
    """Who has their main phase, and who waits for them."""
    play_together(mio, rin, until=lambda: main_phase(mio.look()) or main_phase(rin.look()))
    return (mio, "Mio", rin, "Rin") if main_phase(mio.look()) else (rin, "Rin", mio, "Mio")


def test_a_clock_runs_for_the_asked_player_only(people: People) -> None:
    mio, rin = two_at_a_table(people, clock={"kind": "game", "total": 1500})
    asked, name, waiting, _ = until_one_is_asked(mio, rin)
    expect(waiting.page.locator("div.plate")).to_contain_text(name)
    kept = their_clock(asked).inner_text()
    assert 1200 < seconds(kept) <= 1500
    for running in (own_clock(asked), their_clock(waiting)):
        for _ in range(2):
            shown = running.inner_text()
            expect(running).not_to_have_text(shown)
            assert 1200 < seconds(running.inner_text()) < seconds(shown)
    assert their_clock(asked).inner_text() == kept, "nobody waits at the cost of their own time"
    assert own_clock(waiting).inner_text() == kept


def test_whoever_runs_out_of_time_loses(people: People) -> None:
    """Nobody does anything: the time of whoever is asked first runs out."""
    mio, rin = two_at_a_table(people, clock={"kind": "game", "total": 10})
    asked = [player for player in (mio, rin) if player.look().asked is not None]
    assert len(asked) == 1
    loser, name, winner = (mio, "Mio", rin) if mio in asked else (rin, "Rin", mio)
    expect(their_clock(winner)).to_contain_text("!")
    shot(winner.page, "clock-short")
    expect(winner.page.locator("#result-title")).to_have_text("You won")
    expect(loser.page.locator("#result-title")).to_have_text("You lost")
    for player in (loser, winner):
        told = "You ran out of time." if player is loser else f"{name} ran out of time."
        expect(player.page.locator(".result")).to_contain_text(told)
    shot(winner.page, "clock-over")
