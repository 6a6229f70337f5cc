"""5.14 and 5.15: bloom, and back to Debut."""

from __future__ import annotations

from kaimaku.games.hocg.table import HAND
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, Scene, one


@rule("hocg:5.14.1", "hocg:5.14.1.1")
def test_a_bloom_puts_the_card_on_top_and_its_arts_are_the_ones_to_use() -> None:
    s = Scene({"center": {"stack": [one(c.RIN, "debut")], "as": "rin"}, "hand": [one(c.RIN_1, "first")]})
    old = s.art("rin", "rin")[2]
    s.do("bloom", "first", "rin")
    assert s.mem("rin").stack == [s.card("debut"), s.card("first")]
    s.do("pass")
    new = s.art("rin", "rin")[2]
    assert {o[2] for o in s.options("art")} == {new} and new != old


@rule("hocg:5.14.1")
def test_a_bloom_by_effect_stacks_the_card_too_and_wakes_its_bloom_effect() -> None:
    s = Scene({"back": [one(c.RIN, "rin")], "hand": [one(c.BLOOM_BACK, "bloom"), one(c.RIN_BLOOMING, "first")]})
    s.do("play", "bloom")
    s.do("pick", "rin")
    assert s.options("pick") == [("pick", s.card("first"))]  # put, although there is only one: the hand is hidden
    s.do("pick", "first")
    assert s.mem("rin").stack[-1] == s.card("first")
    assert s.count(HAND) == 1  # drawn by the bloom effect


@rule("hocg:5.14.2")
def test_it_stays_the_same_holomem() -> None:
    s = Scene(
        {
            "center": one(c.RIN, "rin", damage=50, cheers=["white"], attached=[c.TOOL]),
            "hand": [one(c.BOOST, "boost"), one(c.RIN_1, "first")],
        },
        {"center": one(c.STURDY, "target")},
    )
    rin = s.mem("rin")
    carried = (rin.cheers[:], rin.supports[:])
    s.do("play", "boost")
    s.do("bloom", "first", "rin")
    assert (rin.damage, rin.resting, (rin.cheers, rin.supports)) == (50, False, carried)
    s.do("pass")
    s.use("rin", "target")
    assert s.mem("target").damage == 30 + 20 + 10  # the new Arts, the bonus of this turn, the tool


@rule("hocg:5.14.2")
def test_it_keeps_its_orientation() -> None:
    s = Scene({"center": one(c.RIN, "rin", resting=True), "hand": [one(c.RIN_1, "first")]})
    s.do("bloom", "first", "rin")
    assert s.mem("rin").resting


@rule("hocg:5.14.3")
def test_the_text_below_no_longer_applies() -> None:
    for blooms, damage in ((False, 10 + 40), (True, 30)):
        s = Scene(
            {"center": one(c.RIN_STRONG, "rin"), "hand": [one(c.RIN_1, "first")]}, {"center": one(c.STURDY, "target")}
        )
        if blooms:
            s.do("bloom", "first", "rin")
        s.do("pass")
        s.use("rin", "target")
        assert s.mem("target").damage == damage


def _gifted() -> Scene:
    hand = [one(c.RIN_GIFT_1, "first"), one(c.NEGATE, "negate")]
    return Scene({"center": one(c.RIN_GIFT, "rin"), "hand": hand})


@rule("hocg:5.14.3.1")
def test_what_negated_the_old_text_does_not_touch_the_new_one() -> None:
    s = _gifted()
    assert s.offers("ability", c.key(c.RIN_GIFT), "rin")
    s.do("play", "negate")
    assert s.why("ability", c.key(c.RIN_GIFT), "rin") == "hocg:10.1.1.1"
    s.do("bloom", "first", "rin")
    assert s.offers("ability", c.key(c.RIN_GIFT_1), "rin")


@rule("hocg:5.14.3.1.1")
def test_a_new_text_has_not_been_used_yet() -> None:
    s = _gifted()
    s.do("ability", c.key(c.RIN_GIFT), "rin")
    assert s.why("ability", c.key(c.RIN_GIFT), "rin") == "hocg:10.7.2.1.1"
    s.do("bloom", "first", "rin")
    s.do("ability", c.key(c.RIN_GIFT_1), "rin")
    assert s.why("ability", c.key(c.RIN_GIFT_1), "rin") == "hocg:10.7.2.1.1"


@rule("hocg:5.14.3.1.1")
def test_not_even_if_the_very_same_card_lies_on_top_again() -> None:
    center = {"stack": [c.RIN, one(c.RIN_GIFT_1, "first")], "as": "rin"}
    s = Scene({"center": center, "hand": [one(c.TO_DEBUT, "back")]})
    s.do("ability", c.key(c.RIN_GIFT_1), "rin")
    s.do("play", "back")
    s.do("bloom", "first", "rin")
    assert s.offers("ability", c.key(c.RIN_GIFT_1), "rin")


# --- back to Debut --------------------------------------------------------------------------------------------------


@rule("hocg:5.15.1", "hocg:5.15.1.2", "hocg:5.15.1.3")
def test_a_second_returns_to_its_debut_undamaged_with_its_cheers() -> None:
    center = {
        "stack": [one(c.RIN, "debut"), one(c.RIN_1, "first"), one(c.RIN_2, "second")],
        "cheers": [one("white", "cheer")],
        "attached": [one(c.TOOL, "tool"), one(c.FAN, "fan")],
        "damage": 120,
        "as": "rin",
    }
    s = Scene({"center": center, "hand": [one(c.TO_DEBUT, "back")]})
    s.do("play", "back")
    rin = s.mem("rin")
    assert (rin.stack, rin.damage) == ([s.card("debut")], 0)
    assert (rin.cheers, rin.supports) == ([s.card("cheer")], [])
    assert set(s.t.zones[HAND]) == {s.card(label) for label in ("first", "second", "tool", "fan")}


@rule("hocg:5.15.1.3")
def test_of_several_debuts_in_the_stack_the_player_keeps_one() -> None:
    center = {"stack": [one(c.RIN, "x"), one(c.RIN_TOO, "y"), one(c.RIN_1, "first")], "as": "rin"}
    for keeps, goes in (("x", "y"), ("y", "x")):
        s = Scene({"center": center, "hand": [one(c.TO_DEBUT, "back")]})
        s.do("play", "back")
        assert s.seat == A and {o[1] for o in s.options("pick")} == {s.card("x"), s.card("y")}
        s.do("pick", keeps)
        assert s.mem("rin").stack == [s.card(keeps)]
        assert set(s.t.zones[HAND]) == {s.card(goes), s.card("first")}


@rule("hocg:5.15.1.1")
def test_nothing_returns_to_debut_that_is_one_or_has_none_at_the_bottom() -> None:
    for stack in ([c.RIN], [c.RIN_1, c.RIN_2], [c.RIN_1, c.RIN, c.RIN_2]):
        center = {"stack": stack, "damage": 50, "attached": [c.TOOL], "as": "rin"}
        s = Scene({"center": center, "back": [one(c.RESETTER, "resetter")]})
        before = s.mem("rin").stack[:]
        s.do("ability", c.key(c.RESETTER), "resetter")
        rin = s.mem("rin")
        assert (rin.stack, rin.damage, len(rin.supports)) == (before, 50, 1)
        assert s.count(HAND) == 0
