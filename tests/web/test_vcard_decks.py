"""VCard beside the table: its decks from pasting to playing, its cards and keywords, and the choice of both decks."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.depth import at_depth
from tests.web.axe import faults
from tests.web.builder import choose, paste, verdict
from tests.web.screens import DESKTOP, PHONE, People, of_game, settled, shot
from tests.web.test_japanese import SENTENCE, english

SMALL = (1180, 720)
WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
PAGES = ("/", "/decks?game=vcard", "/decks/tidal", "/cards/vcard", "/cards/vcard/CCD-002", "/rules/vcard/8.1.0.1/bless")


def builtin(url: str, name: str) -> dict[str, Any]:
    decks = httpx.get(f"{url}/api/games/vcard/decks").json()
    return next(dict(deck["deck"]) for deck in decks if deck["id"] == name)


def texts(url: str, deck: dict[str, Any]) -> dict[str, str]:
    """One deck in every format that is written, and as people type it: by name, and by number alone."""
    formats = httpx.get(f"{url}/api/games/vcard/decks/formats").json()
    written = {
        name: str(httpx.post(f"{url}/api/games/vcard/decks/write", json={"deck": deck, "format": name}).json()["text"])
        for name in formats["write"]
    }
    cards = {card["id"]: card for card in httpx.get(f"{url}/api/games/vcard/cards").json()["cards"]}
    main: dict[str, int] = deck["piles"]["main"]
    names = "\n".join(f"{n}x {cards[number]['name']['en']} {stage(cards[number])}" for number, n in main.items())
    return {**written, "names": names, "numbers": "\n".join(f"{number} x{n}" for number, n in main.items())}


def stage(card: dict[str, Any]) -> str:
    return f"PL{card['pl']}" if card["kind"] == "vtuber" else ""


def copy(page: Page, name: str) -> None:
    """A built-in deck becomes one's own."""
    row = page.get_by_role("listitem").filter(has=page.get_by_role("link", name=name, exact=True))
    row.get_by_role("button", name="Edit a copy").click()
    expect(page.get_by_role("textbox", name="Deck name")).to_have_value(f"{name} (copy)")


def test_a_deck_is_pasted_in_every_format(people: People) -> None:
    deck = builtin(people.url, "tidal")
    page = people.arrive("/decks?game=vcard")
    shot(page, "vcard-decks")
    for name, text in texts(people.url, deck).items():
        dialog = paste(page, text)
        expect(dialog.get_by_text(re.compile(r"Read as .*50 cards"))).to_be_visible()
        expect(dialog.get_by_text("couldn't be read")).to_have_count(0)
        dialog.get_by_role("button", name="Open this deck").click()
        expect(verdict(page).get_by_text("Legal", exact=True), name).to_be_visible()
        page.goto(f"{people.url}/decks?game=vcard")
    page.goto(f"{people.url}/decks?game=hocg")
    expect(page.get_by_text("No decks of your own yet")).to_be_visible()


def test_what_cannot_be_read_is_told_with_a_reason_and_the_list_stays_in_the_box(people: People) -> None:
    page = people.arrive("/decks?game=vcard")
    text = "2 Sloshua\n3 Marlo Brinewick\n1 Marlo Brinewick PL8\n2 Nobody At All\n"
    dialog = paste(page, text)
    expect(dialog.get_by_text("2 lines couldn't be read.")).to_be_visible()
    expect(dialog.get_by_label("Deck list")).to_have_value(text)
    expect(dialog.get_by_role("listitem").first).to_contain_text("CCD-002 (PL9)")
    shot(page, "vcard-paste-damaged")
    dialog.get_by_role("button", name="Open this deck").click()
    expect(verdict(page).get_by_text(re.compile("Not legal yet"))).to_be_visible()


def test_a_deck_is_changed_put_right_exported_and_shared(people: People) -> None:
    page = people.arrive("/decks?game=vcard")
    copy(page, "Tidal Current")
    page.get_by_role("textbox", name="Deck name").fill("Evening tides")
    page.get_by_role("textbox", name="Deck name").press("Enter")
    check = verdict(page)
    expect(check.get_by_text("Legal", exact=True)).to_be_visible()
    expect(check.get_by_role("region", name="Cards by kind")).to_contain_text("PL8")
    expect(check.get_by_text("A PL8 in the first 7")).to_be_visible()
    shot(page, "vcard-builder")

    third_element(page)
    over_the_limit(page)
    draw_seven(page)
    export(page)
    share(people, page)


def third_element(page: Page) -> None:
    """The pool shows what goes with the deck; anything else is told with its rule, and undone."""
    pool = page.get_by_role("region", name="Cards", exact=True)
    page.get_by_role("searchbox", name="Search cards").fill("brasa")
    expect(pool.get_by_text("No cards match.")).to_be_visible()
    pool.get_by_role("checkbox", name="Elements of the deck").uncheck()
    pool.get_by_role("button", name="PL8", exact=True).click()
    expect(pool.get_by_role("listitem")).to_have_count(1)
    pool.get_by_role("button", name="Add one Brasa Maravelle PL8").click()
    check = verdict(page)
    expect(check.get_by_text("Not legal yet (2 to fix)")).to_be_visible()
    expect(check.get_by_role("link", name="Rule vcard:5.1.1.1")).to_be_visible()
    expect(check.get_by_role("button", name="Play with this deck")).to_have_attribute("aria-disabled", "true")
    shot(page, "vcard-not-legal")
    page.get_by_role("button", name="Undo").click()
    expect(check.get_by_text("Legal", exact=True)).to_be_visible()


def over_the_limit(page: Page) -> None:
    """Four copies of a VTuber: the reason is told, and one button puts it right."""
    check = verdict(page)
    cards = page.get_by_role("region", name="Deck", exact=True)
    cards.get_by_role("button", name="Add one Marlo Brinewick PL8").click()
    fix = check.get_by_role("button", name="Remove 1 × Marlo Brinewick PL8").first
    fix.click()
    expect(check.get_by_text("Legal", exact=True)).to_be_visible()


def draw_seven(page: Page) -> None:
    verdict(page).get_by_role("button", name="Draw 7").click()
    dialog = page.get_by_role("dialog", name="Sample hand")
    expect(dialog.get_by_role("listitem")).to_have_count(7)
    expect(dialog.get_by_text("43 left in the deck")).to_be_visible()
    shot(page, "vcard-test-draw")
    page.keyboard.press("Escape")


def export(page: Page) -> None:
    verdict(page).get_by_role("button", name="Export").click()
    dialog = page.get_by_role("dialog", name="Export")
    formats = dialog.get_by_role("combobox", name="Format")
    text = dialog.get_by_role("textbox")
    expect(text).to_have_value(re.compile("CCD-001: 3"))
    formats.select_option("text")
    expect(text).to_have_value(re.compile("3 CCD-001 Marlo Brinewick PL8"))
    dialog.get_by_role("button", name="Copy text").click()
    expect(dialog.get_by_role("button", name="Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == text.input_value()
    page.keyboard.press("Escape")


def share(people: People, page: Page) -> None:
    verdict(page).get_by_role("button", name="Share").click()
    link = page.get_by_role("dialog", name="Share this deck").get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    friend = people.arrive(link.removeprefix(people.url), size=PHONE, touch=True)
    expect(friend.get_by_role("heading", name="Evening tides")).to_be_visible()
    expect(friend.get_by_text("Legal", exact=True).first).to_be_visible()
    friend.get_by_role("button", name="Save to my decks").tap()
    shot(friend, "vcard-pool-phone")
    friend.get_by_role("button", name="Filters").tap()
    friend.get_by_role("group", name="Element").get_by_role("button", name="Electric").tap()
    expect(friend.get_by_role("button", name="Filters (1)")).to_be_visible()
    friend.get_by_role("button", name=re.compile("^Deck 50")).tap()
    expect(friend.get_by_role("textbox", name="Deck name")).to_have_value("Evening tides")
    shot(friend, "vcard-deck-phone")


def test_a_card_opened_in_the_builder_brings_its_line(people: People) -> None:
    page = people.arrive("/decks?game=vcard")
    page.get_by_role("button", name="New deck").click()
    page.get_by_role("searchbox", name="Search cards").fill("CCD-002")
    pool = page.get_by_role("region", name="Cards", exact=True)
    pool.get_by_role("button", name=re.compile("^Marlo Brinewick.*CCD-002")).click()
    line = page.get_by_role("list", name="Copies in the deck")
    expect(line.get_by_role("listitem")).to_have_count(4)
    for name in ("Marlo Brinewick PL8", "Marlo Brinewick PL9", "Sloshua"):
        line.get_by_role("button", name=f"Add one {name}").click()
    shot(page, "vcard-line")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Deck", exact=True).get_by_role("heading")).to_have_text(
        ["VTubers 2", "Mascots 1"]
    )


def test_cards_are_filtered_and_read(people: People) -> None:
    page = people.arrive("/cards/vcard")
    page.get_by_role("group", name="Element").get_by_role("button", name="Water").click()
    page.get_by_role("button", name="PL9").click()
    page.get_by_role("combobox", name="Set").select_option(label="Curtain Call Demo Set")
    expect(page.get_by_role("status").first).to_have_text("3 of 325 cards")
    assert page.url.endswith("/cards/vcard?colors=water&types=pl9&sets=CCD")
    shot(page, "vcard-cards")
    page.get_by_role("link", name=re.compile("Marlo Brinewick")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Marlo Brinewick")
    expect(page.get_by_role("heading", name="Effect kept from PL8")).to_be_visible()
    expect(page.get_by_role("heading", name="Keywords")).to_be_visible()
    shot(page, "vcard-card")
    page.get_by_role("link", name=re.compile("Sloshua")).click()
    expect(page.get_by_role("heading", name="Its VTuber")).to_be_visible()
    page.locator('a[href="/rules/vcard/8.1.0.1/low-tide"]').click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Low Tide")


def test_both_decks_are_chosen_and_played(people: People) -> None:
    page = people.arrive("/decks?game=vcard")
    copy(page, "Bonfire Banquet")
    page.goto(people.url)
    card = of_game(page, "VCard TCG")
    expect(card.get_by_text("Recommended for a first game")).to_be_visible()
    choose(card, "Your deck", "Bonfire Banquet (copy)")
    choose(card, "The bot's deck", "Silver Garden")
    shot(page, "vcard-home")
    card.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    seats = httpx.get(f"{people.url}/api/rooms/{page.url.rsplit('/', 1)[-1]}").json()["seats"]
    assert [seat["deck"] for seat in seats] == ["Bonfire Banquet (copy)", "Silver Garden"]
    page.goto(people.url)
    card.get_by_role("button", name="Use the recommended decks").click()
    expect(card.get_by_text("Recommended for a first game")).to_be_visible()


LOOKS = [(DESKTOP, True), (PHONE, False), (SMALL, False), (PHONE, True)]


@pytest.mark.parametrize(("size", "dark"), at_depth(LOOKS[:2], LOOKS))
def test_pages_can_be_read_by_everybody(people: People, size: tuple[int, int], dark: bool) -> None:
    """In short, one page in one look, the next in the other."""
    page = people.arrive("/", size=size, dark=dark, touch=size == PHONE, bypass_csp=True)
    found: list[str] = []

    def look(what: str) -> None:
        settled(page)
        if page.evaluate(WIDER):
            found.append(f"{what} sticks out on the side")
        found.extend(f"{what}: {fault}" for fault in faults(page))

    for path in at_depth(PAGES[dark::2], PAGES):
        page.goto(people.url + path)
        look(path)
    if at_depth(dark, True):
        page.goto(f"{people.url}/decks/tidal")
        page.get_by_role("button", name="Save to my decks").click()
        look("deck builder")
    assert not found, "\n".join(found)


def test_japanese_throughout(people: People) -> None:
    """Cards of VCard have one name in every language; whatever is left of a line without them is Japanese."""
    cards = httpx.get(f"{people.url}/api/games/vcard/cards").json()["cards"]
    longest_first = sorted({card["name"]["en"] for card in cards}, key=len, reverse=True)
    names = re.compile("|".join(map(re.escape, longest_first)))
    page = people.arrive("/", lang="ja")

    def look(what: str) -> None:
        settled(page)
        found = [line for line in english(page) if SENTENCE.search(names.sub("", line))]
        assert not found, f"{what}: {found}"

    for path in PAGES:
        page.goto(people.url + path)
        look(path)
    page.goto(f"{people.url}/decks/tidal")
    page.get_by_role("button", name="自分のデッキに保存").click()
    expect(page.get_by_role("textbox", name="デッキ名")).to_have_value("タイダル・カレント（コピー）")
    look("deck builder")
    page.get_by_role("button", name="Sloshuaを1枚増やす").first.click()
    expect(page.get_by_role("region", name="チェック").get_by_text("まだ使用できません（要修正1件）")).to_be_visible()
    look("reasons")
