"""8.1: Positive, Negative and Circuit."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, CARDS, VTUBER
from kaimaku.games.vcard.lang import (
    Circuit,
    Draw,
    Mill,
    Negative,
    NegativeOfActive,
    Positive,
    PositiveOfBackstage,
    Swap,
    lock,
    plain,
    snap,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("polar one", VTUBER, lock(Positive(Draw(1)), Negative(Mill(1))))
own("polar two", VTUBER, lock(Positive(Draw(1)), Negative(Mill(1))))
own("polar snap", VTUBER, snap(Positive(Draw(1)), Negative(Mill(1))))
own("polar circuit", BOOST, plain(Circuit(Draw(1))))
own("polar swap", BOOST, plain(Swap()))
own("polar call negative", BOOST, plain(NegativeOfActive()))
own("polar call positive", BOOST, plain(PositiveOfBackstage()))


@rule("vcard:8.1.0.1/positive", "vcard:8.1.0.1/negative")
@pytest.mark.parametrize(("place", "drawn", "milled"), [(0, 1, 0), (1, 0, 1), (4, 0, 1)])
def test_positive_is_the_active_spot_and_negative_the_backstage(place: int, drawn: int, milled: int) -> None:
    here = ["polar one" if i == place else BLANK for i in range(5)]
    s = Scene(Side(here[0], back=here[1:]))
    s.play(A, "lock", "polar one")
    assert (len(s.hand(A)), len(s.discard(B))) == (drawn, milled)


@rule("vcard:8.1.0.1/positive", "vcard:8.1.0.1/negative")
def test_where_it_is_now_counts() -> None:
    s = Scene(Side("polar one", back=[BLANK], hand=["polar swap"]))
    s.play(A, "boost", "polar swap")
    s.play(A, "lock", "polar one")
    assert s.hand(A) == [] and len(s.discard(B)) == 1


@rule("vcard:8.1.0.1/positive", "vcard:8.1.0.1/negative")
@pytest.mark.parametrize(("place", "drawn"), [(0, 1), (1, 0)])
def test_a_snap_looks_where_it_was_played_to(place: int, drawn: int) -> None:
    s = Scene(Side("" if place == 0 else BLANK, hand=["polar snap"]))
    s.play(A, "play", "polar snap", spot(A, place))
    assert (len(s.hand(A)), len(s.discard(B))) == (drawn, 1 - drawn)


@rule("vcard:8.1.0.1/positive", "vcard:8.1.0.1/negative")
def test_another_effect_may_trigger_the_other_half() -> None:
    s = Scene(Side("polar one", back=["polar two"], hand=["polar call negative", "polar call positive"]))
    s.play(A, "boost", "polar call negative")
    assert len(s.discard(B)) == 1
    s.play(A, "boost", "polar call positive")
    assert s.hand(A) == [BLANK]


@rule("vcard:8.1.0.1/positive/1", "vcard:8.1.0.1/negative/1")
def test_every_printed_card_has_both_or_none() -> None:
    printed = [d for d in CARDS if d.facts.set in ("CCD", "S1")]
    both = [d for d in printed if {"Positive", "Negative"} <= d.keywords]
    assert both and [d for d in printed if {"Positive", "Negative"} & d.keywords] == both
    assert all({"Positive", "Negative"} <= set(d.clauses) for d in both)


@rule("vcard:8.1.0.1/circuit", "vcard:8.1.0.1/circuit/1", "vcard:8.1.0.1/circuit/2")
@pytest.mark.parametrize(
    ("front", "back", "drawn"),
    [
        ("polar one", ("polar two",), 1),
        ("polar one", (BLANK, "", "", "polar one"), 1),
        (BLANK, ("polar one", "polar two"), 0),
        ("polar one", (BLANK,), 0),
        ("polar one", (), 0),
        ("", (), 0),
    ],
)
def test_circuit_wants_positive_in_front_and_negative_behind(front: str, back: tuple[str, ...], drawn: int) -> None:
    """V-40: two different VTs, though each has both keywords."""
    s = Scene(Side(front, back=back, hand=["polar circuit"]), Side("polar one", back=("polar two",)))
    s.play(A, "boost", "polar circuit")
    assert len(s.hand(A)) == drawn


@rule("vcard:8.1.0.1/circuit/1", "vcard:8.1.0.1/circuit/2")
@pytest.mark.parametrize("hidden", [0, 1])
def test_a_face_down_vt_has_no_known_keyword(hidden: int) -> None:
    """V-45."""
    s = Scene(Side("polar one", back=["polar two"], hand=["polar circuit"], face_down=(hidden,)))
    s.play(A, "boost", "polar circuit")
    assert s.hand(A) == []
