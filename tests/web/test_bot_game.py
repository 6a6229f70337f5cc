"""One click starts a game against a bot; it is played with the mouse to the end screen, and beyond."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.playing import Player, cards_in, main_phase
from tests.web.rooms import concede, goes_first, start_against_bot
from tests.web.screens import People, shot

ANOTHER_QUESTION = """(number) => {
  const asked = document.querySelector("[data-prompt]")?.dataset.asked;
  return asked !== undefined && Number(asked) !== number;
}"""


def test_a_whole_game_against_a_bot(people: People) -> None:
    page = people.arrive("/")
    expect(page.get_by_role("heading", name="hololive OCG")).to_be_visible()
    shot(page, "home")
    me = start_against_bot(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("hololive OCG vs.")
    me.play_until(main_phase)
    began = goes_first(page)
    shot(page, "table")
    inspect_a_card(me)
    undo_a_move(me)

    me.play_to_the_end()
    result = page.get_by_role("region", name=re.compile("You (won|lost)"))
    expect(result.get_by_role("link", name=re.compile(r"Rule \d"))).to_be_visible()
    shot(page, "result")
    page.get_by_role("button", name="View the table").click()
    expect(page.locator("#result-title")).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()

    page.get_by_role("button", name="Swap who goes first").click()
    expect(page.locator("#result-title")).to_have_count(0)
    assert goes_first(page) is not began, "the other one starts the rematch"
    concede(page)
    expect(page.locator("#result-title")).to_have_text("You lost")
    expect(page.get_by_text("Score:")).to_be_visible()

    page.get_by_role("button", name="Fair shuffles").click()
    page.get_by_role("dialog", name="Fair shuffles").get_by_role("link", name="Verify shuffles").click()
    expect(page.get_by_text("The shuffles are fair")).to_be_visible()
    shot(page, "verify")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text(re.compile(r"Step 0 of \d+"))).to_be_visible()


def inspect_a_card(me: Player) -> None:
    """Resting the pointer on a card shows it in the rail; I opens it in full, with the card's text."""
    page = me.page
    card = me.thing(me.look().hand[-1])
    name = cards_in(page.get_by_role("list", name="Your hand"))[-1].split(",")[0]
    card.hover()
    expect(page.get_by_role("complementary")).to_contain_text(name)
    card.focus()
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def undo_a_move(me: Player) -> None:
    """Against a bot every decision can be taken back, and everything is as it was before."""
    before = me.look()
    me.decide()
    taken_back = me.wait_for_question().asked
    me.page.get_by_role("button", name="Undo").click()
    me.answered = -1
    me.page.wait_for_function(ANOTHER_QUESTION, arg=taken_back)
    expect(me.page.locator("[data-prompt] h2")).to_have_text(before.question)
    after = me.wait_for_question()
    assert (after.legal, after.hand, after.phase) == (before.legal, before.hand, before.phase)
