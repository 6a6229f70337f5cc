"""The built-in decks: found by eye, kind, colour, Oshi, word and keyboard; and how sure each card is."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from kaimaku.decks import list_builtin, offered
from tests.coming import coming  # noqa: F401  (a fixture)
from tests.depth import at_depth
from tests.web.axe import faults
from tests.web.builder import choose
from tests.web.playing import Player
from tests.web.screens import DESKTOP, PHONE, People, of_game, settled, shot

WHY = re.compile(
    r"^For a first game: Tokino Sora \(Start Deck 01\) and AZKi \(Start Deck 01\)\. Both decks have the same 50"
)


def chooser(page: Page) -> Locator:
    return page.get_by_role("dialog", name="hololive OCG: Your deck")


def decks(place: Locator) -> Locator:
    return place.get_by_role("button", name=re.compile(r"Start Deck \d\d"))


def test_a_deck_is_found_and_chosen_by_keyboard(people: People) -> None:
    page = people.arrive("/")
    card = of_game(page)
    expect(card.get_by_text("Recommended for a first game")).to_be_visible()
    card.get_by_role("button", name=re.compile("Your deck: Tokino Sora")).focus()
    page.keyboard.press("Enter")
    dialog = chooser(page)
    expect(dialog.get_by_role("button", name="Tokino Sora (Start Deck 01)", exact=True)).to_be_focused()
    expect(decks(dialog)).to_have_count(24)
    expect(dialog.get_by_text(WHY)).to_be_visible()
    shot(page, "starters-choose")
    page.keyboard.press("End")
    last = offered("hocg")[list_builtin("hocg")[-1]].name[0]
    expect(dialog.get_by_role("button", name=last, exact=True)).to_be_focused()
    dialog.get_by_role("button", name="Start decks").click()
    expect(dialog.get_by_role("button", name=last, exact=True)).to_have_count(0)
    dialog.get_by_role("button", name="blue").click()
    expect(decks(dialog)).to_have_count(5)
    dialog.get_by_role("searchbox").fill("星街")
    expect(decks(dialog)).to_have_count(1)
    dialog.get_by_role("searchbox").fill("nothing of this kind")
    expect(dialog.get_by_text("No decks match.")).to_be_visible()
    dialog.get_by_role("button", name="Show all decks").click()
    dialog.get_by_role("searchbox").fill("suisei")
    page.keyboard.press("Tab")
    while not dialog.get_by_role("button", name="Hoshimachi Suisei (Live Start Deck 17)").evaluate(
        "e => e === document.activeElement"
    ):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    mine = card.get_by_role("button", name=re.compile("Your deck: Hoshimachi Suisei"))
    expect(mine).to_be_focused()
    expect(card.get_by_text("Recommended for a first game")).to_have_count(0)
    choose(card, "The bot's deck", "Sakura Miko (Live Start Deck 16)")
    card.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    seats = httpx.get(f"{people.url}/api/rooms/{page.url.rsplit('/', 1)[-1]}").json()["seats"]
    assert [seat["deck"] for seat in seats] == [
        "Live Start Deck 17 - Hoshimachi Suisei",
        "Live Start Deck 16 - Sakura Miko",
    ]
    Player(page).decide()


def test_the_start_page_loads_no_card_data(people: People) -> None:
    page = people.arrive("/watch")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(people.url)))
    page.goto(f"{people.url}/")
    card = of_game(page)
    expect(card.locator(".stage .name")).to_have_count(3)
    expect(card.get_by_role("button", name="Play against a bot")).to_be_visible()
    settled(page)
    assert "/api/games" in asked
    assert not [path for path in asked if re.search("^/api/.*/(cards|decks)", path)], asked
    card.get_by_role("button", name=re.compile("Your deck: ")).click()
    expect(chooser(page).get_by_text("Key cards: Tokino Sora").first).to_be_attached()
    assert "/api/games/hocg/cards" in asked and "/api/games/hocg/decks" in asked
    chooser(page).get_by_role("button", name="Nakiri Ayame (Start Deck 02)").click()
    expect(card.locator(".stage .name").first).to_have_text("Nakiri Ayame")
    again = len(asked)
    page.reload()
    expect(card.locator(".stage .name").first).to_have_text("Nakiri Ayame")
    settled(page)
    assert not [path for path in asked[again:] if path.endswith("/cards")], asked[again:]


def test_decks_are_found_by_kind_and_oshi(people: People) -> None:
    page = people.arrive("/decks")
    ready = page.get_by_role("region", name="Ready to play")
    links = ready.get_by_role("link", name="View deck")
    expect(links).to_have_count(len(list_builtin("hocg")))
    ready.get_by_role("button", name="Tournament").click()
    expect(links).to_have_count(len(list_builtin("hocg", "tournament")))
    expect(ready.get_by_text("WGP2025 Tokyo, Individual, Block B, 2nd")).to_be_visible()
    expect(ready.get_by_text("5 May 2025").first).to_be_visible()
    shot(page, "decks-tournament")
    ready.get_by_role("button", name="Tournament").click()
    ready.get_by_role("combobox", name="Oshi").select_option("Nanashi Mumei")
    mumei = ready.get_by_role("listitem").filter(has_text="Nanashi Mumei (Recommended, hBP01)")
    expect(mumei.get_by_text("Over a tournament restriction")).to_be_visible()
    ready.get_by_role("button", name="Samples").click()
    expect(links).to_have_count(1)
    ready.get_by_role("link", name="Nanashi Mumei (Sample)").click()
    expect(page.get_by_role("heading", name="Nanashi Mumei (Sample)")).to_be_visible()


def test_a_deck_for_a_game_with_a_friend_is_chosen_in_the_same_way(people: People) -> None:
    page = people.arrive("/")
    of_game(page).get_by_role("button", name="Play with a friend").click()
    friend = page.get_by_role("dialog", name="Play with a friend")
    friend.get_by_role("button", name=re.compile("Your deck: ")).click()
    inner = page.get_by_role("dialog", name="Your deck", exact=True)
    expect(inner).to_be_visible()
    page.keyboard.press("Escape")
    expect(inner).to_have_count(0)
    expect(friend).to_be_visible()
    choose(friend, "Your deck", "Mori Calliope (Live Start Deck 18)")
    friend.get_by_role("button", name="Create link").click()
    page.wait_for_url("**/table/*")
    seats = httpx.get(f"{people.url}/api/rooms/{page.url.rsplit('/', 1)[-1]}").json()["seats"]
    assert seats[0]["deck"] == "Live Start Deck 18 - Mori Calliope"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_of_decks_shows_what_each_does(people: People, size: tuple[int, int]) -> None:
    page = people.arrive("/decks", size=size, touch=size == PHONE)
    ready = page.get_by_role("region", name="Ready to play")
    expect(ready.get_by_text(WHY)).to_be_visible()
    expect(ready.get_by_role("link", name=re.compile("Start Deck"))).to_have_count(24)
    ready.get_by_role("button", name="purple").click()
    expect(ready.get_by_role("link", name=re.compile("Start Deck"))).to_have_count(5)
    choco = ready.get_by_role("listitem").filter(has_text="Yuzuki Choco (Start Deck 04)")
    expect(choco.get_by_text("Key cards: Yuzuki Choco, Choco's Omurice, Yuzuki Choco")).to_be_attached()
    assert re.sub(r"\s+", "", choco.locator("dl").inner_text()) == "12Debut121st22nd4Spot20Support"
    expect(choco.get_by_text("First game")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"starters-{'phone' if size == PHONE else 'desktop'}")
    choco.get_by_role("link", name="View deck").click()
    expect(page.get_by_role("heading", name="Yuzuki Choco (Start Deck 04)")).to_be_visible()


@pytest.mark.parametrize("dark", at_depth([True], [False, True]))
def test_choosing_is_accessible(people: People, dark: bool) -> None:
    page = people.arrive("/", size=PHONE, touch=True, dark=dark, bypass_csp=True)
    of_game(page).get_by_role("button", name=re.compile("Your deck: ")).click()
    expect(decks(chooser(page))).to_have_count(24)
    expect(chooser(page).get_by_text("Key cards: Tokino Sora, SorAZ, Tokino Sora").first).to_be_attached()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"starters-choose-phone-{'dark' if dark else 'light'}")
    page.keyboard.press("Escape")
    page.goto(f"{people.url}/cards/hocg/hSD01-003")
    expect(page.get_by_text("Verified", exact=True)).to_be_visible()
    assert faults(page) == []


def announced(route: Route) -> None:
    """The list of cards with some that nobody has written yet, two of them of a set that is here."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "not_yet": {"hBP98": "1 10", "hBP08": "198-199"}})


@pytest.mark.usefixtures("coming")
def test_cards_say_how_sure_they_are(people: People) -> None:
    page = people.arrive("/")
    page.route(re.compile(r"/api/games/hocg/cards$"), announced)
    page.goto(f"{people.url}/cards/hocg")
    told = page.get_by_role("main").get_by_role("status")
    every = int((told.inner_text()).split()[0])
    expect(page.get_by_text(re.compile(r"^\d+ more cards aren't playable yet\.$"))).to_be_visible()
    page.get_by_role("button", name="Verified").click()
    expect(told).to_have_text(re.compile(rf"^\d+ of {every} cards$"))
    expect(page).to_have_url(re.compile("statuses=verified"))
    expect(page.get_by_text("more cards aren't playable")).to_have_count(0)
    page.goto(f"{people.url}/cards/hocg?sets=hBP08")
    expect(page.get_by_text("2 more cards of hBP08 aren't playable yet.")).to_be_visible()
    page.goto(f"{people.url}/cards/hocg/hSD01-003")
    expect(page.get_by_text("The text matches the official one")).to_be_visible()
    page.goto(f"{people.url}/cards/hocg/hBP98-010")
    expect(page.get_by_text("hBP98-010 isn't playable yet.")).to_be_visible()
    page.goto(f"{people.url}/cards/hocg/hBP99-010")
    expect(page.get_by_text("hBP99-010 isn't a card of this game.")).to_be_visible()
    page.goto(f"{people.url}/cards/vcard/CCD-001")
    expect(page.get_by_text("Status")).to_have_count(0)
