"""What others did is told: in a line over the table, in one that stays on a phone, and in a recap."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.arranged import hocg, sit_at
from tests.web.playing import Player, main_phase
from tests.web.rooms import start_against_bot
from tests.web.screens import DESKTOP, EMPTY, PHONE, People, of_game, shot

WHITE = "hY01-001"
SIDEWAYS = (844, 390)


def until_they_have_played(page: Page) -> Player:
    """At the table in the player's own main phase, after a turn of the bot's."""
    me = start_against_bot(page)
    me.play_until(main_phase)
    while page.get_by_role("heading", level=3, name=re.compile("Turn [0-9]+, Emi")).count() == 0:
        me.decide()
        me.play_until(main_phase)
    return me


def test_the_last_turn_of_the_others_can_be_read_at_any_time(people: People) -> None:
    page = people.arrive("/")
    until_they_have_played(page)
    page.get_by_role("button", name="Recap").click()
    recap = page.get_by_role("dialog", name="Since your last turn")
    expect(recap.get_by_role("heading", name=re.compile("Turn [0-9]+, Emi"))).to_have_count(1)
    expect(recap.get_by_role("heading", name=re.compile("Turn [0-9]+, you"))).to_have_count(0)
    expect(recap.get_by_role("listitem").first).to_contain_text("Emi")
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
    theirs = [said for said in told if "Emi" in said]
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


# Every beam that was ever drawn, with the boxes of all things at that moment, and every number that fell on one.
BEAMS = """() => {
  window.beams = [];
  window.amounts = [];
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const box = (each) => each.getBoundingClientRect();
  const things = () => [...document.querySelectorAll("[data-thing]:not(.ghost)")];
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((each) => [...each.addedNodes])) {
      if (!(added instanceof HTMLElement) || !added.classList.contains("ghost")) continue;
      const met = things().filter((each) => over(box(each), box(added))).map((each) => each.dataset.thing);
      if (added.classList.contains("beam")) window.beams.push(met);
      if (added.classList.contains("amount")) window.amounts.push([added.textContent, met]);
    }
  }).observe(document.body, { subtree: true, childList: true });
}"""


def test_an_attack_of_the_bot_is_drawn_from_attacker_to_target_with_its_number(people: People) -> None:
    page = people.arrive(EMPTY)
    sora = {"card": "hSD01-005", "under": ["hSD01-003"], "cheers": [WHITE, WHITE]}
    sit_at(page, "hocg", hocg({"center": "hSD01-009", "back": ["hSD01-003"]}, {"center": sora}, phase="performance"))
    me = Player(page)
    page.evaluate(BEAMS)
    page.evaluate(LISTEN)
    mine, theirs = (
        page.get_by_role("group", name=name).locator(".thing[data-thing^=m]").first.get_attribute("data-thing")
        for name in ("Your stage", "Emi's stage")
    )
    me.play_until(lambda sight: sight.phase.startswith("Main"))
    journal = page.get_by_role("log").inner_text()
    hit = re.search(r'Tokino Sora 1st uses "([^"]+)" on your (\S+) \S+\.\s+Your \S+ \S+ takes (\d+) damage', journal)
    assert hit, journal
    assert any(mine in met and theirs in met for met in page.evaluate("window.beams")), "a line from one to the other"
    amounts: list[Any] = page.evaluate("window.amounts")
    assert any(text == f"−{hit[3]}" and mine in met for text, met in amounts), amounts
    told = [said for said in page.evaluate("window.told") if f'"{hit[1]}"' in said]
    assert any(f"takes {hit[3]} damage" in said for said in told), "in one line: who did what, and what came of it"


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS])
def test_a_die_stays_and_says_what_it_did(people: People, size: tuple[int, int]) -> None:
    touch = size != DESKTOP
    page = people.arrive(EMPTY, size=size, touch=touch)
    hand = ["hSD01-020"] * 3  # a die: from 3 on an archived cheer goes to a holomem
    side = {"center": "hSD01-009", "hand": hand, "archive": [WHITE] * 4}
    sit_at(page, "hocg", hocg(side, {"center": "hSD01-009"}, phase="main"))
    me = Player(page, "touch" if touch else "mouse")
    me.decide()
    told = page.locator("[data-last-event]" if touch else "[data-telling]")
    expect(told).to_contain_text(re.compile(r"You roll [1-6]\."))
    face = re.search(r"You roll ([1-6])\.", told.inner_text())
    assert face
    expect(told.locator(f"[data-die='{face[1]}']")).to_be_visible()
    if int(face[1]) < 3:
        expect(told).to_contain_text(f"{face[1]}: no effect.")
    else:
        expect(me.prompt.get_by_role("heading")).to_contain_text("Choose")
    shot(page, f"die-{size[0]}")


def test_the_recap_is_pinned_on_a_phone_on_its_side(people: People) -> None:
    page = people.arrive(EMPTY, size=SIDEWAYS, touch=True)
    sit_at(page, "hocg", hocg({"center": "hSD01-009"}, {"center": "hSD01-009"}, phase="main"))
    page.locator("[data-last-event]").tap()
    expect(page.get_by_role("dialog", name="Since your last turn")).to_be_visible()
