"""Who plays whom, and with which luck.

A round seats everybody against everybody (two seats), or all at tables drawn by lot (more). The same game, with the
same seed and the same decks at the same seats, is then played once for each seat that an entrant can have: the seats
move on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from msgspec import Struct


class Entrant(Struct, frozen=True):
    """A bot by its name, or a program by its command."""

    name: str
    bot: str = ""
    command: str = ""


class League(Struct, frozen=True):
    """What is the same for all games; a folder that holds another league is not gone on with."""

    game: str
    seats: int
    seed: int
    entrants: list[Entrant]
    decks: list[str]  # drawn from for every table; none where nobody brings one
    seconds: float


class Fixture(Struct, frozen=True):
    """One game: who sits where."""

    round: int
    table: int
    turn: int  # by how many seats they have moved on
    seats: list[int]  # entrants
    decks: list[str]
    luck: str

    @property
    def key(self) -> str:
        return f"{self.round}-{self.table}-{self.turn}"


def fixtures(league: League, rounds: int) -> Iterator[Fixture]:
    for number in range(rounds):
        rng = Random(f"{league.seed}:{number}")
        for table, seated in enumerate(_tables(league, rng)):
            decks = rng.choices(league.decks, k=league.seats) if league.decks else []
            for turn in range(league.seats):
                seats = [*seated[turn:], *seated[:turn]]
                yield Fixture(number, table, turn, seats, decks, f"{league.seed}:{number}:{table}")


def _tables(league: League, rng: Random) -> list[Sequence[int]]:
    everybody = list(range(len(league.entrants)))
    if league.seats == 2:
        return list(combinations(everybody, 2))
    rng.shuffle(everybody)
    count = -(-len(everybody) // league.seats)  # tables enough for all; the last is filled up
    while len(everybody) < count * league.seats:
        everybody.append(everybody[len(everybody) % len(league.entrants)])
    return [everybody[at : at + league.seats] for at in range(0, len(everybody), league.seats)]
