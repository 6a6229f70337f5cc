"""hBP01, Ouro Kronii and Spots: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz
WHITE_FOE = "hSD01-006"  # 240 HP, white, Buzz
NODOKA = "hSD01-016"


# --- hBP01-092, 094, 095 Ouro Kronii


@rule("hocg:12.2.4.3", "hocg:5.17.4.2")
@pytest.mark.parametrize("answer", ["yes", "no"])
@played("hBP01-092", "art1")
def test_092_may_hand_one_of_its_cheers_to_another_of_promise(answer: str) -> None:
    s = Scene(
        {
            "center": one("hBP01-092", "me", cheers=[one("blue", "b"), one("red", "r")]),
            "back": [
                one("hBP01-092", "twin", cheers=["red"]),
                one("hBP01-028", "irys", resting=True),
                one("hSD01-003", "sora", cheers=["red"]),
            ],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("me", "foe")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"b", "r"}
        s.pick("r")
        assert s.choices() == {"twin", "irys"}
        s.pick("irys")
    assert s.cheers("irys") == (["red"] if answer == "yes" else [])
    assert (s.mem("foe").damage, s.cheers("me")[0], s.prompt) == (10, "blue", "perform")


@rule("hocg:13.3.1", "hocg:2.4.4", "hocg:5.21.1", "hocg:5.6.1")
@played("hBP01-094", "bloom_effect1")
def test_094_finds_a_cheer_of_a_promise_color_for_any_of_promise() -> None:
    """Q224: another one than whose color it is."""
    s = Scene(
        {
            "center": one("hBP01-092", "me"),
            "back": [one("hBP01-073", "baelz"), one("hBP01-032", "aki")],
            "hand": [one("hBP01-094", "bloom")],
            "cheer_deck": [one("red", "r"), one("green", "g"), one("white", "w"), one("blue", "b")],
        }
    )
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"r", "b"}
    s.pick("r")
    assert s.choices() == {"me", "baelz"}
    s.pick("me")
    assert (s.cheers("me"), s.known("r"), s.prompt) == (["red"], 3, "main")


def rewinding() -> Scene:
    s = Scene(
        {"back": [one("hBP01-095", "me")]},
        {
            "center": one("hSD01-005", "center", under=["hSD01-003"]),
            "back": [
                {
                    "stack": [one("hBP01-015", "debut"), one("hBP01-017", "first"), one("hBP01-020", "second")],
                    "as": "mumei",
                    "damage": 120,
                    "resting": True,
                    "cheers": ["white", "red"],
                    "attached": [one("hBP01-117", "friend")],
                },
                one("hSD01-003", "sora", damage=20, attached=[one("hBP01-118", "ankimo")]),
            ],
        },
    )
    s.do("collab", "me")
    return s


@rule("hocg:13.2.1", "hocg:5.15.1", "hocg:5.15.1.2", "hocg:5.15.1.3")
@played("hBP01-095", "collab_effect1")
def test_095_returns_a_back_holomem_of_the_opponent_to_debut() -> None:
    s = rewinding()
    assert (s.choices(), s.t.asked, s.options("done")) == ({"mumei", "sora"}, (A,), [])
    s.pick("mumei")
    mem = s.mem("mumei")
    assert (mem.damage, [s.number("debut")], s.cheers("mumei")) == (0, mem.stack, ["white", "red"])
    assert [s.lies(x) for x in ("first", "second", "friend")] == ["hand"] * 3
    assert (s.count("hand", B), s.count("hand", A), s.place("mumei"), s.prompt) == (3, 0, "back", "main")


@rule("hocg:5.15.1.1")
@played("hBP01-095", "collab_effect1")
def test_095_may_choose_a_debut_to_which_nothing_happens() -> None:
    """Q95."""
    s = rewinding()
    s.pick("sora")
    assert (s.mem("sora").damage, s.has("sora", "ankimo"), s.count("hand", B)) == (20, True, 0)
    assert (s.mem("mumei").damage, s.prompt) == (120, "main")


def forward(**a: object) -> Scene:
    s = Scene(
        {
            "center": one("hBP01-095", "me", cheers=["blue x3"]),
            "back": [
                one("hBP01-021", "new", placed="this turn"),
                one("hBP01-021", "old"),
                one("hBP01-056", "other", placed="this turn"),
                one("hSD01-005", "grown", placed="this turn"),
            ],
            "hand": [one("hBP01-022", "first"), one("hBP01-025", "zeta"), one("hSD05-009", "second")],
            "deck": 4,
            **a,
        },
        {"center": one(WHITE_FOE, "foe")},
    )
    s.use("me", "foe")
    return s


@rule("hocg:12.2.4.3", "hocg:8.3.2.b", "hocg:8.3.3.a", "hocg:13.3.2")
@played("hBP01-095", "art1")
def test_095_may_bloom_a_back_debut_placed_this_turn_and_its_bloom_effect_waits() -> None:
    """Q94: what it does comes after the Arts."""
    s = forward()
    s.do("yes")
    if s.prompt == "pick" and "new" in s.choices():
        assert s.choices() == {"new"}
        s.pick("new")
    if s.prompt == "pick":
        assert s.choices() == {"first"}
        s.pick("first")
    assert (len(s.mem("new").stack), len(s.mem("old").stack), s.mem("foe").damage) == (2, 1, 60)
    assert (s.count("deck"), s.count("hand"), s.prompt) == (3, 3, "perform")  # Sora has drawn


@rule("hocg:10.8.3.1.1", "hocg:8.3.2.b")
@played("hBP01-095", "art1")
def test_095_need_not_and_cannot_bloom_one_of_an_earlier_turn_nor_the_collab() -> None:
    s = forward()
    s.do("no")
    assert (len(s.mem("new").stack), s.count("hand"), s.mem("foe").damage) == (1, 3, 60)
    s = forward(
        back=[one("hBP01-021", "old")],
        collab=one("hBP01-021", "new", placed="this turn"),
    )
    if s.prompt == "may":  # whether the hand holds a fitting card is nobody's business
        s.do("yes")
        s.do("done")
    assert (len(s.mem("old").stack), len(s.mem("new").stack), s.mem("foe").damage) == (1, 1, 60)


# --- Spots: hBP01-096 to 099, 101


@rule("hocg:13.2.1", "hocg:5.24.2", "hocg:5.11.2", "hocg:2.5.1")
@pytest.mark.parametrize(("dice", "answer", "found"), [([2], "yes", True), ([1], "yes", False), ([], "no", False)])
@played("hBP01-096", "collab_effect1")
def test_096_on_even_finds_a_buzz(dice: list[int], answer: str, found: bool) -> None:
    s = Scene(
        {
            "back": [one("hBP01-096", "me")],
            "deck": [NODOKA, one(FOE, "buzz"), one("hSD02-005", "first"), one("hBP01-031", "second")],
        },
        dice=dice,
    )
    s.do("collab", "me")
    s.do(answer)
    if found:
        assert s.choices() == {"buzz"}
        s.pick("buzz")
        assert s.known("buzz") == 3
    assert (s.lies("buzz"), s.prompt) == ("hand" if found else "deck", "main")
    s.done()


@rule("hocg:13.2.1", "hocg:5.18.1")
@pytest.mark.parametrize("awake", [True, False])
@played("hBP01-097", "collab_effect1")
def test_097_swaps_the_center_with_an_active_back_holomem(awake: bool) -> None:
    s = Scene(
        {
            "center": one(FOE, "center", damage=30),
            "back": [
                one("hBP01-097", "me"),
                one("hSD02-003", "one", resting=not awake),
                one("hSD02-002", "two", resting=not awake),
                one("hSD02-004", "asleep", resting=True),
            ],
        }
    )
    s.do("collab", "me")
    if awake:
        assert (s.choices(), s.options("done")) == ({"one", "two"}, [])
        s.pick("two")
    assert (s.place("center"), s.place("two")) == (("back", "center") if awake else ("center", "back"))
    assert (s.place("me"), s.prompt) == ("collab", "main")


@rule("hocg:13.2.1", "hocg:5.21.1")
@pytest.mark.parametrize("answer", ["yes", "no"])
@played("hBP01-098", "collab_effect1")
def test_098_may_send_a_cheer_of_the_archive_to_anybody(answer: str) -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center"),
            "back": [one("hBP01-098", "me")],
            "archive": [one("red", "r"), one("blue", "b"), NODOKA],
        }
    )
    s.do("collab", "me")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"r", "b"}
        s.pick("b")
        assert s.choices() == {"center", "me"}
        s.pick("me")
    assert (s.cheers("me"), s.cheers("center"), s.prompt) == (["blue"] if answer == "yes" else [], [], "main")


@rule("hocg:13.2.1", "hocg:5.24.2", "hocg:5.18.1")
@pytest.mark.parametrize(("dice", "answer", "swapped"), [([3], "yes", True), ([4], "yes", False), ([], "no", False)])
@played("hBP01-099", "collab_effect1")
def test_099_on_odd_swaps_the_opposing_center_with_a_back_holomem_of_ones_choice(
    dice: list[int], answer: str, swapped: bool
) -> None:
    s = Scene(
        {"center": one(FOE, "mine"), "back": [one("hBP01-099", "me"), "hSD01-003"]},
        {
            "center": one(FOE, "center"),
            "collab": one(FOE, "collab"),
            "back": [one("hSD02-003", "one"), one("hSD02-004", "asleep", resting=True)],
        },
        dice=dice,
    )
    s.do("collab", "me")
    s.do(answer)
    if swapped:
        assert (s.choices(), s.t.asked) == ({"one", "asleep"}, (A,))
        s.pick("asleep")
    assert (s.place("center"), s.place("asleep")) == (("back", "center") if swapped else ("center", "back"))
    assert (s.place("mine"), s.place("collab"), s.prompt) == ("center", "collab", "main")
    s.done()


@rule("hocg:13.2.1", "hocg:rb.term.return-hand")
@pytest.mark.parametrize("answer", ["yes", "no"])
@played("hBP01-101", "collab_effect1")
def test_101_may_take_back_an_item(answer: str) -> None:
    s = Scene(
        {
            "back": [one("hBP01-101", "me")],
            "archive": [
                one("hBP01-104", "pc"),
                one("hBP01-105", "light"),
                one("hBP01-106", "event"),
                one("hBP01-114", "axe"),
            ],
        }
    )
    s.do("collab", "me")
    s.do(answer)
    if answer == "yes":
        assert (s.choices(), s.options("done")) == ({"pc", "light"}, [])
        s.pick("light")
    assert (s.lies("light"), s.count("hand"), s.prompt) == (
        ("hand", 1, "main") if answer == "yes" else ("archive", 0, "main")
    )
