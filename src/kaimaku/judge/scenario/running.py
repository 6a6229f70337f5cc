"""Running a scenario: each case on a table of its own, step by step, until something differs."""

from __future__ import annotations

from pathlib import Path

from kaimaku.kernel.chance import LeftOver

from .expecting import differences
from .outcome import Outcome
from .reading import Case, Scenario, ScenarioError, Step, load
from .stage import Stage, set_up

SIDES = {"heads": 1, "tails": 0}  # of a coin


def run(path: str | Path) -> list[Outcome]:
    """Run every case of a scenario file."""
    scenario = load(path)
    return [run_case(scenario, case) for case in scenario.cases]


def run_case(scenario: Scenario, case: Case) -> Outcome:
    stage = prepare(scenario, case)
    for step in case.steps:
        problems = take(stage, step)
        if problems:
            place = f"{scenario.path}:{step.line}: {step.kind}"
            if step.kind != "expect":
                place += f": {step.value}"
            return Outcome(scenario.path, scenario.title, case.name, tuple(problems), place, drawn(stage))
    try:
        stage.leftovers()
    except LeftOver as error:
        return Outcome(scenario.path, scenario.title, case.name, (str(error),), scenario.path, drawn(stage))
    return Outcome(scenario.path, scenario.title, case.name)


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
        return set_up(scenario.game, case.cards, case.position)
    except ScenarioError:
        raise
    except ValueError as error:
        raise scenario.error(case, str(error), str(getattr(error, "where", ""))) from None
    except Exception as error:  # a position that no rule foresees
        raise scenario.error(case, f"the engine failed: {type(error).__name__}: {error}", "") from None


def take(stage: Stage, step: Step) -> list[str]:
    """Carry out one step; its problems."""
    try:
        if step.kind == "expect":
            stage.settle(step.value, step.last)
            return differences(stage, step.value)
        if step.kind in ("dice", "coin"):
            faces = [SIDES.get(str(face).lower(), face) for face in as_list(step.value)]
            stage.force([face for face in faces if isinstance(face, int)])
        else:
            stage.step(step.kind, step.value)
    except ValueError as error:
        return [str(error)]
    except Exception as error:  # a fault of the engine: a scenario reports it like any other difference
        return [f"the engine failed: {type(error).__name__}: {error}"]
    return []


def as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def drawn(stage: Stage) -> str:
    try:
        return stage.draw()
    except Exception as error:  # the table may be half-way through a failed step
        return f"(the table cannot be drawn: {type(error).__name__}: {error})"
