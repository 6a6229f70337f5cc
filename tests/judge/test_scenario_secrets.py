"""What a scenario can prove about secrets: views of the stage, and the journal with somebody's eyes."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.judge.scenario import Outcome, run
from tests.rule import rule

SETTING = """\
game: hocg
title: a test
cards: {D: {}, E: {}}
phase: set center
first: A
A: {hand: [D, E, Filler x5]}
B: {hand: [E x2, Filler x5]}
steps:
  - A: center D
  - B: center E
  - A: choose E
"""
STAGE = """\
game: hocg
title: a test
cards: {D: {}, D 1st: {name: D, level: 1st}, Fan: {kind: support, support: fan}}
A:
  center: {stack: [D, D 1st], cheers: [white x2], attached: [Fan]}
  collab: D
  back: [D, Spare]
"""
FLIPS = """\
game: vcard
title: a test
cards:
  K: {text: "Passive: Erupt: Draw 1 card."}
  L: {}
phase: setup
A: {hand: [L, K, Filler x5]}
B: {hand: [L, Filler x6]}
steps:
  - A: place L to active
  - A: place K to spot 1
  - A: stop
"""


def outcome(folder: Path, text: str) -> Outcome:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    (found,) = run(path)
    return found


TRUE = [
    (SETTING, "sees: {B: {A center: '?', A back: ['?'], A stage: ['? x2'], B center: E}}"),
    (SETTING, "sees: {A: {A center: D, A back: [E], A back 1: E, B center: '?', B collab: []}}"),
    (SETTING, "journal: {as: B, never: [{set: D}, {set: [A, E]}]}"),
    (SETTING, "journal: {as: B, order: [{set: [A, '?', center]}]}"),
    (SETTING, "journal: {as: A, order: [{set: [A, D, center]}, {set: [B, '?']}, {set: [A, E]}]}"),
    (SETTING, "journal: [{set: D}, {set: [B, E]}]"),
    (STAGE, "sees: {B: {A center: D 1st, A collab: D, A back: [Spare, D], A stage: [D x2, D 1st, Spare]}}"),
    (STAGE, "sees: {B: {A center: {stack: [D, D 1st], cheers: [white x2], attached: [Fan]}, A back 2: Spare}}"),
]
FALSE = [
    (SETTING, "sees: {B: {A center: D}}", "B sees A center: expected D, found ?"),
    (SETTING, "sees: {A: {A center: '?'}}", "A sees A center: expected ?, found D"),
    (SETTING, "journal: {as: B, order: [{set: D}]}", "journal: expected"),
    (SETTING, "journal: {as: A, never: [{set: D}]}", "should never happen"),
    (STAGE, "sees: {B: {A center: {cheers: [white]}}}", "found white, white"),
    (STAGE, "sees: {B: {A deck: {cheers: [white]}}}", "only holomem have"),
    (STAGE, "sees: {B: {A corner: []}}", "unknown zone 'corner'"),
]


@rule("hocg:6.2.1.10.1", "hocg:6.2.1.12")
@pytest.mark.parametrize(("base", "line"), TRUE, ids=range(len(TRUE)))
def test_what_holds(tmp_path: Path, base: str, line: str) -> None:
    found = outcome(tmp_path, f"{base}expect:\n  {line}\n")
    assert found.ok, found.report()


@pytest.mark.parametrize(("base", "line", "said"), FALSE, ids=range(len(FALSE)))
def test_what_does_not_hold(tmp_path: Path, base: str, line: str, said: str) -> None:
    found = outcome(tmp_path, f"{base}expect:\n  {line}\n")
    assert said in "\n".join(found.problems), found.report()


@rule("vcard:6.1.1.6b", "vcard:8.1.0.1/erupt")
def test_an_erupt_at_a_flip_is_in_the_journal(tmp_path: Path) -> None:
    rest = """\
  - B: place L to active
  - B: stop
expect:
  journal: [{flip: L}, {flip: K}, {erupt: [A, K]}, {draw: A}]
"""
    found = outcome(tmp_path, FLIPS + rest)
    assert found.ok, found.report()


@rule("vcard:6.1.1.5a")
def test_who_was_placed_face_down_is_a_secret(tmp_path: Path) -> None:
    rest = "expect:\n  journal: {as: B, order: [{place: [A, '?', A active]}], never: [{place: L}, {place: K}]}\n"
    found = outcome(tmp_path, FLIPS + rest)
    assert found.ok, found.report()
