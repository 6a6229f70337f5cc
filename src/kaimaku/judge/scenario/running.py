"""Running a scenario: each case on a table of its own, step by step, until something differs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kaimaku.kernel.chance import LeftOver
from kaimaku.kernel.refusals import Refused

from .expecting import differences, left_open, mentions
from .limit import SECONDS, OverTime, within
from .reading import Case, Scenario, Step, load
from .stage import Stage
from .stages import stage_of
from .values import Misspoken, faces, sides

COMING = {"dice": "dice: [3]", "coin": "coin: [heads]"}
SAID = (Misspoken, Refused, LeftOver)  # what a file says differs from what may be done; anything else is our fault


def run(path: str | Path, seconds: float = SECONDS) -> list[Outcome]:
    """Run every case of a scenario file; each may take so long."""
    scenario = load(path)
    return [run_case(scenario, case, seconds) for case in scenario.cases]


def run_case(scenario: Scenario, case: Case, seconds: float = SECONDS) -> Outcome:
    try:
        return within(seconds, lambda: play_case(scenario, case))
    except OverTime as error:  # outside of any step: in the set-up, or while the table was drawn
        failed = (Failure(scenario.path, (internal(error),)),)
        return Outcome(scenario.path, scenario.title, case.name, failed)


def play_case(scenario: Scenario, case: Case) -> Outcome:
    stage = prepare(scenario, case)
    mentioned = ""  # the table whose open question an expectation has just spoken of
    for step in case.steps:
        if step.last:
            continue
        problems = take(stage, step)
        if problems:
            failed = (Failure(place(scenario, step), tuple(problems)),)
            return Outcome(scenario.path, scenario.title, case.name, failed, drawn(stage))
        if step.kind == "expect" and mentions(stage, step.value):
            mentioned = stage.table.digest()
    failures = finish(scenario, case, stage, mentioned)
    return Outcome(scenario.path, scenario.title, case.name, failures, drawn(stage) if failures else "")


def place(scenario: Scenario, step: Step) -> str:
    said = step.kind if step.kind == "expect" else f"{step.kind}: {step.value}"
    return f"{scenario.path}:{step.line}: {said}"


def finish(scenario: Scenario, case: Case, stage: Stage, mentioned: str) -> tuple[Failure, ...]:
    """What must be true when all steps are done, of the file and of the variant: the same moment for both."""
    if not case.steps:
        return (Failure(scenario.path, ("there is no step and no expectation: nothing can fail",)),)
    last = [step for step in case.steps if step.last]
    expected = {key: value for step in last if isinstance(step.value, dict) for key, value in step.value.items()}
    end = place(scenario, last[-1] if last else case.steps[-1])
    if (last or mentioned != stage.table.digest()) and (problems := guarded(lambda: stage.settle(expected, last=True))):
        return (Failure(end, tuple(problems)),)
    found = [
        Failure(place(scenario, step), tuple(problems))
        for step in last
        if (problems := guarded(lambda step=step: differences(stage, step.value)))  # type: ignore[misc]
    ]
    if mentioned != stage.table.digest() and not any(mentions(stage, step.value) for step in last):
        found += [Failure(end, (problem,)) for problem in left_open(stage)]
    if not found and (problems := guarded(stage.leftovers)):
        found.append(Failure(end, tuple(problems)))
    return tuple(found)


def show(path: str | Path) -> str:
    """Every case's position as plain text, before its first step."""
    scenario = load(path)
    texts = []
    for case in scenario.cases:
        title = f"{scenario.title} ({case.name})" if case.name else scenario.title
        stage = prepare(scenario, case)
        stage.settle()
        texts.append(f"{title}\n{'=' * len(title)}\n{drawn(stage)}\n")
    return "\n".join(texts)


def prepare(scenario: Scenario, case: Case) -> Stage:
    """The table of a case; what cannot be set up is a ScenarioError."""
    try:
        return stage_of(scenario.game)(case.cards, case.position)
    except Misspoken as error:
        raise scenario.error(case, str(error), str(getattr(error, "where", ""))) from None
    except Exception as error:  # a position that no rule foresees
        raise scenario.error(case, internal(error), "") from None


def take(stage: Stage, step: Step) -> list[str]:
    return guarded(lambda: _take(stage, step))


def _take(stage: Stage, step: Step) -> list[str]:
    if step.kind == "expect":
        stage.settle(step.value)
        return differences(stage, step.value)
    if step.kind in ("dice", "coin"):
        shown = faces(step.value, "dice") if step.kind == "dice" else sides(step.value, "coin")
        if not shown:
            raise Misspoken(f"{step.kind}: say what comes next, such as `- {COMING[step.kind]}`")
        stage.force(shown)
    else:
        stage.step(step.kind, step.value)
    return []


def guarded(act: Callable[[], list[str] | None]) -> list[str]:
    """What differs or cannot be done. A fault of the engine is reported like any other difference, as what it is."""
    try:
        return act() or []
    except SAID as error:
        return [str(error)]
    except (Exception, OverTime) as error:
        return [internal(error)]


def drawn(stage: Stage) -> str:
    try:
        return stage.draw()
    except Exception as error:  # the table may be half-way through a failed step
        return f"(the table can't be drawn: {internal(error)})"


@dataclass(frozen=True)
class Failure:
    """A step or an expectation, with its line, and all that was different there."""

    place: str
    problems: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """A case that passed, or what was different, where, and the table at that moment."""

    path: str
    title: str
    variant: str
    failures: tuple[Failure, ...] = ()
    drawn: str = ""

    @property
    def ok(self) -> bool:
        return not self.failures

    @property
    def place(self) -> str:
        """Where the first difference is."""
        return self.failures[0].place if self.failures else ""

    @property
    def problems(self) -> tuple[str, ...]:
        return tuple(problem for failure in self.failures for problem in failure.problems)

    @property
    def name(self) -> str:
        return f"{self.title} ({self.variant})" if self.variant else self.title

    def report(self) -> str:
        """One line if it passed; else the difference and the table."""
        if self.ok:
            return f"ok    {self.name}"
        indented = [f"      {line}".rstrip() for line in self.drawn.splitlines()]
        told = [f"FAIL  {self.name}"]
        place = ""
        for failure in self.failures:
            told += [f"      {failure.place}"] if failure.place != place else []
            told += [f"    - {problem}" for problem in failure.problems]
            place = failure.place
        return "\n".join([*told, "", *indented])


PACKAGE = "kaimaku."
SAYS = "internal error"


def internal(error: BaseException) -> str:
    """`internal error: KeyError: 3, in hp (kaimaku.kernel.frames:120)`: the innermost place of our own code."""
    place = ""
    trace = error.__traceback__
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        if module.startswith(PACKAGE):
            place = f", in {trace.tb_frame.f_code.co_name} ({module}:{trace.tb_lineno})"
        trace = trace.tb_next
    return f"{SAYS}: {type(error).__name__}: {error}{place}"
