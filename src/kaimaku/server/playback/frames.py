"""Frames: a whole game step by step, as one viewer saw it or with every card open, by replaying its decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

import msgspec

from kaimaku import games, replays
from kaimaku.bots.names import japanese
from kaimaku.games.desk import Desk, Narrator, desk
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table
from kaimaku.wire.replays import Mark, ReplayFrames, Step
from kaimaku.wire.room import Outcome

from ..content.own import own_cards
from ..outcomes import outcome

Viewpoint = int | Literal["all", "watch"]


def frames(replay: Replay, names: Sequence[str], seat: Viewpoint, upto: int | None = None) -> ReplayFrames:
    """One step for each decision, from the set-up to the end or to `upto`.

    In a game that is not over, nobody may learn how often others were asked: what they decide without a word in the
    journal goes together with what they decide next, and steps are numbered as they come.
    """
    recorder = _Recorder(desk(replay.game), seat, secret=replay.result is None and seat != "all")
    for n, t in replay.play(games.game(replay.game), replays.new(replay)):
        over = replay.result is not None and n == len(replay.moves)
        recorder.add(n, None if n == 0 else replay.moves[n - 1][0], t, over)
        if n == upto:
            break
    whole = upto is None or upto >= len(replay.moves)
    seen = _cards(recorder)
    return ReplayFrames(
        format="kaimaku-frames-1",
        game=replay.game,
        seat=seat,
        names=list(names),
        names_ja=japanese(names),
        steps=recorder.steps,
        marks=recorder.marks,
        outcome=recorded_outcome(replay) if whole else None,
        cards=seen,
        own=own_cards(replay.game, seen),
    )


class _Recorder:
    """The steps so far."""

    def __init__(self, the_desk: Desk, seat: Viewpoint, secret: bool) -> None:
        self.desk = the_desk
        self.viewer = seat if isinstance(seat, int) else None
        self.all_seeing = seat == "all"
        self.secret = secret
        self.steps: list[Step] = []
        self.marks: list[Mark] = []
        self.told = 0
        self.narrator: Narrator = the_desk.narrator(self.viewer, all_seeing=self.all_seeing)

    def add(self, n: int, seat: int | None, t: Table, over: bool) -> None:
        """The table after decision `n` of a seat. `over`: it was the last of the game."""
        if n == 0:  # perhaps in the middle of a game
            self.narrator = self.desk.narrator(self.viewer, t, all_seeing=self.all_seeing)
        entries = (t.journal or [])[self.told :]
        lines = self.narrator.lines(t, entries, self.told + 1, words=True)
        self.told += len(entries)
        if over and not self.all_seeing:
            view = self.desk.final(t, self.viewer)
        else:
            view = self.desk.view(t, self.viewer, all_seeing=self.all_seeing)
        if self.secret and seat is not None and seat != self.viewer and not lines:
            self.steps[-1] = msgspec.structs.replace(self.steps[-1], view=view)
            return
        at = len(self.steps) if self.secret else n
        self.steps.append(Step(at, seat, lines, view))
        self.marks += self.desk.marks(at, entries)


def recorded_outcome(replay: Replay) -> Outcome | None:
    if replay.result is None:
        return None
    winners, rule = cast("tuple[list[int], str]", replay.result)
    return outcome(replay.game, winners, rule, str(replay.seed))


def _cards(recorder: _Recorder) -> list[str]:
    """Every card that is seen in the steps."""
    seen: set[str] = set()
    for step in recorder.steps:
        seen.update(line.card.card for line in step.lines if line.card is not None)
        seen.update(recorder.desk.seen_cards(step.view))
    return sorted(seen)
