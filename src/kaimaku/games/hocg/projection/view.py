"""A hololive OCG table as one viewer sees it, with every value as it is now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Literal, NamedTuple, cast

from kaimaku.games.hocg.defs import DEFS, Art
from kaimaku.games.hocg.rules.layers import HP, LAYER, in_layer
from kaimaku.games.hocg.rules.performance import arts_of
from kaimaku.games.hocg.rules.stats import ARTS, BORROW, can_pay
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.values import applying
from kaimaku.speech.eye import ClosedPile
from kaimaku.speech.spoken import spoken
from kaimaku.wire.common import Change

from ...view_cache import ViewCache, encoded
from .. import table
from ..speech.effects import notes_on_mem, notes_on_table
from ..table import HoloTable, Mem, stage
from .eye import Eye
from .shape import ArtNow, HocgView, Holomem, Side

Phase = Literal["setup", "reset", "draw", "cheer", "main", "performance", "end"]
PILES = (table.DECK, table.CHEER_DECK, table.POWER, table.LIFE)
Position = Literal["center", "collab", "back"]


def view(t: HoloTable, viewer: int | None, all_seeing: bool = False, cache: ViewCache | None = None) -> HocgView:
    eye = Eye(t, viewer, all_seeing)
    return HocgView(
        turn=t.turn,
        active=t.active,
        first=t.first,
        phase=cast(Phase, t.phase),
        sides=[_side(eye, side) if cache is None else _cached_side(eye, side, cache) for side in (0, 1)],
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


class _Open(NamedTuple):
    """What everybody sees of a side."""

    oshi: Any  # encoded, as are stage and archive
    stage_open: bool  # does everybody know all cards of which the stage may tell?
    stage: Any
    archive: Any
    piles: list[ClosedPile]
    life_max: int


def _cached_side(eye: Eye, side: int, cache: ViewCache) -> Side:
    """Everybody sees the same of a stage, once it lies open, and of the cards that something on it comes from."""
    t = eye.t
    seen = cache.now((side, spoken()), partial(_open_side, eye, side, cache))
    own = not seen.stage_open and not eye.open(_behind(t, side))
    deck, cheer_deck, power, life = [eye.known_pile(pile) for pile in seen.piles]
    return Side(
        side,
        seen.oshi,
        [_holomem(eye, mem) for mem in stage(t, side)] if own else seen.stage,
        eye.hand(side),
        seen.archive,
        deck,
        cheer_deck,
        power,
        life,
        seen.life_max,
        t.redraws[side],
    )


def _open_side(eye: Eye, side: int, cache: ViewCache) -> _Open:
    t = eye.t
    zones, handles = t.zones, t.handles
    archive = zones[table.ARCHIVE + side]
    return _Open(
        cache.part(("oshi", side), 0, lambda: encoded(eye.oshi(side))),
        eye.all_open(_behind(t, side)),
        _open_stage(t, stage(t, side), cache),
        cache.part(("archive", side), [handles[c] for c in archive], lambda: encoded(eye.public(archive))),
        [eye.closed_pile(zones[base + side]) for base in PILES],
        DEFS[t.defs[zones[table.OSHI_POSITION + side][0]]].life,
    )


def _behind(t: HoloTable, side: int) -> Iterator[int]:
    """All cards of which a stage may tell."""
    for mem in stage(t, side):
        yield from mem.stack
    yield from (x.source for found in t.mods.values() for x in found if x.source >= 0)


def _open_stage(t: HoloTable, mems: list[Mem], cache: ViewCache) -> Any:
    """With nothing at work, a holomem is what lies there; what is at work on it may read anything."""
    everybody = Eye(t, None)
    if t.mods:
        return encoded([_holomem(everybody, mem) for mem in mems])
    return encoded(
        [cache.part(("holomem", mem.id), _lying(t, mem, cache), partial(_sent, everybody, mem)) for mem in mems]
    )


def _sent(eye: Eye, mem: Mem) -> Any:
    return encoded(_holomem(eye, mem))


def _lying(t: HoloTable, mem: Mem, cache: ViewCache) -> object:
    handles = t.handles
    varies = any(art.varies for art in DEFS[t.defs[mem.stack[-1]]].arts)
    return (
        mem.pos,
        mem.damage,
        mem.resting,
        [handles[c] for c in mem.stack],
        [handles[c] for c in mem.cheers],
        [handles[c] for c in mem.supports],
        cache.moment if varies else 0,
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
