"""Choices without alternative may be spelled out in a scenario, or left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.judge.scenario import run

SCENARIO = """
game: hocg
title: Moving a cheer
rules: [hocg:5.17.4]
A:
  oshi: hSD01-001
  power: 1
  center: {card: hSD01-003, cheers: [white]}
  back: [hSD01-004]
steps:
  - A: skill
%s
expect:
  holomem: {A back: {cheers: [white]}}
"""


@pytest.mark.parametrize(
    ("steps", "ok"),
    [
        ("", True),
        ("  - A: choose white", True),
        ("  - A: choose white\n  - A: choose back", True),
        ("  - A: choose green", False),
        ("  - A: choose white\n  - A: choose center", False),
        ("  - B: choose white", False),
    ],
)
def test_a_forced_choice_may_be_said_or_not(tmp_path: Path, steps: str, ok: bool) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(SCENARIO % steps)
    (outcome,) = run(path)
    assert outcome.ok == ok, outcome.report()


EQUAL = """
game: hocg
title: What leaves no real choice needs no step
cards:
  Pay: {kind: support, support: item, text: ["use(Archive(CENTER.cheer))"]}
  Two: {kind: support, support: item, text: ["use(Archive(CENTER.cheer[2]))"]}
  Drop: {kind: support, support: item, text: ["use(Archive(HAND))"]}
  Share: {kind: support, support: item, text: ["use(Send(ARCHIVE(cheer)[2], HOLOMEM, split=True))"]}
  Axe: {kind: support, support: mascot, text: ["attached(SpecialDamage(10, OPP_CENTER), on=USES_ART(HOLDER))"]}
  Owl: {kind: support, support: fan, text: ["attached(Draw(1), on=USES_ART(HOLDER))"]}
  Bell: {kind: support, support: fan, text: ["attached(Draw(1), on=ARCHIVES(cheer))"]}
  X: {arts: [{name: Hit, power: 10}]}
A:
  center: {card: X, cheers: [%s], attached: [%s], as: star}
  back: [{card: X, as: second}]
  hand: [Pay, Two, Drop, Share, Filler, Filler]
  archive: [red, blue, green]
phase: %s
steps:
%s
expect: %s
"""


@pytest.mark.parametrize(
    ("cheers", "attached", "phase", "steps", "expect", "ok"),
    [
        ("white x2", "", "main", "A: play Pay", "A: {center: {cheers: [white]}}", True),
        ("white x3", "", "main", "A: play Two", "A: {center: {cheers: [white]}}", True),
        ("white x2", "", "main", "A: play Pay; A: choose white", "A: {center: {cheers: [white]}}", True),
        ("white, blue", "", "main", "A: play Pay", "A: {center: {cheers: [white]}}", False),
        ("white, {card: white, as: mine}", "", "main", "A: play Pay", "A: {center: {cheers: [white]}}", False),
        ("", "", "main", "A: play Drop", "A: {hand: 4}", False),  # Pay, Two, Share or a Filler
        ("", "Owl x2", "performance", "A: art Hit at B center", "A: {hand: 8}", True),
        ("", "Owl x2", "performance", "A: art Hit at B center; A: resolve Owl", "A: {hand: 8}", True),
        ("white x2", "Bell", "main", "A: play Two", "A: {hand: 7}", True),
        ("white, {card: white, as: mine}", "Bell", "main", "A: play Two", "A: {hand: 7}", False),
        ("white, blue", "Bell", "main", "A: play Two", "A: {hand: 7}", False),
        ("", "Owl, Axe", "performance", "A: art Hit at B center", "A: {hand: 7}", False),
        ("", "Owl, {card: Owl, as: one}", "performance", "A: art Hit at B center", "A: {hand: 8}", False),
    ],
)
def test_what_comes_to_the_same_is_no_choice(
    tmp_path: Path, cheers: str, attached: str, phase: str, steps: str, expect: str, ok: bool
) -> None:
    lines = "\n".join(f"  - {step}" for step in steps.split("; "))
    path = tmp_path / "case.yaml"
    path.write_text(EQUAL % (cheers, attached, phase, lines, f"{{{expect}}}"))
    (outcome,) = run(path)
    assert outcome.ok == ok, outcome.report()


@pytest.mark.parametrize("order", [("red", "green"), ("green", "red"), ("blue", "red")])
def test_cheers_are_placed_in_the_order_chosen(tmp_path: Path, order: tuple[str, str]) -> None:
    one, two = order
    steps = f"""\
  - A: play Share
  - A: choose {one}, {two}
  - expect: {{asks: {{seat: A, for: send, placing: {one}}}}}
  - A: send to star
  - expect: {{asks: {{seat: A, prompt: pick, placing: [{two}], candidates: [star, second]}}}}
  - A: send to second"""
    path = tmp_path / "case.yaml"
    expect = f"{{holomem: {{star: {{cheers: [{one}]}}, second: {{cheers: [{two}]}}}}}}"
    path.write_text(EQUAL % ("", "", "main", steps, expect))
    (outcome,) = run(path)
    assert outcome.ok, outcome.report()
    path.write_text(EQUAL % ("", "", "main", steps.replace(f"placing: {one}", "placing: white"), expect))
    (outcome,) = run(path)
    assert f"asks placing: expected white, found A pick for send {one}" in outcome.report()
    assert f"asked: A: pick (send {one})" in outcome.report()


def test_the_cheer_of_a_lost_life_and_of_the_cheer_step_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text("""
game: hocg
title: a test
cards: {X: {arts: [{name: Hit, power: 990}]}}
phase: performance
A: {center: X}
B: {life: [red, blue, white], back: [Spare x2], cheer_deck: [green]}
steps:
  - A: art Hit at B center
  - expect: {asks: {seat: B, for: send, placing: red}}
  - B: send to back 1
  - A: pass
  - B: choose back 1
  - expect: {asks: {seat: B, for: send, placing: green}}
""")
    (outcome,) = run(path)
    assert outcome.ok, outcome.report()


@pytest.mark.parametrize(
    ("choose", "hand"), [("white", 3), ("white, white", 2), ("white, white, white", None), ("nothing", None)]
)
def test_how_many_equal_cards_is_not_chosen_by_looking(tmp_path: Path, choose: str, hand: int | None) -> None:
    """Looking at the table takes none of them, so the step afterwards says all that are taken."""
    path = tmp_path / "case.yaml"
    path.write_text(f"""
game: hocg
title: a test
cards:
  Pay: {{kind: support, support: item, text: ["use(Archive(CENTER.cheer[1, 2]))"]}}
A: {{center: {{card: Spare, cheers: [white x4], as: star}}, hand: [Pay]}}
steps:
  - A: play Pay
  - expect: {{asks: {{seat: A, prompt: pick, done: false}}, refused: {{try: "choose white, white, white"}}}}
  - A: choose {choose}
expect: {{holomem: {{star: {{cheers: [white x{hand or 4}]}}}}}}
""")
    (outcome,) = run(path)
    assert outcome.ok == (hand is not None), outcome.report()
