"""hBP03 and hBP04, texts about several dice and about dice rolled before: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

FOE = one("Spare", "foe")  # 990 HP
SORA, AZKI, PEKORA, LAPLUS, MATSURI = "hSD01-003", "hSD01-009", "hBP03-023", "hBP04-056", "hBP04-080"
LISTENERS, RABBITS = "hSD01-020", "hBP01-123"


# --- hBP03-023 Usada Pekora


@rule("hocg:5.24.2", "hocg:5.11.2")
@played("hBP03-023", "collab_effect1")
@pytest.mark.parametrize(("face", "found"), [(2, True), (3, False)])
def test_023_looks_for_a_fan_with_an_even_number(face: int, found: bool) -> None:
    s = Scene(
        {"back": [one(PEKORA, "me")], "deck": ["Filler", one(RABBITS, "fan"), one("hBP01-114", "tool")]}, dice=[face]
    )
    s.do("collab", "me")
    s.do("yes")
    if found:
        assert s.choices() == {"fan"}
        s.pick("fan")
    assert (s.lies("fan"), s.lies("tool"), s.prompt) == ("hand" if found else "deck", "deck", "main")
    s.done()


def cards_with_pekora(dice: Sequence[int] = (), history: Sequence[object] = ()) -> Scene:
    return Scene(
        {
            "center": one(PEKORA, "me", cheers=["green x3"]),
            "back": [one(AZKI, "azki"), one(PEKORA, "second")],
            "hand": [one(LISTENERS, "event")],
            "archive": ["white"],
            "deck": 5,
        },
        {"center": FOE},
        dice=list(dice),
        history=list(history),
    )


@rule("hocg:12.2.4.3")
@played("hBP03-023", "art1")
def test_023_hits_harder_once_a_pekora_has_rolled() -> None:
    s = cards_with_pekora(dice=[1])
    s.do("collab", "second")
    s.do("yes")
    s.use("me", "foe")
    assert s.mem("foe").damage == 120
    s.done()


@rule("hocg:12.2.4.3")
@played("hBP03-023", "art1")
@pytest.mark.parametrize("roller", ["nobody", "azki", "event", "declined"])
def test_023_does_not_count_the_dice_of_others(roller: str) -> None:
    s = cards_with_pekora(dice=[] if roller in ("nobody", "declined") else [1])
    if roller == "azki":
        s.do("collab", "azki")
        s.do("yes")
    elif roller == "event":
        s.do("play", "event")
    elif roller == "declined":
        s.do("collab", "second")
        s.do("no")
    if s.prompt == "may":
        s.do("no")
    s.use("me", "foe")
    assert s.mem("foe").damage == 80
    s.done()


@rule("hocg:12.2.4.3")
@played("hBP03-023", "art1")
@pytest.mark.parametrize(
    ("rolled", "by", "damage"),
    [("hBP01-042", "A", 120), ("hBP01-042", "B", 80), ("hBP01-004", "A", 80)],  # the last one is an Oshi
)
def test_023_asks_for_a_holomem_of_ones_own(rolled: str, by: str, damage: int) -> None:
    s = cards_with_pekora(history=[{"roll": rolled, "by": by}])
    s.use("me", "foe")
    assert s.mem("foe").damage == damage


# --- hBP04-005 La+ Darknesss, Oshi


def society(dice: list[int], work: bool = True, **mine: object) -> Scene:
    """La+ rolls three dice for her collab effect, in the turn of the skill or not."""
    s = Scene({"oshi": "hBP04-005", "power": 5, "deck": 5, **mine}, {"center": FOE}, dice=dice)
    if work:
        s.do("skill", 0)
    return s


@rule("hocg:10.2.1.3.3", "hocg:8.5.1.1")
@played("hBP04-005", "skill")
@pytest.mark.parametrize(("work", "damage"), [(True, 30), (False, 10)])
def test_005_three_dice_at_once_show_fives(work: bool, damage: int) -> None:
    s = society([2, 1, 6], work, back=[one("hBP04-058", "me")])
    s.do("collab", "me")
    s.do("yes")
    assert s.mem("foe").damage == damage
    assert s.why_not("skill", 0) == ("hocg:8.5.1.1" if work else "")
    s.done()


@rule("hocg:10.2.1.3.3")
@played("hBP04-005", "skill")
def test_005_the_fives_are_added_up_and_count_every_time_this_turn() -> None:
    s = society(
        [1, 1, 1, 2, 2, 2],
        center=one("hBP01-043", "pekora", cheers=["green x4"]),
        back=[one("hBP04-058", "me")],
    )
    s.do("collab", "me")
    s.do("yes")
    s.use("pekora", "foe")
    s.do("yes")
    assert s.mem("foe").damage == 30 + 60 + 150
    s.done()


@rule("hocg:10.2.1.3.3")
@played("hBP04-005", "skill")
@pytest.mark.parametrize(("named", "dice"), [(3, [2, 4, 6]), (2, [2, 4]), (4, [2, 4, 6, 2])])
def test_005_leaves_other_dice_alone(named: int, dice: list[int]) -> None:
    """Those of a support, and those of a holomem that rolls fewer or more at once."""
    text = f"Roll(Draw(each(rolls(ODD))), n={named}, may=True)"
    support = named == 3
    s = Scene(
        {
            "oshi": "hBP04-005",
            "power": 3,
            "deck": 9,
            "hand": [one("Item", "item")],
            "back": [one("Member", "who")],
        },
        dice=dice,
        cards=declare(
            {
                "Item": {"kind": "support", "text": [f"use({text})"]},
                "Member": {"text": [f"collab_effect({text})"]},
            }
        ),
    )
    s.do("skill", 0)
    s.do(*(("play", "item") if support else ("collab", "who")))
    if s.prompt == "may":
        s.do("yes")
    assert (s.count("hand"), s.count("deck")) == (0 if support else 1, 9 if support else 8)
    s.done()


@rule("hocg:10.2.1.3.3", "hocg:10.13.2")
@played("hBP04-005", "skill")
def test_005_says_nothing_about_the_dice_of_the_opponent() -> None:
    s = Scene(
        {"oshi": "hBP04-005", "power": 2, "center": one(SORA, "sora", cheers=["white"])},
        {
            "center": one("Target", "target"),
            "deck": 9,
        },
        dice=[2, 4, 6],
        cards=declare({"Target": {"hp": 990, "text": ["gift(Roll(Draw(each(rolls(ODD))), n=3), on=TAKES(THIS))"]}}),
    )
    s.do("skill", 0)
    s.use("sora", "target")
    assert s.count("hand", 1) == 0
    s.done()


@rule("hocg:12.2.2", "hocg:8.5.1.2")
@played("hBP04-005", "sp")
def test_005_sp_one_of_holox_needs_no_cheers_this_turn() -> None:
    s = Scene(
        {
            "oshi": "hBP04-005",
            "power": 3,
            "center": one(LAPLUS, "laplus"),
            "collab": one(LAPLUS, "other"),
            "back": [one(SORA, "sora"), one("hBP04-009", "koyori")],
        },
        {"center": FOE},
    )
    s.do("skill", 1)
    assert s.choices() == {"laplus", "other", "koyori"}
    s.pick("laplus")
    assert (s.count("power"), s.why_not("skill", 1)) == (0, "hocg:12.1.3")
    s.do("pass")
    assert {o[1] for o in s.options("art")} == {s.mem("laplus").id}
    s.use("laplus", "foe", 2)
    assert s.mem("foe").damage == 70


# --- hBP04-058, 059 La+ Darknesss


@rule("hocg:5.24.1", "hocg:5.24.2")
@played("hBP04-058", "collab_effect1")
@pytest.mark.parametrize(
    ("dice", "damage"), [([1, 3, 5], 30), ([1, 2, 1], 20), ([2, 3, 4], 10), ([2, 4, 6], 0), ([], 0)]
)
def test_058_hurts_the_center_for_every_odd_die(dice: list[int], damage: int) -> None:
    s = Scene({"back": [one("hBP04-058", "me")], "deck": 3}, {"center": FOE, "collab": one("Spare", "side")}, dice=dice)
    s.do("collab", "me")
    s.do("yes" if dice else "no")
    assert (s.mem("foe").damage, s.mem("side").damage, s.prompt) == (damage, 0, "main")
    s.done()


def dark(hand: int, dice: list[int]) -> Scene:
    return Scene(
        {
            "center": one(LAPLUS, "a"),
            "back": [one(LAPLUS, "b")],
            "hand": [one("hBP04-059", "x"), one("hBP04-059", "y"), *(one(SORA, f"c{i}") for i in range(hand))],
            "deck": 9,
        },
        dice=dice,
    )


@rule("hocg:10.4.2.2", "hocg:5.24.1", "hocg:10.7.2.1.1")
@played("hBP04-059", "bloom_effect1")
@pytest.mark.parametrize(("dice", "drawn"), [([1, 3, 5], 3), ([2, 3, 3], 2), ([6, 4, 1], 1), ([2, 2, 2], 0)])
def test_059_pays_a_card_for_one_card_with_each_odd_die_once_a_turn(dice: list[int], drawn: int) -> None:
    s = dark(2, dice=dice)
    s.do("bloom", "x", "a")
    s.do("yes")
    s.pick("c0")
    assert (s.lies("c0"), s.count("hand"), s.prompt) == ("archive", 2 + drawn, "main")
    assert [row[0] for row in s.t.history].count("roll") == 3
    s.do("bloom", "y", "b")
    assert (s.count("hand"), s.prompt) == (1 + drawn, "main")
    s.done()


@rule("hocg:5.24.2", "hocg:10.7.2.1.1")
@played("hBP04-059", "bloom_effect1")
def test_059_declined_costs_nothing_and_is_no_use() -> None:
    s = dark(1, dice=[1, 2, 3])
    s.do("bloom", "x", "a")
    s.do("no")
    assert (s.lies("c0"), s.count("hand"), s.prompt) == ("hand", 2, "main")
    s.do("bloom", "y", "b")
    s.do("yes")
    assert (s.lies("c0"), s.count("hand"), s.prompt) == ("archive", 2, "main")
    s.done()


@rule("hocg:10.4.2.2")
@played("hBP04-059", "bloom_effect1")
def test_059_without_a_card_there_is_nothing_to_ask() -> None:
    s = Scene({"center": one(LAPLUS, "a"), "hand": [one("hBP04-059", "x")], "deck": 9})
    s.do("bloom", "x", "a")
    assert (s.prompt, s.count("hand")) == ("main", 0)


@rule("hocg:12.2.4.3", "hocg:5.24.1")
@played("hBP04-059", "art1")
def test_059_counts_every_die_of_this_turn() -> None:
    s = Scene(
        {
            "center": one("hBP04-059", "me", cheers=["purple", "white x2"]),
            "back": [one("hBP04-058", "laplus")],
            "hand": [one(LISTENERS, "event")],
            "archive": ["white"],
            "deck": 4,
        },
        {"center": FOE, "collab": one("Spare", "side")},
        dice=[2, 4, 6, 1],
    )
    s.do("collab", "laplus")
    s.do("yes")
    s.do("play", "event")
    s.use("me", "side")
    assert (s.mem("foe").damage, s.mem("side").damage) == (40, 120)
    s.done()


@rule("hocg:12.2.4.3")
@played("hBP04-059", "art1")
@pytest.mark.parametrize(("by", "damage"), [("A", 130), ("B", 120)])
def test_059_counts_ones_own_dice_only(by: str, damage: int) -> None:
    s = Scene(
        {"center": one("hBP04-059", "me", cheers=["purple", "white x2"])},
        {"center": FOE},
        history=[{"roll": "hBP01-042", "by": by}],
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == damage


# --- hBP04-082 Natsuiro Matsuri


def shopping(dice: list[int], cheers: int = 9) -> Scene:
    """Three names of the first generation: Matsuri, Aki (twice) and Fubuki."""
    s = Scene(
        {
            "center": one(MATSURI, "me"),
            "collab": one("hBP01-034", "aki"),
            "back": [one("hBP01-032", "second"), one("hBP02-008", "fubuki"), one(SORA, "sora")],
            "hand": [one("hBP04-082", "card")],
            "cheer_deck": ["yellow"] * cheers,
        },
        dice=dice,
    )
    s.do("bloom", "card", "me")
    return s


@rule("hocg:5.24.1", "hocg:10.8.3.1")
@played("hBP04-082", "bloom_effect1")
@pytest.mark.parametrize(("dice", "sent"), [([4, 5, 6], 3), ([3, 4, 1], 1), ([6, 2, 6], 2), ([1, 2, 3], 0), ([], 0)])
def test_082_rolls_once_for_each_name_of_the_first_generation(dice: list[int], sent: int) -> None:
    s = shopping(dice)
    s.do("yes" if dice else "no")
    assert ([len(s.cheers(x)) for x in ("me", "aki", "fubuki")], s.prompt) == ([sent, 0, 0], "main")
    s.done()


@rule("hocg:5.24.1")
@played("hBP04-082", "bloom_effect1")
def test_082_alone_rolls_for_herself() -> None:
    s = Scene({"back": [one(MATSURI, "me")], "hand": [one("hBP04-082", "card")]}, dice=[4])
    s.do("bloom", "card", "me")
    s.do("yes")
    assert len(s.cheers("me")) == 1
    s.done()


@rule("hocg:12.2.4.3")
@played("hBP04-082", "art1")
@pytest.mark.parametrize("cheers", [1, 3])
def test_082_hits_harder_with_every_cheer(cheers: int) -> None:
    s = Scene(
        {
            "collab": one("hBP04-082", "me", cheers=[f"yellow x{cheers}"]),
            "center": one(SORA, "sora", cheers=["white x5"]),
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == 60 + 20 * cheers
