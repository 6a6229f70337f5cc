"""How soon a table is there, and that its frame holds still while a game is played."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.server.app.process import Served
from tests.web.danmaku import DanmakuPlayer
from tests.web.playing import Player
from tests.web.rooms import start_against_bot
from tests.web.screens import DESKTOP, PHONE, People, of_game, settled
from tests.web.vcard import VCardPlayer

FIRST_DECISION = 0.75  # seconds; the goal is half a second of a processor that has nothing else to do
TICK = os.sysconf("SC_CLK_TCK")


def processor_time(pid: int) -> float:
    """Seconds that a process and those it started have used, whatever else ran on the machine meanwhile."""
    used = 0.0
    for each in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = each.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(each.parent.name) == pid or int(fields[1]) == pid:
            used += (int(fields[11]) + int(fields[12])) / TICK
    return used


def test_the_first_decision_is_there_at_once(people: People, shared_server: Served) -> None:
    """From the click on "Play against a bot" to the first question: the time of page and server together."""
    page = people.arrive("/")
    settled(page)
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def used() -> float:
        metrics = {each["name"]: each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}
        return float(metrics["TaskDuration"]) + processor_time(shared_server.process.pid)

    before = used()
    start_against_bot(page).wait_for_question()
    took = used() - before
    print(f"{took * 1000:.0f} ms")
    assert 0.02 < took <= FIRST_DECISION, f"{took:.2f} s"


# The parts of a table, whatever lies on them: bars, halves, strips, piles, the rail, the hand. While a combat fills the
# screen, or the result does, there is nothing to compare; faces to choose from may lie where the hand was.
BOXES = """() => {
  if (document.querySelector("[data-combat], #result-title")) return null;
  const bars = "[data-phase], aside, header:not(aside *)";
  const frame = `${bars}, .board > .half, .board > .strip, .scroll, .round, .piles, ul.hand`;
  return [...document.querySelectorAll(frame)].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.classList[0] ?? each.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
  }).filter((each) => !each.startsWith("hand") || innerWidth < 600);
}"""
SIZES = [DESKTOP, (1366, 768), (1180, 720), PHONE, (844, 390)]
PLAYERS: dict[str, type[Player]] = {"hololive OCG": Player, "Danmaku!!": DanmakuPlayer, "VCard TCG": VCardPlayer}


def stays(people: People, game: str, size: tuple[int, int], decisions: int) -> None:
    """What changes is what was played: no part of the frame moves or changes its size, whatever is asked."""
    touch = size[0] < 900
    page = people.arrive("/", size=size, touch=touch)
    of_game(page, game).get_by_role("button", name=re.compile("^Play against")).click()
    page.wait_for_url("**/table/*")
    me = PLAYERS[game](page, "touch" if touch else "mouse")
    me.play_until(lambda sight: sight.hand != [] and sight.legal != [] and sight.asked is not None and sight.asked > 4)
    first = boxes(page)
    assert first is not None and len(first) >= 3
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it can be scrolled away"

    def same() -> None:
        now = boxes(page)
        assert now is None or set(now) <= set(first), f"{me.look().question}: {set(now) - set(first)}"

    me.pressed = same
    for _ in range(decisions):
        if not me.decide():
            break


HERE = [("hololive OCG", (1180, 720)), ("hololive OCG", PHONE), ("Danmaku!!", PHONE), ("VCard TCG", (844, 390))]


@pytest.mark.parametrize(("game", "size"), HERE)
def test_the_table_holds_still_while_it_is_played_at(people: People, game: str, size: tuple[int, int]) -> None:
    stays(people, game, size, 9)


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PLAYERS)
def test_every_table_holds_still_at_every_size(people: People, game: str, size: tuple[int, int]) -> None:
    stays(people, game, size, 40)


def boxes(page: Page) -> list[str] | None:
    found: list[str] | None = page.evaluate(BOXES)
    return found
