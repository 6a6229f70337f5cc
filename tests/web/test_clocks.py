"""Clocks: shown to both, running for whoever is asked and nobody else, and the end of the game when one runs out."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.playing import Player, main_phase, play_together
from tests.web.rooms import two_at_a_table
from tests.web.screens import People, shot


def clock(viewer: Player, owner: str) -> Locator:
    """The clock of a player on a name plate."""
    return viewer.page.locator(".plate").filter(has_text=owner).get_by_role("timer")


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
    asked, name, waiting, other = until_one_is_asked(mio, rin)
    for viewer in (asked, waiting):
        running, standing = clock(viewer, name), clock(viewer, other)
        shown, kept = running.inner_text(), standing.inner_text()
        assert 1200 < seconds(shown) <= 1500 and 1200 < seconds(kept) <= 1500
        for _ in range(2):
            expect(running).not_to_have_text(shown)
            assert seconds(running.inner_text()) < seconds(shown)
            shown = running.inner_text()
        expect(standing).to_have_text(kept)


def test_whoever_runs_out_of_time_loses(people: People) -> None:
    mio, rin = two_at_a_table(people, clock={"kind": "game", "total": 20})
    asked, name, waiting, other = until_one_is_asked(mio, rin)
    expect(clock(asked, name)).to_contain_text("!")
    shot(asked.page, "clock-short")
    over = waiting.page.locator("#result-title")
    expect(over).to_have_text("You won", timeout=40_000)
    expect(asked.page.locator("#result-title")).to_have_text(f"{other} won")
    for player in (asked, waiting):
        expect(player.page.locator(".result")).to_contain_text(f"{other} wins. {name} ran out of time.")
    shot(waiting.page, "clock-over")
