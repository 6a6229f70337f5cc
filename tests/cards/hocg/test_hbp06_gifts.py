"""hBP06, gifts: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, strike
from tests.rule import rule

SORA, PEKORA, OMURICE, AXE = "hSD01-003", "hBP01-038", "hSD04-013", "hBP01-114"
ROBOSER, FINGERS = "hBP03-110", "hBP06-099"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage
Side = Mapping[str, object]


def first_options(s: Scene, seat: int) -> None:
    """Answer whatever this player has to choose."""
    while s.prompt == "pick" and s.t.asked == (seat,):
        s.answer(s.options("pick")[0])


@rule("hocg:10.11.1")
@played("hBP06-009", "gift1")
@played("hBP06-039", "gift1")
@played("hBP06-072", "gift1")
@played("hBP06-082", "gift1")
@pytest.mark.parametrize(
    ("mine", "theirs", "target", "taken"),
    [
        ({"center": "hBP06-009", "collab": one("Spare", "me")}, {}, "me", 20),
        ({"center": "Spare", "collab": one("hBP06-009", "me")}, {}, "me", 30),
        ({"center": one("hBP06-039", "me"), "collab": SORA}, {}, "me", 0),
        ({"center": "hBP06-039", "collab": one("Spare", "me")}, {}, "me", 0),
        ({"center": one("hBP06-039", "me")}, {}, "me", 30),
        ({"center": one("hBP06-039", "me"), "collab": SORA}, {"collab": SORA}, "me", 30),
        ({"center": one("hBP06-072", "me")}, {"center": one("hBP01-022", "striker", cheers=CHEERS)}, "me", 40 - 30),
        ({"center": one("hBP06-072", "me")}, {}, "me", 30),
        (
            {"oshi": "hBP04-007", "center": one("hBP04-078", "me", attached=["hBP04-099"]), "collab": "hBP06-082"},
            {},
            "me",
            0,
        ),
        ({"oshi": "hBP04-007", "center": one("hBP04-078", "me"), "collab": "hBP06-082"}, {}, "me", 30),
        (
            {"oshi": "hBP04-006", "center": one("hBP04-078", "me", attached=["hBP04-099"]), "collab": "hBP06-082"},
            {},
            "me",
            30,
        ),
        (
            {"oshi": "hBP04-007", "center": one("hBP04-078", "me", attached=["hBP04-099"]), "back": "hBP06-082"},
            {},
            "me",
            30,
        ),
    ],
)
def test_gifts_that_shield(mine: Side, theirs: Side, target: str, taken: int) -> None:
    s = Scene(mine, {"center": STRIKER, **theirs}, active="B")
    s.use("striker", target)
    while s.prompt == "may":
        s.do("no")
    assert s.mem(target).damage == taken


@rule("hocg:10.8.1", "hocg:5.9.1")
@played("hBP06-014", "gift1")
@pytest.mark.parametrize("power", [2, 0])
def test_014_changes_a_card_of_the_holo_power(power: int) -> None:
    mine = {"power": [one(SORA, f"p{i}") for i in range(power)], "hand": [one(PEKORA, "h0")]}
    s = strike("hBP06-014", 1, mine)
    if power:
        assert s.choices() == {"p0", "p1"} and not s.options("done")
        s.pick("p0")
        assert (s.known("p0"), s.choices()) == (3, {"p0", "h0"})
        s.pick("h0")
    assert (s.lies("h0"), s.count("hand"), s.count("power"), s.prompt) == (
        "power" if power else "hand",
        1,
        power,
        "perform",
    )


@rule("hocg:10.8.1", "hocg:10.4.2.2")
@played("hBP06-020", "gift1")
@pytest.mark.parametrize(("deck", "agree", "drawn"), [(9, True, 2), (9, False, 0), (1, False, 0)])
def test_020_draws_for_two_archived_cards(deck: int, agree: bool, drawn: int) -> None:
    """Two cards or none: with one card left it can't be used."""
    mine = {"center": one("hBP06-020", "me", damage=190), "back": ["hSD10-002", SORA, "hSD10-002"], "deck": deck}
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "me")
    if deck > 1:
        s.do("yes" if agree else "no")
    first_options(s, A)
    assert (s.count("hand"), s.count("deck")) == (drawn, deck - drawn - 2 * agree)


@rule("hocg:10.10.1")
@played("hBP06-025", "gift1")
@pytest.mark.parametrize(
    ("where", "number", "dealt"), [("collab", "hBP04-010", 60), ("back", "hBP04-010", 40), ("collab", SORA, 30)]
)
def test_025_strengthens_others_of_holox(where: str, number: str, dealt: int) -> None:
    s = Scene({"center": one(number, "c", cheers=CHEERS), where: "hBP06-025"}, {"center": FOE})
    s.use("c", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.10.1")
@played("hBP06-025", "gift1")
def test_025_does_not_strengthen_itself() -> None:
    s = Scene({"center": one("hBP06-025", "me", cheers=CHEERS)}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == 50


@rule("hocg:10.8.1", "hocg:5.21.1")
@played("hBP06-026", "gift1")
@pytest.mark.parametrize(
    ("where", "hand", "agree"), [("center", 5, True), ("center", 5, False), ("center", 4, False), ("back", 5, False)]
)
def test_026_sends_a_cheer_to_the_collab_with_five_cards(where: str, hand: int, agree: bool) -> None:
    me = one("hBP06-026", "me")
    mine = (
        {"center": me, "back": one(SORA, "c")} if where == "center" else {"center": SORA, "back": [me, one(SORA, "c")]}
    )
    s = Scene({**mine, "hand": [SORA] * hand})
    s.do("collab", "c")
    if where == "center" and hand == 5:
        s.do("yes" if agree else "no")
    assert (len(s.cheers("c")), s.prompt) == (agree, "main")


@rule("hocg:11.3.1.1", "hocg:5.14.1", "hocg:8.3.2.c")
@played("hBP06-027", "gift1")
@pytest.mark.parametrize(
    ("where", "bloomed", "works"), [("center", True, True), ("collab", True, False), ("center", False, False)]
)
def test_027_blooms_an_iroha_once_more_when_it_downs_the_center(where: str, bloomed: bool, works: bool) -> None:
    mine = {
        "center": one("hBP06-027", "me", cheers=CHEERS),
        "back": one("hBP06-024", "iroha", bloomed=bloomed),
        "hand": [one("hBP06-027", "x")],
    }
    s = Scene(mine, {"center": SORA, where: one(SORA, "foe"), "back": SORA})
    s.use("me", "foe")
    if works:
        s.do("yes")
        first_options(s, A)
    first_options(s, B)
    assert s.has("iroha", "x") == works


@rule("hocg:10.8.1", "hocg:5.22.1")
@played("hBP06-065", "gift1")
@pytest.mark.parametrize(("under", "works"), [("hBP06-063", True), ("hBP06-061", False)])
def test_065_strikes_again_on_a_first(under: str, works: bool) -> None:
    mine = {"center": one("hBP06-065", "me", cheers=CHEERS, under=[under])}
    s = strike("hBP06-065", 1, mine, {"collab": one("Spare", "by")})
    if works:
        assert s.choices() == {"foe", "by"}
        s.pick("by")
    assert (s.mem("foe").damage, s.mem("by").damage) == (90, 50 * works)


@rule("hocg:10.8.1", "hocg:5.11.2")
@played("hBP06-066", "gift1")
@pytest.mark.parametrize(
    ("collab", "where", "works"), [(SORA, "center", True), (PEKORA, "center", False), (SORA, "back", False)]
)
def test_066_archives_a_card_of_the_deck_after_the_arts_of_a_gen_0_collab(collab: str, where: str, works: bool) -> None:
    mine = {
        "center": SORA,
        where: "hBP06-066",
        "collab": one(collab, "c", cheers=CHEERS),
        "deck": [one(AXE, "axe"), SORA],
    }
    s = Scene(mine, {"center": FOE})
    s.use("c", "foe")
    while s.prompt == "may":
        s.do("no")
    if works:
        s.pick("axe")
    assert (s.lies("axe"), s.prompt) == ("archive" if works else "deck", "perform")


@rule("hocg:10.7.2.1.1", "hocg:10.4.2.2", "hocg:12.2.3.1")
@played("hBP06-070", "gift1")
@pytest.mark.parametrize(("where", "usable"), [("center", True), ("collab", False)])
def test_070_returns_fingers_to_need_two_cheers_less(where: str, usable: bool) -> None:
    mine = {
        "center": SORA,
        where: one("hBP06-070", "me", cheers=["red x2"]),
        "back": one(SORA, "b", attached=[one(FINGERS, "f")]),
    }
    s = Scene(mine, {"center": FOE})
    assert bool(s.options("ability")) == usable
    if usable:
        s.answer(s.options("ability")[0])
        assert s.lies("f") == "deck" and not s.options("ability")
    s.do("pass")
    assert any(o[1] == s.mem("me").id for o in s.options("art")) == usable


@rule("hocg:10.8.1", "hocg:8.7.1")
@played("hBP06-084", "gift1")
def test_084_strengthens_koyori_after_its_baton_pass() -> None:
    mine = {"center": one("hBP06-084", "me"), "back": [one("hBP04-008", "koyori", cheers=CHEERS), one(SORA, "s")]}
    s = Scene(mine, {"center": FOE})
    s.do("baton", "koyori")
    assert s.place("me") == "back"
    s.use("koyori", "foe")
    while s.prompt == "may":
        s.do("no")
    with_it = s.mem("foe").damage
    s = Scene({"center": one("hBP04-008", "koyori", cheers=CHEERS)}, {"center": FOE})
    s.use("koyori", "foe")
    assert with_it - s.mem("foe").damage == 20
