"""hBP06, Arts whose damage depends on something: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, answer, strike
from tests.rule import rule

SORA, OMURICE, AXE, UPAO = "hSD01-003", "hSD04-013", "hBP01-114", "hBP01-116"
KNIGHT, ROBOSER, YUKIMIN, FINGERS = "hBP03-105", "hBP03-110", "hBP04-106", "hBP06-099"
Side = Mapping[str, object]
BY = {"collab": one("Spare", "by"), "back": [one("Spare", "a"), one("Spare", "b")]}


def me(number: str, **more: object) -> Side:
    return {"center": one(number, "me", **{"cheers": CHEERS, **more})}


H3 = {"hand": [one(SORA, "h0"), one(SORA, "h1"), one(SORA, "h2")]}
# number, which Arts, A's side, what is before or rolled, answers, damage to foe, by and a, cards in A's hand afterwards
HITS: list[tuple[str, int, Side, dict[str, Any], list[str], tuple[int, int, int], int]] = [
    ("hBP06-012", 2, {}, {}, [], (70, 0, 0), 2),
    ("hBP06-031", 1, me("hBP06-031", attached=[f"{KNIGHT} x2"]), {}, [], (210, 0, 0), 0),
    ("hBP06-031", 1, me("hBP06-031", attached=[KNIGHT]), {}, [], (160, 0, 0), 0),
    ("hBP06-021", 1, {"archive": ["hBP04-097"]}, {}, ["yes"], (130, 0, 0), 0),
    ("hBP06-021", 1, {"archive": ["hBP04-097"]}, {}, ["no"], (90, 0, 0), 0),
    ("hBP06-021", 1, {"archive": [AXE]}, {}, [], (90, 0, 0), 0),
    ("hBP06-042", 1, H3, {}, ["yes", "h0", "h1"], (60, 0, 0), 1),
    ("hBP06-042", 1, H3, {}, ["no"], (40, 0, 0), 3),
    ("hBP06-034", 1, H3, {}, ["yes", "h0"], (40, 0, 0), 2),
    ("hBP06-034", 1, H3, {}, ["no"], (10, 0, 0), 3),
    ("hBP06-036", 1, {}, {}, ["yes"], (30, 0, 0), 1),
    ("hBP06-036", 1, {}, {}, ["no"], (30, 0, 0), 0),
    ("hBP06-037", 1, {}, {}, ["yes", "by"], (50, 30, 0), 0),
    ("hBP06-037", 1, {}, {}, ["no"], (50, 0, 0), 0),
    ("hBP06-037", 1, {"cheer_deck": []}, {}, [], (50, 0, 0), 0),
    ("hBP06-038", 1, {}, {}, ["yes", "by"], (30, 20, 0), 0),
    ("hBP06-038", 1, {}, {}, ["no"], (30, 0, 0), 0),
    ("hBP06-040", 1, {}, {"dice": [3]}, [], (40, 10, 0), 0),
    ("hBP06-040", 1, {}, {"dice": [4]}, [], (30, 0, 0), 0),
    ("hBP06-044", 1, {"oshi": "hBP06-005"}, {"used": {"sp": ["A"]}, "dice": [4]}, [], (70, 0, 0), 0),
    ("hBP06-044", 1, {"oshi": "hBP06-005"}, {}, [], (30, 0, 0), 0),
    ("hBP06-044", 1, {"oshi": "hBP06-004"}, {"used": {"sp": ["A"]}}, [], (30, 0, 0), 0),
    ("hBP06-045", 2, {"oshi": "hBP06-005"}, {"used": {"sp": ["A"]}}, ["by"], (100, 100, 0), 0),
    ("hBP06-045", 2, {"oshi": "hBP06-005"}, {}, [], (100, 0, 0), 0),
    ("hBP06-046", 1, {"oshi": "hBP01-005", **H3}, {"used": {"sp": ["A"]}}, ["yes", "h0", "h1", "by"], (140, 50, 0), 1),
    ("hBP06-046", 1, {"oshi": "hBP01-005", **H3}, {}, ["no"], (120, 0, 0), 3),
    ("hBP06-046", 1, {"oshi": "hBP01-004", **H3}, {"used": {"sp": ["A"]}}, [], (120, 0, 0), 3),
    ("hBP06-048", 1, me("hBP06-048", cheers=["blue", "red"]), {}, ["a"], (20, 0, 10), 0),
    ("hBP06-048", 1, me("hBP06-048", cheers=["blue x2"]), {}, [], (20, 0, 0), 0),
    ("hBP06-050", 1, {}, {}, ["a"], (20, 0, 10), 0),
    ("hBP06-052", 1, {"oshi": "hBP06-006", **me("hBP06-052", cheers=["blue x4"])}, {}, ["no"], (80, 0, 0), 0),
    ("hBP06-052", 1, {"oshi": "hBP06-006", **me("hBP06-052", cheers=["blue x3"])}, {}, ["no"], (20, 0, 0), 0),
    ("hBP06-052", 1, {"oshi": "hBP06-005"}, {}, ["no"], (20, 0, 0), 0),
    ("hBP06-052", 1, {"oshi": "hBP06-006", **me("hBP06-052", cheers=["blue x4"])}, {}, ["yes"], (160, 0, 0), 0),
    ("hBP06-053", 1, me("hBP06-053", cheers=["blue x4"]), {}, ["by"], (90, 90, 0), 0),
    ("hBP06-053", 1, me("hBP06-053", cheers=["blue x3"]), {}, [], (90, 0, 0), 0),
    ("hBP06-054", 1, me("hBP06-054", attached=[f"{YUKIMIN} x2"]), {}, [], (160, 0, 0), 0),
    ("hBP06-054", 1, {}, {}, [], (140, 0, 0), 0),
    ("hBP06-061", 1, me("hBP06-061", attached=[ROBOSER]), {}, [], (20 - 10 + 20, 0, 0), 0),
    ("hBP06-061", 1, {"back": one("hBP06-062", "x", attached=[ROBOSER])}, {}, [], (20, 0, 0), 0),
    ("hBP06-063", 1, {"oshi": "hBP06-007"}, {}, [], (30, 0, 0), 1),
    ("hBP06-063", 1, {"oshi": "hBP06-006"}, {}, [], (30, 0, 0), 0),
    ("hBP06-066", 1, me("hBP06-066", attached=[f"{ROBOSER} x3"]), {}, ["by"], (160 - 30, 70, 0), 0),
    ("hBP06-066", 1, me("hBP06-066", attached=[f"{ROBOSER} x2"]), {}, [], (160 - 20, 0, 0), 0),
    ("hBP06-071", 1, {}, {"dice": [1, 2, 3]}, [], (120, 0, 0), 0),
    ("hBP06-071", 1, {}, {"dice": [2, 2, 2]}, [], (80, 0, 0), 0),
    ("hBP06-071", 2, me("hBP06-071", cheers=["purple x5"]), {"dice": [1, 2, 3, 5, 6]}, [], (240, 90, 0), 3),
    ("hBP06-071", 2, me("hBP06-071", cheers=["purple x5"]), {"dice": [2, 2, 4, 6, 6]}, [], (150, 0, 0), 0),
    (
        "hBP06-075",
        2,
        {"back": [one(SORA, f"m{i}", attached=[UPAO]) for i in range(3)]},
        {"dice": [4, 3, 6]},
        [],
        (100, 0, 0),
        0,
    ),
    (
        "hBP06-075",
        2,
        {"back": [one(SORA, f"m{i}", attached=[UPAO]) for i in range(5)]},
        {"dice": [4, 3, 6, 5]},
        [],
        (110, 0, 0),
        0,
    ),
    ("hBP06-075", 2, {"back": one(SORA, "m", attached=[AXE])}, {}, [], (80, 0, 0), 0),
    ("hBP06-076", 1, {}, {"history": [{"play": "hBP06-091", "by": "A"}]}, [], (50, 0, 0), 0),
    (
        "hBP06-077",
        1,
        {},
        {"history": [{"play": "hBP06-091", "by": "A"}, {"play": "hSD01-016", "by": "A"}]},
        [],
        (200, 0, 0),
        0,
    ),
    (
        "hBP06-077",
        1,
        {},
        {"history": [{"play": OMURICE, "by": "A"}, {"play": "hBP06-091", "by": "B"}]},
        [],
        (140, 0, 0),
        0,
    ),
    ("hBP06-080", 1, me("hBP06-080", attached=["hBP06-104 x2"]), {}, [], (100, 0, 0), 0),
    ("hBP06-080", 1, {"back": one("hBP06-078", "x", attached=["hBP06-104"])}, {}, [], (60, 0, 0), 0),
    ("hBP06-057", 1, {"hand": [one(SORA, "h0")]}, {}, ["h0"], (20, 0, 0), 1),
    ("hBP06-058", 1, me("hBP06-058", cheers=["purple"]), {}, [], (30, 0, 0), 1),
    ("hBP06-058", 1, me("hBP06-058", cheers=["blue"]), {}, [], (30, 0, 0), 0),
    ("hBP06-068", 1, {"hand": [one(SORA, "h0")], "back": one(SORA, "x", attached=[AXE])}, {}, ["h0"], (50, 0, 0), 1),
    ("hBP06-068", 1, {"hand": [one(SORA, "h0")]}, {}, [], (50, 0, 0), 1),
    ("hBP06-070", 1, {"oshi": "hBP03-006"}, {}, [], (170, 0, 0), 0),
]


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:5.24.2")
@played("hBP06-012", "art2")
@played("hBP06-021", "art1")
@played("hBP06-031", "art1")
@played("hBP06-034", "art1")
@played("hBP06-036", "art1")
@played("hBP06-037", "art1")
@played("hBP06-038", "art1")
@played("hBP06-040", "art1")
@played("hBP06-042", "art1")
@played("hBP06-044", "art1")
@played("hBP06-045", "art2")
@played("hBP06-046", "art1", "gift1")
@played("hBP06-048", "art1")
@played("hBP06-050", "art1")
@played("hBP06-052", "art1", "gift1")
@played("hBP06-053", "art1")
@played("hBP06-054", "art1")
@played("hBP06-057", "art1")
@played("hBP06-058", "art1")
@played("hBP06-061", "art1")
@played("hBP06-063", "art1")
@played("hBP06-066", "art1")
@played("hBP06-068", "art1")
@played("hBP06-070", "art1")
@played("hBP06-071", "art1", "art2")
@played("hBP06-075", "art2")
@played("hBP06-076", "art1")
@played("hBP06-077", "art1")
@played("hBP06-080", "art1")
@pytest.mark.parametrize(("number", "nth", "mine", "table", "said", "dealt", "hand"), HITS)
def test_arts_do_what_they_say(
    number: str, nth: int, mine: Side, table: dict[str, Any], said: list[str], dealt: tuple[int, ...], hand: int
) -> None:
    s = strike(number, nth, mine, BY, **table)
    answer(s, *said)
    assert (*(s.mem(x).damage for x in ("foe", "by", "a")), s.count("hand"), s.prompt) == (*dealt, hand, "perform")
    s.done()


@rule("hocg:12.2.4.3", "hocg:5.23.1")
@played("hBP06-076", "art1")
@pytest.mark.parametrize(
    ("level", "used", "dealt"),
    [("hBP01-023", "hBP06-091", 120), ("hBP01-023", OMURICE, 50), ("hBP01-022", "hBP06-091", 50)],
)
def test_076_hits_a_second_harder_after_a_limited_event(level: str, used: str, dealt: int) -> None:
    s = strike("hBP06-076", 1, None, {"center": one(level, "foe")}, history=[{"play": used, "by": "A"}])
    assert s.mem("foe").damage == dealt


@rule("hocg:5.23.1", "hocg:12.1.3")
@played("hBP06-070", "art1")
@played("hBP06-069", "art1")
@pytest.mark.parametrize(("resting", "dealt"), [(True, (170 + 40, 80)), (False, (170 + 40, 30))])
def test_069_070_after_infinite_stamina(resting: bool, dealt: tuple[int, int]) -> None:
    mine = {
        "oshi": "hBP03-006",
        "power": 4,
        "center": one("hBP06-070", "big", cheers=CHEERS),
        "collab": one("hBP06-069", "small", cheers=CHEERS, resting=resting),
    }
    s = Scene(mine, {"center": FOE, "collab": one("Spare", "by")})
    s.do("skill", 0)
    if s.prompt == "pick":
        s.pick("small")
    s.use("big", "foe")
    s.use("small", "by")
    assert (s.mem("foe").damage, s.mem("by").damage) == dealt


# --- Arts that archive or reveal


@rule("hocg:12.2.4.3")
@played("hBP06-018", "art1")
@played("hBP06-019", "art1")
@pytest.mark.parametrize("number", ["hBP06-018", "hBP06-019"])
def test_018_019_archive_the_top_card(number: str) -> None:
    s = strike(number, 1, {"deck": [one(SORA, "top"), one(SORA, "next")]})
    assert (s.lies("top"), s.lies("next")) == ("archive", "deck")


@rule("hocg:12.2.4.3", "hocg:1.3.5")
@played("hBP06-020", "art1")
@pytest.mark.parametrize("number", [1, 3])
def test_020_archives_one_to_three_cards_and_counts_them(number: int) -> None:
    s = strike("hBP06-020", 1)
    s.do("number", number)
    assert (s.count("archive"), s.mem("foe").damage) == (number, 150 + 20 * number)


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:12.2.2")
@played("hBP06-039", "art1")
@pytest.mark.parametrize(
    ("oshi", "number", "dealt"), [("hBP06-004", 3, 200), ("hBP06-004", 1, 120), ("hBP06-005", 0, 80)]
)
def test_039_archives_cheers_and_counts_them(oshi: str, number: int, dealt: int) -> None:
    s = strike("hBP06-039", 1, {"oshi": oshi})
    if number:
        s.do("yes")
        s.do("number", number)
    assert (s.count("archive"), s.mem("foe").damage) == (number, dealt)


@rule("hocg:12.2.2")
@played("hBP06-039", "art1")
@pytest.mark.parametrize(("life", "usable"), [(2, True), (3, False)])
def test_039_is_used_in_collab_with_little_life_only(life: int, usable: bool) -> None:
    s = Scene({"life": life, "collab": one("hBP06-039", "me", cheers=CHEERS)}, {"center": FOE})
    s.do("pass")
    assert any(o[1] == s.mem("me").id for o in s.options("art")) == usable


@rule("hocg:12.2.4.3", "hocg:5.10.1")
@played("hBP06-045", "art1")
@pytest.mark.parametrize("taken", [1, 3, 5])
def test_045_returns_archived_holomem_and_counts_them(taken: int) -> None:
    s = strike("hBP06-045", 1, {"archive": [*(one(SORA, f"c{i}") for i in range(6)), AXE]})
    for i in range(taken):
        s.pick(f"c{i}")
    if taken < 5:
        s.do("done")
    assert (s.count("archive"), s.count("deck"), s.mem("foe").damage) == (7 - taken, 20 + taken, 70 + 10 * taken)


@rule("hocg:12.2.4.3", "hocg:5.11.1")
@played("hBP06-055", "art1")
@played("hBP06-056", "art1")
@pytest.mark.parametrize(
    ("number", "deck", "dealt", "drawn"),
    [
        ("hBP06-055", [SORA, SORA, AXE, OMURICE, SORA, SORA], 140, 2),
        ("hBP06-055", [SORA, SORA, AXE, SORA, OMURICE, SORA], 160, 0),
        ("hBP06-055", [SORA, OMURICE], 120, 0),
        ("hBP06-056", [SORA, SORA, SORA, AXE, OMURICE, SORA, SORA], 200, 0),
        ("hBP06-056", [AXE, OMURICE], 120, 0),
    ],
)
def test_055_056_reveal_cards_and_archive_them(number: str, deck: list[str], dealt: int, drawn: int) -> None:
    s = strike(number, 1, {"deck": deck})
    shown = min(len(deck), 4 if number == "hBP06-055" else 6)
    assert (s.mem("foe").damage, s.count("archive"), s.count("hand")) == (dealt, shown, drawn)


@rule("hocg:12.2.3.1")
@played("hBP06-056", "gift1")
@pytest.mark.parametrize(("used", "usable"), [(True, True), (False, False)])
def test_056_needs_a_cheer_less_after_the_reset_button(used: bool, usable: bool) -> None:
    mine = {"oshi": "hBP02-004", "center": one("hBP06-056", "me", cheers=["blue x3"])}
    s = Scene(mine, {"center": FOE}, used={"sp": ["A"]} if used else {})
    s.do("pass")
    assert bool(s.options("art")) == usable


@rule("hocg:12.2.4.3", "hocg:10.10.2")
@played("hBP06-060", "art1", "art2")
@pytest.mark.parametrize(("oshi", "deck", "cheers"), [("hBP02-007", 5, 19), ("hBP02-007", 1, 19), ("hBP02-006", 5, 18)])
def test_060_may_archive_two_cards_for_a_cheer(oshi: str, deck: int, cheers: int) -> None:
    s = strike("hBP06-060", 1, {"oshi": oshi, "deck": deck, "back": []})
    if oshi == "hBP02-007":
        s.do("yes")
    assert (len(s.cheers("me")), s.mem("foe").damage) == (cheers, 60)


@rule("hocg:12.2.4.3", "hocg:10.10.2")
@played("hBP06-060", "art2")
@pytest.mark.parametrize(("oshi", "lying", "drawn"), [("hBP02-007", 8, 1), ("hBP02-007", 7, 0), ("hBP02-006", 8, 0)])
def test_060_strengthens_one_of_myth_and_may_draw(oshi: str, lying: int, drawn: int) -> None:
    s = strike(
        "hBP06-060",
        2,
        {"oshi": oshi, "archive": [*[SORA] * lying, AXE], "back": [one("hBP01-062", "kiara"), one(SORA, "s")]},
    )
    assert s.choices() == {"me", "kiara"}
    s.pick("me")
    if drawn:
        s.do("yes")
    assert (s.mem("foe").damage, s.count("hand"), s.prompt) == (220, drawn, "perform")
