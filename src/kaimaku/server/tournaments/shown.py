"""Tournaments as they are shown: to everybody the same, but for what only they may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaimaku.wire.common import Deck
from kaimaku.wire.tournaments import Call, EntryInfo, Listed, MatchInfo, Mine, RoundInfo, TournamentInfo

from .log_words import told
from .standings import ranked
from .state import Match, Tournament


def mine_of(t: Tournament, number: int | None, organiser: bool, deck: Deck | None) -> Mine:
    match = None if number is None or t.status != "running" else t.match_of(number)
    return Mine(
        number=-1 if number is None else number,
        organiser=organiser,
        invitation=t.invitation if organiser else "",
        deck=deck,
        room=match.room if match is not None and match.open else "",
        came=match is not None and number in match.players and match.came[match.players.index(number)],
    )


def info(t: Tournament, replays: Mapping[str, Sequence[str]]) -> TournamentInfo:
    """For everybody, until it changes."""
    over = t.status == "over"
    return TournamentInfo(
        t.id,
        t.plan,
        t.status,
        t.organiser,
        0.0,
        entries=[
            EntryInfo(n, entry.name, entry.person, bool(entry.bot), entry.ready, entry.checked, entry.dropped)
            for n, entry in enumerate(t.entries)
            if not entry.gone
        ],
        rounds=[
            RoundInfo(
                each.number, each.kind, each.began, [_match(match, replays) for match in each.matches], each.until
            )
            for each in t.rounds
        ],
        standings=ranked(t) if t.rounds else [],
        log=[told(line) for line in t.log],
        calls=[
            Call(n, call.at, call.player, call.text, call.rule, call.room, call.answer, call.answered)
            for n, call in enumerate(t.calls)
        ],
        planned=t.planned,
        open=t.checking and t.status == "signup",
        next=0.0 if over else t.next,
    )


def _match(match: Match, replays: Mapping[str, Sequence[str]]) -> MatchInfo:
    return MatchInfo(
        match.table,
        match.players,
        match.wins,
        match.draws,
        match.room,
        match.came,
        match.ended,
        match.winner,
        [replay for room in match.rooms for replay in replays.get(room, ())],
    )


def listed(t: Tournament) -> Listed:
    over = t.status == "over"
    best = ranked(t) if over else []
    return Listed(
        t.id,
        t.plan,
        t.status,
        players=len(t.here()),
        round=len(t.rounds),
        organiser=t.organiser,
        winner=t.entries[best[0].number].name if best else "",
    )
