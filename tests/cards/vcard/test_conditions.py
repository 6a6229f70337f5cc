"""Commas make conditions: what stands before one has to be done in full; the last part does what it can (4.5.2.2)."""

from __future__ import annotations

import pytest

from tests.cards.vcard.test_aims import use
from tests.rule import rule
from tests.vcard.scene import BLANK, A, Scene, Side

YES_OR_NO = [("yes",), ("no",)]


@rule("vcard:4.5.2.2", "vcard:4.5.1.4")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("CCD-046", {"coins": 3}),
        ("CCD-083", {}),
    ],
)
def test_what_may_be_done_is_asked_although_nothing_can_be_drawn(card: str, more: dict[str, object]) -> None:
    s = Scene(Side(back=[BLANK], hand=[card], deck=[], **more))  # type: ignore[arg-type]
    use(s, card)
    assert s.options(A) == YES_OR_NO


@rule("vcard:4.5.2.2", "vcard:4.5.1.4")
def test_a_coin_may_be_spent_although_nobody_can_be_swapped() -> None:
    s = Scene(Side(active="S1-106", coins=1))
    use(s, "S1-106")
    assert s.options(A) == YES_OR_NO


@rule("vcard:4.5.2.2", "vcard:4.5.1.4")
@pytest.mark.parametrize(("card", "mine"), [("CCD-112", {"mascot": "CCD-112", "hand": [BLANK]})])
def test_at_the_end_of_the_turn_it_is_asked_although_nothing_can_be_drawn(card: str, mine: dict[str, object]) -> None:
    s = Scene(Side(deck=[], **mine))  # type: ignore[arg-type]
    s.passes(A)
    assert s.options(A) == YES_OR_NO


@rule("vcard:4.5.2.2")
def test_without_a_swap_no_card_is_drawn() -> None:
    s = Scene(Side(hand=["CCD-052"], active=""))
    use(s, "CCD-052")
    assert s.hand(A) == []


@rule("vcard:4.5.2.2")
def test_fewer_than_three_cards_are_not_looked_at() -> None:
    s = Scene(Side(deck=[BLANK, BLANK], mascot="CCD-113"))
    use(s, "CCD-113")
    assert s.prompt() == "vcard:main" and s.deck(A) == [BLANK, BLANK] and s.hand(A) == []


@rule("vcard:4.5.2.2")
def test_without_a_card_to_draw_none_is_discarded() -> None:
    s = Scene(Side(deck=[], hand=[BLANK], active=BLANK, allies={0: ["CCD-118"]}))
    use(s, "CCD-118")
    assert s.prompt() == "vcard:main" and s.hand(A) == [BLANK] and s.discard(A) == []


@rule("vcard:4.5.1.4")
def test_what_is_not_kept_goes_to_the_bottom_also_if_nothing_is_kept() -> None:
    """CCD-113 keeps a VTuber; among these there is none."""
    boosts = ["CCD-094", "CCD-095", "CCD-096"]
    s = Scene(Side(deck=[BLANK, *boosts], mascot="CCD-113"))
    use(s, "CCD-113")
    s.pick(A)
    while s.offered(A):
        s.pick_only(A, s.offered(A)[0])
    assert s.deck(A)[-1] == BLANK and sorted(s.deck(A)[:3]) == boosts


@rule("vcard:4.5.1")
def test_what_is_kept_may_be_an_evolution() -> None:
    s = Scene(Side(deck=[BLANK, "CCD-094", "CCD-002", "CCD-096"], mascot="CCD-113"))
    use(s, "CCD-113")
    assert s.offered(A) == [s.card(A, "CCD-002")]
