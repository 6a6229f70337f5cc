"""`refused` tries whatever a step may say, also for somebody who is not asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.judge.scenario import Outcome, run
from tests.rule import rule

HOCG = """\
game: hocg
title: a test
cards:
  Two: {kind: support, support: item, text: ["use(Heal(10, HOLOMEM[2]))"]}
  One: {kind: support, support: item, text: ["use(Heal(10, HOLOMEM))"]}
  Up: {kind: support, support: item, text: ["use(Archive(HAND[1, 2]))"]}
  Way: {kind: support, support: item, text: ["use(May(Draw(1)), Arts(10, CENTER))"]}
  Die: {kind: support, support: item, text: ["use(Modes(Draw(1), Heal(10, HOLOMEM)))"]}
  X: {baton: 1}
A:
  center: {card: X, damage: 10, cheers: [white, blue]}
  back: [{card: Spare, damage: 10, as: a}, {card: Spare, damage: 10, as: b}]
  hand: [Two, One, Up, Way, Die]
"""
DANMAKU = """\
game: danmaku
title: a test
P1: {role: Stage Boss, hand: [Laser Shot, Shoot, Shoot]}
P2: {role: EX Boss, life: 1}
P3: {role: Heroine, hand: [Graze]}
P4: {hand: [1UP]}
"""
VCARD = """\
game: vcard
title: a test
cards:
  Lift: {kind: boost, text: "+1 PL to a VT you control."}
  Both: {kind: boost, text: "+1 PL to up to 2 VT's you control."}
  Wish: {kind: boost, text: "You may draw 1 card."}
A: {hand: [Lift, Both, Wish, Filler], backstage: [Spare, Spare]}
"""


def outcome(folder: Path, base: str, rest: str) -> Outcome:
    path = folder / "case.yaml"
    path.write_text(base + rest, encoding="utf-8")
    (found,) = run(path)
    return found


# the steps before, who tries what, and the rule that forbids it
CASES: list[tuple[str, list[str], str, str, str]] = [
    (HOCG, ["A: play Two"], "A", "choose nothing", "hocg:10.7.2.3.1"),
    (HOCG, ["A: play Two"], "A", "done", "hocg:10.7.2.3.1"),
    (HOCG, ["A: play Two"], "A", "choose X", "hocg:10.7.2.3.1"),
    (HOCG, ["A: play Two"], "A", "choose X, a, b", "hocg:10.7.2.3"),
    (HOCG, ["A: play Two"], "A", "choose X, B center", "hocg:10.7.2.3"),
    (HOCG, ["A: play Two"], "A", "choose a, a", "hocg:10.7.2.3"),
    (HOCG, ["A: play Two"], "B", "choose X, a", "hocg:10.6.2"),
    (HOCG, ["A: play Two"], "A", "yes", "hocg:10.7.2.3"),
    (HOCG, ["A: play Up"], "A", "choose nothing", "hocg:10.7.2.3.1"),
    (HOCG, ["A: play Up"], "A", "choose One, Two, Way", "hocg:10.7.2.3"),
    (HOCG, ["A: play Way"], "B", "yes", "hocg:10.6.2"),
    (HOCG, ["A: play Way"], "A", "choose X", "hocg:10.8.3.1.1"),
    (HOCG, ["A: play Die"], "A", "number 3", "hocg:1.3.5.2"),
    (HOCG, ["A: play Die"], "A", "resolve Die", "hocg:1.3.5"),
    (HOCG, [], "A", "choose X", "hocg:8.1.2"),
    (HOCG, [], "A", "done", "hocg:8.1.2"),
    (HOCG, [], "B", "end turn", "hocg:10.6.2"),
    (HOCG, [], "A", "baton a paying white, blue", "hocg:10.7.2.3"),
    (HOCG, [], "B", "choose nothing", "hocg:10.6.2"),
    (HOCG, [], "A", "play One on X", "hocg:10.7.2.3.6"),
    (DANMAKU, [], "P2", "reveal", "danmaku:role.extra-boss.reveal.1"),
    (DANMAKU, [], "P1", "reveal", "danmaku:role.extra-boss.reveal.1"),
    (DANMAKU, [], "P2", "look at P1", "danmaku:faq.satori.1"),
    (DANMAKU, ["P1: play Laser Shot on P2", "all: pass"], "P2", "reveal", "danmaku:role.extra-boss.reveal.4"),
    (DANMAKU, ["P1: play Laser Shot on P2"], "P2", "choose nothing", "danmaku:type.reaction.5"),
    (DANMAKU, [], "P3", "graze", "danmaku:type.reaction.5"),
    (DANMAKU, [], "P3", "pass", "danmaku:type.reaction.5"),
    (VCARD, ["A: boost Lift"], "A", "choose nothing", "vcard:1.1.0.3"),
    (VCARD, ["A: boost Lift"], "A", "choose active, backstage 1", "vcard:4.5.1.2"),
    (VCARD, ["A: boost Lift"], "A", "choose B active", "vcard:4.5.1.2"),
    (VCARD, ["A: boost Both"], "A", "choose all", "vcard:4.5.1.2"),
    (VCARD, ["A: boost Both"], "B", "choose active", "vcard:4.6.5.1"),
    (VCARD, [], "A", "trade Lift, Both", "vcard:1.1.0.3"),
    (VCARD, [], "A", "boost Lift choosing B active", "vcard:4.5.1.2"),
    # what belongs to another question than the one that is asked
    (DANMAKU, [], "P1", "choose P3", "danmaku:turn.main.2"),
    (DANMAKU, [], "P1", "take Shoot", "danmaku:turn.main.2"),
    (DANMAKU, [], "P1", "choose nothing", "danmaku:turn.main.2"),
    (VCARD, [], "A", "place Lift to active", "vcard:6.2.2.1"),
    (VCARD, [], "A", "choose all", "vcard:6.2.2.1"),
    (VCARD, [], "A", "stop", "vcard:6.2.2.1"),
    (VCARD, ["A: boost Lift"], "A", "end turn", "vcard:4.5.1.2"),
]


@rule("danmaku:role.extra-boss.reveal.4")
@pytest.mark.parametrize(("base", "steps", "by", "text", "why"), CASES, ids=lambda x: str(x)[:30])
def test_it_is_tried_and_refused(tmp_path: Path, base: str, steps: list[str], by: str, text: str, why: str) -> None:
    done = "".join(f"\n  - {step}" for step in steps)
    rest = f"steps:{done}\n  - expect: {{refused: {{try: '{text}', by: {by}, rule: '{why}'}}}}\n"
    found = outcome(tmp_path, base, rest)
    assert not [p for p in found.problems if "isn't mentioned" not in p], found.report()


ALLOWED = [
    (HOCG, ["A: play Two"], "A", "choose X, a"),
    (HOCG, ["A: play Up"], "A", "choose One"),
    (HOCG, ["A: play Way"], "A", "no"),
    (HOCG, [], "A", "end turn"),
    (HOCG, [], "B", "concede"),
    (HOCG, [], "A", "baton a paying white"),
    (DANMAKU, ["P1: play Laser Shot on P2", "all: pass"], "P4", "1up P2"),
    (VCARD, ["A: boost Both"], "A", "choose nothing"),
    (VCARD, [], "A", "boost Lift choosing active"),
]


@pytest.mark.parametrize(("base", "steps", "by", "text"), ALLOWED, ids=lambda x: str(x)[:30])
def test_what_is_allowed_is_said_so(tmp_path: Path, base: str, steps: list[str], by: str, text: str) -> None:
    done = "".join(f"\n  - {step}" for step in steps)
    found = outcome(tmp_path, base, f"steps:{done}\n  - expect: {{refused: {{try: '{text}', by: {by}}}}}\n")
    assert found.problems == (f"refused: {text!r} is allowed",), found.report()


@pytest.mark.parametrize(
    ("base", "text"), [(HOCG, "play Nonesuch"), (DANMAKU, "play Nonesuch"), (VCARD, "boost Nonesuch")]
)
def test_the_word_without_meaning_is_named(tmp_path: Path, base: str, text: str) -> None:
    found = outcome(tmp_path, base, f"expect: {{refused: {{try: {text}}}}}\n")
    assert "unknown word 'Nonesuch'" in found.problems[0], found.report()


@pytest.mark.parametrize(
    ("base", "step"), [(HOCG, "A: choose X"), (HOCG, "A: choose nothing"), (VCARD, "A: choose all")]
)
def test_a_choice_that_nobody_asked_for_is_told_as_one(tmp_path: Path, base: str, step: str) -> None:
    found = outcome(tmp_path, base, f"steps:\n  - {step}\n")
    assert "there is nothing to choose" in found.problems[0], found.report()


def test_words_without_meaning_are_no_refusal(tmp_path: Path) -> None:
    for base, text in ((HOCG, "choose Nonesuch"), (DANMAKU, "choose Nonesuch"), (VCARD, "choose Nonesuch")):
        found = outcome(tmp_path, base, f"expect: {{refused: {{try: {text}}}}}\n")
        assert "unknown word" in found.problems[0], found.report()
