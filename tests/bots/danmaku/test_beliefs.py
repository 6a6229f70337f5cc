"""Beliefs of a finished game: what each seat could believe, step by step, from what it had read by then."""

from __future__ import annotations

import time
from functools import cache
from typing import cast

import pytest

from kaimaku import games, replays
from kaimaku.games.danmaku.beliefs import KINDS, Believed, beliefs
from kaimaku.games.danmaku.bots.belief import believe, by_kind, heard
from kaimaku.games.danmaku.definitions import role_of
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.journal import redact
from kaimaku.kernel.replay import BadReplay, Replay
from kaimaku.sim import Plan, game_seed, moves
from kaimaku.usual import decks_for


@cache
def played(seats: int = 5, seed: int = 3, bots: str = "seeker") -> Replay:
    plan = Plan("danmaku", 1, seed, (bots,) * seats, tuple(decks_for("danmaku", seats)))
    replay = replays.header("danmaku", plan.decks_of(0), game_seed(seed, 0))
    t = replays.begin(replay, journal=False)
    for seat, option in moves(plan, 0, t):
        games.game("danmaku").decide(t, seat, option)
        replay.record(t, seat, option)
    return replay


def rows(found: list[Believed], seat: int, step: int) -> list[list[float]]:
    return [each for each in found if each.seat == seat and each.step <= step][-1].of


def test_every_seat_believes_something_from_the_start_and_nobody_is_nobody() -> None:
    found = beliefs(played())
    assert {each.seat for each in found if each.step == 0} == set(range(5))
    assert [each.step for each in found] == sorted(each.step for each in found)
    for each in found:
        assert len(each.of) == 5 and all(len(row) == len(KINDS) for row in each.of)
        assert all(sum(row) == pytest.approx(1.0, abs=0.001) for row in each.of)
        assert max(each.of[each.seat]) == 1.0


def test_only_changes_are_told() -> None:
    latest: dict[int, list[list[float]]] = {}
    for each in beliefs(played()):
        assert latest.get(each.seat) != each.of
        latest[each.seat] = each.of


def test_it_is_what_the_seat_could_read_at_that_step() -> None:
    replay = played()
    found = beliefs(replay)
    for step, table in replay.play(games.game("danmaku"), replays.new(replay)):
        if step % 40 == 7:
            for seat in range(5):
                told = heard(table, redact(table, list(table.journal or []), seat))
                expected = [by_kind(row) for row in believe(table, seat, told)]
                for mine, theirs in zip(rows(found, seat, step), expected, strict=True):
                    assert mine == pytest.approx(theirs, abs=0.0001)


@pytest.mark.parametrize("seats", [5, 7])
def test_at_the_end_the_truth_is_likelier_than_at_the_start(seats: int) -> None:
    """Seekers play to their roles, so the others find them out: in the mean, and over several games."""
    start = end = 0.0
    for seed in range(4 if seats == 5 else 2):
        replay = played(seats, seed)
        found = beliefs(replay)
        t = cast(DanmakuTable, replays.begin(replay))
        truth = [KINDS.index(role.kind) for s in range(seats) if (role := role_of(t, s)) is not None]
        begun = next(each.step for each in found if each.step)  # the Heroine is known
        before = len(replay.moves) - 1  # the last decision shows roles
        for seat in range(seats):
            for other in range(seats):
                start += rows(found, seat, begun)[other][truth[other]]
                end += rows(found, seat, before)[other][truth[other]]
    assert end > 1.15 * start


def test_a_whole_game_of_eight_is_quick_enough_for_a_request() -> None:
    replay = played(8, 1, "random")
    began = time.process_time()
    assert len(beliefs(replay)) > 100
    assert time.process_time() - began < 15


def test_other_games_have_no_roles() -> None:
    with pytest.raises(BadReplay, match="roles"):
        beliefs(replays.header("vcard", decks_for("vcard", 2), 1))
