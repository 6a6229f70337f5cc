"""Cards that cannot be played here yet: what they are called, and the card that comes nearest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from kaimaku.decks import Deck, missing_cards
from kaimaku.games.hocg import facts, known
from kaimaku.games.hocg.decks import nearest as place
from kaimaku.games.hocg.decks.nearest import nearest
from kaimaku.games.hocg.facts import Names
from kaimaku.games.hocg.known import Coming
from tests.coming import announce

FACTS = facts.load()
SORA = Names("Tokino Sora", "ときのそら")
MADE_UP = {
    card.number: card
    for card in (
        Coming("hBP99-001", "oshi", "", ("white",), SORA),
        Coming("hBP99-002", "holomem", "second", ("white",), SORA),
        Coming("hBP99-003", "holomem", "second", ("white",), SORA),
        Coming("hBP99-004", "holomem", "second", ("blue",), Names("Nobody at All", "名無し")),
        Coming("hBP99-005", "support", "staff", (), Names("Our Manager", "マネージャー")),
        Coming("hBP99-006", "cheer", "", ("red",), Names("Red Cheer", "赤エール")),
    )
}


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Cards that will never be here, whatever is declared next."""
    monkeypatch.setattr(place, "coming", MADE_UP.get)
    yield


def near(**main: int) -> dict[str, str]:
    numbers = {f"hBP99-{n[1:]}": count for n, count in main.items()}
    return dict(nearest(Deck("hocg", "", {"oshi": {}, "main": numbers, "cheer": {}}), list(numbers)))


def test_the_same_name_and_level_come_first() -> None:
    found = FACTS[near(n002=2)["hBP99-002"]]
    assert (found.name.en, found.bloom, found.kind) == ("Tokino Sora", "second", "holomem")
    oshi = FACTS[near(n001=1)["hBP99-001"]]
    assert (oshi.name.en, oshi.kind, oshi.colors) == ("Tokino Sora", "oshi", ("white",))


def test_else_the_same_level_and_colour_of_another_name() -> None:
    found = FACTS[near(n004=1)["hBP99-004"]]
    assert (found.kind, found.bloom) == ("holomem", "second") and "blue" in found.colors


def test_a_support_is_of_the_same_type() -> None:
    assert FACTS[near(n005=4)["hBP99-005"]].support == "staff"


def test_a_cheer_has_the_same_colour() -> None:
    assert FACTS[near(n006=9)["hBP99-006"]].colors == ("red",)


def test_all_of_them_together_keep_to_four_copies() -> None:
    found = near(n002=4, n003=4)
    assert found["hBP99-002"] != found["hBP99-003"]
    assert FACTS[found["hBP99-003"]].name.en == "Tokino Sora"
    full = {number: 4 for number, fact in FACTS.items() if fact.kind == "support" and fact.support == "staff"}
    deck = Deck("hocg", "", {"main": {**full, "hBP99-005": 1}})
    other = FACTS[nearest(deck, ["hBP99-005"])["hBP99-005"]]
    assert other.unlimited or other.support != "staff"


def test_a_deck_tells_its_missing_cards_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    announce(monkeypatch)
    deck = Deck("hocg", "", {"oshi": {}, "main": {"hSD01-003": 4, "hBP98-010": 3, "hBP99-999": 1}, "cheer": {}})
    (one,) = missing_cards(deck)
    assert (one.number, one.pile, one.count) == ("hBP98-010", "main", 3)
    assert one.name[0] != one.number and one.nearest in FACTS
    assert missing_cards(replace(deck, piles={"main": {"hSD01-003": 4}})) == []


def test_every_card_that_is_not_here_has_a_name() -> None:
    playable = FACTS.keys()
    for number in (number for cards in known.known().values() for number in cards if number not in playable):
        told = known.coming(number)
        assert told is not None and told.name.en and told.name.ja, number
