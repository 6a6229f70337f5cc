"""Matches of tournaments: what a table knows of the one it belongs to, and when enough games have been played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from kaimaku.wire.match import MatchOf

if TYPE_CHECKING:
    from ..core.state import RoomState

CHOICE = 30.0  # seconds for whoever lost to say who goes first
BY_ABSENCE = ("room:time", "room:claim")


class MatchRecord(Struct, omit_defaults=True):
    tournament: str
    title: str
    round: int
    table: int
    best_of: int
    must_win: bool = False  # a match of an elimination can't end even
    before: int = 0  # games that were played at a former table
    void: int = 0  # games that count for nobody
    closed: bool = False  # the tournament wants no more games here


def decided(best_of: int, wins: Sequence[int], games: int, must_win: bool) -> bool:
    """Is a match over? `games`: with draws."""
    if max(wins) > best_of // 2:
        return True
    return games >= best_of and (not must_win or wins[0] != wins[1])


def match_over(room: RoomState) -> bool:
    match = room.record.match
    if match is None or match.closed:
        return True
    games = match.before + room.record.number - match.void
    return decided(match.best_of, [seat.wins for seat in room.seats], games, match.must_win)


def voided(rule: str, winners: Sequence[int], excused: set[int]) -> bool:
    """Has somebody lost who may have been away by a fault of ours?"""
    return rule in BY_ABSENCE and any(seat not in winners for seat in excused)


def loser(room: RoomState) -> int | None:
    """Who lost the last game; None after a draw."""
    if room.outcome is None or len(room.outcome.winners) != 1:
        return None
    return 1 - room.outcome.winners[0]


def chooser(room: RoomState) -> int | None:
    """Who says who goes first in the next game; None: chance decides, or the game."""
    lost = loser(room)
    if lost is None or room.live is None or room.live.desk.began(room.live.table) is None:
        return None
    return lost


def match_of(room: RoomState) -> MatchOf | None:
    match = room.record.match
    if match is None:
        return None
    over = room.outcome is not None and match_over(room)
    waits = room.outcome is not None and not over
    return MatchOf(
        match.tournament,
        match.title,
        match.round,
        match.table,
        match.best_of,
        over=match.closed or over,
        chooser=chooser(room) if waits else None,
        next=room.next_game if waits else 0.0,
    )
