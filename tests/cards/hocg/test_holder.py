"""What a tool, mascot or fan gives, it gives to its holder wherever that is, and to nobody else (10.1.1.3)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD01-006"


@rule("hocg:10.1.1.3", "hocg:12.2.4.4")
@pytest.mark.parametrize(
    ("card", "holder", "more"),
    [
        ("hBP01-114", "hSD01-003", 20),
        ("hBP01-116", "hSD01-003", 10),
        ("hBP01-120", "hSD01-003", 10),
        ("hBP02-088", "hSD01-003", 10),
        ("hBP02-095", "hSD01-003", 10),
        ("hSD02-013", "hSD01-003", 10),
        ("hSD02-013", "hSD02-005", 20),  # Ayame, 1st
        ("hSD05-014", "hSD01-003", 10),
        ("hSD06-011", "hSD01-003", 10),
        ("hSD10-013", "hSD10-002", 10),
        ("hSD13-018", "hSD13-010", 20),  # Gigi without a card under her
    ],
)
@pytest.mark.parametrize("place", ["center", "collab"])
def test_only_the_holders_arts_are_stronger(card: str, holder: str, more: int, place: str) -> None:
    """The same holomem stands beside the holder, with nothing attached."""

    def dealt(user: str, attached: list[str]) -> int:
        other = "collab" if place == "center" else "center"
        cheers = ["white", "red", "green", "yellow"]
        s = Scene(
            {
                place: one(holder, "holder", cheers=cheers, attached=attached),
                other: one(holder, "other", cheers=cheers),
            },
            {"center": one(FOE, "foe")},
        )
        s.use(user, "foe")
        return s.mem("foe").damage

    assert dealt("holder", [card]) == dealt("holder", []) + more
    assert dealt("other", [card]) == dealt("other", [])


@rule("hocg:10.1.1.3", "hocg:10.10.1.4")
@pytest.mark.parametrize(
    ("card", "holder", "more"),
    [
        ("hBP01-119", "hSD01-003", 10),
        ("hSD02-014", "hSD01-003", 20),
        ("hSD03-014", "hSD03-002", 10),
        ("hSD04-014", "hSD01-003", 20),
        ("hSD05-014", "hSD05-002", 20),
        ("hSD06-012", "hSD01-003", 10),
        ("hSD06-012", "hSD06-004", 30),  # Iroha
        ("hSD07-015", "hSD07-002", 10),
        ("hSD12-016", "hSD01-003", 20),
        ("hSD13-018", "hSD01-003", 20),
        ("hSD14-011", "hSD01-003", 10),
    ],
)
@pytest.mark.parametrize("place", ["center", "collab", "back"])
def test_only_the_holder_has_more_hp(card: str, holder: str, more: int, place: str) -> None:
    held = one(holder, "holder", attached=[card])
    others = {x: one(holder, x) for x in ("center", "collab", "back") if x != place}
    mine = {**others, place: held}
    s = Scene({**mine, "back": [mine["back"]]})
    printed = hp(s.t, s.mem(next(iter(others))))
    assert [hp(s.t, s.mem(x)) for x in others] == [printed] * 2
    assert hp(s.t, s.mem("holder")) == printed + more


# --- moments of the holder


@rule("hocg:5.19.1", "hocg:10.8.1")
@pytest.mark.parametrize(("card", "struck"), [("hBP01-116", "hBP01-009"), ("hSD06-011", "hSD06-004")])
@pytest.mark.parametrize(("hit", "dealt"), [("holder", 20), ("other", 0)])
def test_upao_and_chakimaru_strike_back_for_their_holder_alone(card: str, struck: str, hit: str, dealt: int) -> None:
    """The holder is the collab; its neighbour has the same name."""
    s = Scene(
        {"center": one(struck, "other"), "collab": one(struck, "holder", attached=[card])},
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", hit)
    assert (s.mem(hit).damage, s.mem("foe").damage) == (30, dealt)


@rule("hocg:10.7.2.1.1", "hocg:7.7.2")
@pytest.mark.parametrize(("card", "holder"), [("hBP01-116", "hBP01-011"), ("hSD06-011", "hSD06-004")])
def test_upao_and_chakimaru_strike_back_in_each_turn(card: str, holder: str) -> None:
    """Once a turn, not once a game."""
    s = Scene(
        {"center": one(holder, "holder", attached=[card]), "cheer_deck": 0},
        {"center": one("hSD01-005", "foe", cheers=["white"]), "cheer_deck": 0},
        active="B",
    )
    for turns in (1, 2):
        s.use("foe", "holder")
        assert s.mem("foe").damage == 20 * turns
        while s.t.active == B:
            s.do("pass")
        while s.t.active == A:
            s.do("pass")


@rule("hocg:5.19.1", "hocg:10.8.1")
@pytest.mark.parametrize(("user", "restores"), [("holder", True), ("other", False)])
def test_jobs_restores_hp_for_arts_of_its_holder_alone(user: str, restores: bool) -> None:
    s = Scene(
        {
            "center": one("hBP01-032", "other", cheers=["green"], damage=10),
            "collab": one("hBP01-032", "holder", cheers=["green"], attached=["hBP01-119"]),
        },
        {"center": one(FOE, "foe")},
    )
    s.use(user, "foe")
    if s.prompt == "pick":
        s.pick("other")
    assert s.mem("other").damage == (0 if restores else 10)


@rule("hocg:5.25.1", "hocg:10.8.1")
def test_the_axe_answers_the_use_of_arts_and_not_special_damage() -> None:
    """Kanata's mascot strikes back in the opponent's turn: no Arts has been used."""
    s = Scene(
        {"center": one("hBP01-009", "kanata", attached=["hBP01-116", "hBP01-114"])},
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "kanata")
    assert (s.mem("foe").damage, s.mem("kanata").damage) == (20, 30)


@rule("hocg:5.19.1", "hocg:10.8.1")
@pytest.mark.parametrize(("user", "drawn"), [("holder", 0), ("other", 0)])
def test_ganmo_draws_nothing_for_a_neighbour_in_the_center(user: str, drawn: int) -> None:
    """The center uses Arts, and Ganmo is the collab's."""
    s = Scene(
        {
            "center": one("hBP01-056", "other", cheers=["red"]),
            "collab": one("hBP01-056", "holder", cheers=["red"], attached=["hBP01-120"]),
        },
        {"center": one(FOE, "foe")},
    )
    s.use(user, "foe")
    assert s.count("hand") == drawn


@rule("hocg:11.3.1.1", "hocg:5.17.4.2")
def test_pioneers_save_a_cheer_of_their_own_holder_in_the_collab() -> None:
    s = Scene(
        {
            "center": one("hSD01-010", "other", cheers=[one("white", "w")]),
            "collab": one("hSD01-008", "azki", damage=60, cheers=[one("green", "g")], attached=["hBP01-124"]),
            "back": [one("hSD01-007", "resting", resting=True)],
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "azki")
    assert s.choices() == {"other", "resting"}  # the one cheer that goes with the holder needs no choice
    s.pick("resting")
    assert (s.has("resting", "g"), s.has("other", "w"), s.place("azki")) == (True, True, "gone")


@rule("hocg:11.3.1.1")
def test_pioneers_are_silent_when_the_center_beside_their_holder_is_downed() -> None:
    s = Scene(
        {
            "center": one("hSD01-008", "center", damage=60, cheers=[one("white", "w")]),
            "collab": one("hSD01-008", "azki", cheers=[one("green", "g")], attached=["hBP01-124"]),
            "back": [one("hSD01-007", "irys")],
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "center")
    assert (s.lies("w"), s.has("azki", "g"), s.place("center")) == ("archive", True, "gone")


@rule("hocg:5.19.1", "hocg:10.8.1")
@pytest.mark.parametrize(
    ("card", "debut", "bloom"), [("hSD02-014", "hSD02-002", "hSD02-005"), ("hBP02-095", "hBP02-028", "hBP02-030")]
)
def test_mascots_draw_for_their_own_holder_that_blooms(card: str, debut: str, bloom: str) -> None:
    """Another of the same name blooms in the center while the holder is in the back."""
    s = Scene(
        {
            "center": one(debut, "other"),
            "back": [one(debut, "holder", attached=[card])],
            "hand": [one(bloom, "first")],
        }
    )
    s.do("bloom", "first", "other")
    assert s.count("hand") == 0


@rule("hocg:5.23.1", "hocg:10.8.1")
@pytest.mark.parametrize(("blooms", "left"), [("holder", {"holder": 20, "other": 40}), ("other", {"holder": 40})])
def test_chocolat_restores_its_holder_that_blooms(blooms: str, left: dict[str, int]) -> None:
    s = Scene(
        {
            "center": one("hSD04-002", "other", damage=40),
            "back": [one("hSD04-002", "holder", damage=40, attached=["hSD04-014"])],
            "hand": [one("hSD04-005", "first")],
        }
    )
    s.do("bloom", "first", blooms)
    assert {name: s.mem(name).damage for name in left} == left
    assert s.prompt == "main"


@rule("hocg:12.2.3.1")
@pytest.mark.parametrize(("user", "able"), [("holder", True), ("other", False)])
def test_35p_is_a_cheer_of_its_own_holder(user: str, able: bool) -> None:
    s = Scene(
        {
            "center": one("hSD16-003", "other"),
            "collab": one("hSD16-003", "holder", attached=["hBP03-107"]),
        },
        {"center": one(FOE, "foe")},
        phase="performance",
    )
    assert (s.number(user) in {o[1] for o in s.options("art")}) is able


@rule("hocg:11.3.1.1")
@pytest.mark.parametrize(("hit", "asked"), [("holder", True), ("other", False)])
def test_35p_lets_the_opponent_draw_for_its_holder_alone(hit: str, asked: bool) -> None:
    s = Scene(
        {
            "center": one("hSD16-003", "other", damage=60),
            "collab": one("hSD16-003", "holder", damage=60, attached=["hBP03-107"]),
            "back": ["hSD01-003"],
        },
        {"center": one("hSD03-002", "foe", cheers=["blue"])},
        active="B",
    )
    s.use("foe", hit)
    assert (s.prompt == "may" and s.t.asked == (B,)) is asked


@rule("hocg:5.19.1", "hocg:10.8.1")
@pytest.mark.parametrize("place", ["collab", "back"])
def test_the_scythe_archives_for_a_calliope_that_is_not_the_center(place: str) -> None:
    calli = one("hSD18-006", "calli")
    s = Scene({place: [calli] if place == "back" else calli, "hand": [one("hBP02-088", "scythe")], "deck": 2})
    s.do("play", "scythe", "calli")
    assert (s.has("calli", "scythe"), s.count("archive")) == (True, 1)


@rule("hocg:5.19.1", "hocg:10.8.1")
@pytest.mark.parametrize(
    ("place", "user", "offered"), [("collab", "holder", True), ("collab", "center", False), ("back", "center", False)]
)
def test_fugutaro_is_for_arts_of_its_own_holder(place: str, user: str, offered: bool) -> None:
    """At the end phase, the holder must have used Arts; whoever else has does not count."""
    holder = one("hSD10-002", "holder", cheers=["green"], attached=[one("hSD10-013", "fugu")])
    s = Scene(
        {
            "center": one("hSD10-002", "center", cheers=["green"]),
            place: [holder] if place == "back" else holder,
            "deck": [one("hSD10-002", "found"), "hSD01-016"],
        },
        {"center": one(FOE, "foe")},
    )
    s.use(user, "foe")
    s.do("pass")
    assert (s.prompt == "may") is offered
    if offered:
        s.do("yes")
        s.pick("found")
        assert (s.lies("fugu"), s.lies("found")) == ("deck", "elsewhere")


@rule("hocg:5.19.1", "hocg:10.8.1")
def test_geow_asks_for_a_grown_bijou_that_is_not_the_center() -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center", cheers=[one("white", "w")]),
            "back": [one("hSD12-009", "bijou")],
            "hand": [one("hSD12-016", "geow")],
        }
    )
    s.do("play", "geow", "bijou")
    assert s.prompt == "may"
    s = Scene(
        {
            "center": one("hSD12-009", "bijou", cheers=[one("white", "w")]),
            "back": [one("hSD01-003", "sora")],
            "hand": [one("hSD12-016", "geow")],
        }
    )
    s.do("play", "geow", "sora")
    assert s.prompt == "main"
