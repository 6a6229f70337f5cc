"""hBP06, Arts about cheers, costs and others: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, answer, strike
from tests.rule import rule

SORA, OMURICE, AXE, UPAO = "hSD01-003", "hSD04-013", "hBP01-114", "hBP01-116"
KNIGHT, ROBOSER, YUKIMIN, FINGERS = "hBP03-105", "hBP03-110", "hBP04-106", "hBP06-099"
Side = Mapping[str, object]


def me(number: str, **more: object) -> Side:
    return {"center": one(number, "me", **{"cheers": CHEERS, **more})}


# --- Arts about cheers


@rule("hocg:5.21.1", "hocg:12.2.4.3")
@played("hBP06-029", "art1")
@played("hBP06-033", "art1")
@played("hBP06-081", "art1")
@pytest.mark.parametrize(
    ("number", "mine", "said", "whom", "sent"),
    [
        ("hBP06-029", {"back": one("hBP06-028", "x", attached=[KNIGHT])}, ["yes"], "me", 1),
        ("hBP06-029", {"back": one("hBP06-028", "x", attached=[KNIGHT])}, ["no"], "me", 0),
        ("hBP06-029", {"back": one(SORA, "x", attached=[AXE])}, [], "me", 0),
        ("hBP06-033", {"archive": [one("red", "r")], "back": [one("hSD05-002", "h"), SORA]}, ["yes", "h"], "h", 1),
        ("hBP06-033", {"archive": [one("red", "r")], "back": [one("hSD05-002", "h"), SORA]}, ["no"], "h", 0),
        (
            "hBP06-081",
            {"life": 3, **me("hBP06-081", cheers=["yellow x2"]), "back": [one("hBP06-078", "x"), SORA]},
            ["yes", "x"],
            "x",
            2,
        ),
        ("hBP06-081", {"life": 4, "back": [one("hBP06-078", "x"), SORA]}, [], "x", 0),
        ("hBP06-081", {"life": 3, "back": [one("hBP06-078", "x"), SORA]}, ["no"], "x", 0),
    ],
)
def test_arts_that_send_cheers(number: str, mine: Side, said: list[str], whom: str, sent: int) -> None:
    s = strike(number, 1, mine)
    before = 18 if whom == "me" else 0
    answer(s, *said)
    assert (len(s.cheers(whom)), s.prompt) == (before + sent, "perform")


@rule("hocg:12.2.4.3")
@played("hBP06-051", "art2")
@pytest.mark.parametrize(("oshi", "agree"), [("hBP06-006", True), ("hBP06-006", False), ("hBP06-005", False)])
def test_051_draws_for_a_cheer(oshi: str, agree: bool) -> None:
    s = strike("hBP06-051", 2, {"oshi": oshi, **me("hBP06-051", cheers=["blue x2"])})
    if oshi == "hBP06-006":
        s.do("yes" if agree else "no")
    if s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.count("hand"), len(s.cheers("me"))) == (agree, 2 - agree)


@rule("hocg:10.10.2")
@played("hBP06-013", "art1")
@played("hBP06-014", "art1")
@pytest.mark.parametrize(
    ("number", "friend", "more"),
    [("hBP06-013", "hBP04-018", 20), ("hBP06-014", "hBP04-018", 50), ("hBP06-013", SORA, 0), ("hBP06-014", SORA, 0)],
)
def test_013_014_strengthen_a_painting_collab(number: str, friend: str, more: int) -> None:
    def dealt(first: bool) -> int:
        mine = {"center": one(number, "me", cheers=CHEERS), "collab": one(friend, "friend", cheers=CHEERS), "power": 0}
        s = Scene(mine, {"center": FOE, "collab": one("Spare", "by")})
        if first:
            s.use("me", "foe")
        s.use("friend", "by")
        return s.mem("by").damage

    assert dealt(True) - dealt(False) == more


@rule("hocg:12.2.3.1", "hocg:10.10.2")
@played("hBP06-014", "art1")
@pytest.mark.parametrize(("where", "usable"), [("center", True), ("collab", False)])
def test_014_takes_a_cheer_off_the_arts_of_the_collab(where: str, usable: bool) -> None:
    raora, friend = one("hBP06-014", "me", cheers=CHEERS), one("hBP04-018", "friend", cheers=["white"])
    mine = {"center": raora, "collab": friend} if where == "center" else {"center": friend, "collab": raora}
    s = Scene(mine, {"center": FOE})
    s.use("me", "foe")
    assert any(o[1] == s.mem("friend").id for o in s.options("art")) == usable


@rule("hocg:5.22.1", "hocg:10.3.2")
@played("hBP06-047", "art1")
@pytest.mark.parametrize(
    ("collab", "where", "hurt"), [(True, "collab", (70, 50)), (False, "collab", (120, 0)), (True, "center", (70, 0))]
)
def test_047_hurts_the_collab_or_else_the_center(collab: bool, where: str, hurt: tuple[int, int]) -> None:
    s = Scene(
        {"center": SORA, where: one("hBP06-047", "me", cheers=CHEERS)},
        {"center": FOE, **({"collab": one("Spare", "by")} if collab else {}), "back": one("Spare", "b")},
    )
    s.use("me", "foe")
    assert (s.mem("foe").damage, s.mem("by").damage if collab else 0) == hurt


@rule("hocg:12.2.3.1", "hocg:5.23.1")
@played("hBP06-065", "art1")
@pytest.mark.parametrize(
    ("past", "usable"), [([{"downed": SORA, "by": "A"}], True), ([{"downed": SORA, "by": "B"}], False), ([], False)]
)
def test_065_needs_a_cheer_less_after_a_down(past: list[object], usable: bool) -> None:
    s = Scene({"center": one("hBP06-065", "me", cheers=["purple x2"])}, {"center": FOE}, past=past)
    s.do("pass")
    assert bool(s.options("art")) == usable


@rule("hocg:12.2.3.1")
@played("hBP06-083", "art1")
@pytest.mark.parametrize(
    ("oshi", "center", "cheers", "usable"),
    [
        ("hBP03-007", SORA, ["yellow x2"], True),
        ("hBP04-006", SORA, ["yellow x2"], True),
        ("hBP03-007", SORA, ["yellow"], False),
        ("hBP03-006", SORA, ["yellow x2"], False),
        ("hBP03-006", "hBP03-072", [], True),
        ("hBP03-007", "hBP03-069", [], False),
    ],
)
def test_083_needs_fewer_yellow_cheers(oshi: str, center: str, cheers: list[str], usable: bool) -> None:
    mine = {"oshi": oshi, "center": center, "collab": one("hBP06-083", "me", cheers=cheers)}
    s = Scene(mine, {"center": FOE})
    s.do("pass")
    assert any(o[1] == s.mem("me").id for o in s.options("art")) == usable


@rule("hocg:12.2.4.3", "hocg:5.23.1")
@played("hBP06-082", "art1")
@pytest.mark.parametrize("used", [True, False])
def test_082_returns_anyas_after_the_mystical_ritual(used: bool) -> None:
    mine = {
        "oshi": "hBP04-007",
        "power": 4,
        "archive": [one("hBP04-073", "a"), one("hBP04-075", "b"), one(SORA, "s")],
        "deck": ["hBP04-099"],
    }
    s = Scene({**mine, **me("hBP06-082")}, {"center": FOE})
    if used:
        s.do("skill", 0)
        while s.prompt == "pick":
            s.answer(s.options("pick")[0])
    s.use("me", "foe")
    if used:
        s.do("yes")
        assert s.choices() == {"a", "b"}
        s.pick("b", "a")
    assert (s.lies("a"), s.lies("b"), s.lies("s")) == (*["hand" if used else "archive"] * 2, "archive")


@rule("hocg:12.2.4.3", "hocg:10.11.1")
@played("hBP06-027", "art1")
@pytest.mark.parametrize(
    ("oshi", "collab", "under", "dealt"),
    [
        ("hBP06-003", True, ["hBP06-026"], 200),
        ("hBP06-003", False, ["hBP06-026"], 160),
        ("hBP06-003", True, ["hBP06-024"], 180),
        ("hBP06-002", True, ["hBP06-026"], 160),
        ("hBP06-002", True, ["hBP06-024"], 140),
    ],
)
def test_027_is_strong_beside_somebody_and_not_reduced_on_a_buzz(
    oshi: str, collab: bool, under: list[str], dealt: int
) -> None:
    mine = {"oshi": oshi, **me("hBP06-027", under=under), **({"collab": SORA} if collab else {})}
    s = strike(
        "hBP06-027",
        1,
        mine,
        None,
        effects=[{"text": "Takes(-20, THIS, until=THIS_TURN)", "on": "foe", "by": "B"}],
    )
    assert s.mem("foe").damage == dealt
