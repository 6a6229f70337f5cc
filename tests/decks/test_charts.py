"""What a deck is made of."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kaimaku.decks import Deck, builtin
from kaimaku.games.hocg import facts
from kaimaku.games.hocg.decks.charts import colors, levels, shared

FACTS = facts.load()


def test_levels_count_every_card_of_the_main_deck() -> None:
    found = levels(builtin("sora"), FACTS)
    assert found == {"debut": 18, "1st": 10, "2nd": 2, "spot": 4, "support": 16}
    assert sum(found.values()) == 50


def test_unknown_cards_are_in_no_chart() -> None:
    deck = Deck("hocg", "", {"main": {"hBP99-001": 4, "hSD01-003": 1}, "cheer": {"hY99-001": 3, "hSD01-003": 2}})
    assert sum(levels(deck, FACTS).values()) == 1
    assert colors(deck, FACTS) == {}


def test_colours_asked_for_beside_colours_brought() -> None:
    # hSD01-006 asks for white on both of its Arts and for green on one.
    deck = Deck("hocg", "", {"main": {"hSD01-006": 2}, "cheer": {"hY01-001": 5, "hY03-001": 4}})
    assert colors(deck, FACTS) == {"white": (6, 5, 4), "green": (3, 0, 2), "red": (0, 4, 0)}


@given(st.integers(0, 200), st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 99)))
def test_shares_are_whole_fair_and_complete(total: int, weights: dict[str, int]) -> None:
    shares = shared(total, weights)
    whole = sum(weights.values())
    assert sum(shares.values()) == (total if whole else 0)
    for key, share in shares.items():
        assert abs(share * whole - total * weights[key]) < max(whole, 1)
