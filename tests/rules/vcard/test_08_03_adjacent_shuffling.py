"""8.3.5 and 8.3.6: neighbours on the Backstage, and shuffling."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import A_MASCOT, ADJACENT_VTS, AN_ADJACENT_VT, Search, Shuffle, lock, plain
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

own("adjacent all", VTUBER, lock(Level(+1, ADJACENT_VTS)))
own("adjacent one", VTUBER, lock(Level(+1, AN_ADJACENT_VT)))
own("shuffle search", BOOST, plain(Search(A_MASCOT)))
own("shuffle theirs", BOOST, plain(Shuffle()))
CARDS = tuple(own(f"shuffle {n}", MASCOT) for n in range(8))


@rule("vcard:8.3.5.1", "vcard:8.3.5.2")
@pytest.mark.parametrize(("place", "near"), [(0, ()), (1, (2,)), (2, (1, 3)), (3, (2, 4)), (4, (3,))])
def test_vts_next_to_each_other_on_the_backstage_are_adjacent(place: int, near: tuple[int, ...]) -> None:
    here = ["adjacent all" if i == place else BLANK for i in range(5)]
    s = Scene(Side(here[0], back=here[1:]), Side(back=[BLANK] * 4))
    s.play(A, "lock", "adjacent all")
    assert tuple(i for i in range(5) if s.pl(A, i) == 9) == near and all(s.pl(B, i) == 8 for i in range(5))


@rule("vcard:8.3.5.1")
def test_an_empty_spot_between_them_parts_them() -> None:
    s = Scene(Side(back=[BLANK, "", "adjacent one", BLANK]))
    s.play(A, "lock", "adjacent one")
    assert (s.pl(A, 1), s.pl(A, 4)) == (8, 9)


@rule("vcard:8.3.6.1")
def test_nobody_knows_the_order_of_a_shuffled_deck() -> None:
    orders = set()
    for seed in range(20):
        s = Scene(Side(hand=["shuffle search"], deck=CARDS), seed=seed)
        s.play(A, "boost", "shuffle search")
        s.pick(A, s.card(A, "shuffle 0"))
        assert sorted(s.deck(A)) == sorted(CARDS[1:]) and not any(s.t.known[c] for c in s.t.zones[0])
        orders.add(tuple(s.deck(A)))
    assert len(orders) == 20, "7! orders, and each seed its own"


@rule("vcard:8.3.6.1")
def test_the_random_source_alone_decides_the_order() -> None:
    def shuffled(deck: tuple[str, ...]) -> list[int]:
        s = Scene(b=Side(deck=deck), a=Side(hand=["shuffle theirs"]), seed=11)
        before = s.t.zones[10][:]
        s.play(A, "boost", "shuffle theirs")
        assert s.t.zones[10] != before
        return [before.index(c) for c in s.t.zones[10]]

    assert shuffled(CARDS) == shuffled(CARDS[::-1]), "which faces lie where does not matter"
