"""The site around the tables: the bar on every page, one's own games, decks to play at once, stamps and chat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import faults
from tests.web.rooms import concede, start_against_bot, two_at_a_table
from tests.web.screens import DESKTOP, PHONE, People, resize, settled, shot

PARTS = ["Play", "Decks", "Cards", "Learn", "Watch", "Lab", "My games"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_part_is_a_press_away(people: People, size: tuple[int, int]) -> None:
    page = people.arrive("/", size=size)
    for part in PARTS[1:] + PARTS[:1]:
        bar = page.get_by_role("navigation", name="Site")
        expect(bar.get_by_role("link")).to_have_count(len(PARTS))
        bar.get_by_role("link", name=part, exact=True).click()
        expect(bar.get_by_role("link", name=part, exact=True)).to_have_attribute("aria-current", "page")
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), part


def test_a_game_is_in_the_list_with_its_replay_and_can_be_taken_along(people: People, tmp_path: Path) -> None:
    page = people.arrive("/", bypass_csp=True)
    start_against_bot(page).wait_for_question()
    other = page.context.new_page()
    other.goto(f"{people.url}/games")
    expect(other.get_by_role("listitem").filter(has_text="In progress")).to_have_count(1)
    expect(other.get_by_role("link", name="Continue")).to_be_visible()
    concede(page)
    row = other.get_by_role("listitem").filter(has_text="Conceded")
    expect(row).to_contain_text("Tokino Sora")
    expect(row.get_by_role("button", name="Rematch")).to_be_visible()
    expect(other.get_by_role("table")).to_contain_text("0 won, 1 lost")
    assert not faults(other)
    shot(other, "my-games")
    with other.expect_download() as saving:
        other.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "games.json"
    saving.value.save_as(saved)
    row.get_by_role("link", name="Replay").click()
    expect(other.get_by_role("heading", name="Replay")).to_be_visible()
    elsewhere(people, saved)


def test_statistics_fit_a_phone(people: People) -> None:
    page = people.arrive("/games", bypass_csp=True)
    games = [record(n, ("won", "lost", "drawn")[n % 3]) for n in range(9)]
    page.evaluate("list => localStorage.setItem('kaimaku.games', list)", json.dumps({"version": 1, "games": games}))
    page.reload()
    table = page.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(2)
    resize(page, PHONE)
    expect(table).to_contain_text("3 won, 3 lost, 3 drawn")
    for words in (table.get_by_text("50%", exact=True), table.get_by_role("cell").last):
        box = words.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
    assert not faults(page)
    shot(page, "statistics-phone")


def record(n: int, result: str) -> dict[str, object]:
    """A finished game of the list, against a bot."""
    other = {"name": "Toma", "bot": True, "deck": "AZKi (Start Deck 01)"}
    names = {"name": "Mio", "deck": "Tokino Sora (Start Deck 01)", "against": [other]}
    return {
        "id": f"abcdefg{n}-1",
        "game": "hocg",
        "when": 1_700_000_000_000 + n,
        "seat": 0,
        "seats": 2,
        "result": result,
        "turns": 9,
        **names,
    }


def elsewhere(people: People, saved: Path) -> None:
    """Another device: a bad file changes nothing, a good one brings each game once."""
    page = people.arrive("/games")
    field = page.locator("input[type=file]")
    field.set_input_files({"name": "x.json", "mimeType": "text/plain", "buffer": b"hello"})
    expect(page.locator("main").get_by_role("alert")).to_have_text(
        "This isn't a list of games saved by Kaimaku. Your list hasn't changed."
    )
    for _ in range(2):
        field.set_input_files(saved)
        expect(page.locator("main").get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text="Conceded")).to_have_count(1)
    kept = json.loads(page.evaluate("localStorage.getItem('kaimaku.games')"))
    assert len(kept["games"]) == 1 and "token" not in json.dumps(kept)


def test_a_deck_is_found_and_played_at_once(people: People) -> None:
    page = people.arrive("/decks?game=hocg")
    page.get_by_role("searchbox", name="Search decks").fill("azki")
    deck = page.get_by_role("listitem").filter(has=page.locator("mark", has_text="AZKi")).first
    deck.get_by_role("button", name="Play with this deck").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-prompt]")).to_be_visible()


def test_stamps_and_chat_reach_the_other_player_unless_they_are_muted(people: People) -> None:
    mio, rin = two_at_a_table(people, chat=True)
    opens(mio.page).get_by_role("button", name="Good luck!").click()
    expect(rin.page.locator("[data-stamp=luck]")).to_contain_text("Mio")
    mio.page.get_by_role("textbox", name="Message").fill("Have fun <b>&")
    mio.page.get_by_role("button", name="Send").click()
    expect(rin.page.get_by_role("button", name="1 new messages")).to_be_visible()
    theirs = opens(rin.page)
    expect(theirs.get_by_role("log")).to_contain_text("Have fun <b>&")
    shot(rin.page, "stamps-and-chat")
    theirs.get_by_role("checkbox", name="Mio").check()
    mio.page.get_by_role("textbox", name="Message").fill("again")
    mio.page.get_by_role("button", name="Send").click()
    expect(mio.page.get_by_role("dialog").get_by_role("log")).to_contain_text("again")
    rin.page.get_by_role("textbox", name="Message").fill("hi")
    rin.page.get_by_role("button", name="Send").click()
    expect(mio.page.get_by_role("dialog").get_by_role("log")).to_contain_text("hi")
    expect(theirs.get_by_role("log")).not_to_contain_text("again")


def opens(page: Page) -> Locator:
    page.get_by_role("button", name="Stamps and chat").click()
    return page.get_by_role("dialog")
