"""Exact odds: against counting by hand, against enumeration, and against the game's own set-up."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaimaku.decks import Deck, builtin
from kaimaku.decks.chance import percent
from kaimaku.decks.odds import Want, all_of, bare, kept, none_of, starts, want
from kaimaku.games.hocg import facts
from kaimaku.games.hocg.decks.opening import HANDS, chances, lines, seen_by
from kaimaku.games.hocg.defs import BY_ID, DEBUT, DEFS, FIRST
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import DECK, HAND, HoloTable
from kaimaku.kernel.decisions import PROMPTS

FACTS = facts.load()
FEW = {"hSD01-003": 3, "hSD01-005": 4, "hSD01-016": 43}  # three Debuts, four 1sts of the same name
DEBUTS = ["hSD01-003"]


def test_one_want_is_the_hypergeometric_chance() -> None:
    assert 1 - bare(FEW, DEBUTS) == 1 - Fraction(comb(47, 7), comb(50, 7))
    assert starts(FEW, DEBUTS, 1) == 1 - Fraction(comb(47, 7), comb(50, 7)) ** 2
    assert all_of(FEW, [want(["hSD01-005"], seen_by(2))]) == 1 - Fraction(comb(46, 9), comb(50, 9))


def test_two_wants_at_once_by_hand() -> None:
    """Both in the first 7: total, minus without one, minus without the other, plus without both."""
    counted = comb(50, 7) - comb(47, 7) - comb(46, 7) + comb(43, 7)
    both = [want(DEBUTS, 7), want(["hSD01-005"], 7)]
    assert all_of(FEW, both) == Fraction(counted, comb(50, 7))


SMALL = st.dictionaries(st.sampled_from("abcd"), st.integers(1, 2), min_size=1, max_size=3)
WANTS = st.lists(st.builds(want, st.sets(st.sampled_from("abcd")), st.integers(0, 7)), max_size=3)


@given(SMALL, WANTS)
def test_any_wants_agree_with_trying_every_order(pile: dict[str, int], asked: list[Want]) -> None:
    orders = list(permutations([card for card, count in pile.items() for _ in range(count)]))
    met = [[bool(w.cards & set(order[: w.within])) for w in asked] for order in orders]
    assert all_of(pile, asked) == Fraction(sum(all(row) for row in met), len(orders))
    assert none_of(pile, asked) == Fraction(sum(not any(row) for row in met), len(orders))


def test_a_deck_without_debuts_never_starts() -> None:
    pile = {"hSD01-005": 50}
    assert starts(pile, [], HANDS - 1) == 0
    assert kept(pile, [], [want(["hSD01-005"], 9)]) == 0


# --- against the game -----------------------------------------------------------------------------------------------

GAMES = 4_000


class Opening:
    """How the game's own set-up went for seat 0, who redraws only when it must."""

    def __init__(self, seed: int) -> None:
        deck = ("hSD01-001", FEW, {"hY01-001": 20})
        t: HoloTable = GAME.new([deck, ("hSD01-001", {"hSD01-003": 50}, {"hY01-001": 20})], seed)
        GAME.decide(t, t.asked[0], ("first",))
        self.at_once = has(t, t.zones[HAND], DEBUT)
        while t.result is None and PROMPTS[t.prompt].name == "hocg:redraw":
            seat = t.asked[0]
            GAME.decide(t, seat, GAME.options(t, seat)[0])
        self.lost = t.result is not None
        self.free = not self.lost and t.redraws[0] == 0
        coming = t.zones[DECK][::-1]
        hand = t.zones[HAND]
        self.first = not self.lost and has(t, [*hand, *coming[:2]], FIRST)
        self.bloom = self.first and has(t, [*hand, *coming[:1]], DEBUT)


def has(t: HoloTable, cards: list[int], level: int) -> bool:
    return any(DEFS[t.defs[card]].level == level for card in cards)


@pytest.fixture(scope="module")
def openings() -> list[Opening]:
    return [Opening(seed) for seed in range(GAMES)]


def agrees(happened: int, of: int, chance: Fraction) -> bool:
    """Within 3.5 standard deviations of what is exact; the seeds are fixed, so this is no gamble."""
    return abs(happened - of * chance) <= 3.5 * sqrt(of * chance * (1 - chance)) + 1e-9


def test_the_game_deals_and_redraws_as_computed(openings: list[Opening]) -> None:
    assert agrees(sum(o.at_once for o in openings), GAMES, 1 - bare(FEW, DEBUTS))
    assert agrees(sum(o.free for o in openings), GAMES, starts(FEW, DEBUTS, 1))
    lost = 1 - starts(FEW, DEBUTS, HANDS - 1)
    assert sum(o.lost for o in openings) > 0
    assert agrees(sum(o.lost for o in openings), GAMES, lost)
    for wrong in (HANDS - 2, HANDS):  # one hand fewer or more would be noticed
        assert not agrees(sum(o.lost for o in openings), GAMES, 1 - starts(FEW, DEBUTS, wrong))


def test_what_is_seen_by_the_second_turn_is_as_computed(openings: list[Opening]) -> None:
    started = [o for o in openings if not o.lost]
    first = kept(FEW, DEBUTS, [want(["hSD01-005"], seen_by(2))])
    bloom = kept(FEW, DEBUTS, [want(DEBUTS, seen_by(1)), want(["hSD01-005"], seen_by(2))])
    assert agrees(sum(o.first for o in started), len(started), first)
    assert agrees(sum(o.bloom for o in started), len(started), bloom)


# --- in words -------------------------------------------------------------------------------------------------------


def test_the_chances_of_a_starter_deck() -> None:
    sora = builtin("sora")
    found = {chance.id: chance for chance in chances(sora, FACTS)}
    assert list(found) == ["debut", "1st-by-2", "2nd-by-3", "limited", "line:Tokino Sora", "line:AZKi"]
    assert found["debut"].chance == 1 - Fraction(comb(32, 7), comb(50, 7))
    assert found["debut"].note == ("99.9 % with the free redraw.", "引き直し1回を含めると99.9 %。")
    limited = sum(n for number, n in sora.main.items() if BY_ID[number].limited)
    assert found["limited"].chance == 1 - Fraction(comb(50 - limited, 7), comb(50, 7))
    assert found["1st-by-2"].note is not None and "9 cards" in found["1st-by-2"].note[0]


def test_a_line_needs_its_debut_a_turn_before_its_1st() -> None:
    """Another Debut lets the game start, so Sora's may come with the first draw, but not with the second."""
    pile = {**FEW, "hSD01-008": 4, "hSD01-016": 39}
    found = {chance.id: chance for chance in chances(Deck("hocg", "", {"main": pile}), FACTS)}
    wants = [want(DEBUTS, 8), want(["hSD01-005"], 9)]
    assert found["line:Tokino Sora"].chance == kept(pile, [*DEBUTS, "hSD01-008"], wants)


def test_the_oshi_s_own_line_comes_first() -> None:
    assert lines(builtin("azki"), FACTS)[0] == ("AZKi", "AZKi")
    assert lines(builtin("sora"), FACTS)[0] == ("Tokino Sora", "ときのそら")


def test_a_deck_that_may_never_start_says_so() -> None:
    deck = Deck("hocg", "", {"main": FEW})
    found = {chance.id: chance for chance in chances(deck, FACTS)}
    assert found["no-start"].chance == Fraction(comb(47, 7), comb(50, 7)) ** 8
    assert "no-start" not in {chance.id for chance in chances(builtin("sora"), FACTS)}
    assert chances(Deck("hocg", "", {}), FACTS) == []


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(1), "100.0 %"),
        (Fraction(99_999, 100_000), "> 99.9 %"),
        (Fraction(1, 3), "33.3 %"),
        (Fraction(1, 100_000), "< 0.1 %"),
        (Fraction(0), "0.0 %"),
    ],
)
def test_percent_never_claims_a_certainty(chance: Fraction, said: str) -> None:
    assert percent(chance) == said
