"""Every scenario file, each of its cases a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kaimaku.judge import catalogue
from kaimaku.judge.scenario import Case, Scenario, find, load, run_case, shipped_in
from kaimaku.judge.scenario.shipped import shipped

FOLDERS = [shipped_in(game) for game in ("hocg", "danmaku", "vcard")]


def cases() -> Iterator[object]:
    for path in find(FOLDERS):
        scenario = load(path)
        for case in scenario.cases:
            name = f"{path.stem}[{case.name}]" if case.name else path.stem
            yield pytest.param(scenario, case, id=name)


@pytest.mark.parametrize(("scenario", "case"), list(cases()))
def test_scenario(scenario: Scenario, case: Case) -> None:
    outcome = run_case(scenario, case)
    assert outcome.ok, outcome.report()


def test_all_forty_are_there() -> None:
    numbers = {path.name[:4] for path in find([shipped_in("hocg")])}
    assert numbers >= {f"S-{n:02}" for n in range(1, 41)}


def test_all_twenty_six_of_danmaku_are_there() -> None:
    numbers = {path.name[:5] for path in find([shipped_in("danmaku")])}
    assert numbers >= {f"D-S{n:02}" for n in range(1, 27)}


def test_all_twenty_six_of_vcard_are_there() -> None:
    numbers = {path.name[:5] for path in find([shipped_in("vcard")])}
    assert numbers >= {f"V-S{n:02}" for n in range(1, 27)}


def test_every_faq_ruling_of_danmaku_is_a_scenario() -> None:
    cited = {rule for path in find([shipped_in("danmaku")]) for rule in load(path).rules}
    rulings = {rule for rule in catalogue.load("danmaku") if rule.startswith("danmaku:faq.")}
    assert len(rulings) == 39
    assert rulings <= cited


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
def test_everything_has_a_japanese_title(game: str) -> None:
    for one in shipped(game).values():
        assert one.scenario.title_ja and bool(one.case.name) == bool(one.case.name_ja), one.id
