"""Nothing leaks: all that a viewer is sent is the same bytes whatever it is that the viewer may not know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from kaimaku.games.danmaku.definitions import ROLE_CARDS
from kaimaku.games.danmaku.game import GAME
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


def named(text: str) -> set[str]:
    """The roles a text speaks of, by id or by name; longer names first: one may be part of another."""
    found = set()
    for role in sorted(ROLE_CARDS, key=lambda role: -len(role.name.en)):
        for word in (f'"{role.id}"', role.name.en, role.name.ja):
            if word in text:
                found.add(role.id)
                text = text.replace(word, "")
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_a_spectator_sees_no_role_and_no_hand_before_they_are_shown(seats: int) -> None:
    """Views and lines, with words and without: a role is named when it is shown to all at the table, never before."""
    rng = Random(seats)
    hidden_ones = shown_later = 0
    t, ever = new(seats, 4), set[str]()
    while t.result is None:
        view = DESK.view(t, None)
        for player in view.players:
            assert bool(player.role) == player.shown
            assert player.reach is None
        ever |= {player.role for player in view.players if player.shown}
        assert named(encode(replace(view, roles=[])).decode()) <= ever  # which are left at all is no secret
        hidden_ones += sum(not player.shown for player in view.players)
        t = step(t, *move(t, rng))
        after = DESK.view(t, None).players
        now = {player.role for player in after if player.shown}
        shown_later += len(now - ever)
        if [player.role == "heroine" for player in after] != [player.role == "heroine" for player in view.players]:
            now.add("rival")  # who shows it and takes her place
        assert named(told(t, None).decode()) <= ever | now
    assert hidden_ones and shown_later


def test_the_goal_of_the_heroine_speaks_of_others_wherever_they_sit() -> None:
    """Her role is open, and so is what her card says: whoever watches reads of Stage Bosses and learns nothing."""
    heroine = next(role for role in ROLE_CARDS if role.kind == "heroine")
    assert "Stage Boss" in heroine.goal.words("en")
