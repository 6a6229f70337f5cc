"""hBP07, the Oshi and the first half of the holomem: every printed sentence, played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.tries import (
    FOES,
    arts_cost,
    arts_more,
    blooming,
    collabing,
    give,
    hits,
    hp_of,
    settle,
    skilled,
    take,
    using,
)
from tests.rule import rule

SORA, AXE, STAFF = "hSD01-003", "hBP01-114", "hSD01-016"
WATAME, HEAVY, MEAL = "hBP07-009", "hBP03-072", "hBP04-091"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


# --- the Oshi


@rule("hocg:10.8.3", "hocg:5.5.1")
@played("hBP07-001", "stage")
@pytest.mark.parametrize(("number", "gained"), [(WATAME, 1), (SORA, 0)])
def test_001_makes_holo_power_of_every_arts_of_watame(number: str, gained: int) -> None:
    s = Scene({"oshi": "hBP07-001", "center": one(number, "me", cheers=["white"])}, FOES)
    s.use("me", "foe")
    assert (s.count("power"), s.count("deck")) == (gained, 20 - gained)


@rule("hocg:12.1.3", "hocg:10.10.2")
@played("hBP07-001", "skill")
def test_001_strengthens_all_watame() -> None:
    s = skilled(
        "hBP07-001",
        mine={
            "center": one(WATAME, "me", cheers=["white"]),
            "collab": one(SORA, "sora", cheers=["white"]),
        },
    )
    s.use("me", "foe")
    s.use("sora", "side")
    assert (hits(s), s.count("power")) == ([140, 30, 0], 1)


@rule("hocg:12.1.3", "hocg:10.10.2")
@played("hBP07-002", "skill")
@pytest.mark.parametrize(("number", "more"), [("hBP07-019", 80), ("hBP07-017", 50), ("hBP04-015", 50)])
def test_002_strengthens_one_and_a_buzz_of_its_generation_more(number: str, more: int) -> None:
    mine = {"center": one(number, "me", cheers=["white x3"]), "back": [one(SORA, "other")]}
    s = skilled("hBP07-002", mine=mine)
    assert s.choices() == {"me", "other"}
    s.pick("me")
    s.use("me", "foe")
    assert s.mem("foe").damage == {"hBP07-019": 50, "hBP07-017": 50, "hBP04-015": 40}[number] + more


@rule("hocg:5.17.3", "hocg:5.17.3.4.1", "hocg:10.10.2")
@played("hBP07-002", "sp")
@pytest.mark.parametrize(("fans", "dealt"), [(3, 170), (2, 70)])
def test_002_sp_attaches_any_number_and_strengthens_who_got_three(fans: int, dealt: int) -> None:
    archive = [one("hBP07-108", f"fan{i}") for i in range(fans)] + [one(AXE, "axe"), one("hBP02-101", "stranger")]
    mine = {"center": one("hBP07-017", "me", cheers=["white x2"]), "back": [one(SORA, "sora")], "archive": archive}
    s = skilled("hBP07-002", "sp", mine)
    assert "axe" not in s.choices() and s.options("done")
    s.pick(*(f"fan{i}" for i in reversed(range(fans))))
    s.do("done")
    settle(s)
    s.use("me", "foe")
    assert (len(s.mem("me").supports), s.mem("foe").damage) == (fans, dealt - 20)


@rule("hocg:5.9.1")
@played("hBP07-003", "skill")
def test_003_takes_one_of_the_top_two() -> None:
    s = skilled("hBP07-003", mine={"deck": [one(SORA, "a"), one(STAFF, "b"), one(SORA, "c")]})
    assert s.choices() == {"a", "b"} and not s.options("done")
    s.pick("b")
    assert (s.lies("b"), s.known("b"), s.pile("deck")) == ("hand", 1, ["a", "c"])


@rule("hocg:5.9.1", "hocg:5.23.1")
@played("hBP07-003", "sp")
def test_003_sp_takes_three_of_six_and_heals_everybody() -> None:
    deck = [one(SORA, label) for label in "abcdefg"]
    mine = {"deck": deck, "center": one("Spare", "x", damage=70), "back": [one("Spare", "y", damage=20)]}
    s = skilled("hBP07-003", "sp", mine)
    assert s.choices() == set("abcd") and not s.options("done")  # three of six, in the order of the deck
    take(s, "a", "c", "f")
    settle(s)
    assert (s.lies("f"), s.count("hand"), s.mem("x").damage, s.mem("y").damage, s.pile("deck")[-1]) == (
        "hand",
        3,
        20,
        0,
        "g",
    )


@rule("hocg:5.7.1", "hocg:5.12.1")
@played("hBP07-005", "skill")
def test_005_draws_from_the_bottom_and_archives_one() -> None:
    deck = [one(SORA, label) for label in "abcd"]
    s = skilled("hBP07-005", mine={"deck": deck, "hand": [one(STAFF, "old")]})
    assert s.choices() == {"old", "c", "d"}
    s.pick("old")
    assert (s.pile("deck"), s.lies("old"), s.lies("d"), s.lies("c")) == (["a", "b"], "archive", "hand", "hand")


@rule("hocg:5.27.1")
@played("hBP07-005", "sp")
@pytest.mark.parametrize(("center", "extra"), [("hBP07-055", True), ("hBP07-054", False), (HEAVY, False)])
def test_005_sp_takes_another_turn_with_a_second_kronii(center: str, extra: bool) -> None:
    s = skilled("hBP07-005", "sp", {"center": center, "collab": "hBP07-055"})
    s.do("pass")
    s.do("pass") if s.prompt == "perform" else None
    settle(s)
    assert s.t.active == (A if extra else B)


@rule("hocg:5.21.1", "hocg:10.7.2.1")
@played("hBP07-007", "skill")
def test_007_sends_one_cheer_each_to_every_second_of_the_fifth_generation() -> None:
    mine = {
        "center": one("hBP07-083", "a"),
        "back": [one("hBP07-044", "b"), one("hBP07-079", "1st"), one(HEAVY, "other")],
        "archive": [one("red", "r"), one("blue", "u"), one("white", "w")],
    }
    s = skilled("hBP07-007", mine=mine)
    settle(s)
    assert [len(s.cheers(x)) for x in ("a", "b", "1st", "other")] == [1, 1, 0, 0]


@rule("hocg:5.13.1", "hocg:5.6.1")
@played("hBP07-007", "sp")
def test_007_sp_brings_up_to_four_nene_on_stage() -> None:
    deck = [one("hBP07-077", "a"), one("hBP07-078", "b"), one("hBP07-079", "1st"), one("hBP07-071", "other")]
    s = skilled("hBP07-007", "sp", {"deck": deck})
    assert s.choices() == {"a", "b"} and s.options("done")
    take(s, "a", "b")
    s.do("done")
    assert (len(s.t.spots[A]), s.lies("1st")) == (4, "deck")


# --- damage and strength


@rule("hocg:13.3.1", "hocg:5.22.1", "hocg:5.7.1")
@played("hBP07-012", "bloom_effect1")
def test_012_strikes_in_front_and_lets_the_opponent_draw() -> None:
    s = blooming("hBP07-012")
    assert s.choices() == {"foe", "side"}
    s.pick("side")
    assert (hits(s), s.count("hand", B), s.count("hand")) == ([0, 30, 0], 1, 0)


@rule("hocg:13.2.1", "hocg:10.10.2", "hocg:5.7.1")
@played("hBP07-013", "collab_effect1")
@pytest.mark.parametrize(("cheers", "drawn"), [(6, 2), (5, 0)])
def test_013_strengthens_all_watame_and_draws_for_a_rich_center(cheers: int, drawn: int) -> None:
    s = collabing("hBP07-013", {"center": one(WATAME, "star", cheers=[f"white x{cheers}"])}, me={"cheers": ["red x7"]})
    assert s.count("hand") == drawn
    s.use("star", "foe")
    s.use("me", "side")
    assert hits(s) == [60, 110, 0]


@rule("hocg:10.10.1")
@played("hBP07-014", "gift1")
@pytest.mark.parametrize(("under", "hp"), [(["hBP07-009", "hBP07-011"], 220), ([], 200)])
def test_014_has_more_hp_for_every_holomem_below(under: list[str], hp: int) -> None:
    s = Scene({"center": one("hBP07-014", "me", under=under)}, {"center": one("Spare", "foe")})
    assert (hp_of(s, "me")) == hp


@rule("hocg:11.3.1.1", "hocg:12.2.4.3")
@played("hBP07-014", "art1")
@pytest.mark.parametrize(
    ("damage", "at", "over"), [(850, "center", 20), (830, "center", 0), (850, "collab", 0), (0, "center", 0)]
)
def test_014_passes_on_what_is_over_to_a_second(damage: int, at: str, over: int) -> None:
    theirs = {
        "center": one("Spare", "foe", damage=damage),
        "back": [one(HEAVY, "2nd"), one("hBP07-055", "other"), one(SORA, "debut")],
        "life": 5,
    }
    s = using("hBP07-014", theirs=theirs, at=at)
    if over:
        assert s.choices() == {"2nd", "other"}
        s.pick("2nd")
    settle(s)
    assert s.mem("2nd").damage == over


@rule("hocg:13.2.1", "hocg:10.10.2")
@played("hBP07-017", "gift1")
@pytest.mark.parametrize(
    ("collab", "at", "works"),
    [("hBP07-019", "center", True), ("hBP07-018", "center", False), ("hBP07-019", "back", False)],
)
def test_017_strengthens_somebody_when_a_buzz_of_her_generation_collabs(collab: str, at: str, works: bool) -> None:
    me = one("hBP07-017", "me", cheers=["white x2"])
    place = {"center": me} if at == "center" else {"center": one("Spare", "c"), "back": [me]}
    back = [one(collab, "new"), *(place.get("back", []))]
    s = Scene({**place, "back": back}, FOES)
    s.do("collab", "new")
    if works:
        assert s.choices() == {"me", "new"}
        s.pick("me")
        s.use("me", "foe")
        assert s.mem("foe").damage == 80
    assert works or s.prompt == "main"


@rule("hocg:10.10.1")
@played("hBP07-016", "gift1")
@pytest.mark.parametrize(("held", "hp"), [(["hBP07-105"], 150), ([AXE], 120), ([], 120)])
def test_016_has_more_hp_with_a_mascot(held: list[str], hp: int) -> None:
    s = Scene({"center": one("hBP07-016", "me", attached=held)})
    assert hp_of(s, "me") == hp


@rule("hocg:13.2.1", "hocg:5.11.1")
@played("hBP07-018", "collab_effect1")
@pytest.mark.parametrize(("top", "lies"), [(STAFF, "hand"), (SORA, "deck")])
def test_018_takes_a_support_from_the_top(top: str, lies: str) -> None:
    s = collabing("hBP07-018", {"deck": [one(top, "top"), one(STAFF, "next")]})
    assert (s.lies("top"), s.known("top"), s.pile("deck")[0]) == (lies, 3, "next" if lies == "hand" else "top")


@rule("hocg:12.2.4.3")
@played("hBP07-018", "art1")
@pytest.mark.parametrize(
    ("history", "dealt"),
    [([{"play": MEAL, "by": "A"}], 60), ([{"play": MEAL, "by": "B"}], 30), ([{"play": AXE, "by": "A"}], 30), ([], 30)],
)
def test_018_hits_harder_after_an_event(history: list[object], dealt: int) -> None:
    assert hits(using("hBP07-018", history=history)) == [dealt, 0, 0]


@rule("hocg:13.2.1", "hocg:5.24.1")
@played("hBP07-020", "collab_effect1")
@pytest.mark.parametrize(
    ("face", "center", "damage", "left"),
    [(3, "hBP07-055", 0, 100), (5, "hBP07-055", 150, 100), (2, "hBP07-055", 0, 190), (1, SORA, 0, 60)],
)
def test_020_sets_the_hp_of_a_second_center(face: int, center: str, damage: int, left: int) -> None:
    theirs = {"center": one(center, "it", damage=damage), "collab": one(HEAVY, "side")}
    s = collabing("hBP07-020", theirs=theirs, dice=[face])
    if center == SORA:
        left = hp_of(s, "it")
    assert (hp_of(s, "it") - s.mem("it").damage, s.mem("side").damage) == (left, 0)
    s.done()


@rule("hocg:13.3.1", "hocg:5.17.2")
@played("hBP07-021", "bloom_effect1")
def test_021_attaches_one_of_zetas_own_from_the_archive() -> None:
    archive = [one("hBP07-105", "bazo"), one("hBP07-108", "fan"), one(AXE, "axe")]
    s = blooming("hBP07-021", {"archive": archive, "back": [one(SORA, "sora")]})
    assert s.choices() == {"bazo", "fan"} and not s.options("done")
    s.pick("bazo")
    assert s.choices() == {"me", "sora"}
    s.pick("sora")
    assert s.has("sora", "bazo")
    assert blooming("hBP07-021", {"archive": [AXE]}).prompt == "main"


@rule("hocg:11.3.1.1", "hocg:5.13.1")
@played("hBP07-022", "gift1")
@pytest.mark.parametrize(
    ("at", "center", "works"),
    [("collab", "hBP02-015", True), ("back", "hBP02-015", False), ("collab", SORA, False)],
)
def test_022_takes_a_downed_center_of_the_third_generation_back(at: str, center: str, works: bool) -> None:
    noel = one("hBP07-022", "noel")
    down = one(center, "down", under=[one("hBP02-014", "below")] if center != SORA else [], damage=1)
    down["damage"] = 20 if center == SORA else 100
    mine = {"center": down, "collab": noel} if at == "collab" else {"center": down, "back": [noel, "Spare"]}
    s = Scene(mine, {"center": one("hBP07-014", "striker", cheers=["white x3"])}, active="B")
    s.use("striker", "down")
    settle(s)
    assert s.place("down") == "gone"
    if center != SORA:
        assert s.lies("below") == ("hand" if works else "archive")
    assert s.count("hand") >= 2 * works


@rule("hocg:12.2.4.3", "hocg:10.10.2")
@played("hBP07-022", "art1")
@pytest.mark.parametrize(("who", "costs"), [("buzz", (-1, 0)), ("me", (0, -2))])
def test_022_makes_arts_of_the_third_generation_cheaper(who: str, costs: tuple[int, int]) -> None:
    s = using("hBP07-022", {"collab": one("hBP02-017", "buzz"), "back": [one(SORA, "sora")]})
    assert s.choices() == {"me", "buzz"}
    s.pick(who)
    assert (arts_cost(s, "buzz"), arts_cost(s, "me")) == costs


# --- Ookami Mio


@rule("hocg:10.8.3")
@played("hBP07-024", "gift1")
def test_024_draws_once_a_turn_when_a_mio_fam_is_attached() -> None:
    hand = [one("hBP02-101", "a"), one("hBP02-101", "b"), one(AXE, "axe")]
    s = Scene({"center": one("hBP07-024", "me"), "back": [one("hBP07-023", "other")], "hand": hand})
    s.do("play", "axe", "me")
    assert s.count("hand") == 2
    s.do("play", "a", "me")
    assert s.count("hand") == 2
    s.do("play", "b", "me")
    assert s.count("hand") == 1
    s = Scene({"center": one("hBP07-024", "me"), "back": [one("hBP07-023", "other")], "hand": hand[:1]})
    s.do("play", "a", "other")
    assert s.count("hand") == 0


@rule("hocg:13.2.1", "hocg:10.10.2")
@played("hBP07-025", "collab_effect1")
def test_025_strengthens_a_gamer_with_a_support() -> None:
    mine = {
        "center": one("hBP07-028", "mio", cheers=["green x2"], attached=[AXE]),
        "back": [one("hBP07-023", "bare"), one(SORA, "sora", attached=[AXE]), one("hSD02-010", "g", attached=[AXE])],
    }
    s = collabing("hBP07-025", mine)
    assert s.choices() == {"mio", "g"}
    s.pick("mio")
    s.use("mio", "foe")
    settle(s)
    assert s.mem("foe").damage in (130, 180)
    assert collabing("hBP07-025").prompt == "main"


@rule("hocg:5.21.1")
@played("hBP07-025", "art1")
def test_025_sends_a_cheer_of_the_archive_to_a_gamer() -> None:
    s = using("hBP07-025", {"archive": [one("red", "r"), STAFF], "back": [one("hSD02-010", "g"), one(SORA, "sora")]})
    give(s, "g")
    assert (s.cheers("g"), s.cheers("sora"), hits(s)) == (["red"], [], [20, 0, 0])
    assert hits(using("hBP07-025")) == [20, 0, 0]


@rule("hocg:13.3.1", "hocg:10.10.2")
@played("hBP07-027", "bloom_effect1")
def test_027_strengthens_another_back_holomem() -> None:
    s = blooming("hBP07-027", {"center": one("Spare", "c"), "back": [one(SORA, "a"), one(SORA, "b")]}, at="back")
    assert s.choices() == {"a", "b"}
    s.pick("a")
    assert arts_more(s, "a", "b", "me") == [30, 0, 0]


@rule("hocg:11.3.1.1")
@played("hBP07-027", "art1")
@pytest.mark.parametrize(("damage", "at", "drawn"), [(950, "center", 1), (0, "center", 0), (950, "collab", 0)])
def test_027_draws_when_she_downs_somebody_from_the_center(damage: int, at: str, drawn: int) -> None:
    s = using("hBP07-027", theirs={"center": one("Spare", "foe", damage=damage)}, at=at)
    settle(s)
    assert s.count("hand") == drawn


@rule("hocg:10.8.3")
@played("hBP07-029", "gift1")
@pytest.mark.parametrize(("held", "active", "left"), [([AXE], "B", 0), ([], "B", 30), ([AXE], "A", 10)])
def test_029_heals_after_damage_in_the_opposing_turn(held: list[str], active: str, left: int) -> None:
    mine: dict[str, Any] = {"center": one("hBP07-029", "mio", attached=held, cheers=["white x3"])}
    s = Scene(mine, {"center": STRIKER, "back": ["Spare"]}, active=active)
    if active == "B":
        s.use("striker", "mio")
    else:
        s.use("mio", "striker")  # the axe hurts her in her own turn
        settle(s)
    assert s.mem("mio").damage == left


@rule("hocg:5.12.1", "hocg:12.2.4.3", "hocg:5.21.1")
@played("hBP07-029", "art1")
@pytest.mark.parametrize(
    ("top", "agreed", "dealt", "sent"), [(STAFF, True, 180, 0), (SORA, True, 130, 1), (SORA, False, 130, 0)]
)
def test_029_archives_the_top_card_for_a_cheer_or_more_damage(top: str, agreed: bool, dealt: int, sent: int) -> None:
    s = using("hBP07-029", {"deck": [one(top, "top"), STAFF], "back": [one(SORA, "sora")]})
    s.do("yes" if agreed else "no")
    if sent:
        give(s, "sora")
    assert (hits(s), len(s.cheers("sora"))) == ([dealt, 0, 0], sent)
