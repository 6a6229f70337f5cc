"""hBP05, collab effects and bloom effects: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, SECOND, bloom, collab, strike
from tests.rule import rule

SORA, PEKORA, NOEL, MARINE, FLARE = "hSD01-003", "hBP01-038", "hBP02-014", "hBP02-028", "hSD07-002"
OMURICE, AXE, UPAO, POYOYO = "hSD04-013", "hBP01-114", "hBP01-116", "hSD02-014"
Side = Mapping[str, object]
LATER = {"turn": 4, "first": "B"}

# number, the card it looks for, others in the deck, what A has besides, the turn, does it work
FIRST_TURN: list[tuple[str, str, list[str], Side, dict[str, Any], bool]] = [
    ("hBP05-009", "hBP02-015", ["hBP02-014", "hBP01-040"], {}, SECOND, True),
    ("hBP05-009", "hBP02-015", [], {}, LATER, False),
    ("hBP05-042", "hBP02-013", ["hBP02-010", "hBP01-023"], {}, SECOND, True),
    ("hBP05-042", "hBP02-013", [], {}, LATER, False),
    ("hBP05-042", "hBP02-013", [], {}, {"turn": 1, "first": "A"}, False),
]


@rule("hocg:13.2.1", "hocg:5.11.2")
@played("hBP05-009", "collab_effect1")
@played("hBP05-042", "collab_effect1")
@pytest.mark.parametrize(("number", "card", "others", "mine", "table", "works"), FIRST_TURN)
def test_collabs_that_look_for_a_card_in_the_first_turn_of_who_went_second(
    number: str, card: str, others: list[str], mine: Side, table: dict[str, Any], works: bool
) -> None:
    s = collab(number, {"deck": ["Filler", one(card, "it"), *(one(x, x) for x in others)], **mine}, **table)
    if works:
        assert s.choices() == {"it"}
        s.pick("it")
    assert (s.lies("it"), s.prompt) == ("hand" if works else "deck", "main")


@rule("hocg:13.2.1", "hocg:5.21.1")
@played("hBP05-020", "collab_effect1")
@pytest.mark.parametrize(("table", "sent"), [(SECOND, 1), (LATER, 0)])
def test_020_sends_a_cheer_in_the_first_turn_of_who_went_second(table: dict[str, Any], sent: int) -> None:
    s = collab("hBP05-020", {"center": SORA, "back": [one("hBP05-020", "me"), one("hBP01-088", "moona")]}, **table)
    if sent:
        assert s.choices() == {"me", "moona"}
        s.pick("moona")
    assert (len(s.cheers("moona")), s.prompt) == (sent, "main")


@rule("hocg:13.2.1")
@played("hBP05-053", "collab_effect1")
@played("hBP05-058", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "oshi", "table", "hand", "power"),
    [
        ("hBP05-053", "hBP05-005", SECOND, 2, 1),
        ("hBP05-053", "hBP05-006", SECOND, 0, 1),
        ("hBP05-053", "hBP05-005", LATER, 0, 1),
        ("hBP05-058", "hBP05-006", SECOND, 0, 2),
        ("hBP05-058", "hBP05-005", SECOND, 0, 1),
        ("hBP05-058", "hBP05-006", LATER, 0, 1),
    ],
)
def test_053_058_need_the_first_turn_and_their_oshi(
    number: str, oshi: str, table: dict[str, Any], hand: int, power: int
) -> None:
    s = collab(number, {"oshi": oshi}, **table)
    assert (s.count("hand"), s.count("power"), s.prompt) == (hand, power, "main")


@rule("hocg:13.2.1", "hocg:5.11.2")
@played("hBP05-064", "collab_effect1")
@pytest.mark.parametrize("table", [SECOND, LATER])
def test_064_finds_two_debut_holomem_of_different_names(table: dict[str, Any]) -> None:
    deck = ["Filler", one(SORA, "sora"), one("hBP01-021", "sora2"), one(FLARE, "flare"), one("hBP01-022", "first")]
    s = collab("hBP05-064", {"deck": deck}, **table)
    if table is SECOND:
        assert s.choices() == {"sora", "sora2", "flare"}
        s.pick("sora")
        assert s.choices() == {"flare"}
        s.pick("flare")
    works = table is SECOND
    assert (s.lies("sora"), s.lies("flare"), s.lies("sora2")) == (*["hand" if works else "deck"] * 2, "deck")


# --- collab effects that strengthen somebody


@rule("hocg:13.2.1", "hocg:10.10.2")
@played("hBP05-022", "collab_effect1")
@played("hBP05-030", "collab_effect1")
@played("hBP05-057", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "center", "chosen", "dealt"),
    [
        ("hBP05-022", one("hBP05-020", "c", cheers=["blue x4"]), True, 10 + 20),
        ("hBP05-022", one("hBP05-020", "c", cheers=["blue x3"]), False, 10),
        ("hBP05-030", one("hBP05-031", "c", cheers=["red"], attached=["hBP01-126"]), False, 30 + 10),
        ("hBP05-030", one("hBP05-031", "c", cheers=["red"]), False, 30),
        ("hBP05-057", one(SORA, "c", cheers=["white"]), True, 30 + 10),
    ],
)
def test_collabs_that_strengthen_somebody(number: str, center: Side, chosen: bool, dealt: int) -> None:
    s = collab(number, {"center": center, "back": [one(number, "me"), one("hBP04-008", "koyori")]})
    if chosen:
        assert s.choices() == {"c", "me"}
        s.pick("c")
    s.use("c", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:13.2.1", "hocg:5.22.1")
@played("hBP05-019", "collab_effect1")
@pytest.mark.parametrize("agree", [True, False])
def test_019_heals_for_a_cheer(agree: bool) -> None:
    s = collab(
        "hBP05-019",
        {
            "back": [one("hBP05-019", "me", cheers=["red"]), one("hBP01-088", "moona", damage=50)],
            "center": one(SORA, "sora", damage=50),
        },
    )
    s.do("yes" if agree else "no")
    if agree:
        assert s.choices() == {"me", "moona"}
        s.pick("moona")
    assert (s.mem("moona").damage, s.cheers("me"), s.mem("sora").damage) == (
        20 if agree else 50,
        [] if agree else ["red"],
        50,
    )


@rule("hocg:13.2.1", "hocg:5.22.1")
@played("hBP05-048", "collab_effect1")
@played("hBP05-052", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "archive", "hurt"),
    [
        ("hBP05-048", [], (0, 10, 10, 0)),
        ("hBP05-052", [OMURICE], (10, 0, 0, 0)),
        ("hBP05-052", [SORA, AXE], (0, 0, 0, 0)),
    ],
)
def test_collabs_that_hurt(number: str, archive: list[str], hurt: tuple[int, ...]) -> None:
    s = collab(number, {"archive": archive}, {"back": [one("Spare", x) for x in "abc"], "archive": [OMURICE]})
    if number == "hBP05-048":
        s.pick("a", "b")
    assert tuple(s.mem(x).damage for x in ("foe", "a", "b", "c")) == hurt


@rule("hocg:13.2.1", "hocg:5.17.3", "hocg:5.17.3.4")
@played("hBP05-026", "collab_effect1")
@pytest.mark.parametrize("agree", [True, False])
def test_026_attaches_an_axe_of_the_archive_to_aki(agree: bool) -> None:
    back = [
        one("hBP05-026", "me"),
        one("hBP01-032", "armed", attached=[AXE]),
        one(SORA, "sora"),
        one("hBP01-033", "aki"),
    ]
    s = collab("hBP05-026", {"back": back, "archive": [one(AXE, "axe"), one("hBP02-086", "other")]})
    s.do("yes" if agree else "no")
    if agree:
        assert s.choices() == {"me", "aki"}
        s.pick("aki")
    assert (s.lies("axe") == "archive", s.lies("other")) == (not agree, "archive")
    assert not agree or s.has("aki", "axe")


@rule("hocg:13.2.1", "hocg:5.14.1", "hocg:8.3.2.c", "hocg:8.3.3")
@played("hBP05-040", "collab_effect1")
@pytest.mark.parametrize(
    ("life", "bloomed", "center", "works"),
    [
        (3, True, "hBP03-025", True),
        (4, True, "hBP03-025", False),
        (3, False, "hBP03-025", False),
        (3, True, SORA, False),
    ],
)
def test_040_blooms_the_center_once_more(life: int, bloomed: bool, center: str, works: bool) -> None:
    s = collab(
        "hBP05-040",
        {
            "life": life,
            "center": one(center, "c", bloomed=bloomed),
            "hand": [one("hBP03-027", "miko"), one("hBP01-022", "sora")],
        },
    )
    if works:
        s.do("yes")
        s.pick("c", "miko")
    assert (s.has("c", "miko"), s.prompt) == (works, "main")


@rule("hocg:13.2.1", "hocg:5.11.2")
@played("hBP05-063", "collab_effect1")
@pytest.mark.parametrize("agree", [True, False])
def test_063_looks_for_a_name_that_is_not_on_stage_for_a_cheer(agree: bool) -> None:
    deck = ["Filler", one(SORA, "sora"), one("hBP01-044", "azki"), one("hBP01-046", "first"), one(FLARE, "flare")]
    s = collab("hBP05-063", {"center": SORA, "back": [one("hBP05-063", "me", cheers=["red"])], "deck": deck})
    s.do("yes" if agree else "no")
    if agree:
        assert s.choices() == {"azki"}
        s.pick("azki")
    assert (s.lies("azki"), s.cheers("me")) == (("hand", []) if agree else ("deck", ["red"]))


@rule("hocg:13.2.1", "hocg:5.9.1")
@played("hBP05-068", "collab_effect1")
@pytest.mark.parametrize(("held", "down", "order"), [(True, True, "bac"), (True, False, "abc"), (False, False, "abc")])
def test_068_leaves_a_card_on_top_or_puts_it_at_the_bottom(held: bool, down: bool, order: str) -> None:
    order = {"bac": "bca"}.get(order, order)
    deck = ["Filler", *(one(SORA, x) for x in "abc")]
    s = collab("hBP05-068", {"back": [one("hBP05-068", "me", attached=[POYOYO] if held else [])], "deck": deck})
    if held:
        assert s.known("a") & 1 and not s.known("a") & 2
        s.do(*(("pick", "a") if down else ("done",)))
    assert ("".join(s.pile("deck")), s.prompt) == (order, "main")


@rule("hocg:13.2.1", "hocg:5.9.1")
@played("hBP05-073", "collab_effect1")
def test_073_sends_one_of_three_cheers_and_draws() -> None:
    cheers = [one(c, c) for c in ("red", "blue", "green", "white")]
    s = collab(
        "hBP05-073", {"cheer_deck": cheers, "center": SORA, "back": [one("hBP05-073", "me"), one("hBP03-073", "risu")]}
    )
    assert s.choices() == {"red", "blue", "green"} and not s.options("done")
    s.pick("blue")
    assert s.choices() == {"me", "risu"}
    s.pick("risu")
    s.pick("red")
    assert (s.cheers("risu"), s.count("hand"), s.prompt) == (["blue"], 1, "main")


# --- bloom effects


@rule("hocg:13.3.1", "hocg:5.11.2")
@played("hBP05-046", "bloom_effect1")
@played("hBP05-060", "bloom_effect1")
@played("hBP05-071", "bloom_effect1")
@pytest.mark.parametrize(
    ("number", "onto", "cards", "fits"),
    [
        ("hBP05-046", "hBP04-043", ["hBP04-106", "hBP01-126"], {0}),
        ("hBP05-060", "hBP05-057", ["hBP05-083", "hBP05-087", AXE], {0, 1}),
        ("hBP05-071", "hBP03-063", ["hSD14-006", "hBP02-041", "hBP02-013", "hBP01-022"], {0}),
    ],
)
def test_blooms_that_look_for_one_card(number: str, onto: str, cards: list[str], fits: set[int]) -> None:
    s = bloom(number, onto, {"deck": [one(card, f"c{i}") for i, card in enumerate(cards)]})
    assert s.choices() == {f"c{i}" for i in fits}
    s.pick(f"c{max(fits)}")
    assert (s.lies(f"c{max(fits)}"), s.count("hand"), s.prompt) == ("hand", 1, "main")


@rule("hocg:13.3.1", "hocg:5.11.2")
@played("hBP05-062", "bloom_effect1")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_062_finds_up_to_two_firsts_who_sing_but_no_buzz(taken: int) -> None:
    deck = [
        one("hBP01-022", "a"),
        one("hBP01-046", "b"),
        one("hBP05-024", "buzz"),
        one(SORA, "debut"),
        one("hBP04-010", "c"),
    ]
    s = bloom("hBP05-062", "hBP03-053", {"deck": deck})
    assert s.choices() == {"a", "b"}
    s.pick(*"ab"[:taken])
    if taken < 2:
        s.do("done")
    assert (s.count("hand"), s.count("deck")) == (taken, 5 - taken)


@rule("hocg:13.3.1", "hocg:10.10.2")
@played("hBP05-011", "bloom_effect1")
def test_011_strengthens_center_and_collab_of_gen_3() -> None:
    mine = {"center": one("hBP05-008", "me", cheers=["white"]), "collab": one(SORA, "sora", cheers=["white"])}
    s = bloom("hBP05-011", "", mine, {"collab": one("Spare", "beside")})
    s.use("sora", "beside")
    assert s.mem("beside").damage == 30
    s = bloom("hBP05-011", "", {**mine, "collab": one("hBP01-040", "pekora", cheers=CHEERS)})
    s.use("pekora", "foe")
    assert s.mem("foe").damage == 60 + 10


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP05-021", "bloom_effect1")
@pytest.mark.parametrize("agree", [True, False])
def test_021_may_take_an_archived_cheer(agree: bool) -> None:
    s = bloom("hBP05-021", "hBP05-019", {"archive": [one("red", "r")]})
    s.do("yes" if agree else "no")
    assert (s.cheers("me"), s.prompt) == (["red"] * agree, "main")


@rule("hocg:13.3.1", "hocg:10.4.2.2")
@played("hBP05-027", "bloom_effect1")
@pytest.mark.parametrize("agree", [True, False])
def test_027_looks_for_a_holomem_or_a_tool_for_a_tool(agree: bool) -> None:
    deck = [one(SORA, "sora"), one("hBP02-086", "tool"), one(UPAO, "upao")]
    s = bloom("hBP05-027", "", {"center": one("hBP01-034", "me", attached=[one(AXE, "axe")]), "deck": deck})
    s.do("yes" if agree else "no")
    if agree:
        assert s.choices() == {"sora", "tool"}
        s.pick("tool")
    assert (s.lies("tool"), s.lies("axe") == "archive") == ("hand" if agree else "deck", agree)


@rule("hocg:13.3.1", "hocg:5.22.1")
@played("hBP05-032", "bloom_effect1")
@played("hBP05-044", "bloom_effect1")
@pytest.mark.parametrize(
    ("number", "onto", "hurt"), [("hBP05-032", "hBP05-030", (0, 20, 0)), ("hBP05-044", "hBP05-041", (10, 0, 10))]
)
def test_blooms_that_hurt(number: str, onto: str, hurt: tuple[int, ...]) -> None:
    s = bloom(number, onto, None, {"collab": one("Spare", "beside"), "back": [one("Spare", "a"), one("Spare", "b")]})
    if number == "hBP05-044":
        assert s.choices() == {"a", "b"}
        s.pick("a")
    assert (*(s.mem(x).damage for x in ("foe", "beside", "a")), s.mem("b").damage) == (*hurt, 0)


@rule("hocg:10.7.2.1.1")
@played("hBP05-044", "bloom_effect1")
def test_044_hurts_once_a_turn() -> None:
    mine = {
        "center": one("hBP05-041", "me"),
        "back": one("hBP05-042", "you"),
        "hand": [one("hBP05-044", "x"), one("hBP05-044", "y")],
    }
    s = Scene(mine, {"center": FOE, "back": one("Spare", "a")})
    s.do("bloom", "x", "me")
    s.do("bloom", "y", "you")
    assert (s.mem("foe").damage, s.mem("a").damage, s.prompt) == (10, 10, "main")


@rule("hocg:13.3.1", "hocg:10.4.2.2")
@played("hBP05-034", "bloom_effect1")
@pytest.mark.parametrize(
    ("where", "paid", "back"), [("center", 2, 2), ("center", 3, 2), ("center", 0, 0), ("back", 0, 0)]
)
def test_034_changes_cards_of_the_hand_for_troupe_members(where: str, paid: int, back: int) -> None:
    s = Scene(
        {
            "center": SORA,
            where: one("hBP05-032", "me"),
            "hand": [one("hBP05-034", "bloom"), *(one(SORA, f"h{i}") for i in range(3))],
            "archive": [one("hBP01-126", "m0"), one("hBP01-126", "m1"), "hBP01-123"],
        }
    )
    s.do("bloom", "bloom", "me")
    if where == "center":
        s.do("yes" if paid else "no")
        s.pick(*(f"h{i}" for i in range(paid)))
        if 0 < paid < 3:
            s.do("done")
    assert ([s.lies("m0"), s.lies("m1")].count("hand"), s.count("hand"), s.prompt) == (back, 3 - paid + back, "main")


@rule("hocg:13.3.1", "hocg:5.9.1")
@played("hBP05-051", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_051_takes_somebody_who_drinks_of_the_top_three(take: bool) -> None:
    s = bloom(
        "hBP05-051", "hBP03-046", {"deck": [one(SORA, "a"), one(NOEL, "noel"), one(AXE, "b"), one(NOEL, "fourth")]}
    )
    assert s.choices() == {"noel"}
    s.do(*(("pick", "noel") if take else ("done",)))
    rest = ["b", "a"] if take else ["b", "a", "noel"]
    s.pick(*rest[:-1])
    assert (s.lies("noel"), s.pile("deck")) == ("hand" if take else "deck", ["fourth", *rest])


# --- Arts that say who gets a cheer


@rule("hocg:5.21.1", "hocg:12.2.4.3")
@played("hBP05-069", "art1")
@played("hBP05-072", "art2")
@pytest.mark.parametrize("agree", [True, False])
@pytest.mark.parametrize(("number", "nth", "oshi"), [("hBP05-069", 1, "hBP05-001"), ("hBP05-072", 2, "hBP03-007")])
def test_069_072_may_send_the_top_cheer(number: str, nth: int, oshi: str, agree: bool) -> None:
    s = strike(number, nth, {"oshi": oshi, "back": one(SORA, "sora")})
    s.do("yes" if agree else "no")
    assert len(s.cheers("me")) == 18 + agree
    if number == "hBP05-072":
        assert strike(number, nth, {"oshi": "hBP05-001"}).prompt == "perform"
