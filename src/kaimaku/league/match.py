"""One game of a league: bots and programs at a table. Whoever crashes, answers what isn't legal or takes too long,
has lost."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from kaimaku import games, replays
from kaimaku.bots import Bot, bot
from kaimaku.games.desk import desk
from kaimaku.jobs import keep
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.table import Table
from kaimaku.sim import LIMIT, History, game_seed, recorded
from kaimaku.usual import decks_for
from kaimaku.wire.common import Words

from .program import Failed, Program
from .schedule import Fixture, League

REPLAYS = "replays"
LOGS = "stderr"
LOG = 1_000_000  # bytes that are kept of what a program said, the last ones
CUT = Words("The game took too long and was stopped.", "対戦が長すぎるため打ち切られました。")
LOST = Words("A player failed and lost.", "プレイヤーの失敗により敗北となりました。")


class FixtureResult(Struct, frozen=True, omit_defaults=True):
    """How a game ended. The winners are seats; nobody: a draw, or a game that did not end."""

    fixture: Fixture
    winners: list[int] = []
    decisions: int = 0
    rule: str = ""
    failed: int = -1  # the seat that lost by failing
    how: str = ""  # crash, illegal, timeout
    why: str = ""
    replay: str = ""

    def score(self, entrant: int) -> float:
        """The share of its seats that won; with a draw, half of them."""
        mine = [seat for seat, who in enumerate(self.fixture.seats) if who == entrant]
        if not self.winners:
            return 0.5
        return sum(seat in self.winners for seat in mine) / len(mine)


class Seats:
    """The players of one game: what each seat answers."""

    def __init__(self, league: League, fixture: Fixture, logs: Path) -> None:
        self.league, self.fixture, self.logs = league, fixture, logs
        self.game = games.game(league.game)
        self.players: list[Bot | Program] = []
        self.thoughts = [Random(f"{fixture.luck}:{seat}") for seat in range(league.seats)]
        self.histories = [History() for _ in range(league.seats)]

    def open(self) -> None:
        """Start the programs; Failed, with the seat, if one cannot be."""
        for seat, entrant in enumerate(self.fixture.seats):
            who = self.league.entrants[entrant]
            if who.bot:
                self.players.append(bot(who.bot, self.league.game))
                continue
            log = self.logs / f"{self.fixture.key}-{seat}.txt"
            self.players.append(Program(who.command, self.game, seat, self.league.seats, self.league.seconds, log))

    def answer(self, t: Table, seat: int) -> Option:
        player, rng = self.players[seat], self.thoughts[seat]
        if isinstance(player, Program):
            return player.answer(t, rng)
        history = self.histories[seat].read(t, seat) if player.remembers else ()
        return player.choose(self.game, t, seat, rng, history)

    def close(self, winners: list[int], why: Words) -> None:
        for player in self.players:
            if isinstance(player, Program):
                player.over(winners, why)
                player.close()


def play_fixture(league: League, fixture: Fixture, folder: str) -> FixtureResult:
    """Play it, and keep its replay in the folder, and what programs said on the way."""
    with TemporaryDirectory() as logs:
        played = _played(league, fixture, Path(folder), Path(logs))
        for log in sorted(Path(logs).iterdir()):
            keep(Path(folder) / LOGS / log.name, _end(log))
    return played


def _end(log: Path) -> bytes:
    with log.open("rb") as file:
        file.seek(max(0, log.stat().st_size - LOG))
        return file.read()


def _played(league: League, fixture: Fixture, where: Path, logs: Path) -> FixtureResult:
    game = games.game(league.game)
    seed = game_seed(0, int.from_bytes(fixture.luck.encode(), "big"))
    decks = decks_for(league.game, league.seats, fixture.decks or None)
    t: Table = game.new(decks, seed, journal=True)
    seats = Seats(league, fixture, logs)
    taken: list[tuple[int, Option]] = []
    failed, how, why = -1, "", ""
    seat = 0
    try:
        seats.open()
        while t.result is None and len(taken) < LIMIT:
            seat = t.asked[0]
            option = seats.answer(t, seat)
            game.decide(t, seat, option)
            taken.append((seat, option))
    except Failed as error:
        started = len(seats.players) == league.seats  # otherwise the next one could not be
        failed, how, why = seat if started else len(seats.players), error.how, str(error)
    except Refused as error:
        failed, how, why = seat, "illegal", str(error)
    except Endless as error:
        why = str(error)
    winners = _winners(t, failed, league.seats)
    seats.close(winners, _told(league.game, t, failed))
    header = replays.header(league.game, decks, seed)
    name = f"{REPLAYS}/{fixture.key}.kaimaku"
    keep(where / name, recorded(header, taken).to_bytes())
    rule = t.result.rule if t.result is not None else ""
    return FixtureResult(fixture, winners, len(taken), rule, failed, how, why, name)


def _winners(t: Table, failed: int, seats: int) -> list[int]:
    if failed >= 0:
        return [seat for seat in range(seats) if seat != failed]
    return [] if t.result is None else [*t.result.winners]


def _told(game: str, t: Table, failed: int) -> Words:
    if failed >= 0:
        return LOST
    result: Any = t.result
    return CUT if result is None else desk(game).outcome(result)
