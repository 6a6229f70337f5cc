"""10.10: how continuous effects are applied: layers, dependency, age, and cards that come later."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    ALL,
    BACK,
    CENTER,
    HOLDER,
    HOLOMEM,
    NO_COLLAB,
    OPP_CENTER,
    OPP_HOLOMEM,
    PLACED,
    THIS,
    AlsoColors,
    AlsoNamed,
    Arts,
    Cannot,
    Draw,
    Hp,
    Negate,
    Swap,
    ToHand,
    attached,
    card,
    gift,
    hp_at_most,
    red,
    use,
)
from kaimaku.games.hocg.rules.stats import ARTS, colors, names
from kaimaku.kernel.values import breakdown
from tests.rule import rule
from tests.rules.hocg.cards_turn import HANA, STRIKER, member, support
from tests.rules.hocg.scene_abilities import A, Stage, arts, one

GUARDIAN = member("tC10-160", "Guardian", gift(Hp(20, HOLOMEM[ALL])))
SILENCE = support("tC10-161", "event", use(Negate(HOLOMEM[ALL])))
AZKI_GUARDIAN = member("tC10-162", "AZKi Guardian", gift(Hp(20, HOLOMEM("AZKi")[ALL])))
RED_GUARDIAN = member("tC10-163", "Red Guardian", gift(Hp(20, HOLOMEM(red)[ALL])))
MASK = support("tC10-164", "fan", attached(AlsoNamed("AZKi", HOLDER)))
PAINT = support("tC10-165", "fan", attached(AlsoColors("red", HOLDER)))
SORA_OF_AZKI = member("tC10-166", "Linker", gift(AlsoNamed("Tokino Sora", HOLOMEM("AZKi")[ALL])))
AZKI_OF_KANATA = member("tC10-167", "Linker", gift(AlsoNamed("AZKi", HOLOMEM("Amane Kanata")[ALL])))
KANATA = card(
    "tC10-168",
    printed=Printed(number="tC10-168", kind="holomem", name=Names("Amane Kanata", "天音かなた"), bloom="debut", hp=100),
).id
MUTER = member("tC10-169", "Muter", gift(Negate(OPP_HOLOMEM[ALL])))
CENTER_MUTER = member("tC10-170", "Center Muter", gift(Negate(OPP_CENTER)))
SELF_STRONG = member("tC10-171", "Strong", gift(Hp(30, THIS)))
FAN_10 = support("tC10-172", "fan", attached(Arts(10, HOLDER)))
FAN_20 = support("tC10-173", "fan", attached(Arts(20, HOLDER)))
BOOST_5 = support("tC10-174", "event", use(Arts(5, CENTER)))
BOOST_7 = support("tC10-175", "event", use(Arts(7, CENTER)))
LEASH = support("tC10-176", "fan", attached(Cannot(NO_COLLAB, HOLDER)))
CHAIN = support("tC10-177", "fan", attached(Cannot(NO_COLLAB, HOLDER)))
STOP = support("tC10-178", "event", use(Cannot(NO_COLLAB, BACK[ALL])))
HALT = support("tC10-179", "event", use(Cannot(NO_COLLAB, BACK[ALL])))
BOOST_ALL = support("tC10-180", "event", use(Arts(20, HOLOMEM[ALL])))
PUT_AWAY = support("tC10-181", "event", use(ToHand(BACK)))
TRADE = support("tC10-182", "event", use(Swap(CENTER, BACK)))
WEAK_GREETER = member("tC10-183", "Weak Greeter", gift(Draw(1), on=PLACED(HOLOMEM(hp_at_most(100)))))
AZKI_GREETER = member("tC10-184", "AZKi Greeter", gift(Draw(1), on=PLACED(HOLOMEM("AZKi"))))
NAMER = member("tC10-185", "Namer", gift(AlsoNamed("AZKi", HOLOMEM[ALL])))
DEBUT_100 = member("tC10-186", "Plain", hp=100)


@rule("hocg:10.10.1.1")
def test_without_effects_everything_is_as_printed() -> None:
    s = Stage({"center": one(HANA, "hana")})
    printed = BY_ID[HANA]
    assert s.hp("hana") == printed.hp and names(s.t, s.mem("hana")) == printed.names
    assert colors(s.t, s.mem("hana")) == printed.colors and arts(s, "hana") == 0


@rule("hocg:10.10.1", "hocg:10.10.1.2")
def test_first_abilities_are_switched_off() -> None:
    s = Stage({"hand": [one(SILENCE, "event")], "center": one("x-spare", "center"), "back": [one(GUARDIAN, "g")]})
    assert s.hp("center") == 1010
    s.do("play", "event")
    assert s.hp("center") == 990, "the older HP bonus comes from an ability that is off"
    s = Stage({"center": one("x-spare", "center"), "back": [GUARDIAN]}, {"back": [MUTER]})
    assert s.hp("center") == 990


@rule("hocg:10.10.1", "hocg:10.10.1.3", "hocg:10.10.1.4")
@pytest.mark.parametrize(("guardian", "fan"), [(AZKI_GUARDIAN, MASK), (RED_GUARDIAN, PAINT)])
def test_names_and_colors_come_before_numbers(guardian: str, fan: str) -> None:
    s = Stage({"hand": [one(fan, "fan")], "center": one("x-spare", "center"), "back": [one(guardian, "guardian")]})
    assert s.hp("center") == 990
    s.do("play", "fan", "center")
    assert s.hp("center") == 1010, "the bonus is older than what makes it apply, and comes last all the same"


@rule("hocg:10.10.1.5")
@pytest.mark.parametrize("order", [(SORA_OF_AZKI, AZKI_OF_KANATA), (AZKI_OF_KANATA, SORA_OF_AZKI)])
def test_within_a_layer_the_dependent_effect_comes_after(order: tuple[str, str]) -> None:
    s = Stage({"center": one(KANATA, "kanata"), "back": [order[0], order[1], one(HANA, "hana")]})
    assert names(s.t, s.mem("kanata")) == {"Amane Kanata", "AZKi", "Tokino Sora"}, "whichever is older"
    assert names(s.t, s.mem("hana")) == BY_ID[HANA].names
    assert len(s.t.mods) == 1, "asking has changed nothing"


@rule("hocg:10.10.1.5")
def test_an_effect_that_another_switches_off_depends_on_it() -> None:
    s = Stage(
        {"center": one(SELF_STRONG, "mine"), "back": [one(CENTER_MUTER, "older")]},
        {"center": one(SELF_STRONG, "theirs"), "back": [one(MUTER, "younger")]},
    )
    assert s.hp("theirs") == 130, "the older one is switched off before it can do anything"
    assert s.hp("mine") == 100


@rule("hocg:10.10.1.6", "hocg:10.10.1.6.1")
def test_where_each_depends_on_the_other_the_older_comes_first() -> None:
    s = Stage(
        {"center": one(SELF_STRONG, "mine"), "back": [one(MUTER, "older")]},
        {"center": one(SELF_STRONG, "theirs"), "back": [one(MUTER, "younger")]},
    )
    assert (s.hp("mine"), s.hp("theirs")) == (130, 100)
    s = Stage(
        {"center": one(SELF_STRONG, "mine"), "hand": [one(MUTER, "younger")]},
        {"center": one(SELF_STRONG, "theirs"), "back": [one(MUTER, "older")]},
    )
    s.do("place", "younger")
    assert (s.hp("mine"), s.hp("theirs")) == (100, 130), "it came to the stage later"


@rule("hocg:10.10.1.6", "hocg:10.10.1.6.1", "hocg:10.10.1.6.2")
def test_effects_apply_in_the_order_they_arose() -> None:
    hand = [one(FAN_10, "ten"), one(FAN_20, "twenty"), one(BOOST_5, "five"), one(BOOST_7, "seven")]
    s = Stage({"hand": hand, "center": one(STRIKER, "center")})
    for label in ("seven", "twenty", "five", "ten"):
        s.do("play", label, *(["center"] if label in ("ten", "twenty") else []))
    terms = breakdown(s.t, ARTS, s.mem("center").id, 10)
    assert [amount for _, amount in terms] == [10, 7, 20, 5, 10]
    assert arts(s, "center") == 42


@rule("hocg:10.10.1.6.1")
@pytest.mark.parametrize(("first", "second"), [(LEASH, CHAIN), (CHAIN, LEASH)])
def test_continuous_abilities_are_as_old_as_their_cards_stay(first: str, second: str) -> None:
    s = Stage({"hand": [one(first, "first"), one(second, "second")], "back": [one("x-spare", "back")]})
    s.do("play", "first", "back")
    s.do("play", "second", "back")
    refusal = GAME.refuse(s.t, A, s.option("collab", "back"))
    assert refusal is not None and refusal.rule == "hocg:1.3.3" and first in refusal.en


@rule("hocg:10.10.1.6.2")
@pytest.mark.parametrize(("first", "second"), [(STOP, HALT), (HALT, STOP)])
def test_other_effects_are_as_old_as_their_being_played(first: str, second: str) -> None:
    s = Stage({"hand": [one(second, "second"), one(first, "first")], "back": [one("x-spare", "back")]})
    s.do("play", "first")
    s.do("play", "second")
    refusal = GAME.refuse(s.t, A, s.option("collab", "back"))
    assert refusal is not None and refusal.rule == "hocg:1.3.3" and first in refusal.en


@rule("hocg:10.10.2")
def test_an_effect_once_made_does_not_reach_who_comes_later() -> None:
    s = Stage(
        {
            "hand": [one(BOOST_ALL, "event"), one(HANA, "late"), one(PUT_AWAY, "away")],
            "center": one("x-spare", "center"),
            "back": [one(DEBUT_100, "leaver")],
        }
    )
    s.do("play", "event")
    assert arts(s, "center") == arts(s, "leaver") == 20
    s.do("play", "away")
    s.do("place", "late")
    GAME.decide(s.t, A, s.options("place")[0])
    boosts = [breakdown(s.t, ARTS, m.id, 0) for m in s.t.mems.values() if m.seat == A and m.id != s.mem("center").id]
    assert boosts == [[(-1, 0)], [(-1, 0)]], "neither the new one nor the one that left and came back"


@rule("hocg:10.10.2")
def test_it_follows_a_holomem_about_the_stage() -> None:
    s = Stage(
        {
            "hand": [one(BOOST_5, "event"), one(TRADE, "trade")],
            "center": one("x-spare", "center"),
            "back": [one("x-spare", "back")],
        }
    )
    s.do("play", "event")
    s.do("play", "trade")
    assert s.place_of("center") == "back" and arts(s, "center") == 5
    assert s.place_of("back") == "center" and arts(s, "back") == 0


@rule("hocg:10.10.3", "hocg:10.10.3.1")
@pytest.mark.parametrize("guarded", [True, False])
def test_effects_apply_the_moment_a_card_enters(guarded: bool) -> None:
    back = [WEAK_GREETER, *([GUARDIAN] if guarded else [])]
    s = Stage({"hand": [one(DEBUT_100, "card")], "back": back})
    s.do("place", "card")
    assert s.hand() == (0 if guarded else 1), "with the bonus it never had 100 HP"


@rule("hocg:10.10.3.1")
@pytest.mark.parametrize("named", [True, False])
def test_what_watches_entering_cards_sees_them_with_the_effects(named: bool) -> None:
    back = [AZKI_GREETER, *([NAMER] if named else [])]
    s = Stage({"hand": [one(DEBUT_100, "card")], "back": back})
    s.do("place", "card")
    assert s.hand() == (1 if named else 0)
