"""Foresight: an option tried on a copy of the table, as far as what it does is certain.

The copy is dealt anew for the seat that asks, so nothing it cannot know is in it. The trial ends where chance or the
face of an unknown card would decide what happens next, and where somebody has a choice that is not simply let go by.
It is made on several deals; what they do not agree on is not told. So whatever was noted by then happens in every deal
in which the option is taken and, where others were asked meanwhile, nobody responds.

Where a die or a coin is asked for, the option is tried once more for each outcome, forced. So what may come of it is
known for every way the dice can fall, and nothing is worked out by formula.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from kaimaku.faces import Faces, unread
from kaimaku.kernel.chance import NO_CHANCE, Undecided, Unforeseen, force
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.table import Table

T = TypeVar("T", bound=Table)
# How a seat that is asked lets the question go by, in a trial for another seat or its own; None: it has to choose.
Passing: TypeAlias = "Callable[[T, int], Option | None]"

DEALS = 2
ROLLS = 258  # trials for the dice of one option: three dice at most (6 + 36 + 216)
QUESTIONS = 200  # let go by in one trial; a game whose windows never close is not followed any further


class Trial(NamedTuple, Generic[T]):
    """What came of an option: the table before and after it, and what was noted in between."""

    before: T
    after: T
    entries: list[Entry]
    passed: bool  # others were asked meanwhile, and let it go by
    open: bool  # chance or unknown cards decide the rest
    undecided: tuple[int, ...] = ()  # it stops at a die or a coin, which can show these


class Roll(NamedTuple):
    """A die or a coin: what it can show, and what it shows in a trial."""

    outcomes: tuple[int, ...]
    shown: int


Path: TypeAlias = "tuple[Roll, ...]"


class Branch(NamedTuple, Generic[T]):
    """What comes of an option if the dice fall like this."""

    path: Path
    trial: Trial[T]


class Foreseen(NamedTuple, Generic[T]):
    """What certainly comes of an option; and if dice are rolled for it, what comes of each way they can fall."""

    certain: Trial[T]
    branches: list[Branch[T]]


def foresee(game: Game[Any], t: T, seat: int, answer: Sequence[Option], passing: Passing[T]) -> Foreseen[T] | None:
    """Try an answer of a seat, one option or several picks; None if nothing about it is certain."""
    deals = [_deal(game, t, seat, Random(deal)) for deal in range(DEALS)]

    def agreed(path: Path) -> Trial[T] | None:
        """Of further dice there are many ways, and one deal tells of each."""
        trials = [_try(game, before, seat, answer, passing, path) for before in deals[: DEALS if len(path) < 2 else 1]]
        made = [trial for trial in trials if trial is not None]
        if len(made) < len(trials) or any(trial.entries != made[0].entries for trial in made):
            return None
        return made[0]

    certain = agreed(())
    if certain is None:
        return None
    branches = _branches(certain, agreed)
    return Foreseen(certain, branches) if certain.entries or branches else None


def _branches(certain: Trial[T], agreed: Callable[[Path], Trial[T] | None]) -> list[Branch[T]]:
    """Every way the dice can fall; none at all if one of them cannot be told, or there are too many."""
    found: list[Branch[T]] = []
    waiting: list[Branch[T]] = [Branch((), certain)]
    tried = 0
    while waiting:
        path, trial = waiting.pop(0)
        if not trial.undecided:
            found.append(Branch(path, trial))
            continue
        tried += len(trial.undecided)
        if tried > ROLLS:
            return []
        for shown in trial.undecided:
            longer = (*path, Roll(trial.undecided, shown))
            next_trial = agreed(longer)
            if next_trial is None:
                return []
            waiting.append(Branch(longer, next_trial))
    return found if found[0].path else []


def _deal(game: Game[Any], t: T, seat: int, rng: Random) -> T:
    before: T = game.determinize(t, seat, rng)
    before.defs = Faces.of(before, seat)
    return before


def _try(
    game: Game[Any], before: T, seat: int, answer: Sequence[Option], passing: Passing[T], path: Path
) -> Trial[T] | None:
    assert isinstance(before.defs, Faces)
    after = before.clone()
    after.defs = faces = before.defs.copy()
    entries: list[Entry] = []
    after.journal = entries
    after.seed = NO_CHANCE
    force(after, *(roll.shown for roll in path))
    passed = False
    try:
        with unread():
            if not _answer_last(game, after, seat, passing):
                return None
            for option in answer:
                with faces.seen():
                    game.options(after, seat)
                game.decide(after, seat, option)
            for _ in range(QUESTIONS):
                if after.result is not None or not _let_go(game, after, passing):
                    break
                passed = True
    except Refused:
        return None
    except Undecided as roll:
        return Trial(before, after, entries, passed, True, roll.outcomes)
    except Unforeseen:
        return Trial(before, after, entries, passed, True)
    return Trial(before, after, entries, passed, False)


def _answer_last(game: Game[Any], t: T, seat: int, passing: Passing[T]) -> bool:
    """Of a question put to several the others let it go by; False if they cannot."""
    others = [other for other in (*t.asked, *t.answers) if other != seat]
    t.asked = (*others, seat)
    t.answers = {}
    t.options = None
    return all(_pass(game, t, other, passing) for other in others)


def _let_go(game: Game[Any], t: T, passing: Passing[T]) -> bool:
    """Everybody who is asked lets the question go by; False, and nobody does, if somebody has to choose."""
    before = t.asked
    return bool(before) and all(_pass(game, t, other, passing) for other in before)


def _pass(game: Game[Any], t: T, seat: int, passing: Passing[T]) -> bool:
    assert isinstance(t.defs, Faces)
    with t.defs.seen():
        option = passing(t, seat)
        if option is None or option not in game.options(t, seat):
            return False
    game.decide(t, seat, option)
    return True
