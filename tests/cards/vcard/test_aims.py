"""Whom a text may be aimed at: exactly those it names, on a board where everybody else is there too (4.5.1)."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, BY_ID, MASCOT
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

VERBS = {MASCOT: "mascot", BOOST: "boost"}


def use(s: Scene, card: str) -> None:
    """Lock it in if it is on the board, else play it."""
    kind = BY_ID[card].facts.type
    if card not in s.hand(A):
        s.do(A, "lock", card)
    elif kind in VERBS:
        s.do(A, VERBS[kind], card)
    else:
        s.do(A, *(("ally", card, s.vt(A)) if kind == ALLY else ("play", card, spot(A, 3))))
    s.settle()


def laid(card: str, locks: bool = False, points: int = 0) -> Scene:
    """Two more VTs on each side; the card is in hand, or on the board to be locked in."""
    side = Side(back=[BLANK, BLANK])
    if not locks:
        side.hand = [card]
    elif BY_ID[card].facts.type == MASCOT:
        side.mascot = card
    else:
        side.back = [card, BLANK]
    s = Scene(side, Side(back=[BLANK, BLANK], discard=[BLANK] * 12, points=points))
    use(s, card)
    return s


def everybody(s: Scene, seat: int) -> list[int]:
    return [s.vt(seat, place) for place in range(5) if s.t.zones[spot(seat, place)]]


@rule("vcard:4.5.1")
@pytest.mark.parametrize(
    ("card", "locks"),
    [
        ("CCD-011", False),
        ("CCD-036", True),
        ("S1-013", False),
        ("S1-028", True),
        ("S1-134", False),
        ("S1-141", False),
    ],
)
def test_any_of_the_opponents_and_none_of_ones_own(card: str, locks: bool) -> None:
    s = laid(card, locks)
    assert s.offered(A) == everybody(s, B)


@rule("vcard:4.5.1")
@pytest.mark.parametrize(
    ("card", "locks"),
    [("CCD-070", False), ("CCD-082", False), ("S1-109", True), ("CCD-103", False), ("CCD-104", False)],
)
def test_any_of_ones_own_and_none_of_the_opponents(card: str, locks: bool) -> None:
    s = laid(card, locks)
    if s.options(A) == [("yes",), ("no",)]:
        s.yes(A)
    assert s.offered(A) == everybody(s, A)


@rule("vcard:4.5.1")
def test_two_of_ones_own_and_none_of_the_opponents() -> None:
    s = laid("CCD-098")
    assert s.offered(A) == everybody(s, A)[:-1]  # the second is chosen among those behind the first


@rule("vcard:4.5.1")
@pytest.mark.parametrize(("card", "locks"), [("CCD-023", True), ("CCD-095", False)])
def test_the_active_vt_is_not_chosen(card: str, locks: bool) -> None:
    s = laid(card, locks, points=1)
    assert s.prompt() == "vcard:main" and s.pl(A) == 9 and s.pl(A, 2) == 8


@rule("vcard:4.5.1", "vcard:8.1.0.1/feed")
def test_another_vt_is_not_the_one_that_feeds() -> None:
    s = laid("S1-031", True)
    assert s.offered(A) == [s.vt(A), s.vt(A, 2)]


@rule("vcard:4.5.1", "vcard:8.1.0.1/feed")
def test_up_to_two_are_fed() -> None:
    s = laid("CCD-035")
    s.pick_only(A, s.vt(A), s.vt(A, 1))
    assert s.prompt() != "vcard:pick" and [s.tokens(A, place) for place in range(3)] == [{"food": 1}, {"food": 1}, {}]


@rule("vcard:4.5.1")
def test_seven_cards_in_the_opponents_hand_whatever_is_in_ones_own() -> None:
    s = Scene(Side(mascot="S1-148", hand=[BLANK] * 5), Side(hand=[BLANK] * 7))
    use(s, "S1-148")
    assert s.t.asked == (B,) and s.prompt() == "vcard:pick"


@rule("vcard:4.5.1")
def test_one_of_ones_own_is_revived() -> None:
    s = laid("CCD-083")
    s.yes(A)
    assert s.offered(A) == everybody(s, A)


@rule("vcard:4.5.1")
def test_the_second_search_is_for_an_evolution() -> None:
    s = Scene(Side(active="CCD-001", hand=["CCD-100"], deck=[BLANK, "CCD-002", BLANK]))
    use(s, "CCD-100")
    s.number(A, 2)
    assert s.offered(A) == [s.card(A, "CCD-002")]


@rule("vcard:4.5.1", "vcard:8.1.0.1/undertow")
def test_undertow_locks_one_card() -> None:
    s = Scene(Side(mascot="CCD-012"), Side(active="CCD-001", back=["CCD-004", "S1-028"]))
    use(s, "CCD-012")
    s.pick_only(A, s.vt(B))
    assert s.vt(B) in s.t.locked and s.vt(B, 1) not in s.t.locked and s.vt(B, 2) not in s.t.locked
    assert s.prompt() != "vcard:pick"
