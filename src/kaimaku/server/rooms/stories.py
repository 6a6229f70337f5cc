"""Stories: the journal from the beginning, put into lines for some viewers while a game is played through again.

Every line is made at the moment it tells of: what a card is called later must not change what was said of it then.
"""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.kernel.table import Table

from ..desks.desk import Desk, Narrator, Viewer
from ..wire.play import Line


class Stories:
    """For each viewer a narrator, who can go on from here, and the lines so far."""

    __slots__ = ("_words", "fault", "lines", "n", "narrators")

    def __init__(self, desk: Desk, audience: Mapping[Viewer, bool], t: Table, elsewhere: bool) -> None:
        """`audience`: viewers, and whether they read words. `elsewhere`: the game does not begin at its set-up."""
        self.n = 0
        self.fault: Exception | None = None
        self.narrators: dict[Viewer, Narrator] = {v: desk.narrator(v, t if elsewhere else None) for v in audience}
        self.lines: dict[Viewer, list[Line]] = {v: [] for v in audience}
        self._words = dict(audience)
        self.tell(t)

    def tell(self, t: Table) -> None:
        """What was journalled since the last time. A fault in the telling is kept for whoever asks for it."""
        entries, t.journal = t.journal or [], []
        if self.fault is None:
            try:
                for viewer, narrator in self.narrators.items():
                    self.lines[viewer] += narrator.lines(t, entries, self.n + 1, self._words[viewer])
            except Exception as fault:
                self.fault = fault
        self.n += len(entries)
