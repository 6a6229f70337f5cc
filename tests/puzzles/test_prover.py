"""The search behind puzzles, on small arranged tables."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kaimaku import games
from kaimaku.games.hocg import table
from kaimaku.judge.scenario.stages import stage_of
from kaimaku.puzzles.prover import Prover
from kaimaku.puzzles.puzzle import open_up
from tests.rule import rule

HOCG = games.find("hocg")
BACK = ["x-spare"]
FIGHTER = {"kind": "holomem", "arts": [{"name": "Hit", "cost": 0, "power": 50}]}


def proved(cards: Mapping[str, object], a: Mapping[str, object], b: Mapping[str, object], most: int = 4) -> int | None:
    stage = stage_of("hocg")(cards, {"A": a, "B": b})
    open_up(HOCG, stage)
    prover = Prover(HOCG, "win", stage)
    return prover.acts(prover.blind(stage.table), most)


@rule("hocg:1.2.1")
def test_the_last_life_is_taken_by_one_act() -> None:
    b = {"center": {"card": "Target", "damage": 50}, "back": ["Target"], "life": 1}
    assert proved({"Fighter": FIGHTER, "Target": {"hp": 100}}, {"center": "Fighter"}, b) == 1


def test_what_lacks_is_no_win() -> None:
    b = {"center": {"card": "Target", "damage": 40}, "back": ["Target"], "life": 1}
    assert proved({"Fighter": FIGHTER, "Target": {"hp": 100}}, {"center": "Fighter"}, b) is None


def test_two_acts_add_up() -> None:
    b = {"center": "Target", "back": ["Target"], "life": 1}
    a = {"center": "Fighter", "back": ["Fighter"]}
    assert proved({"Fighter": FIGHTER, "Target": {"hp": 100}}, a, b) == 3  # collab, and two Arts


def test_a_card_that_goes_face_down_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where cards are known that work in other zones than the stage: a collab puts one into the holo Power."""
    monkeypatch.setattr(table, "works_elsewhere", lambda t: True)
    test_two_acts_add_up()


def test_a_die_is_no_win_even_if_every_face_would_be() -> None:
    dicey = FIGHTER | {"text": ["art(Roll({ODD: ThisArt(50), EVEN: ThisArt(50)}))"]}
    b = {"center": "Target", "back": ["Target"], "life": 1}
    assert proved({"Fighter": dicey, "Target": {"hp": 100}}, {"center": "Fighter"}, b) is None


def test_a_card_that_is_still_to_be_drawn_is_not_counted_on() -> None:
    """Its face makes no difference: the proof never looks at it."""
    draws = {"kind": "support", "support": "event", "text": ["use(Draw(1))"]}
    helps = {"kind": "support", "support": "event", "text": ["use(Arts(50, CENTER, until=THIS_TURN))"]}
    cards = {"Fighter": FIGHTER, "Target": {"hp": 100}, "Draws": draws, "Helps": helps}
    b = {"center": "Target", "back": ["Target"], "life": 1}
    assert proved(cards, {"center": "Fighter", "hand": ["Draws"], "deck": ["Helps"] * 5}, b) is None
    assert proved(cards, {"center": "Fighter", "hand": ["Draws", "Helps"], "deck": 5}, b) == 2


def test_the_other_answers_as_well_as_it_can() -> None:
    """Whoever is downed last is chosen by the other: only a win against every choice counts."""
    b = {"center": {"card": "Target", "damage": 50}, "back": ["Target"], "life": 2}
    a = {"center": "Fighter", "back": ["Fighter"]}
    assert proved({"Fighter": FIGHTER, "Target": {"hp": 100}}, a, b) is None
