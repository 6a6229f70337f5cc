"""hBP02, support cards: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

AXE, JOBS = "hBP01-114", "hBP01-119"
FUBUKI0, FUBUKI1, SORA = "hBP02-008", "hBP02-010", "hSD01-003"
ORUYANKE, NEJI, CHUN, FUBZILLA, TATANG, INU, UDIN, DEATH = (
    f"hBP02-{n}" for n in ("089", "090", "091", "092", "094", "096", "097", "098")
)
SUKONBU, KNIGHTS, MIOFAM, SHIOKKO = (f"hBP02-{n}" for n in ("099", "100", "101", "102"))
FOE = {"center": one("Spare", "foe"), "collab": one("Spare", "beside")}


# --- cards that look at the top four


GROUPS = {
    "hBP02-075": (["hBP02-018", "hBP02-028", "hSD02-010"], "hSD01-003"),
    "hBP02-078": (["hBP01-009", "hSD01-013", "hBP02-035"], "hSD01-003"),
    "hBP02-081": (["hBP02-018", "hBP02-048", "hBP02-053"], "hSD01-012"),
    "hBP02-082": (["hBP02-008", "hSD02-011", "hSD03-009"], "hSD01-003"),
}


@rule("hocg:5.9.1", "hocg:10.7.2.3.2", "hocg:5.11.2", "hocg:8.6.2")
@pytest.mark.parametrize("number", GROUPS)
@played("hBP02-075", "text")
@played("hBP02-078", "text")
@played("hBP02-081", "text")
@played("hBP02-082", "text")
def test_group_cards_take_any_number_of_their_holomem_of_the_top_four(number: str) -> None:
    (one_, two, three), other = GROUPS[number]
    s = Scene(
        {
            "hand": [one(number, "card"), one(number, "again")],
            "deck": [one(one_, "one"), one(other, "other"), one(two, "two"), one(three, "three"), one(one_, "fifth")],
        }
    )
    s.do("play", "card")
    assert s.choices() == {"one", "two", "three"}
    s.pick("one", "three")
    s.do("done")
    assert s.choices() == {"two", "other"}
    s.pick("other")
    assert (s.lies("one"), s.lies("three"), s.pile("deck")) == ("hand", "hand", ["fifth", "other", "two"])
    assert (s.known("one"), s.known("two"), s.lies("card")) == (3, 1, "archive")
    assert s.why_not("play", "again") == "hocg:8.6.2"


@rule("hocg:10.7.2.3.5", "hocg:5.9.1")
@pytest.mark.parametrize("number", GROUPS)
@played("hBP02-075", "text")
@played("hBP02-078", "text")
@played("hBP02-081", "text")
@played("hBP02-082", "text")
def test_group_cards_do_not_take_support_cards_and_may_take_none(number: str) -> None:
    (fits, *_), other = GROUPS[number]
    s = Scene({"hand": [one(number, "card")], "deck": [one(number, "copy"), one(fits, "fits"), other]})
    s.do("play", "card")
    assert s.choices() == {"fits"}
    s.do("done")
    s.pick("copy", "fits")
    assert (s.count("hand"), s.pile("deck")[:2]) == (0, ["copy", "fits"])


@rule("hocg:10.7.2.4.1", "hocg:10.7.2.3.7")
@pytest.mark.parametrize("number", GROUPS)
@pytest.mark.parametrize(("others", "deck", "why"), [(6, 1, ""), (7, 1, "hocg:10.7.2.4.1"), (0, 0, "hocg:10.7.2.3.7")])
@played("hBP02-075", "text")
@played("hBP02-078", "text")
@played("hBP02-081", "text")
@played("hBP02-082", "text")
def test_group_cards_need_a_hand_of_six_or_fewer_and_a_deck(number: str, others: int, deck: int, why: str) -> None:
    s = Scene({"hand": [one(number, "card"), *["hSD02-002"] * others], "deck": deck})
    assert s.why_not("play", "card") == why


# --- numbers an attached card gives


@rule("hocg:4.4.5", "hocg:10.3.4.2", "hocg:5.19.1")
@pytest.mark.parametrize(
    ("number", "holder", "more"),
    [
        *((number, holder, 20) for number in (ORUYANKE, NEJI, CHUN, FUBZILLA, DEATH) for holder in (FUBUKI0, SORA)),
        (TATANG, "hBP02-018", 30),
        (TATANG, FUBUKI0, 0),
        (SUKONBU, FUBUKI0, 10),
    ],
)
@played("hBP02-089", "text")
@played("hBP02-090", "text")
@played("hBP02-091", "text")
@played("hBP02-092", "text")
@played("hBP02-094", "text")
@played("hBP02-098", "text")
@played("hBP02-099", "text")
def test_attached_cards_that_give_hp(number: str, holder: str, more: int) -> None:
    s = Scene({"center": one(holder, "other"), "back": [one(holder, "holder", attached=[number])]})
    assert hp(s.t, s.mem("holder")) == BY_ID[holder].printed.hp + more
    assert hp(s.t, s.mem("other")) == BY_ID[holder].printed.hp


@rule("hocg:10.1.1.3", "hocg:10.3.4.2")
@pytest.mark.parametrize(
    ("number", "holder"),
    [(TATANG, "hBP02-018"), (TATANG, FUBUKI0), (INU, FUBUKI0), (UDIN, FUBUKI0), (SHIOKKO, "hBP02-044")],
)
@played("hBP02-094", "text")
@played("hBP02-096", "text")
@played("hBP02-097", "text")
@played("hBP02-102", "text")
def test_attached_cards_that_strengthen_their_holder(number: str, holder: str) -> None:
    s = Scene(
        {
            "center": one(holder, "other", cheers=["white"]),
            "collab": one(holder, "holder", cheers=["white"], attached=[number]),
        },
        FOE,
    )
    s.use("holder", "foe")
    s.use("other", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == (40, 30)


@rule("hocg:5.17.3.3", "hocg:11.4.3", "hocg:5.17.3.1")
@pytest.mark.parametrize(
    ("number", "fits", "name"),
    [
        (SUKONBU, FUBUKI0, "Shirakami Fubuki"),
        (KNIGHTS, "hBP02-014", "Shirogane Noel"),
        (MIOFAM, "hBP02-024", "Ookami Mio"),
        (SHIOKKO, "hBP02-042", "Murasaki Shion"),
    ],
)
@played("hBP02-099", "text")
@played("hBP02-100", "text")
@played("hBP02-101", "text")
@played("hBP02-102", "text")
def test_fans_go_on_their_holomem_alone_and_any_number_of_them(number: str, fits: str, name: str) -> None:
    s = Scene({"center": one(SORA, "sora"), "back": [one(fits, "fits")], "hand": [one(number, "a"), one(number, "b")]})
    assert BY_ID[fits].name("en") == name
    assert s.why_not("play", "a", "sora") == "hocg:11.4.3"
    s.do("play", "a", "fits")
    s.do("play", "b", "fits")
    assert s.has("fits", "a") and s.has("fits", "b")


# --- fans


@rule("hocg:10.11.2.3", "hocg:10.2.1.3.3")
@played("hBP02-100", "text")
@pytest.mark.parametrize(("fans", "taken"), [(0, 30), (1, 20), (2, 10), (4, 0)])
def test_100_lessens_every_damage_its_holder_takes(fans: int, taken: int) -> None:
    s = Scene(
        {
            "center": one("hBP02-014", "other"),
            "collab": one("hBP02-014", "noel", attached=[KNIGHTS] * fans),
        },
        {"center": one(SORA, "foe", cheers=["white"]), "collab": one(SORA, "second", cheers=["white"])},
        active="B",
    )
    s.use("foe", "noel")
    s.use("second", "other")
    assert (s.mem("noel").damage, s.mem("other").damage) == (taken, 30)


@rule("hocg:10.11.2.3", "hocg:rb.term.special-damage")
@played("hBP02-100", "text")
def test_100_lessens_special_damage_in_ones_own_turn_too() -> None:
    s = Scene({"center": one("hBP02-014", "noel", cheers=["white"], attached=[AXE, KNIGHTS])}, FOE)
    s.use("noel", "foe")
    assert s.mem("noel").damage == 0


@rule("hocg:11.3.1.1", "hocg:11.5.1")
@played("hBP02-101", "text")
@pytest.mark.parametrize("fans", [1, 2])
def test_101_draws_when_mio_goes_down_in_the_opponents_turn(fans: int) -> None:
    s = Scene(
        {
            "center": one("hBP02-024", "mio", damage=80, attached=[MIOFAM] * fans),
            "back": [one(SORA, "a"), one(SORA, "b")],
        },
        {"center": one(SORA, "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "mio")
    while s.options("resolve"):
        s.answer(s.options("resolve")[0])
    assert (s.count("hand"), s.choices()) == (fans, {"a", "b"})  # before the life card is sent


@rule("hocg:11.3.1.1")
@played("hBP02-101", "text")
def test_101_does_not_draw_in_ones_own_turn_nor_for_somebody_else() -> None:
    s = Scene({"center": one("hBP02-024", "mio", damage=80, cheers=["red"], attached=[AXE, MIOFAM])}, FOE)
    s.use("mio", "foe")
    assert (s.place("mio"), s.count("hand")) == ("gone", 0)
    s = Scene(
        {"center": one("hBP02-024", "other", damage=80), "back": [one("hBP02-024", "mio", attached=[MIOFAM])]},
        {"center": one(SORA, "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "other")
    assert (s.place("other"), s.count("hand")) == ("gone", 0)


@rule("hocg:10.11.2.4", "hocg:10.2.1.3.3")
@played("hBP02-102", "text")
def test_102_is_archived_when_its_holder_takes_damage_which_is_taken_all_the_same() -> None:
    shion = {"attached": [one(SHIOKKO, "a"), one(SHIOKKO, "b")]}
    s = Scene(
        {
            "center": one("hBP02-042", "shion", **shion),
            "collab": one("hBP02-042", "other", attached=[one(SHIOKKO, "c")]),
        },
        {"center": one(SORA, "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "shion")
    assert (s.lies("a"), s.lies("b"), s.has("other", "c")) == ("archive", "archive", True)
    assert s.mem("shion").damage == 30
