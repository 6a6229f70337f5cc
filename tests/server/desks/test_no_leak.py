"""Nothing leaks: all that a viewer is sent is the same bytes whatever it is that the viewer may not know."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Refused
from tests.depth import examples
from tests.properties.hocg_play import QUIET, exchange, hidden, pick, prompt, restack, walk, walk_far
from tests.properties.test_hocg_knowledge import stays_hidden, step
from tests.server.desks.sight import DESK, encode, picture

SEEDS = st.integers(0, 100_000)


@settings(max_examples=examples(12))
@given(SEEDS)
def test_hidden_faces_make_no_difference(seed: int) -> None:
    """For both seats and for whoever watches: the faces they cannot see change places among themselves."""
    rng = Random(seed)
    changed = Counter[bool]()
    for t in walk(seed, every=11):
        for viewer in (0, 1, None):
            other = exchange(t, hidden(t, viewer), rng)
            assert picture(other, viewer) == picture(t, viewer)
            changed[prompt(t) in QUIET] += other.defs != t.defs
    assert changed[True] and changed[False]


@settings(max_examples=examples(12))
@given(SEEDS)
def test_a_table_dealt_anew_looks_the_same(seed: int) -> None:
    rng = Random(seed)
    for t in walk(seed, every=11):
        for seat in (0, 1):
            assert picture(GAME.determinize(t, seat, rng), seat) == picture(t, seat)


@settings(max_examples=examples(12))
@given(SEEDS)
def test_the_order_of_decks_makes_no_difference(seed: int) -> None:
    rng = Random(seed)
    for t in walk(seed, every=11):
        for seat in (0, 1):
            assert picture(restack(t, seat, rng), seat) == picture(t, seat)


def renumbered(t: HoloTable, rng: Random) -> HoloTable:
    """The same table, but the cards of both decks, which nobody has seen yet, have other numbers.

    A number of the engine that reached a client would show here.
    """
    new = t.clone()
    new.options = None
    for zone in (0, 1):
        cards = [c for c in new.zones[zone] if not new.known[c] and not new.handles[c]]
        other = cards[:]
        rng.shuffle(other)
        swap = dict(zip(cards, other, strict=True))
        new.zones[zone] = [swap.get(c, c) for c in new.zones[zone]]
        for card in cards:
            new.defs[swap[card]] = t.defs[card]
    return new


@settings(max_examples=examples(12))
@given(SEEDS)
def test_numbers_of_the_engine_make_no_difference(seed: int) -> None:
    """Also through the decision that follows: cards drawn, turned up or searched for are named by handles alone."""
    rng = Random(seed)
    compared = 0
    for t in walk_far(seed, every=7, least=40):
        other = renumbered(t, rng)
        mover, option = pick(t, rng)
        named = [c for c in option[1:] if isinstance(c, int) and c < len(t.defs) and not t.handles[c]]
        if named and option[0] == "pick":  # a card of a deck that is searched
            continue
        one, two = step(t, mover, option), step(other, mover, option)
        for viewer in (0, 1, None):
            assert told(t, one, viewer) == told(other, two, viewer)
            assert picture(one, viewer, why=False) == picture(two, viewer, why=False)
        compared += 1
    assert compared > 20


def told(before: HoloTable, after: HoloTable, viewer: int | None) -> bytes:
    """The lines of a step, with words and without."""
    entries = after.journal or []
    return encode([DESK.narrator(viewer, before).lines(after, entries, 1, words) for words in (True, False)])


@settings(max_examples=examples(12))
@given(SEEDS)
def test_a_step_tells_nothing_of_what_stays_hidden_through_it(seed: int) -> None:
    """The same decision on two tables: lines, view, question and reasons are the same afterwards.

    Left out: hands without a Debut, which are shown and drawn anew by rule (6.2.1.7, 6.2.1.9).
    """
    rng = Random(seed)
    seen = Counter[str]()
    for t in walk_far(seed, every=5, least=40):
        mover, option = pick(t, rng)
        one = step(t, mover, option)
        for seat in (mover, 1 - mover):
            groups = stays_hidden(t, one, seat)
            twin = exchange(t, groups, rng)
            twin.seed = t.seed
            two = taken(twin, mover, option)
            if two is None:
                assert seat != mover
                seen["refused"] += 1
                continue
            same_place = (one.prompt, one.asked, len(one.frames)) == (two.prompt, two.asked, len(two.frames))
            if not same_place or stays_hidden(twin, two, seat) != groups:
                assert t.phase == "setup"
                seen["elsewhere"] += 1
                continue
            assert told(t, one, seat) == told(twin, two, seat)
            assert picture(one, seat) == picture(two, seat)
            seen["same"] += 1
    assert seen["same"] > 20
    assert seen["refused"] + seen["elsewhere"] < seen["same"] / 5


def taken(t: HoloTable, seat: int, option: Option) -> HoloTable | None:
    try:
        return step(t, seat, option)
    except Refused:
        return None
