"""Each mutant is tried in a process of its own: the card is declared anew, its tests are played until one fails."""

from __future__ import annotations

import gc
import os
import pickle
import resource
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Literal, TypeVar

from .changes import Mutant
from .declarations import Declaration
from .playing import Playing, collect, on_tables, quiet
from .redeclare import Refused, prepare, redeclare

R = TypeVar("R")
Verdict = Literal["killed", "refused", "survived", "equal"]
PATIENCE = 3.0  # seconds of a processor that one test may take; a mutant that turns for ever fails it
MEMORY = 2 << 30


TrialResult = tuple[Literal["refused", "survived", "failed"], int, str]  # and which test failed, and why


@dataclass(frozen=True)
class Trial:
    mutant: Mutant
    verdict: Verdict
    by: str = ""  # the test that failed, or why it was refused or is equal
    how: str = ""  # the error that it failed with


class Stage:
    """The tests of a game, and which of them have which card on a table."""

    def __init__(self, game: str, tests: Sequence[Playing] | None = None) -> None:
        prepare(game)
        self.game = game
        self.tests = list(collect(game) if tests is None else tests)
        seen = apart(partial(_look, self.tests))
        if not isinstance(seen, list):
            raise RuntimeError(f"the tests cannot be run: {seen}")
        self.failing = [test.name for test, (_, passed, _) in zip(self.tests, seen, strict=True) if not passed]
        self.touched = [numbers if passed else set() for numbers, passed, _ in seen]
        self.seconds = [spent for _, _, spent in seen]

    def of(self, card: Declaration) -> list[int]:
        """The tests of a card: first those that name it, the quick before the slow."""
        mine, words = definitions(card)
        found = [i for i, numbers in enumerate(self.touched) if numbers & mine]
        return sorted(found, key=lambda i: (not any(w in self.tests[i].source for w in words), self.seconds[i]))


def definitions(card: Declaration) -> tuple[set[int], set[str]]:
    """The numbers under which a card lies on tables, and what tests call it."""
    if card.game == "danmaku":
        from kaimaku.games.danmaku.registry import DEFINITIONS

        short = card.card.lower().replace(" ", "_").replace("-", "_")
        own = {
            d.number
            for d in DEFINITIONS
            if card.card in (d.name.en, getattr(getattr(d, "printed", None), "short", d.name).en)
        }
        return own, {card.card, short}
    if card.game == "hocg":
        from kaimaku.games.hocg.defs import BY_ID

        return {BY_ID[card.card].number}, {card.card}
    from kaimaku.games.vcard.card import BY_ID as VCARDS

    return {VCARDS[card.card].number}, {card.card, VCARDS[card.card].facts.name}


def try_all(stage: Stage, mutants: Sequence[Mutant], workers: int) -> Iterator[Trial]:
    """Card by card: what killed one mutant is tried first on the next."""
    cards: dict[Declaration, list[Mutant]] = {}
    for mutant in mutants:
        cards.setdefault(mutant.card, []).append(mutant)
    gc.collect()
    gc.freeze()
    _STAGES[stage.game] = stage
    with ProcessPoolExecutor(workers, get_context("fork")) as pool:
        for trials in pool.map(_try_card, [stage.game] * len(cards), cards.values()):
            yield from trials


_STAGES: dict[str, Stage] = {}  # what the workers find when they begin


def _try_card(game: str, mutants: Sequence[Mutant]) -> list[Trial]:
    stage = _STAGES[game]
    order = stage.of(mutants[0].card)
    sound: dict[int, bool] = {}
    return [_try(stage, mutant, order, sound) for mutant in mutants]


def _try(stage: Stage, mutant: Mutant, order: list[int], sound: dict[int, bool]) -> Trial:
    while True:
        got = apart(partial(_play, stage, mutant.card, mutant.code, order))
        if isinstance(got, str):
            raise RuntimeError(f"{mutant}: {got}")
        what, number, why = got
        if what != "failed":
            return Trial(mutant, what, why)
        if number not in sound:  # does it fail as well if the card is declared anew just as it was?
            again = apart(partial(_play, stage, mutant.card, mutant.card.code, [number]))
            sound[number] = again[0] == "survived"
        order.remove(number)
        if sound[number]:
            order.insert(0, number)
            return Trial(mutant, "killed", stage.tests[number].name, why)


def _play(stage: Stage, card: Declaration, code: str, order: Iterable[int]) -> TrialResult:
    try:
        redeclare(card, code)
    except Refused as refused:
        return "refused", -1, str(refused)
    for number in order:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        try:
            stage.tests[number].run()
        except BaseException as error:
            return "failed", number, type(error).__name__
    return "survived", -1, ""


def _look(tests: Sequence[Playing]) -> list[tuple[set[int], bool, float]]:
    found = []
    for test in tests:
        start = time.process_time()
        numbers, passed = on_tables(test)
        found.append((numbers, passed, time.process_time() - start))
    return found


class Hung(BaseException):
    """A test that does not come to its end."""


def _out_of_patience(number: int, frame: object) -> None:
    raise Hung


def apart(work: Callable[[], R]) -> R | str:
    """What a function returns in a process of its own, or how that process ended."""
    mine, its = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(mine)
            quiet()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.signal(signal.SIGVTALRM, _out_of_patience)
            with os.fdopen(its, "wb") as pipe:
                pickle.dump(work(), pipe)
            status = 0
        finally:
            os._exit(status)
    os.close(its)
    with os.fdopen(mine, "rb") as pipe:
        said = pipe.read()
    _, how = os.waitpid(child, 0)
    return pickle.loads(said) if how == 0 else f"the process ended with {how}"
