"""A case that never ends fails when its time is over, with the step; the other cases and files of a folder run."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.judge.scenario import limit, run
from kaimaku.judge.scenario.limit import OverTime, within
from tests.cli.command import kaimaku

FILE = """
game: hocg
title: Two cases
A: {hand: [Filler]}
steps:
  - A: end turn
expect: {turn: 6}
variants:
  one: {}
  two: {seed: 2}
"""


def spin() -> None:
    """Never returns to the kernel."""
    while True:
        pass


def spin_and_swallow() -> None:
    """… and is not to be stopped by being asked nicely once."""
    for _ in range(2):
        try:
            spin()
        except BaseException:
            continue
    spin()


def planted(monkeypatch: pytest.MonkeyPatch, loop: Callable[[], None], seed: int) -> None:
    real = type(GAME).decide

    def decide(self: object, t: object, seat: int, option: object) -> object:
        if t.seed == seed:  # type: ignore[attr-defined]
            loop()
        return real(self, t, seat, option)  # type: ignore[arg-type]

    monkeypatch.setattr(type(GAME), "decide", decide)


@pytest.mark.parametrize("loop", [spin, spin_and_swallow])
def test_a_loop_in_python_fails_its_case_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loop: Callable[[], None]
) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(FILE)
    planted(monkeypatch, loop, seed=1)
    one, two = run(path, seconds=0.3)
    assert two.ok, two.report()
    assert not one.ok and "internal error" in one.report() and f"{path}:6: A: end turn" in one.report()


def test_a_folder_goes_on_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.yaml").write_text(FILE)
    planted(monkeypatch, spin, seed=2)
    told = kaimaku(capsys, "scenario", "run", tmp_path, "--limit", "0.3", "--json")
    assert told.code == 1 and [outcome["ok"] for outcome in told.json["outcomes"]] == [True, False, True, False]


def test_it_works_in_any_thread() -> None:
    ended: list[str] = []

    def work() -> None:
        try:
            within(0.2, spin)
        except OverTime:
            ended.append("in time")

    worker = Thread(target=work)
    worker.start()
    worker.join(180)
    assert ended == ["in time"]


def test_nothing_is_raised_after_the_end() -> None:
    """The time is over at about the moment the work is done: it is told then, or never."""
    for n in range(100):
        end = time.monotonic() + 0.009 + n / 50_000
        with suppress(OverTime):
            within(0.01, lambda end=end: busy(end))  # type: ignore[misc]
    busy(time.monotonic() + 1.2)


def test_whoever_interrupts_sees_that_the_call_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be interrupted before it could say so."""
    monkeypatch.setattr(limit, "Event", Interrupted)
    monkeypatch.setattr(limit, "ONCE_MORE", 0.05)
    with pytest.raises(OverTime):
        within(0.05, lambda: None)
    busy(time.monotonic() + 0.5)


class Interrupted(Event):
    """Somebody was just about to set it."""

    def set(self) -> None:
        raise OverTime


def busy(until: float) -> None:
    while time.monotonic() < until:
        sum(range(1000))
