"""Every scenario file, each of its cases a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kaimaku.judge.scenario import SHIPPED, Case, Scenario, find, load, run_case

FOLDER = SHIPPED


def cases() -> Iterator[object]:
    for path in find([FOLDER]):
        scenario = load(path)
        for case in scenario.cases:
            name = f"{path.stem}[{case.name}]" if case.name else path.stem
            yield pytest.param(scenario, case, id=name)


@pytest.mark.parametrize(("scenario", "case"), list(cases()))
def test_scenario(scenario: Scenario, case: Case) -> None:
    outcome = run_case(scenario, case)
    assert outcome.ok, outcome.report()


def test_all_forty_are_there() -> None:
    numbers = {path.name[:4] for path in find([FOLDER / "hocg"])}
    assert numbers >= {f"S-{n:02}" for n in range(1, 41)}
