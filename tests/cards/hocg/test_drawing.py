"""Cards are drawn whatever is in the hand already: "draw 1" is not "draw until you have 1" (5.6)."""

from __future__ import annotations

import pytest

from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

FOE = "hSD01-006"
HELD = ["hSD01-016 x3"]  # what the hand holds before


@rule("hocg:5.6.1")
@pytest.mark.parametrize(
    ("card", "mine", "drawn"),
    [
        ("hSD01-015", {"center": "hSD01-003"}, 1),
        ("hSD04-003", {"oshi": "hSD04-001"}, 1),
        ("hSD10-008", {}, 1),
        ("hSD18-004", {}, 1),
    ],
)
def test_collab_effects_draw_beside_a_hand(card: str, mine: dict[str, object], drawn: int) -> None:
    s = Scene({"back": [one(card, "me")], "hand": HELD, **mine}, {"hand": ["hSD01-016"]}, turn=2, active="A")
    s.do("collab", "me")
    assert s.count("hand") == 3 + drawn


@rule("hocg:5.6.1")
def test_mococo_draws_two_beside_a_hand() -> None:
    s = Scene(
        {
            "spare": False,
            "center": "hSD12-006",
            "back": [one("hSD12-013", "mococo"), one("hSD12-008", "bijou")],
            "hand": HELD,
        }
    )
    s.do("collab", "mococo")
    s.do("yes")
    assert (s.place("bijou"), s.count("hand")) == ("gone", 5)


@rule("hocg:5.6.1")
@pytest.mark.parametrize(
    ("debut", "bloom", "held"),
    [
        ("hSD05-002", "hSD05-007", []),
        ("hSD12-009", "hSD12-011", []),
        ("hSD02-002", "hSD02-005", ["hSD02-014"]),
        ("hBP02-028", "hBP02-030", ["hBP02-095"]),
    ],
)
def test_blooms_draw_beside_a_hand(debut: str, bloom: str, held: list[str]) -> None:
    s = Scene({"center": one(debut, "me", attached=held), "hand": [one(bloom, "bloom"), *HELD]})
    s.do("bloom", "bloom", "me")
    assert s.count("hand") == 4


@rule("hocg:5.6.1")
@pytest.mark.parametrize(
    ("card", "cheers", "held", "mine", "dice"),
    [
        ("hSD01-013", ["white x2"], [], {}, [2]),
        ("hSD09-004", ["red"], [], {"back": ["hSD09-005"]}, []),
        ("hSD16-005", ["red"], [], {}, [5]),
        ("hBP01-056", ["red"], ["hBP01-120"], {}, []),
    ],
)
def test_arts_draw_beside_a_hand(
    card: str, cheers: list[str], held: list[str], mine: dict[str, object], dice: list[int]
) -> None:
    s = Scene(
        {"center": one(card, "me", cheers=cheers, attached=held), "hand": HELD, **mine},
        {"center": one(FOE, "foe")},
        dice=dice,
    )
    s.use("me", "foe")
    if s.prompt == "may":
        s.do("yes")
    assert s.count("hand") == 4
    s.done()


@rule("hocg:5.6.1", "hocg:11.3.1.1")
@pytest.mark.parametrize(
    ("card", "damage", "held"),
    [
        ("hBP04-063", 100, []),
        ("hSD14-009", 160, ["hSD14-011"]),
        ("hSD16-007", 120, []),
        ("hSD17-008", 130, []),
    ],
)
@pytest.mark.parametrize("place", ["center", "collab"])
def test_whoever_is_downed_in_either_front_position_draws_beside_a_hand(
    card: str, damage: int, held: list[str], place: str
) -> None:
    s = Scene(
        {
            "center": "hSD01-006",
            "back": ["hSD01-003"],
            "hand": HELD,
            place: one(card, "me", damage=damage, attached=held),
        },
        {"center": one("hSD01-005", "foe", cheers=["white x2"])},
        active="B",
    )
    s.use("foe", "me")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.place("me"), s.count("hand")) == ("gone", 4)


@rule("hocg:5.6.1")
@pytest.mark.parametrize(("oshi", "held"), [("hSD16-001", ["hBP03-107"]), ("hSD18-001", [])])
def test_skills_draw_beside_a_hand(oshi: str, held: list[str]) -> None:
    s = Scene({"oshi": oshi, "power": 3, "center": one("hSD16-003", "me", attached=held), "hand": HELD})
    s.do("skill", 0)
    assert s.count("hand") == 4


@rule("hocg:5.6.1", "hocg:5.24.1")
@pytest.mark.parametrize(("face", "drawn"), [(1, 2), (2, 3), (4, 3)])
def test_the_event_that_rolls_draws_beside_a_hand(face: int, drawn: int) -> None:
    s = Scene({"hand": [one("hBP02-084", "event"), *HELD]}, dice=[face])
    s.do("play", "event")
    assert s.count("hand") == 3 + drawn
    s.done()


@rule("hocg:5.6.1", "hocg:10.7.2.1.1", "hocg:7.7.2")
def test_stone_axe_draws_beside_a_hand_and_again_in_another_turn() -> None:
    """Aki restores her own HP by Jobs; the axe's bonus is for Aki, once a turn and not once a game."""
    mine = {
        "center": one("hBP01-034", "aki", cheers=["green x2"], damage=50, attached=["hBP01-114", "hBP01-119"]),
        "hand": HELD,
        "cheer_deck": 0,
    }
    s = Scene(mine, {"center": one("hSD02-009", "foe"), "cheer_deck": 0})
    for drawn in (1, 2):
        hand = s.count("hand")
        s.use("aki", "foe")
        jobs = s.mem("aki").supports[1]
        s.answer(next(o for o in s.options("resolve") if s.t.pending[int(o[1])].source == jobs))
        s.pick("aki")
        while s.prompt == "order":
            s.answer(s.options("resolve")[0])
        assert s.count("hand") == hand + 1, drawn
        while s.t.active == A:
            s.do("pass")
        while s.t.active != A:
            s.do("pass")
