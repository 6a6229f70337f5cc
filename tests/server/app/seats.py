"""Sitting at a table of a real server: a room by REST, a socket, and simple decisions."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from kaimaku.wire.play import FromServer, Question, Refused, Room, Update, Welcome
from kaimaku.wire.room import RoomInfo, Seated
from tests.server.app.process import Served

PATIENCE = 180.0


def new_room(served: Served, second: str = "bot", **more: Any) -> Seated:
    """A room with one's own seat and a bot, or an open seat."""
    seat = {"kind": "bot", "bot": "random"} if second == "bot" else {"kind": second}
    room = {"game": "hocg", "name": "Mio", "seats": [{"kind": "me"}, seat], **more}
    answer = httpx.post(f"{served.url}/api/rooms", json=room, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Seated)


class Sitting:
    """A socket of one seat, or of a spectator without a token."""

    def __init__(self, served: Served, code: str, token: str = "", seen: int = 0) -> None:
        self._open = ExitStack()
        address = f"{served.socket_url}/api/rooms/{code}/socket"
        self.socket: ClientConnection = self._open.enter_context(connect(address, max_size=None))
        self.rng = Random(code)
        self.raw: list[str] = []
        self.room: RoomInfo | None = None
        self.question: Question | None = None
        self.n = 0
        self.say(type="hello", token=token, seen=seen)
        welcome = self.hear()
        assert isinstance(welcome, Welcome), welcome
        self.welcome = welcome

    def say(self, **message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> FromServer:
        raw = self.socket.recv(PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: FromServer = msgspec.json.decode(raw, type=FromServer)
        if isinstance(message, Welcome | Update):
            self.n, self.question = message.n, message.question
        if isinstance(message, Welcome | Room):
            self.room = message.room
        if isinstance(message, Refused):
            self.question = message.question
        return message

    def asked(self) -> Question | None:
        """The next question; None once the game is over."""
        while self.question is None:
            assert self.room is not None
            if self.room.outcome is not None:
                return None
            self.hear()
        return self.question

    def decide(self) -> None:
        """Answer the open question with any option."""
        assert self.question is not None
        self.say(type="choose", asked=self.question.asked, option=self.rng.randrange(len(self.question.options)))
        self.question = None

    def close(self) -> None:
        self._open.close()
