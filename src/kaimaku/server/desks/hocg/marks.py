"""What is worth finding on the timeline of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.kernel.journal import Entry

from ...wire.rest import Mark

KINDS = {"turn": "turn", "down": "downed", "skill": "skill", "roll": "die", "life": "life", "end": "end"}
NUMBERED = frozenset({"turn", "life"})


def marks(step: int, entries: Sequence[Entry]) -> list[Mark]:
    found: list[Mark] = []
    for kind, seat, _, _, _, more in entries:
        if kind in KINDS:
            who = seat if seat >= 0 else cast(int, more[0]) if more else 0
            n = cast(int, more[0]) if kind in NUMBERED else 0
            found.append(Mark(step, KINDS[kind], who, n))  # type: ignore[arg-type]
    return found
