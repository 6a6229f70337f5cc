"""Noninterference: what a seat may not know makes no difference to anything it is told, nor to a table dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.rules.setup import is_pl8
from kaimaku.games.vcard.table import ACTIVE, HAND, SETUP, VCardTable, face, vts, zone
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import redact
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.refusals import Refused
from tests.depth import examples
from tests.properties.vcard_play import (
    LONGEST,
    QUIET,
    exchange,
    hidden,
    move,
    odd_options,
    picture,
    play_on,
    prompt,
    restack,
    walk,
)

SEEDS = st.integers(0, 100_000)


@settings(max_examples=examples(20))
@given(SEEDS)
def test_hidden_faces_change_nothing_a_seat_is_told(seed: int) -> None:
    """View, options and refusals of both seats, and of a spectator, to the byte."""
    rng = Random(seed)
    changed = Counter[bool]()
    for t in walk(seed, every=6):
        odd = odd_options(t, rng)
        for seat in (0, 1, None):
            other = exchange(t, hidden(t, seat), rng)
            assert picture(other, seat, odd) == picture(t, seat, odd)
            changed[prompt(t) == QUIET] += other.defs != t.defs
    assert changed[True] and changed[False]  # between actions, and in mid-resolution


@settings(max_examples=examples(20))
@given(SEEDS)
def test_the_order_of_decks_changes_nothing_a_seat_is_told(seed: int) -> None:
    rng = Random(seed)
    for t in walk(seed, every=6):
        odd = odd_options(t, rng)
        for seat in (0, 1):
            assert picture(restack(t, seat, rng), seat, odd) == picture(t, seat, odd)


def stays_hidden(before: VCardTable, after: VCardTable, seat: int) -> list[list[int]]:
    """Cards that a seat could not tell before a decision, nor after it, nor by its journal.

    An Erupt card stays where it is: that one was drawn, or was not, is seen by what it does.
    """
    told = {card for _, _, card, audience, _, _ in after.journal or () if audience >> seat & 1}
    told |= {c for c, _ in enumerate(before.defs) if face(before, c).erupt is not None}
    late = {c for group in hidden(after, seat) for c in group}
    return [[c for c in group if c in late and c not in told] for group in hidden(before, seat)]


def step(t: VCardTable, seat: int, option: Option) -> VCardTable:
    new = t.clone()
    new.journal = []
    GAME.decide(new, seat, option)
    return new


@settings(max_examples=examples(20))
@given(SEEDS)
def test_what_stays_hidden_through_a_decision_leaves_no_trace(seed: int) -> None:
    """The same decision is taken on two tables; whoever watches reads the same journal and sees the same table."""
    rng = Random(seed)
    seen = Counter[str]()
    for t in walk(seed, every=3):
        mover, option = move(t, rng)
        one = step(t, mover, option)
        for seat in (mover, 1 - mover):
            twin = exchange(t, stays_hidden(t, one, seat), rng)
            twin.seed = t.seed
            try:
                two = step(twin, mover, option)
            except Refused:
                assert seat != mover
                seen["refused"] += 1
                continue
            where = f"{prompt(t)} {option} by {mover} seen by {seat}: {prompt(one)} or {prompt(two)}"
            assert redact(one, one.journal or [], seat) == redact(two, two.journal or [], seat), where
            assert picture(one, seat, []) == picture(two, seat, []), where
            seen["same"] += 1
    assert seen["same"] > 20
    assert seen["refused"] < seen["same"] / 3


def structure(t: VCardTable) -> list[object]:
    """Everything of a table but its faces and its chance."""
    data = t.to_data()
    return [data[key] for key in sorted(data) if key not in ("defs", "seed", "draws", "forced")]


@settings(max_examples=examples(20))
@given(SEEDS)
def test_a_dealt_table_keeps_what_the_seat_knows(seed: int) -> None:
    rng = Random(seed)
    changed = Counter[bool]()
    for t in walk(seed, every=6):
        before = t.digest()
        odd = odd_options(t, rng)
        for seat in (0, 1):
            other = GAME.determinize(t, seat, rng)
            assert structure(other) == structure(t)
            assert all(other.defs[c] == d for c, d in enumerate(t.defs) if knows(t, c, seat))
            for owner in (0, 1):
                assert Counter(d for c, d in enumerate(other.defs) if t.owner[c] == owner) == Counter(
                    d for c, d in enumerate(t.defs) if t.owner[c] == owner
                )
            assert picture(other, seat, odd) == picture(t, seat, odd)
            assert GAME.options(other, other.asked[0])
            assert other.seed != t.seed
            changed[prompt(t) == QUIET] += other.defs != t.defs
        assert t.digest() == before
    assert changed[True] and changed[False]


@settings(max_examples=examples(20))
@given(SEEDS)
def test_the_dealing_depends_on_nothing_the_seat_cannot_know(seed: int) -> None:
    """Two tables that a seat cannot tell apart become one and the same table."""
    rng = Random(seed)
    for t in walk(seed, every=9):
        for seat in (0, 1):
            twin = exchange(t, hidden(t, seat), rng)
            draw = rng.getrandbits(32)
            one, two = (GAME.determinize(x, seat, Random(draw)) for x in (t, twin))
            assert one.digest() == two.digest()


@settings(max_examples=examples(15))
@given(SEEDS)
def test_a_dealt_table_can_be_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    for t in walk(seed, every=60):
        other = GAME.determinize(t, rng.randrange(2), rng)
        play_on(other, seed, LONGEST)
        assert other.result is not None


@settings(max_examples=examples(100))
@given(SEEDS)
def test_what_lies_face_down_in_a_dealt_table_could_have_been_laid(seed: int) -> None:
    """VTs face down are PL8, and whoever has yet to set up holds one (6.1.1.4, 6.1.1.5a)."""
    rng = Random(seed)
    dealt = 0
    for t in walk(seed):
        if t.turn > 1:
            break
        for seat in (0, 1):
            other = GAME.determinize(t, seat, rng)
            assert all(is_pl8(face(other, vt)) for vt in vts(other, 1 - seat) if not knows(t, vt, seat))
            if t.phase == SETUP and not zone(other, 1 - seat, ACTIVE):
                assert any(is_pl8(face(other, c)) for c in zone(other, 1 - seat, HAND))
            dealt += other.defs != t.defs
    assert dealt
