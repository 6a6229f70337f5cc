"""Puzzles and hints in a real browser: the list, a solved puzzle, a wrong line, and what the strongest bot would do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kaimaku.puzzles.puzzle import puzzles
from tests.web.axe import faults
from tests.web.screens import DESKTOP, PHONE, People, shot

SLOW = 60_000  # milliseconds: the first judgement waits for its worker process


def advice(page: Page) -> str:
    return page.locator("[data-coach] .text").inner_text()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_list_leads_to_a_table_and_knows_what_was_solved(people: People, size: tuple[int, int]) -> None:
    page = people.arrive("/puzzles", size=size, touch=size == PHONE, bypass_csp=True)
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Today's puzzle").first).to_be_visible()
    assert faults(page) == []
    shot(page, f"puzzles-{size[0]}")
    page.evaluate(f"localStorage.setItem('kaimaku.puzzles', JSON.stringify(['hocg/{puzzles('hocg')[0].id}']))")
    page.reload()
    expect(page.get_by_text(f"1 of {len(puzzles('hocg'))} solved")).to_be_visible()
    expect(page.get_by_role("button", name="Solved").first).to_be_visible()


def test_a_wrong_line_is_refuted_and_a_hint_leads_on(people: People) -> None:
    page = people.arrive("/puzzles", bypass_csp=True)
    number = len(puzzles("hocg"))  # the last one: going straight on misses it
    page.get_by_role("region", name="hololive OCG").get_by_role("button", name=f"Puzzle {number}").click()
    coach = page.locator("[data-coach]")
    expect(coach).to_contain_text("Both hands are open")
    assert faults(page) == []
    coach.get_by_role("button", name="Show solution").click()
    expect(coach).to_contain_text("One solution:", timeout=SLOW)
    expect(coach).to_contain_text("1. ")
    coach.get_by_role("button", name="Hint").click()
    expect(page.locator(".ring").first).to_be_visible(timeout=SLOW)
    shot(page, "puzzle-hint")
    page.keyboard.press("Space")
    confirm = page.locator("[data-pass]")
    if "That doesn't work" not in coach.inner_text():
        confirm.first.click()
    expect(coach).to_contain_text("That doesn't work", timeout=SLOW)
    shot(page, "puzzle-missed")
    coach.get_by_role("button", name="Undo").click()
    expect(coach).to_contain_text("Both hands are open", timeout=SLOW)


def test_a_hint_says_what_the_strongest_bot_would_do(people: People) -> None:
    page = people.arrive(bypass_csp=True)
    page.get_by_role("button", name="Play against a bot").first.click()
    button = page.get_by_role("button", name="Hint")
    expect(button).to_be_enabled(timeout=SLOW)
    button.click()
    coach = page.locator("[data-coach]")
    expect(coach.get_by_role("heading", name="Hint")).to_be_visible()
    expect(coach).not_to_contain_text("Checking…", timeout=SLOW)
    assert "No hint here." not in advice(page)
    assert faults(page) == []
    shot(page, "hint")
    coach.get_by_role("button", name="Hide", exact=True).click()
    expect(coach).to_have_count(0)
