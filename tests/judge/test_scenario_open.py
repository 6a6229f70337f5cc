"""Scenarios that cannot be green by accident: open questions, stray steps, faults of the engine, both expectations."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from kaimaku.games.hocg.rules import stats
from kaimaku.judge.scenario import Outcome, run
from kaimaku.judge.scenario.running import internal

HOCG = """\
game: hocg
title: a test
cards:
  Tea: {kind: support, support: item, text: ["use(Heal(10, HOLOMEM))"]}
  Way: {kind: support, support: item, text: ["use(May(Draw(1)), Arts(10, CENTER))"]}
  Die: {kind: support, support: item, text: ["use(Modes(Draw(1), Heal(10, HOLOMEM)))"]}
  X: {arts: [{name: Hit, power: 990}]}
A: {center: {card: X, damage: 10}, back: [{card: Spare, damage: 10}], hand: [Tea, Way, Die]}
B: {back: [Spare x2]}
"""
DANMAKU = """\
game: danmaku
title: a test
P1: {hand: [Shoot, Grimoire]}
P2: {hand: [Graze, Blank x2]}
P3: {hand: [Blank]}
"""
VCARD = """\
game: vcard
title: a test
cards:
  Lift: {kind: boost, text: "+1 PL to a VT you control."}
  Wish: {kind: boost, text: "You may draw 1 card."}
  R: {kind: reinforcement, text: "When your Opp. plays a Boost, cancel it."}
A: {hand: [Lift, Wish], backstage: [Spare]}
B: {hand: [R]}
"""


def outcomes(folder: Path, text: str) -> list[Outcome]:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return run(path)


def outcome(folder: Path, base: str, rest: str) -> Outcome:
    (found,) = outcomes(folder, base + dedent(rest))
    return found


OPEN = [
    # a choice, a may, a number, life to send, an answer to somebody's play
    (HOCG, "steps: [A: play Tea]\nexpect: {A: {hand: 2}}", "A pick"),
    (HOCG, "steps: [A: play Tea]", "A pick"),
    (HOCG, "steps: [A: play Tea, expect: {A: {hand: 2}}]", "A pick"),
    (HOCG, "steps: [A: play Tea]\nexpect: {lacks: [play Way], only: {play: []}}", "A pick"),
    (HOCG, "steps: [A: play Tea]\nexpect: {refused: {try: play Way}}", "A pick"),
    (HOCG, "steps: [A: play Way]\nexpect: {A: {hand: 2}}", "A may"),
    (HOCG, "steps: [A: play Die]\nexpect: {A: {hand: 2}}", "A number"),
    (HOCG, "phase: performance\nsteps: [A: art Hit at B center]\nexpect: {B: {center: null}}", "B pick"),
    (DANMAKU, "steps: [P1: play Grimoire]\nexpect: {P1: {hand: {has: [Shoot]}}}", None),
    (VCARD, "steps: [A: boost Lift]\nexpect: {A: {hand: 1}}", "A pick"),
    (VCARD, "steps: [A: boost Wish]\nexpect: {A: {hand: 1}}", "A may"),
]


@pytest.mark.parametrize(("base", "rest", "asked"), OPEN, ids=range(len(OPEN)))
def test_a_question_left_open_is_a_failure(tmp_path: Path, base: str, rest: str, asked: str | None) -> None:
    found = outcome(tmp_path, base, rest)
    told = [p for p in found.problems if "an open question isn't mentioned" in p]
    assert bool(told) == (asked is not None), found.report()
    if asked is not None:
        assert f"`asks: {asked}`" in told[0]
        (other,) = outcomes(tmp_path, base + _with(dedent(rest), asked))
        assert not any("not mentioned" in p for p in other.problems), other.report()


def _with(rest: str, asked: str) -> str:
    """The same, saying what is asked as the message proposes."""
    if "expect: {" in rest.rpartition("\n")[2] and not rest.startswith("steps: [A: play Tea, expect"):
        return re.sub(r"expect: \{(?=[^\n]*$)", f"expect: {{asks: {asked}, ", rest)
    return f"{rest}\nexpect: {{asks: {asked}}}"


MENTIONED = [
    (HOCG, "steps: [A: play Tea]\nexpect: {asks: A pick}"),
    (HOCG, "steps: [A: play Tea]\nexpect: {offers: [choose X]}"),
    (HOCG, "steps: [A: play Tea]\nexpect: {lacks: [done]}"),
    (HOCG, "steps: [A: play Tea]\nexpect: {only: {choose: [center, back]}}"),
    (HOCG, "steps: [A: play Tea]\nexpect: {options: [choose X, choose A back]}"),
    (HOCG, "steps: [A: play Tea]\nexpect: {refused: {try: choose nothing}}"),
    (HOCG, "steps: [A: play Tea, expect: {asks: A pick}]"),
    (HOCG, "steps: [A: play Tea, expect: {asks: A pick}]\nexpect: {A: {hand: 2}}"),
    (HOCG, "steps: [A: end turn]\nexpect: {active: B}"),  # the turn itself goes on
    (HOCG, "phase: redraw\nA: {center: null, back: [], hand: [X]}\nB: {back: []}\nexpect: {A: {hand: 1}}"),
    (DANMAKU, "steps: [P1: play Shoot on P2]\nexpect: {P2: {life: 3}}"),  # at the end all pass
    (DANMAKU, "steps: [P1: play Shoot on P2]\nexpect: {offers: {P2: [graze]}}"),
    (DANMAKU, "steps: [P1: play Shoot on P2]\nexpect: {stack: [Shoot]}"),
    (DANMAKU, "steps: [P1: play Shoot on P2]\nexpect: {P2: {asked: true}}"),
    (VCARD, "steps: [A: boost Lift, A: choose active]\nexpect: {total: {A active: 9}}"),
    (VCARD, "steps: [A: boost Lift, A: choose active]\nexpect: {queue: [Lift]}"),
    (VCARD, "steps: [A: boost Lift, A: choose active]\nexpect: {offers: {B: [reply R]}}"),
]


@pytest.mark.parametrize(("base", "rest"), MENTIONED, ids=range(len(MENTIONED)))
def test_what_is_mentioned_may_stay_open(tmp_path: Path, base: str, rest: str) -> None:
    text = base
    for key in re.findall(r"^([AB]): ", rest, re.MULTILINE):
        text = re.sub(rf"^{key}: .*\n", "", text, flags=re.MULTILINE)
    found = outcomes(tmp_path, text + rest)[0]
    assert found.ok, found.report()


def test_the_game_is_over_and_nothing_is_open(tmp_path: Path) -> None:
    rest = "phase: performance\nB: {life: 1}\nsteps: [A: art Hit at B center]\nexpect: {result: A}"
    found = outcomes(tmp_path, HOCG.replace("B: {back: [Spare x2]}\n", "") + rest)[0]
    assert found.ok, found.report()


STRAY = [
    (HOCG, "steps: [B: pass]", "B can't do 'pass' now"),
    (HOCG, "steps: [A: play Tea, A: choose X, A: choose X]", "nothing to choose"),
    (HOCG, "steps: [A: done]", "can't do 'done'"),
    (DANMAKU, "steps: [P1: play Shoot on P2, P2: pass, P2: pass]", "P2 can't do 'pass' now"),
    (DANMAKU, "steps: [P2: pass]", "P2 can't do 'pass' now"),
    (DANMAKU, "steps: [P1: pass]", "P1 can't do 'pass'"),
    (VCARD, "steps: [B: pass]", "B can't do 'pass' now"),
    (VCARD, "steps: [A: boost Lift, A: choose active, A: pass]", "A can't do 'pass' now"),
    (VCARD, "steps: [A: boost Lift, A: choose active, B: pass, B: pass]", "B can't do 'pass' now"),
]


@pytest.mark.parametrize(("base", "rest", "said"), STRAY, ids=range(len(STRAY)))
def test_a_step_nobody_asked_for_is_an_error(tmp_path: Path, base: str, rest: str, said: str) -> None:
    found = outcome(tmp_path, base, rest)
    assert not found.ok
    assert said in found.problems[0]


def test_both_expectations_are_reported_each_at_its_line(tmp_path: Path) -> None:
    rest = """
        expect:
          turn: 9
        variants:
          one:
            expect: {A: {hand: 9}, phase: end}
          two:
            expect: {turn: 5}
    """
    one, two = outcomes(tmp_path, HOCG + dedent(rest))
    assert [len(f.problems) for f in one.failures] == [1, 2]
    lines = [int(re.search(r":(\d+): expect", f.place)[1]) for f in one.failures]  # type: ignore[index]
    at = HOCG.count("\n")
    assert lines == [at + 2, at + 6]
    assert "turn: expected 9" in one.report() and "phase: expected end" in one.report()
    assert len(two.failures) == 1


def test_both_expectations_speak_of_the_same_moment(tmp_path: Path) -> None:
    """What the variant expects is looked at before anybody passes, if the file speaks of the open window."""
    rest = """
        steps: [P1: play Shoot on P2]
        expect: {stack: [Shoot]}
        variants:
          one: {expect: {P2: {life: 4}}}
    """
    (found,) = outcomes(tmp_path, DANMAKU + dedent(rest))
    assert found.ok, found.report()


def test_a_fault_of_the_engine_is_called_one_and_has_a_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise ValueError("tuple.index(x): x not in tuple")

    monkeypatch.setattr("kaimaku.games.hocg.scenario.expect.hp", broken)
    found = outcome(tmp_path, HOCG, "expect: {A: {center: {hp: 100}}}")
    assert re.search(r"internal error: ValueError: .*, in \w+ \([\w.]+:\d+\)", found.problems[0]), found.problems
    assert "Traceback" not in found.report()


def test_the_place_is_the_innermost_of_our_own_code() -> None:
    with pytest.raises((AttributeError, TypeError)) as caught:  # compiled, it is no table before it has no cards
        stats.hp(None, None)  # type: ignore[arg-type]
    told = internal(caught.value)
    assert re.fullmatch(r"internal error: \w+Error: .*, in \w+ \(kaimaku\.games\.hocg\.rules\.\w+:\d+\)", told)


EMPTY = [
    "{}",
    "{A: {}}",
    "{A: {hand: {}}}",
    "{A: {hand: {lacks: []}}}",
    "{lacks: []}",
    "{offers: []}",
    "{only: {}}",
    "{journal: []}",
    "{journal: {never: []}}",
    "{journal: {count: []}}",
    "{journal: {as: B}}",
    "{holomem: }",
    "{journal: }",
    "{lacks: }",
    "{A: }",
    "{A: {hand: {top: }}}",
    "{refused: []}",
    "{asks: {}}",
    "{sees: {A: {}}}",
]


@pytest.mark.parametrize("expect", EMPTY)
def test_an_expectation_that_says_nothing_is_an_error(tmp_path: Path, expect: str) -> None:
    """Whatever happened, it would be met."""
    path = tmp_path / "x.yaml"
    for text in (f"{HOCG}expect: {expect}\n", f"{HOCG}steps: [expect: {expect}]\nexpect: {{turn: 5}}\n"):
        path.write_text(text, encoding="utf-8")
        (found,) = run(path)
        assert "is empty and would always be met" in found.problems[0]


NOTHING_SAID = [
    (HOCG, "steps: [dice: []]", "dice: say what comes next"),
    (VCARD, "steps: [coin: []]", "coin: say what comes next"),
    (DANMAKU, "steps: [together: {}]", "together: say what each player answers"),
    (VCARD, "expect: {decks: []}", "expect.decks is empty"),
    (HOCG, "expect: {refused: {by: B}}", "refused: say what to try"),
]


@pytest.mark.parametrize(("base", "rest", "told"), NOTHING_SAID)
def test_what_says_nothing_is_an_error(tmp_path: Path, base: str, rest: str, told: str) -> None:
    found = outcome(tmp_path, base, rest + "\n")
    assert told in found.problems[0], found.report()


ALMOST = [
    (HOCG, "{turn: '5'}", "turn: expected '5', found 5"),
    (HOCG, "{A: {hand: {count: true}}}", "A hand count: expected True, found 3"),
    (HOCG, "{damage: {B center: false}}", "B center damage: expected False, found 0"),
    (HOCG, "{holomem: {A center: {resting: 0}}}", "A center resting: expected 0, found False"),
    (DANMAKU, "{distance: {P1 to P2: true}}", "distance P1 to P2: expected True, found 1"),
    (VCARD, "{round: true}", "round: expected True, found 1"),
    (VCARD, "{tokens: {A active: {brn: 0}}}", "a token is one of"),
    (VCARD, "{tokens: {A active: {burn: false}}}", "expected a whole number, not False"),
]


@pytest.mark.parametrize(("base", "expect", "told"), ALMOST)
def test_a_truth_value_is_no_number_and_no_word_is_one(tmp_path: Path, base: str, expect: str, told: str) -> None:
    found = outcome(tmp_path, base, f"expect: {expect}\n")
    assert told in found.problems[0], found.report()


@pytest.mark.parametrize(
    ("base", "expect"),
    [
        (HOCG, "{holomem: {A center: {resting: no}}}"),
        (DANMAKU, "{P1: {defeated: no, asked: yes}}"),
        (VCARD, "{vts: {A active: {locked: no}}, tokens: {A active: {burn: 0}}}"),
    ],
)
def test_no_says_that_something_is_not_so(tmp_path: Path, base: str, expect: str) -> None:
    found = outcome(tmp_path, base, f"expect: {expect}\n")
    assert found.ok, found.report()


def test_a_case_with_nothing_to_check_fails(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    for rest in ("", "steps: []\n", "variants: {one: {}}\n"):
        path.write_text(HOCG + rest, encoding="utf-8")
        assert "nothing can fail" in run(path)[0].problems[0]
    path.write_text(HOCG + "expect: {A: {archive: []}}\n", encoding="utf-8")
    assert run(path)[0].ok, "an empty list that tells all that is there says something"
