"""Changes of damage for a time, and what may be sent or placed at all (10.10.2, 5.13, 5.17)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.scenario.cards import declare
from tests.rule import rule
from tests.rules.hocg.forms import PEOPLE, A, Scene, actor, one, spoken

STRIKE = "SpecialDamage(50, OPP_CENTER)"


def _hit(text: str, hits: str = STRIKE) -> Scene:
    b = {"center": one("Nil", "foe"), "back": [one("Ami", "b")]}
    return actor(f"Opponent({text}), {hits}", {"back": [one("Bea", "mine")]}, b)


@rule("hocg:10.10.2", "hocg:10.11.2.4")
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Takes(-20, CENTER, until=THIS_TURN)", 30),
        ("Takes(10 * each(BACK), CENTER, until=THIS_TURN)", 60),
        ("Takes(-20, CENTER, SPECIAL, until=THIS_TURN)", 30),
        ("Takes(-20, CENTER, ART, until=THIS_TURN)", 50),
        ("Takes(-20, CENTER, frm=OPP, until=THIS_TURN)", 30),
        ("Takes(-20, CENTER, at=AT_CENTER, until=THIS_TURN)", 30),
        ("Takes(-20, CENTER, at=AT_BACK, until=THIS_TURN)", 50),
        ("Takes(-20, BACK, until=THIS_TURN)", 50),
        ("Immune(CENTER, until=THIS_TURN)", 0),
        ("Immune(CENTER, ART, until=THIS_TURN)", 50),
        ("Immune(CENTER, over=60, until=THIS_TURN)", 50),
        ("Immune(CENTER, over=50, until=THIS_TURN)", 0),
    ],
)
def test_a_one_shot_changes_damage_for_the_turn(text: str, damage: int) -> None:
    assert _hit(text).mem("foe").damage == damage


@rule("hocg:10.10.2")
def test_it_changes_every_damage_and_only_of_whom_it_found() -> None:
    s = _hit("Takes(-20, HOLOMEM[ALL], until=THIS_TURN)", f"{STRIKE}, {STRIKE}, SpecialDamage(30, OPP_BACK)")
    assert (s.mem("foe").damage, s.mem("b").damage) == (60, 10)
    s = _hit("Takes(-20, CENTER, until=THIS_TURN)", f"Swap(OPP_CENTER, OPP_BACK), {STRIKE}")
    assert (s.mem("foe").damage, s.mem("b").damage) == (0, 50)  # it stays with whom it found


@rule("hocg:10.10.2", "hocg:10.11.2.4")
def test_damage_dealt_for_the_turn() -> None:
    s = actor(f"Deals(10, THIS, until=THIS_TURN), {STRIKE}", None, {"center": one("Nil", "foe")})
    assert s.mem("foe").damage == 60


@rule("hocg:10.10.2")
@pytest.mark.parametrize(("until", "damage"), [("THIS_TURN", 50), ("OPP_NEXT_TURN", 30), ("GAME_LONG", 30)])
def test_how_long_it_lasts(until: str, damage: int) -> None:
    own = {"text": f"gift(Takes(-20, THIS, until={until}), turn=MAIN)"}
    cards = declare({**PEOPLE, "x": own, "hit": {"arts": [{"power": 50}]}})
    s = Scene({"center": one("x", "x")}, {"center": "hit"}, cards)
    s.answer(s.options("ability")[0])
    while s.t.active == A:
        s.do("pass")
    while s.prompt != "main":
        s.answer(s.options("pick")[0])
    s.do("pass")
    s.answer(s.options("art")[0])
    assert s.mem("x").damage == damage


def test_they_read_as_on_a_card() -> None:
    assert spoken("Takes(-20, CENTER, ART, frm=OPP, until=THIS_TURN)") == (
        "During this turn, your center holomem takes -20 Arts damage from your opponent.",
        "このターンの間、自分のセンターホロメンが相手から受けるアーツダメージ-20。",
    )
    assert (
        spoken("Immune(CENTER, over=60, until=THIS_TURN)")[1]
        == "このターンの間、自分のセンターホロメンは1回に60以上のダメージを受けない。"
    )


@rule("hocg:5.13.1")
def test_only_holomem_come_to_the_stage() -> None:
    s = actor("PutOnStage(ARCHIVE[ANY])", {"archive": [one("Ami", "a"), "Item", "red"]})
    assert s.choices() == {"a"}
