"""What lies over a card, a seat or a question leaves its words readable: each with what covered them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.vcard import scene as vcard
from tests.web.arranged import hocg, sit_at, unreachable
from tests.web.axe import faults
from tests.web.played_out import bring, play_out
from tests.web.playing import Player
from tests.web.screens import DESKTOP, EMPTY, PHONE, TABLET, People, resize, shot
from tests.web.test_arranged_tables import attacked
from tests.web.vcard import handled

SIDEWAYS, SMALL, LOW = (844, 390), (1180, 720), (1366, 768)
SORA, GREEN, WHITE = "hSD01-003", "hY02-001", "hY01-001"
FIRST = {"card": "hSD01-005", "under": [SORA], "cheers": [WHITE] * 2}
SECOND = {"card": "hSD01-011", "under": ["hSD01-009"], "cheers": [GREEN] * 2, "resting": True}

# Words that lie under something. Lines of text have air above and below their letters.
COVERED = """([over, under]) => {
  const AIR = 0.22;
  const boxes = [...document.querySelectorAll(over)].map((each) => each.getBoundingClientRect());
  const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom - AIR * b.height) - Math.max(a.top, b.top + AIR * b.height) > 1;
  return [...document.querySelectorAll(under)].filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return [...words.getClientRects()].some((line) => boxes.some((box) => covers(box, line)));
  }).map((each) => each.textContent.trim());
}"""

# Small signs that are partly hidden, by where their corners are: they take no presses, so they are asked to for once.
HIDDEN = """(all) => all.filter((each) => {
  each.style.pointerEvents = "auto";
  const { left, top, right, bottom } = each.getBoundingClientRect();
  const corners = [[left + 5, top + 3], [right - 5, top + 3], [left + 5, bottom - 3], [right - 5, bottom - 3]];
  return !corners.every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
}).map((each) => each.textContent.trim())"""


def covered(page: Page, over: str, under: str) -> list[str]:
    expect(page.locator(over).first).to_be_visible()
    found: list[str] = page.evaluate(COVERED, [over, under])
    return found


def own_stage(page: Page) -> Player:
    """The main step with an Oshi that has two skills to use, and holomem that can bloom."""
    hand = ["hSD01-013", "hSD01-020", "hSD01-005"]
    side = {"center": FIRST, "back": [SECOND, SORA], "power": [SORA] * 3, "hand": hand}
    sit_at(page, "hocg", hocg(side, {"center": "hSD01-009", "back": [SORA] * 4}, phase="main", turn=5))
    return Player(page)


def press_what_has_several_acts(page: Page) -> None:
    oshi = page.get_by_role("group", name="Your stage").locator(".thing.legal > .face").first
    oshi.click()
    expect(page.locator("[data-prompt] .act")).to_have_count(2)


def test_the_skills_of_an_oshi_stand_beside_the_question(people: People) -> None:
    """ "Cancel" and "Go to Performance" lay over the journal."""
    page = people.arrive(EMPTY, size=SMALL)
    own_stage(page)
    press_what_has_several_acts(page)
    for size in (SMALL, LOW, TABLET):
        resize(page, size)
        assert unreachable(page, "[data-prompt] .button") == [], size
        prompt = page.locator("[data-prompt]").bounding_box()
        for each in page.locator("[data-prompt] .button").all():
            box = each.bounding_box()
            assert prompt is not None and box is not None and box["x"] + box["width"] <= prompt["x"] + prompt["width"]


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_signs_of_an_answer_cover_no_names(people: People, size: tuple[int, int]) -> None:
    """What an answer would do lay over the name of its target, its verb over that of the card, a bar over a number."""
    page = people.arrive(EMPTY, size=size, touch=size == PHONE)
    me = own_stage(page)
    me.how = "touch" if size == PHONE else "mouse"
    sight = me.look()
    me.press_card(next(thing for thing in sight.legal if thing in sight.hand), sight)
    expect(page.locator(".thing.target")).to_have_count(2)
    assert covered(page, ".target .foreseen b", ".target .name") == []
    assert covered(page, ".selected .verbs > *", ".selected .name") == []
    if size == SMALL:
        assert page.locator(".target > .number").evaluate_all(HIDDEN) == []
    assert page.locator(".hand .badge").evaluate_all(HIDDEN) == [], "the signs above the hand"


def test_the_power_of_a_resting_holomem_stays_on_its_card(people: People) -> None:
    """ "100+" stuck out of a card that lies down."""
    page = people.arrive(EMPTY, size=LOW)
    own_stage(page)
    card, power = page.locator(".near .card.lying").first, page.locator(".near .card.lying .power")
    expect(power.last).to_have_text("100+")
    for size in (DESKTOP, LOW):
        resize(page, size)
        outer = card.bounding_box()
        for each in power.all():
            box = each.bounding_box()
            assert outer is not None and box is not None and box["x"] + box["width"] <= outer["x"] + outer["width"]


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_numbers_of_cards_that_were_looked_at_cover_no_names(people: People, size: tuple[int, int]) -> None:
    """ "×4" lay over the end of a name, and what tells the key over the HP."""
    page = people.arrive(EMPTY, size=size, touch=size == PHONE)
    deck = [SORA] * 6 + ["hSD01-009"]
    side = {"center": "hSD01-009", "hand": ["hSD01-018"], "deck": deck}
    sit_at(page, "hocg", hocg(side, {"center": "hSD01-009"}, phase="main"))
    Player(page, "touch" if size == PHONE else "mouse").decide()
    expect(page.locator(".tray .count")).to_have_text("×5")
    shot(page, f"tray-{size[0]}")
    assert covered(page, ".tray .count", ".tray .name") == []
    assert covered(page, ".tray .badge", ".tray .hp") == []


def test_a_question_of_vcard_covers_none_of_its_answers(people: People) -> None:
    """A long question in Japanese lay over the Backstage that it asked about; names there were cut."""
    deck = [f"CCD-{n:03}" for n in range(1, 40)]
    back = ["CCD-004", "CCD-049", "CCD-055", "CCD-007"]
    a = vcard.Side(active="CCD-001", back=back, hand=["CCD-101", "CCD-002", "CCD-005"], deck=deck)
    page = people.arrive(EMPTY, size=SMALL, lang="ja")
    sit_at(page, "vcard", handled(vcard.Scene(a, vcard.Side(active="CCD-007", deck=deck), sets="CCD")).t)
    names = page.locator(".strip .row .vt .name")
    cut = "e => e.scrollHeight > e.clientHeight + 4 || e.scrollWidth > e.clientWidth + 1"
    for size in (SMALL, LOW):
        resize(page, size)
        expect(names).to_have_count(4)
        assert not [each.inner_text() for each in names.all() if each.evaluate(cut)], size
    resize(page, SMALL)
    page.locator(".hand .thing.legal > .face").first.click()
    page.locator("[data-prompt] .primary").click()
    expect(page.locator("[data-prompt] .count")).to_be_visible()
    assert unreachable(page, ".strip .thing.legal > .face") == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_long_question_of_danmaku_leaves_the_hand_where_it_is(people: People, lang: str) -> None:
    """Three lines beside buttons that name their keys pushed the hand below the edge of the screen."""
    page = people.arrive(EMPTY, size=SMALL, lang="ja" if lang == "ja" else "en")
    sit_at(page, "danmaku", attacked().t, seat=1)
    page.keyboard.press("Shift+R")
    page.keyboard.press("Escape")
    expect(page.locator(".hand kbd").first).to_be_visible()
    for size in (SMALL, LOW):
        resize(page, size)
        for face in page.locator(".hand .thing > .face").all():
            expect(face).to_be_in_viewport(ratio=0.99)
        assert unreachable(page, "[data-pass]") == [], size


def test_the_roles_of_a_result_stay_in_their_column(people: People) -> None:
    """Who had won and fallen stood across the line to the next column."""
    page = people.arrive(EMPTY, size=SIDEWAYS, touch=True)
    bring(page, people.url, play_out(people.url, "danmaku"), "danmaku")
    table = page.get_by_role("table", name="Roles")
    for size in (SIDEWAYS, PHONE, SMALL):
        resize(page, size)
        expect(table).to_be_visible()
        assert table.evaluate("each => each.offsetWidth <= each.parentElement.clientWidth"), size


# The contrast of two colors.
DIE = """die => {
  const light = (color) => color.match(/[\\d.]+/g).slice(0, 3).map((each) => each / 255)
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
    .reduce((sum, each, i) => sum + each * [0.2126, 0.7152, 0.0722][i], 0);
  const [low, high] = [die, die.firstElementChild]
    .map((each) => light(getComputedStyle(each).backgroundColor)).sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}"""


@pytest.mark.parametrize("dark", [False, True])
def test_recap_and_dice_have_contrast(people: People, dark: bool) -> None:
    page = people.arrive(EMPTY, dark=dark, bypass_csp=True)
    hand = ["hSD01-020"] * 3  # a die
    side = {"center": "hSD01-009", "hand": hand, "archive": [WHITE] * 4}
    sit_at(page, "hocg", hocg(side, {"center": "hSD01-009", "back": [SORA]}, phase="main"))
    me = Player(page)
    me.decide()
    die = page.locator("[data-telling] [data-die]")
    expect(die).to_be_visible()
    assert die.evaluate(DIE) >= 7
    while page.locator("[data-journal] h3").count() < 2:
        me.decide()
        me.wait_for_question()
    page.keyboard.press("Shift+R")
    expect(page.locator("[data-recap] li").first).to_be_visible()
    assert faults(page, colors_only=True) == []
