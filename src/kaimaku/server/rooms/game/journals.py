"""Journals: each viewer's lines so far, and the narrators that continue them.

Every line is made at the moment it tells of: what a card is called later must not change what was said of it then.
So lines are kept. Whoever comes again gets what is there.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from kaimaku.games.desk import Desk, Narrator, Viewer
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table
from kaimaku.speech.spoken import Langs, speaking
from kaimaku.wire.play import Line

from .packed_table import plain

PACK = 64  # lines in a packet


class Journals:
    """For each viewer a narrator, who can go on from here, and the lines so far."""

    __slots__ = ("fault", "lines", "n", "narrators", "words")

    def __init__(self, desk: Desk, audience: Mapping[Viewer, Langs], t: Table, elsewhere: bool) -> None:
        """`audience`: viewers, and the languages they read. `elsewhere`: the game does not begin at its set-up."""
        self.n = 0
        self.fault: Exception | None = None
        self.narrators: dict[Viewer, Narrator] = {v: desk.narrator(v, t if elsewhere else None) for v in audience}
        self.lines: dict[Viewer, PackedLines] = {v: PackedLines() for v in audience}
        self.words = dict(audience)
        entries, t.journal = t.journal or [], []
        self.tell(t, entries)

    def tells(self, audience: Mapping[Viewer, Langs]) -> bool:
        """Is everything there for these viewers?"""
        return self.fault is None and all(
            viewer in self.lines and self.words[viewer] >= words for viewer, words in audience.items()
        )

    def tell(self, t: Table, entries: Sequence[Entry]) -> None:
        """What was journalled since the last time. A fault in the telling is kept for whoever asks for it."""
        if self.fault is None:
            try:
                self.add(t, entries, self.narrators)
                return
            except Exception as fault:
                self.fault = fault
        self.n += len(entries)

    def add(self, t: Table, entries: Sequence[Entry], present: Collection[Viewer]) -> dict[Viewer, list[Line]]:
        """The lines of some entries. Who is not present and cannot be told is told all of it when they come."""
        told: dict[Viewer, list[Line]] = {}
        for viewer, narrator in list(self.narrators.items()):
            try:
                with speaking(langs := self.words[viewer]):
                    told[viewer] = narrator.lines(t, entries, self.n + 1, bool(langs))
            except Exception:
                if viewer in present:
                    raise
                self._forget(viewer)
        for viewer, lines in told.items():
            self.lines[viewer].add(lines)
        self.n += len(entries)
        return told

    def join(self, other: Journals) -> None:
        """The same game, told to somebody else."""
        self.narrators |= other.narrators
        self.lines |= other.lines
        self.words |= other.words

    def remembered(self) -> dict[Viewer, bytes]:
        """What the narrators remember by now."""
        return {viewer: plain(narrator.remembered()) for viewer, narrator in self.narrators.items()}

    def back(self, desk: Desk, n: int, memories: Mapping[Viewer, bytes]) -> Journals:
        """As they were at line `n`, when the narrators remembered this."""
        viewers = [viewer for viewer in self.lines if viewer in memories]
        narrators = {viewer: desk.narrator(viewer) for viewer in viewers}
        for viewer, narrator in narrators.items():
            narrator.recall(_recall(memories[viewer]))
        return Journals.told(
            n,
            narrators,
            {viewer: self.lines[viewer].first(n) for viewer in viewers},
            {viewer: self.words[viewer] for viewer in viewers},
        )

    @classmethod
    def told(
        cls,
        n: int,
        narrators: dict[Viewer, Narrator],
        lines: dict[Viewer, PackedLines],
        words: dict[Viewer, Langs],
    ) -> Journals:
        """Journals in which `n` lines were told already."""
        found: Journals = object.__new__(cls)
        found.n, found.fault = n, None
        found.narrators, found.lines, found.words = narrators, lines, words
        return found

    def _forget(self, viewer: Viewer) -> None:
        del self.narrators[viewer], self.lines[viewer], self.words[viewer]


class PackedLines:
    __slots__ = ("_fresh", "_packets")

    def __init__(self) -> None:
        self._packets: list[bytes] = []
        self._fresh: list[bytes] = []

    @classmethod
    def of(cls, packets: list[bytes], fresh: list[bytes]) -> PackedLines:
        """From the parts of others."""
        found = cls()
        found._packets, found._fresh = packets[:], fresh[:]
        return found

    def parts(self) -> tuple[list[bytes], list[bytes]]:
        return self._packets[:], self._fresh[:]

    def add(self, lines: Iterable[Line]) -> None:
        self._fresh += map(_encode, lines)
        while len(self._fresh) >= PACK:
            self._packets.append(zlib.compress(b",".join(self._fresh[:PACK])))
            del self._fresh[:PACK]

    def all(self) -> list[Line]:
        return _decoder.decode(self.encoded())

    def encoded(self) -> bytes:
        """All of them as they are sent."""
        parts = [zlib.decompress(packet) for packet in self._packets] + self._fresh
        return b"[" + b",".join(parts) + b"]"

    def first(self, n: int) -> PackedLines:
        """As they were after `n` lines."""
        if n == len(self._packets) * PACK + len(self._fresh):
            return PackedLines.of(self._packets, self._fresh)
        found = PackedLines()
        whole = min(n // PACK, len(self._packets))
        found._packets = self._packets[:whole]
        rest = PackedLines()
        rest._packets = self._packets[whole : whole + 1]
        rest._fresh = self._fresh
        found.add(rest.all()[: n - whole * PACK])
        return found


_recall = msgspec.msgpack.Decoder(dict[str, object]).decode
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[list[Line]] = msgspec.json.Decoder(list[Line])
