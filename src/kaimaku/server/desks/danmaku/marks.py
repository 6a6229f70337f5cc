"""What is worth finding on the timeline of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.kernel.journal import Entry

from ...wire.rest import Mark

KINDS = {"turn": "turn", "defeat": "downed", "spell": "skill", "lose": "life", "end": "end"}


def marks(step: int, entries: Sequence[Entry]) -> list[Mark]:
    found: list[Mark] = []
    for kind, seat, _, _, _, more in entries:
        if kind in KINDS:
            who = seat if seat >= 0 else cast(int, more[0]) if more else 0
            n = cast(int, more[{"turn": 0, "lose": 1}[kind]]) if kind in ("turn", "lose") else 0
            found.append(Mark(step, KINDS[kind], who, n))  # type: ignore[arg-type]
    return found
