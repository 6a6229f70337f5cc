"""Finished games for tests, played at random from a seed."""

from __future__ import annotations

from functools import cache
from random import Random

from kaimaku import games, replays
from kaimaku.kernel.replay import Replay
from kaimaku.usual import decks_for


@cache
def finished(game: str = "hocg", seed: int = 7) -> Replay:
    """A whole game between two players without a plan."""
    replay = replays.header(game, decks_for(game, games.game(game).seats[0]), seed)
    rules, rng = games.game(game), Random(seed)
    t = replays.begin(replay)
    while t.result is None:
        seat = rng.choice(sorted(t.asked))
        option = rng.choice(list(rules.options(t, seat)))
        rules.decide(t, seat, option)
        replay.record(t, seat, option)
    return replay
