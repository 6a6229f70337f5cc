"""hBP01, items and events: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz
WHITE_FOE = "hSD01-006"  # 240 HP, white, Buzz


# --- hBP01-102, 109, 111, 113: four cards of the deck


LOOKS = {  # what they take, and a holomem they do not
    "hBP01-102": ("hBP01-028", "hBP01-021", "hBP01-024"),
    "hBP01-109": ("hBP01-040", "hBP01-089", "hBP01-082"),
    "hBP01-111": ("hBP01-082", "hBP01-024", "hBP01-053"),
    "hBP01-113": ("hBP01-015", "hBP01-028", "hBP01-024"),
}


@rule("hocg:5.9.1", "hocg:10.7.2.3.2", "hocg:5.11.2", "hocg:4.1.5")
@pytest.mark.parametrize("number", LOOKS)
@played("hBP01-102", "text")
@played("hBP01-109", "text")
@played("hBP01-111", "text")
@played("hBP01-113", "text")
def test_looks_take_any_number_of_their_holomem_and_put_the_rest_below(number: str) -> None:
    fits, too, other = LOOKS[number]
    deck = [one(other, "other"), one(fits, "one"), one(number, "copy"), one(too, "two"), one(fits, "fifth")]
    s = Scene({"hand": [one(number, "card")], "deck": deck})
    s.do("play", "card")
    assert s.choices() == {"one", "two"}
    s.pick("two")
    s.do("done")
    s.pick("copy", "one")
    assert (s.lies("two"), s.known("two"), s.known("one")) == ("hand", 3, 1)
    assert (s.pile("deck"), s.lies("card")) == (["fifth", "copy", "one", "other"], "archive")


@rule("hocg:10.7.2.3.2", "hocg:1.3.5.1")
@pytest.mark.parametrize("number", LOOKS)
@pytest.mark.parametrize("taken", [[], ["one", "two"]])
@played("hBP01-102", "text")
@played("hBP01-109", "text")
@played("hBP01-111", "text")
@played("hBP01-113", "text")
def test_looks_may_take_none_or_all(number: str, taken: list[str]) -> None:
    fits, too, other = LOOKS[number]
    s = Scene({"hand": [one(number, "card")], "deck": [one(fits, "one"), one(too, "two"), one(other, "other")]})
    s.do("play", "card")
    s.pick(*taken)
    while s.prompt == "pick":
        s.answer((s.options("done") or s.options("pick"))[0])
    assert (s.count("hand"), s.count("deck"), s.prompt) == (len(taken), 3 - len(taken), "main")


@rule("hocg:10.7.2.4.1", "hocg:10.7.2.3.7", "hocg:8.6.2")
@pytest.mark.parametrize("number", LOOKS)
@pytest.mark.parametrize(("others", "deck", "why"), [(6, 1, ""), (7, 1, "hocg:10.7.2.4.1"), (0, 0, "hocg:10.7.2.3.7")])
@played("hBP01-102", "text")
@played("hBP01-109", "text")
@played("hBP01-111", "text")
@played("hBP01-113", "text")
def test_looks_need_six_other_cards_in_hand_at_most(number: str, others: int, deck: int, why: str) -> None:
    """Q96, Q103."""
    s = Scene({"hand": [one(number, "card"), *["hSD02-002"] * others], "deck": deck})
    assert s.why_not("play", "card") == why


# --- hBP01-103 Gaming PC


@rule("hocg:10.4.2.2", "hocg:rb.oshi.power-order", "hocg:2.4.4", "hocg:5.11.2")
@played("hBP01-103", "text")
def test_103_archives_a_holo_power_and_finds_a_debut_or_first_of_the_oshis_color() -> None:
    s = Scene(
        {
            "oshi": "hSD01-001",
            "hand": [one("hBP01-103", "pc")],
            "power": [one("hSD01-016", "new"), one("hSD01-016", "old")],
            "deck": [
                one("hSD01-003", "debut"),
                one("hSD01-013", "both"),
                one(WHITE_FOE, "buzz"),
                one("hSD05-009", "second"),
                one("hSD01-014", "spot"),
                one("hSD01-008", "green"),
            ],
        }
    )
    s.do("play", "pc")
    assert (s.lies("new"), s.lies("old"), s.choices()) == ("archive", "power", {"debut", "both"})
    s.pick("both")
    assert (s.lies("both"), s.known("both"), s.lies("pc"), s.count("deck")) == ("hand", 3, "archive", 5)


@rule("hocg:10.4.2.2", "hocg:10.7.2.3.7")
@pytest.mark.parametrize(("power", "deck", "why"), [(1, 1, ""), (0, 1, "hocg:10.4.2.2"), (1, 0, "hocg:10.7.2.3.7")])
@played("hBP01-103", "text")
def test_103_needs_a_holo_power_and_a_deck(power: int, deck: int, why: str) -> None:
    s = Scene({"hand": [one("hBP01-103", "pc")], "power": power, "deck": deck})
    assert s.why_not("play", "pc") == why


def pass_turn(s: Scene) -> None:
    """To the other player's main phase."""
    now = s.t.turn
    while s.t.turn == now or s.prompt != "main":
        s.answer((s.options("pick") or s.options("pass") or s.options("done"))[0])


# --- hBP01-110 I'll smack you with a blunt weapon!


def smacking(oshi: str, dice: list[int], center: int = 3) -> Scene:
    return Scene(
        {"oshi": oshi, "hand": [one("hBP01-110", "event")], "center": one("hSD01-003", "mine", cheers=["white"])},
        {
            "center": one(FOE, "center", cheers=[one("red", f"c{i}") for i in range(center)]),
            "back": [one(FOE, "back", cheers=[one("blue", "b")])],
        },
        dice=dice,
    )


@rule("hocg:5.24.1", "hocg:5.12.1")
@pytest.mark.parametrize("face", [1, 3])
@played("hBP01-110", "text")
def test_110_archives_a_cheer_of_the_opponent_on_three_or_less(face: int) -> None:
    s = smacking("hSD01-001", [face])
    s.do("play", "event")
    assert s.choices() == {"c0", "c1", "c2", "b"}
    s.pick("b")
    assert (s.lies("b"), len(s.cheers("center")), s.cheers("mine"), s.prompt) == ("archive", 3, ["white"], "main")
    s.done()


@rule("hocg:5.24.1")
@played("hBP01-110", "text")
def test_110_must_roll_and_archives_nothing_on_four() -> None:
    s = smacking("hSD01-001", [4])
    s.do("play", "event")
    assert (s.prompt, len(s.cheers("center")), s.cheers("back"), s.lies("event")) == ("main", 3, ["blue"], "archive")
    s.done()


@rule("hocg:5.20.1", "hocg:5.12.1")
@pytest.mark.parametrize(("cheers", "left"), [(3, 1), (1, 0)])
@played("hBP01-110", "text")
def test_110_for_mumei_may_archive_two_cheers_of_the_center_without_a_roll(cheers: int, left: int) -> None:
    """Q102."""
    s = smacking("hBP01-002", [], cheers)
    s.do("play", "event")
    s.do("yes")
    if left:
        assert "b" not in s.choices()
        s.pick("c0", "c1")
    assert (len(s.cheers("center")), s.cheers("back"), s.prompt) == (left, ["blue"], "main")
    s.done()


@rule("hocg:5.20.1")
@played("hBP01-110", "text")
def test_110_mumei_may_roll_instead() -> None:
    s = smacking("hBP01-002", [5])
    s.do("play", "event")
    s.do("no")
    assert (len(s.cheers("center")), s.prompt) == (3, "main")
    s.done()


@rule("hocg:5.20.1")
@played("hBP01-110", "text")
def test_110_shifts_once_a_game() -> None:
    s = Scene(
        {"oshi": "hBP01-002", "hand": [one("hBP01-110", "event"), one("hBP01-110", "again")]},
        {"center": one(FOE, "center", cheers=["red x5"])},
        dice=[6],
    )
    s.do("play", "event")
    s.do("yes")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    left = len(s.cheers("center"))
    pass_turn(s)
    pass_turn(s)
    more = len(s.cheers("center"))
    s.do("play", "again")
    assert (left, s.prompt, len(s.cheers("center")), s.lies("again")) == (3, "main", more, "archive")
    s.done()


@rule("hocg:10.7.2.3.7")
@played("hBP01-110", "text")
def test_110_is_not_used_for_nothing() -> None:
    """Q552; nor is it shifted where only somebody else has a cheer."""
    s = Scene({"oshi": "hBP01-002", "hand": [one("hBP01-110", "event")]}, {"center": one(FOE, "foe")})
    assert s.why_not("play", "event") == "hocg:10.7.2.3.7"
    s = smacking("hBP01-002", [6], 0)
    s.do("play", "event")
    assert (s.prompt, s.lies("event")) == ("main", "archive")
    s.done()


# --- hBP01-112 Exciting Prank Time


@rule("hocg:5.24.1", "hocg:rb.term.special-damage", "hocg:11.3.1.2")
@pytest.mark.parametrize(("face", "damage", "place"), [(4, 0, "back"), (6, 210, "gone"), (3, 0, "back")])
@played("hBP01-112", "text")
def test_112_strikes_a_back_holomem_on_four_or_more_and_takes_no_life(face: int, damage: int, place: str) -> None:
    s = Scene(
        {"hand": [one("hBP01-112", "event")]},
        {"center": one(FOE, "center"), "back": [one(FOE, "one", damage=damage), one(FOE, "two")], "life": 3},
        dice=[face],
    )
    s.do("play", "event")
    if face > 3:
        assert s.choices() == {"one", "two"}
        s.pick("one")
    assert (s.place("one"), s.count("life", B), s.mem("two").damage, s.prompt) == (place, 3, 0, "main")
    if place == "back":
        assert s.mem("one").damage == (20 if face > 3 else 0)
    s.done()


@rule("hocg:10.7.2.3.7")
@played("hBP01-112", "text")
def test_112_needs_a_back_holomem_to_strike() -> None:
    """Q553."""
    s = Scene({"hand": [one("hBP01-112", "event")]}, {"center": FOE, "back": []})
    assert s.why_not("play", "event") == "hocg:10.7.2.3.7"
