"""The pictures of the README. They are made anew when somebody asks for them: pytest tests/web/pictures.py -n 0"""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.coaching import begin, follow
from tests.web.danmaku import start_against_bots
from tests.web.finished_game import stored
from tests.web.played_out import bring, play_out
from tests.web.playing import Player, Sight
from tests.web.rooms import call_me
from tests.web.screens import DESKTOP, EMPTY, PHONE, People, of_game, settled
from tests.web.vcard import VCardPlayer

LESSON = (1080, 720)
MOMENTS, SHOWN = 4, 640  # pictures in a strip, and how wide each is
AT_REST = "() => document.getAnimations().every((each) => each.playState !== 'running')"
# What is told lies beside the coach, who looks from time to time where there is room.
APART = """() => {
  const box = document.querySelector("[data-coach]")?.getBoundingClientRect();
  const told = document.querySelector("[data-telling]")?.getBoundingClientRect();
  if (!box || !told) return true;
  const beside = told.right <= box.left || told.left >= box.right;
  return beside || told.bottom <= box.top || told.top >= box.bottom;
}"""
LAY = """async ([sources, width]) => {
  document.documentElement.style.background = "transparent";
  document.body.style.cssText = "background: transparent; margin: 0; display: flex; gap: 16px";
  document.body.replaceChildren(...sources.map((src) => Object.assign(new Image(width), { src })));
  await Promise.all([...document.images].map((each) => each.decode()));
}"""
FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"


def take(page: Page, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.mouse.move(5, 5)
    page.wait_for_timeout(1800)  # what just happened is marked for a moment
    page.screenshot(path=FOLDER / f"{name}.png")


def in_full_swing(sight: Sight) -> bool:
    return sight.phase.startswith("Main") and len(sight.legal) > 3


def play_on(me: Player) -> None:
    """A table a few turns into the game, with something to choose."""
    for _ in range(24):
        me.decide()
    me.play_until(in_full_swing)


@pytest.mark.parametrize(
    ("name", "size", "dark"),
    [("table", DESKTOP, False), ("table-dark", DESKTOP, True), ("table-phone", PHONE, False)],
)
def test_a_table(people: People, name: str, size: tuple[int, int], dark: bool) -> None:
    page = people.arrive("/", size=size, dark=dark, touch=size == PHONE)
    call_me(page, "Mio")
    of_game(page).get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    play_on(Player(page, "touch" if size == PHONE else "mouse"))
    take(page, name)


@pytest.mark.parametrize(("name", "size"), [("danmaku", DESKTOP), ("danmaku-phone", PHONE)])
def test_a_table_of_danmaku(people: People, name: str, size: tuple[int, int]) -> None:
    """A few turns into the game, with an answer to give."""
    page = people.arrive("/", size=size, touch=size == PHONE)
    call_me(page, "Mio")
    me = start_against_bots(page, "touch" if size == PHONE else "mouse")
    for n in range(60):
        sight = me.wait_for_question()
        if sight.result or (n > 4 and page.get_by_role("button", name="Pass until I'm affected").count()):
            break
        me.decide()
    take(page, name)


class Photographer(VCardPlayer):
    """Takes a picture of the first combat before going on."""

    name = ""

    def watch(self) -> None:
        if not self.combats:
            take(self.page, self.name)
        super().watch()


@pytest.mark.parametrize(("name", "size"), [("vcard-combat", DESKTOP), ("vcard-phone", PHONE)])
def test_a_combat_of_vcard(people: People, name: str, size: tuple[int, int]) -> None:
    page = people.arrive("/", size=size, touch=size == PHONE)
    call_me(page, "Mio")
    of_game(page, "VCard TCG").get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    me = Photographer(page, "touch" if size == PHONE else "mouse")
    me.name = name
    while not me.combats:
        me.decide()


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
def test_results(people: People, game: str) -> None:
    seated = play_out(people.url, game)
    for name, size in ((f"result-{game}", DESKTOP), (f"result-{game}-phone", PHONE)):
        page = people.arrive(EMPTY, size=size, touch=size == PHONE)
        bring(page, people.url, seated, game)
        take(page, name)


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
def test_a_strip_of_each_coached_game(people: People, game: str) -> None:
    """Four moments of it side by side, from the first words to the last attack."""
    page = people.arrive("/", size=LESSON)
    begin(page, game)
    moments: dict[str, bytes] = {}  # by what the coach speaks of: the first time that it points at something

    def look(n: int) -> None:
        topic = "".join(page.locator("[data-coach] h2").all_inner_texts())  # none while a moment fills the table
        if topic not in ("", "Coach", *moments) and page.locator("[data-coach] ~ .ring").count():
            page.mouse.move(5, 5)
            page.wait_for_function(AT_REST)
            page.wait_for_function(APART)
            moments[topic] = page.screenshot()

    follow(page, look)
    every = list(moments.values())
    chosen = [every[round(n * (len(every) - 1) / (MOMENTS - 1))] for n in range(MOMENTS)]
    strip(people, chosen, FOLDER / f"lesson-{game}.png")


def strip(people: People, pictures: list[bytes], path: Path) -> None:
    """Pictures in a row, as one."""
    page = people.arrive("/nowhere", size=(MOMENTS * SHOWN + (MOMENTS - 1) * 16, SHOWN * LESSON[1] // LESSON[0]))
    sources = [f"data:image/png;base64,{b64encode(each).decode()}" for each in pictures]
    page.evaluate(LAY, [sources, SHOWN])
    page.screenshot(path=path, omit_background=True)


def test_home(people: People) -> None:
    page = people.arrive("/")
    call_me(page, "Mio")
    settled(page)
    take(page, "home")


def test_the_deck_builder(people: People) -> None:
    page = people.arrive("/decks")
    page.get_by_role("button", name="Edit a copy").first.click()
    expect(page.get_by_role("region", name="Check").get_by_text("Legal", exact=True)).to_be_visible()
    take(page, "deck-builder")


@pytest.mark.parametrize(
    ("name", "game", "step", "size"),
    [
        ("replay", "hocg", 120, DESKTOP),
        ("replay-danmaku", "danmaku", 60, DESKTOP),
        ("replay-vcard", "vcard", 60, DESKTOP),
        ("replay-phone", "hocg", 120, PHONE),
    ],
)
def test_a_replay(people: People, name: str, game: str, step: int, size: tuple[int, int]) -> None:
    page = people.arrive(f"/replays/{stored(people.url, game)}#step={step}", size=size, touch=size == PHONE)
    settled(page)
    take(page, name)
