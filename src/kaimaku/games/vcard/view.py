"""A table as plain data, the way one seat may see it."""

from __future__ import annotations

from kaimaku.kernel.journal import redact
from kaimaku.kernel.knowledge import faces
from kaimaku.kernel.table import Data

from .power import power, terms
from .table import (
    DECK,
    DISCARD,
    HAND,
    MASCOT_SPOT,
    PHASES,
    WORLD_SPOT,
    Item,
    VCardTable,
    attached,
    face_up,
    spots,
    zone,
)
from .tokens import NAMES, SPOT_STATUS, on_vt


def view(t: VCardTable, seat: int | None) -> Data:
    return {
        "game": "vcard",
        "seat": seat,
        "round": t.round,
        "turn": t.turn,
        "taken": t.taken[:],
        "active": t.active,
        "first": t.first,
        "phase": PHASES[t.phase],
        "points": t.points[:],
        "asked": list(t.asked),
        "world": faces(t, t.zones[WORLD_SPOT], seat),
        "queue": [
            [
                item.verb,
                item.seat,
                *faces(t, [item.card] if item.card >= 0 else [], seat),
                place(t, item),
                item.canceled,
            ]
            for item in t.queue
        ],
        "sides": [_side(t, side, seat) for side in range(t.seats)],
        "fought": list(t.fought),
        "journal": redact(t, t.journal or [], seat),
        "result": None if t.result is None else [list(t.result.winners), t.result.rule],
    }


def _item(t: VCardTable, item: Item, seat: int | None) -> list[object]:
    card = faces(t, [item.card], seat)[0] if item.card >= 0 else None
    return [item.verb, item.seat, card, place(t, item), item.canceled]


def place(t: VCardTable, item: Item) -> int:
    """The spot an item is going to; -1: none."""
    if item.verb in ("evolve", "ally"):
        return t.where[item.place]
    return item.place if item.verb == "play" else -1


def _side(t: VCardTable, side: int, seat: int | None) -> Data:
    return {
        "deck": len(zone(t, side, DECK)),
        "hand": faces(t, zone(t, side, HAND), seat),
        "discard": faces(t, zone(t, side, DISCARD), seat),
        "mascot": [_card(t, m, seat) for m in zone(t, side, MASCOT_SPOT)],
        "spots": [_spot(t, s, seat) for s in spots(side)],
        "coins": t.coins[side],
        "mana": t.mana[side],
    }


def _card(t: VCardTable, card: int, seat: int | None) -> Data:
    return {"face": faces(t, [card], seat)[0], "locked": card in t.locked}


def _spot(t: VCardTable, spot: int, seat: int | None) -> Data:
    stack = t.zones[spot]
    return {
        "tokens": [NAMES[x.kind] for x in t.tokens if x.kind in SPOT_STATUS and x.at == spot],
        "vt": _vt(t, stack[0], seat) if stack else None,
    }


def _vt(t: VCardTable, vt: int, seat: int | None) -> Data:
    """Face down nothing of it is told but what lies on it: its sum would tell no more than that it is a PL8."""
    shown = face_up(t, vt)
    return {
        "stack": faces(t, t.zones[t.where[vt]], seat),
        "face_down": not shown,
        "locked": vt in t.locked,
        "pl": power(t, vt),
        "terms": [[why, *faces(t, [c] if c >= 0 else [], seat), n] for why, c, n in terms(t, vt)],
        "tokens": [NAMES[x.kind] for x in on_vt(t, vt)],
        "allies": [_card(t, ally, seat) for ally in attached(t, vt)],
    }
