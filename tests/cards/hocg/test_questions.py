"""The official questions: each is known, and is a scenario or has a reason why it can't be one."""

from __future__ import annotations

import re
import tomllib

from kaimaku.games.hocg.questions import STATES, known, known_line, played, reasons, settled, state
from kaimaku.judge.scenario import load, shipped_in
from tools import status as tool

JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")


def test_every_question_is_known_once() -> None:
    assert len(set(known())) == len(known()) > 400
    unknown = (played() | reasons().keys()) - set(known())
    assert not unknown, f"questions nobody asked: {', '.join(sorted(unknown))}"


def test_a_question_with_a_reason_has_no_scenario() -> None:
    both = played() & reasons().keys()
    assert not both, f"played, and said not to be playable: {', '.join(sorted(both))}"


def test_every_question_about_the_rules_alone_is_settled() -> None:
    """They need no card that is not here: those up to Q200 and a few later ones."""
    rules = [f"Q{n}" for n in (*range(119, 201), 213, 217, 218, 222, 227, 288, 307, 538)]
    open_ = [question for question in rules if question in known() and not settled(question)]
    assert not open_, f"neither played nor with a reason: {', '.join(open_)}"


def test_a_reason_is_told_in_both_languages() -> None:
    for question, reason in reasons().items():
        assert JAPANESE.search(reason.ja) and not JAPANESE.search(reason.en), question
        assert reason.en.endswith(".") and reason.ja.endswith("。"), question


def test_a_scenario_is_titled_with_its_question() -> None:
    for path in sorted((shipped_in("hocg") / "qna").iterdir()):
        question = f"Q{int(path.stem[1:])}"
        one = load(path)
        assert path.name == f"Q{int(path.stem[1:]):03}.yaml"
        assert one.title.startswith(f"{question} ") and one.title_ja.startswith(f"{question} "), path.name


def test_states() -> None:
    assert (state("Q1"), state("Q161"), state("Q9999")) == ("played", "not playable", None)
    assert {state(question) for question in known()} <= set(STATES)


def test_the_tool_changes_nothing_but_which_questions_there_are() -> None:
    written = '# About.\nknown = "1"\n\n[reasons.Q3]\nen = "known = 2."\nja = "なし。"\n'
    text = tool.questions_text(written, ["Q3", "Q1", "Q2", "Q10"])
    assert tomllib.loads(text)["known"] == "1-3 10"
    assert text == written.replace('known = "1"', known_line(["Q1", "Q2", "Q3", "Q10"]))
