"""What a seat may see."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.table import Data

from .reach import distance, reach
from .stats import danmaku_limit, max_hand, max_life
from .table import DECK, DISCARD, ROLE, STATES, DanmakuTable, active, hand


def view(t: DanmakuTable, seat: int | None) -> Data:
    """Everything public, and what this seat alone knows; None is a spectator."""
    return {
        "game": "danmaku",
        "seat": seat,
        "turn": t.turn,
        "active": t.active,
        "step": t.step,
        "seats": [_seat(t, other, seat) for other in range(t.seats)],
        "deck": len(t.zones[DECK]),
        "discard": faces(t, t.zones[DISCARD], seat),
        "stack": _stack(t, seat),
        "prompt": None if t.result is not None else PROMPTS[t.prompt].name,
        "asked": _asked(t, seat),
        "result": None if t.result is None else [list(t.result.winners), t.result.rule],
    }


def faces(t: DanmakuTable, cards: Sequence[int], seat: int | None) -> list[list[int] | None]:
    """[definition, handle, card] of what the seat knows, None for a back; an unknown card is never named."""
    return [[t.defs[c], t.handles[c], c] if knows(t, c, seat) else None for c in cards]


def _seat(t: DanmakuTable, other: int, seat: int | None) -> Data:
    both = seat is not None and seat != other and active(t, seat) and active(t, other)
    return {
        "active": active(t, other),
        "life": t.life[other],
        "max_life": max_life(t, other),
        "hand": faces(t, hand(t, other), seat),
        "max_hand": max_hand(t, other),
        "role": faces(t, t.zones[ROLE + other], seat),
        "fired": t.fired[other],
        "limit": danmaku_limit(t, other),
        "range": reach(t, other),
        "distance": distance(t, seat, other) if both and seat is not None else None,
    }


def _stack(t: DanmakuTable, seat: int | None) -> list[Data]:
    return [
        {
            "card": faces(t, [entry.card], seat)[0],
            "half": entry.half,
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
    """Who must decide. In a reaction window only the seat itself learns that it is asked."""
    if t.result is not None or not PROMPTS[t.prompt].secret:
        return list(t.asked)
    return [s for s in t.asked if s == seat]
