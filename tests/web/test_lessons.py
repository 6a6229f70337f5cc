"""The coached games in a real browser: whoever presses what the coach points at wins, on a desktop and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.coaching import begin, follow
from tests.web.screens import DESKTOP, PHONE, People, shot

SIDE = (844, 390)  # a phone on its side
# The box of the coach and the rings have no place in common.
APART = """() => {
  const box = document.querySelector("[data-coach]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-coach] ~ .ring")].map((ring) => ring.getBoundingClientRect()).every(
    (ring) => ring.right <= box.left || ring.left >= box.right || ring.bottom <= box.top || ring.top >= box.bottom);
}"""
LESSONS = [("hocg", SIDE), ("danmaku", DESKTOP), ("vcard", PHONE)]
GAMES = ("hocg", "danmaku", "vcard")


@pytest.mark.parametrize(("game", "size"), LESSONS)
def test_the_coach_leads_to_a_win(people: People, game: str, size: tuple[int, int]) -> None:
    page = people.arrive(size=size, touch=size == PHONE, bypass_csp=True)
    begin(page, game)
    assert faults(page) == []
    follow(page)
    expect(page.locator("#result-title")).to_have_text("You won")
    expect(page.get_by_role("button", name="Repeat the lesson")).to_be_visible()
    assert faults(page) == []
    shot(page, f"lesson-{game}")
    page.get_by_role("button", name=re.compile("Play against (a bot|bots)")).click()
    expect(page.locator("#result-title")).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_count(0)


def test_while_there_is_more_to_read_the_coach_covers_nothing_it_points_at(people: People) -> None:
    page = people.arrive(size=SIDE)
    begin(page, "danmaku")
    page.locator("[data-next]").click()
    expect(page.locator("[data-coach] ~ .ring")).to_have_count(3)
    expect(page.locator("[data-coach]")).to_contain_text("Who are the other three?")
    page.wait_for_function(APART)


@pytest.mark.deep
@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDE])
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_leads_to_a_win_in_japanese_and_in_the_dark(people: People, game: str, size: tuple[int, int]) -> None:
    page = people.arrive(size=size, lang="ja", dark=True, bypass_csp=True)
    begin(page, game)
    assert faults(page) == []
    follow(page, lambda n: within(page))
    expect(page.locator("#result-title")).to_have_text("あなたの勝ち")
    assert faults(page) == []


def within(page: Page) -> None:
    """Nothing of the coach sticks out of its box, and its box is on the screen."""
    assert page.evaluate(
        """() => {
          const coach = document.querySelector("[data-coach]");
          if (!coach) return true;
          const box = coach.getBoundingClientRect();
          const right = Math.max(...[...coach.querySelectorAll("*")].map((each) => each.getBoundingClientRect().right));
          return right <= box.right && box.left >= 0 && box.right <= innerWidth && box.top >= 0;
        }"""
    )


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
