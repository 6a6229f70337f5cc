"""What others did is told: in a line over the table, in one that stays on a phone, and in a recap."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.playing import Player, main_phase
from tests.web.rooms import start_against_bot
from tests.web.screens import PHONE, People, of_game, shot


def until_they_have_played(page: Page) -> Player:
    """At the table in the player's own main phase, after a turn of the bot's."""
    me = start_against_bot(page)
    me.play_until(main_phase)
    while page.get_by_role("heading", level=3, name=re.compile("Turn [0-9]+, Greedy")).count() == 0:
        me.decide()
        me.play_until(main_phase)
    return me


def test_the_last_turn_of_the_others_can_be_read_at_any_time(people: People) -> None:
    page = people.arrive("/")
    until_they_have_played(page)
    page.get_by_role("button", name="Recap").click()
    recap = page.get_by_role("dialog", name="Since your last turn")
    expect(recap.get_by_role("heading", name=re.compile("Turn [0-9]+, Greedy"))).to_have_count(1)
    expect(recap.get_by_role("heading", name=re.compile("Turn [0-9]+, you"))).to_have_count(0)
    expect(recap.get_by_role("listitem").first).to_contain_text("Greedy")
    shot(page, "recap")
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    page.keyboard.press("Shift+R")
    expect(recap).to_be_visible()


# Every sentence that was ever told over the table: how long one stays depends on how busy the machine is.
LISTEN = """() => {
  window.told = [];
  new MutationObserver(() => {
    const said = document.querySelector("[data-telling] p")?.textContent;
    if (said && window.told.at(-1) !== said) window.told.push(said);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_what_the_bot_does_is_told_over_the_table_in_the_words_of_the_journal(people: People) -> None:
    page = people.arrive("/")
    page.evaluate(LISTEN)
    until_they_have_played(page)
    told = page.evaluate("window.told")
    theirs = [said for said in told if "Greedy" in said]
    assert theirs, told
    journal = re.sub(r"\s+", " ", page.get_by_role("log").inner_text())
    assert all(said.split(". ")[0].rstrip(".") in journal for said in theirs)


def test_a_phone_keeps_the_last_event_in_sight_and_opens_what_happened(people: People) -> None:
    page = people.arrive("/", size=PHONE, touch=True)
    of_game(page).get_by_role("button", name="Play against a bot").tap()
    page.wait_for_url("**/table/*")
    me = Player(page, "touch")
    me.play_until(main_phase)
    last = page.locator("[data-last-event]")
    box = last.bounding_box()
    assert box is not None and box["height"] >= 44, "as large as a finger needs"
    last.tap()
    recap = page.get_by_role("dialog", name="Since your last turn")
    recap.get_by_role("button", name="Whole journal").tap()
    journal = page.locator("[data-journal]")
    expect(journal).to_be_visible()
    end = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 2 && list.scrollTop > 0"
    page.wait_for_function(f"() => ({end})(document.querySelector('[data-journal]'))")
