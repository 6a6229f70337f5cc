"""hBP08, the blue, purple and yellow holomem: every printed sentence, played."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.rules.stats import baton_cost, colors
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    FOES,
    NONE,
    Setup,
    almost_down,
    arts_cost,
    blooming,
    collabing,
    give,
    hits,
    hp_of,
    settle,
    take,
    using,
)
from tests.rule import rule

SORA, AXE, STAFF, MEAL, SECOND = "hSD01-003", "hBP01-114", "hSD01-016", "hSD04-013", "hBP03-072"
FUWAWA, MOCOCO, SU, INA, HAATO = "hBP08-055", "hBP08-035", "hBP08-048", "hBP08-069", "hBP07-036"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage
BLUE_TWINS, RED_MIKO = "hBP03-004", "hBP03-003"
DEAR = {"effects": [{"baton": 4, "on": "B center"}]}  # a Spare needs five


def colored(s: Scene, *labels: str) -> list[bool]:
    """Who has all six colors."""
    return [colors(s.t, s.mem(label)).bit_count() == 6 for label in labels]


# --- Mizumiya Su, Moona Hoshinova


@rule("hocg:12.2.3.2", "hocg:10.3.2")
@played("hBP08-049", "gift1")
@pytest.mark.parametrize(("center", "only"), [("hSD10-002", True), (SORA, False)])
def test_049_draws_all_arts_beside_a_center_of_flow_glow(center: str, only: bool) -> None:
    s = Scene({"center": one(center, "c"), "collab": one("hBP08-049", "me")}, {"center": STRIKER}, active="B")
    s.do("pass")
    assert {int(o[3]) for o in s.options("art")} == {s.mem(x).id for x in (["me"] if only else ["me", "c"])}


@rule("hocg:11.3.1.1", "hocg:5.21.1")
@played("hBP08-050", "gift1")
@pytest.mark.parametrize("active", ["B", "A"])
def test_050_leaves_a_cheer_to_the_back_in_the_opposing_turn(active: str) -> None:
    me = almost_down("hBP08-050", "me", attached=[AXE], cheers=["blue"])
    s = Scene({"center": me, "back": [one(SORA, "b")], "life": ["red"] * 3}, {"center": STRIKER}, active=active)
    s.use(*(("striker", "me") if active == "B" else ("me", "striker")))  # in her own turn the axe downs her
    settle(s)
    assert (s.place("me"), s.cheers("b").count("white")) == ("gone", int(active == "B"))


@rule("hocg:5.21.1")
@played("hBP08-050", "art1")
@played("hBP08-051", "art1")
def test_050_051_send_cheers() -> None:
    s = using("hBP08-050", {"archive": [one("red", "r"), STAFF], "back": [one(SORA, "b")]})
    give(s, "b")
    assert s.cheers("b") == ["red"]
    s = using("hBP08-051", {"back": [one(SU, "su"), one(SORA, "b")]})
    assert s.choices() == {"me", "su"}
    s.pick("su")
    assert (len(s.cheers("su")), hits(s)) == (1, [40, 0, 0])


@rule("hocg:10.8.3", "hocg:10.10.2")
@played("hBP08-051", "gift1")
@pytest.mark.parametrize(("at", "collab", "icons"), [("center", SU, 2), ("center", SORA, 1), ("back", SU, 1)])
def test_051_makes_the_opposing_baton_pass_dearer_when_a_su_collabs(at: str, collab: str, icons: int) -> None:
    me = one("hBP08-051", "me")
    back = [one(collab, "new"), *([me] if at == "back" else [])]
    s = Scene({"center": me if at == "center" else "Spare", "back": back}, FOES)
    s.do("collab", "new")
    settle(s)
    assert (baton_cost(s.t, s.mem("foe")), baton_cost(s.t, s.mem("side"))) == (icons, 1)


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hBP08-052", "art1")
@played("hBP08-053", "art1")
@pytest.mark.parametrize("effects", [DEAR, {"effects": [{"baton": 3, "on": "B center"}]}], ids=["five", "four"])
def test_052_053_act_on_a_dear_baton_pass(effects: Setup) -> None:
    dear = effects is DEAR
    s = using("hBP08-052", {"back": [one(SORA, "x")]}, **effects)
    settle(s)
    assert (len(s.cheers("me")), s.mem("foe").damage) == (1 + dear, 70)
    s = using("hBP08-053", theirs={"back": [one(SECOND, "2nd"), one(SORA, "debut")]}, **effects)
    settle(s)
    assert (s.mem("2nd").damage, s.mem("debut").damage, s.mem("foe").damage) == (100 * dear, 0, 50)


@rule("hocg:10.10.1", "hocg:12.2.2")
@played("hBP08-053", "gift1")
@pytest.mark.parametrize(("at", "effects", "cost"), [("center", DEAR, 2), ("center", NONE, 0), ("collab", DEAR, 0)])
def test_053_makes_the_arts_of_such_a_center_dearer(at: str, effects: Setup, cost: int) -> None:
    s = Scene({at: one("hBP08-053", "me")}, FOES, **effects)
    assert (arts_cost(s, "foe"), arts_cost(s, "side")) == (cost, 0)


@rule("hocg:5.21.1")
@played("hBP08-054", "bloom_effect1")
@pytest.mark.parametrize(("oshi", "works"), [("hBP07-003", True), ("hBP07-005", True), ("hBP07-001", False)])
def test_054_sends_blue_cheers_to_her_generation(oshi: str, works: bool) -> None:
    mine = {"oshi": oshi, "archive": ["blue x4", "red"], "back": [one("hBP01-052", "iofi"), one(SORA, "x")]}
    s = blooming("hBP08-054", mine)
    if works:
        for _ in range(2):
            s.answer(s.options("pick")[0])
        settle(s)
    total = s.cheers("me") + s.cheers("iofi")
    assert (set(total), len(total) >= 1, s.cheers("x")) == ({"blue"} if works else set(), works, [])


@rule("hocg:10.4.2.2", "hocg:5.7.1")
@played("hBP08-054", "art1")
@pytest.mark.parametrize("agreed", [True, False])
def test_054_may_archive_three_cheers_to_draw_three(agreed: bool) -> None:
    s = using("hBP08-054")
    s.do("yes" if agreed else "no")
    assert (s.count("hand"), len(s.cheers("me")), hits(s)) == (3 * agreed, 3 - 3 * agreed, [130, 0, 0])


# --- Fuwawa Abyssgard


@rule("hocg:13.2.1", "hocg:5.17.4")
@played("hBP08-057", "collab_effect1")
def test_057_may_move_cheers_to_her_sister() -> None:
    mine = {"center": one(SORA, "c", cheers=["red", "blue"]), "back": [one(MOCOCO, "m"), one(SORA, "x")]}
    s = collabing("hBP08-057", mine)
    s.do("yes")
    s.answer(s.options("pick")[0])
    if s.options("done"):
        s.do("done")
    settle(s)
    assert (len(s.cheers("m")), len(s.cheers("c")), s.cheers("x")) == (1, 1, [])


@rule("hocg:5.21.1")
@played("hBP08-058", "art1")
def test_058_divides_blue_cheers_among_advent() -> None:
    s = using("hBP08-058", {"archive": ["blue x3", "red"], "back": [one("hBP07-059", "s"), one(SORA, "x")]})
    s.answer(s.options("pick")[0])
    s.answer(s.options("pick")[0])
    give(s, "s")
    settle(s)
    assert (s.cheers("s"), s.cheers("me").count("blue") >= 1, s.cheers("x")) == (["blue"], True, [])
    assert s.mem("foe").damage == 100


@rule("hocg:10.4.2.2", "hocg:5.22.1")
@played("hBP08-058", "art2")
@pytest.mark.parametrize(
    ("oshi", "agreed", "damage"), [(BLUE_TWINS, True, 50), (BLUE_TWINS, False, 0), (RED_MIKO, None, 0)]
)
def test_058_may_archive_two_cheers_to_strike_again(oshi: str, agreed: bool | None, damage: int) -> None:
    s = using("hBP08-058", {"oshi": oshi}, {"back": [one(SECOND, "2nd"), one(SORA, "debut")]}, nth=2)
    if agreed is not None:
        s.do("yes" if agreed else "no")
    settle(s)
    assert (s.mem("2nd").damage, s.mem("debut").damage, s.mem("foe").damage) == (damage, 0, 160)
    assert len(s.cheers("me")) == 4 - 2 * bool(agreed)


@rule("hocg:12.2.3.2")
@played("hBP08-059", "gift1")
@pytest.mark.parametrize(("red", "aims"), [(6, ["foe", "side", "2nd"]), (5, ["foe", "side"])])
def test_059_hits_the_back_with_six_red_cheers_on_stage(red: int, aims: list[str]) -> None:
    mine = {"center": one("hBP08-059", "me", cheers=["blue x3"]), "back": [one(SORA, "x", cheers=[f"red x{red}"])]}
    s = Scene(mine, {**FOES, "back": [one(SECOND, "2nd"), one(SORA, "debut")]})
    s.do("pass")
    assert {int(o[3]) for o in s.options("art")} == {s.mem(x).id for x in aims}


@rule("hocg:12.2.4.3", "hocg:5.17.4")
@played("hBP08-059", "art1")
@pytest.mark.parametrize(("history", "dealt"), [([{"art": MOCOCO, "by": "A"}], 130), ([{"art": SORA, "by": "A"}], 80)])
def test_059_hits_harder_after_her_sister_and_hands_her_red_cheers_on(history: list[object], dealt: int) -> None:
    mine = {"back": [one(MOCOCO, "m"), one(SORA, "x")]}
    s = using("hBP08-059", mine, me={"cheers": ["blue x3", "red"]}, history=history)
    s.answer(s.options("pick")[0])
    settle(s)
    assert (s.mem("foe").damage, s.cheers("m")) == (dealt, ["red"])


# --- Takane Lui


@rule("hocg:13.2.1")
@played("hBP08-061", "collab_effect1")
@pytest.mark.parametrize(
    ("oshi", "when", "taken"), [("hBP08-005", FIRST_TURN, 1), ("hBP07-001", FIRST_TURN, 0), ("hBP08-005", NONE, 0)]
)
def test_061_makes_the_opponent_take_their_holo_power(oshi: str, when: Setup, taken: int) -> None:
    s = collabing("hBP08-061", {"oshi": oshi}, {"power": 2}, **when)
    assert (s.count("hand", B), s.count("power", B)) == (taken, 2 - taken)


@rule("hocg:10.4.2.2", "hocg:5.22.1")
@played("hBP08-064", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_064_may_archive_a_card_to_strike_in_front(agreed: bool) -> None:
    s = collabing("hBP08-064", {"hand": [one(STAFF, "e")]})
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"foe", "side"}
        s.pick("side")
    assert (hits(s), s.lies("e")) == (([0, 30, 0], "archive") if agreed else ([0, 0, 0], "hand"))


@rule("hocg:5.13.1")
@played("hBP08-066", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_066_may_return_a_support_to_the_top(agreed: bool) -> None:
    s = collabing("hBP08-066", {"archive": [one(STAFF, "e"), one(SORA, "x")], "deck": [one(SORA, "top"), SORA]})
    s.do("yes" if agreed else "no")
    settle(s)
    assert (s.pile("deck")[0], s.lies("x")) == ("e" if agreed else "top", "archive")


@rule("hocg:10.4.2.2", "hocg:5.17.4")
@played("hBP08-067", "bloom_effect1")
@pytest.mark.parametrize(
    ("at", "hand", "agreed"), [("center", 2, True), ("center", 2, False), ("back", 2, None), ("center", 1, None)]
)
def test_067_may_archive_two_cards_to_move_an_opposing_cheer(at: str, hand: int, agreed: bool | None) -> None:
    theirs = {"center": one("Spare", "foe", cheers=["red"]), "back": [one("Spare", "far")]}
    s = blooming("hBP08-067", {"hand": [STAFF] * hand}, theirs, at=at)
    if agreed is not None:
        s.do("yes" if agreed else "no")
    if agreed:
        give(s, "far")
    assert (s.prompt, s.cheers("foe"), s.cheers("far")) == ("main", *(([], ["red"]) if agreed else (["red"], [])))


# --- Ninomae Ina'nis


@rule("hocg:10.10.2")
@played("hBP08-068", "collab_effect1")
@pytest.mark.parametrize("when", [FIRST_TURN, NONE], ids=["first turn", "later"])
def test_068_gives_all_colors_in_the_first_turn(when: Setup) -> None:
    s = collabing("hBP08-068", {"center": one(SORA, "mine")}, **when)
    assert colored(s, "foe", "side", "far", "mine") == [bool(when)] * 3 + [False]


@rule("hocg:5.22.1")
@played("hBP08-068", "art1")
def test_068_strikes_those_of_another_color_than_their_oshi() -> None:
    theirs = {"oshi": RED_MIKO, "center": one(SORA, "foe"), "collab": one(HAATO, "side"), "back": [one(SORA, "far")]}
    assert hits(using("hBP08-068", theirs=theirs)) == [30, 0, 0]


@rule("hocg:5.23.1")
@played("hBP08-070", "art1")
def test_070_heals_by_those_of_another_color() -> None:
    theirs = {"oshi": RED_MIKO, "back": [SORA, "hBP07-023", HAATO]}
    s = using("hBP08-070", {"back": [one(INA, "i", damage=50), one(SORA, "x", damage=50)]}, theirs, me={"damage": 50})
    assert s.choices() == {"me", "i"}
    s.pick("i")
    assert (s.mem("i").damage, s.mem("x").damage) == (30, 50)


@rule("hocg:5.22.1")
@played("hBP08-071", "bloom_effect1")
def test_071_strikes_somebody_of_another_color() -> None:
    theirs = {
        "oshi": RED_MIKO,
        "center": one(HAATO, "foe"),
        "collab": one(SORA, "side"),
        "back": [one("hBP07-023", "far")],
    }
    s = blooming("hBP08-071", theirs=theirs)
    assert s.choices() == {"side", "far"}
    s.pick("far")
    assert hits(s) == [0, 0, 20]


@rule("hocg:5.13.1", "hocg:10.1.3.1")
@played("hBP08-072", "bloom_effect1")
@pytest.mark.parametrize(("archived", "works"), [(8, True), (7, False)])
def test_072_returns_somebody_of_myth_once_a_turn(archived: int, works: bool) -> None:
    mine = {
        "archive": [one(INA, f"i{k}") for k in range(archived)] + [SORA] * 3,
        "hand": [one("hBP08-072", "again")],
        "back": [one(INA, "other")],
    }
    s = blooming("hBP08-072", mine)
    if works:
        s.pick("i0")
    assert s.count("hand") == 1 + works
    s.do("bloom", "again", "other")
    assert (s.prompt, s.count("hand")) == ("main", int(works))


@rule("hocg:10.10.2")
@played("hBP08-073", "collab_effect1")
def test_073_gives_two_holomem_all_colors() -> None:
    s = collabing("hBP08-073", theirs={"back": [one("Spare", "far"), one("Spare", "far2")]})
    take(s, "foe", "far")
    assert colored(s, "foe", "side", "far", "far2") == [True, False, True, False]


@rule("hocg:10.4.2.2", "hocg:10.10.2")
@played("hBP08-074", "art1")
@pytest.mark.parametrize("n", [0, 2])
def test_074_may_archive_cards_to_give_as_many_all_colors(n: int) -> None:
    s = using("hBP08-074", {"hand": [one(STAFF, label) for label in "abc"]})
    s.do("yes" if n else "no")
    if n:
        take(s, "a", "b")
        s.do("done")
        take(s, "foe", "far")
    assert (colored(s, "foe", "side", "far"), s.count("hand")) == ([n > 0, False, n > 0], 3 - n)
    assert s.mem("foe").damage == 110


# --- Yuzuki Choco, Otonose Kanade, Shiranui Flare


@rule("hocg:5.23.1")
@played("hBP08-076", "art1")
@pytest.mark.parametrize(("meals", "left"), [(3, 20), (2, 120)])
def test_076_heals_with_three_archived_meals(meals: int, left: int) -> None:
    s = using("hBP08-076", {"archive": [MEAL] * meals + [STAFF] * 3}, me={"damage": 120})
    assert s.mem("me").damage == left


@rule("hocg:10.10.1")
@played("hBP08-079", "gift1")
@pytest.mark.parametrize(("friend", "hp"), [("hBP04-025", 220), ("hBP04-023", 170), (SECOND, 170)])
def test_079_has_more_hp_beside_a_second_of_regloss(friend: str, hp: int) -> None:
    assert hp_of(Scene({"center": one("hBP08-079", "me"), "back": [friend]}), "me") == hp


@rule("hocg:5.21.1")
@played("hBP08-079", "art1")
@pytest.mark.parametrize(("agreed", "at"), [(True, "center"), (False, "center"), (None, "collab")])
def test_079_may_send_a_cheer_to_a_center_of_regloss(agreed: bool | None, at: str) -> None:
    s = using("hBP08-079", {"archive": ["red"], **({"center": SORA} if at == "collab" else {})}, at=at)
    if agreed is not None:
        s.do("yes" if agreed else "no")
    settle(s)
    assert (len(s.cheers("me")), hits(s)) == (1 + bool(agreed), [10, 0, 0])


@rule("hocg:10.4.2.2", "hocg:5.13.1")
@played("hBP08-085", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_085_may_archive_a_card_to_return_a_low_holomem(agreed: bool) -> None:
    archive = [
        one(SORA, "debut"),
        one("hBP07-012", "1st"),
        one("hSD01-013", "spot"),
        one(SECOND, "2nd"),
        one(STAFF, "e"),
    ]
    s = collabing("hBP08-085", {"hand": [one(AXE, "axe")], "archive": archive})
    s.do("yes" if agreed else "no")
    if agreed:
        assert {"debut", "1st"} <= s.choices() and not s.choices() & {"2nd", "e", "axe"}
        s.pick("1st")
    assert (s.lies("1st"), s.lies("axe")) == (("hand", "archive") if agreed else ("archive", "hand"))


@rule("hocg:5.16.1", "hocg:5.22.1")
@played("hBP08-088", "gift1")
def test_088_strikes_in_front_when_she_moves_to_the_collab_position() -> None:
    s = collabing("hBP08-088")
    assert hits(s) == [20, 20, 0]
    mine: dict[str, Any] = {"center": one("hBP08-088", "me", cheers=["white x2"]), "back": [SORA]}
    s = Scene(mine, FOES)
    s.answer(s.options("baton")[0])
    settle(s)
    assert hits(s) == [0, 0, 0] and s.t.active == A
