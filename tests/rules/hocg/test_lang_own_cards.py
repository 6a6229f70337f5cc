"""Cards of a scenario's own carry Extra lines and named abilities (2.11, 10.1.3.1, G-84)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kaimaku.games.hocg.lang import texts
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.judge.scenario.values import PositionError
from tests.rule import rule
from tests.rules.hocg.forms import PEOPLE, B, Scene, actor, one

Facts = Mapping[str, object]


def _downed(facts: Facts) -> int:
    """How much life the down of such a holomem costs."""
    s = actor("Down(OPP_CENTER)", None, {"center": "foe", "life": 5}, cards={"foe": facts})
    while s.t.asked == (B,):
        s.answer(s.options("pick")[0])
    return 5 - s.count("life", B)


@rule("hocg:2.11.2.2")
@pytest.mark.parametrize(
    ("facts", "lost"),
    [
        ({}, 1),
        ({"buzz": True}, 2),
        ({"extra": ["life-2"]}, 2),
        ({"extra": "life-2"}, 2),
        ({"buzz": True, "extra": []}, 1),
    ],
)
def test_life_2(facts: Facts, lost: int) -> None:
    assert _downed(facts) == lost


@rule("hocg:2.11.2.4", "hocg:8.3.2.a")
@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({}, ""),
        ({"extra": ["no-bloom"]}, "hocg:2.11.2.4"),
        ({"level": "Spot"}, "hocg:8.3.2.a"),
    ],
)
def test_no_bloom(facts: Facts, why: str) -> None:
    cards = declare({**PEOPLE, "x": {"name": "Ami", **facts}})
    s = Scene({"center": one("x", "x"), "hand": [one("Ami 1st", "up")]}, None, cards)
    assert s.why_not("bloom", "up", "x") == why


@rule("hocg:2.11.2.2", "hocg:2.11.2.4", "hocg:10.3.2")
def test_extra_lines_are_abilities() -> None:
    s = actor("Negate(COLLAB)", {"collab": one("x", "x"), "hand": [one("Ami 1st", "up")]}, cards=NEVER)
    assert s.why_not("bloom", "up", "x") == ""


NEVER: dict[str, Facts] = {"x": {"name": "Ami", "extra": ["no-bloom"]}}


@rule("hocg:2.11.2.3")
def test_any_number_is_asked_for() -> None:
    cards = {"x": {"extra": ["any-number"]}}
    s = actor("ToHand(ARCHIVE(extra(ANY_NUMBER)))", {"archive": [one("x", "x"), "Ami"]}, cards=cards)
    assert s.lies("x") == "hand"


def test_extra_lines_are_printed_and_a_wrong_one_is_refused() -> None:
    d = declare({"x": {"extra": ["life-2", "no-bloom"], "also": ["Ami"]}})["x"]
    assert texts(d, "en")["extra"].count("\n") == 2
    assert texts(d, "ja")["extra"].startswith("このホロメンがダウンした時、自分のライフ-2\nこのホロメンはBloomできない")
    with pytest.raises(PositionError, match="life-3"):
        declare({"x": {"extra": ["life-3"]}})


GIFT = "gift(Draw(1), turn=MAIN, once=ABILITY)"


def _uses(*names: str | None) -> int:
    """How many of these gifts can be used in one turn, each on a holomem of its own."""
    cards = {f"x{i}": {"text": [GIFT if n is None else {"name": n, "text": GIFT}]} for i, n in enumerate(names)}
    s = Scene({"center": "x0", "back": [f"x{i}" for i in range(1, len(names))]}, None, declare(cards))
    used = 0
    while options := s.options("ability"):
        s.answer(options[0])
        used += 1
    return used


@rule("hocg:10.1.3.1")
def test_a_limit_by_name_counts_by_the_name_of_the_ability() -> None:
    assert _uses("Da Capo", "Da Capo") == 1
    assert _uses("Da Capo", "Finale") == 2
    assert _uses(None, None) == 2  # two cards, two abilities
    cards = declare({"x": {"text": [GIFT]}})
    s = Scene({"center": "x", "back": ["x"]}, None, cards)
    s.answer(s.options("ability")[0])
    assert not s.options("ability")  # two copies of one card


def test_the_name_is_in_the_text_and_only_keywords_have_one() -> None:
    d = declare({"x": {"text": [{"name": "Da Capo", "text": GIFT}]}})["x"]
    assert texts(d, "en")["gift1"].endswith('You may only use Gift "Da Capo" once per turn.')
    assert texts(d, "ja")["gift1"].endswith("自分のギフト「Da Capo」はターンに1回しか使えない。")
    with pytest.raises(PositionError, match="gift take a name here; name Arts under"):
        declare({"x": {"arts": [{"power": 10}], "text": [{"name": "Da Capo", "text": "art(Draw(1))"}]}})


@rule("hocg:10.1.3.1")
def test_the_cost_of_arts_by_name() -> None:
    arts = [{"name": "Da Capo", "cost": 1, "power": 10}, {"name": "Finale", "cost": 1, "power": 10}]
    s = actor('NamedArtsCost(-1, COLLAB, "Da Capo")', {"collab": one("x", "x")}, cards={"x": {"arts": arts}})
    s.do("pass")
    assert len({o[2] for o in s.options("art")}) == 1


OSHI = {"kind": "oshi", "skills": {"skill": 1}}
ITEM, TOOL = {"kind": "support", "support": "item"}, {"kind": "support", "support": "tool"}


@rule("hocg:1.3.1", "hocg:10.1.3.1")
@pytest.mark.parametrize(
    ("facts", "texts", "told"),
    [
        (TOOL, ["gift(Arts(10, HOLOMEM[ALL]))"], r"only holomem have gift\(…\); write attached\(…\) or bonus\(…\)"),
        (ITEM, ["collab_effect(Draw(1))"], r"only holomem have collab_effect\(…\); write use\(…\)"),
        (OSHI, ["gift(Arts(10, HOLOMEM[ALL]))"], "write stage_skill"),
        ({"kind": "cheer", "color": "red"}, ["gift(Arts(10, HOLOMEM[ALL]))"], "a cheer has no text"),
        ({}, ["bloom_effect(Draw(1))"], "nothing blooms into a Debut or Spot"),
        ({"level": "Spot"}, ["bloom_effect(Draw(1))"], "nothing blooms into a Debut or Spot"),
        ({}, ["sp_skill(Draw(1))"], "only an Oshi has skills"),
        (OSHI, ["sp_skill(Draw(1))"], "no entry under `skills` for this sp_skill"),
        (OSHI, ["stage_skill(Arts(10, CENTER))"], "no entry under `skills` for this stage_skill"),
        (OSHI, ["oshi_skill(Draw(1))", "oshi_skill(Draw(2))"], "no entry under `skills` for this oshi_skill"),
        ({"arts": [{"name": "Hit"}]}, ["art(Draw(1))", "art(Draw(2))"], "two texts for art1"),
        (ITEM, ["use(Draw(1))", "use(Draw(2))"], "two texts for use"),
        ({"kind": "cheer"}, [], "a cheer has a color"),
    ],
)
def test_a_text_stands_where_its_card_has_a_place_for_it(facts: Facts, texts: list[str], told: str) -> None:
    for _ in range(2):  # what was refused once is refused again, and for the same reason
        with pytest.raises(PositionError, match=told):
            declare({"Odd": {**facts, "text": texts}})


@rule("hocg:10.7.2.3.7")
def test_a_support_without_a_text_changes_nothing() -> None:
    s = Scene({"hand": [one("Blank", "blank")]}, cards=declare({"Blank": ITEM}))
    assert (s.options("play"), s.why_not("play", "blank")) == ([], "hocg:10.7.2.3.7")
