"""Doubt in scenarios: `A: {hand: [S2]}`, `pile`, `turn`, `active`; `- A: lay S2`, `- B: doubt`, `- all: pass`."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.judge.scenario.comparing import amount, seat_zone, table_zone
from kaimaku.judge.scenario.position import Position
from kaimaku.judge.scenario.stage import Stage
from kaimaku.judge.scenario.terms import LETTERS, Terms
from kaimaku.judge.scenario.values import known_keys, mapping, number
from kaimaku.judge.scenario.verbs import Verbs

from .game import GAME
from .rules import begin
from .table import CARDS, HAND, MOST_SEATS, PILE, DoubtTable, hand, playing


class DoubtStage(Stage):
    game, window, resting_at = GAME, "doubt", frozenset({"lay"})
    everybody, together = ("all",), frozenset({"together"})
    verbs = Verbs({"lay": "lay {0:card}", "doubt": "doubt"})
    checks = {"pile": table_zone("pile", PILE, ordered=True)}  # noqa: RUF012
    side = {"hand": seat_zone(HAND), "plays": amount(lambda w, seat: playing(w.table, seat))}  # noqa: RUF012

    def draw_side(self, seat: int) -> list[str]:
        return [f"{self.seats[seat]}  {', '.join(self.words.names(hand(self.table, seat)))}"]

    def lay(self, cards: Mapping[str, object], position: Mapping[str, object]) -> Terms:
        known_keys(position, frozenset({*LETTERS[:MOST_SEATS], "pile", "turn", "active"}), "")
        seats = [word for word in LETTERS[:MOST_SEATS] if word in position or word in "AB"]
        laid = Position(DoubtTable(len(seats), 1), names=CARDS)
        for seat, word in enumerate(seats):
            known_keys(mapping(position.get(word), word), frozenset({"hand"}), word)
            laid.put_all(mapping(position.get(word), word).get("hand"), 0, HAND + seat, f"{word}.hand", 1 << seat)
        laid.put_all(position.get("pile"), 0, PILE, "pile", 0)
        words, t = Terms(laid), laid.table
        t.journal, t.turn = [], number(position.get("turn", 1), "turn")
        begin(t, words.seat_of(position.get("active", "A"), "active"))
        return words
