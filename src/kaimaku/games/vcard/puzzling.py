"""Puzzles of VCard: in the last turn of a round, win the game in its combat, or don't lose it there."""

from __future__ import annotations

from typing import Final

from kaimaku.judge.scenario.position import SEATS
from kaimaku.puzzles.goal import Goal, GoalKind, Puzzling
from kaimaku.wire.common import Words

from .card import REINFORCEMENT
from .rules.after_combat import POINTS_TO_WIN
from .rules.power import COUNTER
from .rules.tokens import NAMES, SPOT_STATUS
from .rules.turn import TURNS
from .table import (
    ACTIVE,
    AFTER_COMBAT,
    BACKSTAGE,
    DECK,
    DISCARD,
    HAND,
    MAIN_PHASE,
    MASCOT_SPOT,
    PL,
    SIDE,
    WORLD_SPOT,
    VCardTable,
    attached,
    face,
    spots,
    zone,
)


def begins(t: VCardTable, seat: int, kind: GoalKind) -> bool:
    """At the beginning of the last turn of a round."""
    return t.phase == MAIN_PHASE and t.active == seat and not t.used and min(t.taken) == TURNS


def position(t: VCardTable, seat: int, kind: GoalKind) -> dict[str, object]:
    """The points are such that the next one decides the game."""
    seats = (seat, 1 - seat)
    points = [min(n, POINTS_TO_WIN - 1) for n in t.points]
    points[seat if kind == "win" else 1 - seat] = POINTS_TO_WIN - 1
    found: dict[str, object] = {
        "round": t.round,
        "turn": t.taken[seat],
        "first": SEATS[seats.index(t.first)],
        "sets": t.sets.split(","),
        **{word: _side(t, who, points[who]) for word, who in zip(SEATS, seats, strict=True)},
    }
    if t.zones[WORLD_SPOT]:
        card = t.zones[WORLD_SPOT][0]
        found["world"] = {"card": face(t, card).facts.id, "by": SEATS[seats.index(t.owner[card])]}
    return found


def opened(t: VCardTable, seat: int) -> list[int]:
    return zone(t, seat, HAND)[:]


def _side(t: VCardTable, seat: int, points: int) -> dict[str, object]:
    mascot = zone(t, seat, MASCOT_SPOT)
    on_spots = {place - seat * SIDE - ACTIVE: names for place in spots(seat) if (names := _on_spot(t, place))}
    found: dict[str, object] = {
        "active": _vt(t, seat, ACTIVE),
        "backstage": {kind - ACTIVE: _vt(t, seat, kind) for kind in BACKSTAGE if zone(t, seat, kind)},
        "spots": {place if place else "active": names for place, names in on_spots.items()},
        "mascot": _locked(t, mascot[0]) if mascot else None,
        "hand": _ids(t, zone(t, seat, HAND)),
        "coins": t.coins[seat],
        "mana": t.mana[seat],
        "points": points,
        "discard": _ids(t, zone(t, seat, DISCARD)[::-1]),
        "deck": _ids(t, zone(t, seat, DECK)[::-1]),
    }
    return {key: value for key, value in found.items() if value or key in ("active", "deck")}


def _vt(t: VCardTable, seat: int, kind: int) -> object:
    stack = zone(t, seat, kind)
    if not stack:
        return None
    vt = stack[0]
    counters = [x.amount for x in t.mods.get(PL, ()) if x.ability == COUNTER.number and x.anchor == vt]
    tokens = [NAMES[x.kind] for x in t.tokens if x.at == vt and x.kind not in SPOT_STATUS]
    found: dict[str, object] = {
        "stack": _ids(t, stack),
        "allies": [_locked(t, ally) for ally in attached(t, vt)],
        "counters": counters,
        "tokens": tokens,
        "locked": vt in t.locked,
    }
    return {key: value for key, value in found.items() if value}


def _on_spot(t: VCardTable, place: int) -> list[str]:
    return [NAMES[x.kind] for x in t.tokens if x.at == place and x.kind in SPOT_STATUS]


def _locked(t: VCardTable, card: int) -> object:
    number = face(t, card).facts.id
    return {"card": number, "locked": True} if card in t.locked else number


def _ids(t: VCardTable, cards: list[int]) -> list[str]:
    return [face(t, card).facts.id for card in cards]


def note(t: VCardTable, kind: GoalKind) -> list[Words]:
    """What the other can answer with; nothing else of its hand can be played in this turn."""
    hand = [face(t, card).facts for card in zone(t, 1 - t.active, HAND)]
    names = [facts.name for facts in hand if facts.type == REINFORCEMENT]
    if not names:
        return [Words("They hold no Reinforcements.", "相手の手札に増援はありません。")]
    return [
        Words(
            f"Reinforcements in their hand: {', '.join(names)}.",
            f"相手の手札の増援：{'、'.join(names)}。",
        )
    ]


def won(t: VCardTable) -> tuple[int, ...]:
    """The third point decides; effects after combat still happen before the game is over (7.4.3)."""
    return tuple(seat for seat in range(t.seats) if t.points[seat] >= POINTS_TO_WIN)


def fought(began: VCardTable, t: VCardTable) -> bool:
    return t.round != began.round or t.phase == AFTER_COMBAT


PUZZLES: Final = Puzzling(
    goals={
        "win": Goal(
            Words("Win this combat and the game.", "この戦闘に勝って、ゲームに勝利してください。"),
            Words("The combat doesn't win you the game.", "この戦闘ではゲームに勝てません。"),
            over=fought,
        ),
        "survive": Goal(
            Words("Don't lose the game in this combat.", "この戦闘でゲームに負けないでください。"),
            Words("They win the combat and the game.", "戦闘に負け、ゲームにも負けてしまいます。"),
            over=fought,
        ),
    },
    begins=begins,
    position=position,
    opened=opened,
    note=note,
    won=won,
)
