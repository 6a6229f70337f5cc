"""8.2.1: searching a deck."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, BY_ID, MASCOT, VTUBER, WORLD
from kaimaku.games.vcard.lang import (
    A_MASCOT,
    A_PL8,
    AN_EVOLUTION,
    Comma,
    Draw,
    NoSearching,
    Salvage,
    Search,
    element_evolution,
    element_pl8,
    passive,
    plain,
)
from kaimaku.kernel.journal import redact
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own
from tests.vcard.scene import plain as plain_name

own("search mascot", BOOST, plain(Search(A_MASCOT)))
own("search comma", BOOST, plain(Comma(Search(A_MASCOT), Draw(1))))
own("search pl8", BOOST, plain(Search(A_PL8)))
own("search fire pl8", BOOST, plain(Search(element_pl8("fire"))))
own("search evolution", BOOST, plain(Search(AN_EVOLUTION)))
own("search fire evolution", BOOST, plain(Search(element_evolution("fire"))))
own("search fire 8", VTUBER, element="fire", line="searcher")
own("search fire 9", VTUBER, element="fire", pl=9, line="searcher")
own("search fire 10", VTUBER, element="fire", pl=10, line="searcher")
own("search other 9", VTUBER, element="fire", pl=9, line="other searcher")
own("search foreign 9", VTUBER, element="fire", pl=9, line="searcher", series="SEARCH")
own("search salvage", BOOST, plain(Salvage()))
own("search one", MASCOT)
own("search two", MASCOT)
own("search ban", WORLD, passive(NoSearching()))
own("search vt", VTUBER)

DECK = (BLANK, "search one", BLANK, "search two", BLANK)


@rule("vcard:8.2.1.1", "vcard:8.2.1.6")
def test_one_card_that_fits_is_drawn() -> None:
    s = Scene(Side(hand=["search mascot"], deck=DECK))
    s.play(A, "boost", "search mascot")
    assert s.offered(A) == [s.card(A, "search one"), s.card(A, "search two")]
    s.pick(A, s.card(A, "search one"))
    assert s.hand(A) == ["search one"] and sorted(s.deck(A)) == [BLANK, BLANK, BLANK, "search two"]
    assert s.said("search", "draw") == [("search", A, "", ()), ("draw", A, "search one", ())]


@rule("vcard:8.2.1.1")
def test_one_that_fits_must_be_taken() -> None:
    s = Scene(Side(hand=["search mascot"], deck=DECK))
    s.play(A, "boost", "search mascot")
    assert ("done",) not in s.options(A)


@rule("vcard:8.2.1.2", "vcard:8.2.1.5")
def test_without_a_fitting_card_nothing_is_drawn() -> None:
    """What the deck holds is nobody else's business, so the question is put all the same."""
    s = Scene(Side(hand=["search mascot"], deck=[BLANK] * 5))
    s.play(A, "boost", "search mascot")
    assert s.options(A) == [("done",)]
    s.pick(A)
    assert s.hand(A) == [] and len(s.deck(A)) == 5 and s.log("search", "shuffle") == ["search", "shuffle"]


@rule("vcard:8.2.1.4", "vcard:8.3.13.1")
def test_the_found_card_is_shown_to_the_opponent() -> None:
    s = Scene(Side(hand=["search mascot"], deck=DECK))
    s.play(A, "boost", "search mascot")
    s.pick(A, s.card(A, "search one"))
    seen = redact(s.t, s.t.journal or [], B)
    assert [line[2] for line in seen if line[0] == "draw"] == [BY_ID["TEST-search one"].number]
    assert s.t.known[s.card(A, "search one")] == s.t.everyone


@rule("vcard:8.2.1.5", "vcard:8.3.6.1")
def test_the_searched_deck_is_shuffled() -> None:
    s = Scene(Side(hand=["search mascot"], deck=[BLANK] * 9 + ["search one"]))
    s.play(A, "boost", "search mascot")
    looking = [c for c in s.t.zones[0] if s.t.known[c] & 1 << A]
    assert len(looking) == 10 and not any(s.t.known[c] & 1 << B for c in looking), "A alone sees the deck"
    s.pick(A, s.card(A, "search one"))
    assert s.log("draw", "shuffle") == ["draw", "shuffle"] and not any(s.t.known[c] for c in s.t.zones[0])


@rule("vcard:8.2.1.5")
def test_searching_a_discard_pile_shuffles_no_deck() -> None:
    s = Scene(Side(hand=["search salvage"], discard=["search one"]))
    s.play(A, "boost", "search salvage")
    assert s.hand(A) == ["search one"] and not s.log("shuffle")


@rule("vcard:8.2.1.5")
def test_where_nobody_may_search_nothing_is_shuffled() -> None:
    """And a search that cannot be done is a condition that is not met."""
    s = Scene(Side(hand=["search comma", "search mascot"], deck=DECK), world="search ban")
    s.play(A, "boost", "search comma")
    s.play(A, "boost", "search mascot")
    assert s.prompt() == "vcard:main" and s.hand(A) == [] and not s.log("search", "draw", "shuffle")


@rule("vcard:8.2.1.2", "vcard:8.2.1.5", "vcard:4.5.1.3")
def test_a_search_that_finds_nothing_is_no_condition_met() -> None:
    """V-30: the deck was looked through and is shuffled, but what stands behind the comma does not happen."""
    s = Scene(Side(hand=["search comma"], deck=[BLANK] * 5))
    s.play(A, "boost", "search comma")
    s.pick(A)
    assert s.hand(A) == [] and s.log("search", "shuffle", "draw") == ["search", "shuffle"]


@rule("vcard:8.2.1.1")
@pytest.mark.parametrize(
    ("card", "front", "back", "found"),
    [
        ("search pl8", BLANK, (), {"search vt", "search fire 8"}),
        ("search fire pl8", BLANK, (), {"search fire 8"}),
        ("search evolution", "search fire 8", (), {"search fire 9"}),
        ("search evolution", BLANK, ("search fire 8|search fire 9",), {"search fire 10"}),
        ("search evolution", BLANK, (), set()),
        ("search fire evolution", BLANK, ("search fire 8",), {"search fire 9"}),
        ("search fire evolution", "search fire 8", (), set()),
    ],
)
def test_only_what_the_text_names_fits(card: str, front: str, back: tuple[str, ...], found: set[str]) -> None:
    deck = ["search vt", "search fire 8", "search fire 9", "search fire 10", "search other 9", "search foreign 9"]
    s = Scene(Side(front, back=back, hand=[card], deck=[*deck, "search one", card]))
    s.play(A, "boost", card)
    assert {plain_name(s.t, c) for c in s.offered(A)} == found
