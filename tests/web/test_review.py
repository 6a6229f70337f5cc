"""The review beside a replay: luck and decisions apart, the costly ones with their positions, play on from there."""

from __future__ import annotations

import re
from functools import cache

import msgspec
from playwright.sync_api import Page, Route, expect

from kaimaku.review.jobs import do
from kaimaku.review.plan import Effort, begin
from kaimaku.wire.review import Review
from tests.server.app.games import finished
from tests.web.finished_game import stored
from tests.web.screens import EMPTY, PHONE, People, shot

EFFORT = Effort(1, 2, 1, 3, 3, most_stops=8, most_screened=16, most_costly=1, most_doubtful=6)


@cache
def reviewed(game: str) -> Review:
    """A rough review of the game that `stored` keeps; a server takes its time for one."""
    replay = finished(game)
    data = replay.to_bytes()
    state = begin(data, EFFORT)
    while jobs := state.left():
        state.done += do(data, jobs)
    return state.result(replay, [f"Player {n + 1}" for n in range(state.course.seats)])


def told(page: Page, review: Review) -> None:
    """First that it is not finished, then the whole."""
    answers = iter([msgspec.structs.replace(review, done=0.4, sums=[], mistakes=[], changes=[])])

    def answer(route: Route) -> None:
        body = msgspec.json.encode(next(answers, review))
        route.fulfill(body=body, content_type="application/json")

    page.route("**/api/replays/*/review", answer)


def test_luck_and_decisions_are_told_apart(people: People) -> None:
    review = reviewed("vcard")
    worst = review.mistakes[0]
    page = people.arrive(EMPTY)
    told(page, review)
    page.goto(f"{people.url}/replays/{stored(people.url, 'vcard')}")
    page.get_by_role("button", name="Review", exact=True).click()
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_role("status")).to_contain_text("40%")
    expect(panel.get_by_role("img", name=re.compile("Win chance of Player 1"))).to_be_visible()
    panel.get_by_role("combobox").select_option(str(worst.seat))
    expect(panel.get_by_role("row", name=re.compile("^Luck"))).to_be_visible()
    card = panel.get_by_role("article").first
    expect(card.get_by_role("heading")).to_have_text(f"Turn {worst.turn}, step {worst.step}")
    expect(card).to_contain_text("Better")
    shot(page, "review")
    card.get_by_role("button", name="Show position").click()
    expect(page.get_by_text(re.compile(rf"^Step {worst.step} of"))).to_be_visible()
    expect(card).to_have_attribute("aria-current", "step")
    card.get_by_role("button", name="Play on from there").click()
    dialog = page.get_by_role("dialog", name=re.compile(rf"at step {worst.step}$"))
    expect(dialog.get_by_role("radio", name=f"Player {worst.seat + 1}", exact=True)).to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Close the review").click()
    expect(panel).to_be_hidden()


def test_roles_that_could_be_guessed_stand_beside_a_decision(people: People) -> None:
    review = reviewed("danmaku")
    page = people.arrive(EMPTY, size=PHONE, touch=True)
    told(page, review)
    page.goto(f"{people.url}/replays/{stored(people.url, 'danmaku')}#review")
    panel = page.get_by_role("region", name="Review")
    worst = review.mistakes[0]
    panel.get_by_role("combobox").select_option(str(worst.seat))
    card = panel.get_by_role("article").first
    expect(card).to_contain_text(f"What Player {worst.seat + 1} could believe")
    expect(card).to_contain_text("%")
    shot(page, "review-phone")
