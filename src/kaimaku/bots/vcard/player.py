"""The look-ahead: every option is tried on a table dealt anew, with the best answers to all that it asks of its player."""

from __future__ import annotations

from random import Random

from kaimaku.games.vcard.actions import MAIN_PROMPT, TRADE
from kaimaku.games.vcard.setup import PLACE
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.game import Game

from ..bot import Sight
from .picks import apply, sets_to_try
from .placing import place
from .sameness import distinct
from .score import score
from .weights import WEIGHTS, Weights

LEAVES = 16  # positions looked at for one option
STEPS = 60  # decisions after which a resolution is scored as it stands
NEED = 0.05  # what an action must gain


def think(sight: Sight[VCardTable], rng: Random, weights: Weights = WEIGHTS) -> Option:
    options = sight.options
    if len(options) == 1:
        return options[0]
    dealt = sight.deal(rng)  # one deal for all options: they are compared under the same luck
    if dealt.prompt == PLACE.number:
        return place(dealt, sight.seat, options)
    search = Search(sight.game, dealt, sight.seat, weights)
    if dealt.prompt == MAIN_PROMPT.number:
        return search.turn_action(options)
    return search.answer(options)


class Search:
    """One decision being thought about."""

    __slots__ = ("dealt", "game", "left", "seat", "seen", "weights")

    def __init__(self, game: Game[VCardTable], dealt: VCardTable, seat: int, weights: Weights) -> None:
        self.game = game
        self.dealt = dealt
        self.seat = seat
        self.seen = bytes(dealt.known)
        self.left = 0
        self.weights = weights

    def turn_action(self, options: list[Option]) -> Option:
        """The best action if it gains anything; three for two only when nothing else does."""
        chosen, best = PASS, score(self.dealt, self.seat, self.seen, self.weights) + NEED
        for option in distinct(self.dealt, self.seat, options):
            if option == PASS or option == TRADE:
                continue
            found = self.value(option)
            if found > best:
                chosen, best = option, found
        if chosen == PASS and TRADE in options and self.value(TRADE) > best:
            return TRADE
        return chosen

    def answer(self, options: list[Option]) -> Option:
        """The best answer to any other question."""
        sets = sets_to_try(self.dealt, self.seat)
        if sets is not None:
            if len(sets) == 1:
                return next_of(sets[0], options)
            found = [self.value_of_set(chosen) for chosen in sets]
            return next_of(sets[found.index(max(found))], options)
        values = [self.value(option) for option in options]
        return options[values.index(max(values))]

    def value(self, option: Option) -> float:
        self.left = LEAVES
        t = self.dealt.clone()
        self.game.decide(t, self.seat, option)
        return self.best(t, STEPS)

    def value_of_set(self, chosen: tuple[int, ...]) -> float:
        self.left = LEAVES
        t = self.dealt.clone()
        apply(self.game, t, self.seat, chosen)
        return self.best(t, STEPS)

    def best(self, t: VCardTable, steps: int) -> float:
        """The score once the dust has settled: the best for what this seat may choose, the first for the other."""
        game, seat, turn = self.game, self.seat, self.dealt.turn
        while steps and t.result is None and t.turn == turn and t.prompt != MAIN_PROMPT.number:
            steps -= 1
            asked = t.asked[0]
            options = game.options(t, asked)
            if asked != seat or len(options) == 1 or t.prompt == PLACE.number:
                game.decide(t, asked, options[0])
                continue
            sets = sets_to_try(t, seat)
            if sets is not None and (len(sets) == 1 or self.left <= 0):
                apply(game, t, seat, sets[0])
                continue
            if self.left <= 0:
                game.decide(t, seat, options[0])
                continue
            return max(self.branches(t, options, sets, steps))
        self.left -= 1
        return score(t, seat, self.seen, self.weights)

    def branches(
        self, t: VCardTable, options: list[Option], sets: list[tuple[int, ...]] | None, steps: int
    ) -> list[float]:
        found = []
        for chosen in sets if sets is not None else options:
            new = t.clone()
            if sets is not None:
                apply(self.game, new, self.seat, chosen)  # type: ignore[arg-type]
            else:
                self.game.decide(new, self.seat, chosen)
            found.append(self.best(new, steps))
        return found


def next_of(chosen: tuple[int, ...], options: list[Option]) -> Option:
    """A set of cards is taken one by one, in the order in which they are offered."""
    for option in options:
        if option[0] == "pick" and option[1] in chosen:
            return option
    return options[-1]
