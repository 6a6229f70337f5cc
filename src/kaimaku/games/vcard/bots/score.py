"""How good a position of VCard is for a seat, from what that seat may know.

A game is three combats won. The score asks who is likely to win the coming one, what that would be worth, and what
each side would have left for those after it: the Backstage, the hand, and what has been prepared.
"""

from __future__ import annotations

from math import exp, sqrt

from kaimaku.bots.evaluation import result_only
from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.rules.after_combat import POINTS_TO_WIN
from kaimaku.games.vcard.rules.turn import TURNS
from kaimaku.games.vcard.table import ACTIVE, HAND, SIDE, WORLD_SPOT, VCardTable

from .hand import hand, unseen
from .levels import levels
from .side import Side
from .weights import WEIGHTS, Weights


def score(t: VCardTable, seat: int, seen: bytes = b"", weights: Weights = WEIGHTS) -> float:
    """The seat's prospects.

    `seen`: who knew which face when the thinking began; a card that came since then is just a card.
    """
    if t.result is not None:
        return result_only(t, seat)
    rival = 1 - seat
    power = levels(t)
    left, their_left = TURNS - t.taken[seat], TURNS - t.taken[rival]
    mine, theirs = Side(t, seat, power, not left, weights), Side(t, rival, power, not their_left, weights)
    rest = mine.later - theirs.later
    rest += hand(t, seat, seen, weights) - unseen(len(t.zones[rival * SIDE + HAND]), weights)
    rest += mana(t, seat, weights) + waiting(t, seat, weights) + world(t, seat, weights)
    chance = chances(mine, theirs, left, their_left, weights)
    ahead, behind = t.points[seat], t.points[rival]
    last = POINTS_TO_WIN - 1
    won = weights.decided if ahead >= last else weights.point * (ahead + 1 - behind) + rest
    lost = -weights.decided if behind >= last else weights.point * (ahead - behind - 1) + rest
    return chance * won + (1.0 - chance) * lost + 0.1 * rest


def chances(mine: Side, theirs: Side, left: int, their_left: int, weights: Weights) -> float:
    """How likely the coming combat is won as things stand; equal Active VTs call for the Backstage (7.3.1.1)."""
    lead = mine.strength - theirs.strength
    if not left and not their_left and lead == 0:
        n = min(len(mine.back), len(theirs.back))
        help_lead = sum(sorted(mine.back)[-n:]) - sum(sorted(theirs.back)[-n:]) if n else 0
        return 0.5 if help_lead == 0 else 0.97 if help_lead > 0 else 0.03
    lead += weights.pace * (left - their_left)
    x = lead / (weights.calm + weights.storm * sqrt(left + their_left))
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


def mana(t: VCardTable, seat: int, weights: Weights) -> float:
    """Mana is gone with the turn: it counts only if somebody could still Invoke with it."""
    if not t.mana[seat]:
        return 0.0
    for spot in range(seat * SIDE + ACTIVE, seat * SIDE + SIDE):
        stack = t.zones[spot]
        if stack and stack[0] not in t.locked and "Invoke" in CARDS[t.defs[stack[0]]].keywords:
            return weights.mana * min(t.mana[seat], 3)
    return 0.0


def waiting(t: VCardTable, seat: int, weights: Weights) -> float:
    """Effects put off to a later turn."""
    return weights.due * sum(1 if x.seat == seat else -1 for x in t.due)


def world(t: VCardTable, seat: int, weights: Weights) -> float:
    """A World tends to suit whoever brought it."""
    return weights.world * sum(1 if t.owner[card] == seat else -1 for card in t.zones[WORLD_SPOT])
