"""Places on the stage: yours, then theirs; center, collab, five on the back."""

from __future__ import annotations

from kaimaku.games.hocg.table import CENTER, COLLAB, HoloTable, Mem

STAGE = 7
BOTH = 2 * STAGE


def places(t: HoloTable, seat: int) -> list[Mem | None]:
    found: list[Mem | None] = [None] * BOTH
    for base, side in ((0, seat), (STAGE, 1 - seat)):
        back = base + 2
        for i in t.spots[side]:
            mem = t.mems[i]
            if mem.pos == CENTER:
                found[base] = mem
            elif mem.pos == COLLAB:
                found[base + 1] = mem
            elif back < base + STAGE:
                found[back] = mem
                back += 1
    return found


def hosts(t: HoloTable, seat: int) -> dict[int, int]:
    """Cards on the stage → the place of their holomem."""
    return {c: place for place, m in enumerate(places(t, seat)) if m is not None for c in m.cards()}
