"""What is worth finding on the timeline of a game: turns, evolutions, combats and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from kaimaku.kernel.journal import Entry

from ...wire.rest import Mark

Kind = Literal["turn", "evolve", "combat", "point", "end"]
KINDS: dict[str, Kind] = {"turn": "turn", "combat": "combat", "point": "point", "concede": "end"}


def marks(step: int, entries: Sequence[Entry]) -> list[Mark]:
    found: list[Mark] = []
    for kind, seat, _, _, _, more in entries:
        if kind == "announce" and more[0] == "evolve":
            found.append(Mark(step, "evolve", seat))
        elif kind in KINDS:
            found.append(Mark(step, KINDS[kind], seat, cast(int, more[0]) if kind == "turn" else 0))
    return found
