"""10.10.1: which abilities work is settled before names and colors, and those before numbers; circles have an end."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.lang import (
    ALL,
    BOTH_HOLOMEM,
    CENTER,
    HOLDER,
    HOLOMEM,
    OPP_HOLOMEM,
    THIS,
    AlsoColors,
    AlsoNamed,
    Baton,
    CanBloom,
    Hp,
    Negate,
    attached,
    card,
    debut,
    different,
    each,
    gift,
    hp_at_most,
    red,
    spot,
    use,
)
from kaimaku.games.hocg.rules.layers import is_off
from kaimaku.games.hocg.rules.stats import baton_cost, colors, names
from kaimaku.games.hocg.table import LIFE
from tests.rule import rule
from tests.rules.hocg.cards_info import BOMB, BUZZ
from tests.rules.hocg.cards_turn import member, named, support
from tests.rules.hocg.scene_abilities import B, Stage, one

WEAK_20 = member("tC10-400", "Weak 20", gift(Hp(20, HOLOMEM(hp_at_most(50))[ALL])))
WEAK_30 = member("tC10-401", "Weak 30", gift(Hp(30, HOLOMEM(hp_at_most(50))[ALL])))
ALL_10 = member("tC10-402", "All 10", gift(Hp(10, HOLOMEM[ALL])))
PER_WEAK = member("tC10-403", "Per Weak", gift(Hp(10 * each(HOLOMEM(hp_at_most(50))), HOLOMEM[ALL])))
THEIRS_PER_WEAK = member("tC10-407", "Per Weak", gift(Hp(10 * each(HOLOMEM(hp_at_most(50))), OPP_HOLOMEM[ALL])))
FIFTY = member("tC10-404", "Fifty", hp=50)
BATON_HP = member("tC10-405", "Baton", gift(Baton(1, HOLOMEM(hp_at_most(50))[ALL])))
HP_BATON = member("tC10-406", "Hp", gift(Hp(20, HOLOMEM[ALL]), needs=CENTER.baton >= 2))

SILENCE_AZKI = member("tC10-410", "Silence", gift(Negate(BOTH_HOLOMEM("AZKi")[ALL])))
SILENCE_RED = member("tC10-411", "Silence", gift(Negate(BOTH_HOLOMEM(red)[ALL])))
SILENCE_DEBUT = member("tC10-412", "Silence", gift(Negate(OPP_HOLOMEM(debut)[ALL])), level="first")
SILENCE_WEAK = member("tC10-413", "Silence", gift(Negate(BOTH_HOLOMEM(hp_at_most(100))[ALL])), hp=200)
SELF_AZKI = member("tC10-414", "Self", gift(AlsoNamed("AZKi", THIS)), gift(Hp(30, THIS)))
SELF_RED = member("tC10-415", "Self", gift(AlsoColors("red", THIS)), gift(Hp(30, THIS)))
NAMES_ALL = member("tC10-416", "Namer", gift(AlsoNamed("AZKi", BOTH_HOLOMEM[ALL])))
MASK = support("tC10-417", "fan", attached(AlsoNamed("AZKi", HOLDER)))
STRONG = member("tC10-418", "Strong", gift(Hp(30, THIS)))
FIRST_STRONG = member("tC10-419", "Strong", gift(Hp(30, THIS)), level="first")
AZKI = card(
    "tC10-420",
    gift(Hp(30, THIS)),
    printed=Printed(
        number="tC10-420",
        kind="holomem",
        name=Names("AZKi", "AZKi"),
        bloom="debut",
        hp=100,
        keywords=(facts.PrintedKeyword("gift", named("Text")),),
    ),
).id
ALSO_AZKI = card(
    "tC10-421",
    gift(Hp(30, THIS)),
    printed=Printed(
        number="tC10-421",
        kind="holomem",
        name=named("Double"),
        also=(Names("AZKi", "AZKi"),),
        bloom="debut",
        hp=100,
        keywords=(facts.PrintedKeyword("gift", named("Text")),),
    ),
).id
AZKI_1 = card(
    "tC10-422",
    printed=Printed(number="tC10-422", kind="holomem", name=Names("AZKi", "AZKi"), bloom="first", hp=150),
).id
SILENCE = support("tC10-423", "event", use(Negate(HOLOMEM[ALL])))
THEIRS = member("tC10-424", "Theirs", gift(Negate(OPP_HOLOMEM[ALL])), hp=990)
ONLY_AZKI = support("tC10-425", "fan", only=("AZKi",))
SPOT = member("tC10-426", "Double", level="spot")
DOUBLE_1 = member("tC10-427", "Double", level="first", hp=200)
ANY_LEVEL = member("tC10-428", "Any", gift(CanBloom(HOLOMEM[ALL])))
COLOR_OF_NAME = member("tC10-429", "Chain", gift(AlsoColors("red", HOLOMEM("AZKi")[ALL])))
NAME_OF_COLOR = member("tC10-430", "Chain", gift(AlsoNamed("AZKi", HOLOMEM(red)[ALL])))
MANY_NAMES = member("tC10-431", "Many", gift(AlsoNamed("AZKi", HOLOMEM[ALL]), needs=HOLOMEM(different) >= 3))


def hp_of(label: str, **sides: object) -> int:
    return Stage({"center": one("x-spare", "center"), **sides}).hp(label)


# --- numbers that look at numbers -----------------------------------------------------------------------------------


@rule("hocg:10.10.1.1", "hocg:10.10.1.4")
def test_hp_that_depends_on_hp_is_applied_once() -> None:
    s = Stage({"center": one("x-spare", "center"), "back": [one(WEAK_20, "giver"), one(FIFTY, "fifty")]})
    assert s.hp("fifty") == 70, "50 as it is applied; that it is more then does not take it back"
    assert s.hp("giver") == 100
    s.mem("giver").damage = 50
    assert s.hp("giver") == 120, "what remains is asked for"


@rule("hocg:10.10.1.5")
@pytest.mark.parametrize("order", [(WEAK_20, ALL_10), (ALL_10, WEAK_20)])
def test_what_looks_at_hp_comes_after_what_changes_it(order: tuple[str, str]) -> None:
    assert hp_of("fifty", back=[order[0], order[1], one(FIFTY, "fifty")]) == 60, "60 is not 50 or less"


@rule("hocg:10.10.1.6", "hocg:10.10.1.6.1")
@pytest.mark.parametrize(("order", "hp"), [((WEAK_20, WEAK_30), 70), ((WEAK_30, WEAK_20), 80)])
def test_of_two_that_depend_on_each_other_the_older_is_applied_first(order: tuple[str, str], hp: int) -> None:
    assert hp_of("fifty", back=[order[0], order[1], one(FIFTY, "fifty")]) == hp


@rule("hocg:10.10.1.5", "hocg:10.10.1.6")
def test_a_circle_is_broken_inside_it_and_what_hangs_on_it_waits() -> None:
    """The oldest effect depends on the circle of the two others and is no part of it."""
    back = [THEIRS_PER_WEAK, WEAK_20, WEAK_30, one(FIFTY, "fifty")]
    s = Stage({"center": "x-spare", "back": back}, {"center": one(STRONG, "theirs")})
    assert s.hp("fifty") == 70 and s.hp("theirs") == 130, "nobody is weak any more when it counts"


@rule("hocg:10.10.1.4")
def test_a_number_that_counts_what_it_changes_counts_first() -> None:
    assert hp_of("fifty", back=[PER_WEAK, one(FIFTY, "fifty"), FIFTY]) == 70


@rule("hocg:10.10.1.5", "hocg:10.10.1.6")
@pytest.mark.parametrize("order", [(BATON_HP, HP_BATON), (HP_BATON, BATON_HP)])
def test_a_circle_of_two_numbers_has_an_end(order: tuple[str, str]) -> None:
    """Baton passes of the weak cost more; if that of the center costs enough, everybody has more HP."""
    s = Stage({"center": one(FIFTY, "weak"), "back": [*order, "x-spare"]})
    assert (s.hp("weak"), baton_cost(s.t, s.mem("weak"))) == (70, 2), "the dearer pass gives HP, and stays"


# --- names and colors -----------------------------------------------------------------------------------------------


@rule("hocg:10.10.1.5")
@pytest.mark.parametrize("order", [(COLOR_OF_NAME, NAME_OF_COLOR), (NAME_OF_COLOR, COLOR_OF_NAME)])
def test_names_and_colors_are_one_layer(order: tuple[str, str]) -> None:
    s = Stage({"center": one("x-spare", "center"), "back": [*order, one(STRONG, "masked", attached=[MASK])]})
    assert "AZKi" in names(s.t, s.mem("masked")) and s.t.mods
    assert colors(s.t, s.mem("masked")) & 4, "the color follows the name the fan gives, whichever came first"


@rule("hocg:10.10.1.3")
def test_a_name_given_by_counting_names_is_given_once() -> None:
    s = Stage({"center": one("x-spare", "center"), "back": [one(MANY_NAMES, "many"), one(STRONG, "strong")]})
    assert "AZKi" in names(s.t, s.mem("strong"))


# --- which abilities work -------------------------------------------------------------------------------------------


@rule("hocg:10.10.1.2", "hocg:10.10.1.3")
@pytest.mark.parametrize("older", [True, False])
@pytest.mark.parametrize(
    ("silence", "holomem", "hp"),
    [
        (SILENCE_AZKI, SELF_AZKI, 130),
        (SILENCE_AZKI, AZKI, 100),
        (SILENCE_RED, SELF_RED, 130),
        (SILENCE_AZKI, ALSO_AZKI, 130),
    ],
)
def test_who_is_silenced_is_asked_of_the_printed_card(silence: str, holomem: str, hp: int, older: bool) -> None:
    back = [one(silence, "silence"), one(holomem, "target")]
    s = Stage({"center": "x-spare", "back": back if older else back[::-1]})
    assert s.hp("target") == hp and is_off(s.t, s.mem("target").id) == (hp == 100)


@rule("hocg:10.10.1.2", "hocg:10.10.1.3")
def test_a_name_that_others_give_does_not_silence() -> None:
    s = Stage({"center": "x-spare", "back": [SILENCE_AZKI, NAMES_ALL, one(STRONG, "one")]})
    assert s.hp("one") == 130 and "AZKi" in names(s.t, s.mem("one"))
    s = Stage({"center": "x-spare", "back": [SILENCE_AZKI, one(STRONG, "two", attached=[MASK])]})
    assert s.hp("two") == 130


@rule("hocg:10.10.1.2", "hocg:10.10.1.4")
def test_hp_counts_as_printed_when_abilities_are_switched_off() -> None:
    s = Stage({"center": one("x-spare", "center"), "back": [SILENCE_WEAK, one(STRONG, "strong")]})
    assert s.hp("strong") == 100, "100 printed: silenced, so the 30 more never come"


@rule("hocg:10.10.1.2")
@pytest.mark.parametrize(("target", "hp"), [(STRONG, 100), (FIRST_STRONG, 130)])
def test_a_level_silences(target: str, hp: int) -> None:
    s = Stage({"center": "x-spare", "back": [SILENCE_DEBUT]}, {"center": one(target, "target")})
    assert s.hp("target") == hp


@rule("hocg:10.10.1.2", "hocg:10.10.1.6.1")
def test_one_that_silences_its_own_name_silences_itself_once() -> None:
    """It is red: it switches itself and the other red one off, and that is the end of it."""
    red_silence = member("tC10-432", "Silence", gift(Negate(BOTH_HOLOMEM(red)[ALL])), color="red")
    red_strong = member("tC10-433", "Strong", gift(Hp(30, THIS)), color="red")
    s = Stage({"center": "x-spare", "back": [one(red_silence, "silence"), one(red_strong, "strong")]})
    assert is_off(s.t, s.mem("silence").id) and s.hp("strong") == 100


# --- the Extra lines are abilities ----------------------------------------------------------------------------------


@rule("hocg:2.11.2.2", "hocg:10.3.2")
@pytest.mark.parametrize(("silenced", "lost"), [(True, 1), (False, 2)])
def test_a_silenced_buzz_costs_one_life(silenced: bool, lost: int) -> None:
    back = [THEIRS] if silenced else []
    s = Stage(
        {"center": one(BOMB, "bomb"), "back": back}, {"center": one(BUZZ, "target"), "life": 5}, phase="performance"
    )
    s.use("bomb", "target", 2)
    assert s.place_of("target") == "gone" and s.count(LIFE + B) == 5 - lost


@rule("hocg:2.11.2.3", "hocg:10.3.2")
def test_a_silenced_holomem_has_its_printed_name_alone() -> None:
    a = {
        "hand": [one(SILENCE, "event"), one(AZKI_1, "azki")],
        "center": one(ALSO_AZKI, "double", attached=[one(ONLY_AZKI, "fan")]),
    }
    s = Stage(a)
    assert names(s.t, s.mem("double")) == {"Double", "AZKi"} and s.offers("bloom", "azki", "double")
    s.do("play", "event")
    assert names(s.t, s.mem("double")) == {"Double"} and s.why("bloom", "azki", "double") == "hocg:8.3.3.a"
    assert s.archived("fan"), "it may be attached to nobody else"


@rule("hocg:2.11.2.4", "hocg:8.3.2", "hocg:10.3.2")
@pytest.mark.parametrize(("silenced", "free", "why"), [(1, 0, "hocg:8.3.2.a"), (0, 1, "hocg:8.3.2.a"), (1, 1, "")])
def test_a_silenced_spot_is_still_no_level_to_bloom_from(silenced: int, free: int, why: str) -> None:
    """The rules leave Spot out as well as its Extra does; only with both out of the way may it bloom."""
    a = {"center": one(SPOT, "spot"), "hand": [one(DOUBLE_1, "first")], "back": [ANY_LEVEL] * free}
    mute = member(f"tC10-44{silenced}{free}", "Mute", gift(Negate(OPP_HOLOMEM(spot)[ALL])))
    s = Stage(a, {"back": [mute] * silenced})
    assert s.why("bloom", "first", "spot") == why
