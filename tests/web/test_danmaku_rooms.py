"""Around the table of Danmaku!!: one click to bots, friends gather by one link, leaving and coming back, the end of a
game with every role, its replay with what each seat could believe, slow games, and the cards."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.rooms import call_me, menu
from tests.web.screens import PHONE, People, shot

LONG = 150_000  # milliseconds: bots play a whole game
CHARACTER = "Choose your character."


def choose_character(page: Page) -> None:
    """Nobody is hurried here: the time to react is for reactions."""
    expect(page.get_by_text(CHARACTER).first).to_be_visible()
    expect(page.get_by_text("Same for everyone")).to_have_count(0)
    page.get_by_role("region", name="Your two characters").get_by_role("button").first.click()
    choose = page.get_by_role("button", name="Choose", exact=True)
    choose.click()
    expect(choose).to_have_count(0)


def friends_dialog(page: Page) -> None:
    page.get_by_role("button", name="Play with friends").click()


def pick(page: Page, group: str, choice: str) -> None:
    page.get_by_role("group", name=group).get_by_text(choice, exact=True).click()


def make_link(page: Page) -> str:
    page.get_by_role("button", name="Create link").click()
    expect(page.get_by_role("heading", name=re.compile("^Waiting for"))).to_be_visible()
    return page.get_by_label("Link to this table").input_value()


def accept(people: People, link: str, name: str, **how: object) -> Page:
    """A friend opens the link and sits down; no deck is asked for."""
    page = people.arrive(link.removeprefix(people.url), **how)  # type: ignore[arg-type]
    page.get_by_role("textbox", name="Your name").fill(name)
    expect(page.get_by_role("combobox")).to_have_count(0)
    page.get_by_role("button", name="Join the game").click()
    return page


def test_one_click_to_bots_and_on_to_the_beliefs_of_every_seat(people: People) -> None:
    page = people.arrive("/", bypass_csp=True)
    page.get_by_role("button", name=re.compile(r"change table, 5 players, first game", re.IGNORECASE)).click()
    pick(page, "Players (including you)", "4")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Danmaku!!, 4 players")
    choose_character(page)

    menu(page, "Leave the game")
    page.get_by_role("button", name="Accept defeat").click()
    defeated = page.get_by_text(re.compile("^You are defeated. You can watch the rest"))
    expect(defeated.or_(page.locator("#result-title")).first).to_be_visible()  # the Heroine's defeat ends the game
    shot(page, "danmaku-defeated")

    expect(page.locator("#result-title")).to_have_text(re.compile("^(You won|You lost|Draw)$"), timeout=LONG)
    rows = page.get_by_role("table", name="Roles").get_by_role("row")
    expect(rows).to_have_count(4)
    ends = [row.get_by_role("cell").last.inner_text() for row in rows.all()]
    assert "defeated" in ends
    for row, end in zip(rows.all(), ends, strict=True):
        if end:  # who neither won nor fell keeps the role hidden
            expect(row.get_by_role("cell").first).to_have_text(re.compile(r"\w"))
    assert not faults(page)
    shot(page, "danmaku-result")
    page.get_by_role("link", name="Replay", exact=True).click()

    expect(page.get_by_label("View as").get_by_role("option")).to_have_count(5)
    page.get_by_role("button", name="Beliefs").click()
    beliefs = page.get_by_role("region", name="Beliefs")
    expect(beliefs.get_by_role("listitem")).to_have_count(3)
    expect(beliefs.get_by_role("listitem").first).to_contain_text("%")
    before = beliefs.get_by_role("list").inner_text()
    page.get_by_role("button", name="Go to the end").click()
    expect(beliefs.get_by_role("list")).not_to_have_text(before)
    beliefs.get_by_label("Seat").select_option("2")
    expect(beliefs.get_by_role("listitem")).to_have_count(3)
    assert not faults(page)
    shot(page, "danmaku-beliefs")


def test_friends_gather_by_one_link_and_a_bot_plays_for_whoever_leaves(people: People) -> None:
    mio = people.arrive("/")
    call_me(mio, "Mio")
    friends_dialog(mio)
    pick(mio, "Players (including you)", "5")
    pick(mio, "Seats for friends", "3")
    link = make_link(mio)
    expect(mio.get_by_role("heading", name="Waiting for 3 friends")).to_be_visible()

    rin = accept(people, link, "Rin")
    seats = mio.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Rin")
    expect(seats.filter(has_text="Open")).to_have_count(2)
    phone = people.arrive(link.removeprefix(people.url), size=PHONE, touch=True, lang="ja", dark=True, bypass_csp=True)
    expect(phone.get_by_role("heading", name="MioとRinから招待されています")).to_be_visible()
    assert not faults(phone)
    shot(phone, "danmaku-join-phone")
    phone.get_by_role("textbox", name="名前").fill("Cho")
    phone.get_by_role("button", name="席に着いて対戦する").click()
    assert not faults(phone)
    shot(phone, "danmaku-waiting-phone")
    mio.get_by_role("button", name="Fill with a bot: seat 4").click()

    for page in (mio, rin):
        expect(page.get_by_role("heading", level=1)).to_contain_text("Danmaku!!, 5 players")
        choose_character(page)
    menu(rin, "Let a bot play for me")
    expect(mio.get_by_text("A bot is playing for Rin until they return.")).to_be_visible()
    rin.get_by_role("button", name="Take your seat back").click()
    expect(mio.get_by_text("A bot is playing for Rin")).to_have_count(0)
    phone.goto("about:blank")
    expect(mio.get_by_text(re.compile(r"^Cho is away"))).to_be_visible()
    shot(mio, "danmaku-away")


def test_a_draw_is_agreed_on_by_all(people: People) -> None:
    mio = people.arrive("/")
    call_me(mio, "Mio")
    friends_dialog(mio)
    link = make_link(mio)
    rin, cho = accept(people, link, "Rin"), accept(people, link, "Cho")
    for page in (mio, rin, cho):
        choose_character(page)
    menu(mio, "Offer a draw")
    expect(mio.get_by_text("You offered a draw. Rin and Cho haven't answered yet.")).to_be_visible()
    rin.get_by_role("button", name="Agree").click()
    expect(mio.get_by_text("2 of 3 agreed")).to_be_visible()
    cho.get_by_role("button", name="Agree").click()
    for page in (mio, rin, cho):
        expect(page.locator("#result-title")).to_have_text("Draw")
    mio.get_by_role("button", name="Rematch with new seats").click()
    for page in (rin, cho):
        page.get_by_role("button", name="Agree").click()
    for page in (mio, rin, cho):
        expect(page.get_by_text(CHARACTER).first).to_be_visible()


def test_a_slow_game_waits_for_days_and_is_found_again(people: People) -> None:
    mio = people.arrive("/")
    call_me(mio, "Mio")
    friends_dialog(mio)
    pick(mio, "Seats for friends", "1")
    mio.get_by_role("dialog").get_by_text("Options").click()
    pick(mio, "Clock", "3 days per decision")
    expect(mio.get_by_text("Time to react")).to_have_count(0)
    rin = accept(people, make_link(mio), "Rin")
    expect(mio.get_by_text(re.compile("^answer due "))).to_be_visible()
    choose_character(mio)
    mio.get_by_role("link", name="開幕, home").click()
    found = mio.get_by_role("list", name="Games in progress").get_by_role("listitem")
    expect(found.filter(has_text="Your game with Rin")).to_contain_text("answer due")
    choose_character(rin)
    expect(rin.get_by_text("is away")).to_have_count(0)
    found.filter(has_text="Your game with Rin").get_by_role("link", name="Continue").click()
    expect(mio.get_by_role("heading", level=1)).to_contain_text("Danmaku!!, 5 players")


def test_the_cards_are_found_by_kind_season_and_type(people: People) -> None:
    page = people.arrive("/cards/danmaku", bypass_csp=True)
    found = page.get_by_role("status").filter(has_text="cards")
    for group, choice, least in (("Kind", "Role", 10), ("Season", "Winter", 10), ("Types", "Dodge", 2)):
        page.get_by_role("group", name=group, exact=True).get_by_role("button", name=choice).click()
        expect(found).to_have_text(re.compile(r"^\d+ of \d+ cards$"))
        assert int(found.inner_text().split()[0]) >= least
        page.get_by_role("button", name="Clear all").click()
    page.get_by_role("searchbox").fill("Bomb")
    page.get_by_role("link", name=re.compile("^Bomb, .*spring")).click()
    expect(page.get_by_role("heading", name="Bomb", level=1)).to_be_visible()
    expect(page.get_by_text("The same card in other seasons")).to_be_visible()
    expect(page.get_by_role("button", name="Build a deck with this card")).to_have_count(0)
    assert not faults(page)
    page.goto(f"{people.url}/decks")
    expect(page.get_by_text("Danmaku!! uses one shared deck")).to_be_visible()
