"""hBP05, events and attached cards: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE
from tests.rule import rule

SORA, PEKORA, NOEL, MARINE, FLARE = "hSD01-003", "hBP01-038", "hBP02-014", "hBP02-028", "hSD07-002"
OMURICE, AXE, UPAO, POYOYO = "hSD04-013", "hBP01-114", "hBP01-116", "hSD02-014"
Side = Mapping[str, object]
LATER = {"turn": 4, "first": "B"}


# --- supports


@rule("hocg:8.6.1", "hocg:8.7.1", "hocg:5.22.1")
@played("hBP05-075", "text")
@pytest.mark.parametrize("number", [SORA, "hBP05-012"])
def test_075_makes_a_baton_pass_cheaper_and_heals(number: str) -> None:
    s = Scene(
        {"center": one(number, "c", damage=30), "back": one(SORA, "b", damage=30), "hand": [one("hBP05-075", "bowl")]}
    )
    assert not s.options("baton")
    s.do("play", "bowl")
    assert s.choices() == {"c", "b"}
    s.pick("c")
    assert (s.mem("c").damage, s.mem("b").damage, bool(s.options("baton"))) == (10, 30, True)


@rule("hocg:8.6.1", "hocg:10.10.2")
@played("hBP05-076", "text")
@pytest.mark.parametrize(("choco", "dealt"), [("hBP05-056", 90 + 20 + 10), ("hSD04-005", 20)])
def test_076_strengthens_one_and_then_a_second_choco(choco: str, dealt: int) -> None:
    """It is food itself, which a second Choco counts."""
    mine = {"center": one(SORA, "c", cheers=["white"]), "collab": one(choco, "choco", cheers=CHEERS), "back": []}
    s = Scene({**mine, "hand": [one("hBP05-076", "dish")]}, {"center": FOE, "collab": one("Spare", "beside")})
    s.do("play", "dish")
    assert s.choices() == {"c", "choco"}
    s.pick("c")
    s.use("c", "foe")
    s.use("choco", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == (40, dealt)


@rule("hocg:8.6.1", "hocg:5.9.1", "hocg:10.7.2.4.1")
@played("hBP05-077", "text")
@played("hBP05-078", "text")
@pytest.mark.parametrize(
    ("number", "fits"), [("hBP05-077", ["hBP02-008", "hSD07-002", "hBP03-067"]), ("hBP05-078", [NOEL, "hBP01-032"])]
)
@pytest.mark.parametrize("hand", [6, 7])
def test_077_078_take_any_number_of_the_top_four(number: str, fits: list[str], hand: int) -> None:
    deck = [
        *(one(x, f"f{i}") for i, x in enumerate(fits)),
        *(one(SORA, f"o{i}") for i in range(4 - len(fits))),
        one(fits[0], "fifth"),
    ]
    s = Scene({"hand": [one(number, "event"), *[SORA] * hand], "deck": deck})
    if hand == 7:
        assert s.why_not("play", "event") == "hocg:10.7.2.4.1"
        return
    s.do("play", "event")
    assert s.choices() == {f"f{i}" for i in range(len(fits))}
    s.pick("f0", "f1")
    if s.options("done"):
        s.do("done")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.lies("f0"), s.lies("f1"), s.count("hand"), s.pile("deck")[0]) == ("hand", "hand", hand + 2, "fifth")


@rule("hocg:8.6.1", "hocg:5.9.1")
@played("hBP05-080", "text")
def test_080_draws_two_and_takes_a_first_of_the_next_five() -> None:
    deck = [
        one(SORA, "a"),
        one(SORA, "b"),
        one("hBP01-022", "first"),
        one("hBP01-023", "second"),
        SORA,
        SORA,
        SORA,
        one(SORA, "last"),
    ]
    s = Scene({"hand": [one("hBP05-080", "event")], "deck": deck})
    s.do("play", "event")
    assert (s.lies("a"), s.lies("b"), s.choices()) == ("hand", "hand", {"first"})
    s.pick("first")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.lies("first"), s.count("hand"), s.pile("deck")[0]) == ("hand", 3, "last")


@rule("hocg:8.6.1", "hocg:5.21.1")
@played("hBP05-079", "text")
@pytest.mark.parametrize(
    ("past", "life", "works"),
    [
        ([{"downed": SORA, "by": "A"}], 2, True),
        ([{"downed": SORA, "by": "A"}], 3, False),
        ([{"downed": SORA, "by": "B"}], 2, False),
        ([], 2, False),
    ],
)
def test_079_draws_and_sends_a_cheer_after_a_bad_turn(past: list[object], life: int, works: bool) -> None:
    mine = {
        "center": one(SORA, "c"),
        "back": one(PEKORA, "b"),
        "hand": [one("hBP05-079", "event")],
        "archive": [one("red", "r")],
    }
    s = Scene({**mine, "life": life}, {"life": 3}, past=past)
    s.do("play", "event")
    if works:
        assert s.choices() == {"c", "b"}
        s.pick("b")
    assert (s.count("hand"), s.cheers("b"), s.prompt) == (2, ["red"] * works, "main")


# --- attached cards


@rule("hocg:5.19.1", "hocg:10.10.1")
@played("hBP05-081", "text")
@played("hBP05-083", "text")
@played("hBP05-084", "text")
@pytest.mark.parametrize(
    ("tool", "holder", "cheers", "back", "more"),
    [
        ("hBP05-081", "hBP05-010", ["white x3"], [], 30),
        ("hBP05-081", "hBP05-010", ["white x2"], [], 10),
        ("hBP05-081", "hBP05-008", ["white x3"], [], 10),
        ("hBP05-081", "hSD01-005", ["white x3"], [], 10),
        ("hBP05-084", "hBP03-069", ["yellow x3"], [one("hBP03-067", "w", attached=["hBP03-112"])], 10),
        ("hBP05-084", "hBP03-072", ["yellow x3"], [one("hBP03-067", "w", attached=["hBP03-112"])], 20),
        ("hBP05-084", "hBP03-072", ["yellow x3"], [], 10),
        ("hBP05-083", "hBP05-060", ["purple x3"], [], 10),
    ],
)
def test_081_083_084_strengthen_their_holder(
    tool: str, holder: str, cheers: list[str], back: list[object], more: int
) -> None:
    def dealt(attached: list[str]) -> int:
        s = Scene({"center": one(holder, "me", cheers=cheers, attached=attached), "back": back}, {"center": FOE})
        s.use("me", "foe")
        while s.prompt == "may":
            s.do("no")
        return s.mem("foe").damage

    assert dealt([tool]) - dealt([]) == more


@rule("hocg:10.8.1", "hocg:10.7.2.1.1", "hocg:5.19.1")
@played("hBP05-083", "text")
@pytest.mark.parametrize(
    ("holder", "where", "hurt"),
    [("hBP05-061", "center", 20), ("hBP05-061", "back", 0), ("hBP05-060", "center", 0)],
)
def test_083_strikes_when_its_holder_archives_cards_of_the_hand(holder: str, where: str, hurt: int) -> None:
    cards = [one(SORA, "h0"), one(SORA, "h1")]
    me = one(holder, "me", cheers=CHEERS, attached=["hBP05-083"])
    other = one("hBP05-060", "other", cheers=CHEERS)
    mine = {"center": other, "back": me} if where == "back" else {"center": me}
    s = Scene({**mine, "hand": cards}, {"center": FOE, "collab": one("Spare", "by")})
    s.use("other" if where == "back" else "me", "by")
    s.do("yes")
    s.pick("h0")
    if s.options("done"):
        s.do("done")
    if holder == "hBP05-061" and where == "center":
        assert s.choices() == {"foe", "by"}
        s.pick("foe")
    elif s.prompt == "pick":
        s.pick("by")
    assert (s.mem("foe").damage, s.prompt) == (hurt, "perform")


@rule("hocg:10.8.1", "hocg:5.21.1", "hocg:5.19.1")
@played("hBP05-084", "text")
@pytest.mark.parametrize(("holder", "works"), [("hBP03-072", True), ("hBP03-069", False)])
def test_084_sends_a_cheer_after_the_arts_of_a_second_watame(holder: str, works: bool) -> None:
    mine = {
        "center": one(holder, "me", cheers=CHEERS, attached=["hBP05-084"]),
        "archive": [one("red", "r")],
        "back": one("hBP03-067", "w"),
    }
    s = Scene(mine, {"center": FOE})
    s.use("me", "foe")
    if works:
        s.do("yes")
        assert s.choices() == {"me", "w"}
        s.pick("w")
    assert (s.cheers("w"), s.prompt) == (["red"] * works, "perform")


@rule("hocg:5.19.1", "hocg:10.10.1")
@played("hBP05-085", "text")
@played("hBP05-086", "text")
@pytest.mark.parametrize(("mascot", "holder", "hp"), [("hBP05-085", SORA, 70), ("hBP05-086", SORA, 80)])
def test_085_086_give_hp_to_anybody(mascot: str, holder: str, hp: int) -> None:
    s = Scene(
        {"center": one(holder, "me", attached=[mascot], damage=hp - 40), "back": SORA},
        {"center": one(SORA, "s", cheers=["white"])},
        active="B",
    )
    s.use("s", "me")
    assert s.mem("me").damage == hp - 10
    s = Scene(
        {"center": one(holder, "me", attached=[mascot], damage=hp - 30), "back": SORA},
        {"center": one(SORA, "s", cheers=["white"])},
        active="B",
    )
    s.use("s", "me")
    assert s.place("me") == "gone"


@rule("hocg:10.8.1", "hocg:5.19.1")
@played("hBP05-085", "text")
@pytest.mark.parametrize(("holder", "left"), [("hBP03-025", 1), (SORA, 2)])
def test_085_makes_the_opponent_archive_a_card_when_miko_is_downed(holder: str, left: int) -> None:
    hp = {SORA: 70, "hBP03-025": 110}[holder]
    mine = {"center": one(holder, "me", attached=["hBP05-085"], damage=hp - 10), "back": SORA, "hand": [SORA]}
    s = Scene(mine, {"center": one(SORA, "s", cheers=["white"]), "hand": [one(SORA, "x"), one(SORA, "y")]}, active="B")
    s.use("s", "me")
    if left == 1:
        assert s.t.asked == (1,) and s.choices() == {"x", "y"}
        s.pick("x")
    assert (s.count("hand", 1), s.count("hand", 0)) == (left, 1)


@rule("hocg:10.8.1", "hocg:10.7.2.1.1", "hocg:5.19.1")
@played("hBP05-086", "text")
@pytest.mark.parametrize(
    ("holder", "where", "drawn"), [("hBP05-047", "center", 1), ("hBP05-047", "collab", 0), (SORA, "center", 0)]
)
def test_086_draws_once_when_back_holomem_are_downed(holder: str, where: str, drawn: int) -> None:
    striker = one("hBP05-048", "striker")
    mine: dict[str, object] = {"center": SORA, where: one(holder, "me", attached=["hBP05-086"]), "back": striker}
    theirs = {"center": FOE, "back": [one(SORA, "a", damage=50), one(SORA, "b", damage=50)]}
    if where == "collab":
        mine = {
            "center": one("hBP05-047", "p"),
            "collab": mine["collab"],
            "hand": [one("hBP05-044", "x")],
            "back": one("hBP05-041", "o"),
        }
        s = Scene(mine, theirs)
        s.do("bloom", "x", "o")
        s.pick("a")
    else:
        s = Scene(mine, theirs)
        s.do("collab", "striker")
    while s.prompt == "pick" and s.t.asked == (1,):
        s.answer(s.options("pick")[0])
    assert s.count("hand") == drawn


@rule("hocg:10.8.1", "hocg:5.17.4")
@played("hBP05-087", "text")
@pytest.mark.parametrize("agree", [True, False])
def test_087_saves_a_cheer_for_somebody_who_sings(agree: bool) -> None:
    me = one("hBP05-057", "me", attached=["hBP05-087"], damage=70, cheers=["purple"])
    mine = {"center": me, "back": [one(SORA, "sora"), one(PEKORA, "pekora"), one("hBP01-044", "azki")]}
    s = Scene(mine, {"center": one(SORA, "s", cheers=["white"])}, active="B")
    s.use("s", "me")
    s.do("yes" if agree else "no")
    if agree:
        assert s.choices() == {"sora", "azki"}
        s.pick("azki")
    while s.prompt == "pick" and s.t.asked == (0,):
        s.answer(s.options("pick")[0])
    assert ("purple" in s.cheers("azki")) == agree
