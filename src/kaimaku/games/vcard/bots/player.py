"""The look-ahead: options are tried on a table dealt anew, with the best answers to all that they ask of the player."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from kaimaku.bots.bot import Bot, Sight, T
from kaimaku.games.vcard.rules.actions import MAIN_PROMPT, TRADE
from kaimaku.games.vcard.rules.setup import PLACE
from kaimaku.games.vcard.table import ACTIONS, CARDS_PLAYED, VCardTable, count, face
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.game import Game

from .picks import apply, sets_to_try
from .placing import place
from .sameness import distinct
from .score import score
from .weights import WEIGHTS, Weights

LEAVES: Final = 16  # positions looked at for one option
STEPS: Final = 60  # decisions after which a resolution is scored as it stands
GAIN: Final = 0.05  # what an action must bring at least
HARMLESS: Final = 4.0  # what an action may cost that could prepare another
PREPARING: Final = frozenset({"lock", "boost"})
PREPARED: Final = frozenset({"lock", "play"})  # what such actions may make room for
ENOUGH_ACTIONS: Final = 40  # of one turn; whoever has done so much goes round in circles


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


class Lookahead(Bot):
    name = "greedy"

    def think(self, sight: Sight[T], rng: Random) -> Option:
        return think(cast("Sight[VCardTable]", sight), rng)


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

    # --- Turn Actions -----------------------------------------------------------------------------------------------

    def turn_action(self, options: list[Option]) -> Option:
        """The best action if it gains anything, alone or with another after it; then three for two; or pass."""
        if count(self.dealt, ACTIONS, self.seat) >= ENOUGH_ACTIONS:
            return PASS
        now = score(self.dealt, self.seat, self.seen, self.weights)
        tried = [(self.tried(self.dealt, option), option) for option in self.actions(self.dealt, options)]
        gains = [(value - now, option) for (value, _), option in tried]
        good = [each for each in gains if each[0] > GAIN]
        if good:
            return max(self.only_now(good) or good)[1]
        harmless = [(t, o) for (value, t), o in tried if o[0] in PREPARING and value > now - HARMLESS]
        prepared = self.prepared(now, harmless)
        if prepared is not None:
            return prepared
        if TRADE in options and self.value(TRADE) > self.value(PASS) + GAIN:
            return TRADE
        return PASS

    def actions(self, t: VCardTable, options: list[Option]) -> list[Option]:
        return [option for option in distinct(t, options) if option != PASS and option != TRADE]

    def only_now(self, good: list[tuple[float, Option]]) -> list[tuple[float, Option]]:
        """Cards with Jolt do more as the first card of the turn, and what else is good stays so."""
        if count(self.dealt, CARDS_PLAYED, self.seat):
            return []
        return [(n, option) for n, option in good if "Jolt" in face(self.dealt, int(option[1])).keywords]

    def prepared(self, now: float, tried: list[tuple[VCardTable, Option]]) -> Option | None:
        """An action that gains nothing by itself, but makes room for another that does."""
        best, chosen = now + 2 * GAIN, None
        for t, option in tried:
            if t.result is not None or t.prompt != MAIN_PROMPT.number or t.turn != self.dealt.turn:
                continue
            for other in self.actions(t, self.game.options(t, self.seat)):
                if other[0] not in PREPARED or not self.counted_on(t, other):
                    continue
                value, _ = self.tried(t, other)
                if value > best:
                    best, chosen = value, option
        return chosen

    def counted_on(self, t: VCardTable, option: Option) -> bool:
        """Is it a card the player knew of? What will be drawn in this deal nobody can plan with."""
        card = int(option[1])
        return bool(self.seen[card] >> self.seat & 1) or t.known[card] == t.everyone

    # --- any other question -----------------------------------------------------------------------------------------

    def answer(self, options: list[Option]) -> Option:
        sets = sets_to_try(self.dealt, self.seat, self.weights)
        if sets is None:
            values = [self.value(option) for option in options]
            return options[values.index(max(values))]
        chosen = sets[0]
        if len(sets) > 1:
            values = [self.value_of_set(each) for each in sets]
            chosen = sets[values.index(max(values))]
        return next_of(chosen, options)

    # --- looking ahead ----------------------------------------------------------------------------------------------

    def value(self, option: Option) -> float:
        return self.tried(self.dealt, option)[0]

    def value_of_set(self, chosen: tuple[int, ...]) -> float:
        self.left = LEAVES
        t = self.dealt.clone()
        apply(self.game, t, self.seat, chosen)
        return self.best(t, STEPS)[0]

    def tried(self, t: VCardTable, option: Option) -> tuple[float, VCardTable]:
        """What an option comes to, and the table then."""
        self.left = LEAVES
        new = t.clone()
        self.game.decide(new, self.seat, option)
        return self.best(new, STEPS)

    def best(self, t: VCardTable, steps: int) -> tuple[float, VCardTable]:
        """The score once the dust has settled: the best of what this seat may choose, the first for the other."""
        game, seat, turn = self.game, self.seat, self.dealt.turn
        while steps and t.result is None and t.turn == turn and t.prompt != MAIN_PROMPT.number:
            steps -= 1
            asked = t.asked[0]
            options = game.options(t, asked)
            if asked != seat or len(options) == 1:
                game.decide(t, asked, options[0])
                continue
            sets = sets_to_try(t, seat, self.weights)
            if self.left > 0 and (sets is None or len(sets) > 1):
                return max(self.branches(t, options, sets, steps), key=_first)
            if sets is None:
                game.decide(t, seat, options[0])
            else:
                apply(game, t, seat, sets[0])
        self.left -= 1
        return score(t, seat, self.seen, self.weights), t

    def branches(
        self, t: VCardTable, options: list[Option], sets: list[tuple[int, ...]] | None, steps: int
    ) -> list[tuple[float, VCardTable]]:
        found = []
        for n in range(len(options if sets is None else sets)):
            new = t.clone()
            if sets is None:
                self.game.decide(new, self.seat, options[n])
            else:
                apply(self.game, new, self.seat, sets[n])
            found.append(self.best(new, steps))
        return found


def _first(found: tuple[float, VCardTable]) -> float:
    return found[0]


def next_of(chosen: tuple[int, ...], options: list[Option]) -> Option:
    """A set of cards is taken one by one, in the order in which they are offered; then it is enough."""
    return next((option for option in options if option[0] == "pick" and option[1] in chosen), options[-1])
