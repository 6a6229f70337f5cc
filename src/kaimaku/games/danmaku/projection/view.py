"""A Danmaku!! table as one viewer sees it, with every value as it is now."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal, NamedTuple, cast

from kaimaku.games.danmaku.definitions import incident_of, main_card
from kaimaku.games.danmaku.rules.reach import distance, in_range, reach, seats_between
from kaimaku.games.danmaku.rules.roles import holder
from kaimaku.games.danmaku.rules.stats import DISTANCE, SET_DISTANCE, danmaku_limit, max_hand, max_life
from kaimaku.games.danmaku.table import (
    CHARACTER,
    COLLECTED,
    DECK,
    DISCARD,
    INCIDENT,
    INCIDENT_DISCARD,
    INCIDENTS,
    ITEMS,
    RESOLVING,
    ROLE,
    DanmakuTable,
    active,
)
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.values import breakdown
from kaimaku.speech.spoken import spoken
from kaimaku.wire.common import Change, Face, Words

from ...view_cache import ViewCache, encoded
from ..speech.effects import notes_on_incident, notes_on_player, notes_on_table
from ..speech.foresight import foresight
from ..speech.names import NUMBERS
from .eye import Eye
from .roles import roles_left
from .shape import Collected, DanmakuView, IncidentNow, Player, Reach
from .stack import in_window, stack

Stage = Literal["setup", "start", "incident", "draw", "main", "discard"]


def view(
    t: DanmakuTable, viewer: int | None, all_seeing: bool = False, over: bool = False, cache: ViewCache | None = None
) -> DanmakuView:
    """`over`: nobody plays any more, and every role is turned up."""
    eye = Eye(t, viewer, all_seeing)
    if cache is None:
        cache, table = ViewCache(), _open_table(eye, eye.public(t.zones[DISCARD]))
    else:
        table = cache.now(("table", spoken()), partial(_sent_table, Eye(t, None), cache))
    window = in_window(t)
    started = t.turn > 0
    return DanmakuView(
        turn=t.turn,
        active=t.active,
        first=_heroine(eye),
        step=cast(Stage, t.step),
        players=[_player(eye, seat, over, cache) for seat in range(t.seats)],
        deck=len(t.zones[DECK]),
        discard=table.discard,
        incident=table.incident,
        incidents=len(t.zones[INCIDENTS]),
        incident_discard=[NUMBERS[t.defs[card]] for card in t.zones[INCIDENT_DISCARD]],
        stack=table.stack,
        window=window,
        offered=eye.offered(),
        asked=asked(t),
        foresight=foresight(eye) if window else [],
        notes=notes_on_table(eye) if started and t.mods else [],
        revealed=table.revealed,
        roles=table.roles,
    )


class _Open(NamedTuple):
    """What lies open on the table: faces, an Incident, what is on the stack, roles; or all of it encoded."""

    discard: Any
    incident: Any
    stack: Any
    revealed: Any
    roles: Any


def _open_table(eye: Eye, discard: Any) -> _Open:
    return _Open(discard, _incident(eye), stack(eye), _revealed(eye), roles_left(eye.t))


def _sent_table(eye: Eye, cache: ViewCache) -> _Open:
    cards, handles = eye.t.zones[DISCARD], eye.t.handles
    discard = cache.part("discard", [handles[c] for c in cards], lambda: encoded(eye.public(cards)))
    incident, played, revealed, roles = map(encoded, _open_table(eye, None)[1:])
    return _Open(discard, incident, played, revealed, roles)


def asked(t: DanmakuTable) -> list[int]:
    """Who must decide, unless nobody may learn it."""
    return [] if t.result is not None or PROMPTS[t.prompt].secret else list(t.asked)


def _heroine(eye: Eye) -> int | None:
    """Whoever holds the open Heroine card; nobody before she shows herself, nor once she has fallen."""
    t = eye.t
    if t.step == "setup" and not eye.all_seeing:
        return None
    seat = holder(t, "heroine")
    return None if seat < 0 else seat


def _player(eye: Eye, seat: int, over: bool, cache: ViewCache) -> Player:
    """What everybody sees of a player is made once; a viewer knows more of a hand, a role, or where they sit."""
    t = eye.t
    if eye.all_seeing or over:
        return _seen_player(eye, seat, over)
    seen = cache.now(("player", seat, spoken()), lambda: _seen_player(Eye(t, None), seat, over))
    role = t.zones[ROLE + seat][0] if t.zones[ROLE + seat] else -1
    own = eye.viewer == seat
    return Player(
        seat=seat,
        character=_character(eye, seat) if own else seen.character,
        role="" if role < 0 else eye.number(role),
        shown=seen.shown,
        life=seen.life,
        max_life=seen.max_life,
        hand=eye.hand(seat) if own or _knows_more(eye, seat) else seen.hand,
        max_hand=seen.max_hand,
        items=seen.items,
        active=seen.active,
        fell=seen.fell,
        fired=seen.fired,
        limit=seen.limit,
        spell=seen.spell,
        range=seen.range,
        reach=reach_to(eye, seat),
        skips=seen.skips,
        notes=notes_on_player(eye, seat) if seen.notes else [],
    )


def _knows_more(eye: Eye, seat: int) -> bool:
    """Does the viewer know a card of this hand that not everybody knows?"""
    known, everyone, bit = eye.t.known, eye.t.everyone, eye.bit
    return any(known[c] & bit == bit and known[c] != everyone for c in eye.held(seat))


def _seen_player(eye: Eye, seat: int, over: bool) -> Player:
    t = eye.t
    role = t.zones[ROLE + seat][0] if t.zones[ROLE + seat] else -1
    return Player(
        seat=seat,
        character=_character(eye, seat),
        role="" if role < 0 else eye.printed(role) if over else eye.number(role),
        shown=role >= 0 and (over or t.known[role] == t.everyone),
        life=t.life[seat],
        max_life=max_life(t, seat),
        hand=eye.hand(seat),
        max_hand=max_hand(t, seat),
        items=eye.public(t.zones[ITEMS + seat]),
        active=active(t, seat),
        fell=t.fell[seat],
        fired=t.fired[seat],
        limit=danmaku_limit(t, seat),
        spell=not t.spent >> seat & 1,
        range=reach(t, seat),
        reach=reach_to(eye, seat),
        skips=bool(t.skip >> seat & 1),
        notes=notes_on_player(eye, seat) if t.mods else [],
    )


def _character(eye: Eye, seat: int) -> str:
    """In the set-up only one's own, once it is chosen."""
    t = eye.t
    cards = t.zones[CHARACTER + seat]
    if len(cards) == 1:
        return eye.number(cards[0])
    if seat == eye.viewer or eye.all_seeing:
        answer = t.answers.get(seat)
        return NUMBERS[t.defs[cast(int, answer[1])]] if answer else ""
    return ""


def _incident(eye: Eye) -> IncidentNow | None:
    """The Incident, with what it has of each kind of card."""
    t = eye.t
    found = incident_of(t)
    if found is None:
        return None
    collected: list[Collected] = []
    if found.wanted is not None:
        kinds = found.wanted.kinds()
        for i, kind in enumerate(kinds):
            mine = [
                card
                for card in t.zones[COLLECTED]
                if len(kinds) == 1 or found.wanted.kind(main_card(t, card)) == i  # whatever it has taken counts
            ]
            collected.append(Collected(Words(kind.words("en"), kind.words("ja")), found.need, eye.public(mine)))
    return IncidentNow(NUMBERS[t.defs[t.zones[INCIDENT][0]]], collected, notes_on_incident(eye))


def _revealed(eye: Eye) -> list[Face]:
    """Cards turned up from the deck that lie open until it is decided where they go."""
    played = {entry.card for entry in eye.t.stack}
    return eye.public([card for card in eye.t.zones[RESOLVING] if card not in played])


def reach_to(eye: Eye, seat: int) -> Reach | None:
    """From the viewer's seat; the defeated are at no Distance from anybody."""
    t, viewer = eye.t, eye.viewer
    if viewer is None or viewer == seat or t.turn == 0 or not active(t, viewer) or not active(t, seat):
        return None
    seats = min(seats_between(t, viewer, seat))
    far = distance(t, viewer, seat)
    return Reach(seats, far, in_range(t, viewer, seat), _changes(eye, seat, far - seats))


def _changes(eye: Eye, seat: int, difference: int) -> list[Change]:
    """An effect that sets all Distances stands for itself; otherwise what the player counted to adds."""
    t = eye.t
    fixed = t.mods.get(SET_DISTANCE)
    if fixed:
        source = max(fixed, key=lambda live: live.stamp).source
        return [Change(difference, eye.number(source))] if difference else []
    if DISTANCE not in t.mods:
        return []
    return [Change(amount, eye.number(source)) for source, amount in breakdown(t, DISTANCE, seat, 0)[1:]]
