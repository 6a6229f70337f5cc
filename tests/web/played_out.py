"""Games that are over, played without a browser, at tables that a browser can be brought to."""

from __future__ import annotations

import json
from random import Random

import httpx
import msgspec
from playwright.sync_api import Page
from websockets.sync.client import connect

from kaimaku.wire.play import FromServer, Question, Room, Update, Welcome
from kaimaku.wire.room import Seated
from tests.web.screens import EMPTY

PATIENCE = 180.0
BOTS = {"hocg": 1, "vcard": 1, "danmaku": 4}


def play_out(url: str, game: str, seed: int = 3) -> Seated:
    """A table at which a person without a plan has played against bots to the end."""
    bots = [{"kind": "bot"}] * BOTS[game]
    room = {"game": game, "name": "Mio", "seats": [{"kind": "me"}, *bots], "options": {"undo": "free"}}
    answer = httpx.post(f"{url}/api/rooms", json=room, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    seated = msgspec.json.decode(answer.content, type=Seated)
    _play(f"{url.replace('http', 'ws', 1)}/api/rooms/{seated.code}/socket", seated.token, Random(seed))
    return seated


def _play(address: str, token: str, rng: Random) -> None:
    """Whatever is asked is answered at random; whoever is out lets the bots play to the end."""
    with connect(address, max_size=None) as socket:

        def say(**message: object) -> None:
            socket.send(msgspec.json.encode(message).decode())

        def choose(question: Question) -> None:
            say(type="choose", asked=question.asked, option=rng.randrange(len(question.options)))

        say(type="hello", token=token, words=False)
        asked = 0
        hurried = False
        while True:
            message: FromServer = msgspec.json.decode(str(socket.recv(PATIENCE)), type=FromServer)
            if isinstance(message, Room | Welcome):
                if message.room.status == "over":
                    return
                if message.room.seats[0].out and not hurried:
                    hurried = True
                    say(type="to_result")
            if isinstance(message, Welcome | Update) and message.question and message.question.asked > asked:
                asked = message.question.asked
                choose(message.question)


def bring(page: Page, url: str, seated: Seated, game: str) -> None:
    """Open the finished table in a browser that holds the seat."""
    seat(page, url, seated, game)
    page.locator("#result-title").wait_for()
    page.locator("[aria-busy=false]").first.wait_for()


def seat(page: Page, url: str, seated: Seated, game: str) -> None:
    """Open a table in a browser that holds the seat."""
    held = {"token": seated.token, "seat": seated.seat, "game": game, "name": "Mio", "when": 0}
    page.goto(url + EMPTY)
    page.evaluate("held => localStorage.setItem('kaimaku.seats', held)", json.dumps({seated.code: held}))
    page.goto(f"{url}/table/{seated.code}")
