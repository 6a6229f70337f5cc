"""Games between bots, some with a blunder on purpose."""

from __future__ import annotations

from random import Random
from typing import Any

from kaimaku import bots, games, replays
from kaimaku.bots.bot import Sight
from kaimaku.games.desk import desk
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import Line, redact
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table
from kaimaku.review.playing import play_on
from kaimaku.review.reviewing import reviewing
from kaimaku.usual import decks_for

SEATS = {"danmaku": 5}
FROM = 12  # decisions before anybody blunders
MOST = 10  # options that are tried for one that is bad
WORLDS = 2
SURE = 8  # fresh worlds in which a blunder must be one


class Blunder:
    """The worst option of a decision, if it costs enough in worlds of its own."""

    def __init__(self, seat: int, cost: float) -> None:
        self.seat = seat
        self.cost = cost
        self.step: int | None = None

    def find(self, game: str, t: Table, histories: list[list[Line]], usual: Option, rng: Random) -> Option | None:
        rules, about = games.game(game), reviewing(game)
        options = rules.options(t, self.seat)
        others = [option for option in options if option != usual]
        if not others:
            return None
        others = rng.sample(others, min(MOST, len(others)))

        def worth(options: list[Option], worlds: int) -> dict[Option, float]:
            found = dict.fromkeys(options, 0.0)
            for _ in range(worlds):
                world = about.deal(rules, t, self.seat, histories[self.seat], rng)
                luck = rng.getrandbits(32)
                for option in options:
                    came: Any = play_on(rules, world, histories, about, desk(game), self.seat, option, luck)
                    found[option] += came.chances[self.seat] / worlds
            return found

        seen = worth([usual, *others], WORLDS)
        worst = min(others, key=lambda option: seen[option])
        if seen[usual] - seen[worst] < self.cost:
            return None
        seen = worth([usual, worst], SURE)
        return worst if seen[usual] - seen[worst] >= self.cost else None


def played(game: str, seed: int, blunder: Blunder | None = None, every: int = 4) -> Replay:
    """A whole game between the usual bots of a game."""
    rules = games.game(game)
    seats = SEATS.get(game, 2)
    replay = replays.header(game, decks_for(game, seats), seed)
    t = replays.begin(replay)
    bot, rng, whims = bots.bot(games.find(game).bots[0], game), Random(seed), Random(seed + 1)
    histories: list[list[Line]] = [[] for _ in range(seats)]
    read = 0
    while t.result is None:
        seat = t.asked[0]
        fresh = (t.journal or [])[read:]
        read += len(fresh)
        for each, history in enumerate(histories):
            history += redact(t, fresh, each)
        option = bot.answer(Sight(rules, t, seat, histories[seat]), rng)
        n = len(replay.moves)
        if blunder is not None and blunder.step is None and seat == blunder.seat and n >= FROM and n % every == 0:
            bad = blunder.find(game, t, histories, option, whims)
            if bad is not None:
                blunder.step, option = n, bad
        rules.decide(t, seat, option)
        replay.record(t, seat, option)
    return replay
