"""Viewers: the clients of a room, and what each of them is sent. Everything is encoded once for each audience."""

from __future__ import annotations

import msgspec

from ..wire.play import Hello, Line
from .outbox import Outbox

Key = tuple[int | None, bool, bool]


class Viewer:
    """One client that has said hello."""

    __slots__ = ("key", "outbox", "seat", "seen", "views", "words")

    def __init__(self, seat: int | None, hello: Hello, outbox: Outbox) -> None:
        self.seat = seat  # None watches
        self.words = hello.words
        self.views = hello.views
        self.seen = hello.seen
        self.key: Key = (seat, hello.words, hello.views)
        self.outbox = outbox

    def sit(self, seat: int) -> None:
        """The same client, in another seat."""
        self.seat = seat
        self.key = (seat, self.words, self.views)

    def tell(self, message: msgspec.Struct) -> None:
        self.outbox.put(encode(message))


def wordless(lines: list[Line]) -> list[Line]:
    """The same lines for a client that reads no words."""
    return [line if line.words is None else msgspec.structs.replace(line, words=None) for line in lines]


encode = msgspec.json.Encoder().encode
