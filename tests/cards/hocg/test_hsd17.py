"""hSD17, start deck Hoshimachi Suisei: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

FOES = {"center": one("hSD01-006", "front"), "back": [one("hSD01-009", "left"), one("hSD01-005", "right")]}


def wounds(s: Scene) -> tuple[int, int, int]:
    return (s.mem("front").damage, s.mem("left").damage, s.mem("right").damage)


@rule("hocg:5.21.1", "hocg:8.5.1.1", "hocg:12.1.3")
@played("hSD17-001", "skill")
def test_001_sends_the_top_cheer_to_anybody() -> None:
    s = Scene(
        {
            "oshi": "hSD17-001",
            "power": 6,
            "center": one("hSD17-002", "suisei"),
            "back": one("hSD01-003", "sora"),
            "cheer_deck": ["blue", "red"],
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"suisei", "sora"}
    s.pick("sora")
    assert (s.cheers("sora"), s.cheers("suisei"), s.count("power")) == (["blue"], [], 3)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:10.7.2.3.4", "hocg:1.3.2")
@played("hSD17-001", "skill")
def test_001_without_a_cheer_left_is_paid_for_nothing() -> None:
    s = Scene({"oshi": "hSD17-001", "power": 3, "cheer_deck": 0})
    s.do("skill", 0)
    assert (s.prompt, s.count("power")) == ("main", 0)


@rule("hocg:5.22.1", "hocg:8.5.1.2")
@played("hSD17-001", "sp")
def test_001_sp_strikes_a_back_holomem_of_ones_choice() -> None:
    s = Scene({"oshi": "hSD17-001", "power": 2, "center": one("hSD17-002", "suisei")}, FOES)
    s.do("skill", 1)
    assert s.choices() == {"left", "right"}
    s.pick("right")
    assert wounds(s) == (0, 0, 50)


@rule("hocg:10.7.2.3.4")
@played("hSD17-001", "sp")
@pytest.mark.parametrize("center", ["hSD01-003", None])
def test_001_sp_does_nothing_unless_the_center_is_suisei(center: str | None) -> None:
    s = Scene({"oshi": "hSD17-001", "power": 4, "center": center, "back": one("hSD17-002", "suisei")}, FOES)
    s.do("skill", 1)
    assert (s.prompt, wounds(s), s.count("power")) == ("main", (0, 0, 0), 2)
    assert s.why_not("skill", 1) == "hocg:8.5.1.2"


@rule("hocg:13.2.2", "hocg:5.22.1")
@played("hSD17-004", "collab_effect1")
def test_004_strikes_a_back_holomem_on_the_first_turn_of_whoever_went_second() -> None:
    s = Scene({"back": one("hSD17-004", "guest")}, FOES, turn=2, active="A")
    s.do("collab", "guest")
    assert s.choices() == {"left", "right"}
    s.pick("left")
    assert wounds(s) == (0, 20, 0)


@rule("hocg:10.7.2.5.2")
@played("hSD17-004", "collab_effect1")
@pytest.mark.parametrize("turn", [1, 4])
def test_004_strikes_nobody_going_first_or_later(turn: int) -> None:
    s = Scene({"back": one("hSD17-004", "guest")}, FOES, turn=turn, active="A")
    s.do("collab", "guest")
    assert (s.prompt, wounds(s)) == ("main", (0, 0, 0))


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hSD17-005", "art1")
@played("hSD17-008", "art1")
@pytest.mark.parametrize(("number", "dealt"), [("hSD17-005", 20), ("hSD17-008", 40)])
def test_005_and_008_strike_the_back_besides_their_target(number: str, dealt: int) -> None:
    s = Scene({"center": one(number, "suisei", cheers=["blue", "blue"])}, FOES)
    s.use("suisei", "front")
    assert s.choices() == {"left", "right"}
    s.pick("right")
    assert wounds(s) == (dealt, 0, 10)


@rule("hocg:12.2.4.3", "hocg:10.7.2.3.4")
@played("hSD17-005", "art1")
@played("hSD17-008", "art1")
@pytest.mark.parametrize(("number", "dealt"), [("hSD17-005", 20), ("hSD17-008", 40)])
def test_005_and_008_are_used_although_nobody_is_in_the_back(number: str, dealt: int) -> None:
    s = Scene(
        {"center": one(number, "suisei", cheers=["blue", "blue"])},
        {"center": one("hSD01-006", "front"), "collab": one("hSD01-009", "left"), "back": []},
    )
    s.use("suisei", "front")
    assert (s.mem("front").damage, s.mem("left").damage) == (dealt, 0)


@rule("hocg:13.3.2", "hocg:10.3.2")
@played("hSD17-007", "bloom_effect1")
def test_007_strikes_the_back_from_the_back() -> None:
    s = Scene({"hand": [one("hSD17-007", "first")], "back": one("hSD17-002", "suisei")}, FOES)
    s.do("bloom", "first", "suisei")
    assert s.choices() == {"left", "right"}
    s.pick("left")
    assert wounds(s) == (0, 10, 0)


@rule("hocg:10.3.2")
@played("hSD17-007", "bloom_effect1")
@pytest.mark.parametrize("place", ["center", "collab"])
def test_007_strikes_nobody_from_the_front(place: str) -> None:
    s = Scene({"hand": [one("hSD17-007", "first")], place: one("hSD17-002", "suisei")}, FOES)
    s.do("bloom", "first", "suisei")
    assert (s.prompt, wounds(s)) == ("main", (0, 0, 0))


@rule("hocg:11.3.1.1", "hocg:5.7.2")
@played("hSD17-008", "gift1")
def test_008_draws_when_downed_in_the_opposing_turn() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD17-008", "suisei", damage=130), "back": one("hSD01-009", "rest")},
    )
    s.use("me", "suisei")
    assert (s.place("suisei"), s.count("hand", B)) == ("gone", 1)


@rule("hocg:10.3.2")
@played("hSD17-008", "gift1")
def test_008_draws_nothing_when_downed_in_its_own_turn() -> None:
    suisei = one("hSD17-008", "suisei", damage=130, cheers=["blue", "blue"], attached=["hBP01-114"])
    s = Scene({"center": suisei, "back": one("hSD01-009", "rest")}, {"center": one("hSD01-006", "foe"), "back": []})
    s.use("suisei", "foe")  # the axe strikes its holder
    assert (s.place("suisei"), s.count("hand")) == ("gone", 0)


@rule("hocg:11.3.1.1")
@played("hSD17-008", "gift1")
def test_008_draws_nothing_for_the_down_of_another() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD17-002", "other", damage=60), "back": one("hSD17-008", "suisei")},
    )
    s.use("me", "other")
    assert (s.place("other"), s.count("hand", B)) == ("gone", 0)


@rule("hocg:13.2.2", "hocg:10.10.2")
@played("hSD17-009", "collab_effect1")
@pytest.mark.parametrize(("collabs", "dealt"), [(True, 130), (False, 110)])
def test_009_is_stronger_for_the_turn_it_collabs(collabs: bool, dealt: int) -> None:
    suisei = one("hSD17-009", "suisei", cheers=["blue"] * 3)
    s = Scene({"back" if collabs else "collab": suisei}, {"center": one("hSD01-006", "foe")})
    if collabs:
        s.do("collab", "suisei")
    s.use("suisei", "foe")
    assert s.mem("foe").damage == dealt


def starry(*back: object) -> Scene:
    return Scene(
        {"hand": [one("hSD17-010", "stellar"), one("hSD17-010", "again")], "cheer_deck": 0},
        {"center": one("hSD01-006", "front"), "back": list(back), "cheer_deck": 0},
    )


@rule("hocg:5.22.1", "hocg:10.7.2.1.1")
@played("hSD17-010", "text")
def test_010_strikes_a_back_holomem_that_is_no_debut_once_a_turn() -> None:
    s = starry(one("hSD01-009", "debut"), one("hSD01-005", "first"), one("hSD13-014", "spot"))
    s.do("play", "stellar")
    assert s.choices() == {"first", "spot"}
    s.pick("first")
    assert (s.mem("first").damage, s.mem("spot").damage, s.mem("debut").damage) == (20, 0, 0)
    assert s.why_not("play", "again") == "hocg:10.7.2.1.1"
    s.do("pass")
    s.do("pass")
    while s.t.active == B:
        s.do("pass")
    while s.prompt != "main":
        s.answer(s.options("pick")[0])
    assert s.why_not("play", "again") == ""


@rule("hocg:10.7.2.3.7")
@played("hSD17-010", "text")
def test_010_needs_a_back_holomem_that_is_no_debut() -> None:
    s = starry(one("hSD01-009", "debut"))
    assert s.why_not("play", "stellar") == "hocg:10.7.2.3.7"
