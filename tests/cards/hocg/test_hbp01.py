"""hBP01: every printed sentence of the cards declared, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

AXE, UPAO, JOBS, GANMO, PIONEERS = (f"hBP01-{n}" for n in (114, 116, 119, 120, 124))


# --- hBP01-004 Usada Pekora, Oshi


def pekora() -> Scene:
    """B's turn: A's center is about to go down with two green cheers and a white one."""
    s = Scene(
        {
            "oshi": "hBP01-004",
            "power": 2,
            "center": one("hBP01-038", "peko", damage=80, cheers=[one("green", "g1"), one("green", "g2"), "white"]),
            "back": [one("hSD01-008", "one"), one("hSD01-007", "two")],
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "peko")
    return s


@rule("hocg:12.1.5.2", "hocg:11.3.1.1", "hocg:5.17.4.2", "hocg:12.1.3")
@played("hBP01-004", "skill")
def test_004_saves_the_green_cheers_of_a_downed_holomem_and_shares_them_out() -> None:
    s = pekora()
    assert (s.prompt, s.t.asked, s.place("peko")) == ("may", (A,), "center")
    s.do("yes")
    assert s.choices() == {"one", "two"}
    s.pick("one", "two")
    assert (s.cheers("one")[:1], s.cheers("two")[:1], s.place("peko")) == (["green"], ["green"], "gone")
    assert s.count("power") == 0


@rule("hocg:12.1.5.2")
@played("hBP01-004", "skill")
def test_004_need_not_be_used() -> None:
    s = pekora()
    s.do("no")
    assert (s.place("peko"), s.count("power"), s.lies("g1"), s.lies("g2")) == ("gone", 2, "archive", "archive")


@rule("hocg:12.1.5.2")
@played("hBP01-004", "skill")
def test_004_is_not_offered_in_ones_own_turn() -> None:
    s = Scene(
        {
            "oshi": "hBP01-004",
            "power": 2,
            "center": one("hBP01-034", "aki", damage=150, cheers=[one("green", "g")], attached=[AXE]),
            "back": [one("hSD01-008", "one")],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("aki", "foe")
    assert (s.place("aki"), s.lies("g"), s.count("power")) == ("gone", "archive", 2)


@rule("hocg:10.2.1.3.3", "hocg:7.7.2")
@played("hBP01-004", "sp")
def test_004_sp_makes_every_die_a_six_for_the_turn() -> None:
    s = Scene(
        {
            "oshi": "hBP01-004",
            "power": 3,
            "center": one("hBP01-038", "peko", cheers=["green"]),
            "collab": one("hSD01-013", "soraz", cheers=["white x2"]),
        },
        {"center": one("hSD01-006", "foe")},
        dice=[1, 3],
    )
    s.do("skill", 1)
    s.use("peko", "foe")
    s.do("yes")
    assert s.mem("foe").damage == 40  # the 1 counts as even
    s.use("soraz", "foe")
    s.do("yes")
    assert (s.count("hand"), len(s.cheers("soraz"))) == (1, 2)
    s.done()


# --- holomem


@rule("hocg:12.2.3.2")
@played("hBP01-009", "art1")
def test_009_can_only_target_the_center() -> None:
    s = Scene(
        {"center": one("hBP01-009", "kanata", cheers=["white"]), "collab": one("hSD01-003", "sora", cheers=["white"])},
        {"center": one("hSD01-006", "center"), "collab": one("hSD01-005", "collab")},
        phase="performance",
    )
    aims = {(o[1], o[3]) for o in s.options("art")}
    kanata, sora = s.number("kanata"), s.number("sora")
    center, collab = s.number("center"), s.number("collab")
    assert aims == {(kanata, center), (sora, center), (sora, collab)}


@rule("hocg:12.2.4.3", "hocg:5.24.2")
@pytest.mark.parametrize(("dice", "dealt"), [([4], 40), ([3], 20), ([], 20)])
@played("hBP01-038", "art1")
def test_038_is_stronger_on_an_even_roll(dice: list[int], dealt: int) -> None:
    s = Scene({"center": one("hBP01-038", "peko", cheers=["green"])}, {"center": one("hSD01-006", "foe")}, dice=dice)
    s.use("peko", "foe")
    s.do("yes" if dice else "no")
    assert s.mem("foe").damage == dealt
    s.done()


# --- hBP01-114 Stone Axe


@rule("hocg:10.1.1.3", "hocg:10.3.4.2", "hocg:10.8.1")
@played("hBP01-114", "text")
def test_114_strengthens_and_then_hurts_its_holder() -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "holder", cheers=["white"], attached=[AXE]),
            "collab": one("hSD01-004", "friend", cheers=["white"]),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("friend", "foe")
    assert (s.mem("foe").damage, s.mem("friend").damage, s.mem("holder").damage) == (20, 0, 0)
    s.use("holder", "foe")
    assert (s.mem("foe").damage, s.mem("holder").damage) == (20 + 50, 10)


def healing(card: str, **more: object) -> Scene:
    """The holder carries the axe and Jobs, whose bonus for Aki restores HP whenever it uses Arts."""
    s = Scene(
        {
            "center": one(card, "aki", cheers=["green x2"], damage=50, attached=[AXE, JOBS], **more),
            "back": [one("hSD01-007", "irys", damage=20)],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("aki", "foe")
    return s


def restore(s: Scene, whom: str) -> None:
    """Of what waits take Jobs first, then the rest as it comes."""
    jobs = s.mem("aki").supports[1]
    s.answer(next(o for o in s.options("resolve") if s.t.pending[int(o[1])].source == jobs))
    s.pick(whom)
    while s.prompt == "order":
        s.answer(s.options("resolve")[0])


@rule("hocg:5.19.1", "hocg:10.8.3", "hocg:5.23.1")
@pytest.mark.parametrize(("card", "drawn"), [("hBP01-034", 1), ("hBP01-032", 0)])
@played("hBP01-114", "text")
def test_114_draws_for_a_first_or_second_aki_whose_hp_is_restored(card: str, drawn: int) -> None:
    s = healing(card)
    restore(s, "aki")
    assert (s.count("hand"), s.mem("aki").damage) == (drawn, 50)


@rule("hocg:5.19.1")
@played("hBP01-114", "text")
def test_114_does_not_draw_for_another_holomem_restored() -> None:
    s = healing("hBP01-034")
    restore(s, "irys")
    assert (s.count("hand"), s.mem("irys").damage) == (0, 10)


@rule("hocg:10.7.2.1.1")
@played("hBP01-114", "text")
def test_114_draws_once_a_turn() -> None:
    s = healing("hBP01-034", used=["bonus"])
    restore(s, "aki")
    assert s.count("hand") == 0


@rule("hocg:5.17.3.1", "hocg:10.7.2.5.1.2")
@pytest.mark.parametrize(
    ("number", "cap"), [(AXE, "hocg:10.7.2.5.1.2.1"), (JOBS, "hocg:10.7.2.5.1.2.1"), (PIONEERS, "")]
)
def test_one_tool_and_one_mascot_but_any_number_of_fans(number: str, cap: str) -> None:
    s = Scene({"center": one("hSD01-008", "azki"), "hand": [one(number, "first"), one(number, "second")]})
    s.do("play", "first", "azki")
    assert s.has("azki", "first")
    assert s.why_not("play", "second", "azki") == cap


# --- hBP01-116 Upao


def upao(card: str) -> Scene:
    """A's holder of Upao is hit by B's center."""
    s = Scene(
        {"center": one(card, "holder", attached=[UPAO]), "back": [one("hSD01-007", "irys")]},
        {
            "center": one("hSD01-003", "foe", cheers=["white"]),
            "collab": one("hSD01-004", "second", cheers=["white"]),
        },
        active="B",
    )
    s.use("foe", "holder")
    return s


@rule("hocg:5.19.1", "hocg:10.8.1")
@pytest.mark.parametrize(("card", "dealt"), [("hBP01-009", 20), ("hSD01-014", 20), ("hSD01-006", 0)])
@played("hBP01-116", "text")
def test_116_strikes_back_for_kanata(card: str, dealt: int) -> None:
    s = upao(card)
    assert (s.mem("holder").damage, s.mem("foe").damage) == (30, dealt)


@rule("hocg:10.7.2.1.1")
@played("hBP01-116", "text")
def test_116_strikes_back_once_a_turn() -> None:
    s = upao("hSD01-014")
    s.use("second", "holder")
    assert (s.mem("holder").damage, s.mem("foe").damage) == (50, 20)


@rule("hocg:10.1.1.2")
@played("hBP01-116", "text")
def test_116_is_silent_in_its_own_players_turn() -> None:
    s = Scene(
        {"center": one("hSD01-014", "kanata", cheers=["white", "green"], attached=[UPAO, AXE])},
        {"center": one("hSD01-006", "foe")},
    )
    s.use("kanata", "foe")
    assert (s.mem("kanata").damage, s.mem("foe").damage) == (10, 30 + 10 + 20)


# --- hBP01-119 Jobs


@rule("hocg:10.1.1.3", "hocg:11.3.1")
@pytest.mark.parametrize(
    ("attached", "damage", "place"), [([JOBS], 30, "center"), ([JOBS], 40, "gone"), ([], 30, "gone")]
)
@played("hBP01-119", "text")
def test_119_gives_ten_hp(attached: list[str], damage: int, place: str) -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "holder", damage=damage, attached=attached),
            "back": [one("hSD01-007", "irys")],
        },
        {"center": one("hSD01-005", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "holder")
    assert s.place("holder") == place


@rule("hocg:5.23.1", "hocg:5.19.1")
@pytest.mark.parametrize(("card", "left"), [("hBP01-032", 10), ("hSD01-008", 20)])
@played("hBP01-119", "text")
def test_119_restores_hp_when_aki_uses_arts(card: str, left: int) -> None:
    s = Scene(
        {
            "center": one(card, "holder", cheers=["green"], attached=[JOBS]),
            "back": [one("hSD01-007", "irys", damage=20)],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("holder", "foe")
    if s.prompt == "pick":
        assert s.choices() == {"holder", "irys"}
        s.pick("irys")
    assert s.mem("irys").damage == left


# --- hBP01-120 Ganmo


@rule("hocg:5.19.1", "hocg:10.1.1.3")
@pytest.mark.parametrize(
    ("place", "card", "dealt", "drawn"),
    [("center", "hBP01-056", 40, 1), ("collab", "hBP01-056", 40, 0), ("center", "hBP01-032", 40, 0)],
)
@played("hBP01-120", "text")
def test_120_draws_when_lui_uses_arts_in_the_center(place: str, card: str, dealt: int, drawn: int) -> None:
    s = Scene({place: one(card, "holder", cheers=["red"], attached=[GANMO])}, {"center": one("hSD01-006", "foe")})
    s.use("holder", "foe")
    assert (s.mem("foe").damage, s.count("hand")) == (dealt, drawn)


# --- hBP01-124 Pioneers


@rule("hocg:11.3.1.1", "hocg:5.17.4.2")
@played("hBP01-124", "text")
def test_124_saves_one_cheer_of_its_downed_holder() -> None:
    s = Scene(
        {
            "center": one(
                "hSD01-008", "azki", damage=60, cheers=[one("green", "g"), one("white", "w")], attached=[PIONEERS]
            ),
            "back": [one("hSD01-007", "one"), one("hSD01-012", "two")],
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "azki")
    assert s.t.asked == (A,)
    assert s.choices() == {"g", "w"}
    s.pick("g")
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert (s.has("two", "g"), s.lies("w"), s.place("azki")) == (True, "archive", "gone")


@rule("hocg:11.3.1.1")
@played("hBP01-124", "text")
def test_124_does_nothing_in_its_own_players_turn() -> None:
    s = Scene(
        {
            "center": one("hSD01-008", "azki", damage=60, cheers=[one("green", "g")], attached=[AXE, PIONEERS]),
            "back": [one("hSD01-007", "one"), one("hSD01-012", "two")],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("azki", "foe")
    assert (s.place("azki"), s.lies("g")) == ("gone", "archive")


@rule("hocg:11.3.1.1")
@played("hBP01-124", "text")
def test_124_does_nothing_when_another_holomem_is_downed() -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "sora", damage=50, cheers=[one("white", "w")]),
            "back": [one("hSD01-008", "azki", cheers=["green"], attached=[PIONEERS])],
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "sora")
    assert (s.place("sora"), s.lies("w"), s.cheers("azki")[:1]) == ("gone", "archive", ["green"])
    assert s.prompt != "may"


@rule("hocg:5.17.3.3", "hocg:11.4.3")
@played("hBP01-124", "text")
def test_124_goes_only_on_azki() -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "sora"),
            "back": [one("hSD01-008", "azki"), one("hSD01-013", "soraz")],
            "hand": [one(PIONEERS, "fan")],
        }
    )
    assert s.why_not("play", "fan", "sora") == "hocg:11.4.3"
    assert s.why_not("play", "fan", "azki") == s.why_not("play", "fan", "soraz") == ""
