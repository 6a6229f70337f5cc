"""Duel: two decks, one seed, two games with the seats exchanged."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from kaimaku.lab.vanilla import declared
from kaimaku.sim import Plan, play

HALF = 0.5  # what a draw gives to either side


@dataclass(frozen=True, slots=True)
class Duel:
    """What to play: everything a process needs to know.

    The number alone makes the luck, whoever plays: the shuffles of each seat, the dice, and the bots' thoughts are the
    same for every pair of decks. Two equal decks therefore win one game each.
    """

    game: str
    bot: str
    seed: int
    number: int
    a: str
    b: str
    decks: tuple[object, object]
    failures: str  # a folder for games that break
    vanilla: tuple[str, ...] = ()  # cards to declare without their text first

    def play(self) -> Record:
        with declared(self.game, self.vanilla):
            return Record(self.a, self.b, self.number, (self._half(0), self._half(1)))

    def _half(self, seat: int) -> Half:
        """The game in which the first deck has this seat."""
        decks = self.decks if seat == 0 else self.decks[::-1]
        folder = f"{self.failures}/{self.a}-{self.b}" if seat == 0 else f"{self.failures}/{self.b}-{self.a}"
        plan = Plan(self.game, self.number + 1, self.seed, (self.bot,) * 2, decks, save_errors=folder)
        played = play(plan, self.number)
        if played.error:
            return Half(error=played.error)
        winners = played.winners
        return Half(HALF if len(winners) != 1 else float(winners[0] == seat), played.turns)


class Half(Struct, frozen=True, omit_defaults=True):
    """One of the two games: what it gave to the first deck."""

    score: float = 0.0
    turns: int = 0
    error: str = ""


class Record(Struct, frozen=True):
    a: str
    b: str
    number: int
    games: tuple[Half, Half]  # with the first deck in seat 0, and in seat 1

    @property
    def scores(self) -> tuple[float, ...]:
        """Of the games that did not break."""
        return tuple(half.score for half in self.games if not half.error)


def numbers(games: int) -> range:
    """The seed numbers of so many games between two decks."""
    if games < 2 or games % 2:
        raise ValueError(f"--games must be even, not {games}: every seed is played twice, with the seats swapped")
    return range(games // 2)


def play_duel(duel: Duel) -> Record:
    return duel.play()
