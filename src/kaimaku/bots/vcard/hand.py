"""What a card in the hand is worth: what it may still become, and how soon."""

from __future__ import annotations

from kaimaku.games.vcard.card import ALLY, BOOST, CARDS, MASCOT, REINFORCEMENT, VTUBER, WORLD, CardDef
from kaimaku.games.vcard.table import ACTIVE, HAND, MASCOT_SPOT, SIDE, VCardTable

UNKNOWN = 5.0  # a card nobody has seen yet
USES = {BOOST: 4.5, ALLY: 4.5, REINFORCEMENT: 5.0, WORLD: 3.0}

Lines = dict[tuple[str, str | None], int]  # (set, line) → the highest PL


class Prospects:
    """What a seat's cards in hand may be for: its lines on the board and in the hand, its empty spots, its Mascot."""

    __slots__ = ("board", "empty", "front", "held", "mascot")

    def __init__(self, t: VCardTable, seat: int) -> None:
        self.board: Lines = {}
        self.held: dict[tuple[str, str | None], set[int]] = {}
        self.empty = 0
        self.front: tuple[str, str | None] | None = None
        zones, defs = t.zones, t.defs
        for spot in range(seat * SIDE + ACTIVE, seat * SIDE + SIDE):
            stack = zones[spot]
            if not stack:
                self.empty += 1
                continue
            facts = CARDS[defs[stack[-1]]].facts
            line = (facts.set, facts.line)
            self.board[line] = max(self.board.get(line, 0), facts.pl)
            if spot == seat * SIDE + ACTIVE:
                self.front = line
        for card in zones[seat * SIDE + HAND]:
            facts = CARDS[defs[card]].facts
            if facts.type == VTUBER:
                self.held.setdefault((facts.set, facts.line), set()).add(facts.pl)
        self.mascot = bool(zones[seat * SIDE + MASCOT_SPOT])

    def worth(self, definition: CardDef) -> float:
        facts = definition.facts
        if facts.type == VTUBER:
            line = (facts.set, facts.line)
            return self._vtuber(line, facts.pl)
        if facts.type == MASCOT:
            pairs = (facts.set, facts.pairs)
            return (5.0 if pairs == self.front else 3.5 if pairs in self.board else 2.5) - (1.0 if self.mascot else 0.0)
        return USES[facts.type]

    def _vtuber(self, line: tuple[str, str | None], pl: int) -> float:
        held = self.held.get(line, set())
        if pl == 8:
            follow = 1.5 * ((9 in held) + (10 in held and 9 in held))
            return (5.0 if self.empty else 2.0) + follow
        on_board = self.board.get(line, 0)
        if on_board == pl - 1:
            return 10.0 if line == self.front else 8.0
        if on_board == pl - 2:
            return 6.0 if pl - 1 in held else 3.0
        return 3.0 if 8 in held and (pl == 9 or 9 in held) else 1.0
