"""hBP08, the Oshi and the white, green and red holomem: every printed sentence, played."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.rules.stats import baton_cost
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.tries import (
    FOES,
    almost_down,
    arts_more,
    blooming,
    collabing,
    hits,
    settle,
    skilled,
    take,
    using,
)
from tests.rule import rule

SORA, AXE, STAFF, SECOND = "hSD01-003", "hBP01-114", "hSD01-016", "hBP03-072"
CECILIA, FUWAWA, MOCOCO, IRYS, KIARA = "hBP08-021", "hBP08-055", "hBP08-035", "hBP08-008", "hBP01-062"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage
RESTING = one(CECILIA, "r1", resting=True)
TWO_RESTING = [RESTING, one("hSD13-003", "r2", resting=True)]


def icons(s: Scene, label: str) -> int:
    """How many neutral icons the baton pass of a holomem has."""
    return baton_cost(s.t, s.mem(label))


def end_turn(s: Scene) -> None:
    """To the end of A's turn, whatever is asked on the way."""
    while s.t.active == A:
        s.answer((s.options("pass") or s.options("pick") or s.options("done"))[0])


# --- the Oshi


@rule("hocg:12.1.3", "hocg:10.10.2")
@played("hBP08-001", "skill")
@pytest.mark.parametrize(("cheer", "more"), [("purple", 50), ("white", 20)])
def test_001_strengthens_one_and_more_with_a_purple_cheer(cheer: str, more: int) -> None:
    s = skilled(
        "hBP08-001", mine={"center": one(SORA, "star", cheers=[cheer]), "back": [one(SORA, "b", cheers=["purple"])]}
    )
    assert s.choices() == {"star", "b"}
    s.pick("star")
    assert arts_more(s, "star", "b") == [more, 0]


@rule("hocg:5.7.1", "hocg:5.5.1")
@played("hBP08-001", "sp")
def test_001_sp_draws_by_cheers_and_makes_holo_power_by_purple_ones() -> None:
    mine = {
        "center": one(IRYS, "i", cheers=["purple", "white"]),
        "back": [one(SORA, "x", cheers=["purple"])],
        "deck": 20,
    }
    s = skilled("hBP08-001", "sp", mine)
    assert (s.count("hand"), s.count("power"), s.count("deck")) == (2, 1, 17)


@rule("hocg:12.1.3", "hocg:10.10.2")
@played("hBP08-004", "skill")
def test_004_makes_the_opposing_baton_pass_dearer_to_the_end_of_their_turn() -> None:
    s = skilled("hBP08-004")
    settle(s)
    assert (icons(s, "foe"), icons(s, "side")) == (4, 1)
    s.do("pass")
    end_turn(s)
    assert icons(s, "foe") == 4


@rule("hocg:5.22.1")
@played("hBP08-004", "sp")
def test_004_sp_strikes_the_back_for_the_damage_of_the_center() -> None:
    theirs = {"center": one("Spare", "foe", damage=70), "back": [one("Spare", "far"), one("Spare", "far2", damage=10)]}
    s = skilled("hBP08-004", "sp", theirs=theirs)
    assert s.choices() == {"far", "far2"}
    s.pick("far")
    assert hits(s) == [70, 0, 70]


@rule("hocg:10.8.3", "hocg:5.7.2")
@played("hBP08-005", "stage")
@pytest.mark.parametrize(
    ("center", "collab", "drawn"), [("hBP08-061", True, 4), ("hBP08-061", False, 1), (SORA, True, 1)]
)
def test_005_draws_up_to_four_at_the_end_of_the_turn(center: str, collab: bool, drawn: int) -> None:
    mine: dict[str, Any] = {"oshi": "hBP08-005", "center": center, "hand": [STAFF], "collab": SORA if collab else None}
    s = Scene(mine, FOES)
    end_turn(s)
    assert s.count("hand") == drawn


@rule("hocg:5.12.1", "hocg:5.22.1")
@played("hBP08-005", "skill")
@pytest.mark.parametrize(("hand", "damage"), [(3, 50), (1, 0)])
def test_005_archives_two_to_strike_both_in_front(hand: int, damage: int) -> None:
    theirs = {"center": one(SECOND, "foe"), "collab": one("hBP07-012", "side")}
    s = skilled("hBP08-005", mine={"hand": [STAFF] * hand}, theirs=theirs)
    settle(s)
    assert (hits(s, "foe", "side"), s.count("hand")) == ([damage, damage], max(0, hand - 2))
    s = skilled(
        "hBP08-005", mine={"hand": [STAFF] * 2}, theirs={"center": one(SORA, "foe"), "collab": one(SECOND, "side")}
    )
    settle(s)
    assert hits(s, "foe", "side") == [0, 50]


# --- IRyS, Tokino Sora


@rule("hocg:5.9.1", "hocg:5.5.1")
@played("hBP08-009", "collab_effect1")
@pytest.mark.parametrize("taken", [True, False])
def test_009_takes_a_support_of_the_holo_power_for_the_top_card(taken: bool) -> None:
    s = collabing("hBP08-009", {"power": [one(STAFF, "staff"), one(SORA, "x")], "deck": [one(SORA, "top"), SORA]})
    assert "staff" in s.choices() and "x" not in s.choices() and s.options("done")
    s.do(*(("pick", "staff") if taken else ("done",)))
    assert (s.lies("staff"), s.lies("top"), s.count("power")) == (
        ("hand", "power", 3) if taken else ("power", "deck", 3)
    )
    assert not taken or s.known("staff") == 3


@rule("hocg:10.4.2.2", "hocg:5.21.1")
@played("hBP08-012", "bloom_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_012_may_return_a_cheer_for_the_next(agreed: bool) -> None:
    mine = {"back": [one(SORA, "x", cheers=["red"])], "cheer_deck": ["blue", "green"]}
    s = blooming("hBP08-012", mine)
    s.do("yes" if agreed else "no")
    settle(s)
    assert (s.cheers("x"), s.cheers("me")) == (([], ["blue"]) if agreed else (["red"], []))


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hBP08-012", "art1")
@pytest.mark.parametrize(("cheers", "dealt"), [(["white", "purple"], 70), (["white", "red"], 50)])
def test_012_strikes_the_center_with_a_purple_cheer(cheers: list[str], dealt: int) -> None:
    assert hits(using("hBP08-012", me={"cheers": cheers})) == [dealt, 0, 0]


@rule("hocg:11.3.1.1", "hocg:5.5.1")
@played("hBP08-013", "gift1")
@pytest.mark.parametrize(("damage", "power"), [(930, 1), (0, 0)])
def test_013_makes_holo_power_when_she_downs_somebody(damage: int, power: int) -> None:
    s = using("hBP08-013", theirs={"center": one("Spare", "foe", damage=damage)})
    settle(s)
    assert s.count("power") == power


@rule("hocg:13.3.1", "hocg:5.22.1")
@played("hBP08-014", "bloom_effect1")
@pytest.mark.parametrize(("cheer", "damage"), [("purple", [30, 30, 0]), ("white", [30, 0, 0])])
def test_014_strikes_the_center_and_with_a_purple_cheer_the_collab(cheer: str, damage: list[int]) -> None:
    assert hits(blooming("hBP08-014", me={"cheers": [cheer]})) == damage


@rule("hocg:12.2.4.3", "hocg:10.10.2")
@played("hBP08-014", "art1")
def test_014_strengthens_everybody_by_her_purple_cheers() -> None:
    s = using("hBP08-014", {"collab": one(SORA, "x", cheers=["purple"])}, me={"cheers": ["white", "purple x2"]})
    assert (arts_more(s, "me", "x", "foe"), s.mem("foe").damage) == ([40, 40, 0], 170)


@rule("hocg:10.11.1")
@played("hBP08-015", "gift1")
@pytest.mark.parametrize("kind", ["arts", "special"])
def test_015_takes_less_arts_damage(kind: str) -> None:
    mine = {"center": one("hBP08-015", "me")}
    if kind == "arts":
        s = Scene(mine, {"center": STRIKER}, active="B")
        s.use("striker", "me")
        assert s.mem("me").damage == 20
    else:
        s = Scene(mine, {"center": one("hBP07-059", "striker", cheers=["blue"])}, active="B")
        s.use("striker", "me")
        s.pick("me")
        assert s.mem("me").damage == 10  # the 10 of the Arts are gone


@rule("hocg:12.2.3.2", "hocg:10.10.2")
@played("hBP08-018", "art1")
@pytest.mark.parametrize(("oshi", "works"), [("hSD01-001", True), ("hBP07-001", False)])
def test_018_lets_another_sora_hit_second_back_holomem(oshi: str, works: bool) -> None:
    other = one(SORA, "other", cheers=["white"])
    theirs = {"back": [one(SECOND, "2nd"), one(SORA, "debut")]}
    s = using("hBP08-018", {"oshi": oshi, "collab": other, "back": [one("hBP07-023", "x")]}, theirs)
    settle(s)
    aims = {int(o[3]) for o in s.options("art") if o[1] == s.mem("other").id}
    assert aims == {s.mem(x).id for x in (["foe", "side", "2nd"] if works else ["foe", "side"])}


# --- Cecilia Immergreen


@rule("hocg:8.7.2", "hocg:10.8.3")
@played("hBP08-022", "gift1")
@pytest.mark.parametrize(("number", "resting"), [("hBP08-022", True), (CECILIA, False)])
def test_022_rests_after_passing_the_baton(number: str, resting: bool) -> None:
    s = Scene({"center": one(number, "me", cheers=["green x2"]), "back": [one(SORA, "next")]}, FOES)
    s.answer(s.options("baton")[0])
    settle(s)
    assert (s.place("me"), s.mem("me").resting) == ("back", resting)


@rule("hocg:13.3.1", "hocg:5.23.1")
@played("hBP08-023", "bloom_effect1")
@pytest.mark.parametrize(("agreed", "others", "healed"), [(True, 1, True), (False, 1, False), (False, 2, True)])
def test_023_may_rest_and_heals_if_two_of_justice_rest(agreed: bool, others: int, healed: bool) -> None:
    mine = {"back": TWO_RESTING[:others], "collab": one(SORA, "hurt", damage=50)}
    s = blooming("hBP08-023", mine)
    s.do("yes" if agreed else "no")
    if healed:
        s.pick("hurt")
    assert (s.mem("me").resting, s.mem("hurt").damage) == (agreed, 0 if healed else 50)


@rule("hocg:10.3.2", "hocg:5.22.1")
@played("hBP08-024", "gift1")
@pytest.mark.parametrize(("at", "resting", "damage"), [("center", True, 0), ("center", False, 30), ("back", True, 30)])
def test_024_keeps_resting_cecilia_from_damage_in_the_opposing_main_phase(at: str, resting: bool, damage: int) -> None:
    guard = one("hBP08-024", "guard")
    other = one(CECILIA, "other", resting=resting)
    mine = {"center": guard, "back": [other]} if at == "center" else {"back": [guard, other]}
    s = Scene(mine, {"back": [one("hBP07-057", "okayu")]}, active="B")
    s.do("collab", "okayu")
    s.pick("other")
    assert s.mem("other").damage == damage


@rule("hocg:12.2.4.3")
@played("hBP08-024", "art1")
def test_024_rests_after_her_arts() -> None:
    s = using("hBP08-024")
    assert (s.mem("me").resting, hits(s)) == (True, [60, 0, 0])


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP08-027", "bloom_effect1")
@pytest.mark.parametrize(("back", "sent"), [(TWO_RESTING, 2), ([one(SORA, "x", resting=True)], 0)])
def test_027_gets_a_cheer_for_everybody_of_justice_who_rests(back: list[Any], sent: int) -> None:
    s = blooming("hBP08-027", {"back": back, "archive": ["red", "blue", "green"]})
    settle(s)
    assert len(s.cheers("me")) == sent


@rule("hocg:12.2.4.3", "hocg:5.7.1")
@played("hBP08-027", "art1")
@pytest.mark.parametrize(("back", "drawn"), [(TWO_RESTING, 2), ([CECILIA], 0)])
def test_027_draws_for_everybody_of_justice_who_rests_and_rests(back: list[Any], drawn: int) -> None:
    s = using("hBP08-027", {"back": back})
    assert (s.count("hand"), s.mem("me").resting, hits(s)) == (drawn, True, [200, 0, 0])


@rule("hocg:5.23.1")
@played("hBP08-028", "art1")
def test_028_heals_somebody_with_a_tool() -> None:
    s = using("hBP08-028", {"back": [one(SORA, "tool", damage=40, attached=[AXE]), one(SORA, "bare", damage=40)]})
    settle(s)
    assert (s.mem("tool").damage, s.mem("bare").damage, s.mem("foe").damage) == (10, 40, 50)


@rule("hocg:10.8.3")
@played("hBP08-029", "gift1")
@pytest.mark.parametrize(
    ("at", "center", "power"), [("collab", "hBP07-071", 1), ("back", "hBP07-071", 0), ("collab", SORA, 0)]
)
def test_029_makes_holo_power_when_a_holox_center_is_hit(at: str, center: str, power: int) -> None:
    me = one("hBP08-029", "me")
    mine: dict[str, Any] = {"center": one(center, "c"), **({"collab": me} if at == "collab" else {"back": [me]})}
    other = one("hSD01-004", "other", cheers=["white x3"])
    s = Scene(mine, {"center": STRIKER, "collab": other}, active="B")
    s.use("striker", "c")
    s.use("other", "c")
    assert s.count("power") == power  # once a turn


# --- Pavolia Reine


@rule("hocg:10.4.2.2", "hocg:5.21.1")
@played("hBP08-030", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_030_may_archive_one_of_her_generation_for_a_cheer(agreed: bool) -> None:
    hand = [one("hBP02-048", "ollie"), one(SORA, "x")]
    s = collabing("hBP08-030", {"hand": hand, "back": [one(SORA, "b")], "center": one(SORA, "c")})
    s.do("yes" if agreed else "no")
    settle(s)
    assert (s.lies("ollie"), len(s.cheers("b")), s.cheers("c")) == (("archive", 1, []) if agreed else ("hand", 0, []))


@rule("hocg:5.21.1")
@played("hBP08-033", "collab_effect1")
def test_033_sends_any_cheer_of_the_cheer_deck_to_somebody_of_id() -> None:
    mine = {
        "cheer_deck": [one("red", "r"), one("blue", "u"), one("red", "r2")],
        "back": [one("hBP07-015", "id"), one(SORA, "jp")],
    }
    s = collabing("hBP08-033", mine)
    assert {"r", "u"} <= s.choices()
    s.pick("u")
    assert s.choices() == {"me", "id"}
    s.pick("id")
    assert s.cheers("id") == ["blue"]


@rule("hocg:5.21.1")
@played("hBP08-033", "art1")
@pytest.mark.parametrize("n", [1, 2])
def test_033_sends_one_or_two_cheers_to_a_reine(n: int) -> None:
    s = using("hBP08-033", {"archive": [one("red", "r"), one("blue", "u"), one("green", "g")], "back": [SORA]})
    assert not s.options("done")
    take(s, *["r", "u"][:n])
    if s.options("done"):
        s.do("done")
    settle(s)
    assert (len(s.cheers("me")), hits(s)) == (3 + n, [140, 0, 0])


# --- Mococo Abyssgard and the other red ones


@rule("hocg:13.3.1", "hocg:5.22.1")
@played("hBP08-037", "bloom_effect1")
@pytest.mark.parametrize(("friend", "works"), [(FUWAWA, True), (SORA, False)])
def test_037_strikes_in_front_beside_her_sister(friend: str, works: bool) -> None:
    s = blooming("hBP08-037", {"back": [friend]}, {"back": [FUWAWA]})
    if works:
        assert s.choices() == {"foe", "side"}
        s.pick("side")
    assert (hits(s, "foe", "side"), s.prompt) == ([0, 20 * works], "main")


@rule("hocg:5.21.1")
@played("hBP08-037", "art1")
@pytest.mark.parametrize(("cheers", "sent"), [(["red x2", "blue x2"], 1), (["red x2", "blue"], 0)])
def test_037_sends_her_sister_a_cheer_with_two_blue_ones(cheers: list[str], sent: int) -> None:
    s = using("hBP08-037", {"back": [one(FUWAWA, "fuwa")]}, me={"cheers": cheers})
    assert (len(s.cheers("fuwa")), s.mem("foe").damage) == (sent, 30)


@rule("hocg:5.13.1")
@played("hBP08-038", "collab_effect1")
@pytest.mark.parametrize(("oshi", "works"), [("hBP03-004", True), ("hBP03-003", False)])
def test_038_returns_somebody_of_advent_for_a_blue_fuwamoco(oshi: str, works: bool) -> None:
    s = collabing("hBP08-038", {"oshi": oshi, "archive": [one(FUWAWA, "f"), one("hBP07-059", "s"), one(SORA, "x")]})
    if works:
        assert s.choices() == {"f", "s"}
        s.pick("f")
    assert s.lies("f") == ("hand" if works else "archive")


@rule("hocg:13.3.1")
@played("hBP08-039", "bloom_effect1")
@pytest.mark.parametrize(("blue", "ready"), [(6, True), (5, False)])
def test_039_wakes_her_sister_with_six_blue_cheers(blue: int, ready: bool) -> None:
    back = [one(FUWAWA, "f", resting=True, cheers=[f"blue x{blue}"]), one(SORA, "x", resting=True)]
    s = blooming("hBP08-039", {"back": back})
    assert (s.mem("f").resting, s.mem("x").resting) == (not ready, True)


@rule("hocg:12.2.4.3", "hocg:5.17.4")
@played("hBP08-039", "art1")
@pytest.mark.parametrize("n", [0, 2])
def test_039_hits_by_her_blue_cheers_and_hands_them_on(n: int) -> None:
    cheers = ["red x3", one("blue", "b1"), one("blue", "b2")]
    s = using("hBP08-039", {"back": [one(FUWAWA, "f"), one(SORA, "x")]}, me={"cheers": cheers})
    for _ in range(n):
        s.answer(s.options("pick")[0])
    if s.options("done"):
        s.do("done")
    settle(s)
    assert (s.mem("foe").damage, len(s.cheers("f")), len(s.cheers("me"))) == (130, n, 5 - n)


@rule("hocg:10.10.2", "hocg:12.2.2")
@played("hBP08-043", "collab_effect1")
@pytest.mark.parametrize(("archived", "usable"), [(10, True), (9, False)])
def test_043_needs_two_red_cheers_less_with_ten_archived_holomem(archived: int, usable: bool) -> None:
    s = collabing("hBP08-043", {"archive": [SORA] * archived + [STAFF] * 5})
    s.do("pass")
    assert (s.prompt == "perform" and bool(s.options("art"))) == usable


@rule("hocg:12.2.4.3", "hocg:5.5.1")
@played("hBP08-043", "art1")
@pytest.mark.parametrize(("back", "power"), [([KIARA], 1), ([KIARA, SORA], 0)])
def test_043_makes_holo_power_if_everybody_is_of_myth(back: list[str], power: int) -> None:
    assert using("hBP08-043", {"back": back}).count("power") == power


@rule("hocg:11.3.1.1", "hocg:5.6.1")
@played("hBP08-046", "gift1")
@pytest.mark.parametrize(
    ("at", "number", "works"), [("collab", CECILIA, True), ("back", CECILIA, False), ("collab", SORA, False)]
)
def test_046_searches_for_a_second_when_another_of_justice_is_downed(at: str, number: str, works: bool) -> None:
    me = one("hBP08-046", "me")
    mine: dict[str, Any] = {"center": almost_down(number, "down"), "deck": [one(SECOND, "2nd"), one(SORA, "x")]}
    mine |= {"collab": me, "back": ["Spare"]} if at == "collab" else {"back": [me, "Spare"]}
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "down")
    if works:
        assert s.choices() == {"2nd"}
        s.pick("2nd")
    settle(s)
    assert (s.lies("2nd"), s.count("life", A), s.count("life", B)) == ("hand" if works else "deck", 2, 3)


@rule("hocg:5.21.1")
@played("hBP08-055", "collab_effect1")
@played("hBP08-089", "art1")
@pytest.mark.parametrize(("number", "friend"), [("hBP08-055", "hBP07-059"), ("hBP08-089", CECILIA)])
def test_055_089_send_an_archived_cheer_to_their_own(number: str, friend: str) -> None:
    mine = {"archive": [one("red", "r"), STAFF], "back": [one(friend, "friend"), one(SORA, "x")]}
    s = (collabing if number == "hBP08-055" else using)(number, mine)
    while "friend" not in s.choices():
        s.answer(s.options("pick")[0])
    assert s.choices() == {"me", "friend"}
    s.pick("friend")
    assert (s.cheers("friend"), s.cheers("x")) == (["red"], [])
