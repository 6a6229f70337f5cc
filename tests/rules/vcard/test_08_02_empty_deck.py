"""8.2.10: what an empty deck costs (V-15)."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import (
    A_MASCOT,
    THIS_VT,
    YOU_SHUFFLE,
    YOURS,
    Comma,
    Draw,
    Keep,
    LookTop,
    Mill,
    Search,
    Shuffle,
    ToBottom,
    Whenever,
    passive,
    plain,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("empty draw 1", BOOST, plain(Draw(1)))
own("empty draw 2", BOOST, plain(Draw(2)))
own("empty draw 3", BOOST, plain(Draw(3)))
own("empty draw comma", BOOST, plain(Comma(Draw(2), Mill(1))))
own("empty mill 2", BOOST, plain(Mill(2)))
own("empty mill mine", BOOST, plain(Mill(3, YOURS)))
own("empty look", BOOST, plain(Comma(LookTop(3), Keep(), ToBottom())))
own("empty just look", BOOST, plain(LookTop(3)))
own("empty search", BOOST, plain(Search(A_MASCOT)))
own("empty mascot", MASCOT)
own("empty shuffle", BOOST, plain(Shuffle()))
own("empty heard", VTUBER, passive(Whenever(YOU_SHUFFLE.after, Level(+1, THIS_VT))))


@rule("vcard:8.2.10.1")
def test_all_vts_lose_a_level_the_discard_pile_goes_in_and_the_effect_goes_on() -> None:
    s = Scene(Side(back=[BLANK, BLANK], hand=["empty draw 2"], deck=["other blank"], discard=["empty mascot"] * 3))
    s.play(A, "boost", "empty draw 2")
    assert s.hand(A) == ["empty mascot", "other blank"] and s.deck(A) == ["empty mascot"] * 2
    assert [s.pl(A, place) for place in range(3)] == [7, 7, 7] and s.pl(B) == 8
    assert s.log("draw", "empty deck", "shuffle") == ["draw", "empty deck", "shuffle", "draw"]
    assert s.discard(A) == ["empty draw 2"], "it was on its way and not in the pile"


@rule("vcard:8.2.10.1")
def test_it_is_looked_at_when_a_card_is_needed() -> None:
    """V-15: not when the last card leaves."""
    s = Scene(Side(hand=["empty draw 2"], deck=[BLANK, BLANK], discard=[BLANK]))
    s.play(A, "boost", "empty draw 2")
    assert s.deck(A) == [] and s.pl(A) == 8 and s.discard(A) == [BLANK, "empty draw 2"]
    s.end_turn(A)
    s.end_turn(B)
    assert s.pl(A) == 7 and len(s.hand(A)) == 3 and s.discard(A) == [], "the Draw Phase needs one"


@rule("vcard:8.2.10.1")
def test_vts_that_come_later_are_spared() -> None:
    s = Scene(Side(hand=["empty draw 1", BLANK], deck=[], discard=[BLANK]))
    s.play(A, "boost", "empty draw 1")
    s.play(A, "play", BLANK, spot(A, 1))
    assert (s.pl(A), s.pl(A, 1)) == (7, 8)


@rule("vcard:8.2.10.1")
def test_with_an_empty_discard_pile_the_rest_is_dropped() -> None:
    """V-15: one penalty, no loop, and nobody loses the game."""
    s = Scene(Side(hand=["empty draw 3"], deck=[]))
    s.play(A, "boost", "empty draw 3")
    assert s.pl(A) == 7 and s.hand(A) == [] and s.t.result is None and s.prompt() == "vcard:main"


@rule("vcard:8.2.10.1")
@pytest.mark.parametrize(("discard", "pl", "done"), [(0, 8, []), (1, 7, ["draw", "draw", "mill"])])
def test_as_a_condition_a_draw_needs_as_many_cards_in_both(discard: int, pl: int, done: list[str]) -> None:
    """V-30: possible in full or not at all; what is not begun costs nothing."""
    s = Scene(Side(hand=["empty draw comma"], deck=[BLANK], discard=[BLANK] * discard))
    s.play(A, "boost", "empty draw comma")
    assert s.pl(A) == pl and s.log("draw", "mill") == done


@rule("vcard:8.2.10.1")
@pytest.mark.parametrize(("ruling", "pl"), [("each", 6), ("once", 7)])
def test_running_out_again_in_one_effect(ruling: str, pl: int) -> None:
    """C4: a new penalty each time, unless a table reads it as once in an effect."""
    s = Scene(Side(hand=["empty draw 3"], deck=[], discard=[BLANK]), rulings={"empty_deck": ruling})
    s.play(A, "boost", "empty draw 3")
    assert s.pl(A) == pl and s.hand(A) == [BLANK]
    s = Scene(Side(hand=["empty mill mine"], deck=[], discard=[BLANK]), rulings={"empty_deck": ruling})
    s.play(A, "boost", "empty mill mine")
    assert s.pl(A) == (5 if ruling == "each" else 7) and s.discard(A) == [BLANK, "empty mill mine"]
    s = Scene(Side(hand=["empty just look"], deck=[], discard=[BLANK] * 2), rulings={"empty_deck": ruling})
    s.play(A, "boost", "empty just look")
    assert s.pl(A) == pl and s.log("look") == ["look"] * 2


@rule("vcard:8.2.10.1")
def test_the_deck_of_whoever_must_use_it() -> None:
    s = Scene(Side(hand=["empty mill 2"]), Side(deck=[BLANK], discard=["other blank"] * 3))
    s.play(A, "boost", "empty mill 2")
    assert (s.pl(A), s.pl(B)) == (8, 7) and len(s.deck(B)) + len(s.discard(B)) == 4 and len(s.discard(B)) == 1
    assert len(s.deck(A)) == 20


@rule("vcard:8.2.10.1")
def test_looking_at_more_cards_than_there_are() -> None:
    """What is being looked at stays on top; the discard pile is shuffled in beneath it."""
    s = Scene(Side(hand=["empty look"], deck=["other blank"], discard=["empty mascot"] * 4))
    s.play(A, "boost", "empty look")
    assert s.pl(A) == 7 and s.log("look") == ["look"] * 3
    assert s.said("look")[0][2] == "other blank"


@rule("vcard:8.2.10.1")
def test_searching_an_empty_deck() -> None:
    """To search it is to use it."""
    s = Scene(Side(hand=["empty search"], deck=[], discard=["empty mascot", BLANK]))
    s.play(A, "boost", "empty search")
    s.pick(A, *s.offered(A))
    assert s.pl(A) == 7 and s.hand(A) == ["empty mascot"] and s.deck(A) == [BLANK]


@rule("vcard:8.3.6.3")
def test_shuffling_an_empty_deck_is_shuffling() -> None:
    """And costs nothing: no card of it was needed."""
    s = Scene(Side(hand=["empty shuffle"]), Side("empty heard", deck=[], discard=[BLANK]))
    s.play(A, "boost", "empty shuffle")
    assert s.pl(B) == 9 and s.deck(B) == [] and not s.log("empty deck")


@rule("vcard:8.3.6.3")
@pytest.mark.parametrize("discard", [(), (BLANK,)])
def test_the_shuffle_of_an_empty_deck_is_heard_too(discard: tuple[str, ...]) -> None:
    """V-15: shuffle-triggered effects still trigger, whether the discard pile held anything or not."""
    s = Scene(Side("empty heard", hand=["empty draw 1"], deck=[], discard=discard), Side("empty heard"))
    s.play(A, "boost", "empty draw 1")
    assert (s.pl(A), s.pl(B)) == (8, 8) and s.terms(A)["counter"] == 0 and s.log("shuffle") == ["shuffle"]
