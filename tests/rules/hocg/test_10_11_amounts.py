"""10.11.1 and 10.11.2: a replacement that asks for an amount applies while the event has it, and is asked again."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    ALL,
    HOLOMEM,
    OPP_CENTER,
    THIS,
    TURN,
    WOULD_LOSE_LIFE,
    WOULD_TAKE,
    Deals,
    Draw,
    Immune,
    LifeLoss,
    SpecialDamage,
    Takes,
    collab_effect,
    gift,
)
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, strike
from tests.rules.hocg.scene_abilities import A, B, Stage, one

HIT = {n: member(f"tC10-50{n // 10}", "Hit", arts=(strike(n),)) for n in (40, 50, 60, 70)}
OVER_60 = Immune(THIS, over=60)
PLUS_THEN_OVER = member("tC10-510", "Plus", gift(Takes(20, THIS)), gift(Immune(THIS, over=60)), hp=990)
BOTH_WAYS = member(
    "tC10-511", "Both", gift(Takes(20, THIS)), gift(Takes(-20, THIS)), gift(Immune(THIS, over=60)), hp=990
)
LESS_TWICE = member(
    "tC10-512", "Less", gift(Takes(-10, THIS)), gift(Takes(-20, THIS)), gift(Immune(THIS, over=60)), hp=990
)
OPTIONAL = member(
    "tC10-513", "Optional", gift(Takes(20, THIS), on=WOULD_TAKE(THIS), usable=True), gift(Immune(THIS, over=60)), hp=990
)
AFTERWARDS = member("tC10-514", "After", gift(Immune(THIS, over=60)), gift(Takes(20, THIS)), hp=990)
SHARP = member("tC10-515", "Sharp", gift(Deals(20, THIS)), collab_effect(SpecialDamage(40, OPP_CENTER)))
CANCEL = member("tC10-516", "Cancel", gift(Takes(-60, THIS)), gift(Takes(20, THIS)), hp=990)
ONE_USE = member(
    "tC10-517", "One Use", gift(Takes(-50, THIS), on=WOULD_TAKE(THIS), limit=TURN), gift(Takes(-50, THIS)), hp=990
)
WARDENS = member(
    "tC10-519",
    "Warden",
    gift(LifeLoss(-1), on=WOULD_LOSE_LIFE(), limit=TURN),
    gift(LifeLoss(-1), on=WOULD_LOSE_LIFE(), limit=TURN),
)


def attack(n: int, target: str, *back: object, again: int = 0) -> Stage:
    mine: dict[str, object] = {"center": one(HIT[n], "attacker")}
    if again:
        mine["collab"] = one(HIT[again], "second")
    b = {"center": one(target, "target"), "back": list(back)}
    s = Stage(mine, b, phase="performance")
    s.use("attacker", "target")
    return s


@rule("hocg:10.11.1", "hocg:10.11.2")
@pytest.mark.parametrize("target", [PLUS_THEN_OVER, AFTERWARDS])
@pytest.mark.parametrize(("n", "damage"), [(40, 0), (50, 0)])
def test_it_applies_once_the_damage_has_grown_enough(target: str, n: int, damage: int) -> None:
    """20 more make it 60 or more: not taken. Before that it did not apply, so there is no order to choose."""
    s = attack(n, target)
    assert s.prompt == "perform" and s.mem("target").damage == damage


@rule("hocg:10.11.1", "hocg:10.11.2.3")
def test_below_its_amount_it_does_not_apply() -> None:
    assert attack(50, member("tC10-520", "Over", gift(OVER_60), hp=990)).mem("target").damage == 50


@rule("hocg:10.11.1.1", "hocg:1.3.2.2")
def test_damage_that_is_not_taken_grows_no_more() -> None:
    s = attack(60, PLUS_THEN_OVER)
    assert s.prompt == "replacement" and s.seat == B
    assert len(s.options("replace")) == 2
    for option in s.options("replace"):
        t = s.t.clone()
        GAME.decide(t, B, option)
        assert t.mems[s.mem("target").id].damage == 0, "first or last, none of it is taken"


@rule("hocg:10.11.2")
def test_the_order_of_sums_is_asked_where_it_opens_another() -> None:
    """50: with the 20 more first it is 70 and not taken at all; with the 20 less first it stays 50."""
    s = attack(50, BOTH_WAYS)
    assert s.prompt == "replacement" and s.seat == B
    ends = set()
    for option in s.options("replace"):
        t = s.t.clone()
        GAME.decide(t, B, option)
        while t.asked == (B,):
            GAME.decide(t, B, GAME.options(t, B)[-1])
        ends.add(t.mems[s.mem("target").id].damage)
    assert ends == {0, 50}


@rule("hocg:10.11.2")
def test_sums_that_never_reach_it_are_not_asked_for() -> None:
    s = attack(50, LESS_TWICE)
    assert s.prompt == "perform" and s.mem("target").damage == 20


@rule("hocg:10.11.2.4")
def test_dealing_comes_first_and_may_bring_it_about() -> None:
    s = Stage({"back": [one(SHARP, "sharp")]}, {"center": one(PLUS_THEN_OVER, "target")})
    s.do("collab", "sharp")
    while s.prompt == "replacement":
        GAME.decide(s.t, s.seat, s.options("replace")[0])
    assert s.mem("target").damage == 0, "40 and 20 dealt are 60"


@rule("hocg:10.11.1", "hocg:10.11.2")
@pytest.mark.parametrize("uses", [True, False])
def test_an_option_that_raises_it_is_followed_by_the_question_again(uses: bool) -> None:
    s = attack(50, OPTIONAL)
    assert s.prompt == "replacement" and len(s.options("replace")) == 1
    s.do("replace", int(s.options("replace")[0][1])) if uses else s.do("pass")
    assert s.prompt == "perform" and s.mem("target").damage == (0 if uses else 50)


@rule("hocg:10.11.2", "hocg:1.3.2.2")
def test_damage_reduced_to_nothing_is_no_damage_to_raise() -> None:
    """50 less 60 is none; 50 and 20 less 60 is 10: the order is the controller's."""
    s = attack(50, CANCEL)
    assert s.prompt == "replacement" and s.seat == B
    ends = set()
    for option in s.options("replace"):
        t = s.t.clone()
        GAME.decide(t, B, option)
        ends.add(t.mems[s.mem("target").id].damage)
    assert ends == {0, 10}
    assert attack(70, CANCEL).mem("target").damage == 30, "70: in any order"


@rule("hocg:10.11.1", "hocg:10.11.2")
def test_what_is_not_needed_is_not_used_up() -> None:
    """50 twice: the one that may be used once a turn is kept for the second hit if the other is put first."""
    s = attack(50, ONE_USE, again=70)
    assert s.prompt == "replacement" and s.seat == B
    start = s.t
    used = set()
    for option in s.options("replace"):
        t = start.clone()
        GAME.decide(t, B, option)
        used.add(sum(key[0] == 0 and len(key) == 4 and key[1] > 1000 for key in t.used))
    assert used == {0, 1}


@rule("hocg:10.11.1", "hocg:11.3.1.2")
def test_life_that_is_not_lost_any_more_uses_up_nothing() -> None:
    target = member("tC10-521", "Frail", hp=10)
    s = attack(40, target, one(WARDENS, "wardens"))
    assert s.prompt == "replacement" and s.seat == B, "either saves the one life; which one is used up"
    GAME.decide(s.t, B, s.options("replace")[0])
    assert s.life(B) == 3 and s.t.life_damage == [0, 0]
    assert sum(len(key) == 4 and key[1] > 1000 for key in s.t.used) == 1


@rule("hocg:10.11.2.3")
def test_each_asks_for_the_amount_of_its_own_event() -> None:
    watch = member("tC10-522", "Watch", gift(Immune(HOLOMEM[ALL], over=60)), gift(Draw(1), on=WOULD_TAKE(THIS)), hp=990)
    s = Stage(
        {"center": one(HIT[60], "attacker"), "collab": one(HIT[50], "second")},
        {"center": one(watch, "target")},
        phase="performance",
    )
    s.use("attacker", "target")
    while s.prompt == "replacement":
        GAME.decide(s.t, s.seat, s.options("replace")[0])
    assert s.mem("target").damage == 0
    s.use("second", "target")
    assert s.mem("target").damage == 50 and s.seat == A
