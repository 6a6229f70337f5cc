"""10.11: replacement effects."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Printed, PrintedSkill
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    BACK,
    COLLABS,
    HOLDER,
    HOLOMEM,
    ODD,
    OPP_CENTER,
    ROLLS,
    SELF,
    TAKES,
    THIS,
    WOULD_DEAL,
    WOULD_LOSE,
    WOULD_TAKE,
    Archive,
    Deals,
    Draw,
    Immune,
    InPlaceOfCheer,
    Nothing,
    Pay,
    Redirect,
    Reroll,
    Roll,
    SpecialDamage,
    Takes,
    WinGame,
    art,
    attached,
    card,
    collab_effect,
    gift,
    oshi_skill,
    use,
)
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, named, strike, support
from tests.rules.hocg.scene_abilities import A, B, Stage, one

ATTACKER = member("tC10-190", "Attacker", arts=(strike(60),))
WATCHED_DECOY = member(
    "tC10-191", "Decoy", gift(Redirect(BACK), on=WOULD_TAKE(THIS)), gift(Draw(1), on=TAKES(THIS), usable=True)
)
TOUGH = member("tC10-192", "Tough", gift(Takes(-20, THIS)), gift(Immune(THIS, over=50)), hp=990)
TOUGH_TWICE = member("tC10-193", "Tough Twice", gift(Takes(-20, THIS)), gift(Takes(-10, THIS)), hp=990)
CAREFUL = member(
    "tC10-194",
    "Careful",
    gift(Takes(-20, THIS), on=WOULD_TAKE(THIS)),
    gift(Redirect(BACK), on=WOULD_TAKE(THIS)),
    hp=990,
)
OVER_50 = member("tC10-195", "Over 50", gift(Immune(THIS, over=50)), hp=990)
SHARP = member("tC10-196", "Sharp", gift(Deals(20, THIS)), collab_effect(SpecialDamage(40, OPP_CENTER)))
INVULNERABLE = member("tC10-197", "Invulnerable", gift(Takes(20, THIS)), gift(Immune(THIS)), hp=990)
LUCKY = member(
    "tC10-198",
    "Lucky",
    gift(Reroll(), on=ROLLS(THIS), usable=True),
    gift(Reroll(), on=ROLLS(THIS), usable=True),
    collab_effect(Roll({ODD: Draw(1)})),
)
VICTORY = support("tC10-199", "event", use(WinGame()))
SURVIVOR = member("tC10-200", "Survivor", gift(Nothing(), on=WOULD_LOSE(), usable=True))
PAYING = member("tC10-201", "Paying", gift(Pay(Archive(THIS.cheer), Nothing()), on=WOULD_TAKE(THIS)), hp=990)
PAYING_ASKED = member(
    "tC10-202", "Paying", gift(Archive(THIS.cheer), Nothing(), on=WOULD_TAKE(THIS), usable=True), hp=990
)
PERFORMER = member("tC10-203", "Performer", art(Pay(Archive(BACK.cheer), Draw(2))), arts=(strike(10),))
STAND_IN = support("tC10-204", "fan", attached(InPlaceOfCheer()))
ORDINARY = support("tC10-205", "fan", attached(Takes(10, THIS)))
COLLAB_PAYER = member("tC10-206", "Payer", gift(Pay(Archive(THIS.cheer), Draw(2)), on=COLLABS(THIS)))
SPICE = card(
    "tC10-207",
    oshi_skill(Takes(10, OPP_CENTER), on=WOULD_DEAL(HOLOMEM)),
    printed=Printed(
        number="tC10-207",
        kind="oshi",
        name=named("Spice"),
        life=5,
        skills=(PrintedSkill("skill", named("Skill"), power=1, limit="turn"),),
    ),
).id
SHIELD_FAN = support("tC10-990", "fan", attached(Archive(SELF), Takes(-20, HOLDER), on=WOULD_TAKE(HOLDER), usable=True))
BARRIER = support("tC10-991", "fan", attached(Archive(SELF), Takes(-10, HOLDER), on=WOULD_TAKE(HOLDER)))
BRANDED = member("tC10-209", "Branded", gift(Takes(20, OPP_CENTER), on=WOULD_TAKE(OPP_CENTER), usable=True))


def attack(target: object, *back: object, attacker: str = ATTACKER, **table: object) -> Stage:
    """An attack of 60 on the opponent's center."""
    s = Stage(
        {"center": one(attacker, "attacker")}, {"center": target, "back": list(back)}, phase="performance", **table
    )
    s.use("attacker", "target")
    return s


def replace(s: Stage, nth: int) -> None:
    GAME.decide(s.t, s.seat, s.options("replace")[nth])


@rule("hocg:10.11.1", "hocg:10.11.1.1")
def test_what_was_replaced_has_not_happened() -> None:
    s = attack(one(WATCHED_DECOY, "target"), one("x-spare", "back"))
    assert s.mem("back").damage == 60 and s.mem("target").damage == 0
    assert len(s.log("damage")) == 1, "one event"
    assert s.prompt == "perform", "no ability on the damage that did not happen"


@rule("hocg:10.11.2", "hocg:10.11.2.1")
@pytest.mark.parametrize(("nth", "left"), [(0, 40), (1, 0)])
def test_the_controller_of_the_damaged_holomem_orders_replacements(nth: int, left: int) -> None:
    s = attack(one(TOUGH, "target"))
    assert s.prompt == "replacement" and s.seat == B and len(s.options("replace")) == 2 and not s.options("pass")
    replace(s, nth)
    assert s.prompt == "perform" and s.mem("target").damage == left, "60 less 20 is below 50; 60 is not"


@rule("hocg:10.11.2")
def test_an_order_that_makes_no_difference_is_not_asked_for() -> None:
    assert attack(one(TOUGH_TWICE, "target")).mem("target").damage == 30
    s = attack(one(INVULNERABLE, "target"))
    assert s.prompt == "perform" and s.mem("target").damage == 0


@rule("hocg:10.11.2")
def test_which_of_two_equal_cards_comes_first_is_not_asked_for() -> None:
    s = attack(one("x-spare", "target", attached=[BARRIER, BARRIER, BARRIER]))
    assert s.prompt == "perform" and s.mem("target").damage == 30


@rule("hocg:10.11.2", "hocg:10.11.2.3")
@pytest.mark.parametrize(("used", "left"), [(0, 60), (1, 40), (2, 20)])
def test_of_several_equal_cards_that_may_be_used_one_is_offered_at_a_time(used: int, left: int) -> None:
    s = attack(one("x-spare", "target", attached=[SHIELD_FAN, SHIELD_FAN]))
    for _ in range(used):
        assert s.seat == B and len(s.options("replace")) == len(s.options("pass")) == 1
        replace(s, 0)
    if used < 2:
        s.do("pass")
    assert s.prompt == "perform" and s.mem("target").damage == left


@rule("hocg:10.11.2")
def test_equal_cards_beside_another_are_one_option() -> None:
    s = attack(one("x-spare", "target", attached=[BARRIER, SHIELD_FAN, BARRIER]))
    assert s.seat == B and len(s.options("replace")) == 2
    replace(s, 1)
    assert s.prompt == "perform" and s.mem("target").damage == 20


@rule("hocg:10.11.2.2")
def test_whoever_acts_orders_replacements_of_the_action() -> None:
    s = Stage({"center": "x-spare"}, {"back": [one(LUCKY, "lucky"), "x-spare"]}, active="B", dice=[2, 4, 1])
    s.do("collab", "lucky")
    assert s.prompt == "replacement" and s.seat == B and len(s.options("replace")) == 2
    replace(s, 0)
    assert s.prompt == "replacement" and len(s.options("replace")) == 1, "a 4: again?"
    replace(s, 0)
    assert s.prompt == "main" and s.hand(B) == 1, "a 1 is odd"


@rule("hocg:10.11.2", "hocg:10.11.2.2")
@pytest.mark.parametrize("survives", [True, False])
def test_whoever_would_lose_is_affected(survives: bool) -> None:
    s = Stage({"hand": [one(VICTORY, "event")]}, {"center": one(SURVIVOR, "survivor")})
    s.do("play", "event")
    assert s.prompt == "replacement" and s.seat == B
    if survives:
        replace(s, 0)
        assert s.t.result is None and s.prompt == "main"
    else:
        s.do("pass")
        assert s.t.result is not None and s.t.result.winners == (A,)


@rule("hocg:10.11.2")
def test_whoever_would_lose_orders_what_replaces_it() -> None:
    s = Stage({"hand": [one(VICTORY, "event")]}, {"center": one(SURVIVOR, "one"), "back": [one(SURVIVOR, "two")]})
    s.do("play", "event")
    assert s.prompt == "replacement" and s.seat == B and len(s.options("replace")) == 2
    replace(s, 1)
    assert s.t.result is None and s.prompt == "main", "there is no loss left to replace"


@rule("hocg:10.11.2", "hocg:10.2.1.3.2")
@pytest.mark.parametrize("uses", [True, False])
def test_an_optional_replacement_is_its_controllers_to_use(uses: bool) -> None:
    s = Stage(
        {"oshi": SPICE, "power": 1, "center": one(ATTACKER, "attacker")},
        {"center": one("x-spare", "target")},
        phase="performance",
    )
    s.use("attacker", "target")
    assert s.prompt == "replacement" and s.seat == A, "the attacker's own skill"
    if uses:
        replace(s, 0)
    else:
        s.do("pass")
    assert s.mem("target").damage == (70 if uses else 60)


@rule("hocg:10.11.2", "hocg:10.11.2.1")
@pytest.mark.parametrize("consents", [True, False])
def test_ordering_does_not_use_the_opponents_option_for_them(consents: bool) -> None:
    s = Stage(
        {"center": one(ATTACKER, "attacker"), "back": [one(BRANDED, "branded")]},
        {"center": one(OVER_50, "target")},
        phase="performance",
    )
    s.use("attacker", "target")
    assert s.prompt == "replacement" and s.seat == B and not s.options("pass")
    stamps = {x.source: x.stamp for found in s.t.live.values() for x in found}
    s.do("replace", stamps[s.mem("branded").stack[-1]])
    assert s.prompt == "may" and s.seat == A, "which comes first is theirs, whether at all is mine"
    s.do("yes" if consents else "no")
    assert s.prompt == "perform" and s.mem("target").damage == 0


@rule("hocg:10.11.2.3")
def test_each_applies_at_most_once_to_an_event() -> None:
    s = attack(one(CAREFUL, "target"), one("x-spare", "back"))
    assert s.prompt == "replacement" and s.seat == B
    replace(s, 0)
    assert s.prompt == "perform", "the other one is left and applies by itself"
    assert s.mem("back").damage == 40 and s.mem("target").damage == 0, "20 less, once"


@rule("hocg:10.11.2.4")
def test_dealing_comes_before_taking() -> None:
    s = Stage({"back": [one(SHARP, "sharp")]}, {"center": one(OVER_50, "target")})
    s.do("collab", "sharp")
    assert s.prompt == "main" and s.mem("target").damage == 0, "40 and 20 are 60: not taken"
    s = Stage({"back": [one(SHARP, "sharp")]}, {"center": one("x-spare", "target")})
    s.do("collab", "sharp")
    assert s.mem("target").damage == 60


@rule("hocg:10.11.2.4")
def test_dealing_comes_first_where_somebody_is_asked() -> None:
    s = Stage(
        {"oshi": SPICE, "power": 1, "center": one(ATTACKER, "attacker")},
        {"center": one(CAREFUL, "target"), "back": [one("x-spare", "back")]},
        phase="performance",
    )
    s.use("attacker", "target")
    seats = []
    while s.prompt == "replacement":
        seats.append(s.seat)
        replace(s, 0)
    assert seats == [A, B], "the skill of whoever deals it; then the order of the two of whoever takes it"
    assert s.mem("back").damage == 50, "60 and 10, less 20"


@rule("hocg:10.11.3")
@pytest.mark.parametrize("number", [PAYING, PAYING_ASKED])
def test_an_option_that_cannot_be_taken_is_not_offered(number: str) -> None:
    s = attack(one(number, "target"))
    assert s.prompt == "perform" and s.mem("target").damage == 60
    s = attack(one(number, "target", cheers=["white"]))
    assert s.prompt in ("may", "replacement") and s.seat == B
    s.do("yes") if s.prompt == "may" else replace(s, 0)
    assert s.mem("target").damage == 0 and s.mem("target").cheers == []


@rule("hocg:10.11.4")
@pytest.mark.parametrize(("fan", "payable"), [(STAND_IN, True), (ORDINARY, False)])
def test_a_replacement_may_do_what_was_needed(fan: str, payable: bool) -> None:
    s = Stage(
        {"center": one(PERFORMER, "performer", attached=[one(fan, "fan")]), "back": [one("x-spare", "back")]},
        {"center": one("x-spare", "target")},
        phase="performance",
    )
    s.use("performer", "target")
    assert s.prompt == ("may" if payable else "perform"), "no cheer on the back, but a fan in its place"
    if payable:
        s.do("yes")
        assert s.archived("fan") and s.hand() == 2, "the cost counts as paid"


@rule("hocg:10.11.4")
def test_both_kinds_of_payment_are_offered() -> None:
    cheers = [one("white", "cheer")]
    s = Stage({"back": [one(COLLAB_PAYER, "payer", cheers=cheers, attached=[one(STAND_IN, "fan")])], "hand": []})
    s.do("collab", "payer")
    s.do("yes")
    assert s.offers("pick", "cheer") and s.offers("pick", "fan")
    s.do("pick", "fan")
    assert s.archived("fan") and not s.archived("cheer") and s.hand() == 2
