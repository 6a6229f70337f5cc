"""rb.timing: the moments the words of abilities name."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hocg import cards_arts as c
from tests.rules.hocg.cards_downs import HUNTER, HURT_ALL, MOURNER
from tests.rules.hocg.cards_turn import COSTLY, SLAYER, STRIKER
from tests.rules.hocg.scene_downs import SPARE, THEM, A, B, Play, Side, one, performance

LUI, GANMO, KANATA, UPAO = "hBP01-056", "hBP01-120", "hBP01-009", "hBP01-116"


@rule("hocg:rb.timing.would-use-arts")
def test_a_fan_that_counts_as_a_cheer_when_arts_would_be_used() -> None:
    """G-15: for the cost only; it stays where it is."""
    s = performance({"center": one(COSTLY, "costly")})
    assert s.why_not(s.art("costly", "their center")) == "hocg:12.2.3.1"
    s = performance({"center": one(COSTLY, "costly", attached=[c.CHEERING_FAN])})
    s.use("costly", "their center")
    assert s.mem("their center").damage == 20 and s.mem("costly").cheers == [] and len(s.mem("costly").supports) == 1
    for fans, why in (([c.CHEERING_FAN], "hocg:12.2.3.1"), ([c.CHEERING_FAN] * 2, "")):
        s = performance({"center": one(c.DEAR, "dear", attached=fans)})
        assert s.why_not(s.art("dear", "their center")) == why, "one fan is one cheer"


@rule("hocg:rb.timing.uses-arts")
def test_ganmo_draws_after_the_down() -> None:
    """R-30, G-39: after the life card has been sent as well."""
    theirs = {"center": one(MOURNER, "mourner", damage=30), "back": [one(SPARE, "one"), one(SPARE, "two")]}
    s = performance({"center": one(LUI, "lui", cheers=["red"], attached=[one(GANMO, "ganmo")])}, theirs)
    s.use("lui", "mourner")
    assert s.prompt == "pick" and s.seat == B and s.hand(A) == 0, "the life card is being sent"
    s.send("one")
    assert s.hand(A) == 1
    assert s.story("effect", "leave", "life") == ["effect mourner", "leave mourner", "life B", "effect ganmo"]


@rule("hocg:rb.timing.would-take-damage")
def test_a_reduction_applies_before_the_counters_are_put() -> None:
    for user, amounts in ((c.HITTER, [60]), (c.SPIKER, [10])):
        s = performance({"center": one(user, "user")}, {"center": one(c.ARMORED, "armored"), "back": SPARE})
        s.use("user", "armored")
        assert [row[3] for row in s.log("damage")] == amounts, "80-20; 20-20 and 30-20"


@rule("hocg:rb.timing.would-take-damage")
@pytest.mark.parametrize("special", [False, True])
def test_it_is_asked_at_once_for_special_and_arts_damage_alike(special: bool) -> None:
    theirs: Side = {"center": one(c.DODGER, "dodger"), "back": SPARE}
    if special:
        s = Play({"hand": [one(c.HURT_CENTER, "event")]}, theirs)
        s.do("play", "event")
    else:
        s = performance({"center": one(STRIKER, "striker", cheers=["white"])}, theirs)
        s.use("striker", "dodger", 2)
    assert s.prompt == "replacement" and s.seat == B
    assert s.mem("dodger").damage == 0 and s.t.pending == [], "it is about to be received; nothing waits for step 8"
    s.do("replace", int(s.options("replace")[0][1]))
    assert s.mem("dodger").damage == 10


@rule("hocg:rb.timing.takes-damage")
def test_upao_resolves_in_step_eight() -> None:
    """Its damage comes after that of the Arts, although the special damage of the text has already triggered it."""
    kanata = one(KANATA, "kanata", attached=[one(UPAO, "upao")])
    s = performance({"center": one(c.SPIKER, "spiker")}, {"center": kanata, "back": SPARE})
    s.use("spiker", "kanata")
    s.settle()
    assert s.story("damage", "effect") == ["damage kanata", "damage kanata", "effect upao", "damage spiker"]
    assert s.mem("spiker").damage == 20, "[1/Turn]: for two hits once"


@rule("hocg:rb.timing.downs", "hocg:rb.timing.downed")
def test_both_sides_abilities_on_a_down_resolve_before_it_is_archived() -> None:
    s = performance({"center": one(HUNTER, "hunter")}, {"center": one(MOURNER, "mourner"), "back": SPARE})
    s.use("hunter", "mourner")
    assert s.story("effect", "leave") == ["effect hunter", "effect mourner", "leave mourner"]
    s = performance({"center": one(HUNTER, "hunter")}, THEM)
    s.use("hunter", "their center")
    assert s.story("effect") == [], "nobody was downed"
    mine = {"center": one(SLAYER, "slayer"), "collab": one(HUNTER, "hunter")}
    s = performance(mine, {"center": one(MOURNER, "mourner"), "back": SPARE})
    s.use("slayer", "mourner")
    assert s.story("effect") == ["effect mourner"], "the hunter did not do it"


@rule("hocg:rb.timing.rolled")
def test_a_face_changed_after_the_throw_is_the_face_rolled() -> None:
    mine = {"center": one(c.ROLLER, "roller"), "back": one(c.DICE_SETTER, "setter")}
    s = performance(mine, dice=[1])
    s.use("roller", "their center")
    assert s.log("roll") == [("roll", A, 1)], "thrown first"
    assert s.mem("their center").damage == 40, "and 4 is even"
    s = performance({"center": one(c.ROLLER, "roller")}, dice=[1])
    s.use("roller", "their center")
    assert s.mem("their center").damage == 20


@rule("hocg:rb.timing.would-roll")
def test_treating_the_next_roll_as_six_is_asked_before_rolling() -> None:
    s = performance({"oshi": "hSD01-002", "power": 3, "center": one(c.ROLLER, "roller")})
    before = s.t.draws
    s.use("roller", "their center")
    assert s.prompt == "replacement" and s.story("roll") == [] and s.t.draws == before
    s.do("pass")
    assert s.story("roll") == ["roll A"] and s.t.draws > before


@rule("hocg:rb.timing.elsewhere")
def test_the_same_moments_outside_the_performance_phase() -> None:
    theirs: Side = {"center": one(c.SORE, "sore"), "collab": one(MOURNER, "mourner"), "back": one(SPARE, "spare")}
    s = Play({"hand": [one(HURT_ALL, "event")]}, theirs)
    s.do("play", "event")
    s.settle()
    assert s.t.phase == "main"
    assert s.story("effect", "leave", "life") == ["effect mourner", "leave mourner", "life B", "effect sore"]
    s = Play({"hand": [one(c.HURT_CENTER, "event")]}, {**theirs, "center": one(c.ARMORED, "armored")})
    s.do("play", "event")
    assert s.mem("armored").damage == 10, "would take damage"
