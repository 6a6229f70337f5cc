"""How good a position of VCard is for a seat, from what that seat may know.

A game is three combats won. The score asks who is likely to win the coming one, what that would be worth, and what
each side would have left for those after it: the Backstage, the hand, and what has been prepared.
"""

from __future__ import annotations

from math import exp, sqrt

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.power import power
from kaimaku.games.vcard.table import (
    ACTIVE,
    ALLIES,
    DECK,
    HAND,
    MASCOT_SPOT,
    SIDE,
    WORLD_SPOT,
    VCardTable,
)
from kaimaku.games.vcard.tokens import BLESS, BOLSTER, BURN, CORRUPT, DECAY, EXALT, FOOD, FRACTURE, SUBMERGE
from kaimaku.games.vcard.turn import TURNS

from .hand import UNKNOWN, Prospects

WIN = 100_000.0
POINT = 100.0
DECIDED = 3 * POINT
LAST_POINT = 2

PACE = 0.8  # Power Levels a turn is likely to add
CALM, STORM = 0.05, 0.75  # how sure the present lead is with no turn to come, and how each turn blurs it

RANKS = (1.0, 0.6, 0.4, 0.3)  # the best of the Backstage is the next Active VT
BODY, LEVEL = 28.0, 9.0  # a VT there, and each PL above 8
SPOILED = 10.0  # a Burn that awaits every Active VT


class Side:
    """One player's part of a position: the strength in the coming combat, and what comes after it."""

    __slots__ = ("back", "later", "strength")

    def __init__(self, t: VCardTable, seat: int, last: bool) -> None:
        zones, defs, locked = t.zones, t.defs, t.locked
        base = seat * SIDE
        burned = {x.at for x in t.tokens if x.kind == BURN} if t.tokens else ()
        front = zones[base + ACTIVE]
        self.strength = float(power(t, front[0])) if front else -20.0
        self.back: list[int] = []
        ready = 0
        reserves: list[float] = []
        for spot in range(base + ACTIVE, base + SIDE):
            stack = zones[spot]
            if not stack:
                continue
            vt = stack[0]
            if CARDS[defs[vt]].lock >= 0 and vt not in locked:
                ready += 1
            if spot != base + ACTIVE:
                level = power(t, vt)
                self.back.append(level)
                reserves.append(level + 2.0 if spot in burned else level)
        for kind in (ALLIES, MASCOT_SPOT):
            for card in zones[base + kind]:
                if CARDS[defs[card]].lock >= 0 and card not in locked:
                    ready += 1
        later = ready * (0.8 if last else 2.5)
        if t.tokens:
            later += self._tokens(t, seat, reserves)
        reserves.sort(reverse=True)
        for rank, level in zip(RANKS, reserves, strict=False):
            later += rank * (BODY + LEVEL * (level - 8.0))
        later += min(t.coins[seat], 4) * (0.3 if last else 1.0)
        if zones[base + MASCOT_SPOT]:
            later += 3.0
        deck = len(zones[base + DECK])
        later += 0.2 * deck - (1.5 * (8 - deck) if deck < 8 else 0.0)
        self.later = later

    def _tokens(self, t: VCardTable, seat: int, reserves: list[float]) -> float:
        """Food is gone by then, Decay and Exalt bite; the rest is worth a little."""
        worth = 0.0
        front = seat * SIDE + ACTIVE
        for x in t.tokens:
            if x.kind in (BURN, FRACTURE):
                if x.at // SIDE == seat:
                    if x.kind == FRACTURE:
                        worth -= 0.7
                    elif x.at == front:
                        worth -= SPOILED
                    else:
                        worth -= 1.0
                continue
            if t.owner[x.at] != seat:
                continue
            active = t.where[x.at] == front
            if x.kind == FOOD:
                worth -= 0.0 if active else 0.8 * LEVEL * 0.5
            elif x.kind == DECAY:
                worth -= 1.0 if active else 7.0
            elif x.kind == EXALT:
                worth -= 1.5 if active else 5.0
            elif x.kind == SUBMERGE:
                worth -= 4.0 if active else 2.0
            elif x.kind == BOLSTER:
                worth += 4.0 if active else 2.5
            elif x.kind == BLESS:
                worth += 2.0 if "Invoke" in CARDS[t.defs[x.at]].keywords else 0.5
            elif x.kind == CORRUPT:
                worth += 2.0
        return worth


def score(t: VCardTable, seat: int, seen: bytes = b"") -> float:
    """The seat's prospects. `seen`: the cards whose faces counted when the bot began to think; any other is just a card."""
    if t.result is not None:
        return (WIN if seat in t.result.winners else -WIN) if t.result.winners else 0.0
    rival = 1 - seat
    left, theirs_left = TURNS - t.taken[seat], TURNS - t.taken[rival]
    last = left == 0
    mine, theirs = Side(t, seat, last), Side(t, rival, theirs_left == 0)
    chance = chances(mine, theirs, left, theirs_left)
    rest = mine.later - theirs.later + hand(t, seat, seen) - UNKNOWN * cards(len(t.zones[rival * SIDE + HAND]))
    rest += mana(t, seat) + waiting(t, seat) + world(t, seat)
    ahead, behind = t.points[seat], t.points[rival]
    won = DECIDED if ahead >= LAST_POINT else POINT * (ahead + 1 - behind) + rest
    lost = -DECIDED if behind >= LAST_POINT else POINT * (ahead - behind - 1) + rest
    return chance * won + (1.0 - chance) * lost + 0.1 * rest


def chances(mine: Side, theirs: Side, left: int, theirs_left: int) -> float:
    """How likely the coming combat is won as things stand; equal Active VTs call for the Backstage (7.3.1.1)."""
    lead = mine.strength - theirs.strength
    if not left and not theirs_left and lead == 0:
        n = min(len(mine.back), len(theirs.back))
        lead = sum(sorted(mine.back)[-n:]) - sum(sorted(theirs.back)[-n:]) if n else 0
        return 0.5 if lead == 0 else 0.97 if lead > 0 else 0.03
    lead += PACE * (left - theirs_left)
    x = lead / (CALM + STORM * sqrt(left + theirs_left))
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


def cards(n: int) -> float:
    """A full hand is worth less than its cards one by one: it is cut down to seven after combat (7.4.1.4)."""
    return n if n <= 7 else 7 + 0.5 * (n - 7)


def hand(t: VCardTable, seat: int, seen: bytes) -> float:
    prospects = Prospects(t, seat)
    worths = []
    for card in t.zones[seat * SIDE + HAND]:
        known = seen[card] >> seat & 1 if seen else 1
        worth = prospects.worth(CARDS[t.defs[card]]) if known or t.known[card] == t.everyone else UNKNOWN
        worths.append(worth)
    total = sum(worths)
    if len(worths) > 7:
        worths.sort()
        total -= 0.5 * sum(worths[: len(worths) - 7])
    return total


def mana(t: VCardTable, seat: int) -> float:
    """Mana is gone with the turn: it counts only if somebody could still Invoke with it."""
    if not t.mana[seat]:
        return 0.0
    for spot in range(seat * SIDE + ACTIVE, seat * SIDE + SIDE):
        stack = t.zones[spot]
        if stack and stack[0] not in t.locked and "Invoke" in CARDS[t.defs[stack[0]]].keywords:
            return 3.0 * min(t.mana[seat], 3)
    return 0.0


def waiting(t: VCardTable, seat: int) -> float:
    """Effects put off to a later turn."""
    return sum(4.0 if x.seat == seat else -4.0 for x in t.due)


def world(t: VCardTable, seat: int) -> float:
    """A World tends to suit whoever brought it."""
    return sum(3.0 if t.owner[card] == seat else -3.0 for card in t.zones[WORLD_SPOT])
