"""The table of eight at every size: a full hand, long names, answers and oneself, whole, with nothing over them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.danmaku.scene import Scene
from tests.server.desks.danmaku.laid import laid
from tests.web.arranged import sit_at
from tests.web.finished_game import stored
from tests.web.screens import DESKTOP, PHONE, People, resize, shot
from tests.web.seen import marked
from tests.web.test_arranged_tables import attacked

SIDEWAYS, SMALL, LOW = (844, 390), (1180, 720), (1366, 768)
SIZES = (DESKTOP, LOW, SMALL, PHONE, SIDEWAYS)
HAND = "Shoot, Focus, Power, Grimoire, Supernatural Border, Capture Spell Card, Party, Kourindou"
ITEMS = {0: "Mini-Hakkero", 3: "Focus, Stopwatch"}


def full(incident: str = "Undefined Fantastic Object") -> Scene:
    """One's own turn with eight cards in hand, somebody defeated, and an Incident with a long name."""
    return laid(Scene(seats=8, hands={0: HAND, 1: "Graze, Bomb"}, items=ITEMS, down="5", incident=incident))


def boxes(what: Locator) -> list[tuple[float, float]]:
    """From where to where each of them goes across."""
    found = "all => all.map(e => { const b = e.getBoundingClientRect(); return [b.left, b.right]; })"
    return [(left, right) for left, right in what.evaluate_all(found)]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nothing_is_cut_or_covered_on_ones_own_turn(people: People, lang: str) -> None:
    """Names of Incidents and the roles of the defeated were cut, a type of a card in the middle of its line."""
    page = people.arrive("/", lang="ja" if lang == "ja" else "en")
    sit_at(page, "danmaku", full().t)
    for size in SIZES:
        resize(page, size)
        shot(page, f"danmaku-full-{lang}-{size[0]}")
        assert marked(page, ".board") == [], size


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nothing_is_cut_or_covered_while_one_answers(people: People, lang: str) -> None:
    """ "Avoid" lay over the types of the card that avoids."""
    page = people.arrive("/", lang="ja" if lang == "ja" else "en")
    sit_at(page, "danmaku", attacked().t, seat=1)
    page.locator(".hand .thing.legal .face").first.click()
    expect(page.locator(".answers .button").first).to_be_visible()
    for size in SIZES:
        resize(page, size)
        assert marked(page, ".board") == [], size


def select(page: Page) -> None:
    page.locator(".hand .thing.legal .face").first.click()
    expect(page.locator(".answers .button").first).to_be_visible()


def test_a_full_hand_uses_the_width_and_stays_when_a_card_is_chosen(people: People) -> None:
    """Eight cards lay over each other beside an empty column for answers."""
    page = people.arrive("/")
    sit_at(page, "danmaku", full().t)
    cards = page.locator(".hand .thing > .face")
    for size in (DESKTOP, LOW, SMALL):
        resize(page, size)
        before = boxes(cards)
        assert len(before) == 8
        assert all(one[1] <= other[0] for one, other in pairwise(before)), size
        select(page)
        assert boxes(cards) == before, size
        page.keyboard.press("Escape")
        expect(page.locator(".answers .button")).to_have_count(0)


def test_ones_own_life_is_in_sight_on_a_phone(people: People) -> None:
    """With eight seats it lay below the dock."""
    page = people.arrive("/", size=PHONE, touch=True)
    sit_at(page, "danmaku", full().t)
    for size in (PHONE, SIDEWAYS):
        resize(page, size)
        expect(page.locator(".me .hearts")).to_be_in_viewport(ratio=0.99)
        seats = page.locator("[data-seat] .facts, [data-seat] .owner")
        for each in seats.all():
            expect(each).to_be_in_viewport(ratio=0.99)


# Pass, and what lies under what is told, once anything is; what is hidden meanwhile does not.
TOLD = """() => new Promise((done) => {
  const look = () => {
    const told = document.querySelector("[data-telling]")?.getBoundingClientRect();
    if (!told) return requestAnimationFrame(look);
    const all = [...document.querySelectorAll(".inner .turn, .inner .bar ol, .stack .face, .incident")];
    done(all.filter((each) => {
      const box = each.getBoundingClientRect();
      const over = Math.min(box.right, told.right) - Math.max(box.left, told.left) > 2
        && Math.min(box.bottom, told.bottom) - Math.max(box.top, told.top) > 3;
      return over && each.checkVisibility({ visibilityProperty: true });
    }).map((each) => each.textContent.trim()));
  };
  document.querySelector("[data-pass]").click();
  look();
})"""


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
def test_what_is_told_lies_over_nothing(people: People, size: tuple[int, int]) -> None:
    """It lay over the middle of the line that says whose turn it is."""
    page = people.arrive("/", size=size)
    last = laid(Scene(seats=8, hands={0: "Shoot, Voile", 1: "Graze"}, life={1: 1}))
    last.play(0, "Shoot", 1)
    sit_at(page, "danmaku", last.t, seat=1)
    assert page.evaluate(TOLD) == []  # passing, one is defeated, and the others play on


def test_nothing_is_cut_or_covered_in_a_replay(people: People) -> None:
    """The timeline cut the chips of one's own range and limit."""
    page = people.arrive(f"/replays/{stored(people.url, 'danmaku')}#step=60", lang="ja")
    expect(page.locator(".me .chips")).to_be_visible()
    for size in (DESKTOP, LOW, SMALL):
        resize(page, size)
        assert marked(page, ".board .board") == [], size
        me = page.locator(".me")
        assert me.evaluate("each => each.scrollHeight <= each.clientHeight + 1"), size
