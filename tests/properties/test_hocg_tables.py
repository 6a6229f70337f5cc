"""Tables: no card is ever lost, a clone is its original, and a saved table is the one that was saved."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import STAGE, HoloTable, Mem
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.table import Table
from tests.depth import examples
from tests.properties.hocg_play import QUIET, play_on, prompt, walk

SEEDS = st.integers(0, 100_000)


def places(t: HoloTable) -> list[tuple[int, int]]:
    """(card, zone) of everything that lies anywhere."""
    found = [(card, zone) for zone, cards in enumerate(t.zones) for card in cards]
    return found + [(card, STAGE + mem.seat) for mem in t.mems.values() for card in mem.cards()]


@settings(max_examples=examples(60))
@given(SEEDS)
def test_every_card_is_always_in_one_place_and_keeps_its_face(seed: int) -> None:
    faces: list[int] | None = None
    for t in walk(seed):
        faces = faces or t.defs[:]
        assert t.defs == faces
        lying = places(t)
        assert sorted(card for card, _ in lying) == list(range(len(t.defs)))
        assert all(t.where[card] == zone for card, zone in lying)
        assert sorted(t.mems) == sorted(t.spots[0] + t.spots[1])
        assert all(t.owner[card] == zone & 1 for card, zone in lying if zone < STAGE - 2)


@settings(max_examples=examples(20))
@given(SEEDS)
def test_a_clone_is_equal_independent_and_goes_on_alike(seed: int) -> None:
    quiet = Counter[bool]()
    for n, t in enumerate(walk(seed, every=12)):
        before = t.digest()
        one, two = t.clone(), t.clone()
        assert one.digest() == before
        after = play_on(one, n, 30)
        assert t.digest() == before and two.digest() == before
        assert play_on(two, n, 30) == after
        quiet[prompt(t) in QUIET] += after != before
    assert quiet[True] and quiet[False]


def changeable(thing: object, path: str) -> Iterator[tuple[str, object]]:
    """Whatever could be changed in place, from a thing down, with the way to it."""
    if isinstance(thing, Table | Frame | Mem):
        for kind in type(thing).__mro__:
            for name in getattr(kind, "__slots__", ()):
                yield from changeable(getattr(thing, name), f"{path}.{name}")
    if isinstance(thing, list | dict | bytearray | set | Frame | Mem):
        yield path, thing
    if isinstance(thing, list | tuple):
        for each in thing:
            yield from changeable(each, f"{path}[]")
    elif isinstance(thing, dict):
        for each in thing.values():
            yield from changeable(each, f"{path}[]")


# Never changed in place: fixed with the set-up, or replaced as a whole.
SHARED = {"t.owner", "t.rulings", "t.options", "t.past", "t.gone"}


@settings(max_examples=examples(5))
@given(SEEDS)
def test_a_clone_shares_nothing_that_can_change(seed: int) -> None:
    for t in walk(seed, every=10):
        mine = {id(thing) for _, thing in changeable(t, "t")}
        assert {path for path, thing in changeable(t.clone(), "t") if id(thing) in mine} <= SHARED


@settings(max_examples=examples(20))
@given(SEEDS)
def test_playing_the_original_leaves_a_clone_alone(seed: int) -> None:
    for n, t in enumerate(walk(seed, every=40)):
        mine = t.clone()
        kept = mine.clone()
        before = kept.digest()
        play_on(mine, n, 60)
        assert kept.digest() == before


@settings(max_examples=examples(20))
@given(SEEDS)
def test_a_saved_table_is_equal_and_goes_on_alike(seed: int) -> None:
    for n, t in enumerate(walk(seed, every=12)):
        loaded = GAME.load(json.loads(json.dumps(t.to_data())))
        assert loaded.digest() == t.digest()
        assert loaded.to_data() == t.to_data()
        seat = t.asked[0]
        assert GAME.options(loaded, seat) == GAME.options(t, seat)
        assert play_on(loaded, n, 40) == play_on(t.clone(), n, 40)
