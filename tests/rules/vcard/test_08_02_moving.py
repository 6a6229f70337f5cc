"""8.2.2: swapping and moving VTs, and moving Allies."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, VTUBER
from kaimaku.games.vcard.lang import PL as Level
from kaimaku.games.vcard.lang import (
    THIS_MOVES,
    THIS_VT,
    YOUR_BACKSTAGE,
    YOUR_VT,
    Comma,
    Draw,
    Has,
    May,
    Move,
    MoveAlly,
    Swap,
    SwapActive,
    Whenever,
    lock,
    passive,
    plain,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, Scene, Side, own, spot

own("move swap", BOOST, plain(Swap()))
own("move front", BOOST, plain(SwapActive(YOUR_BACKSTAGE)))
own("move one", BOOST, plain(Move(YOUR_VT)))
own("move may", VTUBER, lock(May(Move(THIS_VT))))
own("move comma", BOOST, plain(Comma(Swap(), Draw(1))))
own("move ally", BOOST, plain(MoveAlly()))
own("move plus", ALLY, plain(Has(+1, THIS_VT)))
own("move watcher", VTUBER, passive(Whenever(THIS_MOVES.after, Level(+1, THIS_VT))))
own("move 8", VTUBER, line="mover")
own("move 9", VTUBER, pl=9, line="mover")


@rule("vcard:8.2.2.1", "vcard:8.2.2.4")
def test_a_swap_exchanges_the_spots_of_two_vts() -> None:
    """All that is on a VT goes along; tokens of a spot stay."""
    mine = Side(
        "move 8|move 9",
        back=[BLANK],
        hand=["move swap"],
        allies={0: ["move plus"]},
        tokens={0: ["food", "burn"]},
        counters={0: 2},
    )
    s = Scene(mine)
    s.play(A, "boost", "move swap")
    assert (s.stack(A), s.stack(A, 1)) == ([BLANK], ["move 8", "move 9"])
    assert s.allies(A, 1) == ["move plus"] and s.tokens(A, 1) == {"food": 1} and s.tokens(A) == {"burn": 1}
    assert (s.pl(A), s.pl(A, 1)) == (6, 13)


@rule("vcard:8.2.2.1", "vcard:8.2.2.4")
def test_any_two_of_ones_own_may_be_swapped() -> None:
    s = Scene(Side(back=[BLANK, "", "move 8"], hand=["move swap", "move swap"]), Side(back=[BLANK]))
    s.play(A, "boost", "move swap")
    choice = s.t.frames[-1].many(0)
    assert choice == (s.vt(A), s.vt(A, 1), s.vt(A, 3)), "Active or Backstage, none of the opponent's"
    s.pick(A, s.vt(A, 1))
    assert (s.stack(A, 1), s.stack(A, 3)) == (["move 8"], [BLANK]), "two on the Backstage"
    s.play(A, "boost", "move swap")
    s.pick(A, s.vt(A), s.vt(A, 1))
    assert (s.stack(A), s.stack(A, 1)) == (["move 8"], [BLANK]), "or the Active VT with one of them"


@rule("vcard:8.2.2.1")
def test_a_swap_wants_two() -> None:
    s = Scene(Side(hand=["move comma", "move swap"]))
    s.play(A, "boost", "move comma")
    s.play(A, "boost", "move swap")
    assert s.hand(A) == [] and not s.log("move")


@rule("vcard:8.2.2.1", "vcard:8.2.2.4")
def test_a_text_may_name_one_of_the_two() -> None:
    s = Scene(Side("move 8", back=[BLANK, BLANK], hand=["move front"]))
    s.play(A, "boost", "move front")
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 2)]
    s.pick(A, s.vt(A, 2))
    assert (s.stack(A), s.stack(A, 2)) == ([BLANK], ["move 8"])
    s = Scene(Side("move 8", hand=["move front"]))
    s.play(A, "boost", "move front")
    assert not s.log("move")


@rule("vcard:8.2.2.2")
def test_a_vt_is_moved_to_an_empty_spot() -> None:
    s = Scene(Side(back=[BLANK, "", "move 8"], hand=["move one"]))
    s.play(A, "boost", "move one")
    s.pick(A, s.vt(A, 3))
    assert s.offered(A) == [spot(A, 2), spot(A, 4)], "no taken spot, none of the opponent's"
    s.pick(A, spot(A, 4))
    assert s.stack(A, 4) == ["move 8"] and s.t.zones[spot(A, 3)] == []


@rule("vcard:8.2.2.2")
def test_without_an_empty_spot_nothing_is_moved() -> None:
    s = Scene(Side(back=[BLANK] * 4, hand=["move one"]))
    s.play(A, "boost", "move one")
    assert s.prompt() == "vcard:main" and not s.log("move"), "nor is anybody asked whom"


@rule("vcard:8.2.2.2")
@pytest.mark.parametrize(("others", "asked"), [(3, False), (2, True)])
def test_a_move_without_an_empty_spot_is_not_offered(others: int, asked: bool) -> None:
    s = Scene(Side(back=["move may", *[BLANK] * others]))
    s.play(A, "lock", "move may")
    assert (s.prompt() != "vcard:main") is asked


@rule("vcard:8.2.2.2")
def test_the_active_vt_that_was_moved_may_come_back() -> None:
    """V-36: its spot is filled at once, maybe by itself."""
    s = Scene(Side("move 8", back=[BLANK], hand=["move one"]))
    s.play(A, "boost", "move one")
    s.pick(A, s.vt(A))
    s.pick(A, spot(A, 2))
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 2)]
    s.pick(A, s.vt(A, 2))
    assert s.stack(A) == ["move 8"]


@rule("vcard:8.2.2.3")
def test_a_swap_counts_as_moving_each_of_both() -> None:
    s = Scene(Side("move watcher", back=["move watcher", "move watcher"], hand=["move swap"]))
    s.play(A, "boost", "move swap")
    s.pick(A, s.vt(A), s.vt(A, 1))
    assert [s.pl(A, place) for place in range(3)] == [9, 9, 8]


@rule("vcard:8.2.2.5", "vcard:8.2.2.6")
def test_an_ally_moves_to_another_vt_of_its_player() -> None:
    s = Scene(Side(back=[BLANK, BLANK], hand=["move ally"], allies={1: ["move plus"]}), Side(allies={0: ["move plus"]}))
    assert [s.pl(A, place) for place in range(3)] == [8, 9, 8]
    s.play(A, "boost", "move ally")
    assert s.offered(A) == [s.vt(A), s.vt(A, 2)], "not the one it is on, none of the opponent's"
    s.pick(A, s.vt(A, 2))
    assert (s.allies(A, 1), s.allies(A, 2)) == ([], ["move plus"])
    assert [s.pl(A, place) for place in range(3)] == [8, 8, 9], "what it gives goes along"


@rule("vcard:8.2.2.5")
def test_which_ally_is_moved_is_chosen() -> None:
    s = Scene(Side(back=[BLANK], hand=["move ally"], allies={0: ["move plus"], 1: ["move plus"]}))
    s.play(A, "boost", "move ally")
    one, two = s.offered(A)
    assert (s.t.hosts[one], s.t.hosts[two]) == (s.vt(A), s.vt(A, 1))
    s.pick(A, two)
    assert len(s.allies(A)) == 2


@rule("vcard:8.2.2.5")
def test_with_one_vt_there_is_nowhere_to_go() -> None:
    s = Scene(Side(hand=["move ally"], allies={0: ["move plus"]}))
    s.play(A, "boost", "move ally")
    assert s.allies(A) == ["move plus"] and not s.log("attach")
