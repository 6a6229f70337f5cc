"""6.2.0, 6.2.1, 6.2.3: the phases of a turn and what waits for them."""

from __future__ import annotations

from kaimaku.games.vcard.card import BOOST, MASCOT, REINFORCEMENT, VTUBER, WORLD
from kaimaku.games.vcard.lang import (
    OPP_DRAWS_2,
    OPP_PLAYS_BOOST,
    OPP_PLAYS_REPLY,
    PL,
    THIS_MOVES,
    THIS_VT,
    TURN_ENDS,
    TURN_STARTS,
    VT,
    YOUR_ACTIVE,
    Aftershock,
    Cancel,
    Draw,
    Erupt,
    Grow,
    May,
    Swap,
    Whenever,
    lock,
    passive,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.lang.more import MORE
from kaimaku.games.vcard.rules.events import DRAW
from kaimaku.games.vcard.rules.moments import YOU, Moment
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, alike, own, spot

T = "T621"
NOBODY = "NONE"  # no set has answers
GROWS = own("6.2.1 grows", VTUBER, snap(Grow(PL(+1, VT))))
GROWS_TWO = own("6.2.1 grows two", VTUBER, snap(Grow(PL(+2, THIS_VT))))
GROWS_THREE = own("6.2.1 grows three", BOOST, plain(Grow(PL(+3, YOUR_ACTIVE))))
GROWS_FOUR = own("6.2.1 grows four", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Grow(PL(+4, YOUR_ACTIVE))), series=T)
GROWS_SWAP = own("6.2.1 grows swap", BOOST, plain(Grow(Swap())))
MOVED = own("6.2.1 moved", VTUBER, passive(Whenever(THIS_MOVES.after, PL(+7, THIS_VT))))
YOU_DRAW = alike(Moment(DRAW, YOU, lambda t, e, source: True, "you draw", "自分がカードを引く"), MORE["YOU_DRAW"])
LISTENS = own("6.2.1 listens", VTUBER, passive(Whenever(YOU_DRAW.after, PL(+1, THIS_VT))))
HOT = own("6.2.1 hot", MASCOT, passive(Erupt(May(PL(+2, YOUR_ACTIVE)))))
STARTS = own("6.2.1 starts", VTUBER, passive(Whenever(TURN_STARTS.when, PL(+5, THIS_VT))))
ENDS = own("6.2.3 ends", VTUBER, passive(Whenever(TURN_ENDS.when, PL(+1, THIS_VT))))
ENDS_TOO = own("6.2.3 ends too", MASCOT, passive(Whenever(TURN_ENDS.when, PL(+2, YOUR_ACTIVE))))
SHAKES = own("6.2.3 shakes", VTUBER, lock(Aftershock(PL(+3, YOUR_ACTIVE))))
ASKS = own(
    "6.2.0 asks", VTUBER, passive(Whenever(TURN_STARTS.when, May(Draw(1))), Whenever(TURN_ENDS.when, May(Draw(1))))
)
GROWS_CARDS = own("6.2.2 grows cards", BOOST, plain(Grow(Draw(2))))
ENDS_CARDS = own("6.2.2 ends cards", WORLD, passive(Whenever(TURN_ENDS.when, Draw(2))))
ENVY = own("6.2.2 envy", REINFORCEMENT, reply(OPP_DRAWS_2.when, Draw(1)), series=T)
NO_REPLY = own("6.2.2 no reply", REINFORCEMENT, reply(OPP_PLAYS_REPLY.when, Cancel()), series=T)
MINUS = own("6.2.2 minus", BOOST, plain(PL(-1, YOUR_ACTIVE)))


def amounts(s: Scene) -> list[int | str]:
    """The counters laid, in order."""
    return [entry[-1][0] for entry in s.t.journal or [] if entry[0] == "counter"]


@rule("vcard:6.2.0.1", "vcard:6.2.1.1-2", "vcard:6.2.2.1", "vcard:6.2.3.1")
def test_start_draw_main_end() -> None:
    s = Scene(Side(), Side(active=ASKS, hand=[BLANK, BLANK, BLANK], deck=[BLANK] * 9))
    s.end_turn(A)
    assert (s.phase(), s.t.asked, len(s.deck(B))) == ("start", (B,), 9), "before the draw"
    assert s.refused(B, s.option(B, "play", BLANK, spot(B, 1))) == "vcard:4.5.2.7", "no Turn Action yet"
    s.no(B)
    assert (s.phase(), s.t.asked, len(s.deck(B))) == ("main", (B,), 8)
    s.passes(B)
    assert (s.phase(), s.t.asked) == ("end", (B,))
    for option in (s.option(B, "play", BLANK, spot(B, 1)), ("trade",)):
        assert s.refused(B, option) == "vcard:4.5.2.7", "and none any more"
    s.no(B)
    assert (s.phase(), s.t.asked, s.t.active) == ("main", (A,), A)


@rule("vcard:6.2.1.2-2")
def test_one_card_from_the_top_is_a_must() -> None:
    s = Scene(Side(), Side(deck=[BLANK, BLANK, GROWS]))
    s.end_turn(A)
    assert s.hand(B) == [GROWS] and s.deck(B) == [BLANK, BLANK] and s.prompt() == "vcard:main"


@rule("vcard:6.2.1.2-2", "vcard:6.2.2.1", "vcard:4.6.6.2", "vcard:4.6.6.3")
def test_what_the_draw_wakes_is_done_before_the_main_phase() -> None:
    """An Erupt (a When) that asks, then an After effect; only then Turn Actions."""
    s = Scene(Side(), Side(active=LISTENS, deck=[BLANK, HOT]))
    s.end_turn(A)
    assert s.phase() == "draw" and s.options(B) == [("yes",), ("no",)] and not s.log("counter")
    s.yes(B)
    assert amounts(s) == [2, 1] and s.phase() == "main" and s.pl(B) == 11


@rule("vcard:6.2.1.1-1", "vcard:6.2.1.1-2")
def test_grow_before_the_first_card_is_drawn() -> None:
    """V-42: the text says "a VT", so any one may be chosen."""
    s = Scene(Side(hand=[GROWS]), Side())
    s.play(A, "play", GROWS, spot(A, 1))
    assert not s.log("counter")
    s.end_turn(A)
    assert not s.log("counter"), "not in B's turn"
    s.end_turn(B)
    assert s.phase() == "start" and s.t.asked == (A,) and len(s.offered(A)) == 3
    drawn = s.told("draw").count(("draw", A, BLANK))
    assert drawn == 0
    s.pick(A, s.vt(A, 1))
    assert s.pl(A, 1) == 9 and s.told("draw")[-1] == ("draw", A, BLANK) and s.phase() == "main"
    s.end_turn(A)
    s.end_turn(B)
    assert s.phase() == "main" and s.log("counter") == ["counter"], "once"


@rule("vcard:6.2.1.2-1", "vcard:4.6.6.3")
def test_each_effect_with_what_it_causes_before_the_next() -> None:
    s = Scene(Side(back=[MOVED], hand=[GROWS_SWAP, GROWS_THREE]), sets=NOBODY)
    s.play(A, "boost", GROWS_SWAP)
    s.play(A, "boost", GROWS_THREE)
    s.end_turn(A)
    s.end_turn(B)
    assert amounts(s) == [7, 3] and s.stack(A) == [MOVED] and s.pl(A) == 18


@rule("vcard:6.2.1.1-1", "vcard:6.2.1.2-1")
def test_start_of_turn_effects_in_the_order_they_were_set_up() -> None:
    """V-44: delayed effects by when they were put off, passives by when their card was played."""
    s = Scene(Side(back=["", STARTS], hand=[GROWS_TWO, GROWS_THREE, STARTS]), Side(hand=[MINUS]), sets=NOBODY)
    s.play(A, "boost", GROWS_THREE)
    s.play(A, "play", STARTS, spot(A, 1))
    s.play(A, "play", GROWS_TWO, spot(A, 3))
    s.end_turn(A)
    s.end_turn(B)
    assert amounts(s) == [5, 3, 5, 2]
    assert s.log("counter", "draw")[-5:] == ["counter"] * 4 + ["draw"], "all of them before the draw"


@rule("vcard:6.2.1.2-1")
def test_effects_of_two_turns_the_older_one_first() -> None:
    s = Scene(Side(hand=[GROWS_THREE, GROWS_FOUR]), Side(hand=[MINUS]), sets=T)
    s.play(A, "boost", GROWS_THREE)
    s.end_turn(A)
    s.do(B, "boost", MINUS)
    s.do(A, "reply", GROWS_FOUR, 0)
    s.settle()
    s.end_turn(B)
    assert amounts(s) == [-1, 3, 4] and s.pl(A) == 15


@rule("vcard:6.2.3.2", "vcard:6.2.3.3")
def test_end_of_turn_effects_in_order_and_then_the_next_player() -> None:
    """Aftershock first, then the others by when their cards were played."""
    s = Scene(Side(active=ENDS, back=[SHAKES], hand=[ENDS_TOO, ENDS]))
    s.play(A, "lock", SHAKES)
    s.play(A, "mascot", ENDS_TOO)
    s.play(A, "play", ENDS, spot(A, 2))
    s.end_turn(A)
    assert amounts(s) == [1, 2, 1] and s.t.active == B
    assert s.log("counter", "turn") == ["counter"] * 3 + ["turn"], "B's turn begins behind the last of them"
    s.end_turn(B)
    s.end_turn(A)
    assert amounts(s) == [1, 2, 1, 3, 1, 2, 1]


@rule("vcard:6.2.3.3", "vcard:6.2.0.1")
def test_turns_alternate() -> None:
    s = Scene()
    for taken in ([1, 1], [2, 1], [2, 2], [3, 2]):
        s.end_turn(s.t.active)
        assert s.t.taken == taken and s.t.asked == (s.t.active,) and s.t.active == (taken[0] == taken[1])


@rule("vcard:6.2.2.2c", "vcard:6.2.3.1")
def test_a_reinforcement_in_any_phase_of_the_opponents_turn() -> None:
    """V-17: in A's Start and End of Turn Phase B may answer; A, whose turn it is, may not answer that there."""
    s = Scene(Side(hand=[GROWS_CARDS, NO_REPLY]), Side(hand=[ENVY, ENVY]), world=ENDS_CARDS, sets=T)
    s.play(A, "boost", GROWS_CARDS)
    s.passes(A)
    assert s.phase() == "end" and s.t.asked == (B,) and s.t.active == A
    s.do(B, "reply", ENVY, -1)
    s.passes(B)
    assert s.t.active == B and len(s.hand(B)) == 1 + 1 + 1, "A was not asked; B drew for it and for the turn"
    s.passes(B)
    s.passes(A)  # the World gave B two cards as well
    assert s.phase() == "start" and s.t.asked == (B,) and s.t.active == A
    s.do(B, "reply", ENVY, -1)
    s.passes(B)
    assert s.phase() == "main" and s.t.asked == (A,)
