"""hBP06, collab effects and bloom effects: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, SECOND, answer, collab
from tests.rule import rule

SORA, PEKORA, OMURICE, AXE = "hSD01-003", "hBP01-038", "hSD04-013", "hBP01-114"
KNIGHT, ROBOSER, YUKIMIN, FINGERS = "hBP03-105", "hBP03-110", "hBP04-106", "hBP06-099"
LATER: dict[str, Any] = {"turn": 4, "first": "B"}
Side = Mapping[str, object]

# number, cards of the deck, which of them can be found, what A has besides, when
FINDS: list[tuple[str, list[str], set[int], Side, dict[str, Any]]] = [
    ("hBP06-011", ["hSD13-003", "hSD13-004", "hBP04-031", SORA], {0, 1}, {}, {}),
    ("hBP06-016", ["hBP06-018", "hBP06-015", "hSD01-009"], {0}, {}, SECOND),
    ("hBP06-016", ["hBP06-018"], set(), {}, LATER),
    ("hBP06-023", ["hBP06-026", "hBP06-024", "hBP02-017"], {0}, {}, SECOND),
    ("hBP06-023", ["hBP06-026"], set(), {}, LATER),
    ("hBP06-036", ["hSD02-013", "hBP06-098", "hSD02-014", AXE], {0, 1, 2}, {}, {}),
    ("hBP06-073", ["hBP06-091", "hSD01-016", OMURICE, SORA], {0, 1}, {"oshi": "hBP06-008"}, SECOND),
    ("hBP06-073", ["hBP06-091"], set(), {"oshi": "hBP06-007"}, SECOND),
    ("hBP06-073", ["hBP06-091"], set(), {"oshi": "hBP06-008"}, LATER),
]


@rule("hocg:13.2.1", "hocg:5.11.2")
@played("hBP06-011", "collab_effect1")
@played("hBP06-016", "collab_effect1")
@played("hBP06-023", "collab_effect1")
@played("hBP06-036", "collab_effect1")
@played("hBP06-073", "collab_effect1")
@pytest.mark.parametrize(("number", "deck", "fits", "mine", "table"), FINDS)
def test_collabs_that_look_for_a_card(
    number: str, deck: list[str], fits: set[int], mine: Side, table: dict[str, Any]
) -> None:
    s = collab(number, {"deck": ["Filler", *(one(x, f"c{i}") for i, x in enumerate(deck))], **mine}, **table)
    if fits:
        assert s.choices() == {f"c{i}" for i in fits}
        s.pick("c0")
    assert (s.lies("c0"), s.prompt) == ("hand" if fits else "deck", "main")


@rule("hocg:13.2.1", "hocg:5.13.1")
@played("hBP06-010", "collab_effect1")
@pytest.mark.parametrize("table", [SECOND, LATER])
def test_010_brings_a_debut_or_a_spot_on_stage(table: dict[str, Any]) -> None:
    s = collab(
        "hBP06-010", {"deck": ["Filler", one(SORA, "debut"), one("hSD01-014", "spot"), one("hBP01-022", "x")]}, **table
    )
    if table is SECOND:
        assert s.choices() == {"debut", "spot"}
        s.pick("spot")
    assert (s.lies("spot"), s.prompt) == ("elsewhere" if table is SECOND else "deck", "main")


@rule("hocg:13.2.1", "hocg:5.17.3")
@played("hBP06-035", "collab_effect1")
@pytest.mark.parametrize("table", [SECOND, LATER])
def test_035_attaches_something_to_ayame(table: dict[str, Any]) -> None:
    deck = ["Filler", one(AXE, "axe"), one("hSD02-014", "poyo"), one(KNIGHT, "knight"), one(OMURICE, "event")]
    s = collab(
        "hBP06-035",
        {"center": SORA, "back": [one("hBP06-035", "me"), one("hBP06-034", "ayame")], "deck": deck},
        **table,
    )
    if table is SECOND:
        assert s.choices() == {"axe", "poyo"}  # a fan of somebody else could not be attached
        answer(s, "poyo", "ayame")
    assert (s.lies("poyo") == "deck", s.prompt) == (table is LATER, "main")
    assert table is LATER or s.has("ayame", "poyo")


@rule("hocg:13.2.1")
@played("hBP06-041", "collab_effect1")
@played("hBP06-058", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "table", "works"), [("hBP06-041", SECOND, True), ("hBP06-041", LATER, False), ("hBP06-058", {}, True)]
)
def test_041_058_draw_three_and_archive_two(number: str, table: dict[str, Any], works: bool) -> None:
    s = collab(number, {"hand": [one(SORA, "h0"), one(SORA, "h1")]}, **table)
    if works:
        answer(s, "h0", "h1")
    assert (s.count("hand"), s.lies("h0"), s.prompt) == ((3, "archive", "main") if works else (2, "hand", "main"))


@rule("hocg:13.2.1", "hocg:5.21.1")
@played("hBP06-032", "collab_effect1")
@played("hBP06-049", "collab_effect1")
@played("hBP06-079", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "mine", "table", "said", "whom", "sent"),
    [
        (
            "hBP06-032",
            {"center": one("hSD13-003", "e"), "back": [one("hBP06-032", "me"), one("hSD13-008", "g"), SORA]},
            {},
            ["g"],
            "g",
            1,
        ),
        (
            "hBP06-049",
            {"back": [one("hBP06-049", "me"), one("hBP06-048", "m"), SORA], "cheer_deck": [one("blue", "blue"), "red"]},
            SECOND,
            ["blue", "m"],
            "m",
            1,
        ),
        (
            "hBP06-049",
            {"back": [one("hBP06-049", "me"), one("hBP06-048", "m"), SORA], "cheer_deck": [one("blue", "blue"), "red"]},
            LATER,
            [],
            "m",
            0,
        ),
        ("hBP06-079", {"archive": ["red"]}, {}, ["yes"], "me", 1),
        ("hBP06-079", {"archive": ["red"]}, {}, ["no"], "me", 0),
    ],
)
def test_collabs_that_send_a_cheer(
    number: str, mine: Side, table: dict[str, Any], said: list[str], whom: str, sent: int
) -> None:
    s = answer(collab(number, mine, **table), *said)
    assert (len(s.cheers(whom)), s.prompt) == (sent, "main")


@rule("hocg:13.2.1", "hocg:10.10.2")
@played("hBP06-018", "collab_effect1")
@played("hBP06-021", "collab_effect1")
@played("hBP06-074", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "center", "held", "before", "chosen", "more"),
    [
        ("hBP06-018", "hBP06-017", [], [], True, 20),
        ("hBP06-021", "hBP04-008", [], [], True, 30),
        ("hBP06-021", "hBP04-008", ["hBP04-097"], [], True, 50),
        ("hBP06-021", "hBP04-008", [AXE], [], True, 30),
        ("hBP06-074", SORA, [], [OMURICE, "hBP06-091"], False, 20),
        ("hBP06-074", SORA, [], [OMURICE] * 4, False, 30),
        ("hBP06-074", SORA, [], [], False, 0),
    ],
)
def test_collabs_that_strengthen_somebody(
    number: str, center: str, held: list[str], before: list[str], chosen: bool, more: int
) -> None:
    def dealt(collabs: bool) -> int:
        mine = {"center": one(center, "c", cheers=CHEERS), "back": [one(number, "me", attached=held), one(PEKORA, "p")]}
        s = Scene(mine, {"center": FOE}, history=[{"play": x, "by": "A"} for x in before])
        if collabs:
            s.do("collab", "me")
            if chosen:
                assert s.choices() == {"c", "me"}
                s.pick("c")
        s.use("c", "foe")
        return s.mem("foe").damage

    assert dealt(True) - dealt(False) == more


@rule("hocg:13.2.1", "hocg:10.4.2.2")
@played("hBP06-038", "collab_effect1")
@played("hBP06-043", "collab_effect1")
@played("hBP06-067", "collab_effect1")
@pytest.mark.parametrize("agree", [True, False])
@pytest.mark.parametrize("number", ["hBP06-038", "hBP06-043", "hBP06-067"])
def test_collabs_with_a_cost(number: str, agree: bool) -> None:
    hand = {"hBP06-043": "hBP01-015", "hBP06-067": "hSD02-011"}.get(number, SORA)
    mine = {
        "hand": [one(hand, "h0"), one(PEKORA, "other")],
        "archive": [one("hBP06-034", "ayame"), one(SORA, "s")],
        "cheer_deck": [one("red", "r"), "blue"],
    }
    s = collab(number, mine, {"collab": one("Spare", "by")})
    s.do("yes" if agree else "no")
    if number != "hBP06-038" and agree:
        assert s.choices() == {"h0"}
        s.pick("h0")
    if number == "hBP06-043" and agree:
        assert s.choices() == {"foe", "by"}
        s.pick("by")
    done = {
        "hBP06-038": (s.lies("r") == "archive", s.lies("ayame") == "hand"),
        "hBP06-043": (s.lies("h0") == "archive", s.mem("by").damage == 30),
        "hBP06-067": (s.lies("h0") == "archive", s.count("hand") == 2 and s.lies("h0") == "archive"),
    }[number]
    assert (done, s.lies("other"), s.prompt) == ((agree, agree), "hand", "main")


@rule("hocg:13.2.1")
@played("hBP06-047", "collab_effect1")
@played("hBP06-069", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "mine", "drawn"),
    [
        ("hBP06-047", {"oshi": "hBP04-003", "archive": ["hBP04-091"] * 2}, 2),
        ("hBP06-047", {"oshi": "hBP04-003", "archive": ["hBP04-091", OMURICE]}, 0),
        ("hBP06-047", {"oshi": "hBP04-002", "archive": ["hBP04-091"] * 2}, 0),
        ("hBP06-069", {"center": one("hBP06-067", "k", attached=[FINGERS])}, 1),
        ("hBP06-069", {"center": one("hBP06-067", "k", attached=[AXE])}, 0),
    ],
)
def test_collabs_that_draw(number: str, mine: Side, drawn: int) -> None:
    s = collab(number, mine)
    assert (s.count("hand"), s.prompt) == (drawn, "main")


@rule("hocg:13.2.1", "hocg:5.22.1")
@played("hBP06-053", "collab_effect1")
@pytest.mark.parametrize("target", ["foe", "by"])
def test_053_deals_as_much_as_was_taken(target: str) -> None:
    theirs = {
        "center": one("Spare", "foe", damage=70),
        "collab": one("Spare", "by", damage=20),
        "back": one("Spare", "b", damage=50),
    }
    s = collab("hBP06-053", None, theirs)
    assert s.choices() == {"foe", "by"}
    s.pick(target)
    assert (s.mem("foe").damage, s.mem("by").damage, s.mem("b").damage) == (
        (140, 20, 50) if target == "foe" else (70, 40, 50)
    )


@rule("hocg:13.2.1", "hocg:5.21.1")
@played("hBP06-055", "collab_effect1")
@pytest.mark.parametrize(("oshi", "agree"), [("hBP02-005", True), ("hBP02-005", False), ("hBP02-004", False)])
def test_055_gives_cheers_to_the_opposing_center_and_one_to_shion(oshi: str, agree: bool) -> None:
    mine = {"oshi": oshi, "back": [one("hBP06-055", "me"), one("hBP02-042", "shion")], "archive": [one("red", "r")]}
    s = collab("hBP06-055", mine, {"archive": ["blue x4"]})
    works = oshi == "hBP02-005"
    if works:
        while s.prompt == "pick":
            s.answer(s.options("pick")[0])
        s.do("yes" if agree else "no")
    assert (len(s.cheers("foe")), len(s.cheers("shion")), s.prompt) == (3 * works, int(agree), "main")


@rule("hocg:13.2.1", "hocg:10.4.2.2")
@played("hBP06-064", "collab_effect1")
@pytest.mark.parametrize(("oshi", "paid"), [("hBP06-007", 2), ("hBP06-007", 1), ("hBP06-007", 0), ("hBP06-006", 0)])
def test_064_changes_cards_for_robosers(oshi: str, paid: int) -> None:
    mine = {
        "oshi": oshi,
        "hand": [one(SORA, f"h{i}") for i in range(3)],
        "archive": [one(ROBOSER, f"r{i}") for i in range(3)],
    }
    s = collab("hBP06-064", mine)
    if oshi == "hBP06-007":
        s.do("yes" if paid else "no")
        s.pick(*(f"h{i}" for i in range(paid)))
        if paid == 1:
            s.do("done")
        while s.prompt == "pick":
            s.answer(s.options("pick")[0])
    assert ([s.lies(f"r{i}") for i in range(3)].count("hand"), s.count("hand"), s.prompt) == (paid, 3, "main")


@rule("hocg:13.2.1", "hocg:5.11.2")
@played("hBP06-062", "collab_effect1")
@played("hBP06-078", "collab_effect1")
@pytest.mark.parametrize(("number", "table"), [("hBP06-062", SECOND), ("hBP06-062", LATER), ("hBP06-078", {})])
def test_062_078_look_for_robosers_and_for_a_debut_of_the_oshi(number: str, table: dict[str, Any]) -> None:
    deck = [
        "Filler",
        one(ROBOSER, "a"),
        one(ROBOSER, "b"),
        one("hBP04-079", "matsuri"),
        one("hBP04-080", "first"),
        one(SORA, "s"),
    ]
    s = collab(number, {"oshi": "hBP06-008", "back": [one(number, "me", cheers=["red"])], "deck": deck}, **table)
    if number == "hBP06-078":
        answer(s, "yes")
        assert s.choices() == {"matsuri"}
        s.pick("matsuri")
        assert (s.lies("matsuri"), s.cheers("me")) == ("hand", [])
    elif table is SECOND:
        assert s.choices() == {"a", "b"}
        while s.prompt == "pick":
            s.answer(s.options("pick")[0])
    assert s.count("hand") == (1 if number == "hBP06-078" else 2 if table is SECOND else 0)


@rule("hocg:13.2.1", "hocg:10.4.2.2")
@played("hBP06-083", "collab_effect1")
@pytest.mark.parametrize("agree", [True, False])
def test_083_changes_a_subaru_for_an_archived_watame_or_subaru(agree: bool) -> None:
    mine = {
        "hand": [one("hBP06-078", "subaru"), one(SORA, "s")],
        "archive": [one("hBP03-067", "watame"), one("hBP06-079", "sub"), one(PEKORA, "p")],
    }
    s = collab("hBP06-083", mine)
    s.do("yes" if agree else "no")
    if agree:
        answer(s, "subaru")
        assert s.choices() == {"watame", "sub"}
        s.pick("watame")
        assert (s.pile("deck")[-1], s.known("subaru")) == ("subaru", 3)
    assert (s.lies("watame"), s.lies("subaru")) == (("hand", "deck") if agree else ("archive", "hand"))
