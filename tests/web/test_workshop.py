"""The workshop: a card is written, understood, tried, kept, played with a friend, and replayed on a fresh server."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, expect

from kaimaku.decks import builtin
from kaimaku.decks.deck import Deck
from kaimaku.decks.formats.kaimaku import write
from tests.own.sheets import SINGER
from tests.server.app.process import Served
from tests.web.axe import faults
from tests.web.builder import choose, paste, verdict
from tests.web.rooms import call_me, concede, make_room, sit_down
from tests.web.screens import PHONE, SEEDED, People, of_game, settled, shot


def sheet(page: Page, text: str) -> None:
    page.get_by_label("Your card", exact=True).fill(text)


def deck_text(url: str) -> str:
    """A start deck with four copies of an own card, as a file holds it."""
    card = httpx.post(f"{url}/api/games/hocg/workshop", json={"sheet": SINGER}, timeout=180).json()
    deck = builtin("sora")
    main = dict(deck.main)
    del main[next(number for number, count in main.items() if count == 4)]
    piles = {**deck.piles, "main": {**main, card["number"]: 4}}
    return write(Deck("hocg", "With Maku", piles, {card["number"]: card["document"]}))


def test_a_card_is_written_understood_and_tried(people: People) -> None:
    page = people.arrive("/cards/hocg", bypass_csp=True)
    page.get_by_role("link", name="Write your own card").click()
    expect(page.get_by_text("This card can be played.")).to_be_visible()
    expect(page.get_by_label("Your card", exact=True)).to_have_value(re.compile("Draw 1 card from your deck"))
    sheet(page, SINGER.replace("自分のデッキを2枚引く。", "自分のデッキを好きなだけ引く。"))
    expect(page.get_by_text("This card can't be played yet.")).to_be_visible()
    expect(page.get_by_text("Not understood: ")).to_contain_text("好きなだけ")
    expect(page.get_by_role("listitem").filter(has_text="自分のデッキを1枚引く。")).to_be_visible()
    sheet(page, "name: [")
    expect(page.get_by_text("invalid YAML")).to_be_visible()
    sheet(page, SINGER)
    expect(page.get_by_text("Draw 2 cards from your deck.").first).to_be_visible()
    page.get_by_text("Words of the card language").click()
    page.get_by_label("Find a word").fill("DrawTo")
    expect(page.get_by_role("button", name="DrawTo", exact=True)).to_be_visible()
    page.get_by_role("button", name="Keep this card").click()
    expect(page.get_by_role("button", name="Edit Maku")).to_be_visible()
    settled(page)
    shot(page, "workshop")
    assert not faults(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    shot(page, "workshop-phone")
    assert not faults(page)
    page.reload()
    expect(page.get_by_role("button", name="Edit Maku")).to_be_visible()
    page.get_by_role("button", name="Edit Maku").click()
    page.get_by_role("button", name="Try it on a table").click()
    expect(page.locator("[data-prompt]")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("with custom cards")
    expect(page.get_by_text("Maku").first).to_be_visible()
    shot(page, "workshop-table")


def test_an_own_card_is_played_with_a_friend_and_replayed_elsewhere(
    people: People, browser: Browser, tmp_path: Path
) -> None:
    host = people.arrive("/decks")
    dialog = paste(host, deck_text(people.url))
    dialog.get_by_role("button", name="Open this deck").click()
    expect(verdict(host).get_by_text("Legal", exact=True)).to_be_visible()
    host.goto(people.url)
    call_me(host, "Mio")
    choose(of_game(host), "Your deck", "With Maku")
    link = make_room(host)
    look = people.arrive(link.removeprefix(people.url))
    expect(look.get_by_text("This game uses custom cards:")).to_be_visible()
    guest = sit_down(people, link, "Rin")
    expect(host.locator("[data-prompt]")).to_be_visible()
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1)).to_contain_text("with custom cards")
    concede(guest)
    expect(host.locator("#result-title")).to_have_text("You won")
    replay = re.search(r"/replays/([0-9a-f]{32})", host.content())
    code = host.url.rsplit("/", 1)[1].partition("?")[0]
    id = replay[1] if replay else httpx.get(f"{people.url}/api/rooms/{code}").json()["outcome"]["replay"]
    file = tmp_path / "own.kaimaku"
    file.write_bytes(httpx.get(f"{people.url}/api/replays/{id}/file").content)
    with Served(tmp_path / "fresh", module=SEEDED) as other:
        strangers = People(browser, other.url)
        page = strangers.arrive("/replays")
        page.get_by_label("Open a replay file").set_input_files(file)
        expect(page.get_by_role("heading", name="Replay")).to_be_visible()
        settled(page)
        shot(page, "workshop-replay")
        strangers.leave()
