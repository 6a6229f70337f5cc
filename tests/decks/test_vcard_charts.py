"""What a VCard deck is made of, and the chances of its opening hand."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaimaku.decks import Deck, book, builtin
from kaimaku.decks.odds import at_least, none_of, want
from kaimaku.games.vcard.decks.charts import elements, levels, main_elements
from kaimaku.games.vcard.decks.opening import chances, lines
from tests.decks.vcard_cards import FACTS, TIDAL, changed


def test_stages_and_types() -> None:
    found = levels(TIDAL, FACTS)
    assert found == {
        "pl8": 15,
        "pl9": 12,
        "pl10": 6,
        "mascot": 6,
        "world": 2,
        "boost": 4,
        "ally": 2,
        "reinforcement": 3,
    }
    assert sum(found.values()) == 50


def test_elements_of_vtubers_mascots_and_worlds() -> None:
    assert elements(TIDAL, FACTS) == {"water": (17, 3, 1), "electric": (16, 3, 1)}
    assert main_elements(builtin("choir"), FACTS) == ["divine", "water"]


def test_promos_are_in_the_charts_and_strangers_are_not() -> None:
    deck = Deck("vcard", "", {"main": {"CCD-001P": 2, "CCD-999": 3}})
    assert levels(deck, FACTS)["pl8"] == 2 and sum(levels(deck, FACTS).values()) == 2
    assert elements(deck, FACTS) == {"water": (2, 0, 0)}


def test_the_opening_hand() -> None:
    told = {chance.id: chance.chance for chance in chances(TIDAL, FACTS)}
    none, one = (Fraction(comb(15, n) * comb(35, 7 - n), comb(50, 7)) for n in (0, 1))
    assert told["pl8"] == 1 - none
    assert told["pl8-2"] == (1 - none - one) / (1 - none), "of the hands that are kept"


def test_promos_are_drawn_like_their_originals() -> None:
    deck = changed(CCD_001=1, CCD_001P=2)
    assert [(c.id, c.chance) for c in chances(deck, FACTS)] == [(c.id, c.chance) for c in chances(TIDAL, FACTS)]


def test_chances_agree_with_dealing() -> None:
    """Twenty thousand games: the kept hand and the draws after it."""
    rng = Random(1)
    cards = TIDAL.cards("main")
    lowest = {number for number in cards if FACTS[number].pl == 8}
    counts = dict.fromkeys(("redraw", "pl8-3", "pl9-by-2", "mascot-by-3", "line:CCD:Marlo Brinewick"), 0)
    games = hands = 20_000
    for _ in range(games):
        rng.shuffle(cards)
        while not lowest & set(cards[:7]):
            counts["redraw"] += 1
            hands += 1
            rng.shuffle(cards)
        counts["pl8-3"] += sum(number in lowest for number in cards[:7]) >= 3
        counts["pl9-by-2"] += any(FACTS[number].pl == 9 for number in cards[:9])
        counts["mascot-by-3"] += any(FACTS[number].kind == "mascot" for number in cards[:10])
        counts["line:CCD:Marlo Brinewick"] += {"CCD-001", "CCD-002"} <= set(cards[:9])
    told = {chance.id: float(chance.chance) for chance in chances(TIDAL, FACTS)}
    assert abs(counts.pop("redraw") / hands - (1 - told["pl8"])) < 0.01
    for id, count in counts.items():
        assert abs(count / games - told[id]) < 0.015, id


@given(
    st.dictionaries(st.sampled_from("abcd"), st.integers(1, 9), min_size=1),
    st.sets(st.sampled_from("abcd")),
    st.integers(0, 40),
)
def test_drawing_one_or_more_and_none_make_up_everything(pile: dict[str, int], cards: set[str], within: int) -> None:
    assert at_least(pile, cards, 1, within) == 1 - none_of(pile, [want(cards, within)])
    assert at_least(pile, cards, 0, within) == 1
    exact = [at_least(pile, cards, n, within) - at_least(pile, cards, n + 1, within) for n in range(50)]
    assert sum(exact) == 1 and all(chance >= 0 for chance in exact)


def test_lines_with_the_most_cards_come_first() -> None:
    assert lines(builtin("garden"), FACTS)[:2] == [("S1", "Silvervale"), ("S1", "Totless")]
    assert lines(Deck("vcard", "", {"main": {"CCD-001": 3, "CCD-003": 2}}), FACTS) == []


@pytest.mark.parametrize("main", [{}, {"CCD-999": 3}, {"CCD-002": 3}, {"CCD-118": 3}, {"CCD-001": 1}])
def test_any_deck_has_chances_between_none_and_all(main: dict[str, int]) -> None:
    told = book("vcard").chances(Deck("vcard", "", {"main": main}))
    assert bool(told) is bool(main)
    assert all(0 <= chance.chance <= 1 for chance in told)
