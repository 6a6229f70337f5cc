"""A spectator finds an open table, sees no hand, follows the game, and sees everything after its end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.playing import Player, main_phase
from tests.web.rooms import call_me, concede
from tests.web.screens import People, of_game, shot


def test_a_spectator_sees_what_both_players_may_see(people: People) -> None:
    page = people.arrive("/")
    call_me(page, "Open Mio")
    of_game(page).get_by_role("button", name="Play with a friend").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options").click()
    dialog.get_by_text("Public, listed on Watch").click()
    shot(page, "friend-options")
    dialog.get_by_role("button", name="Create link").click()
    page.get_by_role("button", name="Fill with a bot").click()
    me = Player(page)
    me.play_until(main_phase)

    watcher = people.arrive("/watch")
    watcher.get_by_role("link", name=re.compile("Watch: Open Mio")).click()
    expect(watcher.get_by_role("heading", level=1)).to_contain_text("Open Mio")
    expect(page.get_by_text("1 watching")).to_be_visible()
    hand = watcher.get_by_role("list", name="Open Mio's hand")
    expect(hand.get_by_role("listitem")).to_have_count(len(me.look().hand))
    expect(hand.get_by_role("button")).to_have_count(0)
    expect(watcher.get_by_role("link", name="Replay", exact=True)).to_have_count(0)
    shot(watcher, "watching")

    me.decide()
    stage = page.get_by_role("group", name="Your stage").locator(".thing")
    seen = watcher.get_by_role("group", name="Open Mio's stage").locator(".thing")
    for _ in range(600):  # the decision may still be on its way to either screen, and the bot plays on
        if seen.count() == stage.count() > 0:
            break
        page.wait_for_timeout(100)
    else:
        raise AssertionError(f"{seen.count()} on the watcher's screen, {stage.count()} on the player's")
    concede(page)
    expect(watcher.locator("#result-title")).to_contain_text("won")
    watcher.get_by_role("link", name="Replay", exact=True).click()
    expect(watcher.get_by_role("button", name="Both")).to_have_attribute("aria-pressed", "true")
    watcher.get_by_role("button", name="Go to the end").click()
    hands = watcher.locator("section").filter(has=watcher.get_by_role("heading", name=re.compile("'s hand")))
    expect(hands).to_have_count(2)
    for each in hands.all():
        expect(each.locator(".face")).to_have_count(each.get_by_role("listitem").count())
