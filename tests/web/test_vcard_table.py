"""The table of VCard in a browser: a whole game with its combats, a Power Level taken apart, and the phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.depth import at_depth
from tests.web.axe import faults
from tests.web.playing import main_phase
from tests.web.screens import PHONE, People, shot
from tests.web.vcard import start_against_bot


def test_a_whole_game_against_a_bot_and_every_combat_adds_up(people: People) -> None:
    page = people.arrive("/", bypass_csp=True)
    player = start_against_bot(page)
    player.play_until(main_phase)
    shot(page, "vcard-table")
    assert not faults(page)
    player.play_to_the_end(lambda: len(player.combats) >= 1)
    expect(page.locator("#result-title")).to_have_text(re.compile("^You (won|lost)$"))
    assert len(player.combats) >= at_depth(1, 3), "three points take three combats"
    for rows, totals in player.combats:
        sides = [sum(row[side] for row in rows) for side in (0, 1)]
        assert [n for n in totals if n == n] == [n for n, total in zip(sides, totals, strict=True) if total == total]


def test_a_power_level_is_taken_apart_by_key(people: People) -> None:
    page = people.arrive("/")
    player = start_against_bot(page)
    player.play_until(main_phase)
    mine = page.locator("[data-spot='s0.0'] .face, [data-spot='s1.0'] .face").first
    mine.focus()
    page.keyboard.press("b")
    parts = page.get_by_role("group", name="Power Level breakdown")
    expect(parts).to_contain_text("Total")
    page.keyboard.press("Escape")
    expect(parts).to_have_count(0)


def test_the_table_on_a_phone(people: People) -> None:
    page = people.arrive("/", size=PHONE, touch=True, bypass_csp=True)
    player = start_against_bot(page, "touch")
    for _ in range(10):
        player.decide()
    player.wait_for_question()
    shot(page, "vcard-phone")
    assert not faults(page)
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0, "nothing sticks out to the side"
