"""What a card in the hand is worth: what it may still become, and how soon."""

from __future__ import annotations

from typing import Final

from kaimaku.games.vcard.card import CARDS, MASCOT, REINFORCEMENT, VTUBER, WORLD, CardDef
from kaimaku.games.vcard.table import ACTIVE, HAND, MASCOT_SPOT, SIDE, VCardTable

from .weights import Weights

HAND_LIMIT: Final = 7

Line = tuple[str, str | None]  # set and line


class Prospects:
    """What a seat's cards in hand may be for: its lines on the board and in the hand, its empty spots, its Mascot."""

    __slots__ = ("board", "empty", "front", "held", "mascot", "weights")

    def __init__(self, t: VCardTable, seat: int, weights: Weights) -> None:
        self.weights = weights
        self.board: dict[Line, set[int]] = {}
        self.held: dict[Line, set[int]] = {}
        self.empty = 0
        self.front: Line | None = None
        zones, defs = t.zones, t.defs
        base = seat * SIDE
        for spot in range(base + ACTIVE, base + SIDE):
            stack = zones[spot]
            if not stack:
                self.empty += 1
                continue
            facts = CARDS[defs[stack[-1]]].facts
            line = (facts.set, facts.line)
            self.board.setdefault(line, set()).add(facts.pl)
            if spot == base + ACTIVE:
                self.front = line
        for card in zones[base + HAND]:
            facts = CARDS[defs[card]].facts
            if facts.type == VTUBER:
                self.held.setdefault((facts.set, facts.line), set()).add(facts.pl)
        self.mascot = bool(zones[base + MASCOT_SPOT])

    def worth(self, definition: CardDef) -> float:
        facts, w = definition.facts, self.weights
        if facts.type == VTUBER:
            line = (facts.set, facts.line)
            return self.body(line) if facts.pl == 8 else self.evolution(line, facts.pl)
        if facts.type == MASCOT:
            pairs = (facts.set, facts.pairs)
            found = w.mascot + (w.front if pairs == self.front else 0.5 * w.front if pairs in self.board else 0.0)
            return found - (1.0 if self.mascot else 0.0)
        if facts.type == REINFORCEMENT:
            return w.reply
        return w.world if facts.type == WORLD else w.support

    def body(self, line: Line) -> float:
        """A PL8 VTuber: somebody for an empty spot, the better the more can be laid upon it."""
        held = self.held.get(line, ())
        follow = 1.5 * ((9 in held) + (9 in held and 10 in held))
        return follow + (self.weights.body_in_hand if self.empty else 0.4 * self.weights.body_in_hand)

    def evolution(self, line: Line, pl: int) -> float:
        board, held = self.board.get(line, ()), self.held.get(line, ())
        whole = self.weights.evolution
        if pl - 1 in board:
            return whole + self.weights.front if line == self.front else whole
        if pl == 10 and 8 in board:
            return 0.75 * whole if 9 in held else 0.5 * whole
        return 0.4 * whole if 8 in held and (pl == 9 or 9 in held) else 0.15 * whole


def hand(t: VCardTable, seat: int, seen: bytes, weights: Weights) -> float:
    """All cards in a seat's own hand; of those above seven only a part counts (7.4.1.4)."""
    prospects = Prospects(t, seat, weights)
    bit, everyone = 1 << seat, t.everyone
    worths = [
        prospects.worth(CARDS[t.defs[card]])
        if not seen or seen[card] & bit or t.known[card] == everyone
        else weights.unknown
        for card in t.zones[seat * SIDE + HAND]
    ]
    if len(worths) > HAND_LIMIT:
        worths.sort(reverse=True)
        return sum(worths[:HAND_LIMIT]) + weights.surplus * sum(worths[HAND_LIMIT:])
    return sum(worths)


def unseen(n: int, weights: Weights) -> float:
    """So many cards of which only the backs are seen."""
    return weights.unknown * (min(n, HAND_LIMIT) + weights.surplus * max(n - HAND_LIMIT, 0))
