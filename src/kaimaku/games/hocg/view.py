"""What a seat may see of a table: one projection for everybody (design 6)."""

from __future__ import annotations

from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.knowledge import faces
from kaimaku.kernel.table import Data

from .stats import hp
from .table import (
    ARCHIVE,
    CHEER_DECK,
    DECK,
    HAND,
    LIFE,
    OSHI_POSITION,
    POSITION_NAMES,
    POWER,
    RESOLUTION,
    HoloTable,
    Mem,
    stage,
)

Faces = list[list[int] | None]


def view(t: HoloTable, seat: int | None) -> Data:
    """Everything a seat (None: a spectator) may know, as plain data. Cards are [definition, handle], backs None."""
    prompt = PROMPTS[t.prompt]
    return {
        "turn": t.turn,
        "active": t.active,
        "first": t.first,
        "phase": t.phase,
        "sides": [_side(t, side, seat) for side in (0, 1)],
        "resolution": faces(t, t.zones[RESOLUTION], seat),
        "asked": list(t.asked),
        "prompt": prompt.name if t.asked else None,
        "result": None if t.result is None else [list(t.result.winners), t.result.rule],
    }


def _side(t: HoloTable, side: int, seat: int | None) -> Data:
    zones = t.zones
    return {
        "oshi": faces(t, zones[OSHI_POSITION + side], seat),
        "stage": [_mem(t, m, seat) for m in stage(t, side)],
        "hand": sorted_hand(faces(t, zones[HAND + side], seat)),
        "archive": faces(t, zones[ARCHIVE + side], seat),
        "deck": known_places(faces(t, zones[DECK + side], seat)),
        "cheer_deck": known_places(faces(t, zones[CHEER_DECK + side], seat)),
        "power": known_places(faces(t, zones[POWER + side], seat)),
        "life": known_places(faces(t, zones[LIFE + side], seat)),
        "redraws": t.redraws[side],
        "life_damage": t.life_damage[side],
    }


def sorted_hand(cards: Faces) -> Faces:
    """A hand has no order (4.13.2): known cards first, by handle, then the backs."""
    seen = sorted((c for c in cards if c is not None), key=lambda c: c[1])
    return [*seen, *([None] * (len(cards) - len(seen)))]


def known_places(cards: Faces) -> Data:
    """A hidden pile: how many cards, and those this seat has seen there, by their place from the top."""
    n = len(cards)
    return {"count": n, "known": [[n - 1 - i, c[0]] for i, c in enumerate(cards) if c is not None]}


def _mem(t: HoloTable, mem: Mem, seat: int | None) -> Data:
    seen = faces(t, mem.stack, seat)
    return {
        "id": mem.id,
        "position": POSITION_NAMES[mem.pos],
        "stack": seen,
        "cheers": faces(t, mem.cheers, seat),
        "supports": faces(t, mem.supports, seat),
        "damage": mem.damage,
        "hp": hp(t, mem) if seen[-1] is not None else None,
        "resting": mem.resting,
    }
