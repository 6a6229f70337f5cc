"""hEB01: who else is not meant, what is not asked, and where things go."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    arts_cost,
    arts_more,
    blooming,
    collabing,
    give,
    hits,
    paying,
    playing,
    settle,
    skilled,
    take,
    using,
)
from tests.rule import rule

SORA, MARINE, KOYORI = "hEB01-001", "hEB01-002", "hEB01-003"
OTHER, SECOND, STAFF, AXE, FAN = "hSD02-002", "hBP05-012", "hSD01-016", "hBP01-114", "hBP04-105"
FIRST = "hBP09-027"
FOE = {"center": one("Spare", "foe"), "back": [one("Spare", "far")]}


@rule("hocg:8.3.1", "hocg:12.2.3.1")
@played("hEB01-001", "skill")
def test_001_blooms_one_sora_of_the_stage_and_makes_her_cheaper() -> None:
    mine = {
        "center": one(OTHER, "o"),
        "back": [one("hEB01-004", "s"), one("hEB01-005", "t")],
        "deck": [one("hEB01-006", "first"), one("hEB01-007", "also"), STAFF],
    }
    s = skilled(SORA, mine=mine)
    assert s.choices() == {"s", "t"}
    s.pick("s")
    s.pick("s")  # whether anything in the deck fits is not told
    assert s.choices() == {"first", "also"}
    s.pick("first")
    settle(s)
    assert [arts_cost(s, x) for x in ("s", "t", "o")] == [-1, 0, 0]
    assert s.has("s", "first")


@rule("hocg:8.3.1", "hocg:5.22.1")
@played("hEB01-002", "stage", "skill")
def test_002_blooms_the_marine_of_this_turn_again_and_hurts_whoever_has_bloomed() -> None:
    def asked(center: dict[str, Any], hand: list[str], collab: bool = True) -> bool:
        mine: dict[str, Any] = {"oshi": MARINE, "center": center, "hand": hand}
        s = Scene({**mine, **({"collab": one(OTHER, "k")} if collab else {})}, FOE)
        s.do("pass")
        return bool(s.options("yes"))

    now = one("hEB01-013", "m", under=["hEB01-011"], bloomed="this turn")
    assert asked(now, ["hEB01-014"])
    assert not asked(now, ["hEB01-014"], collab=False)
    assert not asked(one("hEB01-013", "m", under=["hEB01-011"]), ["hEB01-014"])
    assert not asked(one("hEB01-006", "m", under=["hEB01-004"], bloomed="this turn"), ["hEB01-014", "hEB01-010"])
    theirs = {"back": [one(FIRST, "one"), one(SECOND, "two"), one(OTHER, "debut")]}
    for under, hurt in ((2, [50, 0, 0]), (3, [50, 50, 0])):
        center = one("hEB01-016", "c", under=["hEB01-011", *["hEB01-013"] * (under - 1)])
        s = skilled(MARINE, mine={"center": center}, theirs=theirs)
        assert s.choices() == {"one", "two"}
        s.pick("one")
        if s.prompt != "main":
            assert s.choices() == {"one", "two"}
            s.pick("two")
        assert (hits(s, "one", "two", "debut"), s.prompt) == (hurt, "main")


@rule("hocg:5.10.1", "hocg:5.12.1")
@played("hEB01-003", "skill")
def test_003_reveals_a_card_for_each_cheer_of_the_stage() -> None:
    for third, more in (("hEB01-019", 30), (STAFF, 0)):
        mine = {
            "center": one("hEB01-019", "a", cheers=["yellow"]),
            "back": [one("hEB01-022", "b", cheers=["yellow x2"]), one(OTHER, "x")],
            "deck": [one(FIRST, "up"), one(OTHER, "debut"), one(third, "third"), one(SECOND, "below")],
        }
        s = skilled(KOYORI, mine=mine)
        assert s.prompt == "main"
        assert arts_more(s, "a", "b", "x") == [more, more, 0]
        told = [s.lies(x) for x in ("up", "debut", "third", "below")]
        assert told == ["hand", "archive", "archive", "deck"]


@rule("hocg:13.2.1", "hocg:5.6.1")
@played("hEB01-005", "collab_effect1")
@played("hEB01-012", "collab_effect1")
@played("hEB01-019", "collab_effect1")
@pytest.mark.parametrize("number", ["hEB01-005", "hEB01-012", "hEB01-019"])
def test_searches_of_the_first_turn_are_asked_then_alone(number: str) -> None:
    deck = ["hBP01-021", "hEB01-014", "hEB01-019", "hEB01-034", "hEB01-004"]
    assert collabing(number, {"deck": deck}).prompt == "main"
    assert collabing(number, {"deck": deck}, **FIRST_TURN).prompt == "pick"


@rule("hocg:5.13.1")
@played("hEB01-005", "collab_effect1")
def test_005_places_up_to_three_soras_with_an_extra_line() -> None:
    deck = [*(one("hBP01-021", x) for x in "abcd"), one("hBP01-009", "other"), one("hEB01-004", "plain")]
    s = collabing("hEB01-005", {"deck": deck, "center": None, "hand": [one(STAFF, "card")], "back": []}, **FIRST_TURN)
    assert s.choices() == set("abcd")
    take(s, *"abc")
    settle(s)
    assert ([s.lies(x) for x in "abcd"], s.lies("card")) == (["elsewhere"] * 3 + ["deck"], "deck")


@rule("hocg:12.2.4.3", "hocg:10.8.1")
@played("hEB01-006", "art1", "gift1")
@played("hEB01-018", "gift1")
def test_006_and_018_are_for_bloomed_targets_and_the_opponents_turn() -> None:
    s = using("hEB01-006", theirs={"center": one("hEB01-013", "foe")})
    assert s.mem("foe").damage == 80 + arts_more(s, "me")[0]
    for number, held in (("hEB01-006", AXE), ("hEB01-018", "hEB01-034")):
        card = {"Thorns": {"hp": 900, "text": ["gift(SpecialDamage(500, OPP_CENTER), on=TAKES(THIS))"]}}
        me = one(number, "me", attached=[one(held, "t")], cheers=paying(number))
        s = Scene({"center": me, "back": ["Spare"]}, {"center": one("Thorns", "foe")}, cards=declare(card))
        s.use("me", "foe")
        settle(s)
        assert (s.place("me"), s.lies("t")) == ("gone", "archive")


@rule("hocg:5.7.1", "hocg:5.6.1", "hocg:5.11.2")
@played("hEB01-007", "bloom_effect1")
@played("hEB01-008", "bloom_effect1")
@played("hEB01-009", "art1")
def test_sora_draws_one_finds_a_star_and_shuffles_holomem_in() -> None:
    s = blooming("hEB01-007", {"hand": [one(STAFF, "card")], "deck": [one(AXE, "top"), one(OTHER, "next")]})
    assert (s.choices(), s.lies("next")) == ({"card", "top"}, "deck")
    s = blooming("hEB01-008", {"deck": [one("hEB01-032", "star"), one(STAFF, "x")]})
    assert s.choices() == {"star"}
    old = [*(one(OTHER, x) for x in "abcd"), one(STAFF, "x")]
    s = using("hEB01-009", {"archive": old, "deck": [STAFF] * 9, "hand": [STAFF]})
    assert (s.choices(), s.options("done")) == (set("abcd"), [])
    s.pick("d")
    assert s.options("done")
    s.pick("c")
    s.pick("b")
    assert (s.prompt, s.lies("a"), s.lies("x"), s.count("hand")) == ("perform", "archive", "archive", 2)
    assert {s.known(x) for x in "bcd" if s.lies(x) == "deck"} == {0}  # nobody knows where they lie


@rule("hocg:5.18.1", "hocg:5.24.1")
@played("hEB01-010", "art1", "bloom_effect1")
def test_010_rests_an_active_second_sora_and_rolls_in_the_center_alone() -> None:
    back = [one("hEB01-009", "s"), one("hEB01-010", "t"), one(SECOND, "noel"), one("hEB01-006", "first")]
    back += [one("hEB01-009", "tired", resting=True)]
    s = using("hEB01-010", {"back": back})
    s.do("yes")
    assert s.choices() == {"s", "t"}
    assert blooming("hEB01-010", {"center": one(OTHER, "c")}, at="collab").prompt == "main"


@rule("hocg:10.4.2.2", "hocg:5.12.1")
@played("hEB01-013", "collab_effect1")
@played("hEB01-015", "art1")
@played("hEB01-017", "art1", "bloom_effect1")
def test_marine_archives_what_she_has_herself() -> None:
    mine = {"cheer_deck": ["blue"], "back": [one(OTHER, "x", under=[one(OTHER, "theirs")])]}
    s = collabing("hEB01-013", mine, me={"under": [one("hEB01-011", "u")]})
    s.do("yes")
    give(s, "x")
    assert (s.lies("u"), s.lies("theirs")) == ("archive", "elsewhere")
    mine = {"cheer_deck": ["red"], "back": [one(OTHER, "x", cheers=[one("red", "r")])]}
    s = using("hEB01-015", mine, me={"under": ["hEB01-011", "hEB01-013"], "cheers": [one("blue", "b"), "blue"]})
    s.do("yes")
    assert "r" in s.choices()
    for under, dealt in ((1, 200), (0, 100)):
        s = using("hEB01-017", {"oshi": MARINE}, me={"under": ["hEB01-011"] * under})
        s.do("yes")
        assert (s.mem("foe").damage, s.prompt) == (dealt, "perform")
    theirs = {"back": [one(SECOND, "far"), one(FIRST, "near"), one(OTHER, "debut")]}
    s = using("hEB01-017", {"oshi": MARINE}, theirs, me={"under": ["hEB01-011", *["hEB01-013"] * 4]})
    s.do("yes")
    assert s.choices() == {"far", "near"}
    assert len(s.mem("me").stack) == 1  # all of them
    s = blooming("hEB01-017", {"archive": [one("blue", "c"), one("blue", "d")], "center": None}, at="back")
    settle(s)
    assert s.cheers("me") == ["blue"]


@rule("hocg:5.10.1", "hocg:5.23.1")
@played("hEB01-020", "art2")
@played("hEB01-021", "collab_effect1")
@played("hEB01-024", "art1")
def test_koyori_counts_the_whole_stage() -> None:
    back = {"back": [one("hEB01-019", "b", cheers=["yellow x2"], attached=[FAN])]}
    deck = {"deck": [one(x, f"d{i}") for i, x in enumerate([OTHER] * 6 + [STAFF] * 3)]}
    s = using("hEB01-020", {**back, **deck}, nth=2)
    settle(s)
    paid = len(s.cheers("me"))
    more = arts_more(s, "me")[0]
    plain = using("hEB01-020", {"deck": [STAFF] * 9}, nth=2).mem("foe").damage
    assert s.mem("foe").damage == plain + 10 * (paid + 2) + more
    assert {s.known(f"d{i}") for i in range(6)} == {0}  # shuffled in
    s = collabing("hEB01-021", {**back, "center": one("Spare", "hurt", damage=100)})
    give(s, "hurt")
    assert s.mem("hurt").damage == 80
    s = using("hEB01-024", {**back, **deck, "oshi": KOYORI})
    settle(s)
    assert {s.known(f"d{i}") for i in range(6)} == {0}


@rule("hocg:5.13.1", "hocg:5.17.2")
@played("hEB01-022", "bloom_effect1")
@played("hEB01-023", "art1", "bloom_effect1")
def test_koyori_takes_back_assistants_and_hands_out_tools() -> None:
    s = blooming("hEB01-022", {"archive": [*(one(FAN, x) for x in "abc"), one("hEB01-034", "t")]})
    s.do("yes")
    assert (s.choices(), s.options("done")) == (set("abc"), [])
    s.pick("c")
    assert s.options("done")
    s.pick("b")
    assert (s.prompt, s.lies("a")) == ("main", "archive")
    old = [*(one("hEB01-019", x) for x in "abcde"), one(OTHER, "o"), one("hEB01-034", "tool"), one(FAN, "fan")]
    old += [one(AXE, "axe"), one("hBP08-105", "mascot")]
    s = blooming("hEB01-023", {"archive": old, "back": [one(OTHER, "x"), one("hEB01-019", "k")]})
    s.do("yes")
    assert (s.choices(), s.options("done")) == (set("abcde"), [])
    take(s, *"abcd")
    while not s.options("yes"):
        s.answer(s.options("pick")[0])
    assert s.lies("e") == "archive"
    s.do("yes")
    labo = {"tool", "fan"} & s.choices()
    assert s.choices() == labo and "tool" in labo
    s.pick("tool")
    assert s.choices() == {"me", "k"}
    back = {"back": [one("hEB01-019", "b", attached=[FAN] * 3)]}
    s = using("hEB01-023", {**back, "hand": [STAFF]})
    assert s.count("hand") == 3


@rule("hocg:10.7.2.3.7", "hocg:5.11.2")
@played("hEB01-025", "text")
@played("hEB01-026", "text")
@played("hEB01-027", "text")
@played("hEB01-028", "text")
@played("hEB01-030", "text")
@played("hEB01-031", "text")
def test_supports_of_summer_ask_for_no_more_than_they_say() -> None:
    s = playing("hEB01-025", {"deck": [one("hEB01-004", "a"), one("hEB01-005", "b"), one(OTHER, "x")], "life": 2})
    s.do("play", "it")
    s.pick("a")
    assert s.prompt == "main"
    hand = [one("hEB01-011", "m"), one("hEB01-013", "n"), one(STAFF, "x")]
    s = playing("hEB01-026", {"oshi": MARINE, "hand": hand, "deck": [STAFF] * 8})
    s.do("play", "it")
    s.do("yes")
    assert s.choices() == {"m", "n"}
    s.pick("m")
    assert (s.known("m") & 2, s.lies("m")) == (2, "deck")
    mine = {"center": one("hEB01-004", "s"), "back": [one("hEB01-011", "m"), one(OTHER, "x")], "archive": ["red"]}
    s = playing("hEB01-027", mine)
    s.do("play", "it")
    give(s, "x")
    assert arts_more(s, "s", "m", "x") == [30, 30, 0]
    s = playing("hEB01-031", mine)
    s.do("play", "it")
    assert s.choices() == {"s", "m"}
    seconds = {"center": one(OTHER, "c"), "back": [one("hBP09-045", "a"), one("hBP09-045", "b")]}
    s = playing("hEB01-028", seconds)
    s.do("play", "it")
    assert s.choices() == {"a", "b"}
    s.pick("a")
    assert arts_more(s, "a", "b", "c") == [30, 0, 0]
    for summer, asked in (({"center": "hEB01-004", "back": ["hEB01-006", OTHER, OTHER]}, False),):
        s = playing("hEB01-030", {**summer, "deck": [STAFF] * 6, "hand": [STAFF]})
        s.do("play", "it")
        assert ((s.prompt == "pick") == asked, s.count("hand")) == (True, 3)
    s = playing(
        "hEB01-030", {"center": "hEB01-004", "back": ["hEB01-006", "hEB01-011", "hEB01-013"], "deck": [STAFF] * 6}
    )
    s.do("play", "it")
    assert s.prompt == "pick"


@rule("hocg:10.8.1", "hocg:11.3.1.1")
@played("hEB01-028", "text")
def test_028_draws_for_the_chosen_one_alone() -> None:
    mine = {"center": one("hBP09-045", "a", cheers=["red x3"]), "collab": one("hBP09-045", "b", cheers=["red x3"])}
    for striker, drawn in (("a", 2), ("b", 0)):
        s = playing("hEB01-028", mine, {"center": one(OTHER, "foe"), "back": ["Spare"]})
        s.do("play", "it")
        s.pick("a")
        s.use(striker, "foe")
        settle(s)
        assert s.count("hand") == drawn


@rule("hocg:5.17.4", "hocg:10.4.2.2")
@played("hEB01-033", "text")
@played("hEB01-034", "text")
def test_a_ball_and_a_bomb_of_one_holder() -> None:
    me = one("hEB01-004", "me", cheers=["red"], attached=[one("hEB01-033", "ball")])
    mine = {"center": one(OTHER, "o"), "collab": me, "back": [one("hEB01-005", "away")]}
    s = Scene(mine, FOE)
    s.use("me", "foe")
    assert s.prompt == "perform"  # nobody in front to pass it on to: the other one is not of summer
    bombs = {
        "center": one("hEB01-023", "c", attached=[one("hEB01-034", "mine")]),
        "collab": one("hEB01-023", "k", attached=[one("hEB01-034", "theirs")]),
    }
    s = Scene(bombs, FOE)
    assert arts_more(s, "c", "k") == [10, 10]
    s.do("pass")
    s.do("pass")
    s.answer(GAME.options(s.t, A)[0])  # which goes off first
    s.do("yes")
    assert sorted((s.lies("mine"), s.lies("theirs"))) == ["archive", "elsewhere"]
