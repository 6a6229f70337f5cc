"""The seeker goes by what its seat may know: hidden roles, hands, decks and the seed make no difference."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.bots import LEVELS, bot
from kaimaku.bots.searcher import Searcher
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.table import HAND, ROLE, DanmakuTable
from kaimaku.kernel.decisions import asides
from kaimaku.kernel.journal import Line
from kaimaku.sim import History
from tests.bots.guarded import Guarded
from tests.depth import at_depth
from tests.properties.danmaku_play import exchange, hidden, new

SEEKER = bot("seeker", GAME.name)
SEARCHER = found.with_budget(4) if isinstance(found := bot("searcher", GAME.name), Searcher) else SEEKER


class SeenGame:
    """A game between seekers, shown at every decision with what the deciding seat has read."""

    def __init__(self, seats: int, seed: int) -> None:
        self.t = new(seats, seed)
        self.t.journal = []
        self.histories = [History() for _ in range(seats)]

    def step(self) -> tuple[int, list[Line]]:
        seat = self.t.asked[0]
        return seat, self.histories[seat].read(self.t, seat)


@pytest.mark.parametrize("seats", [4, 5, 7, 8])
def test_tables_that_differ_in_hidden_things_get_the_same_answer(seats: int) -> None:
    """At every decision of a game; the other roles and hands are dealt anew, in two ways."""
    game, rng = SeenGame(seats, 30 + seats), Random(seats)
    roles = hands = 0
    for n in range(220):
        if game.t.result is not None:
            break
        t = game.t
        seat, history = game.step()
        option = SEEKER.choose(GAME, t, seat, Random(n), history)
        for twin in (GAME.determinize(t, seat, rng), exchange(t, hidden(t, seat), rng)):
            assert SEEKER.choose(GAME, twin, seat, Random(n), list(history)) == option
            roles += _faces(twin, ROLE) != _faces(t, ROLE)
            hands += _faces(twin, HAND) != _faces(t, HAND)
        GAME.decide(t, seat, option)
    assert roles > 100 and hands > 100


@pytest.mark.parametrize("seats", [5, 8])
def test_what_the_searcher_finds_does_not_hang_on_hidden_things_either(seats: int) -> None:
    """Asked seldom, and with a small budget: it uses every part of it all the same."""
    game, rng = SeenGame(seats, 40 + seats), Random(seats)
    searched = 0
    for n in range(at_depth(90, 400)):
        if game.t.result is not None:
            break
        t = game.t
        seat, history = game.step()
        if n % 9 == 0 or (t.step == "main" and n % 3 == 0):
            guarded, before = Guarded(GAME, t), t.digest()
            option = SEARCHER.choose(guarded, t, seat, Random(n), history)
            assert option in GAME.options(t, seat) or option in asides(t, seat)
            assert t.digest() == before
            for twin in (GAME.determinize(t, seat, rng), exchange(t, hidden(t, seat), rng)):
                assert SEARCHER.choose(GAME, twin, seat, Random(n), list(history)) == option
            searched += guarded.dealt > 3
        GAME.decide(t, seat, SEEKER.choose(GAME, t, seat, Random(n), history))
    assert searched > 3


def _faces(t: DanmakuTable, zone: int) -> list[list[int]]:
    return [[t.defs[c] for c in t.zones[zone + seat]] for seat in range(t.seats)]


def test_the_true_table_is_left_alone_and_the_answer_is_possible() -> None:
    game = SeenGame(5, 4)
    taken = 0
    while game.t.result is None:
        seat, history = game.step()
        before = game.t.digest()
        option = SEEKER.choose(Guarded(GAME, game.t), game.t, seat, Random(1), history)
        assert option in GAME.options(game.t, seat) or option in asides(game.t, seat)
        assert game.t.digest() == before
        GAME.decide(game.t, seat, option)
        taken += 1
    assert taken > 100


def test_the_deal_it_thinks_about_makes_no_difference() -> None:
    """It reads nothing from cards that are only dealt for it: any random numbers give the same answer."""
    game = SeenGame(6, 9)
    for _ in range(250):
        if game.t.result is not None:
            break
        seat, history = game.step()
        options = {SEEKER.choose(GAME, game.t, seat, Random(chance), history) for chance in range(3)}
        assert len(options) == 1
        GAME.decide(game.t, seat, options.pop())


@pytest.mark.parametrize("level", [level.name for level in LEVELS if not level.searches])
def test_no_level_goes_by_hidden_things(level: str) -> None:
    """Nor by the order in which options are offered, of which a level takes any."""
    game, rng = SeenGame(5, 50), Random(3)
    for n in range(at_depth(60, 400)):
        if game.t.result is not None:
            break
        seat, history = game.step()
        option = bot(level, GAME.name).choose(GAME, game.t, seat, Random(n), history)
        twin = exchange(game.t, hidden(game.t, seat), rng)
        assert bot(level, GAME.name).choose(GAME, twin, seat, Random(n), list(history)) == option
        GAME.decide(game.t, seat, option)
