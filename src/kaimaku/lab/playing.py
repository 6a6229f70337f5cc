"""Playing duels: in order, wherever there is room, with the same outcome everywhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from kaimaku.jobs import HERE, Place
from kaimaku.lab.duel import Duel, Record, play_duel
from kaimaku.lab.ledger import Ledger

Progress = Callable[[int], None]  # how many duels are finished


def play_all(
    duels: Sequence[Duel],
    ledger: Ledger,
    place: Place = HERE,
    minutes: float | None = None,
    progress: Progress | None = None,
) -> Sequence[Record]:
    """All duels, those of the ledger and the others. After the given time only those that have begun are finished."""
    ends = None if minutes is None else time.monotonic() + minutes * 60
    for record in place.run(play_duel, _in_time(ledger.left(duels), ends)):
        ledger.append(record)
        if progress is not None:
            progress(len(ledger.records))
    return ledger.records[: len(duels)]


def _in_time(duels: Sequence[Duel], ends: float | None) -> Iterator[Duel]:
    for duel in duels:
        if ends is not None and time.monotonic() >= ends:
            return
        yield duel
