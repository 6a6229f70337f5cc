"""What organisers do, and calls for their decision. Each is a line of the log that everybody can read."""

from __future__ import annotations

from kaimaku.wire.tournaments import Control, Override

from ..errors.api_error import api_error
from .playing import again, drop
from .rounds import MINUTE, begin
from .signup import AGAIN, Tools, open_check_in, sign_off, start
from .state import CallRecord, Match, Tournament

CALLS = 200  # in one tournament
OPEN_CALLS = 2  # of one player


def control(t: Tournament, asked: Control, tools: Tools) -> None:
    now = tools.now
    if t.status in ("over", "cancelled"):
        raise api_error("tournament_over")
    if asked.what == "check_in":
        open_check_in(t, now)
    elif asked.what == "start":
        start(t, tools)
    elif asked.what == "cancel":
        t.status, t.next = "cancelled", 0.0
        t.note(now, "cancelled", by=t.organiser, reason=asked.reason)
    elif asked.what == "drop":
        _drop(t, asked, now)
    elif t.now_on is None:
        raise api_error("not_begun")
    elif asked.what == "extend":
        t.room_for_more()
        if not t.now_on.until or t.now_on.over:
            raise api_error("no_clock")
        t.now_on.until += asked.minutes * MINUTE
        t.note(now, "extended", by=t.organiser, minutes=asked.minutes)
    elif asked.what == "end":
        t.ending = True
        t.note(now, "ending", by=t.organiser)
    elif not t.now_on.over:
        raise api_error("round_open")
    else:
        begin(t, now, tools.code)


def _drop(t: Tournament, asked: Control, now: float) -> None:
    number = asked.player
    if number is None or number not in t.here():
        raise api_error("no_entry")
    if t.status == "signup":
        sign_off(t, number, now)
        t.entries[number].again = AGAIN  # for good
    else:
        drop(t, number, now, t.organiser, asked.reason)


def override(t: Tournament, asked: Override, tools: Tools) -> None:
    """A result by decision of the organiser, with the reason; what follows from a later round stays."""
    match = find(t, asked.round, asked.table)
    if t.status != "running":
        raise api_error("tournament_over")
    if len(match.players) != 2:
        raise api_error("no_match")
    t.room_for_more()
    on = t.rounds[asked.round - 1]
    if on.kind == "elimination" and on is not t.now_on:
        raise api_error("bracket_gone_on")
    if asked.again:
        if not match.open:
            raise api_error("match_over")
        again(t, match, tools, "again", by=t.organiser, reason=asked.reason)
        return
    if len(asked.wins) != 2:
        raise api_error("no_such_score", best_of=t.plan.best_of)
    if on.kind == "elimination" and asked.wins[0] == asked.wins[1]:
        raise api_error("needs_winner")
    if max(asked.wins) > t.plan.best_of // 2 + 1 or sum(asked.wins) > t.plan.best_of:
        raise api_error("no_such_score", best_of=t.plan.best_of)
    match.wins, match.draws, match.ended = list(asked.wins), match.draws if match.open else 0, "organiser"
    a, b = (t.entries[player].name for player in match.players)
    t.note(
        tools.now,
        "override",
        by=t.organiser,
        round=asked.round,
        table=asked.table,
        a=a,
        b=b,
        score=f"{asked.wins[0]}–{asked.wins[1]}",
        reason=asked.reason,
    )
    if on is t.now_on and on.over and not t.next:
        t.next = tools.now + t.plan.pause * MINUTE


def find(t: Tournament, round: int, table: int) -> Match:
    if round > len(t.rounds) or table > len(t.rounds[round - 1].matches):
        raise api_error("no_match")
    return t.rounds[round - 1].matches[table - 1]


def call(t: Tournament, number: int, text: str, rule: str, now: float) -> None:
    """A player asks for a decision."""
    if t.status != "running":
        raise api_error("tournament_over")
    waiting = sum(each.player == number and not each.answered for each in t.calls)
    if waiting >= OPEN_CALLS or len(t.calls) >= CALLS:
        raise api_error("called")
    match = t.match_of(number)
    t.calls.append(CallRecord(now, number, text, rule, "" if match is None else match.room))
    t.note(now, "call", name=t.entries[number].name, table=0 if match is None else match.table, text=text, rule=rule)


def answer(t: Tournament, number: int, text: str, now: float) -> None:
    if number >= len(t.calls):
        raise api_error("no_call")
    asked = t.calls[number]
    if asked.answered:
        raise api_error("call_answered")
    asked.answer, asked.answered = text, now
    t.note(now, "answer", by=t.organiser, name=t.entries[asked.player].name, text=text)
