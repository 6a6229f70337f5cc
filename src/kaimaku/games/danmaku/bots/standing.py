"""Standing: how well a seat's side does in a world in which all roles are known."""

from __future__ import annotations

from typing import Final

from kaimaku.games.danmaku.table import ROLE, DanmakuTable, active, hand, items

from .parts import EXTRAS, HEROINE, KIND_OF, STAGES, part_of
from .wishes import PARTNER_KIND, Survivors, wish
from .worth import in_play

LIVES: Final = (0.0, 2.6, 4.1)  # the last life counts for the most
OWN: Final = (0.0, 5.5, 9.0, 11.4)
A_LIFE: Final = 1.0
OWN_LIFE: Final = 1.8
CARD: Final = 0.25
OWN_CARD: Final = 0.5
ITEM: Final = 0.6
EVEN: Final = 24.0  # so many points decide about half of what is open


def parts_of(t: DanmakuTable) -> list[int]:
    """The part of every seat, as the cards lie; a Heroine who was succeeded holds no card."""
    return [part_of(t.defs[cards[0]]) if cards else HEROINE for cards in t.zones[ROLE : ROLE + t.seats]]


def survivors(t: DanmakuTable, parts: list[int]) -> Survivors:
    alive = [part for seat, part in enumerate(parts) if active(t, seat)]
    fallen = [part for seat, part in enumerate(parts) if not active(t, seat)]
    return Survivors(
        sum(part in STAGES for part in alive),
        sum(part in EXTRAS for part in alive),
        any(KIND_OF[part] == PARTNER_KIND for part in fallen),
        any(part in STAGES for part in fallen),
    )


def standing(t: DanmakuTable, seat: int) -> float:
    """The more the own side has left, and the less those whom it wants gone."""
    parts = parts_of(t)
    now = survivors(t, parts)
    mine = parts[seat]
    life = t.life[seat]
    total = 0.0
    if active(t, seat):
        total += _steps(OWN, life, OWN_LIFE) + OWN_CARD * min(len(hand(t, seat)), 6)
        total += ITEM * sum(in_play(t, card) for card in items(t, seat))
    for other in range(t.seats):
        if other != seat and active(t, other):
            left = _steps(LIVES, t.life[other], A_LIFE) + CARD * min(len(hand(t, other)), 6)
            left += 0.5 * ITEM * sum(in_play(t, card) for card in items(t, other))
            total -= wish(mine, parts[other], now) * left
    return total


def _steps(table: tuple[float, ...], life: int, more: float) -> float:
    last = len(table) - 1
    return table[max(life, 0)] if life <= last else table[last] + more * (life - last)
