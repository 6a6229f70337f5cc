"""hBP06, bloom effects: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.strikes import FOE, answer, bloom
from tests.rule import rule

SORA, PEKORA, OMURICE, AXE = "hSD01-003", "hBP01-038", "hSD04-013", "hBP01-114"
KNIGHT, ROBOSER, YUKIMIN, FINGERS = "hBP03-105", "hBP03-110", "hBP04-106", "hBP06-099"
LATER: dict[str, Any] = {"turn": 4, "first": "B"}
Side = Mapping[str, object]


@rule("hocg:13.3.1", "hocg:5.11.2")
@played("hBP06-013", "bloom_effect1")
@played("hBP06-068", "bloom_effect1")
@played("hBP06-076", "bloom_effect1")
@played("hBP06-080", "bloom_effect1")
@pytest.mark.parametrize(
    ("number", "onto", "deck", "fits"),
    [
        ("hBP06-013", "hBP06-009", ["hBP06-100", "hBP06-101"], {0}),
        ("hBP06-068", "hBP06-067", [FINGERS, AXE], {0}),
        ("hBP06-076", "hBP06-072", ["hBP06-102", "hBP06-103", "hBP06-104"], {0, 1}),
        ("hBP06-080", "hBP06-078", ["hBP04-104", "hBP06-104", "hBP06-103"], {0, 1}),
    ],
)
def test_blooms_that_look_for_a_card(number: str, onto: str, deck: list[str], fits: set[int]) -> None:
    s = bloom(number, onto, {"deck": [one(x, f"c{i}") for i, x in enumerate(deck)]})
    assert s.choices() == {f"c{i}" for i in fits}
    s.pick("c0")
    assert (s.lies("c0"), s.prompt) == ("hand", "main")


@rule("hocg:10.7.2.1.1")
@played("hBP06-068", "bloom_effect1")
@played("hBP06-033", "bloom_effect1")
@pytest.mark.parametrize(
    ("number", "onto", "first", "second"), [("hBP06-068", "hBP06-067", 1, 0), ("hBP06-033", "hBP04-020", 2, 0)]
)
def test_033_068_work_once_a_turn(number: str, onto: str, first: int, second: int) -> None:
    mine = {
        "center": one(onto, "a"),
        "back": one(onto, "b"),
        "hand": [one(number, "x"), one(number, "y")],
        "deck": [FINGERS] * 6,
    }
    s = Scene(mine, {"center": FOE}, history=[{"play": "hBP04-094", "by": "A"}])
    s.do("bloom", "x", "a")
    if number == "hBP06-068":
        s.answer(s.options("pick")[0])
    assert s.count("hand") == 1 + first
    s.do("bloom", "y", "b")
    assert (s.count("hand"), s.prompt) == (first + second, "main")


@rule("hocg:13.3.1", "hocg:5.23.1")
@played("hBP06-033", "bloom_effect1")
@pytest.mark.parametrize(("used", "drawn"), [("hBP04-094", 2), (OMURICE, 0)])
def test_033_draws_after_a_mushroom(used: str, drawn: int) -> None:
    s = bloom("hBP06-033", "hBP04-020", history=[{"play": used, "by": "A"}])
    assert (s.count("hand"), s.prompt) == (drawn, "main")


@rule("hocg:13.3.1", "hocg:10.4.2.2")
@played("hBP06-019", "bloom_effect1")
@pytest.mark.parametrize(("oshi", "agree"), [("hBP06-002", True), ("hBP06-002", False), ("hBP06-001", False)])
def test_019_archives_the_top_card_to_draw(oshi: str, agree: bool) -> None:
    s = bloom("hBP06-019", "hBP06-015", {"oshi": oshi, "deck": [one(SORA, "a"), one(SORA, "b")]})
    if oshi == "hBP06-002":
        s.do("yes" if agree else "no")
    assert (s.lies("a"), s.lies("b")) == (("archive", "hand") if agree else ("deck", "deck"))


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:5.21.1")
@played("hBP06-031", "bloom_effect1")
@pytest.mark.parametrize(("oshi", "paid"), [("hBP03-001", 2), ("hBP03-001", 1), ("hBP03-001", 0), ("hBP03-002", 0)])
def test_031_changes_knights_for_cheers(oshi: str, paid: int) -> None:
    center = one("hBP06-029", "me", attached=[one(KNIGHT, "k0"), one(KNIGHT, "k1"), one(KNIGHT, "k2")])
    s = bloom("hBP06-031", "", {"oshi": oshi, "center": center, "back": []})
    if oshi == "hBP03-001":
        s.do("yes" if paid else "no")
        s.pick(*(f"k{i}" for i in range(paid)))
        if paid == 1:
            s.do("done")
    assert (len(s.cheers("me")), s.count("archive"), s.prompt) == (paid, paid, "main")


@rule("hocg:13.3.1", "hocg:5.10.1")
@played("hBP06-037", "bloom_effect1")
@pytest.mark.parametrize("agree", [True, False])
def test_037_returns_two_red_cheers(agree: bool) -> None:
    s = bloom("hBP06-037", "hBP06-034", {"archive": ["red x2", one("blue", "b")], "cheer_deck": 3})
    s.do("yes" if agree else "no")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.count("archive"), s.lies("b"), s.prompt) == (1 if agree else 3, "archive", "main")


@rule("hocg:13.3.1")
@played("hBP06-042", "bloom_effect1")
@pytest.mark.parametrize("hand", [2, 0])
def test_042_archives_a_card_and_draws(hand: int) -> None:
    s = bloom(
        "hBP06-042", "hBP06-040", {"hand": [one("hBP06-042", "bloom"), *(one(SORA, f"h{i}") for i in range(hand))]}
    )
    if hand:
        s.pick("h0")
    assert (s.count("archive"), s.count("hand"), s.prompt) == (bool(hand), hand or 1, "main")


@rule("hocg:13.3.1", "hocg:5.22.1")
@played("hBP06-054", "bloom_effect1")
@pytest.mark.parametrize(("fans", "hurt", "drawn"), [(0, 0, 0), (1, 20, 1), (3, 20, 2)])
def test_054_hurts_the_center_and_draws_with_yukimin(fans: int, hurt: int, drawn: int) -> None:
    s = bloom(
        "hBP06-054", "", {"center": one("hBP04-045", "me", attached=[YUKIMIN] * fans)}, {"collab": one("Spare", "by")}
    )
    more = 10 * fans if hurt else 0  # Yukimin strengthens it
    assert (s.mem("foe").damage, s.count("hand")) == (hurt + more, drawn)


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP06-059", "bloom_effect1")
@played("hBP06-077", "bloom_effect1")
@pytest.mark.parametrize(
    ("number", "onto", "mine", "said", "sent"),
    [
        (
            "hBP06-059",
            "hBP06-057",
            {"back": ["hBP01-062", "hBP01-015"], "cheer_deck": [one("purple", "p"), "red"]},
            ["p", "me"],
            1,
        ),
        ("hBP06-059", "hBP06-057", {"back": ["hBP01-062", SORA], "cheer_deck": [one("purple", "p"), "red"]}, [], 0),
        ("hBP06-077", "hBP06-074", {"life": 3}, ["yes"], 1),
        ("hBP06-077", "hBP06-074", {"life": 3}, ["no"], 0),
        ("hBP06-077", "hBP06-074", {"life": 4}, [], 0),
    ],
)
def test_059_077_get_a_cheer(number: str, onto: str, mine: Side, said: list[str], sent: int) -> None:
    s = answer(bloom(number, onto, mine, {"life": 3}), *said)
    assert (len(s.cheers("me")), s.prompt) == (sent, "main")


@rule("hocg:13.3.1", "hocg:5.22.1")
@played("hBP06-063", "bloom_effect1")
@pytest.mark.parametrize(("fans", "hurt"), [(1, 20), (0, 0)])
def test_063_hurts_the_center_beside_a_roboser(fans: int, hurt: int) -> None:
    s = bloom("hBP06-063", "hBP06-061", {"back": one("hBP06-062", "r", attached=[ROBOSER] * fans)})
    assert s.mem("foe").damage == hurt


@rule("hocg:13.3.1", "hocg:10.4.2.2")
@played("hBP06-081", "bloom_effect1")
@pytest.mark.parametrize(("oshi", "agree"), [("hBP04-006", True), ("hBP04-006", False), ("hBP04-005", False)])
def test_081_looks_for_a_subaru_for_a_cheer(oshi: str, agree: bool) -> None:
    mine = {"oshi": oshi, "back": one(SORA, "b", cheers=["red"]), "deck": [one("hBP06-078", "subaru"), one(SORA, "s")]}
    s = bloom("hBP06-081", "hBP06-079", mine)
    if oshi == "hBP04-006":
        s.do("yes" if agree else "no")
        if agree:
            assert s.choices() == {"subaru"}
            s.pick("subaru")
    assert (s.lies("subaru"), s.cheers("b")) == (("hand", []) if agree else ("deck", ["red"]))
