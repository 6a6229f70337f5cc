"""While a round is played: who came, what the tables say, whose time is over, who leaves."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ..errors.api_error import api_error
from ..rooms.seating.matches import decided
from .rounds import MINUTE, begin, nothing_follows
from .signup import Tools, look_at_start
from .state import Match, Round, Tournament

MISSED = 2  # rounds in a row without coming, after which somebody is out
STOPPED = 90.0  # seconds for which the players may go on by themselves after a fault at their table
MARK = 30.0  # seconds between two marks that a server looks at the tournament
AWAY = 120.0  # seconds without a mark: no server did


class Score(Struct, frozen=True):
    """What the present table of a match has seen."""

    wins: tuple[int, int] = (0, 0)
    draws: int = 0
    stopped: bool = False  # by a fault of ours


def tick(t: Tournament, found: Mapping[str, Score], tools: Tools) -> None:
    """All that is due. What has happened at the tables counts before the clock does."""
    now = tools.now
    _look_at_ourselves(t, now)
    look_at_start(t, tools)
    if t.status != "running" or t.now_on is None:
        return
    for match in t.now_on.matches:
        if match.open:
            _look(t, t.now_on, match, found.get(match.room, Score()), tools)
    if t.now_on.over:
        _after(t, tools)


def arrive(t: Tournament, person: str, room: str, now: float) -> None:
    """Somebody has taken the seat at their table."""
    number = t.number_of(person)
    match = None if number is None else t.match_of(number)
    if number is None or match is None or room != match.room:
        return
    match.came[match.players.index(number)] = True
    t.entries[number].missed = 0


def drop(t: Tournament, number: int, now: float, by: str = "", reason: str = "") -> None:
    """Out from now on: a match that is going on is lost."""
    entry = t.entries[number]
    if t.status != "running":
        raise api_error("tournament_over")
    if entry.gone or entry.dropped:
        raise api_error("dropped")
    entry.dropped = len(t.rounds)
    if by:
        t.note(now, "removed", name=entry.name, by=by, reason=reason)
    else:
        t.note(now, "drop", name=entry.name)
    match = t.match_of(number)
    if match is not None and match.open:
        _give(t, match, 1 - match.players.index(number), "left")


def _look_at_ourselves(t: Tournament, now: float) -> None:
    """Nobody loses time while no server runs: everything waits for as long."""
    away = now - t.seen if t.seen else 0.0
    if away > AWAY and t.status == "running" and t.now_on is not None:
        t.now_on.began += away
        t.now_on.until += away if t.now_on.until else 0.0
        t.next += away if t.next else 0.0
        t.note(now, "away", minutes=round(away / MINUTE))
    if not t.seen or away > MARK:
        t.seen = now


def _look(t: Tournament, on: Round, match: Match, score: Score, tools: Tools) -> None:
    now = tools.now
    match.wins = [before + won for before, won in zip(match.before[:2], score.wins, strict=True)]
    match.draws = match.before[2] + score.draws
    must_win = on.kind == "elimination"
    if decided(t.plan.best_of, match.wins, sum(match.wins) + match.draws, must_win):
        match.ended = "played"
    elif not all(match.came):
        if now >= on.began + t.plan.grace * MINUTE:
            _missing(t, on, match, now)
    elif on.until and now >= on.until and (not must_win or match.wins[0] != match.wins[1]):
        match.ended = "time"
        t.note(now, "time", table=match.table)
    elif score.stopped:
        match.stopped = match.stopped or now
        if now - match.stopped >= STOPPED:
            again(t, match, tools, "fault")
    else:
        match.stopped = 0.0


def again(t: Tournament, match: Match, tools: Tools, kind: str, **values: object) -> None:
    """The game under way is played anew, at another table; those that are over count."""
    match.before = [*match.wins, match.draws]
    match.rooms = [*match.rooms, tools.code()]
    match.stopped = 0.0
    t.note(tools.now, kind, table=match.table, **values)


def _missing(t: Tournament, on: Round, match: Match, now: float) -> None:
    """Who hasn't come in time loses; if nobody has, both do."""
    absent = [seat for seat, came in enumerate(match.came) if not came]
    if len(absent) == 1:
        _give(t, match, 1 - absent[0], "missing")
    else:
        match.ended, match.wins, match.draws = "missing", [0, 0], 0
    for seat in absent:
        entry = t.entries[match.players[seat]]
        entry.missed += 1
        t.note(now, "missing", name=entry.name, table=match.table)
        if entry.missed >= MISSED and not entry.dropped:
            entry.dropped = on.number
            t.note(now, "missed", name=entry.name)


def _give(t: Tournament, match: Match, seat: int, ended: str) -> None:
    """A match is won without being played out."""
    match.wins[seat] = t.plan.best_of // 2 + 1
    match.ended = "left" if ended == "left" else "missing"


def _after(t: Tournament, tools: Tools) -> None:
    """A round is over: the next one begins after a pause."""
    if not t.next:
        t.next = tools.now + t.plan.pause * MINUTE
    if tools.now >= t.next or nothing_follows(t):
        begin(t, tools.now, tools.code)
