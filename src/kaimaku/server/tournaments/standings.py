"""Standings: points, and the tie-breakers that are usual in this field. docs/tournaments.md has a worked example."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from msgspec import Struct

from kaimaku.wire.tournaments import StandingRow

from .state import Match, Tournament

WIN: Final = 3
DRAW: Final = 1
FLOOR: Final = 1 / 3  # nobody's share counts for less to those who have met them


class Record(Struct):
    """What somebody has done in the Swiss rounds."""

    points: int = 0
    wins: int = 0
    losses: int = 0
    draws: int = 0
    rounds: int = 0
    game_points: int = 0
    games: int = 0
    opponents: list[int] = []  # without byes

    @property
    def share(self) -> float:
        """Of the match points that could be had."""
        return max(FLOOR, self.points / (WIN * self.rounds)) if self.rounds else FLOOR

    @property
    def game_share(self) -> float:
        return max(FLOOR, self.game_points / (WIN * self.games)) if self.games else FLOOR


def records(t: Tournament) -> dict[int, Record]:
    found = {number: Record(opponents=[]) for number in t.here()}
    for each in t.rounds:
        if each.kind == "swiss":
            for match in each.matches:
                if not match.open:
                    _count(t, match, found)
    return found


def _count(t: Tournament, match: Match, found: dict[int, Record]) -> None:
    for seat, player in enumerate(match.players):
        record = found[player]
        record.rounds += 1
        if len(match.players) == 1:
            need = t.plan.best_of // 2 + 1
            record.points, record.wins = record.points + WIN, record.wins + 1
            record.game_points, record.games = record.game_points + WIN * need, record.games + need
            continue
        other = match.players[1 - seat]
        record.opponents.append(other)
        record.game_points += WIN * match.wins[seat] + DRAW * match.draws
        record.games += sum(match.wins) + match.draws
        if match.winner == player:
            record.points, record.wins = record.points + WIN, record.wins + 1
        elif match.drawn:
            record.points, record.draws = record.points + DRAW, record.draws + 1
        else:
            record.losses += 1


def ranked(t: Tournament) -> list[StandingRow]:
    """The best first. Who has gone further in an elimination is better; before it, points and shares decide."""
    found = records(t)
    rows = []
    for number, record in found.items():
        met = [found[other] for other in record.opponents if other in found]
        opponents = sum(other.share for other in met) / len(met) if met else FLOOR
        games = sum(other.game_share for other in met) / len(met) if met else FLOOR
        rows.append(
            StandingRow(
                rank=0,
                number=number,
                points=record.points,
                wins=record.wins,
                losses=record.losses,
                draws=record.draws,
                opponents=round(opponents, 6),
                games=round(record.game_share, 6),
                opponents_games=round(games, 6),
                round=_reached(t, number),
            )
        )
    rows.sort(key=lambda row: (*_place(t, row), lot(t, row.number)))
    return _with_ranks(t, rows)


def lot(t: Tournament, number: int) -> bytes:
    """Drawn before anybody knows who needs it."""
    return blake2b(f"{t.seed}/{number}".encode(), digest_size=8).digest()


def _place(t: Tournament, row: StandingRow) -> tuple[float, ...]:
    if row.round:
        return (-row.round, 0, 0, 0, 0) if t.plan.system == "elimination" else (-row.round, *_swiss(row))
    return (0, *_swiss(row))


def _swiss(row: StandingRow) -> tuple[float, ...]:
    return (-row.points, -row.opponents, -row.games, -row.opponents_games)


def _with_ranks(t: Tournament, rows: list[StandingRow]) -> list[StandingRow]:
    """Those who fell in the same round of an elimination share a place; elsewhere nobody does."""
    found: list[StandingRow] = []
    for n, row in enumerate(rows):
        same = n > 0 and t.plan.system == "elimination" and rows[n - 1].round == row.round
        rank = found[-1].rank if same else n + 1
        found.append(
            StandingRow(
                rank,
                row.number,
                row.points,
                row.wins,
                row.losses,
                row.draws,
                row.opponents,
                row.games,
                row.opponents_games,
                row.round,
            )
        )
    return found


def _reached(t: Tournament, number: int) -> int:
    """The last round of an elimination in which somebody was; winning the last one is one more."""
    reached, count = 0, 0
    for each in t.rounds:
        if each.kind != "elimination":
            continue
        count += 1
        for match in each.matches:
            if number in match.players:
                won = match.winner == number and not match.open
                reached = count + (won and len(each.matches) == 1)
    return reached
