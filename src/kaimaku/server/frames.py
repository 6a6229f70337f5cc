"""Frames: a whole game step by step, as one viewer saw it or as nobody did, by playing its decisions again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, cast

from kaimaku import replays
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table

from .desks import Desk, Narrator, desk
from .outcomes import outcome
from .seen_cards import seen_cards
from .wire.common import GameName
from .wire.rest import Frames, Mark, Step
from .wire.room import Outcome
from .wire.views import View

Viewpoint = int | Literal["all", "watch"]


def frames(replay: Replay, names: Sequence[str], seat: Viewpoint, upto: int | None = None) -> Frames:
    """One step for each decision, from the set-up to the end or to `upto`.

    In a game that is not over, nobody may learn how often others were asked: what they decide without a word in the
    journal goes together with what they decide next, and steps are numbered as they come.
    """
    film = _Film(desk(replay.game), seat, secret=replay.result is None and seat != "all")
    for n, t in replay.play(replays.game(replay.game), replays.new(replay)):
        film.add(n, None if n == 0 else replay.moves[n - 1][0], t)
        if n == upto:
            break
    whole = upto is None or upto >= len(replay.moves)
    return Frames(
        format="kaimaku-frames-1",
        game=cast(GameName, replay.game),
        seat=seat,
        names=list(names),
        steps=film.steps,
        marks=film.marks,
        outcome=_outcome(replay) if whole and replay.result is not None else None,
        cards=cards_of(film.steps),
    )


class _Film:
    """The steps shot so far."""

    def __init__(self, the_desk: Desk, seat: Viewpoint, secret: bool) -> None:
        self.desk = the_desk
        self.viewer = seat if isinstance(seat, int) else None
        self.all_seeing = seat == "all"
        self.secret = secret
        self.steps: list[Step] = []
        self.marks: list[Mark] = []
        self.told = 0
        self.narrator: Narrator = the_desk.narrator(self.viewer, all_seeing=self.all_seeing)

    def add(self, n: int, seat: int | None, t: Table) -> None:
        """The table after decision `n` of a seat."""
        if n == 0:  # perhaps in the middle of a game
            self.narrator = self.desk.narrator(self.viewer, t, all_seeing=self.all_seeing)
        entries = (t.journal or [])[self.told :]
        lines = self.narrator.lines(t, entries, self.told + 1, words=True)
        self.told += len(entries)
        view = self.desk.view(t, self.viewer, all_seeing=self.all_seeing)
        if self.secret and seat is not None and seat != self.viewer and not lines:
            self.steps[-1] = _amended(self.steps[-1], view)
            return
        at = len(self.steps) if self.secret else n
        self.steps.append(Step(at, seat, lines, view))
        self.marks += self.desk.marks(at, entries)


def _amended(step: Step, view: View) -> Step:
    return Step(step.n, step.seat, step.lines, view)


def _outcome(replay: Replay) -> Outcome:
    winners, rule = cast("tuple[list[int], str]", replay.result)
    return outcome(replay.game, winners, rule, str(replay.seed))


def cards_of(steps: Iterable[Step]) -> list[str]:
    """Every card that is seen in the steps."""
    seen: set[str] = set()
    for step in steps:
        seen.update(line.card.card for line in step.lines if line.card is not None)
        seen.update(seen_cards(step.view))
    return sorted(seen)
