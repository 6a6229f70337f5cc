"""Lines: what one viewer was told so far, packed small. Most of it is never asked for again."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec

from ..wire.play import Line

PACK = 64  # lines in a packet


class Lines:
    __slots__ = ("_fresh", "_packets")

    def __init__(self) -> None:
        self._packets: list[bytes] = []
        self._fresh: list[bytes] = []

    def add(self, lines: Iterable[Line]) -> None:
        self._fresh += map(_encode, lines)
        while len(self._fresh) >= PACK:
            self._packets.append(zlib.compress(b",".join(self._fresh[:PACK])))
            del self._fresh[:PACK]

    def all(self) -> list[Line]:
        parts = [zlib.decompress(packet) for packet in self._packets] + self._fresh
        return _decoder.decode(b"[" + b",".join(parts) + b"]")

    def first(self, n: int) -> Lines:
        """As they were after `n` lines."""
        found = Lines()
        whole = min(n // PACK, len(self._packets))
        found._packets = self._packets[:whole]
        rest = Lines()
        rest._packets = self._packets[whole : whole + 1]
        rest._fresh = self._fresh
        found.add(rest.all()[: n - whole * PACK])
        return found


_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[list[Line]] = msgspec.json.Decoder(list[Line])
