"""The replay viewer: open by file and by link, step, look from each seat, share a moment, play on from it."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from tests.web.finished_game import replay_file, stored
from tests.web.playing import Player, cards_in, main_phase
from tests.web.rooms import menu, start_against_bot
from tests.web.screens import PHONE, People, shot


def at_step(page: Page, n: int) -> None:
    expect(page.get_by_text(re.compile(rf"^Step {n} of \d+$"))).to_be_visible()


def hands(page: Page) -> list[tuple[int, int]]:
    """Of each hand in sight: how many faces are seen, and how many cards it holds. One's own is the first."""
    shown = page.locator("section").filter(has=page.get_by_role("heading", name=re.compile("'s hand")))
    expect(shown).to_have_count(2)
    return [(each.locator(".face").count(), each.get_by_role("listitem").count()) for each in shown.all()]


def test_a_replay_is_opened_stepped_and_seen_from_each_seat(people: People, tmp_path: Path) -> None:
    page = people.arrive("/replays")
    page.get_by_label("Open a replay file").set_input_files(replay_file(tmp_path))
    at_step(page, 0)
    assert page.url.startswith(f"{people.url}/replays/")

    page.get_by_role("button", name="Step forward").click()
    page.keyboard.press("ArrowRight")
    at_step(page, 2)
    page.get_by_role("button", name="Step back").click()
    at_step(page, 1)
    page.get_by_role("button", name=re.compile("^Turn 5,")).click()
    expect(page.locator("[aria-current=step]").filter(has_text="5")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Turn 5")
    assert all(seen == held > 0 for seen, held in hands(page)), "both seats are seen at first"
    shot(page, "replay")

    seats = page.get_by_role("group", name="View as").get_by_role("button")
    for n in (1, 0):
        seats.nth(n).click()
        expect(seats.nth(n)).to_have_attribute("aria-pressed", "true")
        (mine, held), (theirs, hidden) = hands(page)
        assert mine == held > 0 and theirs < hidden, "one's own hand is seen, the other's is not"
    page.get_by_role("button", name="Go to the end").click()
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_text("The game is over at this step")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Go to the start").click()
    page.get_by_role("combobox", name="Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(re.compile(r"^Step [3-9] of \d+$"))).to_be_visible()
    page.get_by_role("button", name="Pause").click()

    people.expected.append("status of 400")
    (tmp_path / "bad.kaimaku").write_bytes(b"KAI nothing of the kind")
    page.goto(f"{people.url}/replays")
    page.get_by_label("Open a replay file").set_input_files(tmp_path / "bad.kaimaku")
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w{4}")).first).to_be_visible()


def test_a_moment_is_shared_and_played_on_from(people: People) -> None:
    page = people.arrive(f"/replays/{stored(people.url)}")
    turn = page.get_by_role("button", name=re.compile("^Turn 4,"))
    whose = (turn.get_attribute("aria-label") or "").split(", ")[1]
    turn.click()
    page.get_by_role("button", name="Share this moment").click()
    sharing = page.get_by_role("dialog", name="Share this moment")
    expect(sharing.get_by_text("This link works on this machine only.")).to_be_visible()
    sharing.get_by_role("button", name="Copy").click()
    expect(sharing.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    step = int(re.search(r"#step=(\d+)$", link)[1])  # type: ignore[index]
    assert step > 0

    other = people.arrive(link.removeprefix(people.url), size=PHONE, touch=True)
    at_step(other, step)
    shot(other, "replay-phone")
    on_a_phone(other)
    labels = the_cards(page)
    for how in ("As it was", "As .* knew it"):
        other.goto(link)
        at_step(other, step)
        other.get_by_role("button", name="Play from here").tap()
        other.get_by_role("radio", name=whose, exact=True).tap()
        other.get_by_text(re.compile(how)).tap()
        shot(other, "play-on-phone")
        other.get_by_role("button", name="Against a bot").tap()
        other.wait_for_url("**/table/*")
        expect(other.get_by_role("heading", level=1)).to_contain_text("practice")
        assert the_cards(other) == labels, "the open cards are those of the moment"
        Player(other, "touch").decide()


def on_a_phone(page: Page) -> None:
    """Everything of the wide screen is there, and no control moves while the steps go by."""
    page.get_by_role("button", name="More").tap()
    menu = page.get_by_role("dialog", name="Replay")
    for link in ("Save file", "Verify shuffles"):
        expect(menu.get_by_role("link", name=link)).to_be_visible()
    menu.get_by_role("button", name="Share this moment").tap()
    expect(page.get_by_role("dialog", name="Share this moment").get_by_role("button", name="Copy")).to_be_visible()
    page.keyboard.press("Escape")
    controls = page.locator("footer button, footer select").filter(visible=True)
    places = []
    for name in ("Go to the start", "Go to the end"):
        page.get_by_role("button", name=name).tap()
        places.append([one.bounding_box() for one in controls.all()])
    assert places[0] == places[1]
    page.reload()  # to the step of its address


def the_cards(page: Page) -> list[str]:
    """The holomem of both stages, as they lie there."""
    stages = page.get_by_role("group", name=re.compile("[Ss]tage"))
    expect(stages).to_have_count(2)
    return sorted(sentence for stage in stages.all() for sentence in cards_in(stage))


def known_of_their_hand(page: Page) -> int:
    """How many cards of the opponent's hand the player at the table may read."""
    page.locator(".plate").first.get_by_role("button", name="in hand").click()
    shown = page.get_by_role("dialog")
    expect(shown.get_by_role("heading", name=re.compile(", Hand: "))).to_be_visible()
    return shown.get_by_role("listitem").count()


def test_a_game_in_progress_is_saved_and_opened_again(people: People, tmp_path: Path) -> None:
    page = people.arrive("/")
    me = start_against_bot(page)
    me.play_until(main_phase)
    with page.expect_download() as download:
        menu(page, "Save game as file")
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.name.endswith(".kaimaku.json")
    other = people.arrive("/replays")
    other.get_by_label("Open a replay file").set_input_files(path)
    expect(other.get_by_text(re.compile("Saved by .*: shows only what .* saw"))).to_be_visible()
    other.get_by_role("button", name="Go to the end").click()
    assert the_cards(other) == the_cards(page)
    held = page.get_by_role("list", name="Your hand").locator(".face").count()
    (mine, _), (theirs, _) = hands(other)
    assert mine == held
    assert theirs == known_of_their_hand(page), "what was taken openly stays known, and nothing else is"
    shot(other, "saved-game")


def test_the_verify_page_tells_honest_from_unknown(people: People) -> None:
    id = stored(people.url)
    page = people.arrive(f"/replays/{id}/verify")
    expect(page.get_by_text("The shuffles are fair")).to_be_visible()
    report = httpx.get(f"{people.url}/api/replays/{id}/verify").json()
    expect(page.get_by_text(report["seed"], exact=True)).to_be_visible()
    people.expected.append("status of 404")
    page.goto(f"{people.url}/replays/{'0' * len(id)}/verify")
    expect(page.get_by_role("alert").first).to_contain_text("replay")
    expect(page.get_by_text("The shuffles are fair")).to_have_count(0)
