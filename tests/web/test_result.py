"""The result is a story: who won and how, the graph, the turns that decided, and the replay from there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.played_out import bring, play_out
from tests.web.screens import EMPTY, PHONE, People, shot


def test_the_result_tells_how_the_game_went_and_leads_to_its_turns(people: People) -> None:
    seated = play_out(people.url, "vcard")
    page = people.arrive(EMPTY, size=PHONE, touch=True)
    bring(page, people.url, seated, "vcard")
    expect(page.locator("#result-title")).to_have_text(re.compile("You (won|lost)"))
    story = page.get_by_role("region", name="How the game went")
    expect(story.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"You: \d points, .+: \d points"))
    expect(story.get_by_text(re.compile(r"\d → \d points")).first).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide
    shot(page, "result-phone")
    story.get_by_role("link", name="Replay from there").last.tap()
    page.wait_for_url(re.compile(r"/replays/[0-9a-f]+#step=\d+"))
    step = page.url.split("=")[-1]
    expect(page.get_by_text(re.compile(rf"Step {step} of \d+"))).to_be_visible()
