"""10.11.1: one use of a replacement covers all it speaks of that are hit together, and nothing later (G-53)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Printed, PrintedSkill
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    ALL,
    BACK,
    CENTER,
    HOLOMEM,
    IT,
    OPP_BACK,
    OPP_CENTER,
    OPP_HOLOMEM,
    THIS,
    WOULD_DEAL,
    WOULD_TAKE,
    Deals,
    Immune,
    Redirect,
    SpecialDamage,
    Takes,
    art,
    both,
    card,
    collab_effect,
    gift,
    oshi_skill,
)
from kaimaku.games.hocg.lang.control import Say
from kaimaku.games.hocg.lang.hosts import Host
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, named, strike
from tests.rules.hocg.scene_abilities import A, B, Stage, one

STORM = member("tC10-600", "Storm", collab_effect(SpecialDamage(50, OPP_HOLOMEM[ALL])))
TWICE = member("tC10-601", "Twice", collab_effect(SpecialDamage(50, OPP_CENTER), SpecialDamage(50, OPP_BACK[ALL])))
FORK = member("tC10-602", "Fork", collab_effect(SpecialDamage(50, both(OPP_CENTER, OPP_BACK))))
BOLT = member("tC10-603", "Bolt", art(SpecialDamage(30, OPP_BACK[ALL])), arts=(strike(50),))
FRIEND = member("tC10-604", "Friend", hp=200)


def leader(number: str, host: Host) -> str:
    skill = PrintedSkill("skill", named("Guard"), power=1, limit="turn")
    printed = Printed(number=number, kind="oshi", name=named("Leader"), life=5, skills=(skill,))
    return card(number, host, printed=printed).id


def guard(number: str, do: Say) -> str:
    return leader(number, oshi_skill(do, on=WOULD_TAKE(HOLOMEM)))


SHELTER = guard("tC10-610", Takes(-30, HOLOMEM[ALL]))
SHELTER_BACK = guard("tC10-611", Takes(-30, BACK[ALL]))
SHELTER_TWO = guard("tC10-612", Takes(-30, HOLOMEM[2]))
SHELTER_IT = guard("tC10-613", Takes(-30, IT))
WALL = guard("tC10-614", Immune(HOLOMEM[ALL]))
HIGH_WALL = guard("tC10-615", Immune(HOLOMEM[ALL], over=60))
SHARPEN = leader("tC10-617", oshi_skill(Deals(20, HOLOMEM[ALL]), on=WOULD_DEAL(HOLOMEM)))
CENTER_ONLY = guard("tC10-618", Takes(-30, CENTER))
GUARDED = member("tC10-619", "Guarded", gift(Takes(-20, THIS), on=WOULD_TAKE(HOLOMEM)), hp=200)


def hit(oshi: str, by: str = STORM, **mine: object) -> Stage:
    b = {"oshi": oshi, "power": 2, "center": one(FRIEND, "c"), "back": [one(FRIEND, "x"), one(FRIEND, "y")]}
    s = Stage({"back": [one(by, "storm")], **mine}, b)
    s.do("collab", "storm")
    return s


def take(s: Stage) -> None:
    assert s.prompt == "replacement" and s.options("replace")
    GAME.decide(s.t, s.seat, s.options("replace")[0])


def damage(s: Stage) -> list[int]:
    return [s.mem(label).damage for label in ("c", "x", "y")]


@rule("hocg:10.11.1")
def test_all_that_are_hit_together_are_covered_by_one_use() -> None:
    s = hit(SHELTER)
    assert s.seat == B
    take(s)
    assert s.prompt == "main" and damage(s) == [20, 20, 20]
    assert all(x.until >= -100 for found in s.t.live.values() for x in found), "nothing is left behind"


@rule("hocg:10.11.1")
def test_those_that_are_not_spoken_of_are_not_covered() -> None:
    s = hit(SHELTER_BACK)
    take(s)
    assert damage(s) == [50, 20, 20], "asked at the first hit, which it does not speak of"
    s = hit(CENTER_ONLY)
    take(s)
    assert damage(s) == [20, 50, 50]


@rule("hocg:10.11.1")
def test_one_spoken_of_is_one() -> None:
    s = hit(SHELTER_IT)
    take(s)
    assert damage(s) == [20, 50, 50]


@rule("hocg:10.11.1", "hocg:10.7.2.3")
def test_two_of_them_are_chosen() -> None:
    s = hit(SHELTER_TWO)
    take(s)
    assert s.prompt == "pick" and s.seat == B and s.chosen_from() == {"c", "x"}, "one at a time, in this order (K-05)"
    s.do("pick", "x")
    assert damage(s) == [50, 20, 20]


@rule("hocg:10.11.1")
def test_damage_of_another_instruction_is_not_together() -> None:
    """Q415, Q428: only what is taken at the moment of use."""
    s = hit(SHELTER, TWICE)
    take(s)
    assert damage(s) == [20, 50, 50]
    s = hit(SHELTER, TWICE)
    s.do("pass")
    take(s)
    assert damage(s) == [50, 20, 20], "declined for the center, used for the two in the back"


@rule("hocg:10.11.1")
def test_one_instruction_for_two_places_hits_them_together() -> None:
    s = hit(SHELTER, FORK)
    s.do("pick", "y")
    take(s)
    assert damage(s) == [20, 0, 20]


@rule("hocg:10.11.1")
def test_the_damage_of_an_arts_is_not_together_with_that_of_its_text() -> None:
    b = {"oshi": SHELTER, "power": 2, "center": one(FRIEND, "c"), "back": [one(FRIEND, "x"), one(FRIEND, "y")]}
    s = Stage({"center": one(BOLT, "bolt")}, b, phase="performance")
    s.use("bolt", "c")
    take(s)
    assert damage(s) == [50, 0, 0]


@rule("hocg:10.11.1", "hocg:10.11.2.4")
@pytest.mark.parametrize(("oshi", "left"), [(WALL, [0, 0, 0]), (HIGH_WALL, [50, 50, 50])])
def test_other_forms_cover_all_as_well(oshi: str, left: list[int]) -> None:
    s = hit(oshi)
    take(s)
    assert s.prompt == "main" and damage(s) == left


@rule("hocg:10.11.1")
def test_an_amount_is_asked_of_each_of_them() -> None:
    """20 more on the one in the back make it 70."""
    frail = member("tC10-620", "Frail", gift(Takes(20, THIS)), hp=200)
    b = {"oshi": HIGH_WALL, "power": 2, "center": one(FRIEND, "c"), "back": [one(frail, "x"), one(FRIEND, "y")]}
    s = Stage({"back": [one(STORM, "storm")]}, b)
    s.do("collab", "storm")
    take(s)
    assert damage(s) == [50, 0, 50]


@rule("hocg:10.11.2.4")
def test_what_is_dealt_together_grows_together() -> None:
    a = {"oshi": SHARPEN, "power": 2, "back": [one(STORM, "storm")]}
    s = Stage(a, {"center": one(FRIEND, "c"), "back": [one(FRIEND, "x"), one(FRIEND, "y")]})
    s.do("collab", "storm")
    assert s.seat == A
    take(s)
    assert damage(s) == [70, 70, 70]


@rule("hocg:10.11.1")
def test_a_text_that_speaks_of_its_holomem_covers_nobody_else() -> None:
    s = Stage(
        {"back": [one(STORM, "storm")]}, {"center": one(FRIEND, "c"), "back": [one(GUARDED, "x"), one(FRIEND, "y")]}
    )
    s.do("collab", "storm")
    assert damage(s) == [50, 30, 50], "hit once, covered once, though all three hits are a moment for it"


@rule("hocg:10.11.1")
def test_damage_turns_aside_to_one_holomem() -> None:
    with pytest.raises(ValueError, match="one holomem"):
        Redirect(BACK[ALL])
    with pytest.raises(ValueError, match="one holomem"):
        Redirect(BACK[2])
