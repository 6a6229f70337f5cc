"""Nothing leaks: all that a viewer is sent is the same bytes whatever it is that the viewer may not know."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from kaimaku.games.danmaku import GAME
from kaimaku.games.danmaku.table import DECK, INCIDENTS, DanmakuTable
from kaimaku.kernel.refusals import Refused
from tests.properties.danmaku_play import SEATS, exchange, hidden, move, new, walk
from tests.properties.test_danmaku_knowledge import stays_hidden
from tests.server.desks.danmaku.sight import DESK, encode, picture, step, told


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_faces_make_no_difference(seats: int) -> None:
    """For every seat and for whoever watches: the faces they cannot see change places among themselves."""
    rng = Random(seats)
    changed = 0
    for t in walk(new(seats, 20 + seats), rng, every=9, restless=True):
        for viewer in (rng.randrange(seats), t.asked[0], None):
            other = exchange(t, hidden(t, viewer), rng)
            assert picture(other, viewer) == picture(t, viewer)
            changed += other.defs != t.defs
    assert changed > 30


@pytest.mark.parametrize("seats", (4, 5, 8))
def test_a_table_dealt_anew_looks_the_same(seats: int) -> None:
    rng = Random(seats)
    for t in walk(new(seats, 30 + seats), rng, every=17):
        for seat in range(seats):
            assert picture(GAME.determinize(t, seat, rng), seat, why=False) == picture(t, seat, why=False)


@pytest.mark.parametrize("seats", SEATS)
def test_a_step_tells_nothing_of_what_stays_hidden_through_it(seats: int) -> None:
    """The same decision on two tables: lines, view, question and reasons are the same afterwards."""
    rng = Random(seats)
    seen = Counter[str]()
    t = new(seats, 50 + seats)
    for n in range(1500):
        if t.result is not None:
            break
        mover, option = move(t, rng)
        one = step(t, mover, option)
        for viewer in (mover, rng.randrange(seats), None) if n % 4 == 0 else ():
            twin = exchange(t, stays_hidden(t, one, viewer), rng)
            try:
                two = step(twin, mover, option)
            except Refused:
                assert viewer != mover
                seen["refused"] += 1
                continue
            assert told(one, viewer) == told(two, viewer)
            assert picture(one, viewer, why=False) == picture(two, viewer, why=False)
            seen["same"] += 1
        GAME.decide(t, mover, option)
    assert seen["same"] > 60


def renumbered(t: DanmakuTable, rng: Random) -> DanmakuTable:
    """The same table, but the cards of both decks, which nobody has seen yet, have other numbers.

    A number of the engine that reached a client would show here.
    """
    new = t.clone()
    new.options = None
    for zone in (DECK, INCIDENTS):
        cards = [c for c in new.zones[zone] if not new.known[c] and not new.handles[c]]
        other = cards[:]
        rng.shuffle(other)
        swap = dict(zip(cards, other, strict=True))
        new.zones[zone] = [swap.get(c, c) for c in new.zones[zone]]
        for card in cards:
            new.defs[swap[card]] = t.defs[card]
    return new


@pytest.mark.parametrize("seats", (4, 6, 8))
def test_numbers_of_the_engine_make_no_difference(seats: int) -> None:
    """Also through the decision that follows: cards drawn, turned up or looked at are named by handles alone."""
    rng = Random(seats)
    compared = 0
    for t in walk(new(seats, 60 + seats), rng, every=5):
        other = renumbered(t, rng)
        mover, option = move(t, rng)
        if any(isinstance(c, int) and 0 <= c < len(t.defs) and t.defs[c] != other.defs[c] for c in option[1:]):
            continue
        one, two = step(t, mover, option), step(other, mover, option)
        for viewer in (0, mover, None):
            assert told(one, viewer) == told(two, viewer)
            assert picture(one, viewer, why=False) == picture(two, viewer, why=False)
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("seats", (5, 8))
def test_a_window_names_nobody_who_is_asked(seats: int) -> None:
    """Whoever else is asked, or has answered: a viewer is sent the same."""
    rng = Random(seats)
    windows = 0
    for t in walk(new(seats, 70 + seats), rng):
        view = DESK.view(t, None)
        if not view.window:
            continue
        windows += 1
        assert view.asked == []
        if len(t.asked) > 1:
            later = t.clone()
            GAME.decide(later, t.asked[0], ("pass",))
            for viewer in (*t.asked[1:], None):
                assert picture(later, viewer, why=False) == picture(t, viewer, why=False)
    assert windows > 10


def test_a_spectator_sees_no_role_and_no_hand_before_they_are_shown() -> None:
    rng = Random(4)
    for t in walk(new(6, 4), rng, every=5):
        view = DESK.view(t, None)
        for player in view.players:
            assert bool(player.role) == player.shown
            assert player.reach is None
        sent = encode(view).decode()
        open_roles = {player.role for player in view.players}
        for secret in ("rival", "stage_boss", "ex_boss", "phantom_boss", "final_boss", "challenger", "anti_heroine"):
            if secret not in open_roles:
                assert not re.search(rf'"{secret}"', sent)
