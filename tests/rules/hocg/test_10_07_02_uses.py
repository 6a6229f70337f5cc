"""10.7.2.1.1: a limit counts uses; whoever declines an optional text has not used it, however it is written (G-02)."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.judge.scenario import run
from tests.rule import rule

# How an optional text may be written, how it is declined, how it is agreed to.
FORMS = {
    "may": ("May(Draw(1))", "no", "yes"),
    "may, then more": ("May(Draw(1)), May(Draw(1))", "no; no", "yes; no"),
    "one of two agreed to": ("May(Draw(1)), May(Draw(1))", "no; no", "no; yes"),
    "pay": ("Pay(Archive(HAND), Draw(1))", "no", "yes; choose Filler"),
    "pay from a hand": ("Pay(Archive(HAND(staff)), Draw(1))", "no", "yes; choose Filler Staff"),
    "roll": ("Roll({face_le(6): Draw(1)}, may=True)", "no", "yes"),
    "search": ("May(Search(debut))", "no", "yes; choose nothing"),
    "if": ("If(CENTER, May(Draw(1)))", "no", "yes"),
    "if in if": ("If(CENTER, If(BACK, May(Draw(1))))", "no", "yes"),
    "instead": ("If(CENTER, May(Draw(1)), instead_of=Draw(2))", "no", "yes"),
    "if done": ("IfDid(May(Archive(HAND)), Draw(1))", "no", "yes; choose Filler"),
    "choose": ("Choose(HOLOMEM[0, 1], Arts(20, CHOSEN_ONE))", "choose nothing", "choose back"),
    "choose, then may": ("Choose(HOLOMEM, May(Arts(20, CHOSEN_ONE)))", "choose back; no", "choose back; yes"),
    "any number": ("Archive(HAND[ANY]), Draw(each(ARCHIVED))", "choose nothing", "choose Filler"),
    "any number of cheers": ("Send(ARCHIVE(cheer)[ANY], HOLOMEM)", "choose nothing", "choose red; send to back"),
    "whom it is for": ("Arts(20, HOLOMEM[0, 2])", "choose nothing", "choose back"),
    "up to": ("Draw(2, up_to=True)", "number 0", "number 1; number 0"),
    "look up to": ("LookTop(2, up_to=True)", "number 0", "number 1; number 0"),
    "modes": ("Modes(May(Draw(1)), May(Draw(2)))", "number 1; no", "number 2; yes"),
}
HOSTS = {
    "gift": ("Bearer: {text: ['gift(TEXT, on=HEALED(THIS), limit=TURN)'], hp: 100}", ""),
    "gift by name": ("Bearer: {text: ['gift(TEXT, on=HEALED(THIS), once=ABILITY)'], hp: 100}", ""),
    "attached": (
        "Bearer: {hp: 100}\n"
        "  Gem: {kind: support, support: tool, text: ['attached(TEXT, on=HEALED(HOLDER), limit=TURN)']}",
        ", attached: [Gem]",
    ),
    "bonus": (
        "Bearer: {hp: 100}\n"
        "  Gem: {kind: support, support: tool, text: ['bonus(\"Bearer\", TEXT, on=HEALED(HOLDER), limit=TURN)']}",
        ", attached: [Gem]",
    ),
}


def scene(host: str, text: str, *steps: str) -> str:
    card, carried = HOSTS[host]
    listed = "".join(f"\n  - {step}" for step in steps)
    return f"""game: hocg
title: Declining
rules: [hocg:10.7.2.1.1]
cards:
  {card.replace("TEXT", text)}
  Herb: {{kind: support, support: item, text: ["use(Heal(10, CENTER))"]}}
  Filler Staff: {{kind: support, support: staff, text: ["use(Heal(10, CENTER))"]}}
A:
  center: {{card: Bearer, as: hurt, damage: 50{carried}}}
  hand: [Herb x3, Filler x3, Filler Staff]
  archive: [red x2]
steps:{listed}
expect: {{asks: A main}}
"""


def answers(said: str) -> list[str]:
    return [f"A: {step.strip()}" for step in said.split(";")]


@rule("hocg:10.7.2.1.1", "hocg:10.8.3.2.1")
@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("form", FORMS)
def test_declining_is_no_use_and_agreeing_is_one(tmp_path: Path, form: str, host: str) -> None:
    text, no, yes = FORMS[form]
    play = ["A: play Herb"]
    steps = [*play, *answers(no), *play, *answers(yes), *play]
    file = tmp_path / "declining.yaml"
    file.write_text(scene(host, text, *steps), encoding="utf-8")
    outcome = run(file)[0]
    assert not outcome.problems, outcome.problems
    # Before: with the first answer agreed to, the second occasion brings no question.
    file.write_text(scene(host, text, *play, *answers(yes), *play), encoding="utf-8")
    assert not run(file)[0].problems


@rule("hocg:10.7.2.1.1")
@pytest.mark.parametrize("text", ["Draw(1), May(Draw(1))", "Arts(20, THIS), Pay(Archive(HAND), Draw(1))"])
def test_a_text_that_also_does_something_compulsory_has_been_used(tmp_path: Path, text: str) -> None:
    file = tmp_path / "compulsory.yaml"
    file.write_text(scene("gift", text, "A: play Herb", "A: no", "A: play Herb"), encoding="utf-8")
    assert not run(file)[0].problems


@rule("hocg:10.7.2.1.1")
def test_a_compulsory_text_that_did_nothing_has_been_used(tmp_path: Path) -> None:
    """G-03: its condition was not met at the first occasion; at the second it would be."""
    steps = ["A: play Herb", "A: play Grow", "A: play Herb"]
    said = scene("gift", "If(HAND <= 5, Draw(1))", *steps).replace("expect: {asks: A main}", "expect: {A: {hand: 5}}")
    grow = "  Grow: {kind: support, support: item, text: ['use(Arts(10, CENTER))']}\nA:"
    file = tmp_path / "in-vain.yaml"
    file.write_text(said.replace("\nA:", f"\n{grow}", 1).replace("[Herb x3,", "[Grow, Herb x3,"), encoding="utf-8")
    assert not run(file)[0].problems


REPLACING = {
    "usable": ("gift(Takes(-10, THIS), on=WOULD_TAKE(THIS), usable=True, limit=TURN)", "pass", "replace with Bearer"),
    "may": ("gift(May(Takes(-10, THIS)), on=WOULD_TAKE(THIS), limit=TURN)", "no", "yes"),
    "pay": ("gift(Pay(Archive(HAND), Takes(-10, THIS)), on=WOULD_TAKE(THIS), limit=TURN)", "no", "yes"),
    "roll": ("gift(Roll({face_le(6): Takes(-10, THIS)}, may=True), on=WOULD_TAKE(THIS), limit=TURN)", "no", "yes"),
    "redirect": ("gift(Redirect(HOLOMEM, may=True), on=WOULD_TAKE(THIS), limit=TURN)", "no", "yes"),
}


@rule("hocg:10.7.2.1.1", "hocg:10.11.3")
@pytest.mark.parametrize("form", REPLACING)
def test_a_replacement_that_was_declined_is_offered_again(tmp_path: Path, form: str) -> None:
    text, no, yes = REPLACING[form]
    file = tmp_path / "replacing.yaml"
    sting = "{kind: support, support: item, text: ['use(SpecialDamage(20, CENTER))']}"
    file.write_text(
        f"""game: hocg
title: Declining a replacement
rules: [hocg:10.11.3]
cards:
  Bearer: {{hp: 200, text: ['{text}']}}
  Sting: {sting}
A: {{center: Bearer, hand: [Sting x3, Filler]}}
steps:
  - A: play Sting
  - A: {no}
  - expect: {{damage: {{A center: 20}}}}
  - A: play Sting
  - A: {yes}
{"  - A: choose Filler" if form == "pay" else ""}
  - expect: {{damage: {{A center: {20 if form == "redirect" else 30}}}}}
  - A: play Sting
expect: {{asks: A main, damage: {{A center: {40 if form == "redirect" else 50}}}}}
""",
        encoding="utf-8",
    )
    assert not run(file)[0].problems, run(file)[0].problems


@rule("hocg:10.7.2.1.1")
@pytest.mark.parametrize("answers", [("yes",), ("no", "yes"), ("no", "no")])
def test_what_comes_of_an_arts_is_not_used_by_declining_it(tmp_path: Path, answers: tuple[str, ...]) -> None:
    """K-15: [1/Turn] before such a text counts the outcome; the Arts is used once more."""
    file = tmp_path / "outcome.yaml"
    text = "art(Roll({ODD: Again()}), When(THIS_ART_DEALS(), May(Draw(1))), limit=TURN)"
    file.write_text(
        f"""game: hocg
title: Declining what comes of an Arts
rules: [hocg:10.7.2.1.1]
cards:
  Twice: {{arts: [{{name: Hit, power: 10}}], text: ["{text}"]}}
phase: performance
dice: [1, 2]
A: {{center: {{card: Twice}}}}
steps:
  - A: art Hit at B center
{"".join(f"  - A: {answer}{chr(10)}" for answer in answers)}
expect: {{asks: A perform, damage: {{B center: 20}}, A: {{hand: {answers.count("yes")}}}}}
""",
        encoding="utf-8",
    )
    assert not run(file)[0].problems, run(file)[0].problems
