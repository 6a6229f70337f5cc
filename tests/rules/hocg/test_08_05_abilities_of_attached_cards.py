"""8.1.2, 10.1.1.1: abilities that attached cards have or give are used in the main phase, and called so everywhere."""

from __future__ import annotations

from kaimaku.games.hocg.lang import HOLDER, MAIN, TURN, Archive, Draw, Pay, attached, bonus, debut
from kaimaku.games.hocg.projection.options import wire_options
from kaimaku.games.hocg.speech.options import label, option_words
from kaimaku.games.hocg.speech.tries import tries_of_mem
from kaimaku.games.hocg.table import HAND
from kaimaku.kernel.decisions import Option
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, support
from tests.rules.hocg.scene_abilities import A, Stage, one

RINGER = member("tC08-140", "Ringer")
BELL = support("tC08-141", "fan", bonus(debut, Pay(Archive(HOLDER.cheer), Draw(1)), turn=MAIN, limit=TURN))
DRUM = support("tC08-142", "tool", attached(Draw(1), turn=MAIN, limit=TURN))


def scene(*cheers: str) -> tuple[Stage, list[Option]]:
    carried = [one(BELL, "left"), one(BELL, "right"), one(DRUM, "drum")]
    s = Stage({"center": one(RINGER, "ringer", cheers=list(cheers or ("red", "red")), attached=carried)})
    return s, s.options("ability")


@rule("hocg:10.1.1.1", "hocg:5.19.1")
def test_each_attached_card_has_its_own_option_in_both_languages() -> None:
    s, options = scene()
    assert [o[3] for o in options] == [s.card("left"), s.card("right"), s.card("drum")]
    said = {option_words(s.t, A, o, "en") for o in options}
    assert any("Use fan tC08-141" in x and "you may archive" in x for x in said)
    assert any("Use tool tC08-142" in x and "draw 1 card" in x.lower() for x in said)
    assert all("の能力：" in option_words(s.t, A, o, "ja") for o in options)
    assert [label(s.t, A, o).en for o in options] == ["Use fan tC08-141"] * 2 + ["Use tool tC08-142"]
    assert label(s.t, A, options[2]).ja == "tool tC08-142の能力を使う"


@rule("hocg:10.1.1.1")
def test_on_the_wire_they_are_told_apart() -> None:
    s, options = scene()
    sent = wire_options(s.t, A, options, [])
    assert [o.things for o in sent] == [[f"m{s.mem('ringer').id}"]] * 3
    assert len({o.act for o in sent}) == 3


@rule("hocg:10.7.2.1.1", "hocg:10.4.2.2")
def test_the_reason_is_that_of_the_very_card() -> None:
    s, options = scene("blue")
    s.do("ability", *options[0][1:])
    s.do("ability", *options[2][1:])
    assert s.count(HAND + A) == 2
    assert [s.why_not(o) for o in options] == ["hocg:10.7.2.1.1", "hocg:10.4.2.2", "hocg:10.7.2.1.1"]
    assert len(s.log("ability")) == 2


@rule("hocg:10.1.1.1")
def test_why_not_is_asked_of_them_too() -> None:
    s, options = scene()
    tried = [option for option, _ in tries_of_mem(s.t, A, s.mem("ringer"))]
    assert all(option in tried for option in options)
