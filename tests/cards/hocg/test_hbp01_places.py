"""hBP01: "this holomem" and the holder of a card are meant wherever they stand, not the center."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz
AXE, MIC, FRIEND, ANKIMO = "hBP01-114", "hBP01-115", "hBP01-117", "hBP01-118"
ROSES, RABBITS, KFP, TROUPE = "hBP01-122", "hBP01-123", "hBP01-125", "hBP01-126"


def beside(card: str, center: object, **me: object) -> Scene:
    """The card is the collab; the center is somebody else."""
    return Scene(
        {"center": center, "collab": one(card, "me", **me), "back": [], "cheer_deck": ["red", "blue"]},
        {"center": one(FOE, "foe"), "collab": one(FOE, "beside"), "back": [one(FOE, "back")]},
    )


# --- this holomem


@rule("hocg:12.2.4.3")
@pytest.mark.parametrize("armed", [True, False])
def test_035_and_037_look_at_their_own_tool(armed: bool) -> None:
    mine, theirs = ([AXE], []) if armed else ([], [AXE])
    s = beside("hBP01-035", one("hSD01-005", "center", attached=theirs), cheers=["green"], attached=mine)
    s.use("me", "foe")
    assert s.prompt == ("pick" if armed else "perform")
    s = beside("hBP01-037", one("hSD01-005", "center", attached=theirs), cheers=["green x3"], attached=mine)
    s.use("me", "foe")
    assert s.mem("foe").damage == (70 + 50 + 20 if armed else 70)


@rule("hocg:13.3.1", "hocg:5.23.1")
@pytest.mark.parametrize(("armed", "left"), [("back", 10), ("center", 50)])
def test_037_blooming_in_the_back_restores_itself(armed: str, left: int) -> None:
    s = Scene(
        {
            "center": one("hSD01-005", "center", damage=50, attached=[AXE] if armed == "center" else []),
            "back": [one("hBP01-034", "me", damage=50, attached=[AXE] if armed == "back" else [])],
            "hand": [one("hBP01-037", "bloom")],
        }
    )
    s.do("bloom", "bloom", "me")
    s.pick("center")
    assert (s.mem("me").damage, s.mem("center").damage) == (left, 50)


@rule("hocg:13.3.1", "hocg:5.23.1", "hocg:5.21.1")
def test_047_blooming_in_the_back_restores_and_cheers_itself() -> None:
    s = Scene(
        {
            "center": one("hSD01-005", "center", damage=50),
            "back": [one("hSD01-010", "me", damage=50)],
            "hand": [one("hBP01-047", "bloom")],
            "archive": ["green"],
        },
        dice=[1],
    )
    s.do("bloom", "bloom", "me")
    s.do("yes")
    s.do("yes")
    assert (s.mem("me").damage, s.mem("center").damage, s.cheers("me"), s.cheers("center")) == (10, 50, ["green"], [])


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
def test_066_archives_of_its_own_stack() -> None:
    center = {"stack": [one("hSD01-003", "theirs"), "hSD01-005"], "as": "center"}
    s = beside("hBP01-066", center, under=[one("hBP01-062", "mine")], cheers=["red x2"])
    s.use("me", "foe", 2)
    s.do("yes")
    assert (s.lies("mine"), s.lies("theirs"), s.mem("beside").damage) == ("archive", "elsewhere", 40)


@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("mine", "theirs", "prompt"), [("red", "blue", "may"), ("blue", "red", "perform")])
def test_072_looks_at_its_own_cheers(mine: str, theirs: str, prompt: str) -> None:
    s = beside("hBP01-072", one("hSD01-005", "center", cheers=[theirs]), cheers=[mine])
    s.use("me", "foe")
    assert s.prompt == prompt


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
def test_091_pays_with_its_own_cheers() -> None:
    s = beside(
        "hBP01-091",
        one("hSD01-005", "center", cheers=[one("green", "theirs")]),
        cheers=[one("blue", "mine"), "red", "red"],
    )
    s.use("me", "foe", 2)
    s.do("yes")
    assert (s.lies("mine"), s.lies("theirs"), s.mem("back").damage) == ("archive", "elsewhere", 30)


@rule("hocg:12.2.4.3", "hocg:5.17.4.2")
def test_092_hands_on_its_own_cheer() -> None:
    s = beside("hBP01-092", one("hBP01-029", "center", cheers=["white"]), cheers=["blue"])
    s.use("me", "foe")
    s.do("yes")
    assert (s.cheers("me"), s.cheers("center")) == ([], ["white", "blue"])


# --- the holder


@rule("hocg:5.19.1", "hocg:5.23.1")
@pytest.mark.parametrize(("healed", "drawn"), [("me", 1), ("center", 0)])
def test_114_draws_when_its_holder_is_restored(healed: str, drawn: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-034", "center", damage=50),
            "back": [one("hBP01-034", "me", damage=50, attached=[AXE]), one("hBP01-036", "healer")],
        }
    )
    s.do("collab", "healer")
    s.pick(healed)
    assert (s.mem(healed).damage, s.count("hand")) == (30, drawn)


@rule("hocg:rb.timing.uses-arts", "hocg:rb.term.damage-not-taken")
def test_119_restores_hp_though_the_arts_dealt_no_damage() -> None:
    s = Scene(
        {"center": one("hBP01-032", "aki", damage=50, cheers=["green"], attached=["hBP01-119"]), "back": []},
        {"center": one(FOE, "foe"), "collab": "hBP01-027"},
        dice=[1],
    )
    s.use("aki", "foe")
    s.do("yes")
    assert (s.mem("foe").damage, s.mem("aki").damage) == (0, 40)


@rule("hocg:12.2.4.4", "hocg:10.3.4.2")
@pytest.mark.parametrize("support", [MIC, FRIEND])
def test_115_and_117_strengthen_their_holder_alone(support: str) -> None:
    s = beside("hSD01-003", one("hSD01-003", "center", cheers=["white"]), cheers=["white"], attached=[support])
    s.use("center", "foe")
    assert s.mem("foe").damage == 30
    s.use("me", "foe")
    assert s.mem("foe").damage == 30 + 40


@rule("hocg:rb.timing.downs", "hocg:5.21.1")
@pytest.mark.parametrize(("by", "sent"), [("me", ["red"]), ("center", [])])
def test_115_sends_its_holder_a_cheer_when_that_downs_somebody(by: str, sent: list[str]) -> None:
    s = Scene(
        {
            "center": one("hBP01-078", "center", cheers=["blue"]),
            "collab": one("hBP01-078", "me", cheers=["blue"], attached=[MIC]),
            "cheer_deck": ["red", "red"],
        },
        {"center": one("hSD01-003", "foe", damage=50), "back": ["hSD01-003"]},
    )
    s.use(by, "foe")
    assert (s.cheers("me"), s.cheers("center")) == (["blue", *sent], ["blue"])


@rule("hocg:rb.timing.would-take-damage", "hocg:rb.term.takes-minus")
@pytest.mark.parametrize(("hit", "asked"), [("me", True), ("center", False)])
def test_117_guards_its_holder_alone(hit: str, asked: bool) -> None:
    s = Scene(
        {"center": one("hBP01-017", "center"), "collab": one("hBP01-017", "me", attached=[FRIEND])},
        {"center": one("hSD01-005", "foe", cheers=["white x2"])},
        active="B",
    )
    s.use("foe", hit, 2)
    if asked:
        s.do("yes")
    assert (s.mem(hit).damage, s.prompt) == (20 if asked else 50, "perform")


@rule("hocg:rb.timing.would-take-damage", "hocg:10.11.2.3")
def test_117_takes_it_off_its_holder_where_several_are_hit() -> None:
    s = Scene(
        {"back": [one("hBP01-017", "me", attached=[FRIEND]), one("hBP01-017", "other")]},
        {"center": one("hBP01-082", "kobo", cheers=["blue"]), "hand": [one("hBP01-086", "bloom")]},
        active="B",
    )
    s.do("bloom", "bloom", "kobo")
    s.do("yes")
    s.do("yes")
    assert (s.mem("me").damage, s.mem("other").damage, s.prompt) == (0, 10, "main")


@rule("hocg:10.1.1.3", "hocg:12.2.3.1")
@pytest.mark.parametrize(("card", "support"), [("hBP01-021", ANKIMO), ("hBP01-069", TROUPE)])
def test_118_and_126_are_cheers_of_their_holder_alone(card: str, support: str) -> None:
    s = Scene(
        {"center": one(card, "center"), "collab": one(card, "me", attached=[support])},
        {"center": FOE},
        phase="performance",
    )
    assert {o[1] for o in s.options("art")} == {s.number("me")}
    assert hp(s.t, s.mem("me")) - hp(s.t, s.mem("center")) == (10 if support == ANKIMO else 0)


@rule("hocg:11.3.1.1")
@pytest.mark.parametrize(("hit", "sent"), [("me", 1), ("center", 0)])
def test_122_speaks_when_its_holder_is_downed_alone(hit: str, sent: int) -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center", damage=50),
            "collab": one("hBP01-032", "me", damage=90, attached=[ROSES]),
            "back": [one("hBP01-034", "aki")],
            "cheer_deck": ["red", "red"],
            "life": 3,
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", hit)
    while s.prompt == "pick":
        s.pick("aki")
    assert (s.place(hit), s.cheers("aki").count("red")) == ("gone", sent)


@rule("hocg:rb.timing.rolled")
@pytest.mark.parametrize(("roller", "prompt"), [("me", "may"), ("center", "perform")])
def test_123_answers_the_rolls_of_its_holder_alone(roller: str, prompt: str) -> None:
    peko = "hBP01-038"
    s = beside(peko, one(peko, "center", cheers=["green"]), cheers=["green"], attached=[RABBITS])
    s.use(roller, "foe")
    s.do("yes")
    assert s.prompt == prompt


@rule("hocg:10.8.1")
def test_125_speaks_in_the_back_too() -> None:
    s = Scene({"back": [one("hBP01-064", "kiara")], "hand": [one(KFP, "fan"), "hSD01-016"]})
    s.do("play", "fan", "kiara")
    assert s.prompt == "may"


@rule("hocg:10.2.1.3.3")
@pytest.mark.parametrize(("hit", "damage"), [("me", 40), ("center", 30)])
def test_126_burdens_its_holder_alone(hit: str, damage: int) -> None:
    s = Scene(
        {"center": one("hBP01-069", "center"), "collab": one("hBP01-069", "me", attached=[TROUPE])},
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", hit)
    assert s.mem(hit).damage == damage
