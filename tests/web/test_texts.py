"""Every text of a table is whole, in both languages and at every size, with long names on the smallest faces."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kaimaku.kernel.table import Table
from tests.depth import at_depth
from tests.vcard import scene as vcard
from tests.web.arranged import Side, hocg, sit_at
from tests.web.playing import Player
from tests.web.screens import DESKTOP, PHONE, People, resize, shot
from tests.web.test_close_quarters import hung_with_signs
from tests.web.test_hocg_table import full
from tests.web.texts import broken, cut
from tests.web.vcard import handled

MOUSE, FINGER = [DESKTOP, (1366, 768), (1180, 720)], [PHONE, (844, 390)]
WHITE = "hY01-001"
# Long names in both languages: Airani Iofifteen (14 letters in Japanese), Hakui Koyori.
LONG = ["hSD01-012", "hSD01-015"]


def long_names() -> Table:
    """A stage where most cards rest, so that their names have the least room."""
    side: Side = {
        "center": {"card": LONG[0], "cheers": [WHITE]},
        "back": [{"card": card, "resting": True, "damage": 30} for card in (*LONG, "hSD01-006")],
        "hand": [*LONG, "hSD01-006", "hSD01-016", "hSD01-018"],
    }
    return hocg(side, side, phase="main", turn=5)


def whole(page: Page, sizes: list[tuple[int, int]], name: str) -> None:
    for size in sizes:
        resize(page, size)
        shot(page, f"{name}-{size[0]}")
        assert cut(page) == [], size
        assert broken(page) == [], size


HERE = at_depth(
    [("ja", MOUSE), ("ja", FINGER), ("en", FINGER)], [(lang, each) for lang in ("en", "ja") for each in (MOUSE, FINGER)]
)


@pytest.mark.parametrize(("lang", "sizes"), HERE)
def test_every_text_of_a_full_stage_is_whole(people: People, lang: str, sizes: list[tuple[int, int]]) -> None:
    """ "アイラニ・イオフィ…", "Tokino…", "Buz": names and signs of small cards were cut off, "博衣こよ/り" broken."""
    page = people.arrive("/", size=sizes[0], touch=sizes == FINGER, lang="ja" if lang == "ja" else "en")
    for name, table in (("full", full()), ("long", long_names())):
        sit_at(page, "hocg", table)
        whole(page, sizes, f"texts-{name}-{lang}")
        page.goto(people.url)


@pytest.mark.parametrize("sizes", [MOUSE, FINGER])
def test_every_text_of_locked_cards_is_whole(people: People, sizes: list[tuple[int, int]]) -> None:
    """ "Captain Puddlej…", "First Mate…": small cards that lie down cut their names."""
    page = people.arrive("/", size=sizes[0], touch=sizes == FINGER)
    hung_with_signs(page)
    whole(page, sizes, "texts-vcard")


def test_a_locked_card_uses_the_room_of_its_strip(people: People) -> None:
    """At 1366 px it was 42 px high, between labels with a hundred around it."""
    page = people.arrive("/", size=(1366, 768))
    hung_with_signs(page)
    heights = page.locator(".strip .row .vt .card").evaluate_all("all => all.map((each) => each.offsetHeight)")
    assert len(heights) == 8 and min(heights) >= 54


# --- nothing of the frame moves or is covered -------------------------------------------------------------------------

JOURNAL = """() => {
  const { x, y, width, height } = document.querySelector(".journal").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


def test_the_journal_stays_where_it_is_whatever_card_is_looked_at(people: People) -> None:
    """It began below the card, and every card is of another height."""
    page = people.arrive("/", size=(1366, 768))
    sit_at(page, "hocg", full())
    before = page.evaluate(JOURNAL)
    card = page.get_by_role("group", name="Card", exact=True)
    heights = set()
    for face in page.locator(".hand .thing > .face").all():
        shown = card.inner_text()
        face.hover()
        expect(card).not_to_have_text(shown, use_inner_text=True)
        heights.add(card.evaluate("each => each.offsetHeight"))
        assert page.evaluate(JOURNAL) == before
    assert len(heights) > 2, "the cards are of different heights"
    assert page.locator("[data-now]").count() == 0
    page.get_by_role("group", name="Your stage").locator(".thing > .face").last.hover()
    expect(page.locator("[data-now]")).to_be_visible()
    assert card.inner_text().count("HP 50 of 50") == 1, "HP are told once"


OVER = """() => {
  const told = document.querySelector("[data-telling]")?.getBoundingClientRect();
  if (!told) return;
  const steps = [...document.querySelectorAll("[data-phase] li, [data-phase] .turn, [data-phase] .blocks")];
  const seen = steps.filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const bar = document.querySelector("[data-phase]").getBoundingClientRect();
  window.told = [
    ...(window.told ?? []),
    ...seen.filter((each) => over(each.getBoundingClientRect(), told)).map((each) => each.textContent.trim()),
    ...(told.top < bar.top - 1 || told.bottom > bar.bottom + 1 ? ["out of the bar"] : []),
  ];
}"""


@pytest.mark.parametrize("game", ["hocg", "vcard"])
def test_what_is_told_lies_over_no_step_of_the_turn(people: People, game: str) -> None:
    page = people.arrive("/", size=(1180, 720))
    if game == "hocg":
        sit_at(
            page,
            "hocg",
            hocg(
                {"center": "hSD01-009", "hand": ["hSD01-020"] * 3, "archive": [WHITE] * 4},
                {"center": "hSD01-009"},
                phase="main",
            ),
        )
    else:
        deck = [f"CCD-{n:03}" for n in range(1, 40)]
        a = vcard.Side(active="CCD-001", back=["CCD-004"], hand=["CCD-100", "CCD-094", "CCD-002"], deck=deck)
        sit_at(page, "vcard", handled(vcard.Scene(a, vcard.Side(active="CCD-007", deck=deck), sets="CCD")).t)
    page.evaluate(f"() => new MutationObserver({OVER}).observe(document.body, {{ subtree: true, childList: true }})")
    me = Player(page)
    for _ in range(12):
        me.decide()
        if page.evaluate("window.told !== undefined"):
            break
    assert page.evaluate("window.told") == []


def test_no_box_is_drawn_around_the_title_or_the_question(people: People) -> None:
    """After a key they have the focus, to be read on from; there is nothing to press."""
    page = people.arrive("/", size=DESKTOP)
    sit_at(page, "hocg", full())
    page.keyboard.press("Tab")
    for heading in ("h1", "#table-prompt"):
        page.locator(heading).evaluate("each => { each.tabIndex = -1; each.focus({ focusVisible: true }); }")
        assert (
            page.locator(heading).evaluate(
                "each => document.activeElement === each && getComputedStyle(each).outlineStyle"
            )
            == "none"
        )
