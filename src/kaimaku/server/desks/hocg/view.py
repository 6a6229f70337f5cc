"""A hololive OCG table as one viewer sees it, with every value as it is now."""

from __future__ import annotations

from typing import Literal, cast

from kaimaku.games.hocg.defs import DEFS, Art
from kaimaku.games.hocg.layers import HP, LAYER, in_layer
from kaimaku.games.hocg.performance import arts_of
from kaimaku.games.hocg.stats import ARTS, BORROW, can_pay
from kaimaku.games.hocg.table import (
    ARCHIVE,
    BACK,
    CENTER,
    CHEER_DECK,
    COLLAB,
    DECK,
    LIFE,
    OSHI_POSITION,
    POWER,
    RESOLUTION,
    HoloTable,
    Mem,
    stage,
)
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.values import applying

from ...wire.hocg import ArtNow, Change, HocgView, Holomem, Known, Pile, Side
from .effects import notes_on_mem, notes_on_table
from .eye import Eye

Phase = Literal["setup", "reset", "draw", "cheer", "main", "performance", "end"]
POSITIONS: dict[int, Literal["center", "collab", "back"]] = {CENTER: "center", COLLAB: "collab", BACK: "back"}


def view(t: HoloTable, viewer: int | None, all_seeing: bool = False) -> HocgView:
    eye = Eye(t, viewer, all_seeing)
    return HocgView(
        turn=t.turn,
        active=t.active,
        first=t.first,
        phase=cast(Phase, t.phase),
        sides=[_side(eye, 0), _side(eye, 1)],
        resolution=[eye.face(card) for card in t.zones[RESOLUTION] + t.zones[RESOLUTION + 1]],
        asked=list(t.asked),
        notes=notes_on_table(eye) if t.mods or t.live else [],
    )


def _side(eye: Eye, side: int) -> Side:
    t = eye.t
    zones = t.zones
    return Side(
        seat=side,
        oshi=eye.oshi(side),
        stage=[_holomem(eye, mem) for mem in stage(t, side)],
        hand=eye.hand(side),
        archive=eye.public(zones[ARCHIVE + side]),
        deck=_pile(eye, zones[DECK + side]),
        cheer_deck=_pile(eye, zones[CHEER_DECK + side]),
        power=_pile(eye, zones[POWER + side]),
        life=_pile(eye, zones[LIFE + side]),
        life_max=DEFS[t.defs[zones[OSHI_POSITION + side][0]]].life,
        redraws=t.redraws[side],
    )


def _pile(eye: Eye, cards: list[int]) -> Pile:
    """How many cards lie there, and those the viewer has seen there."""
    t, bit = eye.t, eye.bit
    known = t.known
    top = len(cards) - 1
    seen = [Known(top - i, DEFS[t.defs[c]].id) for i, c in enumerate(cards) if known[c] & bit == bit]
    return Pile(top + 1, seen[::-1])


def _holomem(eye: Eye, mem: Mem) -> Holomem:
    t = eye.t
    stack = [eye.face(card) for card in mem.stack]
    if stack[-1] is None:
        return Holomem(f"m{mem.id}", POSITIONS[mem.pos], stack)
    d = DEFS[t.defs[mem.stack[-1]]]
    changes = _changes(eye, HP, mem) if HP in t.mods else []
    return Holomem(
        f"m{mem.id}",
        POSITIONS[mem.pos],
        stack,
        eye.public(mem.cheers) if mem.cheers else [],
        eye.public(mem.supports) if mem.supports else [],
        mem.damage,
        d.hp + sum(change.amount for change in changes) if changes else d.hp,
        d.hp,
        mem.resting,
        _arts(eye, mem),
        changes,
        notes_on_mem(eye, mem) if t.mods else [],
    )


def _arts(eye: Eye, mem: Mem) -> list[ArtNow]:
    t = eye.t
    changes = _changes(eye, ARTS, mem) if ARTS in t.mods else []
    more = sum(change.amount for change in changes)
    arts = arts_of(t, mem) if BORROW in t.mods else DEFS[t.defs[mem.stack[-1]]].arts
    return [
        ArtNow(art.card.id, art_index(art), max(0, art.power + more), art.power, can_pay(t, mem, art), changes)
        for art in arts
    ]


def art_index(art: Art) -> int:
    """Its place among the Arts of its card."""
    return art.card.arts.index(art)


def _changes(eye: Eye, stat: int, mem: Mem) -> list[Change]:
    """The terms behind the printed number, oldest first, each with the card it comes from if that is still in sight."""
    t = eye.t
    found = in_layer(t, stat, mem.id) if stat in LAYER else applying(t, stat, mem.id)
    return [
        Change(
            ABILITIES[x.ability].amount(t, x, mem.id),
            DEFS[t.defs[x.source]].id if x.source >= 0 and eye.sees(x.source) else "",
        )
        for x in found
    ]
