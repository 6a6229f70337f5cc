"""The view cache: over whole games, every viewer is shown what a view made anew shows."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import Raw
from msgspec.json import encode

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
                assert encode(the_desk.seen(t, viewer, cache)) == encode(the_desk.view(t, viewer))
            one, other = (_parts(the_desk.seen(t, seat, cache)) for seat in (0, 1))
            shared += not {id(part) for part in one}.isdisjoint(id(part) for part in other)
            seat = rng.choice(t.asked)
            the_desk.game.decide(t, seat, rng.choice(the_desk.game.options(t, seat)))
            cache.moment += 1
    assert shared > 50  # parts are really shared


def _parts(view: object) -> list[Raw]:
    """What is in a view as it is sent, wherever it stands."""
    if isinstance(view, Raw):
        return [view]
    inside = (
        view if isinstance(view, list) else [getattr(view, name) for name in getattr(view, "__struct_fields__", ())]
    )
    return [part for each in inside for part in _parts(each)]


def test_a_part_is_made_again_when_what_it_reads_has_changed() -> None:
    cache, made = ViewCache(), list[int]()

    def make() -> int:
        made.append(len(made))
        return made[-1]

    assert [cache.part("a", [1], make), cache.part("a", [1], make), cache.part("a", [2], make)] == [0, 0, 1]
    for n in range(MOST):
        cache.part(n, 0, make)
    assert cache.part("a", [2], make) > 1  # no table keeps without end
