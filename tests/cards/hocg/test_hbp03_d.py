"""hBP03, the purple holomem: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kaimaku.games.hocg.facts import Printed, names
from kaimaku.games.hocg.lang import card
from kaimaku.games.hocg.table import CHEER_DECK
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

TOWA, ROBO, WATAME, LUNA = "hBP03-051", "hBP03-057", "hBP03-067", "hBP03-010"
FOE = one("Spare", "foe")  # 990 HP
THREE = {"center": FOE, "collab": one("Spare", "side"), "back": [one("Spare", "far")]}
TOOL, MASCOT = "hBP03-097", "hBP03-098"

card("tBP03-towa", printed=Printed("tBP03-towa", "oshi", names("Tokoyami Towa"), life=5))


def hits(s: Scene) -> list[int]:
    return [s.mem(x).damage for x in ("foe", "side", "far")]


# --- hBP03-052 to 056 Tokoyami Towa


def disarming(oshi: str = "tBP03-towa", tool: str = TOOL) -> Scene:
    theirs = {
        "center": one("Spare", "foe", attached=[one(tool, "a")]),
        "collab": one("Spare", "side", attached=[one(tool, "b")]),
        "back": [one("Spare", "far", attached=[one(tool, "c")])],
    }
    me = one("hBP03-052", "me", cheers=["purple"], attached=[one(tool, "own")])
    s = Scene({"oshi": oshi, "center": me}, theirs)
    s.use("me", "side")
    return s


@rule("hocg:12.2.4.3", "hocg:5.22.1", "hocg:5.12.1")
@played("hBP03-052", "art1")
@pytest.mark.parametrize("agreed", [True, False])
def test_052_strikes_the_center_and_may_archive_a_tool_in_front(agreed: bool) -> None:
    s = disarming()
    assert hits(s)[0] == 10
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"a", "b"}
        s.pick("b")
    assert (s.lies("b"), s.lies("a")) == ("archive" if agreed else "elsewhere", "elsewhere")
    assert (hits(s), s.count("archive", B)) == ([10, 30, 0], int(agreed))  # the tool gives its own Arts +10


@rule("hocg:12.2.4.3")
@played("hBP03-052", "art1")
@pytest.mark.parametrize(("oshi", "tool"), [("hBP03-001", TOOL), ("tBP03-towa", MASCOT)])
def test_052_archives_nothing_with_another_oshi_or_without_a_tool(oshi: str, tool: str) -> None:
    s = disarming(oshi, tool)
    assert (s.prompt, s.mem("foe").damage) == ("perform", 10)


@rule("hocg:13.2.1", "hocg:5.22.1")
@played("hBP03-054", "collab_effect1")
def test_054_strikes_the_center_or_the_collab() -> None:
    s = Scene({"back": [one("hBP03-054", "me")]}, THREE)
    s.do("collab", "me")
    assert s.choices() == {"foe", "side"}
    s.pick("side")
    assert (hits(s), s.prompt) == ([0, 20, 0], "main")


def explosion(cheers: Sequence[str]) -> Scene:
    x, y = [one("red", "x")], [one("blue", "y")]
    s = Scene(
        {"center": one(LUNA, "luna", cheers=["purple"] * 4), "collab": one("hBP03-054", "me", cheers=list(cheers))},
        {"center": one("Spare", "foe", cheers=x), "back": [one("Spare", "far", cheers=y)], "cheer_deck": ["green"]},
    )
    s.use("me", "foe")
    return s


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:4.1.5")
@played("hBP03-054", "art1")
@pytest.mark.parametrize("agreed", [True, False])
def test_054_may_archive_four_purple_cheers_to_return_one_of_the_opponents(agreed: bool) -> None:
    s = explosion(["purple"] * 5 + ["white"])
    s.do("yes" if agreed else "no")
    if agreed:
        for _ in range(4):
            s.answer(s.options("pick")[0])
        assert s.choices() == {"x", "y"}
        s.pick("y")
    left = ["purple", "white"] if agreed else ["purple"] * 5 + ["white"]
    assert (s.cheers("me"), s.cheers("far"), s.cheers("foe")) == (left, [] if agreed else ["blue"], ["red"])
    assert (s.count("archive"), s.mem("foe").damage, s.prompt) == (4 * agreed, 30, "perform")
    if agreed:  # at the bottom of its owner's cheer deck
        assert s.t.zones[CHEER_DECK + B][0] == s.number("y")


@rule("hocg:10.4.2.2")
@played("hBP03-054", "art1")
def test_054_needs_four_purple_cheers() -> None:
    assert explosion(["purple"] * 3 + ["white"] * 2).prompt == "perform"


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hBP03-055", "art2")
@pytest.mark.parametrize(("back", "damage"), [([WATAME], 20), ([WATAME, TOWA], 20), ([ROBO], 0)])
def test_055_strikes_the_collab_before_a_singer_in_the_back(back: list[str], damage: int) -> None:
    s = Scene({"center": one("hBP03-055", "me", cheers=["purple"] * 2), "back": back}, THREE)
    s.use("me", "foe", 2)
    assert hits(s) == [50, damage, 0]


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hBP03-056", "art1")
def test_056_strikes_the_center_or_the_collab() -> None:
    s = Scene({"center": one("hBP03-056", "me", cheers=["purple"])}, THREE)
    s.use("me", "foe")
    assert s.choices() == {"foe", "side"}
    s.pick("side")
    assert hits(s) == [30, 30, 0]


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hBP03-056", "art2")
@pytest.mark.parametrize(("singers", "others", "damage"), [(2, 2, 40), (4, 1, 80), (5, 0, 80), (0, 1, 0)])
def test_056_strikes_one_of_them_for_each_singer_up_to_four(singers: int, others: int, damage: int) -> None:
    back = [WATAME] * singers + [ROBO] * others
    s = Scene({"center": one("hBP03-056", "me", cheers=["purple"] * 3), "back": back}, THREE)
    s.use("me", "foe", 2)
    if s.prompt == "pick":
        assert s.choices() == {"foe", "side"}
        s.pick("side")
    assert hits(s) == [80, damage, 0]


# --- hBP03-059 and 060 Robocosan


@rule("hocg:13.3.1", "hocg:5.9.1", "hocg:5.11.2", "hocg:4.1.5")
@played("hBP03-059", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_059_takes_a_holomem_of_gen_0_of_the_top_three(take: bool) -> None:
    top = [one(ROBO, "a"), one(LUNA, "luna"), one("hBP03-025", "b"), one(ROBO, "fourth")]
    s = Scene({"center": one(ROBO, "me"), "hand": [one("hBP03-059", "bloom")], "deck": {"top": top, "filler": 1}})
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"a", "b"}
    s.do(*(("pick", "b") if take else ("done",)))
    s.pick("luna", *([] if take else ["b"]))
    assert s.pile("deck") == ["fourth", "-", "luna", *([] if take else ["b"]), "a"]
    assert (s.lies("b"), s.known("b")) == (("hand", 3) if take else ("deck", 1))


@rule("hocg:12.2.4.3")
@played("hBP03-060", "art1")
@pytest.mark.parametrize(("theirs", "dealt"), [((3, 4), 140), ((2, 4), 70), ((8, 0), 140)])
def test_060_hits_harder_if_the_opposing_stage_has_seven_cheers(theirs: tuple[int, int], dealt: int) -> None:
    s = Scene(
        {"center": one("hBP03-060", "me", cheers=["white"] * 5)},
        {
            "center": one("Spare", "foe", cheers=["red"] * theirs[0]),
            "back": [one("Spare", "x", cheers=["red"] * theirs[1])],
        },
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt
