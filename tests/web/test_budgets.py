"""How soon a table is there, and that its frame holds still while a game is played."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.server.app.process import Served
from tests.web.rooms import start_against_bot
from tests.web.screens import DESKTOP, People, settled

FIRST_DECISION = 1.0  # seconds, of a processor that has nothing else to do
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


def test_the_first_decision_is_there_within_a_second(people: People, shared_server: Served) -> None:
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
    assert 0.02 < took <= FIRST_DECISION, f"{took:.2f} s"


FRAME = "[data-phase], .half, .dock, aside, .piles, header:not(aside *)"
BOXES = """(frame) => [...document.querySelectorAll(frame)].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("size", [DESKTOP, (1180, 720)])
def test_the_table_holds_still_while_it_is_played_at(people: People, size: tuple[int, int]) -> None:
    """What changes is what was played: no part of the frame moves or changes its size, whatever is asked."""
    page = people.arrive("/", size=size)
    me = start_against_bot(page)
    me.wait_for_question()
    first = boxes(page)
    assert len(first) > 3
    for _ in range(14):
        me.decide()
        assert boxes(page) == first


def boxes(page: Page) -> list[list[int]]:
    found: list[list[int]] = page.evaluate(BOXES, FRAME)
    return found
