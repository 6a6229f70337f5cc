"""hBP02-004 and 007, the Oshi Sakamata Chloe and Mori Calliope: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

FOE = one("Spare", "foe")  # 990 HP
SORA, AXE = "hSD01-003", "hBP01-114"
CHLOE, CALLI, SECOND_CALLI = "hBP02-035", "hSD18-006", "hBP02-059"
ENGLISH = "hBP02-054"


# --- hBP02-004 Sakamata Chloe


def look(*deck: str, center: str = CHLOE) -> Scene:
    return Scene(
        {
            "oshi": "hBP02-004",
            "power": 2,
            "center": one(center, "me"),
            "collab": one(SORA if center == CHLOE else CHLOE, "other"),
            "deck": [one(card, "abcdef"[i]) for i, card in enumerate(deck)],
        }
    )


@rule("hocg:5.9.1", "hocg:5.12.1", "hocg:8.5.1.1")
@played("hBP02-004", "skill")
def test_004_archives_the_top_three() -> None:
    s = look(SORA, AXE, SORA, SORA)
    s.do("skill", 0)
    assert (s.prompt, [s.known(x) for x in "abcd"]) == ("number", [1, 1, 1, 0])
    s.do("number", 1)
    assert ([s.lies(x) for x in "abcd"], s.prompt) == (["archive"] * 3 + ["deck"], "main")
    assert (s.count("power"), s.why_not("skill", 0)) == (1, "hocg:8.5.1.1")


@rule("hocg:5.9.1", "hocg:4.1.5")
@played("hBP02-004", "skill")
def test_004_or_puts_all_three_back_in_any_order() -> None:
    s = look(SORA, AXE, SORA, SORA)
    s.do("skill", 0)
    s.do("number", 2)
    s.pick("b", "a")
    assert (s.pile("deck"), s.prompt, s.count("archive")) == (["c", "a", "b", "d"], "main", 1)
    assert [s.known(x) & 2 for x in "abc"] == [0, 0, 0]


@rule("hocg:5.9.1", "hocg:1.3.2")
@played("hBP02-004", "skill")
@pytest.mark.parametrize("deck", [2, 0])
def test_004_looks_at_what_there_is(deck: int) -> None:
    s = look(*[SORA] * deck)
    s.do("skill", 0)
    if deck:
        s.do("number", 1)
    assert (s.count("deck"), s.count("archive"), s.prompt) == (0, 1 + deck, "main")


@rule("hocg:12.1.2")
@played("hBP02-004", "skill")
def test_004_needs_a_chloe_in_the_center() -> None:
    assert look(SORA, center=SORA).why_not("skill", 0) == "hocg:10.7.2.4.1"


def reset(hand: int, *archive: str, deck: int = 3) -> Scene:
    return Scene(
        {
            "oshi": "hBP02-004",
            "power": 3,
            "hand": [one(AXE, f"h{i}") for i in range(hand)],
            "archive": [one(card, f"a{i}") for i, card in enumerate(archive)],
            "deck": deck,
        },
        {"hand": [SORA], "archive": [SORA]},
    )


@rule("hocg:5.6.1", "hocg:5.7.2", "hocg:8.5.1.2")
@played("hBP02-004", "sp")
def test_004_sp_shuffles_hand_and_archived_holomem_in_and_draws_as_many_as_were_in_hand() -> None:
    s = reset(2, SORA, CHLOE, AXE, "white")
    s.do("skill", 1)
    assert (s.count("hand"), s.count("deck"), s.prompt) == (2, 3 + 2 + 2 - 2, "main")
    assert (s.lies("a2"), s.lies("a3"), s.count("archive")) == ("archive", "archive", 2 + 3)
    assert all(s.lies(x) in ("hand", "deck") for x in ("h0", "h1", "a0", "a1"))
    assert (s.count("hand", B), s.count("archive", B)) == (1, 1)
    assert s.why_not("skill", 1) in ("hocg:8.5.1.2", "hocg:12.1.3")


@rule("hocg:5.6.1", "hocg:1.3.2.2")
@played("hBP02-004", "sp")
def test_004_sp_without_a_hand_returns_the_archive_and_draws_nothing() -> None:
    s = reset(0, SORA, CHLOE)
    s.do("skill", 1)
    assert (s.count("hand"), s.count("deck"), s.count("archive")) == (0, 5, 3)


@rule("hocg:5.7.2")
@played("hBP02-004", "sp")
def test_004_sp_an_empty_deck_gives_the_hand_back() -> None:
    s = reset(2, deck=0)
    s.do("skill", 1)
    assert (s.count("hand"), s.count("deck"), s.lies("h0")) == (2, 0, "hand")


# --- hBP02-007 Mori Calliope


def sampling(hand: int) -> Scene:
    s = Scene(
        {
            "oshi": "hBP02-007",
            "power": [one(ENGLISH, "paid"), one(AXE, "also"), one(SORA, "rest")],
            "hand": [one(SORA, f"h{i}") for i in range(hand)],
            "archive": [one(ENGLISH, "en"), one(SORA, "jp"), one(AXE, "tool")],
        }
    )
    s.do("skill", 0)
    return s


@rule("hocg:10.4.2.2", "hocg:12.1.3", "hocg:8.5.1.1")
@played("hBP02-007", "skill")
def test_007_pays_two_cards_for_two_of_en() -> None:
    s = sampling(3)
    s.pick("h0", "h2")
    assert (s.lies("en"), s.lies("paid"), s.count("hand"), s.prompt) == ("hand", "hand", 3, "main")
    assert [s.lies(x) for x in ("h0", "h1", "h2", "jp", "tool")] == ["archive", "hand", "archive", "archive", "archive"]
    assert s.why_not("skill", 0) in ("hocg:8.5.1.1", "hocg:12.1.3")


@rule("hocg:10.4.2.2")
@played("hBP02-007", "skill")
@pytest.mark.parametrize("hand", [0, 1])
def test_007_without_two_cards_nothing_comes_of_it(hand: int) -> None:
    s = sampling(hand)
    assert (s.count("hand"), s.lies("en"), s.count("power"), s.prompt) == (hand, "archive", 1, "main")


def rap(center: str = CALLI, collab: str | None = CALLI, **their: object) -> Scene:
    return Scene(
        {
            "oshi": "hBP02-007",
            "power": 2,
            "center": one(center, "me", cheers=["purple", "white"]),
            "collab": None if collab is None else one(collab, "other", cheers=["purple", "white"]),
            "back": [one(SORA, "sora")],
        },
        {"center": FOE, "collab": one("Spare", "side"), **their},
    )


@rule("hocg:5.25.1", "hocg:9.2.1.5", "hocg:12.1.2")
@played("hBP02-007", "sp")
def test_007_sp_one_calliope_uses_the_same_arts_twice() -> None:
    s = rap()
    s.do("skill", 1)
    assert s.choices() == {"me", "other"}
    s.pick("me")
    assert s.count("power") == 0
    s.use("me", "foe", 2)
    assert (s.mem("foe").damage, s.prompt, s.choices()) == (50, "pick", {"foe", "side"})
    s.pick("side")
    assert (s.mem("foe").damage, s.mem("side").damage, s.prompt) == (50, 50, "perform")
    assert {o[1] for o in s.options("art")} == {s.mem("other").id}  # and no third time
    s.use("other", "foe", 2)
    assert (s.mem("foe").damage, s.mem("side").damage, s.prompt) == (100, 50, "perform")


@rule("hocg:5.25.1", "hocg:10.10.2")
@played("hBP02-007", "sp")
def test_007_sp_is_for_the_chosen_one_wherever_she_stands() -> None:
    s = rap()
    s.do("skill", 1)
    s.pick("other")
    s.use("me", "foe", 2)
    assert (s.mem("foe").damage, s.prompt) == (50, "perform")
    s.use("other", "foe", 1)
    s.pick("foe")
    assert (s.mem("foe").damage, s.prompt) == (50 + 30 + 30, "perform")


@rule("hocg:5.25.1")
@played("hBP02-007", "sp")
def test_007_sp_is_over_with_the_turn() -> None:
    s = rap(collab=None)
    s.do("skill", 1)
    turn = s.t.turn
    while s.t.turn < turn + 2 or s.prompt != "main":
        s.answer(s.options("pick")[0] if s.prompt == "pick" else ("pass",))
    s.use("me", "foe", 2)
    assert s.prompt == "perform"


@rule("hocg:12.1.2")
@played("hBP02-007", "sp")
@pytest.mark.parametrize(("center", "why"), [(CALLI, ""), (SORA, "hocg:10.7.2.4.1")])
def test_007_sp_needs_calliope_in_the_center(center: str, why: str) -> None:
    assert rap(center).why_not("skill", 1) == why
