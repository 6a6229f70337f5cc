"""Two browsers at one table: a link brings the friend, offers go back and forth, the game is played to its end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.depth import at_depth
from tests.web.playing import Player, play_together
from tests.web.rooms import call_me, concede, goes_first, make_room, menu, two_at_a_table
from tests.web.screens import People, shot


def offer(page: Page) -> None:
    expect(page.get_by_text(re.compile("Mio wants to (take back|go back to before this): “.+”")).first).to_be_visible()
    expect(page.get_by_role("button", name="Agree")).to_be_visible()


def test_two_browsers_play_each_other_to_the_end(people: People) -> None:
    mio, rin = two_at_a_table(people)
    expect(mio.page.get_by_role("heading", level=1)).to_contain_text("vs. Rin")
    expect(rin.page.get_by_role("heading", level=1)).to_contain_text("vs. Mio")

    play_together(mio, rin, until=lambda: can_ask(mio))
    ask_to_undo(mio, rin)
    offer_a_draw(rin, mio)

    play_together(mio, rin, until=at_depth(lambda: mio.decisions + rin.decisions > 16, None))
    if not mio.look().result:
        concede(mio.page)
        expect(rin.page.locator("#result-title")).to_be_visible()
    titles = {player.page.locator("#result-title").inner_text() for player in (mio, rin)}
    assert len(titles) == 2 and "You won" in titles, titles
    rematch_that_ends_in_a_draw(mio, rin)


def ask_to_undo(one: Player, other: Player) -> None:
    """Between people an undo is asked for: declined, nothing changes; agreed to, the decision is open again."""
    ask = one.page.get_by_role("button", name="Ask to undo")
    events = one.page.get_by_role("log").get_by_role("listitem")
    before = events.count()
    ask.click()
    expect(one.page.get_by_text(re.compile("You asked to (take|go) back"))).to_be_visible()
    offer(other.page)
    shot(other.page, "offer")
    other.page.get_by_role("button", name="Decline").click()
    expect(one.page.get_by_text(re.compile("You asked to (take|go) back"))).to_have_count(0)
    assert events.count() == before
    ask.click()
    expect(one.page.get_by_text("Your offer was just declined").first).to_be_visible()

    play_together(one, other, until=lambda: one.decisions > 3 and can_ask(one))
    before = events.count()
    ask.click()
    other.page.get_by_role("button", name="Agree").click()
    expect(other.page.get_by_role("button", name="Agree")).to_have_count(0)
    one.answered = other.answered = -1
    one.wait_for_question()
    assert events.count() <= before


def can_ask(one: Player) -> bool:
    """It is this person's question, so that nothing moves until they answer, and the last decision needs consent."""
    if one.look().asked in (None, one.answered):
        return False
    return one.page.get_by_role("button", name="Ask to undo", disabled=False).count() > 0


def offer_a_draw(one: Player, other: Player) -> None:
    menu(one.page, "Offer a draw")
    expect(one.page.get_by_text("You offered a draw")).to_be_visible()
    other.page.get_by_role("button", name="Decline").click()
    expect(one.page.get_by_text("You offered a draw")).to_have_count(0)


def rematch_that_ends_in_a_draw(one: Player, other: Player) -> None:
    """Whoever went second starts the next game, once both agree."""
    began = goes_first(one.page)
    one.page.get_by_role("button", name="Swap who goes first").click()
    expect(one.page.get_by_text("You asked for a rematch")).to_be_visible()
    expect(other.page.get_by_text("swapping who goes first")).to_be_visible()
    other.page.get_by_role("button", name="Agree").click()
    for player in (one, other):
        expect(player.page.locator("#result-title")).to_have_count(0)
        assert goes_first(player.page) is ((player is other) is began)
    menu(one.page, "Offer a draw")
    other.page.get_by_role("button", name="Agree").click()
    for player in (one, other):
        expect(player.page.locator("#result-title")).to_have_text("Draw")


def test_waiting_for_a_friend_and_a_bot_sits_down_instead(people: People) -> None:
    page = people.arrive("/")
    call_me(page, "Mio")
    link = make_room(page)
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    shot(page, "waiting")
    guest = people.arrive(link.removeprefix(people.url))
    expect(guest.get_by_role("heading", name="Mio invites you")).to_be_visible()
    shot(guest, "join")
    page.goto(people.url)
    expect(page.get_by_text("Your table is waiting for a friend")).to_be_visible()
    page.get_by_role("link", name="Continue").first.click()
    page.get_by_role("button", name="Fill with a bot").click()
    Player(page).decide()
