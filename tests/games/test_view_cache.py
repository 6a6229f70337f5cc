"""The view cache: over whole games, every viewer is shown what a view made anew shows."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku import games
from kaimaku.games.desk import desk
from kaimaku.games.view_cache import MOST, ViewCache
from kaimaku.kernel.table import Table
from kaimaku.usual import any_pair, decks_for
from tests.depth import at_depth

GAMES = [(manifest.name, seats) for manifest in games.all() for seats in manifest.sizes]


def table(game: str, seats: int, seed: int) -> Table:
    """Every other one with any decks, where there are decks."""
    named = games.find(game).decks and seed % 2
    t: Table = desk(game).game.new(any_pair(game, Random(seed)) if named else decks_for(game, seats), seed)
    t.journal = None
    return t


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_kept_is_what_would_be_made(game: str, seats: int) -> None:
    the_desk, rng = desk(game), Random(game)
    shared = 0
    for seed in range(at_depth(4, 100)):
        t, cache = table(game, seats, seed), ViewCache()
        viewers = [None, *range(t.seats)]
        while t.result is None:
            for viewer in rng.sample(viewers, len(viewers)):
                assert the_desk.seen(t, viewer, cache) == the_desk.view(t, viewer)
            before = the_desk.seen(t, 0, cache)
            shared += any(a is b for a, b in zip(_lists(before), _lists(the_desk.seen(t, 1, cache)), strict=True))
            seat = rng.choice(t.asked)
            the_desk.game.decide(t, seat, rng.choice(the_desk.game.options(t, seat)))
            cache.moment += 1
    assert shared > 50  # parts are really shared


def _lists(view: object) -> list[object]:
    """The lists of a view, and of what stands in them."""
    found = [getattr(view, name) for name in getattr(view, "__struct_fields__", ())]
    lists = [each for each in found if isinstance(each, list)]
    return [*lists, *(inner for each in lists for one in each for inner in _lists(one))][:12]


def test_a_part_is_made_again_when_what_it_reads_has_changed() -> None:
    cache, made = ViewCache(), list[int]()

    def make() -> int:
        made.append(len(made))
        return made[-1]

    assert [cache.part("a", [1], make), cache.part("a", [1], make), cache.part("a", [2], make)] == [0, 0, 1]
    for n in range(MOST):
        cache.part(n, 0, make)
    assert cache.part("a", [2], make) > 1  # no table keeps without end
