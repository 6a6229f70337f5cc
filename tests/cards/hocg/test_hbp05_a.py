"""hBP05, Arts whose damage depends on something: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, SECOND, strike
from tests.rule import rule

SORA, PEKORA, NOEL, MARINE, FLARE = "hSD01-003", "hBP01-038", "hBP02-014", "hBP02-028", "hSD07-002"
STROGANOFF, BEEF, OMURICE, MAITAKE = "hBP05-076", "hBP05-075", "hSD04-013", "hBP04-094"
MEAL, ALLIANCE = "hBP04-091", "hBP01-123"
Side = Mapping[str, object]

# number, which Arts, what A and B have besides, what happened before, damage
HITS: list[tuple[str, int, Side, Side, Side, int]] = [
    # a card used this turn
    ("hBP05-010", 1, {}, {}, {"history": [{"play": BEEF, "by": "A"}]}, 50),
    ("hBP05-010", 1, {}, {}, {"history": [{"play": OMURICE, "by": "A"}]}, 20),
    ("hBP05-010", 1, {}, {}, {"history": [{"play": BEEF, "by": "B"}]}, 20),
    ("hBP05-056", 1, {}, {}, {}, 90),
    ("hBP05-056", 1, {}, {}, {"history": [{"play": OMURICE, "by": "A"}, {"play": MAITAKE, "by": "A"}]}, 110),
    ("hBP05-056", 1, {}, {}, {"history": [{"play": x, "by": "A"} for x in (OMURICE, BEEF, MEAL)]}, 130),
    ("hBP05-056", 1, {}, {}, {"history": [{"play": OMURICE, "by": "B"}]}, 90),
    # holomem of different names, oneself included
    ("hBP05-011", 1, {"back": [PEKORA, PEKORA, SORA]}, {"back": MARINE}, {}, 60),
    ("hBP05-011", 1, {"back": [PEKORA, NOEL, FLARE, MARINE]}, {}, {}, 80),
    ("hBP05-066", 1, {"back": [PEKORA, PEKORA, SORA]}, {"back": MARINE}, {}, 50),
    ("hBP05-066", 1, {"back": [FLARE]}, {}, {}, 40),
    # its own damage; somebody beside it
    ("hBP05-012", 1, {"center": one("hBP05-012", "me", damage=10, cheers=CHEERS)}, {}, {}, 120),
    ("hBP05-012", 1, {"back": one(SORA, "hurt", damage=10)}, {}, {}, 80),
    ("hBP05-012", 2, {"collab": PEKORA}, {}, {}, 160),
    ("hBP05-012", 2, {"collab": SORA, "back": PEKORA}, {}, {}, 130),
    ("hBP05-012", 2, {"center": PEKORA, "collab": one("hBP05-012", "me", cheers=CHEERS)}, {}, {}, 130),
    ("hBP05-029", 2, {"back": "hBP04-025"}, {}, {}, 120),
    ("hBP05-029", 2, {"back": ["hBP04-022", "hBP01-023"]}, {"back": "hBP04-025"}, {}, 80),
    # cheers of the stage, for an Oshi
    ("hBP05-023", 1, {"oshi": "hBP05-002", "back": one(SORA, "b", cheers=["white x2"])}, {}, {}, 130 + 120),
    ("hBP05-023", 1, {"oshi": "hBP05-002", "back": one(SORA, "b", cheers=["white x3"])}, {}, {}, 130 + 140),
    ("hBP05-023", 1, {"oshi": "hBP05-001"}, {}, {}, 130),
    (
        "hBP05-023",
        1,
        {"oshi": "hBP05-002", "center": SORA, "collab": one("hBP05-023", "me", cheers=CHEERS)},
        {},
        {},
        130,
    ),
    ("hBP05-024", 2, {"oshi": "hSD01-002", "back": one(SORA, "b", cheers=["white"])}, {}, {}, 80 + 360),
    ("hBP05-024", 2, {"oshi": "hSD01-001"}, {}, {}, 80),
    ("hBP05-073", 1, {"oshi": "hBP03-008", "back": one(SORA, "b", cheers=["white"])}, {}, {}, 150),
    ("hBP05-073", 1, {"oshi": "hBP03-008", "center": one("hBP05-073", "me", cheers=["yellow x2"])}, {}, {}, 70),
    (
        "hBP05-073",
        1,
        {
            "oshi": "hBP03-008",
            "center": one("hBP05-073", "me", cheers=["yellow x2"]),
            "back": [one("hBP01-088", "moona", cheers=["blue x2"]), one(SORA, "sora", cheers=["white x3"])],
        },
        {},
        {},
        90,
    ),
    ("hBP05-073", 1, {"oshi": "hBP03-007"}, {}, {}, 50),
    # what is attached, what is archived
    ("hBP05-033", 2, {"center": one("hBP05-033", "me", cheers=CHEERS, attached=["hBP01-126 x2"])}, {}, {}, 90),
    ("hBP05-033", 2, {"back": one("hBP05-030", "b", attached=["hBP01-126"])}, {}, {}, 70),
    ("hBP05-034", 1, {"oshi": "hBD24-019", "archive": [SORA] * 20}, {}, {}, 170),
    ("hBP05-034", 1, {"oshi": "hBD24-019", "archive": [SORA] * 19}, {"archive": [SORA] * 20}, {}, 140),
    ("hBP05-034", 1, {"oshi": "hBD24-018", "archive": [SORA] * 20}, {}, {}, 110),
    # whether somebody used Arts or a skill
    ("hBP05-050", 1, {"oshi": "hBP03-004"}, {}, {}, 100),
    ("hBP05-050", 1, {"oshi": "hBP03-004"}, {}, {"history": [{"art": "hBP03-037", "by": "A"}]}, 140),
    ("hBP05-050", 1, {"oshi": "hBP03-004"}, {}, {"history": [{"art": "hBP03-037", "by": "B"}]}, 100),
    ("hBP05-050", 1, {"oshi": "hBP03-004"}, {}, {"history": [{"art": "hBP03-040", "by": "A"}]}, 100),
]


@rule("hocg:12.2.4.3", "hocg:5.23.1")
@played("hBP05-010", "art1")
@played("hBP05-011", "art1")
@played("hBP05-012", "art1", "art2")
@played("hBP05-023", "art1")
@played("hBP05-024", "art2")
@played("hBP05-029", "art2")
@played("hBP05-033", "art2")
@played("hBP05-034", "art1")
@played("hBP05-050", "art1")
@played("hBP05-056", "art1")
@played("hBP05-066", "art1")
@played("hBP05-073", "art1")
@pytest.mark.parametrize(("number", "nth", "mine", "theirs", "before", "dealt"), HITS)
def test_arts_count_what_they_say(
    number: str, nth: int, mine: Side, theirs: Side, before: dict[str, Any], dealt: int
) -> None:
    s = strike(number, nth, mine, theirs, **before)
    assert (s.mem("foe").damage, s.prompt) == (dealt, "perform")


# --- hBP05-017 Himemori Luna


@rule("hocg:12.2.3.1")
@played("hBP05-017", "art2")
@pytest.mark.parametrize(
    ("knights", "where", "cheers", "usable"),
    [(2, "collab", 1, True), (1, "collab", 2, True), (1, "collab", 1, False), (2, "center", 1, False)],
)
def test_017_needs_a_cheer_less_for_each_knight_of_the_center(
    knights: int, where: str, cheers: int, usable: bool
) -> None:
    luna = one("hBP05-017", "me", cheers=["white", "red x2"][:cheers], attached=[f"hBP03-105 x{knights}"])
    held = [f"hBP03-105 x{knights}"] if where == "collab" else []
    center = one("hBP03-009", "center", attached=held)
    s = Scene({"center": center, "collab": luna} if where == "collab" else {"center": luna}, {"center": FOE})
    s.do("pass")
    mem = s.mem("me")
    assert any(o[1] == mem.id for o in s.options("art")) == (usable or cheers > 1)
    if usable:
        s.use("me", "foe", 2)
        assert s.mem("foe").damage == 80


@rule("hocg:12.2.4.3", "hocg:5.17.3.4")
@played("hBP05-017", "art1")
@pytest.mark.parametrize("agree", [True, False])
def test_017_may_attach_a_knight_of_the_archive(agree: bool) -> None:
    s = strike("hBP05-017", 1, {"archive": [one("hBP03-105", "knight"), one("hBP03-107", "other")]})
    s.do("yes" if agree else "no")
    assert (s.has("me", "knight"), s.lies("other"), s.mem("foe").damage) == (agree, "archive", 50)


# --- dice


@rule("hocg:5.24.2")
@played("hBP05-014", "art1")
@pytest.mark.parametrize(("dice", "drawn"), [([2], 1), ([3], 0), ([], 0)])
def test_014_draws_with_an_even_number(dice: list[int], drawn: int) -> None:
    s = strike("hBP05-014", dice=dice)
    s.do("yes" if dice else "no")
    assert (s.count("hand"), s.mem("foe").damage) == (drawn, 20)
    s.done()


@rule("hocg:5.24.2", "hocg:10.4.2.2")
@played("hBP05-033", "art1")
@pytest.mark.parametrize(
    ("lying", "dice", "after", "dealt"), [(6, [4], 10, 50), (5, [4], 9, 40), (10, [], 10, 40), (9, [1], 10, 50)]
)
def test_033_archives_as_many_cards_as_it_shows_then_counts(
    lying: int, dice: list[int], after: int, dealt: int
) -> None:
    s = strike("hBP05-033", 1, {"archive": [SORA] * lying}, dice=dice)
    s.do("yes" if dice else "no")
    assert (s.count("archive"), s.count("deck"), s.mem("foe").damage) == (after, 20 - sum(dice), dealt)
    s.done()


# --- Arts that draw, heal or send


@rule("hocg:12.2.4.3")
@played("hBP05-015", "art1")
@pytest.mark.parametrize(("back", "sent"), [([PEKORA, FLARE], 1), ([PEKORA, SORA], 0)])
def test_015_gets_a_cheer_with_three_of_gen_3(back: list[str], sent: int) -> None:
    s = strike("hBP05-015", 1, {"back": back}, {"back": [PEKORA] * 3})
    assert (len(s.cheers("me")), s.mem("foe").damage) == (18 + sent, 30)


@rule("hocg:12.2.4.3")
@played("hBP05-015", "art2")
@played("hBP05-018", "art1")
@played("hBP05-059", "art1")
@pytest.mark.parametrize(
    ("number", "nth", "mine", "drawn"),
    [
        ("hBP05-015", 2, {"oshi": "hBP05-001"}, 1),
        ("hBP05-015", 2, {"oshi": "hBP05-002"}, 0),
        ("hBP05-018", 1, {"back": "hBP03-045"}, 1),
        ("hBP05-018", 1, {"back": ["hBP01-082", "hBP01-051"]}, 0),
        ("hBP05-059", 1, {"oshi": "hBP05-006"}, 1),
        ("hBP05-059", 1, {"oshi": "hBP05-005"}, 0),
    ],
)
def test_arts_that_draw_a_card(number: str, nth: int, mine: Side, drawn: int) -> None:
    s = strike(number, nth, mine, {"back": "hBP03-045"})
    assert (s.count("hand"), s.prompt) == (drawn, "perform")


@rule("hocg:11.3.1.1", "hocg:5.11.2")
@played("hBP05-018", "art2")
@pytest.mark.parametrize("downs", [True, False])
def test_018_looks_for_a_first_when_it_downs_somebody(downs: bool) -> None:
    foe = one(SORA if downs else "Spare", "foe")
    deck = [one("hBP04-040", "kaela"), one("hBP04-039", "debut"), one("hBP01-022", "sora")]
    s = strike("hBP05-018", 2, {"deck": deck}, {"center": foe})
    if downs:
        assert s.choices() == {"kaela"}
        s.pick("kaela")
    assert s.lies("kaela") == ("hand" if downs else "deck")


@rule("hocg:11.3.1.1", "hocg:5.22.1")
@played("hBP05-027", "art1")
@pytest.mark.parametrize(
    ("downs", "oshi", "drawn", "left"),
    [(True, "hBP01-003", 1, 10), (True, "hBP01-004", 1, 30), (False, "hBP01-003", 0, 30)],
)
def test_027_draws_when_it_downs_somebody_and_heals_for_aki(downs: bool, oshi: str, drawn: int, left: int) -> None:
    mine = {"oshi": oshi, "back": one(SORA, "hurt", damage=30)}
    s = strike("hBP05-027", 1, mine, {"center": one(SORA if downs else "Spare", "foe")})
    assert (s.count("hand"), s.mem("hurt").damage) == (drawn, left)


@rule("hocg:5.21.1", "hocg:12.2.4.3")
@played("hBP05-024", "art1")
@pytest.mark.parametrize("held", [True, False])
def test_024_sends_a_cheer_to_azki_beside_a_pioneer(held: bool) -> None:
    azki = one("hSD01-008", "azki", attached=["hBP01-124"] if held else [])
    s = strike("hBP05-024", 1, {"back": [azki, one(SORA, "sora")]})
    if held:
        assert s.choices() == {"me", "azki"}
        s.pick("azki")
    assert (len(s.cheers("azki")), s.mem("foe").damage) == (held, 50)


@rule("hocg:5.11.2", "hocg:12.2.4.3")
@played("hBP05-029", "art1")
@played("hBP05-031", "art1")
@pytest.mark.parametrize(
    ("number", "mine", "table", "card", "found"),
    [
        ("hBP05-029", {"oshi": "hBP04-002"}, {}, MAITAKE, True),
        ("hBP05-029", {"oshi": "hBP04-003"}, {}, MAITAKE, False),
        ("hBP05-031", {}, SECOND, "hBP01-126", True),
        ("hBP05-031", {}, {"turn": 4, "first": "B"}, "hBP01-126", False),
        ("hBP05-031", {}, {}, "hBP01-126", False),
    ],
)
def test_arts_that_look_for_a_card(number: str, mine: Side, table: dict[str, Any], card: str, found: bool) -> None:
    s = strike(number, 1, {"deck": [one(card, "it"), one(OMURICE, "other"), one(ALLIANCE, "fan")], **mine}, **table)
    if found:
        assert s.choices() == {"it"}
        s.pick("it")
    assert (s.lies("it"), s.prompt) == ("hand" if found else "deck", "perform")


@rule("hocg:5.21.1", "hocg:12.2.4.3")
@played("hBP05-045", "art1")
@played("hBP05-051", "art1")
@pytest.mark.parametrize("agree", [True, False])
@pytest.mark.parametrize(
    ("number", "friend", "more"), [("hBP05-045", "hSD02-011", 0), ("hBP05-051", NOEL, 1)], ids=["okayu", "ao"]
)
def test_045_051_may_send_an_archived_cheer_to_the_back(number: str, friend: str, more: int, agree: bool) -> None:
    back = [one(friend, "friend"), *(one(NOEL, f"n{i}") for i in range(more)), one(SORA, "sora")]
    s = strike(number, 1, {"back": back, "archive": [one("red", "r")]})
    if number == "hBP05-045":
        s.pick("foe")
    s.do("yes" if agree else "no")
    if agree:
        assert s.choices() == ({"friend"} | {f"n{i}" for i in range(more)}) or not more
        if more:
            s.pick("friend")
    assert (s.cheers("friend"), s.mem("foe").damage) == (["red"] * agree, 160 if number == "hBP05-045" else 20)


@rule("hocg:12.2.4.3")
@played("hBP05-051", "art1")
def test_051_needs_three_who_drink() -> None:
    s = strike("hBP05-051", 1, {"back": [NOEL, SORA], "archive": ["red"]}, {"back": [NOEL] * 3})
    assert (s.mem("foe").damage, s.prompt) == (20, "perform")
