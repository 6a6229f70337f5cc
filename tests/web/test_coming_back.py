"""Reload, lose the network, lose the server: the same seat, the same state, and what was missed is shown."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.app.process import Served
from tests.web.playing import Player, Sight, cards_in, main_phase, play_together
from tests.web.rooms import start_against_bot, two_at_a_table
from tests.web.screens import SEEDED, People, shot


def a_pick(sight: Sight) -> bool:
    return any("Choose none" in button for button in sight.plain) and bool(sight.legal)


def a_game_with_a_pick(page: Page) -> tuple[Player, Sight]:
    """The first hands of most games hold several holomem that could start on the back."""
    for _ in range(10):
        me = start_against_bot(page)
        sight = me.play_until(lambda sight: a_pick(sight) or main_phase(sight))
        if a_pick(sight) and len(sight.legal) > 1:
            return me, sight
        page.get_by_role("link", name="開幕, home").click()
    raise AssertionError("ten games without a choice")


def lost(page: Page) -> Locator:
    """The bar that says so has a button; the live region says it too."""
    return page.get_by_role("button", name="Reconnect now")


def test_a_reload_in_mid_choice_asks_the_same_again(people: People) -> None:
    page = people.arrive("/")
    me, sight = a_game_with_a_pick(page)
    confirm_every_move(page)

    me.press(me.thing(sight.legal[0]))
    expect(page.locator(".thing.chosen")).to_have_count(1)
    expect(page.locator("[data-prompt]").get_by_text(re.compile("1 of . chosen"))).to_be_visible()
    shot(page, "multi-pick")
    page.reload()
    again = me.wait_for_question()
    assert again.asked == sight.asked and again.question == sight.question
    assert again.legal == sight.legal and not again.chosen, "nothing was sent before it was confirmed"
    me.decide()

    sight = me.play_until(main_phase)
    table = cards_in(page)
    me.press_card(sight.legal[-1], sight)
    expect(page.locator(".thing.selected")).not_to_have_count(0)
    shot(page, "selected")
    page.reload()
    again = me.wait_for_question()
    assert (again.asked, again.question, again.legal) == (sight.asked, sight.question, sight.legal)
    assert not again.selected
    assert cards_in(page) == table
    for _ in range(3):
        me.decide()


def confirm_every_move(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Confirm every action").click()
    page.keyboard.press("Escape")


def test_a_server_killed_and_started_again(browser: Browser, server_folder: Path) -> None:
    with Served(server_folder, module=SEEDED) as first:
        people = People(browser, first.url)
        page = people.arrive("/")
        me = start_against_bot(page)
        before = me.play_until(main_phase)
        table = cards_in(page)
        events = page.get_by_role("log").inner_text()
        first.kill()
        expect(lost(page)).to_be_visible()
        shot(page, "connection-lost")
        assert cards_in(page) == table, "the table stays readable"
    with Served(server_folder, KAIMAKU_PORT=str(first.port), module=SEEDED) as second:
        assert second.url == first.url
        expect(lost(page)).to_have_count(0)
        after = me.wait_for_question()
        assert (after.asked, after.question, after.legal) == (before.asked, before.question, before.legal)
        assert cards_in(page) == table
        assert page.get_by_role("log").inner_text() == events
        me.decide()
        me.decide()
        second.kill()
    with Served(server_folder, KAIMAKU_PORT=str(first.port), module=SEEDED):
        expect(lost(page)).to_have_count(0)
        for _ in range(4):
            me.decide()
        people.leave()


def test_offline_and_back_with_what_was_missed(people: People) -> None:
    mio, rin = two_at_a_table(people)
    play_together(mio, rin, until=lambda: main_phase(mio.look()))
    rin.page.context.set_offline(True)
    expect(lost(rin.page)).to_be_visible()
    away = mio.page.get_by_text(re.compile("Rin is away. .* left to return"))
    expect(away).to_be_visible()
    shot(mio.page, "away")
    mio.decide()
    mio.wait_for_question()
    rin.page.context.set_offline(False)
    expect(
        rin.page.get_by_text(re.compile(r"You're back\. (1 event|\d+ events) while you were away\."))
    ).to_be_visible()
    expect(away).to_have_count(0)
    rin.page.get_by_role("button", name="Show").click()
    missed = rin.page.get_by_role("dialog", name="While you were away")
    expect(missed.get_by_role("listitem").first).to_contain_text("Mio")
    shot(rin.page, "missed")
    rin.page.keyboard.press("Escape")
    assert the_stage(mio.page, "Your stage") == the_stage(rin.page, "Mio's stage")


def the_stage(page: Page, name: str) -> list[str]:
    return sorted(cards_in(page.get_by_role("group", name=name, exact=True)))
