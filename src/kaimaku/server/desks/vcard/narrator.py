"""The journal in lines for one viewer: what happened, whose face is seen, and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from kaimaku.games.vcard.table import SIDE, VCardTable
from kaimaku.kernel.journal import Entry

from ...wire.common import Face, Words
from ...wire.play import Line
from .eye import Eye, hidden, spot_name
from .storyteller import AT_SPOT, Storyteller, number_of
from .tale import TOGETHER, TOKENS

ARRIVALS = frozenset({"play", "lock", "attach"})  # what an announcement has led to
RUNS = frozenset({*TOGETHER, "return"})


class VCardNarrator:
    """Remembers what was announced last, so that it does not tell the same twice."""

    def __init__(self, viewer: int | None, all_seeing: bool) -> None:
        self.viewer = viewer
        self.all_seeing = all_seeing
        self.fresh = -1  # the card of the last sentence, if that announced it

    def lines(self, t: VCardTable, entries: Sequence[Entry], first: int, words: bool) -> list[Line]:
        eye = Eye(t, self.viewer, self.all_seeing)
        copies = {entry[2]: i for i, entry in enumerate(entries) if entry[0] == "copy"}
        said = list(self._said(eye, entries, copies)) if words else [None] * len(entries)
        return [
            Line(first + i, entry[0], entry[1], _face(eye, entry, _own(copies, entry, i)), _details(entry), said[i])
            for i, entry in enumerate(entries)
        ]

    def _said(self, eye: Eye, entries: Sequence[Entry], copies: dict[int, int]) -> Iterator[Words | None]:
        """The first line of several that belong together tells them all."""
        tellers = Storyteller(eye, "en"), Storyteller(eye, "ja")
        i = 0
        while i < len(entries):
            kind, _, card, *_ = entries[i]
            if kind in ARRIVALS and card == self.fresh:
                yield None
                i += 1
                continue
            together = _run(entries, i)
            en, ja = (teller.tell(entries[i : i + together], _own(copies, entries[i], i)) for teller in tellers)
            self.fresh = card if kind == "announce" else -1
            yield Words(en, ja)
            yield from [None] * (together - 1)
            i += together


def _own(copies: dict[int, int], entry: Entry, at: int) -> bool:
    """Was the card still itself then, and only later in these entries a copy?"""
    return at < copies.get(entry[2], -1)


def _run(entries: Sequence[Entry], at: int) -> int:
    """How many entries in a row are one sentence."""
    kind, seat, card, _, _, more = entries[at]
    end = at + 1
    if kind in RUNS:
        while end < len(entries) and entries[end][:2] == (kind, seat) and entries[end][5] == more:
            end += 1
    elif kind in TOKENS:
        while end < len(entries) and entries[end][:3] == (kind, seat, card) and entries[end][5] == more:
            end += 1
    return end - at


def _face(eye: Eye, entry: Entry, own: bool) -> Face | None:
    _, _, card, audience, handle, _ = entry
    if card < 0 or audience & eye.bit != eye.bit:
        return None
    number = number_of(eye.t, entry, own)
    if eye.all_seeing:
        return Face(f"x{card}", number)
    return Face(eye.name(card) if hidden(eye.t, card, eye.viewer) else f"c{handle}", number)


def _details(entry: Entry) -> list[int | str]:
    """Spots by their handles; numbers and words as they are."""
    kind, seat, _, _, _, more = entry
    if kind == "place":
        return [spot_name(seat * SIDE + cast(int, more[0]))]
    at = AT_SPOT.get(kind, -1)
    return [spot_name(cast(int, detail)) if i == at else detail for i, detail in enumerate(more)]
