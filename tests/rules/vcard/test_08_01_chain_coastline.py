"""8.1: Chain wants a neighbour of its own element, Coastline a place on the Backstage."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, VTUBER
from kaimaku.games.vcard.lang import (
    CHAINED,
    OPP_LOCKS_VT,
    THAT_VT,
    THIS_VT,
    YOU_CHAIN,
    YOUR_ACTIVE,
    Chain,
    Coastline,
    Draw,
    Has,
    If,
    SnapOfYours,
    Swap,
    Whenever,
    lock,
    passive,
    plain,
    snap,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("chain fire", VTUBER, element="fire")
own("chain water", VTUBER, element="water")
own("chain fire 8", VTUBER, element="fire", line="chain changer")
own("chain fire 9", VTUBER, element="water", pl=9, line="chain changer")
own("chain snap", VTUBER, snap(Chain(Draw(1))), element="fire")
own("chain neutral", VTUBER, snap(Chain(Draw(1))))
own("chain lock", VTUBER, lock(Chain(Draw(1))), element="fire")
own("chain watcher", VTUBER, passive(Whenever(YOU_CHAIN.when, Level(+1, THAT_VT))))
own("chain after", BOOST, plain(If(CHAINED, Draw(1))))

own("coastline stands", VTUBER, passive(Coastline(Has(+1, YOUR_ACTIVE))))
own("coastline snap", VTUBER, snap(Coastline(Draw(1))))
own("coastline watch", VTUBER, passive(Coastline(Whenever(OPP_LOCKS_VT.after, Level(+1, THIS_VT)))))
own("coastline ally", ALLY, lock(Coastline(Draw(1))))
own("coastline swap", BOOST, plain(Swap()))
own("coastline again", BOOST, plain(SnapOfYours()))

FIRE, WATER = "chain fire", "chain water"


@rule("vcard:8.1.0.1/chain", "vcard:8.3.5.1")
@pytest.mark.parametrize(
    ("back", "place", "asked"),
    [
        ((FIRE,), 2, True),
        (("", "", FIRE), 2, True),
        ((WATER, "", FIRE), 2, True),
        ((FIRE,), 3, False),
        (("", "", "", FIRE), 1, False),
        ((WATER, "", WATER), 2, False),
        ((BLANK, "", BLANK), 2, False),
    ],
)
def test_chain_wants_its_element_beside_it(back: tuple[str, ...], place: int, asked: bool) -> None:
    s = Scene(Side(FIRE, back=back, hand=["chain snap"]), Side(back=(FIRE,) * 4))
    s.play(A, "play", "chain snap", spot(A, place))
    assert (s.options(A) == [("yes",), ("no",)]) is asked
    if asked:
        s.yes(A)
    assert len(s.hand(A)) == int(asked)


@rule("vcard:8.1.0.1/chain", "vcard:8.3.5.2")
def test_the_active_vt_is_never_chained() -> None:
    s = Scene(Side("", back=(), hand=["chain snap", FIRE]))
    s.play(A, "play", "chain snap", spot(A))
    assert s.prompt() == "vcard:main"
    s = Scene(Side(FIRE, hand=["chain snap"]))
    s.play(A, "play", "chain snap", spot(A, 1))
    assert s.prompt() == "vcard:main" and s.hand(A) == [], "nor is the Active VT a neighbour"


@rule("vcard:8.1.0.1/chain")
def test_chain_may_be_left() -> None:
    """V-40: "may", hence optional; who leaves it has not chained."""
    s = Scene(Side(back=[FIRE], hand=["chain snap", "chain after"]))
    s.play(A, "play", "chain snap", spot(A, 2))
    s.no(A)
    s.play(A, "boost", "chain after")
    assert s.hand(A) == []


@rule("vcard:8.1.0.1/chain")
def test_others_may_look_for_chain() -> None:
    s = Scene(Side("chain watcher", back=[FIRE], hand=["chain snap", "chain after"]), Side("chain watcher"))
    s.play(A, "play", "chain snap", spot(A, 2))
    s.yes(A)
    assert (s.pl(A), s.pl(A, 2), s.pl(B)) == (8, 9, 8)
    s.play(A, "boost", "chain after")
    assert len(s.hand(A)) == 2


@rule("vcard:8.1.0.1/chain")
def test_neutral_is_no_element_to_share() -> None:
    s = Scene(Side(back=[BLANK], hand=["chain neutral"]))
    s.play(A, "play", "chain neutral", spot(A, 2))
    assert s.prompt() == "vcard:main" and s.hand(A) == []


@rule("vcard:8.1.0.1/chain")
def test_the_highest_card_says_which_element_a_vt_has() -> None:
    s = Scene(Side(back=["chain fire 8|chain fire 9"], hand=["chain snap"]))
    s.play(A, "play", "chain snap", spot(A, 2))
    assert s.prompt() == "vcard:main" and s.hand(A) == []


@rule("vcard:8.1.0.1/chain/1")
def test_chain_of_a_lock_is_looked_at_when_locking() -> None:
    s = Scene(Side(back=[FIRE], hand=["chain lock"]))
    s.play(A, "play", "chain lock", spot(A, 2))
    assert s.prompt() == "vcard:main" and s.hand(A) == []
    s.play(A, "lock", "chain lock")
    s.yes(A)
    assert len(s.hand(A)) == 1


@rule("vcard:8.1.0.1/chain/1")
def test_a_chain_lock_without_a_neighbour_is_locked_all_the_same() -> None:
    """V-46."""
    s = Scene(Side(back=["chain lock"]))
    s.play(A, "lock", "chain lock")
    assert s.prompt() == "vcard:main" and s.hand(A) == [] and s.vt(A, 1) in s.t.locked


@rule("vcard:8.1.0.1/coastline")
def test_coastline_works_on_the_backstage_only() -> None:
    s = Scene(Side(back=["coastline stands"], hand=["coastline swap"]), Side("coastline stands"))
    assert (s.pl(A), s.pl(B)) == (9, 8)
    s.play(A, "boost", "coastline swap")
    assert s.stack(A) == ["coastline stands"] and s.pl(A) == 8


@rule("vcard:8.1.0.1/coastline", "vcard:8.1.0.1/coastline/1")
@pytest.mark.parametrize(("place", "pl"), [(0, 8), (1, 9)])
def test_coastline_before_a_passive_that_listens(place: int, pl: int) -> None:
    mine = Side("coastline watch") if place == 0 else Side(back=["coastline watch"])
    s = Scene(Side(back=["chain lock"]), mine)
    s.play(A, "lock", "chain lock")
    assert s.pl(B, place) == pl


@rule("vcard:8.1.0.1/coastline/1")
def test_coastline_of_a_snap_is_looked_at_on_play_only() -> None:
    s = Scene(Side("", hand=["coastline snap"]))
    s.play(A, "play", "coastline snap", spot(A))
    assert s.hand(A) == []
    s = Scene(Side(hand=["coastline snap", "coastline swap"]))
    s.play(A, "play", "coastline snap", spot(A, 3))
    assert len(s.hand(A)) == 2
    s.play(A, "boost", "coastline swap")
    assert s.hand(A) == [BLANK], "moving is no second trigger"


@rule("vcard:8.1.0.1/coastline/1")
def test_a_snap_that_is_triggered_anew_looks_anew() -> None:
    s = Scene(Side("coastline snap", hand=["coastline again"]))
    s.play(A, "boost", "coastline again")
    assert s.hand(A) == [] and s.log("trigger") == ["trigger"]


@rule("vcard:8.1.0.1/coastline")
@pytest.mark.parametrize(("place", "drawn"), [(0, 0), (1, 1)])
def test_coastline_of_an_ally_asks_where_its_vt_is(place: int, drawn: int) -> None:
    s = Scene(Side(back=[BLANK], allies={place: ["coastline ally"]}))
    s.play(A, "lock", "coastline ally")
    assert len(s.hand(A)) == drawn
