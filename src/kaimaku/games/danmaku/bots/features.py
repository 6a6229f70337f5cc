"""What weights are learned for: what each side has left in a world in which all roles are known, and what is in hand.

Each part has weights of its own (`weights.json`), for each wants something else.
"""

from __future__ import annotations

from typing import Final

from kaimaku.games.danmaku.table import DanmakuTable, active, hand, items
from kaimaku.kernel.table import Table

from .parts import CHALLENGER, EXTRA, FINAL, HEROINE, MIDBOSS, RIVAL, STAGES
from .standing import parts_of
from .worth import in_play, name

SIDES: Final = ("Heroine", "Partners", "Stage Bosses", "Extra Boss", "Rival", "EX Midboss")
SIDE: Final = {HEROINE: 0, EXTRA: 3, RIVAL: 4, MIDBOSS: 5} | dict.fromkeys(STAGES, 2)
PARTNERS: Final = 1
BOSSES: Final = 2
KNOWN: Final = ("active", "life", "beyond the last life", "hand", "Items")
OWN: Final = (
    "active",
    "beyond the last life",
    "life",
    "beyond the last two",
    "hand",
    "Items",
    "Bombs",
    "Grazes",
    "1UP",
    "own turn",
)
WHEN: Final = (
    "a Partner fell",
    "a Stage Boss fell",
    "the Extra Boss fell",
    "no Stage Boss left",
    "one Stage Boss left",
    "defeated",
    "the Heroine once a Partner fell",
    "the Heroine once a Stage Boss fell",
    "the Heroine once the Extra Boss fell",
    "the Heroine without Stage Bosses",
    "life of the Extra Boss without Stage Bosses",
    "life of the Extra Boss once one fell",
    "the Heroine while active",
    "life of the Heroine by Stage Bosses",
    "Final Boss",
    "Challenger",
)
NAMES: Final = (*[f"{side}: {what}" for side in SIDES for what in KNOWN], *[f"own: {what}" for what in OWN], *WHEN)
PART_NAMES: Final = (
    "Heroine",
    "Rival",
    "Partner",
    "One True Partner",
    "EX Midboss",
    "Stage Boss",
    "Challenger",
    "Final Boss",
    "Anti-Heroine",
    "Extra Boss",
)
HAND: Final = 7  # cards beyond count for nothing


def part(table: Table, seat: int) -> int:
    assert isinstance(table, DanmakuTable)
    return parts_of(table)[seat]


def features(table: Table, seat: int) -> list[float]:
    """In sizes of about one. The others by their sides, without the seat itself."""
    assert isinstance(table, DanmakuTable)
    t, width = table, len(KNOWN)
    sides = [0.0] * (len(SIDES) * width)
    fell = [0] * len(SIDES)
    final = challenger = 0.0
    for other, which in enumerate(parts_of(t)):
        side = SIDE.get(which, PARTNERS)
        if not active(t, other):
            fell[side] += 1
        elif other != seat:
            life, at = t.life[other], side * width
            sides[at] += 1.0
            sides[at + 1] += min(life, 5) / 2.0
            sides[at + 2] += float(life >= 2)
            sides[at + 3] += min(len(hand(t, other)), HAND) / 4.0
            sides[at + 4] += _items(t, other)
            final += float(which == FINAL)
            challenger += float(which == CHALLENGER)
    own = _own(t, seat)
    bosses, heroine = sides[BOSSES * width], sides[0] + sides[1]
    extra = sides[SIDE[EXTRA] * width + 1]
    by_partner, by_boss, by_extra = (float(fell[side] > 0) for side in (PARTNERS, BOSSES, SIDE[EXTRA]))
    alone = float(bosses == 0.0)
    return [
        *sides,
        *own,
        by_partner,
        by_boss,
        by_extra,
        alone,
        float(bosses == 1.0),
        sum(fell) / 2.0,
        heroine * by_partner,
        heroine * by_boss,
        heroine * by_extra,
        heroine * alone,
        extra * alone,
        extra * by_extra,
        heroine * own[0],
        sides[1] * bosses / 2.0,
        final,
        challenger,
    ]


def _own(t: DanmakuTable, seat: int) -> list[float]:
    if not active(t, seat):
        return [0.0] * len(OWN)
    life, names = t.life[seat], [name(t, card) for card in hand(t, seat)]
    return [
        1.0,
        float(life >= 2),
        min(life, 5) / 2.0,
        float(life >= 3),
        min(len(names), HAND) / 4.0,
        _items(t, seat),
        names.count("bomb") / 2.0,
        names.count("graze") / 2.0,
        float("one_up" in names),
        float(t.active == seat),
    ]


def _items(t: DanmakuTable, seat: int) -> float:
    return sum(in_play(t, card) for card in items(t, seat)) / 3.0
