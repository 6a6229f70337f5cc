"""A player that knows nothing but docs/protocol.md: it plays a whole game over the socket.

    python examples/socket_bot.py http://localhost:8765                  opens a room and plays against the server's bot
    python examples/socket_bot.py http://localhost:8765/table/k7m2p9ab   takes the open seat behind a friend's link

It needs Python 3.11 and the package `websockets`, and nothing of Kaimaku itself.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
import urllib.error
import urllib.request
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]  # JSON

PAUSE = 0.03  # seconds before an answer: a socket takes some forty messages a second
TRIES = 30  # to reach a server that is being restarted, a second apart


class Refused(Exception):
    """The server does not want this player."""


class Player:
    def __init__(self, server: str, code: str, name: str, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.refused = 0  # the question whose pick was not possible
        self.names: list[str] = []
        if code:
            seated = self.post(f"/api/rooms/{code}/seats", {"name": name})
        else:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            seated = self.post("/api/rooms", {"game": "hocg", "name": name, "seats": seats})
        self.code: str = seated["code"]
        self.seat: int = seated["seat"]
        self.token: str = seated["token"]  # the only key to the seat

    def post(self, path: str, body: Message) -> Message:
        request = urllib.request.Request(self.server + path, json.dumps(body).encode())
        request.add_header("content-type", "application/json")
        try:
            with urllib.request.urlopen(request) as answer:
                found: Message = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)["words"]["en"]) from None

    def play(self) -> Message:
        """Stay at the table until the game is over, through lost connections and restarts."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/rooms/{self.code}/socket"
        for _ in range(TRIES):
            try:
                with connect(address, max_size=None) as socket:
                    outcome = self.stay(socket)
                    if outcome is not None:
                        return outcome
            except (ConnectionClosed, InvalidHandshake, OSError):
                pass
            time.sleep(1)
        raise Refused("The server cannot be reached.")

    def stay(self, socket: ClientConnection) -> Message | None:
        """One connection. The outcome, or None if the connection must be opened again."""
        socket.send(json.dumps({"type": "hello", "token": self.token, "words": False, "views": False, "protocol": 1}))
        for raw in socket:
            message: Message = json.loads(raw)
            kind = message["type"]
            if kind in ("welcome", "room"):
                self.names = [seat.get("name", "") for seat in message["room"]["seats"]]
                if outcome := message["room"].get("outcome"):
                    return dict(outcome)
            if kind == "problem":
                fault = message["fault"]
                if fault["code"] in ("restart", "slow", "rate"):
                    return None
                if fault["code"] != "storage":  # then the question comes again, if it is still open
                    raise Refused(fault["words"]["en"])
            if kind == "refused":
                self.refused = (message.get("question") or {"asked": 0})["asked"]
            if question := message.get("question"):
                time.sleep(PAUSE)
                socket.send(json.dumps(self.answer(question)))
        return None

    def answer(self, question: Message) -> Message:
        """Any legal answer. Several things at once where the question allows it, unless that was refused."""
        asked, pick = question["asked"], question.get("pick")
        if pick and self.refused != asked:
            count = self.rng.randint(pick["least"], min(pick["most"], len(pick["things"])))
            return {"type": "pick", "asked": asked, "things": self.rng.sample(pick["things"], count)}
        places = list(range(len(question["options"])))
        passing = question.get("passing")
        if passing is not None and len(places) > 1 and self.rng.random() < 0.8:
            places.remove(passing)  # do something rather than nothing
        return {"type": "choose", "asked": asked, "option": self.rng.choice(places)}


def filled(text: str, names: list[str]) -> str:
    """The names of the seats in their places; nothing in a name is looked at."""
    return re.sub(r"\{(\d)\}", lambda seat: names[int(seat[1])], text)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play a whole game over Kaimaku's socket, at random.")
    parser.add_argument("link", help="a server, or the link to a room with an open seat")
    parser.add_argument("--name", default="Socket bot", help="the name to play under")
    parser.add_argument("--seed", type=int, default=None, help="play the same way every time")
    wanted = parser.parse_args()
    found = re.fullmatch(r"(https?://[^/]+)/?(?:.*?([a-z0-9]{8}))?/?", wanted.link)
    if found is None:
        parser.error("the link begins with http:// or https://")
    try:
        player = Player(found[1], found[2] or "", wanted.name, Random(wanted.seed))
        print(f"room {player.code}, seat {player.seat}: watch at {player.server}/table/{player.code}", flush=True)
        outcome = player.play()
    except (Refused, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    result = "drawn" if not outcome["winners"] else "won" if player.seat in outcome["winners"] else "lost"
    print(f"{result}: {filled(outcome['words']['en'], player.names)}")
    if outcome.get("replay"):
        print(f"replay: {player.server}/replays/{outcome['replay']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
