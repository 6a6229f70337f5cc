"""Faults that people ran into on pages and tables that all games share, each with a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.arranged import hocg, sit_at, unreachable
from tests.web.finished_game import replay_file, stored
from tests.web.playing import Player
from tests.web.rooms import make_room, menu, start_against_bot, two_at_a_table
from tests.web.screens import EMPTY, PHONE, People

# As on plain HTTP: a browser keeps its clipboard to itself.
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
# What was selected when the page asked the browser to copy.
COPIES = """
window.copies = [];
document.addEventListener("copy", () => {
  const field = document.activeElement;
  const chosen = field && "selectionStart" in field ? field.value.slice(field.selectionStart, field.selectionEnd) : "";
  window.copies.push(chosen || getSelection().toString());
});
"""


def without_clipboard(people: People, path: str) -> Page:
    page = people.arrive("/")
    page.add_init_script(NO_CLIPBOARD + ";" + COPIES)
    page.goto(people.url + path)
    return page


def test_an_invitation_is_copied_without_a_clipboard_and_says_where_it_works(people: People) -> None:
    page = without_clipboard(people, "/")
    link = make_room(page)
    expect(page.get_by_text("This link works on this machine only.")).to_be_visible()
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert link in page.evaluate("window.copies")


def test_a_moment_and_a_deck_are_copied_without_a_clipboard(people: People) -> None:
    page = without_clipboard(people, f"/replays/{stored(people.url)}")
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.goto(f"{people.url}/decks")
    page.get_by_role("button", name="Edit a copy").first.click()
    page.get_by_role("button", name="Export").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Copied")).to_be_visible()


def test_a_damaged_replay_is_answered_in_a_sentence(people: People, tmp_path: Path) -> None:
    people.expected.append("status of 400")
    page = people.arrive("/replays")
    whole = replay_file(tmp_path).read_bytes()
    for name, data in {"half": whole[: len(whole) // 2], "other": b"\x89PNG nothing of the kind"}.items():
        (tmp_path / f"{name}.kaimaku").write_bytes(data)
        page.get_by_label("Open a replay file").set_input_files(tmp_path / f"{name}.kaimaku")
        problem = page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
        expect(problem).to_have_text(re.compile(r"^[A-Z][^{}\[\]\\`$^]+\.$"))
        page.reload()


def test_both_clocks_have_one_format(people: People) -> None:
    mio, _ = two_at_a_table(people, clock={"kind": "game", "total": 1500})
    clocks = mio.page.get_by_role("timer")
    expect(clocks.first).to_be_visible()
    assert all(re.fullmatch(r"\d+:\d\d", text.strip()) for text in clocks.all_inner_texts())


def test_fair_shuffles_are_in_the_menu_and_take_no_room_at_the_table(people: People) -> None:
    page = people.arrive("/", size=PHONE, touch=True)
    start_against_bot(page).wait_for_question()
    expect(page.get_by_text("Fair shuffles")).to_have_count(0)
    menu(page, "Fair shuffles")
    expect(page.get_by_role("dialog", name="Fair shuffles")).to_be_visible()


def test_cards_that_were_looked_at_are_shown_where_none_fits(people: People) -> None:
    """ "Choose a card to take" with nothing to choose, and nothing of what was looked at."""
    page = people.arrive(EMPTY, size=(1180, 720))
    t = hocg({"center": "hSD01-009", "hand": ["hSD01-018"]}, {"center": "hSD01-009"}, phase="main")
    sit_at(page, "hocg", t)
    me = Player(page)
    me.decide()
    me.wait_for_question()
    expect(me.prompt.get_by_role("heading")).to_have_text("None of these cards fits.")
    looked = page.locator(".tray .thing")
    expect(looked.first).to_be_visible()
    assert "Tokino Sora" in looked.first.inner_text()
    assert unreachable(page, "[data-prompt] .button") == []
