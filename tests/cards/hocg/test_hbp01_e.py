"""hBP01, blue holomem from Hoshimachi Suisei to Moona Hoshinova: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz


# --- special damage to the back that takes no life: hBP01-076, 079, 085, 088


def strike_back(card: str, nth: int = 1, back: int = 2, damage: int = 0, dice: list[int] | None = None) -> Scene:
    """The card has used its Arts on the center; the first back holomem was damaged before."""
    s = Scene(
        {"center": one(card, "me", cheers=["blue x2"])},
        {
            "center": one(FOE, "foe"),
            "collab": one(FOE, "beside"),
            "back": [one(FOE, f"b{i}", damage=0 if i else damage) for i in range(back)],
            "life": 3,
        },
        dice=dice or [],
    )
    s.use("me", "foe", nth)
    return s


@rule("hocg:12.2.4.3", "hocg:rb.term.special-damage", "hocg:11.3.1.2")
@pytest.mark.parametrize(("damage", "place"), [(0, "back"), (220, "gone")])
@played("hBP01-076", "art1")
def test_076_strikes_a_back_holomem_for_ten_and_takes_no_life(damage: int, place: str) -> None:
    s = strike_back("hBP01-076", damage=damage)
    assert (s.choices(), s.options("done")) == ({"b0", "b1"}, [])
    s.pick("b0")
    assert (s.place("b0"), s.count("life", B), s.mem("foe").damage, s.mem("b1").damage) == (place, 3, 20, 0)
    assert s.prompt == "perform" and (place == "gone" or s.mem("b0").damage == 10)


@rule("hocg:13.3.1", "hocg:rb.term.special-damage", "hocg:11.3.1.2")
@pytest.mark.parametrize(("damage", "place"), [(0, "back"), (210, "gone")])
@played("hBP01-079", "bloom_effect1")
def test_079_strikes_a_back_holomem_for_twenty_and_takes_no_life(damage: int, place: str) -> None:
    s = Scene(
        {"center": one("hBP01-076", "me"), "hand": [one("hBP01-079", "bloom")]},
        {"center": one(FOE, "foe"), "back": [one(FOE, "b0", damage=damage), one(FOE, "b1")], "life": 3},
    )
    s.do("bloom", "bloom", "me")
    assert (s.choices(), s.options("done")) == ({"b0", "b1"}, [])
    s.pick("b0")
    assert (s.place("b0"), s.count("life", B), s.mem("foe").damage, s.prompt) == (place, 3, 0, "main")
    assert place == "gone" or s.mem("b0").damage == 20


@rule("hocg:rb.timing.downs", "hocg:5.19.1")
@played("hBP01-079", "bloom_effect1")
@played("hBP01-115", "text")
def test_079_that_downs_by_its_bloom_effect_gets_the_microphones_cheer() -> None:
    """Q207."""
    s = Scene(
        {
            "center": one("hBP01-076", "me", attached=["hBP01-115"]),
            "hand": [one("hBP01-079", "bloom")],
            "cheer_deck": ["red", "blue"],
        },
        {"center": one(FOE, "foe"), "back": [one(FOE, "b0", damage=210)]},
    )
    s.do("bloom", "bloom", "me")
    assert (s.place("b0"), s.cheers("me")) == ("gone", ["red"])


@rule("hocg:12.2.4.3", "hocg:10.7.2.3.1", "hocg:10.7.2.3.3")
@pytest.mark.parametrize("back", [4, 3, 2])
@played("hBP01-085", "art2")
def test_085_strikes_three_back_holomem_or_as_many_as_there_are(back: int) -> None:
    """Q93."""
    s = strike_back("hBP01-085", 2, back, damage=220)
    if back == 4:
        assert s.choices() <= {"b0", "b1", "b2", "b3"} and not s.options("done")
        s.pick("b0", "b1", "b2")
    assert (s.place("b0"), s.count("life", B), s.mem("foe").damage, s.mem("beside").damage) == ("gone", 3, 50, 0)
    assert [s.mem(f"b{i}").damage for i in range(1, back)] == [10, 10, 0][: back - 1]
    assert s.prompt == "perform"


@rule("hocg:12.2.4.3", "hocg:5.24.2", "hocg:11.3.1.2")
@pytest.mark.parametrize(
    ("dice", "answer", "damage", "left"),
    [([2], "yes", 210, None), ([6], "yes", 0, 20), ([5], "yes", 0, 0), ([], "no", 0, 0)],
)
@played("hBP01-088", "art1")
def test_088_on_even_strikes_a_back_holomem_and_takes_no_life(
    dice: list[int], answer: str, damage: int, left: int | None
) -> None:
    s = strike_back("hBP01-088", damage=damage, dice=dice)
    s.do(answer)
    if left != 0:
        assert s.choices() == {"b0", "b1"}
        s.pick("b0")
    assert (s.place("b0"), s.count("life", B)) == ("gone" if left is None else "back", 3)
    assert left is None or s.mem("b0").damage == left
    assert (s.mem("foe").damage, s.mem("b1").damage, s.prompt) == (10, 0, "perform")
    s.done()


# --- hBP01-077, 080 Hoshimachi Suisei


@rule("hocg:13.2.1", "hocg:10.4.2.2", "hocg:5.7.2")
@pytest.mark.parametrize(
    ("oshi", "cheers", "answer", "drawn"),
    [
        ("hYS01-004", ["blue", "red"], "yes", 2),
        ("hYS01-004", ["blue", "red"], "no", 0),
        ("hYS01-004", ["red"], "", 0),
        ("hBP01-008", ["blue"], "", 0),
    ],
)
@played("hBP01-077", "collab_effect1")
def test_077_for_suisei_may_archive_its_blue_cheer_to_draw_two(
    oshi: str, cheers: list[str], answer: str, drawn: int
) -> None:
    s = Scene(
        {
            "oshi": oshi,
            "center": one("hSD01-003", "x", cheers=["blue"]),
            "back": [one("hBP01-077", "me", cheers=cheers)],
            "hand": 1,
            "deck": 5,
        }
    )
    s.do("collab", "me")
    if answer:
        s.do(answer)
    assert (s.count("hand"), s.cheers("x"), s.prompt) == (1 + drawn, ["blue"], "main")
    assert s.cheers("me") == (["red"] if drawn else cheers)


@rule("hocg:13.2.1", "hocg:5.24.2", "hocg:4.4.9", "hocg:11.3.1.2")
@pytest.mark.parametrize(("dice", "answer", "downed"), [([1], "yes", True), ([2], "yes", False), ([], "no", False)])
@played("hBP01-080", "collab_effect1")
def test_080_on_odd_downs_a_back_holomem_with_forty_damage(dice: list[int], answer: str, downed: bool) -> None:
    s = Scene(
        {"back": [one("hBP01-080", "me")]},
        {
            "center": one(FOE, "center", damage=100),
            "back": [one(FOE, "a", damage=40), one(FOE, "b", damage=39), one(FOE, "c", damage=90)],
            "life": 3,
        },
        dice=dice,
    )
    s.do("collab", "me")
    s.do(answer)
    if downed:
        assert (s.choices(), s.options("done")) == ({"a", "c"}, [])
        s.pick("a")
    assert (s.place("a"), s.place("c"), s.count("life", B)) == ("gone" if downed else "back", "back", 3)
    assert s.prompt == "main"
    s.done()


# --- hBP01-083, 086 Kobo Kanaeru


@rule("hocg:13.2.1", "hocg:5.24.2", "hocg:5.21.1")
@pytest.mark.parametrize(
    ("center", "dice", "answer", "sent"),
    [
        ("hBP01-024", [3], "yes", True),
        ("hBP01-024", [2], "yes", False),
        ("hBP01-024", [], "no", False),
        ("hSD01-003", [], "", False),
    ],
)
@played("hBP01-083", "collab_effect1")
def test_083_beside_an_id_center_sends_a_cheer_on_three_or_more(
    center: str, dice: list[int], answer: str, sent: bool
) -> None:
    s = Scene(
        {
            "center": one(center, "center"),
            "back": [one("hBP01-083", "me"), one("hSD01-003", "x")],
            "cheer_deck": ["red", "blue"],
        },
        dice=dice,
    )
    s.do("collab", "me")
    if answer:
        s.do(answer)
    if sent:
        assert s.choices() == {"center", "me", "x"}
        s.pick("x")
    assert (s.cheers("x"), s.prompt) == (["red"] * sent, "main")
    s.done()


@rule("hocg:13.2.1")
@played("hBP01-083", "collab_effect1")
def test_083_may_roll_without_a_cheer_deck() -> None:
    """Q92."""
    s = Scene({"center": "hBP01-024", "back": [one("hBP01-083", "me")], "cheer_deck": []}, dice=[6])
    s.do("collab", "me")
    s.do("yes")
    assert s.prompt == "main"
    s.done()


def marketing(answer: str, damage: int = 0) -> Scene:
    s = Scene(
        {
            "center": one("hBP01-082", "me", cheers=[one("blue", "k")]),
            "back": [one("hBP01-024", "zeta", cheers=[one("red", "z")]), one("hSD01-003", "x", cheers=["red"])],
            "hand": [one("hBP01-086", "bloom")],
        },
        {
            "center": one(FOE, "foe"),
            "collab": one(FOE, "beside"),
            "back": [one(FOE, "a", damage=damage), one(FOE, "b")],
            "life": 3,
        },
    )
    s.do("bloom", "bloom", "me")
    s.do(answer)
    return s


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:rb.term.special-damage", "hocg:11.3.1.2")
@pytest.mark.parametrize(("paid", "damage"), [("z", 0), ("k", 220)])
@played("hBP01-086", "bloom_effect1")
def test_086_may_archive_a_cheer_of_id_to_strike_the_whole_back(paid: str, damage: int) -> None:
    s = marketing("yes", damage)
    assert s.choices() == {"k", "z"}
    s.pick(paid)
    assert (s.lies(paid), s.mem("b").damage, s.mem("foe").damage, s.mem("beside").damage) == ("archive", 10, 0, 0)
    assert (s.place("a"), s.count("life", B), s.prompt) == ("gone" if damage else "back", 3, "main")


@rule("hocg:10.4.2.2")
@played("hBP01-086", "bloom_effect1")
def test_086_need_not() -> None:
    s = marketing("no")
    assert (s.mem("a").damage, s.mem("b").damage, s.count("archive"), s.prompt) == (0, 0, 0, "main")


# --- hBP01-090, 091 Moona Hoshinova


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:5.6.1", "hocg:5.11.2")
@pytest.mark.parametrize("found", ["g", "b", ""])
@played("hBP01-090", "bloom_effect1")
def test_090_finds_a_green_or_blue_cheer_for_anybody(found: str) -> None:
    s = Scene(
        {
            "center": one("hBP01-088", "me"),
            "back": [one("hSD01-003", "sora")],
            "hand": [one("hBP01-090", "bloom")],
            "cheer_deck": [one("red", "r"), one("green", "g"), one("white", "w"), one("blue", "b")],
        }
    )
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"g", "b"}
    if not found:
        s.do("done")
    else:
        s.pick(found)
        assert s.choices() == {"me", "sora"}
        s.pick("sora")
        assert (s.has("sora", found), s.known(found)) == (True, 3)
    assert (len(s.cheers("sora")), s.cheers("me"), s.prompt) == (int(bool(found)), [], "main")


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:rb.term.special-damage", "hocg:11.3.1.2")
@pytest.mark.parametrize(("damage", "life"), [(0, 4), (210, 2)])
@played("hBP01-091", "art2")
def test_091_may_archive_its_green_or_blue_cheer_to_strike_the_back(damage: int, life: int) -> None:
    """A Buzz that is downed costs two life."""
    s = Scene(
        {
            "center": one("hBP01-091", "me", cheers=[one("green", "g"), one("blue", "b"), one("red", "r")]),
            "back": [one("hSD01-003", "x", cheers=["green"])],
        },
        {"center": one(FOE, "foe"), "back": [one(FOE, "a", damage=damage), one(FOE, "c")], "life": 4},
    )
    s.use("me", "foe", 2)
    s.do("yes")
    assert s.choices() == {"g", "b"}
    s.pick("g")
    assert (s.choices(), s.lies("g")) == ({"a", "c"}, "archive")
    s.pick("a")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.place("a"), s.count("life", B)) == ("gone" if damage else "back", life)
    assert (s.mem("foe").damage, s.mem("c").damage) == (80, 0) and (damage or s.mem("a").damage == 30)


@rule("hocg:10.4.2.2")
@played("hBP01-091", "art2")
def test_091_need_not() -> None:
    s = Scene(
        {"center": one("hBP01-091", "me", cheers=["blue x3"])}, {"center": one(FOE, "foe"), "back": [one(FOE, "a")]}
    )
    s.use("me", "foe", 2)
    s.do("no")
    assert (s.mem("foe").damage, s.mem("a").damage, len(s.cheers("me"))) == (80, 0, 3)
