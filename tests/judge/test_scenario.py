"""Scenarios: what holds passes, what does not is reported, and a mistake in a file is pointed at."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent, indent

import pytest

from kaimaku.games.hocg.lang.paying import unknown
from kaimaku.judge.scenario import Outcome, ScenarioError, find, load, run, show

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = [
    pytest.param(block, id=f"{name}:{i}")
    for name in ("scenarios.md", "adding-cards.md")
    for i, block in enumerate(re.findall(r"```yaml\n(.*?)```", (DOCS / name).read_text(encoding="utf-8"), re.DOTALL))
]
BASE = """\
game: hocg
title: a test
cards:
  X: {hp: 100, arts: [{name: Hit, power: 30}, {name: Song of Joy, cost: [red], power: 50}]}
  Y: {}
  X 1st: {name: X, level: 1st}
  Tea: {kind: support, support: item, text: ["use(Arts(30, HOLOMEM))"]}
  Dice: {kind: support, support: item, text: ["use(Roll({ODD: Draw(1)}))"]}
  Way: {kind: support, support: item, text: ["use(Modes(Draw(1), Heal(10, HOLOMEM)))"]}
A:
  center: {card: X, damage: 40, cheers: [green, blue x2], as: star}
  back: [Y, {card: X, resting: true, as: other}]
  hand: [X 1st, Tea, Dice, Way]
  deck: [hSD01-003, hSD01-004, hSD01-016]
B:
  center: Y
  life: [green, red]
"""


def outcomes(folder: Path, text: str) -> list[Outcome]:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return run(path)


def outcome(folder: Path, rest: str) -> Outcome:
    (found,) = outcomes(folder, BASE + dedent(rest))
    return found


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_of_the_docs_holds(tmp_path: Path, text: str) -> None:
    for found in outcomes(tmp_path, text):
        assert found.ok, found.report()


TRUE = """\
asks: A main
asks: {seat: A, prompt: main}
offers: [bloom X 1st on star, bloom X 1st on other, play Tea, pass]
lacks: [place, "use", collab other, bloom X 1st on Y]
only: {bloom: [X 1st on star, X 1st on other], collab: [Y], place: []}
options: [bloom, play Tea, play Dice, play Way, collab Y, baton Y, pass]
refused: {try: bloom X 1st on Y, rule: hocg:8.3.3.a}
refused: [{try: collab other, rule: hocg:8.4.2}, {try: pass, by: B, rule: hocg:10.6.2}]
A: {hand: [Way, X 1st, Dice, Tea], deck: [hSD01-003, hSD01-004, hSD01-016], stage: 3}
A: {deck: {top: [hSD01-003], bottom: [hSD01-004, hSD01-016], count: 3, has: [hSD01-016], lacks: [Tea]}}
A: {center: {card: X, damage: 40, remaining: 60, hp: 100, cheers: [blue, green, blue], resting: false}}
A: {center: star, collab: null, back: [other, Y]}
B: {life: [green, red], center: {damage: 0}, back: 1}
holomem: {other: {resting: true, position: back, seat: A}}
damage: {star: 40, B center: 0}
journal: {never: [damage]}
sees: {B: {A hand: ["? x4"], A deck: ["? x3"], B life: ["? x2"]}, A: {A hand: [Tea, Way, Dice, X 1st]}}
result: none
turn: 5
active: A
phase: main
resolution: 0
""".splitlines()
FALSE = {
    "asks: B main": "expected B main, found A main",
    "asks: {seat: B}": "expected B to decide",
    "asks: {prompt: pick}": "expected pick",
    "asks: nobody": "expected nobody",
    "asks: {candidates: [star]}": "expected a choice",
    "offers: [bloom X 1st on Y]": "isn't offered",
    "lacks: [play Tea]": "is offered",
    "lacks: [play Tee]": "unknown word",
    "only: {bloom: [X 1st on star]}": "is offered but not expected",
    "only: {collab: [Y, other]}": "which isn't offered",
    "options: [pass]": "is offered but not expected",
    "refused: {try: play Tea}": "is allowed",
    "refused: {try: collab other, rule: hocg:8.4.1}": "found hocg:8.4.2",
    "refused: {tri: pass}": "no key 'tri'",
    "A: {hand: [Way]}": "A hand: expected Way, found",
    "A: {hand: 3}": "expected 3, found 4",
    "A: {deck: [hSD01-004, hSD01-003, hSD01-016]}": "A deck: expected hSD01-004",
    "A: {deck: {top: [hSD01-016]}}": "A deck top: expected hSD01-016",
    "A: {deck: {bottom: [hSD01-003]}}": "A deck bottom",
    "A: {deck: {has: [Tea]}}": "expected Tea among them",
    "A: {deck: {lacks: [hSD01-003]}}": "should not be there",
    "A: {deck: {order: [hSD01-003]}}": "A deck order",
    "A: {deck: {cuont: 3}}": "unknown key",
    "A: {center: Y}": "A center: expected Y",
    "A: {center: null}": "expected nobody",
    "A: {collab: Y}": "expected Y, found nobody",
    "A: {back: [Y, Y]}": "A back: expected",
    "A: {back: 1}": "expected 1, found 2",
    "A: {center: {damage: 30}}": "expected 30, found 40",
    "A: {center: {card: Y}}": "expected Y, found X",
    "A: {center: {cheers: [green]}}": "cheers: expected green, found",
    "A: {stage: 2}": "expected 2, found 3",
    "A: {life_damage: 1}": "expected 1, found 0",
    "B: {life: [red, green]}": "B life: expected red, green, found green, red",
    "holomem: {star: gone}": "expected gone",
    "holomem: {nobody: gone}": "has been on stage",
    "holomem: {X: {damage: 40}}": "expected one such holomem, found 2",
    "damage: {star: 0}": "expected 0, found 40",
    "journal: [damage: star]": "expected {'damage': 'star'}",
    "sees: {B: {A hand: [Tea, '? x3']}}": "B sees A hand",
    "sees: {B: {A pocket: []}}": "unknown zone",
    "result: A": "expected A, found none",
    "turn: 4": "expected 4, found 5",
    "active: B": "expected B, found A",
    "phase: end": "expected end, found main",
    "resolution: 1": "expected 1, found 0",
    "wish: 1": "unknown expectation 'wish'",
}


@pytest.mark.parametrize("line", TRUE)
def test_what_holds(tmp_path: Path, line: str) -> None:
    found = outcome(tmp_path, "expect:\n" + indent(line, "  "))
    assert found.ok, found.report()


@pytest.mark.parametrize(("line", "said"), FALSE.items())
def test_what_does_not_hold(tmp_path: Path, line: str, said: str) -> None:
    found = outcome(tmp_path, "expect:\n" + indent(line, "  "))
    assert not found.ok
    assert said in "\n".join(found.problems)
    assert "asked: A: main" in found.report()


STEPS = {
    "A: play Tee": "unknown word",
    "B: pass": "B can't do 'pass' now; asked: A: main",
    "A: bloom X 1st on Y": "[hocg:8.3.3.a]",
    "A: collab other": "[hocg:8.4.2]",
    "A: collab X": "ambiguous: collab A center X [star]; collab A back 2 X [other]",
    "A: bloom X 1st on X": "is ambiguous: bloom X (X 1st) on A center",
    "A: dance": "'dance' doesn't start with a verb",
    "A: choose Y": "there is nothing to choose",
    "A: end": "'end' doesn't start with a verb",
}


@pytest.mark.parametrize(("step", "said"), STEPS.items())
def test_a_step_that_cannot_be_taken_says_why(tmp_path: Path, step: str, said: str) -> None:
    found = outcome(tmp_path, f"steps:\n  - {step}\n")
    assert not found.ok
    assert said in found.problems[0]
    assert f"case.yaml:{BASE.count(chr(10)) + 2}: {step}" in found.report()


def test_choices_are_complete(tmp_path: Path) -> None:
    rest = """
        steps:
          - A: play Tea
          - expect:
              asks: {seat: A, prompt: pick, for: target, candidates: [star, Y, other], done: false}
              refused: {try: done, rule: "hocg:10.7.2.3.1"}
          - A: choose star
          - A: baton Y paying green
          - A: play Way
          - expect: {asks: A number}
          - A: number 1
        expect:
          damage: {star: 40}
          A: {center: Y, archive: [Tea, green, Way], hand: {has: [hSD01-003]}}
    """
    found = outcome(tmp_path, rest)
    assert found.ok, found.report()
    for wrong in ("choose nothing", "choose Spare", "choose star, Y", "choose X"):
        assert not outcome(tmp_path, f"steps:\n  - A: play Tea\n  - A: {wrong}\n").ok


def test_dice_are_used_or_reported(tmp_path: Path) -> None:
    assert outcome(tmp_path, "dice: [3]\nsteps:\n  - A: play Dice\nexpect: {A: {hand: {has: [hSD01-003]}}}\n").ok
    assert outcome(tmp_path, "steps:\n  - dice: 4\n  - A: play Dice\nexpect: {A: {deck: 3}}\n").ok
    found = outcome(tmp_path, "dice: [3, 5]\nsteps:\n  - A: play Dice\n")
    assert "never used: (5,)" in found.report()


def test_quotes_keep_a_name_together(tmp_path: Path) -> None:
    rest = 'phase: performance\nexpect: {refused: {try: art "Song of Joy" of star at B center, rule: hocg:12.2.3.1}}\n'
    found = outcome(tmp_path, rest)
    assert found.ok, found.report()


def test_variants_lay_over_the_file(tmp_path: Path) -> None:
    rest = """
        steps:
          - expect: {turn: 5}
        variants:
          one:
            A: {center: {damage: 10}}
            steps: [expect: {damage: {star: 10}, A: {center: {cheers: [green, blue x2]}}}]
          two:
            cards: {Y: {hp: 20}}
            A: {center: null, back: []}
            B: {center: {card: Y}}
            expect: {B: {center: {hp: 20}}, A: {stage: 0}}
        expect: {result: none}
    """
    one, two = outcomes(tmp_path, BASE + dedent(rest))
    assert one.ok and one.name == "a test (one)", one.report()
    assert [two.ok, two.variant] == [False, "two"]
    assert "result: expected none, found B" in two.report()


def test_a_misspelt_card_is_told_whatever_was_declared_before(tmp_path: Path) -> None:
    """A cost paid with a card nobody has seen declares a cheer without a color, for the whole process."""
    unknown("cheer")
    found = outcome(tmp_path, "expect: {A: {archive: {lacks: [Graise]}}}\n")
    assert "unknown card 'Graise'" in found.report()


BAD_FILES = {
    "game: chess\ntitle: x\n": (1, "unknown game 'chess'; choose from hocg"),
    "title: x\n": (1, "needs a game"),
    "game: hocg\ntitle: x\nrules: [hocg:8.3.33]\n": (3, "unknown rule 'hocg:8.3.33'"),
    "game: hocg\ntitle: x\nphase: lunch\n": (3, "unknown phase 'lunch'"),
    "game: hocg\ntitle: x\nstpes: []\n": (3, "unknown key"),
    "game: hocg\ntitle: x\nA:\n  hand: [nobody]\n": (4, "unknown card 'nobody'"),
    "game: hocg\ntitle: x\nA:\n  hand: [Tokino Sora]\n": (4, "give the card number"),
    "game: hocg\ntitle: x\nA:\n  center:\n    card: hSD01-003\n    damge: 3\n": (6, "unknown key"),
    "game: hocg\ntitle: x\nA:\n  center: hY01-001\n": (4, "hY01-001 isn't a holomem"),
    "game: hocg\ntitle: x\nA:\n  life: [hSD01-003]\n": (4, "can't go there"),
    "game: hocg\ntitle: x\nrulings: {luck: more}\n": (3, "unknown ruling 'luck'"),
    "game: hocg\ntitle: x\nsteps:\n  - A: pass\n  - C: pass\n": (5, "a step must be one of"),
    "game: hocg\ntitle: x\nsteps:\n  - A: [pass]\n": (4, "must be text"),
    "game: hocg\ntitle: x\ntitle: y\n": (3, "duplicate key 'title'"),
    "game: hocg\ntitle: [x\n": (3, "invalid YAML"),
    "game: hocg\ntitle: x\nA: &x {hand: [*x]}\n": (3, "can't contain itself"),
    "game: hocg\ntitle: x\nA: *x\n": (3, "invalid YAML"),
    "game: hocg\ntitle: x\nA: {<<: [1]}\n": (3, "takes a mapping"),
    "game: hocg\ntitle: x\nx]}: 1\n": (3, "unknown key"),
    "- a\n": (1, "a scenario must be a mapping"),
    "game: hocg\ntitle: x\ncards:\n  X:\n    text: [gift(Drow(1))]\n": (5, "unknown word 'Drow'; did you mean Draw"),
    "game: hocg\ntitle: x\ncards:\n  X: {hp: many}\n": (4, "hp"),
    "game: hocg\ntitle: x\ncards:\n  X: {like: hSD99-001}\n": (4, "unknown card 'hSD99-001'"),
    "game: hocg\ntitle: x\ncards:\n  X: {text: [use(Draw(1))]}\n": (4, "only events, items and staff"),
    "game: hocg\ntitle: x\ncards: {L: {kind: oshi, text: [oshi_skill(Draw(1))]}}\n": (3, "skills"),
}


@pytest.mark.parametrize(("text", "said"), BAD_FILES.items(), ids=lambda x: str(x[1])[:30])
def test_a_bad_file_is_one_clear_error(tmp_path: Path, text: str, said: tuple[int, str]) -> None:
    line, words = said
    with pytest.raises(ScenarioError) as caught:
        outcomes(tmp_path, text)
    assert words in str(caught.value)
    assert caught.value.line == line


BOMB = "game: hocg\ntitle: x\nabout:\n  - &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"  - &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 12)
)


def test_aliases_cannot_blow_a_file_up(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="at most 20000 parts"):
        outcomes(tmp_path, BOMB)


def test_anchors_say_things_once(tmp_path: Path) -> None:
    rest = """
        game: hocg
        title: anchors
        cards: {X: &plain {hp: 100}, Y: {<<: *plain, hp: 50}, Z: *plain}
        A: {center: X, back: &bench [Y, Z]}
        B: {center: Y, back: *bench}
        steps:
          - expect: &same {A: {back: [Y, Z]}, B: {back: *bench}}
        expect: {<<: *same, holomem: {B center: {hp: 50}, A center: {hp: 100}}}
    """
    (found,) = outcomes(tmp_path, dedent(rest))
    assert found.ok, found.report()


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="can't be read"):
        load(tmp_path / "none.yaml")


def test_files_are_found_in_folders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("b.yaml", "deep/a.yml", "c.txt"):
        (tmp_path / name).write_text(BASE, encoding="utf-8")
    assert [p.name for p in find([tmp_path])] == ["b.yaml", "a.yml"]


def test_show_draws_the_position(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(BASE, encoding="utf-8")
    drawn = show(path)
    assert "X [star], damage 40 of 100, cheers green + blue + blue" in drawn
    assert "other], damage 0 of 100, resting" in drawn
    assert "asked: A: main" in drawn


ONLY_ARTS = """
    game: hocg
    title: a test
    cards:
      X: {arts: [{name: Hit, power: 30}, {name: Song of Joy, cost: [red], power: 50}]}
    phase: performance
    A: {center: {card: X, cheers: [red], as: star}, collab: {card: X, as: other}}
    B: {collab: Spare}
"""


@pytest.mark.parametrize(
    ("line", "ok"),
    [
        ("only: {art: [Hit of star, Song of Joy of star, Hit of other]}", True),
        ('only: {art: ["Song of Joy", Hit]}', True),
        ("only: {art: [1 of star, 2 of star, 1 of other]}", True),
        ("only: {art: [Hit at B center, Hit at B collab, Song of Joy at B center, Song of Joy at B collab]}", True),
        ("offers: [art Song of Joy of star at B center]", True),
        ("refused: {try: art Song of Joy of other at B center, rule: hocg:12.2.3.1}", True),
        ("only: {art: [Hit]}", False),
        ("only: {art: [Hit of star, Song of Joy of star]}", False),
    ],
)
def test_arts_read_like_the_step(tmp_path: Path, line: str, ok: bool) -> None:
    (found,) = outcomes(tmp_path, dedent(ONLY_ARTS) + f"expect: {{{line}}}\n")
    assert found.ok == ok, found.report()


REPLACING = """
    game: hocg
    title: a test
    cards:
      Leader:
        kind: oshi
        skills: {skill: 1, sp: 1}
        text:
          - oshi_skill(Takes(-10, IT), on=WOULD_TAKE(HOLOMEM))
          - sp_skill(Takes(-20, IT), on=WOULD_TAKE(HOLOMEM))
      Hit: {arts: [{name: Hit, power: 50}]}
      Wall: {text: ["gift(Takes(-30, THIS), on=WOULD_TAKE(THIS), usable=True)"]}
    phase: performance
    A: {center: Hit}
    B: {oshi: Leader, power: 2, center: {card: Wall, as: rock}}
    steps:
      - A: art Hit at rock
"""


@pytest.mark.parametrize(
    ("steps", "damage"),
    [
        (["replace with skill", "pass"], 40),
        (["replace with sp", "pass"], 30),
        (["replace with sp of Leader", "replace with oshi_skill of Leader", "pass"], 20),
        (["replace with rock", "pass"], 20),
        (["replace with gift of rock", "pass"], 20),
        (["replace with Wall", "replace with skill", "replace with sp"], 0),
        (["replace with Leader"], -1),
        (["replace with B oshi"], -1),
    ],
)
def test_replacements_are_told_apart(tmp_path: Path, steps: list[str], damage: int) -> None:
    text = dedent(REPLACING) + "".join(f"  - B: {step}\n" for step in steps)
    (found,) = outcomes(tmp_path, text + f"expect: {{damage: {{rock: {damage}}}}}\n")
    assert found.ok == (damage >= 0), found.report()
    if steps == ["replace with Leader"]:
        assert "replace with oshi_skill of Leader; replace with sp_skill of Leader" in found.problems[0]


@pytest.mark.parametrize("tag", ["Dawn Choir", "#Dawn Choir"])
def test_a_tag_is_the_same_with_and_without_its_sign(tmp_path: Path, tag: str) -> None:
    text = f"""\
game: hocg
title: a tag
cards:
  Z: {{tags: ["{tag}"]}}
  Call: {{kind: support, text: ['use(Arts(30, BACK("#Dawn Choir")))']}}
A: {{back: [Z], hand: [Call]}}
expect: {{offers: [play Call]}}
"""
    (found,) = outcomes(tmp_path, text)
    assert found.ok, found.report()
