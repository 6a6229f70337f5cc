"""Last known information: what a holomem was like when it left the stage (10.8.4.1.2, 10.12.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from kaimaku.kernel.frames import Value

from ..defs import BY_ID, DEFS, CardDef

if TYPE_CHECKING:
    from ..table import HoloTable, Mem


class Gone(NamedTuple):
    """A holomem as it was in its last moment on the stage."""

    seat: int
    card: str  # the number of its top card
    names: tuple[str, ...]
    colors: int
    hp: int
    held: tuple[str, ...]  # the numbers of what was attached
    damage: int
    pos: int
    resting: bool
    placed: int
    bloomed: int
    top: int = -1  # its top card itself

    @property
    def definition(self) -> CardDef:
        return BY_ID[self.card]


def keep(t: HoloTable, mem: Mem) -> None:
    """Note it down for this turn; clones share what was noted before."""
    from .stats import colors, hp, names

    held = tuple(DEFS[t.defs[card]].id for card in mem.cheers + mem.supports)
    gone = Gone(
        mem.seat,
        DEFS[t.defs[mem.stack[-1]]].id,
        tuple(sorted(names(t, mem))),
        colors(t, mem),
        hp(t, mem),
        held,
        mem.damage,
        mem.pos,
        mem.resting,
        mem.placed,
        mem.bloomed,
        mem.stack[-1],
    )
    t.gone = {**t.gone, mem.id: gone}


def to_rows(gone: dict[int, Gone]) -> list[list[Value]]:
    return [[i, *row] for i, row in gone.items()]


def from_rows(rows: Sequence[Sequence[object]]) -> dict[int, Gone]:
    found = {}
    for i, *row in rows:
        values = [tuple(v) if isinstance(v, list) else v for v in row]
        found[int(str(i))] = Gone(*values)  # type: ignore[arg-type]
    return found
