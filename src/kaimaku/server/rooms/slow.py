"""Slow games: days instead of seconds for each decision. The log says until when an answer is awaited."""

from __future__ import annotations

from collections.abc import Sequence

from ..store import LogRow
from .play import Play

DAY = 86_400
DUE = "~due "


def due_in(rows: Sequence[LogRow]) -> float | None:
    """Until when an answer is awaited, if these rows say so."""
    found = [row.what for row in rows if row.what.startswith(DUE)]
    return float(found[-1].removeprefix(DUE)) if found else None


def await_answer(play: Play, days: int, wall: float) -> LogRow:
    """The open question has its own time from now on; the row that keeps it."""
    play.due = float(int(wall) + days * DAY)
    play.rows += 1
    return LogRow(play.rows - 1, 0, f"{DUE}{int(play.due)}", 0)
