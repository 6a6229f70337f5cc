"""A game that is not ours: installed by its entry point, and played in every way there is without a word about it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.fourth_game import FOLDER, ROOT, install
from tests.server.app.process import FreshServed, Served
from tests.server.app.seats import Sitting, new_room

LINES = 600  # all of it, with its tests


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": install(tmp_path_factory.mktemp("fourth"))}


def kaimaku(environment: dict[str, str], *words: str, typed: str = "") -> str:
    """What a command says; warnings are faults."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "kaimaku", *words],
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_small() -> None:
    written = [path for path in FOLDER.rglob("*") if path.suffix in (".py", ".yaml", ".toml", ".md")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in written) <= LINES


def test_its_own_tests_pass(environment: dict[str, str]) -> None:
    run = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", str(FOLDER / "tests")]
    done = subprocess.run(run, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_bots_play_it_and_its_replays_verify(environment: dict[str, str], tmp_path: Path) -> None:
    seats = ("--games", "40", "--seats", "counter,random,random", "--swap", "--save", str(tmp_path), "--json")
    report = json.loads(kaimaku(environment, "sim", "doubt", *seats))
    assert report["errors"] == 0 and report["games"] == 40
    assert report["by_bot"]["counter"]["low"] > 0.6
    replay = next(iter(sorted(tmp_path.glob("*.kaimaku"))))
    assert "verified" in kaimaku(environment, "replay", "verify", str(replay))
    assert "として出しました。" in kaimaku(environment, "replay", "show", str(replay), "--lang", "ja")
    assert "Hand" in kaimaku(environment, "replay", "show", str(replay), "--at", "5", "--seat", "2")


@pytest.mark.parametrize(("lang", "asked"), [("en", "Lay a card as"), ("ja", "としてカードを")])
def test_it_is_played_at_the_terminal(environment: dict[str, str], tmp_path: Path, lang: str, asked: str) -> None:
    typed = "? a\nwhy a\nwhy 1\nboard\nundo\n" + "1\n" * 150
    words = ("play", "doubt", "--players", "2", "--seed", "7", "--lang", lang, "--save", str(tmp_path))
    said = kaimaku(environment, *words, typed=typed)
    assert asked in said
    assert "doubt:4." in said
    (replay,) = tmp_path.glob("*.kaimaku")
    assert "verified" in kaimaku(environment, "replay", "verify", str(replay))


SCENARIO = """
game: doubt
title: A lie is found out
A: {hand: [S2, H5]}
B: {hand: [C3, D7]}
C: {hand: [C4, D4]}
pile: [SA]
steps:
  - expect: {asks: A lay, options: [lay S2, lay H5], refused: {try: lay C3, rule: "doubt:2.1"}}
  - A: lay S2
  - C: doubt
expect:
  A: {hand: [S2, H5, SA]}
  pile: none
  asks: B lay
  journal: [{lay: A}, {doubt: C}, {lie: [A, S2]}, {take: [A, 2]}]
"""


def test_it_has_scenarios(environment: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "lie.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    assert "ok    A lie is found out" in kaimaku(environment, "scenario", "run", str(path))


def test_its_rules_are_read_and_covered(environment: dict[str, str]) -> None:
    assert "28枚" in kaimaku(environment, "rules", "doubt", "1", "--lang", "ja")
    found = json.loads(kaimaku(environment, "rules", "doubt", "--coverage", "--tests", str(FOLDER), "--json"))
    assert found["uncited"] == [] and found["unknown"] == []
    assert found["testable"] == 11


def test_its_scenarios_are_run_and_drawn(environment: dict[str, str]) -> None:
    shipped = FOLDER / "src" / "kaimaku_doubt" / "catalogue" / "scenarios"
    found = json.loads(kaimaku(environment, "scenario", "run", str(shipped), "--json"))
    assert found["passed"] == 9 and found["failed"] == 0 and found["broken"] == []
    assert "A  S5, H3" in kaimaku(environment, "scenario", "show", str(shipped / "doubting.yaml"))


@pytest.fixture(scope="module")
def served(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with FreshServed(tmp_path_factory.mktemp("served"), PYTHONPATH=environment["PYTHONPATH"]) as server:
        yield server


@pytest.mark.parametrize("players", [2, 4])
def test_it_is_played_in_a_room(served: Served, players: int) -> None:
    bots = [{"kind": "bot", "bot": "counter"}] * (players - 1)
    seated = new_room(served, game="doubt", seats=[{"kind": "me"}, *bots])
    sitting, watching = (Sitting(served, seated.code, token) for token in (seated.token, ""))
    asked = set()
    while (question := sitting.asked()) is not None:
        asked.add(question.prompt)
        assert question.words is not None and all(option.words is not None for option in question.options)
        if len(asked) == 2:
            sitting.say(type="why", thing=question.options[0].things[0] if question.options[0].things else "doubt")
        sitting.decide()
    assert asked == {"doubt:lay", "doubt:doubt"}
    assert sitting.room is not None and sitting.room.outcome is not None
    assert sitting.room.outcome.rule.startswith("doubt:4.")
    for each in (sitting, watching):
        each.close()
