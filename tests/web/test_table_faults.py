"""Faults that people ran into at the tables of one game, each with a test of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.danmaku.scene import Scene
from tests.server.desks.danmaku.laid import laid
from tests.web.arranged import hocg, sit_at
from tests.web.danmaku import DanmakuPlayer
from tests.web.playing import Player
from tests.web.screens import DESKTOP, EMPTY, PHONE, People
from tests.web.test_arranged_tables import attacked, own_turn
from tests.web.vcard import VCardPlayer

SIDEWAYS = (844, 390)


def test_whoever_answers_for_somebody_is_named_as_the_one_who_does(people: People) -> None:
    """ "Remilia answers your Shoot": but it was answered for her."""
    page = people.arrive(EMPTY)
    sit_at(page, "danmaku", attacked().t, seat=1)
    expect(page.locator("#table-prompt")).to_contain_text(
        re.compile(r"Marisa reacts to Utsuho's Shoot with Graze for you")
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_limit_of_danmaku_is_told_as_it_is(people: People, size: tuple[int, int]) -> None:
    """ "0 of ∞" where the limit is 1; a number that is as usual is left out of what the server sends."""
    page = people.arrive(EMPTY, size=size, touch=size == PHONE)
    sit_at(page, "danmaku", laid(Scene(seats=4, hands={0: "Shoot, Shoot"})).t)
    expect(page.locator(".me").first).to_contain_text("0/1")
    expect(page.get_by_text("∞")).to_have_count(0)


END = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 2 && list.scrollTop > 0"


def test_the_journal_of_vcard_follows_the_game(people: People) -> None:
    page = people.arrive(EMPTY, size=(1366, 768))
    sit_at(page, "vcard", own_turn().t)
    me = VCardPlayer(page)
    for _ in range(12):
        me.decide()
    me.wait_for_question()
    page.wait_for_function(f"() => ({END})(document.querySelector('[data-journal]'))")


def test_a_question_that_is_no_end_of_a_phase_is_not_asked_about_again(people: People) -> None:
    """ "Still possible: Done (). Go to the performance phase anyway?" after cards of which none fits."""
    page = people.arrive(EMPTY)
    sit_at(page, "hocg", hocg({"center": "hSD01-009", "hand": ["hSD01-018"]}, {"center": "hSD01-009"}, phase="main"))
    me = Player(page)
    me.decide()
    me.wait_for_question()
    expect(me.prompt.get_by_role("heading")).to_have_text("None of these cards fits.")
    me.prompt.get_by_role("button", name="Done").click()
    expect(me.prompt.get_by_role("heading")).not_to_contain_text(re.compile("None of these|Still possible"))


def test_no_bar_of_the_site_stands_below_a_table_on_a_phone(people: People) -> None:
    """It was back as soon as the table was there, and the hand lay under it."""
    page = people.arrive("/", size=PHONE, touch=True)
    bar = page.get_by_role("navigation", name="Site")
    expect(bar.last).to_be_visible()
    sit_at(page, "hocg", hocg({"center": "hSD01-009"}, {"center": "hSD01-009"}, phase="main"))
    expect(bar).to_have_count(0)


@pytest.mark.parametrize("game", ["danmaku", "vcard"])
def test_a_phone_on_its_side_tells_the_last_event_beside_the_table(people: People, game: str) -> None:
    """What was told lay over the question."""
    page = people.arrive(EMPTY, size=SIDEWAYS, touch=True)
    t, seat = (attacked().t, 1) if game == "danmaku" else (own_turn().t, 0)
    sit_at(page, game, t, seat=seat)
    expect(page.locator("[data-telling]")).to_have_count(0)
    page.locator("[data-last-event]").tap()
    expect(page.get_by_role("dialog", name="Since your last turn")).to_be_visible()


# The least contrast of what is told: its words on their ground, and the edge of the line on what it lies on. In light
# and in dark, whenever a line appears: how long it stays depends on how busy the machine is.
CONTRASTS = """() => {
  const parts = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const light = (color) => parts(color).slice(0, 3).map((each) => (color.startsWith("color(") ? each : each / 255))
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
    .reduce((sum, each, i) => sum + each * [0.2126, 0.7152, 0.0722][i], 0);
  const ratio = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const ground = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const { backgroundColor: found } = getComputedStyle(at);
      if (parts(found).length < 4 || parts(found)[3] === 1) return found;
    }
    return "rgb(255, 255, 255)";
  };
  window.contrasts = {};
  const read = () => {
    const root = document.documentElement;
    const was = root.dataset.theme;
    const told = document.querySelector("[data-telling]");
    const last = document.querySelector("[data-last-event]");
    const bar = document.querySelector("[data-phase], .wood") ?? document.body;
    for (const theme of ["light", "dark"]) {
      root.dataset.theme = theme;
      if (told) {
        const { color, backgroundColor, outlineColor } = getComputedStyle(told);
        window.contrasts[`told ${theme}`] = ratio(color, backgroundColor);
        window.contrasts[`edge ${theme}`] = ratio(outlineColor, ground(bar));
      }
      if (last) window.contrasts[`last ${theme}`] = ratio(getComputedStyle(last).color, ground(last));
    }
    root.dataset.theme = was;
  };
  new MutationObserver(read).observe(document.body, { subtree: true, childList: true });
}"""


def contrasts(page: Page, me: Player, wanted: str) -> dict[str, float]:
    page.evaluate(CONTRASTS)
    for _ in range(20):
        me.decide()
        me.wait_for_question()
        found: dict[str, float] = page.evaluate("window.contrasts")
        if wanted in found:
            return found
    raise AssertionError(f"nothing was told: {found}")


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
def test_what_is_told_can_be_read_on_what_it_lies_on(people: People, game: str) -> None:
    page = people.arrive(EMPTY)
    if game == "hocg":
        sit_at(page, game, hocg({"center": "hSD01-009"}, {"center": "hSD01-009"}, phase="main"))
    elif game == "danmaku":
        sit_at(page, game, attacked().t, seat=1)
    else:
        sit_at(page, game, own_turn().t)
    me = {"hocg": Player, "danmaku": DanmakuPlayer, "vcard": VCardPlayer}[game](page)
    found = contrasts(page, me, "told dark")
    assert all(found[f"told {theme}"] >= 4.5 for theme in ("light", "dark")), found
    assert all(found[f"edge {theme}"] >= 3 for theme in ("light", "dark")), found
