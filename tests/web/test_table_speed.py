"""What a table costs the browser: script for each update, and the longest task.

Everything is processor time of the page's main thread, so a busy machine makes no difference. The goals are meant for a
processor that is four times as slow: what is measured here counts four times. Somebody else decides with the same seat,
so that nothing but the client itself runs in the page.
"""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import CDPSession, Page, WebSocket

from kaimaku.wire.room import Seated
from tests.server.app.process import Served
from tests.server.app.seats import Sitting, new_room
from tests.web.played_out import BOTS, seat
from tests.web.screens import People

SLOWER = 4  # times, than the processor at hand
# What must not be passed, in ms at the slow processor: an update, and anything at once. The goals are 8 and 50.
SCRIPT, TASK = 80.0, 250.0
NUMBER = re.compile(r'"n":(\d+)')


class Cost(NamedTuple):
    updates: int
    script: float  # ms for each of them, at a slow processor
    longest: float  # ms, here


class Watched:
    """A page at a table, and the messages that have come to it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.updates, self.n = 0, 0
        self.wire: CDPSession = page.context.new_cdp_session(page)
        self.wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, data: str | bytes) -> None:
        if isinstance(data, str) and data.startswith('{"type":"update"'):
            self.updates += 1
            found = NUMBER.search(data)
            self.n = int(found[1]) if found else self.n

    def metric(self, name: str) -> float:
        metrics = self.wire.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in metrics if each["name"] == name)


def table(served: Served, game: str) -> Seated:
    return new_room(served, game=game, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * BOTS[game]])


def play(watched: Watched, sitting: Sitting, most: int) -> None:
    """Decide, one after the other; the page is told of each before the next."""
    for _ in range(most):
        if sitting.asked() is None:
            return
        while watched.n < sitting.n:
            watched.page.wait_for_timeout(1)
        sitting.decide()


def cost(people: People, served: Served, game: str, most: int) -> Cost:
    page = people.arrive("/")
    watched, seated = Watched(page), table(served, game)
    seat(page, served.url, seated, game)
    page.locator("[data-prompt]").wait_for()
    sitting = Sitting(served, seated.code, seated.token)
    watched.n = sitting.n
    play(watched, sitting, 5)  # what is loaded only once
    updates, script = watched.updates, watched.metric("ScriptDuration")
    play(watched, sitting, most)
    updates, script = watched.updates - updates, watched.metric("ScriptDuration") - script
    people.browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    play(watched, sitting, most)
    longest = longest_task(people.browser.stop_tracing())
    sitting.close()
    return Cost(updates, script * 1000 * SLOWER / updates, longest)


def longest_task(trace: bytes) -> float:
    """Milliseconds of processor time that the main thread of a page spent at once."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [each["tdur"] for each in events if "tdur" in each and (each["pid"], each["tid"]) in mains]
    assert tasks
    return float(max(tasks)) / 1000


@pytest.mark.deep
@pytest.mark.parametrize("game", BOTS)
def test_an_update_costs_little(people: People, shared_server: Served, game: str) -> None:
    found = cost(people, shared_server, game, 10)
    print(
        f"{game}: {found.updates} updates, {found.script:.1f} ms script each, {found.longest * SLOWER:.0f} ms at once"
    )
    assert found.updates >= 10
    assert found.script < SCRIPT, found
    assert found.longest * SLOWER < TASK, found
