"""hBP01, white holomem from Nanashi Mumei to IRyS: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.lang import card
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz
WHITE_FOE = "hSD01-006"  # 240 HP, white, Buzz

card(  # no 2nd of hololive Indonesia's third generation is declared before this set is complete
    "tBP01-second",
    printed=Printed(
        number="tBP01-second",
        kind="holomem",
        name=Names("Test", "テスト"),
        tags=(Names("ID Gen 3", "ID3期生"),),
        bloom="second",
        hp=200,
    ),
)


# --- hBP01-015 to 020 Nanashi Mumei


@rule("hocg:12.2.4.3", "hocg:8.6.1")
@pytest.mark.parametrize(
    ("hand", "dice", "dealt"),
    [("hSD01-020", [1], 30), ("hBP01-117", [], 30 + 10), (None, [], 10)],
    ids=["rolled in vain (Q50)", "attached", "none"],
)
@played("hBP01-015", "art1")
def test_015_is_stronger_once_a_support_was_used(hand: str | None, dice: list[int], dealt: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-015", "me", cheers=["white"]),
            "hand": [one(hand, "support")] if hand else [],
            "archive": ["white"],
        },
        {"center": one(FOE, "foe")},
        dice=dice,
    )
    if hand == "hBP01-117":
        s.do("play", "support", "me")
    elif hand:
        s.do("play", "support")
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt
    s.done()


@rule("hocg:12.2.4.3")
@played("hBP01-015", "art1")
def test_015_counts_neither_what_was_attached_before_nor_what_the_opponent_used() -> None:
    """Q49."""
    s = Scene(
        {"center": one("hBP01-015", "me", cheers=["white"], attached=["hBP01-117"])},
        {"center": one(FOE, "foe"), "hand": [one("hSD01-016", "theirs")]},
        active="B",
    )
    s.do("play", "theirs")
    s.do("pass")
    while s.t.active == B or s.prompt != "main":
        s.answer((s.options("pick") or s.options("pass") or s.options("done"))[0])
    s.use("me", "foe")
    assert s.mem("foe").damage == 20


@rule("hocg:13.2.1", "hocg:5.7.1")
@pytest.mark.parametrize(("center", "drawn"), [("hBP01-028", 1), ("hSD01-003", 0)])
@played("hBP01-016", "collab_effect1")
def test_016_draws_beside_a_promise_center(center: str, drawn: int) -> None:
    s = Scene({"center": center, "back": [one("hBP01-016", "me"), "hBP01-028"], "hand": 2}, {"center": "hBP01-028"})
    s.do("collab", "me")
    assert (s.count("hand"), s.count("hand", B)) == (2 + drawn, 0)


@rule("hocg:12.2.4.3", "hocg:5.11.2", "hocg:10.4.2.2")
@pytest.mark.parametrize(("top", "dealt"), [("hBP01-093", 40), ("hSD01-003", 20), ("hBP01-113", 20)])
@played("hBP01-018", "art1")
def test_018_reveals_the_top_card_and_takes_it_whatever_it_is(top: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hBP01-018", "me", cheers=["white"]), "deck": [one(top, "top"), one("hBP01-093", "next")]},
        {"center": one(FOE, "foe")},
    )
    s.use("me", "foe")
    s.do("yes")
    assert (s.mem("foe").damage, s.lies("top"), s.known("top"), s.lies("next")) == (dealt, "hand", 3, "deck")


@rule("hocg:10.4.2.2")
@pytest.mark.parametrize("deck", [1, 0])
@played("hBP01-018", "art1")
def test_018_need_not_reveal_and_cannot_without_a_deck(deck: int) -> None:
    s = Scene(
        {"center": one("hBP01-018", "me", cheers=["white"]), "deck": ["hBP01-093"] * deck}, {"center": one(FOE, "foe")}
    )
    s.use("me", "foe")
    if deck:
        s.do("no")
    assert (s.mem("foe").damage, s.count("hand"), s.prompt) == (20, 0, "perform")


SEEKERS = {  # the Debut it blooms from, another 1st of the name, what it finds, Buzz and 2nd with the tag, another tag
    "hBP01-019": ("hBP01-015", "hBP01-017", ("hBP01-028", "hBP01-029"), ("hBP04-015", "hBP01-031"), "hBP01-024"),
    "hBP01-026": ("hBP01-024", "hBP01-025", ("hBP01-082", "hBP01-084"), ("hBP01-027", "tBP01-second"), "hSD01-012"),
}


def seeking(number: str, stack: list[str]) -> Scene:
    _, _, (debut, first), (buzz, second), other = SEEKERS[number]
    s = Scene(
        {
            "center": {"stack": stack, "as": "me"},
            "hand": [one(number, "bloom")],
            "deck": [
                one(debut, "debut"),
                one(first, "first"),
                one(buzz, "buzz"),
                one(second, "second"),
                one(other, "other"),
            ],
        }
    )
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:5.6.1", "hocg:2.5.1")
@pytest.mark.parametrize("number", SEEKERS)
@pytest.mark.parametrize("found", ["debut", "first"])
@played("hBP01-019", "bloom_effect1")
@played("hBP01-026", "bloom_effect1")
def test_seekers_find_a_debut_or_first_of_their_own_but_no_buzz_and_no_second(number: str, found: str) -> None:
    s = seeking(number, [SEEKERS[number][0]])
    assert s.choices() == {"debut", "first"}
    s.pick(found)
    assert (s.lies(found), s.known(found), s.count("hand"), s.count("deck")) == ("hand", 3, 1, 4)


@rule("hocg:13.3.1")
@pytest.mark.parametrize("number", SEEKERS)
@played("hBP01-019", "bloom_effect1")
@played("hBP01-026", "bloom_effect1")
def test_seekers_find_nothing_when_bloomed_from_a_first(number: str) -> None:
    """Q54."""
    s = seeking(number, list(SEEKERS[number][:2]))
    assert (s.prompt, s.count("hand"), s.count("deck")) == ("main", 0, 5)


@rule("hocg:13.2.1", "hocg:5.11.2", "hocg:5.6.1")
@played("hBP01-020", "collab_effect1")
def test_020_finds_any_promise_holomem() -> None:
    s = Scene(
        {
            "back": [one("hBP01-020", "me")],
            "deck": [
                one("hBP01-028", "debut"),
                one("hBP01-031", "second"),
                one("hBP01-113", "event"),
                one("hSD01-003", "x"),
            ],
        }
    )
    s.do("collab", "me")  # the top card becomes holo Power
    assert s.choices() == {"second"}
    s.pick("second")
    assert (s.lies("second"), s.known("second"), s.count("deck")) == ("hand", 3, 2)


@rule("hocg:12.2.4.3", "hocg:12.2.4.4", "hocg:7.7.2")
@pytest.mark.parametrize("back", [1, 3])
@played("hBP01-020", "art1")
def test_020_strengthens_center_and_collab_for_each_back_holomem(back: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-020", "me", cheers=["white x3"]),
            "collab": one("hSD01-003", "sora", cheers=["white"]),
            "back": ["hSD01-003"] * back,
        },
        {"center": one(WHITE_FOE, "foe"), "back": ["hSD01-003"] * 5},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == 70 + 10 * back
    s.use("sora", "foe")
    assert s.mem("foe").damage == 70 + 10 * back + 30 + 10 * back


# --- hBP01-022 Tokino Sora


@rule("hocg:13.3.1", "hocg:5.7.1")
@played("hBP01-022", "bloom_effect1")
def test_022_draws_a_card() -> None:
    s = Scene({"center": one("hBP01-021", "me"), "hand": [one("hBP01-022", "bloom")], "deck": 3})
    s.do("bloom", "bloom", "me")
    assert (s.count("hand"), s.count("deck"), s.prompt) == (1, 2, "main")


# --- hBP01-027 Vestia Zeta


def guarded(dice: list[int], place: str = "collab", **b: object) -> Scene:
    """A is about to be struck by B's center, 50, with Zeta in the collab position."""
    zeta, sora = one("hBP01-027", "zeta"), one("hSD01-005", "sora", damage=0)
    front = {"center": sora, "collab": zeta} if place == "collab" else {"center": zeta, "collab": sora}
    s = Scene(
        front,
        {
            "center": one(WHITE_FOE, "foe", cheers=["white x2"]),
            "collab": one("hSD01-003", "next", cheers=["white"]),
            **b,
        },
        active="B",
        dice=dice,
    )
    s.use("foe", "sora")
    return s


@rule("hocg:rb.term.damage-not-taken", "hocg:10.7.2.1.1", "hocg:10.2.1.3.2")
@pytest.mark.parametrize(("face", "damage"), [(3, 0), (4, 50)])
@played("hBP01-027", "gift1")
def test_027_may_roll_and_on_odd_the_damage_is_not_taken_once_a_turn(face: int, damage: int) -> None:
    s = guarded([face])
    assert (s.prompt, s.t.asked) == ("may", (A,))
    s.do("yes")
    assert s.mem("sora").damage == damage
    s.use("next", "zeta")
    assert (s.mem("zeta").damage, s.mem("sora").damage) == (30, damage)
    s.done()


@rule("hocg:10.7.2.1.1", "hocg:10.11.3")
@played("hBP01-027", "gift1")
def test_027_may_wait_for_the_next_damage_and_guards_itself_too() -> None:
    """Q55, Q211."""
    s = guarded([1])
    s.do("no")
    assert s.mem("sora").damage == 50
    s.use("next", "zeta")
    s.do("yes")
    assert (s.mem("zeta").damage, s.mem("sora").damage) == (0, 50)
    s.done()


@rule("hocg:10.3.3", "hocg:10.13.3")
@played("hBP01-027", "gift1")
def test_027_guards_in_the_collab_position_only_and_not_against_its_own_side() -> None:
    """Q57."""
    s = guarded([], "center")
    assert (s.mem("sora").damage, s.prompt) == (50, "perform")
    s = Scene(
        {"center": one("hSD01-005", "sora", cheers=["white"], attached=["hBP01-114"]), "collab": "hBP01-027"},
        {"center": one(FOE, "foe")},
    )
    s.use("sora", "foe")
    assert (s.mem("sora").damage, s.prompt) == (10, "perform")


@rule("hocg:10.11.1", "hocg:rb.term.special-damage")
@played("hBP01-027", "gift1")
def test_027_guards_against_special_damage_in_ones_own_turn_too_for_the_one_who_is_hit() -> None:
    s = Scene(
        {"center": one("hSD01-003", "sora"), "collab": "hBP01-027", "back": [one("hSD01-005", "back")]},
        {"back": [one("hSD03-003", "okayu")], "center": "hSD03-002"},
        active="B",
        dice=[1],
    )
    s.do("collab", "okayu")
    s.do("yes")
    s.done()
    assert sorted((s.mem("sora").damage, s.mem("back").damage)) == [0, 10]


@rule("hocg:2.11.2.2")
@played("hBP01-027", "gift1")
def test_027_itself_costs_two_life() -> None:
    """Q56."""
    s = Scene(
        {"center": one("hBP01-027", "zeta", damage=190), "back": ["hSD01-003"], "life": 4},
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "zeta")
    assert (s.place("zeta"), s.count("life")) == ("gone", 2)


@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(
    ("place", "center", "dealt"), [("collab", "hBP01-082", 120), ("collab", "hSD01-003", 70), ("center", None, 120)]
)
@played("hBP01-027", "art1")
def test_027_is_stronger_beside_an_id_center_and_may_be_that_itself(place: str, center: str | None, dealt: int) -> None:
    front = {place: one("hBP01-027", "zeta", cheers=["white x3"])} | ({"center": center} if center else {})
    s = Scene({**front, "back": ["hBP01-082"]}, {"center": one(FOE, "foe")})
    s.use("zeta", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP01-030, 031 IRyS


@rule("hocg:13.3.1", "hocg:12.2.4.4")
@pytest.mark.parametrize(("collab", "power"), [("hBP01-015", 10), ("hSD01-004", 20)])
@played("hBP01-030", "bloom_effect1")
def test_030_strengthens_center_and_collab_of_promise(collab: str, power: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-028", "irys", cheers=["white"]),
            "collab": one(collab, "collab", cheers=["white"]),
            "back": [one("hBP01-028", "back")],
            "hand": [one("hBP01-030", "bloom")],
        },
        {"center": one(FOE, "foe")},
    )
    s.do("bloom", "bloom", "back")
    assert s.prompt == "main"
    s.use("irys", "foe")
    assert s.mem("foe").damage == 30 + 30
    s.use("collab", "foe")
    assert s.mem("foe").damage == 60 + power + (30 if collab == "hBP01-015" else 0)


@rule("hocg:12.2.4.4", "hocg:10.10.2")
@played("hBP01-030", "bloom_effect1")
def test_030_twice_is_sixty() -> None:
    """Q210."""
    s = Scene(
        {
            "center": one("hBP01-028", "one", cheers=["white"]),
            "collab": one("hBP01-028", "two", cheers=["white"]),
            "hand": [one("hBP01-030", "a"), one("hBP01-030", "b")],
        },
        {"center": one(FOE, "foe")},
    )
    s.do("bloom", "a", "one")
    s.do("bloom", "b", "two")
    s.use("two", "foe")
    assert s.mem("foe").damage == 40 + 60


@rule("hocg:13.2.1", "hocg:5.8.1", "hocg:4.15.2", "hocg:5.11.1")
@played("hBP01-031", "collab_effect1")
def test_031_takes_a_card_of_the_holo_power_and_replaces_it() -> None:
    """Q59: both must be done. The collab itself has made a holo Power."""
    s = Scene(
        {
            "back": [one("hBP01-031", "me")],
            "power": [one("hSD01-016", "old")],
            "deck": [one("hSD01-003", "top"), one("hSD01-004", "next"), one("hSD01-005", "third")],
        }
    )
    s.do("collab", "me")
    assert (s.choices(), s.options("done")) == ({"old", "top"}, [])
    s.pick("old")
    assert (s.lies("old"), s.known("old"), s.lies("top"), s.lies("next")) == ("hand", 3, "power", "power")
    assert (s.count("power"), s.count("deck"), s.known("next")) == (2, 1, 0)


@rule("hocg:12.2.4.3")
@pytest.mark.parametrize("friends", [0, 2])
@played("hBP01-031", "art1")
def test_031_is_stronger_for_each_promise_holomem_of_ones_own(friends: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-031", "me", cheers=["white x3"]),
            "back": ["hSD01-003", *["hBP01-093"] * friends],
        },
        {"center": one(WHITE_FOE, "foe"), "back": ["hBP01-093"] * 2},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == 50 + 20 * (1 + friends)
