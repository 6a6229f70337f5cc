"""Nothing leaks: all that a viewer is sent is the same bytes whatever it is that the viewer may not know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.table import DECK, VCardTable, face_up, vts, zone
from kaimaku.kernel.refusals import Refused
from tests.properties.test_vcard_knowledge import stays_hidden
from tests.properties.vcard_play import exchange, hidden, move, walk
from tests.server.desks.vcard.sight import DESK, picture, step, told, vtubers

SEEDS = (3, 7, 9, 11)  # of any cards of both sets, and of built-in decks


@pytest.mark.parametrize("seed", SEEDS)
def test_hidden_faces_make_no_difference(seed: int) -> None:
    """For both seats and for whoever watches: the faces they cannot see change places among themselves."""
    rng = Random(seed)
    changed = 0
    for t in walk(seed, every=11):
        for viewer in (0, 1, None):
            other = exchange(t, hidden(t, viewer), rng)
            assert picture(other, viewer) == picture(t, viewer)
            changed += other.defs != t.defs
    assert changed > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_a_table_dealt_anew_looks_the_same(seed: int) -> None:
    rng = Random(seed)
    for t in walk(seed, every=13):
        for seat in (0, 1):
            assert picture(GAME.determinize(t, seat, rng), seat, why=False) == picture(t, seat, why=False)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_step_tells_nothing_of_what_stays_hidden_through_it(seed: int) -> None:
    """The same decision on two tables: lines, view and question are the same afterwards."""
    rng = Random(seed)
    seen = Counter[str]()
    for t in walk(seed, every=3):
        mover, option = move(t, rng)
        one = step(t, mover, option)
        for viewer in (0, 1):
            twin = exchange(t, stays_hidden(t, one, viewer), rng)
            twin.seed = t.seed
            try:
                two = step(twin, mover, option)
            except Refused:
                assert viewer != mover
                continue
            assert told(one, viewer) == told(two, viewer)
            assert picture(one, viewer, why=False) == picture(two, viewer, why=False)
            seen["same"] += 1
    assert seen["same"] > 40


def renumbered(t: VCardTable, rng: Random) -> VCardTable:
    """The same table, but the cards of both decks that nobody has seen yet have other numbers.

    A number of the engine that reached a client would show here.
    """
    new = t.clone()
    new.options = None
    for seat in (0, 1):
        cards = [c for c in zone(new, seat, DECK) if not new.known[c] and not new.handles[c]]
        other = cards[:]
        rng.shuffle(other)
        swap = dict(zip(cards, other, strict=True))
        zone(new, seat, DECK)[:] = [swap.get(c, c) for c in zone(new, seat, DECK)]
        for card in cards:
            new.defs[swap[card]] = t.defs[card]
    return new


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_of_the_engine_make_no_difference(seed: int) -> None:
    """Also through the decision that follows: cards drawn, revealed or looked at are named by handles alone."""
    rng = Random(seed)
    compared = 0
    for t in walk(seed, every=4):
        mover, option = move(t, rng)
        if option[0] == "pick":
            continue
        other = renumbered(t, rng)
        one, two = step(t, mover, option), step(other, mover, option)
        for viewer in (0, 1, None):
            assert told(one, viewer) == told(two, viewer)
            assert picture(one, viewer, why=False) == picture(two, viewer, why=False)
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("seed", (2, 6))
def test_a_vtuber_face_down_shows_nothing_but_where_it_stands(seed: int) -> None:
    backs = 0
    for t in walk(seed):
        if t.turn > 2:
            break
        for viewer in (0, 1, None):
            down = [_name(t, vt) for seat in (0, 1) for vt in vts(t, seat) if not face_up(t, vt)]
            for vt in vtubers(DESK.view(t, viewer)):
                if vt.id in down:
                    assert vt.pl is None and not vt.terms and not vt.paired
                    mine = viewer is not None and t.owner[_vt(t, vt.id)] == viewer
                    assert (vt.stack[0] is not None) == mine and (mine or not vt.lock)
                    backs += 1
    assert backs > 10


def _name(t: VCardTable, vt: int) -> str:
    return f"m{t.handles[vt]}"


def _vt(t: VCardTable, name: str) -> int:
    return next(vt for seat in (0, 1) for vt in vts(t, seat) if f"m{t.handles[vt]}" == name)


def test_how_many_options_the_other_has_is_told_nobody() -> None:
    """A window looks the same to all others, whether its seat could answer or not."""
    with_answers = without = 0
    for seed in range(1, 9):
        for t in walk(seed):
            if not DESK.window(t):
                continue
            seat = t.asked[0]
            if DESK.idle(t, seat):
                without += 1
            else:
                with_answers += 1
            view = DESK.view(t, 1 - seat)
            assert view.priority == seat and view.asked == [seat]
            assert not DESK.veiled(t)
    assert with_answers > 5 and without > 20
