"""Cards in situations in which one other word would come to something else; the situations are in apart/."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kaimaku.judge.scenario import Case, Scenario, find, load, run_case


def cases() -> Iterator[object]:
    for path in find([Path(__file__).parent / "apart"]):
        scenario = load(path)
        for case in scenario.cases:
            yield pytest.param(scenario, case, id=case.name)


@pytest.mark.parametrize(("scenario", "case"), list(cases()))
def test_one_other_word_would_do_something_else(scenario: Scenario, case: Case) -> None:
    outcome = run_case(scenario, case)
    assert outcome.ok, outcome.report()
