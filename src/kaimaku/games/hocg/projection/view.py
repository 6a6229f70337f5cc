"""A hololive OCG table as one viewer sees it, with every value as it is now."""

from __future__ import annotations

from typing import Literal, cast

from kaimaku.games.hocg.defs import DEFS, Art
from kaimaku.games.hocg.rules.layers import HP, LAYER, in_layer
from kaimaku.games.hocg.rules.performance import arts_of
from kaimaku.games.hocg.rules.stats import ARTS, BORROW, can_pay
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.values import applying
from kaimaku.wire.common import Change

from .. import table
from ..speech.effects import notes_on_mem, notes_on_table
from ..table import HoloTable, Mem, stage
from .eye import Eye
from .shape import ArtNow, HocgView, Holomem, Side

Phase = Literal["setup", "reset", "draw", "cheer", "main", "performance", "end"]
Position = Literal["center", "collab", "back"]


def view(t: HoloTable, viewer: int | None, all_seeing: bool = False) -> HocgView:
    eye = Eye(t, viewer, all_seeing)
    return HocgView(
        turn=t.turn,
        active=t.active,
        first=t.first,
        phase=cast(Phase, t.phase),
        sides=[_side(eye, 0), _side(eye, 1)],
        resolution=[eye.face(card) for card in t.zones[table.RESOLUTION] + t.zones[table.RESOLUTION + 1]],
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
        archive=eye.public(zones[table.ARCHIVE + side]),
        deck=eye.pile(zones[table.DECK + side]),
        cheer_deck=eye.pile(zones[table.CHEER_DECK + side]),
        power=eye.pile(zones[table.POWER + side]),
        life=eye.pile(zones[table.LIFE + side]),
        life_max=DEFS[t.defs[zones[table.OSHI_POSITION + side][0]]].life,
        redraws=t.redraws[side],
    )


def _holomem(eye: Eye, mem: Mem) -> Holomem:
    t = eye.t
    stack = [eye.face(card) for card in mem.stack]
    if stack[-1] is None:
        return Holomem(f"m{mem.id}", cast(Position, table.POSITION_NAMES[mem.pos]), stack)
    d = DEFS[t.defs[mem.stack[-1]]]
    changes = _changes(eye, HP, mem) if HP in t.mods else []
    return Holomem(
        f"m{mem.id}",
        cast(Position, table.POSITION_NAMES[mem.pos]),
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
