"""Story: how a finished game went. What decides it, over time, and the turns in which that changed most."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import cast

from kaimaku import games, replays
from kaimaku.games.desk import Narrator, Viewer, desk
from kaimaku.kernel.replay import Replay
from kaimaku.wire.common import Words
from kaimaku.wire.play import Line
from kaimaku.wire.replays import DecisiveTurn, Mark, MarkKind, Story

DECISIVE = 2  # turns
TOLD = 3  # sentences about each
DEEDS: frozenset[MarkKind] = frozenset({"downed", "life", "combat", "point", "end"})
CAUSED: frozenset[MarkKind | None] = frozenset({"downed", "life"})  # the line before says by what


class _Turn:
    """A turn while the game is played through."""

    def __init__(self, mark: Mark, words: Words | None, before: Sequence[int]) -> None:
        self.mark = mark
        self.words = words
        self.before = self.after = list(before)
        self.lines: list[tuple[Line, MarkKind | None]] = []  # and its mark, if it says what came of something


def story(replay: Replay, seat: Viewer) -> Story:
    """The game as this viewer saw it."""
    the_desk = desk(replay.game)
    narrator: Narrator = the_desk.narrator(seat)
    turns: list[_Turn] = []
    scores: list[list[tuple[int, int]]] = []
    told = last = 0
    score: list[int] = []
    for n, t in replay.play(games.game(replay.game), replays.new(replay)):
        if n == 0:
            narrator = the_desk.narrator(seat, t)
            scores = [[] for _ in range(t.seats)]
        entries = (t.journal or [])[told:]
        lines = narrator.lines(t, entries, told + 1, words=True)
        told, last = told + len(entries), n
        score = the_desk.score(t)
        for seat_scores, now in zip(scores, score, strict=False):
            if not seat_scores or seat_scores[-1][1] != now:
                seat_scores.append((n, now))
        if turns:
            turns[-1].after = score
        for entry, line in zip(entries, lines, strict=True):
            marks = the_desk.marks(n, [entry])
            if marks and marks[0].kind == "turn":
                turns.append(_Turn(marks[0], line.words, score))
            elif turns and line.words is not None:
                turns[-1].lines.append((line, next((mark.kind for mark in marks if mark.kind in DEEDS), None)))
    winners = cast("tuple[list[int], str]", replay.result)[0] if replay.result is not None else []
    return Story(
        steps=last,
        turns=[turn.mark for turn in turns],
        scores=scores if score else [],
        decisive=[_told(turn) for turn in _decisive(turns, winners)],
    )


def _decisive(turns: Sequence[_Turn], winners: Sequence[int]) -> list[_Turn]:
    """The turns in which the winners' lead grew most; of equals those in which they took it, then the later."""
    rated = [(_rate(turn, winners), n) for n, turn in enumerate(turns)]
    best = sorted((rate for rate in rated if rate[0][0] > 0), reverse=True)[:DECISIVE]
    return [turns[n] for _, n in sorted(best, key=lambda rate: rate[1])]


def _rate(turn: _Turn, winners: Sequence[int]) -> tuple[float, bool]:
    losers = [seat for seat in range(len(turn.after)) if seat not in winners]
    if not winners or not losers:  # a draw: whatever changed, for whomever
        return float(sum(abs(now - then) for then, now in zip(turn.before, turn.after, strict=True))), False
    before, after = (
        mean(score[seat] for seat in winners) - mean(score[seat] for seat in losers)
        for score in (turn.before, turn.after)
    )
    return after - before, before <= 0 < after


def _told(turn: _Turn) -> DecisiveTurn:
    """What came of it, after what led to the first of that."""
    deeds = [n for n, (_, deed) in enumerate(turn.lines) if deed][1 - TOLD :]
    caused = deeds and deeds[0] > 0 and turn.lines[deeds[0]][1] in CAUSED
    told = [deeds[0] - 1, *deeds] if caused else deeds or range(len(turn.lines))[-TOLD:]
    lines = [turn.lines[n][0] for n in told]
    return DecisiveTurn(turn.mark.n, turn.mark.seat, turn.mark.step, turn.before, turn.after, lines, turn.words)
