"""What a seat may see."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.knowledge import faces
from kaimaku.kernel.table import Data

from .reach import distance, reach
from .stack import text_of
from .stats import danmaku_limit, max_hand, max_life
from .table import (
    CHARACTER,
    COLLECTED,
    DECK,
    DISCARD,
    INCIDENT,
    INCIDENT_DISCARD,
    INCIDENTS,
    RESOLVING,
    ROLE,
    STATES,
    DanmakuTable,
    active,
    hand,
    items,
)


def view(t: DanmakuTable, seat: int | None) -> Data:
    """Everything public, and what this seat alone knows; None is a spectator."""
    return {
        "game": "danmaku",
        "seat": seat,
        "turn": t.turn,
        "active": t.active if t.turn else None,
        "step": t.step,
        "seats": [_seat(t, other, seat) for other in range(t.seats)],
        "deck": len(t.zones[DECK]),
        "discard": faces(t, t.zones[DISCARD], seat),
        "resolving": faces(t, t.zones[RESOLVING], seat),
        "incidents": len(t.zones[INCIDENTS]),
        "incident": faces(t, t.zones[INCIDENT], seat),
        "collected": faces(t, t.zones[COLLECTED], seat),
        "resolved": faces(t, t.zones[INCIDENT_DISCARD], seat),
        "stack": _stack(t, seat),
        "prompt": None if t.result is not None else PROMPTS[t.prompt].name,
        "asked": _asked(t, seat),
        "result": None if t.result is None else [list(t.result.winners), t.result.rule],
    }


def _seat(t: DanmakuTable, other: int, seat: int | None) -> Data:
    both = seat is not None and seat != other and active(t, seat) and active(t, other)
    return {
        "active": active(t, other),
        "life": t.life[other],
        "max_life": max_life(t, other),
        "hand": in_any_order(faces(t, hand(t, other), seat)),
        "max_hand": max_hand(t, other),
        "items": faces(t, items(t, other), seat),
        "role": faces(t, t.zones[ROLE + other], seat),
        "character": faces(t, t.zones[CHARACTER + other], seat),
        "fired": t.fired[other],
        "limit": danmaku_limit(t, other),
        "spent": bool(t.spent >> other & 1),
        "skips": bool(t.skip >> other & 1),
        "range": reach(t, other),
        "distance": distance(t, seat, other) if both and seat is not None else None,
    }


def in_any_order(cards: Sequence[list[int] | None]) -> list[list[int] | None]:
    """What is known first, then backs: where a card lies in a hand is nobody's business."""
    known = [face for face in cards if face is not None]
    return [*sorted(known), *(None for _ in range(len(cards) - len(known)))]


def _stack(t: DanmakuTable, seat: int | None) -> list[Data]:
    return [
        {
            "text": text_of(entry).name,
            "card": faces(t, [entry.source], seat)[0],
            "you": entry.you,
            "payer": entry.payer,
            "target": entry.target,
            "answers": entry.answers,
            "state": STATES[entry.state],
            "defenders": entry.defenders,
            "avoided": entry.avoided,
        }
        for entry in t.stack
    ]


def _asked(t: DanmakuTable, seat: int | None) -> list[int]:
    """Who must decide. In a reaction window, and while all choose together, only the seat itself learns it."""
    if t.result is not None or not PROMPTS[t.prompt].secret:
        return list(t.asked)
    return [s for s in t.asked if s == seat]
