"""10.2: one-shot, continuous and replacement effects."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.lang import (
    BACK,
    CENTER,
    GAME_LONG,
    ODD,
    OPP_CENTER,
    SPECIAL,
    TAKES,
    THIS,
    WOULD_TAKE,
    Arts,
    Deals,
    DiceShow,
    Draw,
    Redirect,
    Roll,
    SpecialDamage,
    Takes,
    gift,
    texts,
    use,
)
from kaimaku.games.hocg.rules.abilities import Replacing
from kaimaku.games.hocg.rules.events import DAMAGE, ROLL
from tests.rule import rule
from tests.rules.hocg.cards_turn import ITEM, STRIKER, member, support
from tests.rules.hocg.scene_abilities import A, Stage, arts, one

BOOST = support("tC10-020", "event", use(Arts(20, CENTER)))
LASTING_BOOST = support("tC10-021", "event", use(Arts(20, CENTER, until=GAME_LONG)))
DECOY = member("tC10-022", "Decoy", gift(Redirect(BACK), on=WOULD_TAKE(THIS)))
WARY_DECOY = member("tC10-023", "Wary Decoy", gift(Redirect(BACK), on=WOULD_TAKE(THIS), usable=True))
SHIELDED = member("tC10-024", "Shielded", gift(Takes(-20, THIS)), hp=200)
EXPERT = member(
    "tC10-025", "Expert", gift(Deals(10, THIS, SPECIAL)), gift(SpecialDamage(30, OPP_CENTER), on=TAKES(THIS))
)
LOADED_DICE = support("tC10-026", "event", use(DiceShow(6)))
GAMBLE = support("tC10-027", "event", use(Roll({ODD: Draw(1)})))
HURT_OWN = support("tC10-028", "event", use(SpecialDamage(10, CENTER)))


@rule("hocg:10.2.1.1", "hocg:10.9.1")
def test_a_one_shot_effect_is_over_once_it_is_done() -> None:
    s = Stage({"hand": [one(ITEM, "item")]})
    before = (dict(s.t.mods), dict(s.t.live), list(s.t.pending))
    s.do("play", "item")
    assert s.hand() == 1, "one card was drawn, once"
    assert (s.t.mods, s.t.live, s.t.pending) == before
    s.do("pass")
    assert s.hand() == 1


@rule("hocg:10.2.1.2")
def test_a_continuous_effect_holds_for_its_duration() -> None:
    s = Stage({"hand": [one(BOOST, "boost")], "center": one(STRIKER, "center")})
    s.do("play", "boost")
    assert arts(s, "center") == 20
    s.do("pass")
    assert arts(s, "center") == 20, "it is still this turn"
    s.until("main")
    assert s.t.active != A and arts(s, "center") == 0


@rule("hocg:10.2.1.2")
def test_a_continuous_effect_without_a_duration_holds_for_the_game() -> None:
    s = Stage({"hand": [one(LASTING_BOOST, "boost")], "center": one(STRIKER, "center")})
    s.do("play", "boost")
    for _ in range(4):
        s.until("main")
        assert arts(s, "center") == 20
    assert s.t.turn == 9


@rule("hocg:10.2.1.3", "hocg:10.11.1", "hocg:10.11.1.1")
def test_a_replacement_puts_another_event_in_place_of_one() -> None:
    s = Stage(
        {"center": one(STRIKER, "striker")},
        {"center": one(DECOY, "decoy"), "back": [one("x-spare", "back")]},
        phase="performance",
    )
    s.use("striker", "decoy")
    assert s.mem("decoy").damage == 0 and s.mem("back").damage == 10
    assert [entry[2] for entry in s.log("damage")] == [s.mem("back").id], "only the new event happened"


@rule("hocg:10.2.1.3.1")
def test_instead_of_something_that_would_happen_is_a_replacement() -> None:
    d = BY_ID[DECOY]
    ((changes_value, kind, ability),) = d.watch
    assert isinstance(ability, Replacing) and not changes_value and kind == ~DAMAGE and not ability.optional
    said = texts(d, "en")["gift1"].lower()
    assert said.startswith("if this holomem would take damage, ") and said.endswith("instead.")
    assert "かわりに" in texts(d, "ja")["gift1"]


@rule("hocg:10.2.1.3.2")
@pytest.mark.parametrize("uses", [True, False])
def test_an_optional_replacement_may_be_declined(uses: bool) -> None:
    s = Stage(
        {"center": one(STRIKER, "striker")},
        {"center": one(WARY_DECOY, "decoy"), "back": [one("x-spare", "back")]},
        phase="performance",
    )
    s.use("striker", "decoy")
    assert s.prompt == "replacement" and s.seat != A and len(s.options("pass")) == 1
    s.do(*(s.options("replace")[0] if uses else ("pass",)))  # type: ignore[arg-type]
    assert (s.mem("decoy").damage, s.mem("back").damage) == ((0, 10) if uses else (10, 0))


@rule("hocg:10.2.1.3.3", "hocg:10.11.2.3")
def test_changes_of_damage_are_replacements_applied_once() -> None:
    for number in (SHIELDED, EXPERT):
        rows = [row for row in BY_ID[number].watch if isinstance(row[2], Replacing)]
        assert [kind for _, kind, _ in rows] == [~DAMAGE]
    s = Stage(
        {"center": one(STRIKER, "striker", cheers=["white"])}, {"center": one(SHIELDED, "target")}, phase="performance"
    )
    s.use("striker", "target", 2)
    assert s.mem("target").damage == 10, "30 less 20, once"
    s = Stage({"center": one(EXPERT, "expert"), "hand": [one(HURT_OWN, "event")]}, {"center": one("x-spare", "target")})
    s.do("play", "event")
    assert s.mem("expert").damage == 10, "it was not the expert who dealt that"
    assert s.mem("target").damage == 40, "30 and 10, once"


@rule("hocg:10.2.1.3.3")
def test_a_change_of_the_face_is_a_replacement() -> None:
    s = Stage({"hand": [one(LOADED_DICE, "loaded"), one(GAMBLE, "gamble"), one(GAMBLE, "again")]}, dice=[1, 1])
    s.do("play", "gamble")
    assert s.hand() == 3, "1 is odd: a card"
    s.do("play", "loaded")
    assert ~ROLL in s.t.live
    s.do("play", "again")
    assert s.hand() == 1, "the 1 counts as 6: no card"
    assert s.t.forced == (), "both dice were rolled"
