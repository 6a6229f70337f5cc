"""The order of waiting abilities: a step is needed where it makes a difference, and says whose ability it means."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.judge.scenario import Outcome, run
from tests.rule import rule

BASE = """\
game: hocg
title: a test
cards:
  Fan: {text: ["gift(Draw(1), on=COLLABS(HOLOMEM))"]}
  Shy: {text: ["gift(May(Draw(1)), on=COLLABS(HOLOMEM))"]}
  Once: {text: ["gift(May(Draw(1)), on=COLLABS(HOLOMEM), limit=TURN)"]}
  Nurse: {text: ["gift(Heal(10, THIS), on=COLLABS(HOLOMEM))"]}
  Last: {text: ["gift(If(exactly(HAND, 0), Draw(2)), If(exactly(HAND, 1), Draw(1)), on=COLLABS(HOLOMEM))"]}
  Goer: {text: ["gift(Draw(1), on=RETURNS(HOLOMEM))"]}
  Home: {kind: support, support: item, text: ["use(ToHand(BACK[ALL]))"]}
"""


def outcome(folder: Path, rest: str) -> Outcome:
    path = folder / "case.yaml"
    path.write_text(BASE + rest, encoding="utf-8")
    (found,) = run(path)
    return found


PASSING = {
    "equal cards on two holomem": """\
A: {center: Fan, back: [Fan, Spare]}
steps: [A: collab Spare]
expect: {A: {hand: 2}}
""",
    "any of them is meant": """\
A: {center: Fan, back: [Fan, Spare]}
steps: [A: collab Spare, A: resolve Fan, A: resolve Fan]
expect: {A: {hand: 2}}
""",
    "with a question in between": """\
A: {center: Shy, back: [Shy, Spare]}
steps: [A: collab Spare, A: 'yes', A: 'no']
expect: {A: {hand: 1}}
""",
    "both have left, each for two reasons": """\
A: {back: [Goer, Goer], hand: [Home]}
steps: [A: play Home, A: resolve Goer, A: resolve Goer, A: resolve Goer]
expect: {A: {hand: 6}}
""",
    "asked for by its name": """\
A: {center: Fan, back: [Fan, Spare]}
steps: [A: collab Spare]
expect: {asks: {seat: A, prompt: order}, A: {hand: 0}}
""",
    "asked for by what may resolve": """\
A: {center: Fan, back: [Fan, Spare]}
steps: [A: collab Spare, expect: {offers: [resolve gift of center], A: {hand: 0}}]
expect: {asks: A main, A: {hand: 2}}
""",
    "named by its place": """\
A: {center: Once, back: [Once, Spare]}
steps: [A: collab Spare, expect: {options: [resolve gift of A center, resolve gift of A back 1]}, A: resolve center]
expect: {asks: A may}
""",
}


@rule("hocg:10.6.3.2", "hocg:10.8.3.1")
@pytest.mark.parametrize("rest", PASSING.values(), ids=PASSING)
def test_what_comes_to_the_same_needs_no_step(tmp_path: Path, rest: str) -> None:
    found = outcome(tmp_path, rest)
    assert found.ok, found.report()


@rule("hocg:10.6.3.2")
@pytest.mark.parametrize("card", ["{card: Nurse, damage: 20}", "Once"])
def test_what_makes_a_difference_needs_one(tmp_path: Path, card: str) -> None:
    """Each heals itself, or keeps its own count of uses: which goes first can be seen."""
    rest = f"A: {{center: {card}, back: [{card}, Spare]}}\nsteps: [A: collab Spare]\nexpect: {{A: {{deck: 19}}}}\n"
    found = outcome(tmp_path, rest)
    assert any("A order (resolve gift of A center; resolve gift of A back 1)" in p for p in found.problems)


@rule("hocg:10.11.1")
def test_equal_replacements_are_named_by_their_places(tmp_path: Path) -> None:
    cards = """\
  Hero: {arts: [{name: Hit, power: 60}]}
  Guard: {text: ["gift(Takes(-20, IT), on=WOULD_TAKE(CENTER), usable=True, limit=TURN)"]}
phase: performance
A: {center: Hero}
B: {back: [Guard, Guard]}
steps:
  - A: art Hit at B center
  - expect: {options: [replace with gift of B back 1, replace with gift of B back 2, pass]}
  - B: replace with gift of B back 2
"""
    found = outcome(tmp_path, cards + "expect: {options: [replace with gift of Guard, pass]}\n")
    assert found.ok, found.report()
    found = outcome(tmp_path, cards.replace(" of B back 2\n", " of Guard\n"))
    assert "ambiguous: replace with gift of B back 1; replace with gift of B back 2" in found.problems[0]


@rule("hocg:10.6.3.2")
def test_labels_tell_equal_cards_apart(tmp_path: Path) -> None:
    rest = "A: {center: {card: Fan, as: left}, back: [Fan, Spare]}\nsteps: [A: collab Spare]\n"
    found = outcome(tmp_path, rest + "expect: {asks: A order, A: {hand: 0}}\n")
    assert found.ok, found.report()


@rule("hocg:10.6.3.2")
def test_abilities_of_different_cards_are_a_choice(tmp_path: Path) -> None:
    found = outcome(tmp_path, "A: {center: Fan, back: [Last, Spare]}\nsteps: [A: collab Spare]\n")
    assert any("A order (resolve gift of Fan; resolve gift of Last)" in p for p in found.problems), found.report()
