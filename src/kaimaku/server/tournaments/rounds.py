"""Rounds: how each one is made from what was played before."""

from __future__ import annotations

from collections.abc import Callable

from .pairing import BYE, Pair, bracket, swiss
from .standings import lot, ranked, records
from .state import Kind, Match, Round, Tournament

MINUTE = 60.0
Codes = Callable[[], str]


def begin(t: Tournament, now: float, code: Codes) -> None:
    """The next round; if there is none, the tournament is over."""
    if nothing_follows(t):
        finish(t, now)
        return
    kind: Kind = "swiss" if len(_of(t, "swiss")) < t.planned else "elimination"
    pairs = _swiss_pairs(t) if kind == "swiss" else _elimination_pairs(t)
    number = len(t.rounds) + 1
    until = now + t.plan.time * MINUTE if t.plan.time else 0.0
    matches = [_match(t, n, pair, code) for n, pair in enumerate(pairs, 1)]
    t.rounds.append(Round(number, kind, now, matches, until))
    t.next = 0.0
    t.note(now, "round", round=number)


def nothing_follows(t: Tournament) -> bool:
    return t.ending or len(t.active()) < 2 or _last(t)


def finish(t: Tournament, now: float) -> None:
    t.status, t.next = "over", 0.0
    best = ranked(t)
    t.note(now, "over", name=t.entries[best[0].number].name if best else "")


def _of(t: Tournament, kind: Kind) -> list[Round]:
    return [each for each in t.rounds if each.kind == kind]


def _cut(t: Tournament) -> int:
    """So many go on after Swiss: those planned, or fewer if there aren't so many."""
    return min(t.plan.cut, len(t.here())) if t.plan.system == "swiss" else 0


def _last(t: Tournament) -> bool:
    """Is there nothing left to play?"""
    if len(_of(t, "swiss")) < t.planned:
        return False
    played = _of(t, "elimination")
    if t.plan.system == "swiss" and not t.plan.cut:
        return True
    return bool(played) and len(played[-1].matches) == 1


def _swiss_pairs(t: Tournament) -> list[Pair]:
    played = records(t)
    met = {frozenset(match.players) for each in t.rounds for match in each.matches if len(match.players) == 2}
    byes = {match.players[0] for each in t.rounds for match in each.matches if len(match.players) == 1}
    points = {number: played[number].points for number in t.active()}
    return swiss(points, met, byes, f"{t.seed}/{len(t.rounds) + 1}")


def _elimination_pairs(t: Tournament) -> list[Pair]:
    active, played = set(t.active()), _of(t, "elimination")
    if played:
        slots = [match.winner if match.winner in active else BYE for match in played[-1].matches]
        return list(zip(slots[::2], slots[1::2], strict=True))
    if t.plan.system == "elimination":
        return bracket(sorted(active, key=lambda number: lot(t, number)))
    return bracket([row.number for row in ranked(t) if row.number in active][: _cut(t)])


def _match(t: Tournament, table: int, pair: Pair, code: Codes) -> Match:
    players = [player for player in pair if player != BYE]
    if not players:
        return Match(table, [], ended="nobody")
    if len(players) == 1:
        return Match(table, players, wins=[t.plan.best_of // 2 + 1, 0], ended="bye")
    return Match(table, players, [code()], [bool(t.entries[player].bot) for player in players])
