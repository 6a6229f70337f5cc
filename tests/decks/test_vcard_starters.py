"""The decks of VCard that come with Kaimaku."""

from __future__ import annotations

import pytest

from kaimaku.decks import all_offered, builtin, list_builtin
from kaimaku.games.vcard.decks.charts import levels, main_elements
from kaimaku.games.vcard.decks.facts import dealt
from tests.decks.vcard_cards import FACTS

DEMO = ("tidal", "bonfire", "meadow", "choir")
NOT_IN_A_DECK = {"CCD-090", "CCD-096", "CCD-107"}  # bonfire.yaml says why


def test_every_deck_is_listed_under_its_game() -> None:
    assert list_builtin("vcard") == ("tidal", "meadow", "bonfire", "choir", "sparks", "garden")
    assert list_builtin("danmaku") == ()
    for id, starter in all_offered().items():
        assert builtin(id).game == starter.game
        assert all((*starter.name, *starter.plan)) and len(starter.plan[0]) < 200
        assert len(starter.key) == 3 and set(starter.key) <= builtin(id).main.keys()


def test_every_demo_card_is_in_a_demo_deck() -> None:
    held = {number for name in DEMO for number in builtin(name).main}
    assert {number for number in FACTS if number.startswith("CCD-")} - held == NOT_IN_A_DECK


@pytest.mark.parametrize(
    ("name", "elements"),
    [
        ("tidal", {"water", "electric"}),
        ("bonfire", {"fire", "chaos"}),
        ("meadow", {"grass", "platinum"}),
        ("choir", {"divine", "water"}),
        ("sparks", {"fire", "electric"}),
        ("garden", {"grass", "platinum"}),
    ],
)
def test_two_elements_and_whole_lines(name: str, elements: set[str]) -> None:
    deck = builtin(name)
    assert set(main_elements(deck, FACTS)) == elements
    stages = levels(deck, FACTS)
    assert stages["pl8"] >= stages["pl9"] >= stages["pl10"] > 0
    assert len(dealt(deck)) == 50


def test_bonfire_has_allies_to_burn() -> None:
    assert levels(builtin("bonfire"), FACTS)["ally"] == 6


@pytest.mark.parametrize("name", ["sparks", "garden"])
def test_the_mascots_of_set_1_decks_pair_with_their_vtubers(name: str) -> None:
    cards = [FACTS[number] for number in builtin(name).main]
    lines = {fact.line for fact in cards if fact.kind == "vtuber"}
    mascots = {fact.line for fact in cards if fact.kind == "mascot"}
    assert mascots and mascots <= lines
    assert all(number.startswith("S1-") for number in builtin(name).main)
