"""Little room: what people found cut off, covered or out of sight on small screens, each with a test of its own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.vcard import scene as vcard
from tests.web.arranged import hocg, sit_at, unreachable
from tests.web.finished_game import stored
from tests.web.playing import Player
from tests.web.screens import EMPTY, PHONE, People, resize, shot
from tests.web.test_arranged_tables import own_turn
from tests.web.vcard import handled

SIDEWAYS = (844, 390)
LOW = [(1366, 768), (1180, 720)]
WHITE = "hY01-001"
SORA = {"card": "hSD01-005", "under": ["hSD01-003"], "cheers": [WHITE] * 2}

# Which of these lie over each other, by more than their edges.
COVERED = """(all) => all.flatMap((one, i) => all.slice(i + 1).filter((other) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const shared = (from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  return shared("left", "right") > 3 && shared("top", "bottom") > 3;
}).map((other) => `${one.textContent.trim()} and ${other.textContent.trim()}`))"""


def performance(page: Page, how: str) -> Player:
    """Both stages have a center and a collab; the player's center can use its Arts on either of theirs."""
    azki = {"card": "hSD01-010", "under": ["hSD01-009"], "cheers": ["hY02-001"] * 2 + [WHITE] * 3}
    side = {"center": azki, "collab": SORA, "back": [SORA, "hSD01-015"]}
    sit_at(page, "hocg", hocg(side, {"center": SORA, "collab": azki, "back": ["hSD01-015"]}, phase="performance"))
    return Player(page, "touch" if how == "touch" else "mouse")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_what_is_foreseen_of_neighbours_can_be_read(people: People, size: tuple[int, int]) -> None:
    page = people.arrive(EMPTY, size=size, touch=True)
    me = performance(page, "touch")
    sight = me.look()
    me.press_card(sight.legal[0], sight)
    badges = page.locator(".thing.target .foreseen")
    expect(badges).to_have_count(2)
    assert badges.evaluate_all(COVERED) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_long_question_leaves_its_answers_in_sight_on_a_phone_on_its_side(people: People, lang: str) -> None:
    """ "Go to Performance" lay below the end of the question's column."""
    page = people.arrive(EMPTY, size=SIDEWAYS, touch=True, lang="ja" if lang == "ja" else "en")
    hand = ["hSD01-005", "hSD01-010", "hSD01-003", "hSD01-009"]
    side = {"center": "hSD01-003", "back": ["hSD01-009", "hSD01-003"], "hand": hand}
    sit_at(page, "hocg", hocg(side, {"center": "hSD01-009"}, phase="main", turn=5))
    page.locator("[data-pass]").tap()
    expect(page.locator("[data-prompt][data-confirming]")).to_be_visible()
    assert unreachable(page, "[data-prompt] .button") == []


def test_both_boards_of_vcard_are_in_sight_on_a_phone(people: People) -> None:
    """One's own Backstage lay below the World, and had to be scrolled to."""
    page = people.arrive(EMPTY, size=PHONE, touch=True)
    sit_at(page, "vcard", own_turn().t)
    for size in (PHONE, SIDEWAYS):
        resize(page, size)
        for board in ("Your board", "Emi's board"):
            row = page.get_by_role("region", name=board).locator(".row")
            expect(row).to_be_in_viewport(ratio=1)
        scroll = page.locator(".scroll")
        assert scroll.evaluate("each => each.scrollHeight <= each.clientHeight + 1"), "nothing has to be scrolled to"


# Small cards whose name lies under a number, a sign or an Ally, their own or a neighbour's.
UNREADABLE = """() => {
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const signs = boxes(".row .tokens li, .row .tab");
  return [...document.querySelectorAll(".row .vt .name")].filter((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return signs.some((sign) => over(sign, words.getBoundingClientRect()));
  }).map((name) => name.textContent.trim());
}"""


# What sticks out of the part of the table that scrolls, to its left or right.
BEYOND = """(scroll) => {
  const { left, right } = scroll.getBoundingClientRect();
  return [...scroll.querySelectorAll(".vt, .tab, .tokens li, .line, .world")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  }).map((each) => `${each.className}: ${each.textContent.trim()}`);
}"""


def hung_with_signs(page: Page) -> None:
    """A table where Allies, tokens and counters hang on most VTubers."""
    deck = [f"CCD-{n:03}" for n in range(1, 40)]
    back = ["CCD-049", "CCD-001|CCD-002", "CCD-007", "CCD-004"]
    allies = {0: ["CCD-114"] * 3, 1: ["CCD-114"], 2: ["CCD-117"]}
    tokens = {0: ["food", "food", "submerge"], 1: ["decay"] * 3, 3: ["food"] * 2}
    hung: dict[str, Any] = {"allies": allies, "tokens": tokens, "counters": {1: -6, 2: 1, 4: -1}}
    a, b = (
        vcard.Side(active=active, back=back, mascot="CCD-012", deck=deck, **hung)
        for active in ("CCD-007|CCD-009", "CCD-031|CCD-033")
    )
    scene = vcard.Scene(a, b, sets="CCD")
    for seat in (0, 1):
        scene.t.locked |= set(scene.cards(seat))
    sit_at(page, "vcard", handled(scene).t)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_allies_and_tokens_of_vcard_take_no_room_from_the_cards_on_a_phone(
    people: People, size: tuple[int, int]
) -> None:
    """Three Allies made the stage broader than the screen; signs of the Backstage lay over names and neighbours."""
    page = people.arrive(EMPTY, size=size, touch=True)
    hung_with_signs(page)
    shot(page, f"vcard-allies-{size[0]}")
    assert page.locator(".scroll").evaluate(BEYOND) == []
    assert unreachable(page, ".side .vt > .thing > .face") == []
    assert page.evaluate(UNREADABLE) == []


def test_allies_and_tokens_of_vcard_cover_no_names_on_low_screens(people: People) -> None:
    """A token lay over the second line of every name of the Backstage."""
    page = people.arrive(EMPTY, size=LOW[0])
    hung_with_signs(page)
    for size in LOW:
        resize(page, size)
        assert page.evaluate(UNREADABLE) == []


def test_a_combat_shows_its_totals_on_a_phone_on_its_side(people: People) -> None:
    """The cards stood above the numbers, which were cut in half."""
    page = people.arrive(EMPTY, size=SIDEWAYS, touch=True)
    deck = [f"CCD-{n:03}" for n in range(1, 40)]
    scene = vcard.Scene(vcard.Side(active="CCD-001", deck=deck), vcard.Side(active="CCD-007", deck=deck), sets="CCD")
    sit_at(page, "vcard", scene.t)
    combat = page.locator("[data-combat]")
    prompt = page.locator("[data-prompt][data-asked]")
    for _ in range(40):
        prompt.or_(combat).first.wait_for()
        if combat.count():
            break
        before = prompt.get_attribute("data-asked")
        page.locator("[data-pass]").tap()
        if page.locator("[data-confirming]").count():
            page.locator("[data-pass]").tap()
        page.locator(f'[data-prompt]:not([data-asked="{before}"]), [data-combat]').first.wait_for()
    for part in (".total", "[data-row]", "[data-continue]"):
        for each in combat.locator(part).all():
            expect(each).to_be_in_viewport(ratio=0.99)


def test_the_piles_of_a_replay_lie_beside_each_other(people: People) -> None:
    """The timeline took the height: labels lay under cards, and the lowest were cut off."""
    page = people.arrive(f"/replays/{stored(people.url)}#step=120", size=LOW[0])
    for size in LOW:
        resize(page, size)
        piles_lie_beside_each_other(page)


def piles_lie_beside_each_other(page: Page) -> None:
    piles = page.locator(".piles .pile")
    expect(piles.first).to_be_visible()
    assert piles.evaluate_all(COVERED) == []
    half = page.locator(".half")
    for side in ("near", "far"):
        box = page.locator(f".half.{side}").bounding_box()
        assert box is not None and half.count() == 2
        for pile in page.locator(f".piles.{side} .pile").all():
            within = pile.bounding_box()
            assert within is not None and within["y"] + within["height"] <= box["y"] + box["height"] + 1


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
def test_a_replay_on_a_phone_on_its_side_leaves_most_of_the_screen_to_the_table(people: People, game: str) -> None:
    """Timeline and controls filled all of it."""
    page = people.arrive(f"/replays/{stored(people.url, game)}#step=60", size=SIDEWAYS, touch=True)
    expect(page.locator("[data-phase], .round, .scroll").first).to_be_visible()
    table = page.locator("main .board > .table").bounding_box()
    assert table is not None and table["height"] >= 240
    assert unreachable(page, "footer .buttons .button") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_stack_of_a_replay_is_whole_on_a_low_screen(people: People) -> None:
    """The timeline took the height: the Incident lay over the half of the stack, the Deck over its second card."""
    page = people.arrive(f"/replays/{stored(people.url, 'danmaku')}#step=60", size=LOW[0])
    whose = page.locator(".stack .who")
    expect(whose).to_have_count(2)
    for size in LOW:
        resize(page, size)
        incident = page.locator(".incident").bounding_box()
        for each in whose.all():
            box = each.bounding_box()
            assert incident is not None and box is not None and box["y"] + box["height"] <= incident["y"] + 1, size
        assert not unreachable(page, ".stack li .face"), size


def test_the_title_of_a_replay_is_whole_on_a_phone(people: People) -> None:
    page = people.arrive(f"/replays/{stored(people.url)}", size=PHONE, touch=True)
    title = page.get_by_role("heading", level=1)
    expect(title).to_contain_text("Player 1 vs. Player 2")
    assert title.evaluate("each => each.scrollWidth <= each.clientWidth")
    page.get_by_role("button", name="More").tap()
    page.get_by_role("dialog").get_by_role("button", name="日本語").tap()
    expect(title).to_contain_text("Player 1 対 Player 2")
    page.get_by_role("dialog").get_by_role("button", name="設定").tap()
    expect(page.get_by_role("dialog", name="設定")).to_be_visible()
