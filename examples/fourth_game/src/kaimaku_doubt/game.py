"""Doubt as the kernel's `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from kaimaku.games.switches import settled
from kaimaku.kernel.decisions import PASS
from kaimaku.kernel.frames import run
from kaimaku.kernel.game import Game
from kaimaku.kernel.knowledge import answer_anew, resample
from kaimaku.kernel.plain_data import Unsound, number
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.soundness import Layout
from kaimaku.kernel.table import Data, Result
from kaimaku.wire.plain import PlainView

from .projection import view
from .rules import DOUBT, LAY, NEXT_TURN, TAKE_CARD, TAKE_DOUBTS, begin, deal, give_up
from .table import CARDS, HAND, MOST_SEATS, PILE, DoubtTable, card_words, hand, others


class Doubt(Game[DoubtTable]):
    name = "doubt"
    seats = range(2, MOST_SEATS + 1)

    def new(
        self,
        decks: Sequence[object],
        seed: int,
        rulings: Mapping[str, str] | None = None,
        journal: bool = False,
        first: int | None = None,
    ) -> DoubtTable:
        if len(decks) not in self.seats:
            raise ValueError(f"Doubt is played by 2 to {MOST_SEATS} players, not by {len(decks)}")
        settled({}, rulings)
        t = DoubtTable(len(decks), seed)
        t.journal, t.turn = [] if journal else None, 1
        deal(t)
        begin(t, range(t.seats).index(first or 0))
        return t

    def view(self, t: DoubtTable, seat: int | None) -> PlainView:
        return view(t, seat)

    def determinize(self, t: DoubtTable, seat: int, rng: Random) -> DoubtTable:
        new = t.clone()
        resample(new, [range(len(t.defs))], seat, rng)
        answer_anew(new, seat, rng)
        return new

    def describe(self, definition: int, lang: Lang) -> str:
        words = card_words(definition)
        return words.ja if lang == "ja" else words.en

    def load(self, data: Data) -> DoubtTable:
        t = DoubtTable(0, 0)
        t.load_data(data)
        return t

    def layout(self) -> Layout:
        return Layout("doubt", self.seats, HAND + MOST_SEATS, CARDS, ("doubt:2",), {})

    def check(self, data: Data) -> None:
        """The question fits the step, those who play are asked, and no card is there twice."""
        seats, t = number(data["seats"], "seats", 2, MOST_SEATS), self.load(data)
        asked, step = {LAY.number: ({t.active}, TAKE_CARD), DOUBT.number: ({*others(t)}, TAKE_DOUBTS)}[t.prompt]
        if t.result is None and (
            not others(t) or len(t.frames) > 1 or t.frames[0].pc != step or {*t.asked, *t.answers} != asked
        ):
            raise Unsound("nobody is asked that here")
        if len({*t.defs}) < len(t.defs) or not hand(t, t.active) + t.zones[PILE] or any(t.zones[HAND + seats :]):
            raise Unsound("the cards are not dealt like that")

    def concede(self, t: DoubtTable, seat: int) -> Result | None:
        result = give_up(t, seat)
        if result is None and seat == t.active:
            t.asked, t.answers, t.options, t.frames[-1].pc = (), {}, None, NEXT_TURN
            run(t)
        elif result is None and seat in t.asked:
            self.decide(t, seat, PASS)
        return t.result or result


GAME = Doubt()
