"""hBP05 to hBP08: whom a text means, with others like them on the stage, and how many."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.scene import B, Scene, one
from tests.cards.hocg.tries import arts_cost, arts_more, blooming, collabing, hits, hp_of, playing, skilled, using
from tests.rule import rule

SORA = "hSD01-003"
ITEM, STAFF = "hSD01-016", "hSD01-017"

CARRIED: list[tuple[str, str, dict[str, Any], int, int]] = [  # the card, its holder, how, HP more, Arts more
    ("hBP05-081", "hBP02-015", {"cheers": ["white x3"]}, 0, 30),
    ("hBP05-081", "hBP02-015", {"cheers": ["white x2"]}, 0, 10),
    ("hBP05-082", "hBP01-037", {}, 0, 50),
    ("hBP05-083", "hBP02-068", {}, 0, 10),
    ("hBP05-084", "hBP03-072", {}, 0, 10),
    ("hBP05-085", "hBP03-025", {}, 10, 0),
    ("hBP05-086", "hBP01-082", {}, 20, 0),
    ("hBP06-097", "hBP05-072", {}, 30, 0),
    ("hBP06-097", "hBP03-069", {}, 0, 0),
    ("hBP06-098", "hBP03-025", {}, 0, 10),
    ("hBP06-099", "hBP03-061", {}, 0, 10),
    ("hBP06-100", "hBP04-017", {}, 10, 0),
    ("hBP06-101", "hBP03-025", {}, 20, 0),
    ("hBP06-102", "hBP03-025", {}, 20, 0),
    ("hBP07-102", "hBP03-069", {}, 0, 20),
    ("hBP07-102", "hBP03-072", {}, 0, 20),
    ("hBP07-102", SORA, {}, 0, 0),
    ("hBP07-103", "hBP04-084", {}, 0, 20),
    ("hBP07-104", "hBP07-049", {}, 0, 20),
    ("hBP07-104", "hBP07-049", {"damage": 10}, 0, 40),
    ("hBP07-105", "hBP01-024", {}, 0, 10),
    ("hBP07-106", "hBP03-025", {}, 20, 0),
    ("hBP07-107", "hBP01-092", {}, 20, 0),
    ("hBP07-109", "hBP01-092", {}, 0, 10),
    ("hBP08-102", "hBP03-025", {}, 0, 10),
    ("hBP08-103", "hBP03-025", {}, 50, 0),
    ("hBP08-105", "hBP01-028", {"cheers": ["white", "purple"]}, 20, 20),
    ("hBP08-108", "hBP03-037", {}, 10, 0),
    ("hBP08-110", "hBP02-061", {}, 0, 10),
]


@rule("hocg:10.10.1", "hocg:5.17.1")
@pytest.mark.parametrize(("card", "holder", "how", "hp", "arts"), CARRIED)
def test_what_a_card_gives_it_gives_to_its_holder(
    card: str, holder: str, how: dict[str, Any], hp: int, arts: int
) -> None:
    """Its holder is in the back, one like it in the center and another beside it."""
    me = one(holder, "me", **how, attached=[card])
    s = Scene({"center": one(holder, "twin", **how), "back": [me, one(SORA, "sora")]})
    printed = BY_ID[holder].printed.hp
    assert (hp_of(s, "me") - printed, arts_more(s, "me")) == (hp, [arts])
    assert (hp_of(s, "twin"), hp_of(s, "sora")) == (printed, BY_ID[SORA].printed.hp)
    assert arts_more(s, "twin", "sora") == [0, 0]


@rule("hocg:10.10.1")
@pytest.mark.parametrize(
    ("card", "me", "more"),
    [
        ("hBP07-016", {"attached": ["hBP08-105"]}, 30 + 20),
        ("hBP07-016", {}, 0),
        ("hBP08-079", {}, 50),
    ],
)
def test_hp_of_this_holomem_alone(card: str, me: dict[str, Any], more: int) -> None:
    friend = one("hBP04-025", "friend")  # a 2nd holomem with #ReGLOSS
    s = Scene({"center": one(SORA, "sora"), "back": [one(card, "me", **me), friend]})
    assert hp_of(s, "me") == BY_ID[card].printed.hp + more
    assert (hp_of(s, "sora"), hp_of(s, "friend")) == (60, BY_ID["hBP04-025"].printed.hp)


@rule("hocg:10.10.1")
def test_hbp05_013_strengthens_every_gen_0() -> None:
    s = Scene({"center": one("hBP05-013", "me"), "collab": one(SORA, "one"), "back": [one(SORA, "two")]})
    assert arts_more(s, "one", "two") == [30, 30]


@rule("hocg:12.1.3")
@pytest.mark.parametrize(
    ("oshi", "kind", "who", "more"),
    [
        ("hBP05-005", "sp", "hBP07-036", 40),  # #Cooking
        ("hBP05-006", "skill", SORA, 10),  # #Singing
        ("hBP06-002", "skill", "hBP06-016", 20),  # #FLOW GLOW
    ],
)
def test_a_skill_strengthens_all_of_them(oshi: str, kind: str, who: str, more: int) -> None:
    mine = {"center": one(who, "a"), "collab": one(who, "b"), "back": [one("Spare", "x")]}
    s = skilled(oshi, kind, mine)
    assert arts_more(s, "a", "b", "x") == [more, more, 0]


@rule("hocg:5.7.1")
@pytest.mark.parametrize(("held", "drawn"), [(1, 2), (3, 2)])
def test_hbp05_080_draws_two_whatever_is_in_hand(held: int, drawn: int) -> None:
    deck = [one(SORA, f"d{n}") for n in range(7)] + [one("hBP03-069", "seventh plus one")]
    s = playing("hBP05-080", {"hand": [STAFF] * held, "deck": deck})
    s.do("play", "it")
    assert s.count("hand") == held + drawn and "seventh plus one" not in s.choices()


@rule("hocg:5.7.1")
def test_hbp05_028_draws_for_a_hand_that_is_not_empty() -> None:
    s = using("hBP05-028", {"hand": [STAFF, STAFF]}, me={"cheers": ["green x3", "red x3", "yellow x3"]})
    s.do("yes")
    s.answer(s.options("pick")[0])
    assert s.count("hand") == 3


@rule("hocg:5.21.1")
def test_hbp05_015_sends_to_itself_in_the_collab_position() -> None:
    friends = {"center": one("hBP05-008", "c"), "back": [one("hBP05-008", "b")]}
    s = using("hBP05-015", friends, at="collab")
    assert (len(s.cheers("c")), len(s.cheers("me"))) == (0, len(BY_ID["hBP05-015"].printed.arts[0].cost) + 1)


@rule("hocg:5.22.1")
def test_hbp05_048_hits_two_of_three() -> None:
    theirs = {"back": [one("Spare", "x"), one("Spare", "y"), one("Spare", "z")]}
    s = collabing("hBP05-048", theirs=theirs)
    s.pick("x", "z")
    assert s.prompt == "main" and hits(s, "x", "y", "z") == [10, 0, 10]


@rule("hocg:10.4.2")
def test_hbp05_049_pays_with_its_own_cheers() -> None:
    cost = BY_ID["hBP05-049"].printed.arts[1].cost
    cheers = ["blue"] * max(2, len(cost))
    s = using("hBP05-049", {"back": [one(SORA, "rich", cheers=["blue x4"])]}, nth=2, me={"cheers": cheers})
    s.do("yes")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (len(s.cheers("rich")), len(s.cheers("me"))) == (4, len(cheers) - 2)


@rule("hocg:12.2.4")
@pytest.mark.parametrize(("where", "damage"), [("center", 0), ("collab", 70)])
def test_hbp05_039_is_stronger_against_a_collab_holomem(where: str, damage: int) -> None:
    theirs = {where: one("hBP05-072", "foe"), **({"center": one("Spare", "x")} if where == "collab" else {})}
    s = using("hBP05-039", theirs={**theirs, **({"collab": None} if where == "center" else {})}, nth=2)
    assert s.mem("foe").damage == BY_ID["hBP05-039"].printed.arts[1].power + damage


@rule("hocg:10.11.1")
@pytest.mark.parametrize(("face", "taken"), [(3, 10), (4, 30)])
def test_hbp05_065_lessens_damage_by_40_or_20(face: int, taken: int) -> None:
    theirs = {"center": one("hSD01-006", "foe"), "collab": one("hBP05-065", "guard")}
    hitter = {"Fifty": {"arts": [{"name": "Hit", "power": 50}]}}
    s = Scene({"center": one("Fifty", "me")}, theirs, declare(hitter), phase="performance", dice=[face])
    s.use("me", "foe")
    while s.prompt != "perform":
        s.do("yes") if s.options("yes") else s.replace()
    assert s.mem("foe").damage == taken
    s.done()


@rule("hocg:5.19.1")
def test_hbp06_021_counts_its_own_supports() -> None:
    mine = {"back": [one("hBP06-024", "x", attached=["hBP04-100"])]}
    s = collabing("hBP06-021", mine)
    s.pick("x")
    assert arts_more(s, "x") == [30]


@rule("hocg:2.11.1")
def test_arts_cost_of_buzz_holders_only() -> None:
    """hBP07-101."""
    back = [one("hBP05-072", "buzz", attached=["hBP07-101"]), one("hBP03-069", "first", attached=["hBP07-101"])]
    s = Scene({"center": one("hBP05-072", "bare"), "back": back})
    assert [arts_cost(s, who) for who in ("buzz", "first", "bare")] == [-1, 0, 0]


@rule("hocg:5.23.1")
@pytest.mark.parametrize(("resting", "healed"), [(1, 0), (2, 50), (3, 50)])
def test_hbp08_023_heals_with_two_or_more_resting(resting: int, healed: int) -> None:
    friends = [one("hBP08-022", f"f{n}", resting=n < resting - 1, damage=60) for n in range(2)]
    s = blooming("hBP08-023", {"back": friends})
    s.do("yes")
    if healed:
        s.pick("f0")
    assert s.prompt == "main" and s.mem("f0").damage == 60 - healed


@rule("hocg:10.4.2.2")
def test_hbp08_042_pays_at_least_one_card() -> None:
    s = blooming("hBP08-042", {"hand": [one(STAFF, "a"), one(STAFF, "b")], "back": [one(SORA, "star")]})
    s.do("yes")
    assert not s.options("done")
    s.pick("a")
    s.do("done")
    s.pick("star")
    assert arts_more(s, "star") == [10] and s.count("archive", B) == 0
