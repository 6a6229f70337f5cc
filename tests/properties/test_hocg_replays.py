"""Replays: a game played again is the game that was played, from a file of a few kilobytes."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku import replays
from kaimaku.bots import bot
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.replay import BadReplay, Replay
from tests.depth import examples
from tests.properties.hocg_play import decks_of

SEEDS = st.integers(0, 100_000)
LARGEST = 8 * 1024


def played(seed: int, names: tuple[str, str]) -> tuple[Replay, HoloTable]:
    """A whole game between two bots, recorded."""
    rng = Random(seed)
    decks = decks_of(seed)
    replay = replays.header("hocg", decks, seed)
    t = GAME.new(decks, seed)
    while t.result is None:
        seat = t.asked[0]
        option = bot(names[seat], GAME.name).choose(GAME, t, seat, rng)
        GAME.decide(t, seat, option)
        replay.record(t, seat, option)
    return replay, t


def check(replay: Replay, live: HoloTable) -> None:
    raw = replay.to_bytes()
    assert len(raw) < LARGEST
    read = Replay.from_bytes(raw)
    *_, (count, t) = read.play(GAME, lambda setup, seed: replays.begin(read))  # type: ignore[arg-type, return-value]
    assert count == len(replay.moves) == len(read.moves)
    assert t.digest() == live.digest() and t.result == live.result
    assert read.result == [list(t.result.winners), t.result.rule] if t.result else False


@settings(max_examples=examples(40))
@given(SEEDS)
def test_a_random_game_played_again_is_the_same(seed: int) -> None:
    check(*played(seed, ("random", "random")))


@settings(max_examples=examples(12))
@given(SEEDS)
def test_a_greedy_game_played_again_is_the_same(seed: int) -> None:
    check(*played(seed, ("greedy", "greedy")))


@settings(max_examples=examples(10))
@given(SEEDS)
def test_a_fork_is_the_table_as_it_was(seed: int) -> None:
    replay, _ = played(seed, ("random", "random"))
    at = Random(seed).randrange(len(replay.moves))
    t = replays.begin(replay, journal=False)
    for seat, option in replay.moves[:at]:
        GAME.decide(t, seat, option)  # type: ignore[arg-type]
    fork = replay.fork(GAME, lambda setup, seed: replays.begin(replay, journal=False), at)  # type: ignore[arg-type, return-value]
    assert fork.digest() == t.digest()


@settings(max_examples=examples(10))
@given(SEEDS)
def test_a_changed_decision_or_seed_is_found_out(seed: int) -> None:
    replay, _ = played(seed, ("random", "random"))
    replay.seed += 1
    with pytest.raises(BadReplay):
        replays.verify(replay)
    replay.seed -= 1
    replays.verify(replay)
    del replay.moves[Random(seed).randrange(len(replay.moves) - 20)]
    with pytest.raises(BadReplay):
        replays.verify(replay)
