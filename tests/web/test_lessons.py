"""The coached games in a real browser: whoever presses what the coach points at wins, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.coaching import begin, follow
from tests.web.screens import DESKTOP, PHONE, People, shot


@pytest.mark.parametrize(("game", "size"), [("hocg", DESKTOP), ("danmaku", DESKTOP), ("vcard", PHONE)])
def test_the_coach_leads_to_a_win(people: People, game: str, size: tuple[int, int]) -> None:
    page = people.arrive(size=size, touch=size == PHONE, bypass_csp=True)
    begin(page, game)
    assert faults(page) == []
    follow(page)
    expect(page.locator("#result-title")).to_have_text("You won")
    expect(page.get_by_role("button", name="Repeat the lesson")).to_be_visible()
    assert faults(page) == []
    shot(page, f"lesson-{game}")


def test_the_coach_is_there_after_a_reload_and_can_be_hidden(people: People) -> None:
    page = people.arrive()
    begin(page, "hocg")
    page.locator("[data-next]").click()
    page.reload()
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("Welcome!")
    page.keyboard.press("Escape")
    coach.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    expect(coach).to_contain_text("Below are your own holomem.")
    coach.get_by_role("button", name="Hide the coach").click()
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Show the coach").click()
    expect(coach).to_be_visible()


@pytest.mark.parametrize(("game", "size"), [("hocg", DESKTOP), ("danmaku", PHONE), ("vcard", DESKTOP)])
def test_how_to_play_stands_on_one_page(people: People, game: str, size: tuple[int, int]) -> None:
    page = people.arrive(f"/learn/{game}", size=size, bypass_csp=True)
    expect(page.get_by_role("heading", name="Five things to know")).to_be_visible()
    expect(page.locator(".faces a").first).to_be_visible()
    assert faults(page) == []
    shot(page, f"learn-{game}")


def test_the_rules_answer_questions_and_explain_their_words(people: People) -> None:
    page = people.arrive("/rules/hocg?q=how%20do%20I%20win", bypass_csp=True)
    answer = page.get_by_role("region", name="In short")
    expect(answer).to_contain_text("no life left")
    answer.get_by_role("link", name="11.2.1").click()
    term = page.locator("main .says").get_by_role("link", name="life", exact=True).first
    term.click()
    expect(page.locator("main .says").first).to_contain_text("At 0 you lose the game.")
    assert faults(page) == []
