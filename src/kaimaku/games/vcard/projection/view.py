"""A VCard table as one viewer sees it, with every Power Level as it is now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from kaimaku.games.vcard.rules.limits import support_limit
from kaimaku.games.vcard.rules.pairing import paired
from kaimaku.games.vcard.rules.power import terms
from kaimaku.games.vcard.rules.tokens import NAMES, SPOT_STATUS
from kaimaku.games.vcard.rules.window import WINDOW
from kaimaku.games.vcard.table import (
    DECK,
    DISCARD,
    MASCOT_SPOT,
    PHASES,
    SUPPORTS_PLAYED,
    WORLD_SPOT,
    VCardTable,
    attached,
    count,
    face,
    face_up,
    spots,
    turn_number,
    zone,
)
from kaimaku.games.vcard.table import Token as EngineToken
from kaimaku.speech.spoken import spoken
from kaimaku.wire.common import Pile

from ...view_cache import ViewCache, encoded
from ..speech.effects import notes_on_player, notes_on_table, notes_on_vt
from .combat import combat
from .eye import Eye, spot_name
from .queue import queue
from .shape import Board, Placed, Spot, Term, Token, VCardView, VTuber


def view(t: VCardTable, viewer: int | None, all_seeing: bool = False, cache: ViewCache | None = None) -> VCardView:
    eye = Eye(t, viewer, all_seeing)
    world = t.zones[WORLD_SPOT]
    return VCardView(
        round=t.round,
        turn=turn_number(t),
        active=t.active,
        first=t.first,
        phase=cast(Any, PHASES[t.phase]),
        boards=[_board(eye, 0, cache), _board(eye, 1, cache)],
        world=eye.face(world[0]) if world else None,
        queue=queue(eye) if t.queue else [],
        priority=t.asked[0] if in_window(t) else None,
        asked=list(t.asked),
        combat=combat(t),
        notes=notes_on_table(eye),
    )


def in_window(t: VCardTable) -> bool:
    """Is somebody asked for priority? That, and who, is told from public facts."""
    return bool(t.asked) and t.prompt == WINDOW.number


def _board(eye: Eye, seat: int, cache: ViewCache | None) -> Board:
    t = eye.t
    mascots = zone(t, seat, MASCOT_SPOT)
    return Board(
        seat=seat,
        spots=_spots(eye, seat) if cache is None else _cached_spots(eye, seat, cache),
        hand=eye.hand(seat),
        discard=_discard(eye, seat, cache),
        deck=_deck(eye, seat, cache),
        mascot=_placed(eye, mascots[0]) if mascots else None,
        points=t.points[seat],
        coins=t.coins[seat],
        mana=t.mana[seat],
        taken=t.taken[seat],
        supports=count(t, SUPPORTS_PLAYED, seat),
        support_limit=support_limit(t, seat) if seat == t.active else None,
        notes=notes_on_player(eye, seat),
    )


def _deck(eye: Eye, seat: int, cache: ViewCache | None) -> Pile:
    cards = zone(eye.t, seat, DECK)
    return (
        eye.pile(cards) if cache is None else eye.known_pile(cache.now(("deck", seat), lambda: eye.closed_pile(cards)))
    )


def _discard(eye: Eye, seat: int, cache: ViewCache | None) -> Any:
    cards = zone(eye.t, seat, DISCARD)
    if cache is None:
        return eye.public(cards)
    handles = eye.t.handles
    return cache.now(
        ("discard", seat),
        lambda: cache.part(("discard", seat), [handles[c] for c in cards], lambda: encoded(eye.public(cards))),
    )


def _cached_spots(eye: Eye, seat: int, cache: ViewCache) -> Any:
    """Everybody sees the same of them, once they lie open, and of the cards that something on them comes from."""
    t = eye.t
    if not cache.now(("open", seat), lambda: eye.all_open(_behind(t, seat))) and not eye.open(_behind(t, seat)):
        return _spots(eye, seat)
    return cache.now(("spots", seat, spoken()), lambda: encoded(_spots(Eye(t, None), seat)))


def _behind(t: VCardTable, seat: int) -> Iterator[int]:
    """All cards of which the spots of a seat may tell."""
    for spot in spots(seat):
        yield from t.zones[spot]
    yield from (x.source for found in t.mods.values() for x in found if x.source >= 0)
    yield from (token.source for token in t.tokens if token.source >= 0)


def _spots(eye: Eye, seat: int) -> list[Spot]:
    pair = paired(eye.t, seat)
    return [_spot(eye, spot, pair) for spot in spots(seat)]


def _placed(eye: Eye, card: int) -> Placed:
    t = eye.t
    return Placed(eye.public([card])[0], face(t, card).lock >= 0, card in t.locked)


def _spot(eye: Eye, spot: int, pair: int) -> Spot:
    t = eye.t
    stack = t.zones[spot]
    held = [x for x in t.tokens if x.at == spot and x.kind in SPOT_STATUS] if t.tokens else []
    return Spot(spot_name(spot), _vtuber(eye, stack, pair) if stack else None, _tokens(held))


def _tokens(held: list[EngineToken]) -> list[Token]:
    """In the order in which the kinds came, each with its number."""
    counts: dict[int, int] = {}
    for token in held:
        counts[token.kind] = counts.get(token.kind, 0) + 1
    return [Token(cast(Any, NAMES[kind]), n) for kind, n in counts.items()]


def _vtuber(eye: Eye, stack: list[int], pair: int) -> VTuber:
    """Face down nothing of it is counted: it shows neither a Power Level nor a name."""
    t, vt = eye.t, stack[0]
    up = eye.all_seeing or face_up(t, stack[-1])
    rows = terms(t, vt) if up else []
    return VTuber(
        id=eye.vt(vt),
        stack=[eye.face(card) for card in stack],
        pl=sum(n for _, _, n in rows) if up else None,
        terms=[Term(cast(Any, kind), n, eye.number(card)) for kind, card, n in rows],
        tokens=_tokens([x for x in t.tokens if x.at == vt and x.kind not in SPOT_STATUS]) if t.tokens else [],
        allies=[_placed(eye, ally) for ally in attached(t, vt)],
        lock=eye.sees(vt) and face(t, vt).lock >= 0,
        locked=vt in t.locked,
        paired=vt == pair,
        notes=notes_on_vt(eye, vt),
    )
