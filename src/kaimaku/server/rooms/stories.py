"""Stories: the journal from the beginning, put into lines for every viewer who has come, and told on from there.

Every line is made at the moment it tells of: what a card is called later must not change what was said of it then.
So lines are kept. Whoever comes again gets what is there.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy

from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table

from ..desks.desk import Desk, Narrator, Viewer
from ..wire.play import Line
from .lines import Lines


class Stories:
    """For each viewer a narrator, who can go on from here, and the lines so far."""

    __slots__ = ("fault", "lines", "n", "narrators", "words")

    def __init__(self, desk: Desk, audience: Mapping[Viewer, bool], t: Table, elsewhere: bool) -> None:
        """`audience`: viewers, and whether they read words. `elsewhere`: the game does not begin at its set-up."""
        self.n = 0
        self.fault: Exception | None = None
        self.narrators: dict[Viewer, Narrator] = {v: desk.narrator(v, t if elsewhere else None) for v in audience}
        self.lines: dict[Viewer, Lines] = {v: Lines() for v in audience}
        self.words = dict(audience)
        self.tell(t)

    def tells(self, audience: Mapping[Viewer, bool]) -> bool:
        """Is everything there for these viewers?"""
        return self.fault is None and all(
            viewer in self.lines and self.words[viewer] >= words for viewer, words in audience.items()
        )

    def tell(self, t: Table) -> None:
        """What was journalled since the last time. A fault in the telling is kept for whoever asks for it."""
        entries, t.journal = t.journal or [], []
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
                told[viewer] = narrator.lines(t, entries, self.n + 1, self.words[viewer])
            except Exception:
                if viewer in present:
                    raise
                self._forget(viewer)
        for viewer, lines in told.items():
            self.lines[viewer].add(lines)
        self.n += len(entries)
        return told

    def join(self, other: Stories) -> None:
        """The same game, told to somebody else."""
        self.narrators |= other.narrators
        self.lines |= other.lines
        self.words |= other.words

    def copied(self) -> dict[Viewer, Narrator]:
        """What the narrators remember by now."""
        return deepcopy(self.narrators)

    def back(self, n: int, narrators: Mapping[Viewer, Narrator]) -> Stories:
        """As they were at line `n`."""
        found: Stories = object.__new__(Stories)
        found.n = n
        found.fault = None
        viewers = [viewer for viewer in self.lines if viewer in narrators]
        found.narrators = {viewer: deepcopy(narrators[viewer]) for viewer in viewers}
        found.lines = {viewer: self.lines[viewer].first(n) for viewer in viewers}
        found.words = {viewer: self.words[viewer] for viewer in viewers}
        return found

    def _forget(self, viewer: Viewer) -> None:
        del self.narrators[viewer], self.lines[viewer], self.words[viewer]
