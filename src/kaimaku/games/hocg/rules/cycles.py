"""Actions that the turn player repeats (14.1.1.1, 14.1.1.2, R-14); what happens by itself is in `rounds.py`.

A shortcut (14.1.1.1) needs no rule of its own here: whoever wants to repeat something so many times does so, and
the other player is asked at every point at which they can act.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, cast

from kaimaku.kernel.listeners import ABILITIES, STANDING, Live, Pending
from kaimaku.kernel.refusals import Refusal

from ..defs import DEFS
from ..table import HAND, TURN, HoloTable, Mem

if TYPE_CHECKING:
    Row = tuple[object, ...]

IDLE: Final = -9  # keys of `used`: (TURN, IDLE) at all, (TURN, IDLE, ability, holomem[, state[, state it led to]])
OFTEN: Final = 300  # times a turn: the number that somebody names who wants to repeat something must be finite

NO_IDLE_REPETITION: Final = Refusal(
    "hocg:14.1.1.2",
    "That changed nothing last time: you can't repeat it.",
    "前回何も変わらなかったので、繰り返せません。",
)

# --- the complete state ---------------------------------------------------------------------------------------------


def state(t: HoloTable) -> int:
    """A hash of all that matters to the game; which of two equal cards lies where, and since when, does not."""
    rows = {m.id: _holomem(t, m) for m in t.mems.values()}
    place = {i: n for n, i in enumerate(sorted(rows, key=lambda i: repr(rows[i])))}
    piles = [[(_face(t, c), t.known[c]) for c in zone] for zone in t.zones]
    for hand in piles[HAND : HAND + 2]:  # a hand has no order (4.13.2)
        hand.sort()
    used = sorted(item for item in t.used.items() if item[0][1] != IDLE)
    effects = sorted(
        (key, *_effect(t, x, place))
        for index in (t.mods, t.live)
        for key, found in index.items()
        for x in found
        if x.until != STANDING
    )
    waiting = [_waiting(t, p, place) for p in t.pending]
    counters = (t.life_damage, t.extra_turns, t.again, sorted(map(repr, set(t.history))))
    text = repr((sorted(map(repr, rows.values())), piles, used, effects, waiting, counters))
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def _face(t: HoloTable, card: int) -> int:
    """Copies that everybody can see are alike; a hidden card is only itself, so that no refusal tells its face."""
    return DEFS[t.defs[card]].key if t.known[card] == t.everyone else ~card


def _holomem(t: HoloTable, m: Mem) -> Row:
    held = [sorted(_face(t, c) for c in cards) for cards in (m.cheers, m.supports)]
    today = (m.placed == t.turn, m.bloomed == t.turn)
    return (m.seat, m.pos, [_face(t, c) for c in m.stack], held, m.damage, m.resting, today, m.down)


def _effect(t: HoloTable, x: Live, place: dict[int, int]) -> tuple[int, ...]:
    return (ABILITIES[x.ability].key, _face(t, x.source), x.seat, place.get(x.anchor, x.anchor), x.until, x.amount)


def _waiting(t: HoloTable, p: Pending, place: dict[int, int]) -> Row:
    """A waiting ability; of its event what is the same for another holomem in the same place."""
    what = (*p.event[:2], place.get(cast(int, p.event[2]), -1), p.event[3], p.event[5]) if p.event else ()
    return (ABILITIES[p.ability].key, p.seat, _face(t, p.source), place.get(p.anchor, -1), what)


# --- actions of the turn player (14.1.1.2) --------------------------------------------------------------------------


def is_idle(t: HoloTable, ability: int, mem: int) -> bool:
    """Would this only repeat what has led back to this very state, or has it been done often enough?"""
    if (TURN, IDLE) not in t.used:
        return False
    return t.used.get((TURN, IDLE, ability, mem), 0) >= OFTEN or (TURN, IDLE, ability, mem, state(t)) in t.used


def before(t: HoloTable, ability: int, mem: int) -> tuple[int, ...]:
    """Remember where an action started that no limit and no cost keeps from being repeated."""
    return (TURN, IDLE, ability, mem, state(t))


def after(t: HoloTable, start: tuple[int, ...], chosen: bool) -> None:
    """It has been done: without a choice in it, or with a known outcome, there is no point in doing it again there."""
    led_to = state(t)
    t.used[(TURN, IDLE)] = 1
    t.used[start[:4]] = t.used.get(start[:4], 0) + 1
    outcome = (*start, led_to)
    if not chosen or led_to == start[-1] or outcome in t.used:
        t.used[start] = 1
    t.used[outcome] = 1
