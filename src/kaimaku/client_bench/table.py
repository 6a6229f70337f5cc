"""A seat at a real table, twice: a page shows it, and a socket decides. So nothing but the client runs in the page."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from random import Random

import httpx
import msgspec
from playwright.sync_api import CDPSession, Page
from websockets.sync.client import connect

from kaimaku.games import find
from kaimaku.wire.play import FromServer, Question, Room, Update, Welcome
from kaimaku.wire.room import RoomInfo, Seated

from .heap import kept

PATIENCE = 180.0  # seconds
NUMBER = re.compile(r'"n":(\d+)')
# As if another page of this browser had taken the seat, and as a link leads to another page.
HOLD = """held => {
  localStorage.setItem("kaimaku.seats", held);
  dispatchEvent(new StorageEvent("storage", { key: "kaimaku.seats" }));
}"""
GO = """path => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def new_table(url: str, game: str) -> Seated:
    """A room with a seat of one's own, and bots."""
    bots = [{"kind": "bot", "bot": "random"}] * (find(game).sizes[0] - 1)
    room = {"game": game, "name": "Mio", "seats": [{"kind": "me"}, *bots]}
    answer = httpx.post(f"{url}/api/rooms", json=room, timeout=PATIENCE)
    answer.raise_for_status()
    return msgspec.json.decode(answer.content, type=Seated)


class Decider:
    """Answers whatever the seat is asked, at random."""

    def __init__(self, url: str, seated: Seated) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/rooms/{seated.code}/socket"
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(address, max_size=None))
        self._rng = Random(7)
        self._room: RoomInfo | None = None
        self._question: Question | None = None
        self.n = 0
        self._say(type="hello", token=seated.token, words=False)

    def asked(self) -> bool:
        """Wait for the next question; false once the game is over."""
        while self._question is None:
            if self._room is not None and (self._room.outcome is not None or self._out()):
                return False
            self._hear()
        return True

    def decide(self) -> None:
        assert self._question is not None
        self._say(type="choose", asked=self._question.asked, option=self._rng.randrange(len(self._question.options)))
        self._question = None

    def close(self) -> None:
        self._open.close()

    def _out(self) -> bool:
        """A player who is out of a game of several is asked nothing more."""
        return self._room is not None and self._room.seats[0].out

    def _say(self, **message: object) -> None:
        self._socket.send(msgspec.json.encode(message).decode())

    def _hear(self) -> None:
        message: FromServer = msgspec.json.decode(str(self._socket.recv(PATIENCE)), type=FromServer)
        if isinstance(message, Welcome | Update):
            self.n, self._question = message.n, message.question
        if isinstance(message, Welcome | Room):
            self._room = message.room


class TablePage:
    """A page and what it costs. All times are processor time of its main thread, whatever else the machine does."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.updates = self._n = 0
        self._wire: CDPSession = page.context.new_cdp_session(page)
        self._wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.on("websocket", lambda socket: socket.on("framereceived", self._heard))
        page.goto(url)
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")

    def show(self, seated: Seated, game: str) -> Decider:
        """To the table within the page, as a link leads there; it is shown once its first question is."""
        held = {seated.code: {"token": seated.token, "seat": seated.seat, "game": game, "name": "Mio", "when": 0}}
        self.page.evaluate(HOLD, json.dumps(held))
        decider = Decider(self.url, seated)
        decider.asked()
        self._n = decider.n
        self.go(f"/table/{seated.code}")
        self.page.locator("[data-asked]").wait_for()
        return decider

    def go(self, path: str) -> None:
        self.page.evaluate(GO, path)

    def play(self, decider: Decider, most: int) -> int:
        """Decisions one after the other, the page told of each before the next. How many there were until the end."""
        for taken in range(most):
            if not decider.asked():
                return taken
            self.catch_up(decider)
            decider.decide()
        if decider.asked():
            self.catch_up(decider)
        return most

    def catch_up(self, decider: Decider) -> None:
        while self._n < decider.n:
            self.page.wait_for_timeout(1)

    def metric(self, name: str) -> float:
        metrics = self._wire.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in metrics if each["name"] == name)

    def kept(self) -> dict[str, float]:
        return kept(self._wire)

    def _heard(self, data: str | bytes) -> None:
        if isinstance(data, str) and data.startswith('{"type":"update"'):
            self.updates += 1
            found = NUMBER.search(data)
            self._n = int(found[1]) if found else self._n
