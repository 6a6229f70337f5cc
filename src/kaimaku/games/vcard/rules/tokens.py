"""Tokens: Buffs and Status Effects (8.2.6, 8.2.7) and Corrupt, each with its place, its source and how it stacks."""

from __future__ import annotations

from typing import Final

from ..table import Token, VCardTable, spots
from .ongoing import upon

FOOD: Final = 0
BLESS: Final = 1
BOLSTER: Final = 2
DECAY: Final = 3
EXALT: Final = 4
SUBMERGE: Final = 5
CORRUPT: Final = 6
BURN: Final = 7
FRACTURE: Final = 8
NAMES: Final = ("food", "bless", "bolster", "decay", "exalt", "submerge", "corrupt", "burn", "fracture")
BUFFS: Final = frozenset({FOOD, BLESS, BOLSTER})
VT_STATUS: Final = frozenset({DECAY, EXALT, SUBMERGE})
SPOT_STATUS: Final = frozenset({BURN, FRACTURE})
STATUS: Final = VT_STATUS | SPOT_STATUS
SINGLE: Final = frozenset({BOLSTER, SUBMERGE, CORRUPT, BURN})  # the others stack (8.2.6.3, 8.2.7.3)


def tokens_at(t: VCardTable, at: int, kinds: frozenset[int]) -> list[Token]:
    return [x for x in t.tokens if x.at == at and x.kind in kinds]


def amount(t: VCardTable, kind: int, at: int) -> int:
    """How many tokens of a kind lie there."""
    return t.laid.get((kind, at), 0)


def takes(t: VCardTable, kind: int, at: int) -> bool:
    """May one more lie there? One kind of Status on a VT or spot, and no second of what does not stack (V-19)."""
    if kind in SINGLE and kind != CORRUPT and amount(t, kind, at):
        return False
    for rivals in (VT_STATUS, SPOT_STATUS):
        if kind in rivals:
            return not tokens_at(t, at, rivals - {kind})
    return True


def lay(t: VCardTable, kind: int, at: int, seat: int, source: int, lost: str = "") -> None:
    t.tokens = (*t.tokens, Token(kind, at, seat, source, t.tick(), lost))
    t.count_tokens()
    if kind == BOLSTER:  # what works on it already is not the next thing done to it (V-05)
        t.borne = (*(pair for pair in t.borne if pair[1] != at), *((stamp, at) for stamp in upon(t, at)))


def lift(t: VCardTable, stamps: frozenset[int]) -> None:
    """Tokens are discarded."""
    t.tokens = tuple(x for x in t.tokens if x.stamp not in stamps)
    t.count_tokens()


def oldest(t: VCardTable, kind: int, at: int, n: int = 1) -> list[Token]:
    return [x for x in t.tokens if x.kind == kind and x.at == at][:n]


def on_vt(t: VCardTable, vt: int) -> list[Token]:
    """Every token that lies on a VT itself, not on its spot."""
    return [x for x in t.tokens if x.at == vt and x.kind not in SPOT_STATUS]


def status_of(t: VCardTable, seat: int) -> list[Token]:
    """The Status Effects on a side's VTs and spots, one of each kind and place: which of several goes is the same."""
    places = {x for s in spots(seat) for x in ((t.zones[s][0], False) if t.zones[s] else None, (s, True)) if x}
    found: dict[tuple[int, int], Token] = {}
    for x in t.tokens:
        if x.kind in STATUS and (x.at, x.kind in SPOT_STATUS) in places:
            found.setdefault((x.kind, x.at), x)
    return list(found.values())


def corrupted(t: VCardTable, seat: int) -> int:
    """The VT of a side with the Corrupt token, or -1."""
    return next((x.at for x in t.tokens if x.kind == CORRUPT and t.owner[x.at] == seat), -1)
