"""4.6.1-4.6.3: Immediate, Snap and Reinforcement Speed."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER, WORLD
from kaimaku.games.vcard.lang import (
    OPP_ACTIVE,
    OPP_DRAWS_2,
    OPP_EVOLVES,
    OPP_PLAYS_REPLY,
    OPP_PLAYS_SUPPORT,
    OPP_REDUCES,
    OPP_SNAPS,
    PL,
    THIS_VT,
    TO_HAND,
    YOUR_ACTIVE,
    Cancel,
    Draw,
    Immediately,
    Return,
    Whenever,
    lock,
    passive,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.lang.more import MORE
from kaimaku.games.vcard.rules.events import EVOLVE, LOCK, PLAY
from kaimaku.games.vcard.rules.moments import OPP, YOU, Moment
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, alike, own, spot

T, FAST = "T461", "T461F"
TWO_AND_PLUS = own("4.6.1 two and plus", BOOST, plain(Draw(2), PL(+1, YOUR_ACTIVE)))
PLUS = own("4.6.1 plus", BOOST, plain(PL(+2, YOUR_ACTIVE)))
RETORT = own("4.6.1 retort", REINFORCEMENT, reply(OPP_PLAYS_REPLY.when, Cancel()), series=T)
PLAIN_ENVY = own("4.6.1 envy", REINFORCEMENT, reply(OPP_DRAWS_2.when, Draw(1)), series=T)
FAST_ENVY = own("4.6.1 fast envy", REINFORCEMENT, reply(OPP_DRAWS_2.when, Immediately(Draw(1))), series=T)
FAST_HAND = own(
    "4.6.1 fast hand", REINFORCEMENT, reply(OPP_DRAWS_2.when, Immediately(Return(OPP_ACTIVE, TO_HAND))), series=T
)
MINUS = own("4.6.1 minus", REINFORCEMENT, reply(OPP_PLAYS_SUPPORT.when, PL(-1, OPP_ACTIVE)), series=T)
AFTER_SNAP = own("4.6.2 after snap", REINFORCEMENT, reply(OPP_SNAPS.after, PL(-1, OPP_ACTIVE)), series=T)
SPITE = own("4.6.2 spite", REINFORCEMENT, reply(OPP_REDUCES.after, PL(-5, OPP_ACTIVE)), series=T)
YOU_ANSWER = alike(
    Moment(PLAY, YOU, lambda t, e, source: True, "you play a card", "自分がカードを使う"), MORE["YOU_PLAY_CARD"]
)
GLAD = own("4.6.2 glad", VTUBER, passive(Whenever(YOU_ANSWER.after, PL(+1, THIS_VT))))
SNAPPER = own("4.6.2 snapper", VTUBER, snap(PL(+1, YOUR_ACTIVE)))
FASTENED = own("4.6.2 fastened", VTUBER, lock(PL(+1, THIS_VT)))
FASTENED_9 = own("4.6.2 fastened 9", VTUBER, pl=9, line=FASTENED)
PAL, DOG, LAND = own("4.6.2 pal", ALLY), own("4.6.2 dog", MASCOT), own("4.6.2 land", WORLD)
ANY_PLAY = alike(
    Moment(PLAY, OPP, lambda t, e, source: True, "your Opp. plays a card", "相手がカードを使う"), MORE["OPP_PLAYS_CARD"]
)
ANY_LOCK = alike(
    Moment(LOCK, OPP, lambda t, e, source: True, "your Opp. Locks a card", "相手がカードをLockする"),
    MORE["OPP_LOCKS_CARD"],
)
ANY_EVOLVING = alike(
    Moment(EVOLVE, OPP, lambda t, e, source: True, "your Opp. evolves a VT", "相手がVTを進化させる"), OPP_EVOLVES
)
for _name, _moment in (("play", ANY_PLAY), ("lock", ANY_LOCK), ("evolve", ANY_EVOLVING)):
    own(f"4.6.2 on {_name}", REINFORCEMENT, reply(_moment.when, PL(-1, OPP_ACTIVE)), series=FAST)


@rule("vcard:4.6.1.1", "vcard:4.6.1.2", "vcard:4.6.1.3")
def test_an_immediate_effect_breaks_in_between_two_parts() -> None:
    s = Scene(Side(hand=[TWO_AND_PLUS, RETORT]), Side(hand=[FAST_ENVY]), sets=T)
    s.play(A, "boost", TWO_AND_PLUS)
    assert s.pl(A) == 9, "unanswered it just goes on"
    s = Scene(Side(hand=[TWO_AND_PLUS, RETORT]), Side(hand=[FAST_ENVY]), sets=T)
    s.do(A, "boost", TWO_AND_PLUS)
    s.passes(B)  # the Boost itself
    assert s.t.asked == (B,) and not s.log("counter")
    s.do(B, "reply", FAST_ENVY, -1)
    assert s.hand(B) == [BLANK] and s.t.asked == (B,), "done at once: A was not asked"
    s.passes(B)
    assert s.told("draw", "counter") == [
        ("draw", A, BLANK),
        ("draw", A, BLANK),
        ("draw", B, BLANK),
        ("counter", A, BLANK),
    ]
    assert s.t.asked == (A,) and s.prompt() == "vcard:main"


@rule("vcard:4.6.1.3", "vcard:4.6.3.1")
def test_without_the_word_it_waits_and_may_be_answered() -> None:
    s = Scene(Side(hand=[TWO_AND_PLUS, RETORT]), Side(hand=[PLAIN_ENVY]), sets=T)
    s.do(A, "boost", TWO_AND_PLUS)
    s.passes(B)
    s.do(B, "reply", PLAIN_ENVY, -1)
    s.passes(B)
    assert s.t.asked == (A,) and s.hand(B) == []
    s.do(A, "reply", RETORT, 1)
    s.settle()
    assert s.hand(B) == [] and s.discard(B) == [PLAIN_ENVY] and s.pl(A) == 9


@rule("vcard:4.6.1.2")
def test_what_was_interrupted_goes_on_if_it_still_can() -> None:
    s = Scene(Side(hand=[TWO_AND_PLUS]), Side(hand=[FAST_HAND]), sets=T)
    s.do(A, "boost", TWO_AND_PLUS)
    s.passes(B)
    s.do(B, "reply", FAST_HAND, -1)
    s.settle()
    assert not s.stack(A) and not s.log("counter") and s.prompt() == "vcard:main", "its VT is gone: nothing is done"
    s = Scene(Side(hand=[TWO_AND_PLUS], back=[SNAPPER]), Side(hand=[FAST_HAND]), sets=T)
    s.do(A, "boost", TWO_AND_PLUS)
    s.passes(B)
    s.do(B, "reply", FAST_HAND, -1)
    s.settle()
    assert s.stack(A) == [SNAPPER] and s.pl(A) == 9, "the new Active VT got it"


@rule("vcard:4.6.2.1", "vcard:4.6.2.2", "vcard:4.6.4.7")
def test_snap_speed_may_be_answered_and_the_answer_comes_first() -> None:
    s = Scene(Side(hand=[PLUS]), Side(hand=[MINUS]), sets=T)
    s.do(A, "boost", PLUS)
    assert s.t.asked == (B,) and s.pl(A) == 8
    s.do(B, "reply", MINUS, 0)
    s.settle()
    more = [entry[-1] for entry in s.t.journal or [] if entry[0] == "counter"]
    assert [amounts[0] for amounts in more] == [-1, 2] and s.pl(A) == 9


@rule("vcard:4.6.2.2", "vcard:4.6.3.1")
def test_a_snap_that_triggered_may_be_answered() -> None:
    """V-03: the window comes when all that the card did is done; V-02: playing it opened no other one."""
    s = Scene(Side(hand=[SNAPPER]), Side(hand=[AFTER_SNAP]), sets=T)
    s.do(A, "play", SNAPPER, spot(A, 1))
    assert s.t.asked == (B,) and s.pl(A) == 9
    s.do(B, "reply", AFTER_SNAP, -1)
    s.settle()
    assert s.pl(A) == 8 and s.t.asked == (A,)


@rule("vcard:4.6.2.2", "vcard:4.6.3.1", "vcard:4.1.3.6b", "vcard:4.6.6.3")
def test_what_an_answer_did_may_be_answered_before_the_queue_goes_on() -> None:
    """V-03: behind B's Reinforcement and before A's Boost, which is still to come."""
    s = Scene(Side(hand=[PLUS, SPITE]), Side(back=[GLAD], hand=[MINUS]), sets=T)
    s.do(A, "boost", PLUS)
    s.do(B, "reply", MINUS, 0)
    s.passes(B)
    s.passes(A)
    assert s.t.asked == (A,) and s.pl(A) == 7 and [item.verb for item in s.t.queue] == ["boost", "reply"]
    assert s.pl(B, 1) == 9, "an After effect of B's has happened, too"
    s.do(A, "reply", SPITE, -1)
    s.settle()
    amounts = [entry[-1][0] for entry in s.t.journal or [] if entry[0] == "counter"]
    assert amounts == [-1, 1, -5, 2] and (s.pl(A), s.pl(B)) == (9, 3)


@rule("vcard:4.6.4.1", "vcard:4.6.4.2", "vcard:4.6.2.2", "vcard:4.1.3.4d", "vcard:4.1.3.5d")
@pytest.mark.parametrize("verb", ["play", "evolve", "ally", "mascot", "world", "boost", "lock"])
def test_every_turn_action_opens_a_queue(verb: str) -> None:
    """V-02: all of them at Snap Speed, the card and its own effect as one item; priority goes to the opponent."""
    cards = {"play": SNAPPER, "evolve": FASTENED_9, "ally": PAL, "mascot": DOG, "world": LAND, "boost": PLUS}
    s = Scene(Side(active=FASTENED, hand=[*cards.values()]), sets=FAST)
    places = {"play": [spot(A, 1)], "evolve": [s.vt(A)], "ally": [s.vt(A)]}
    before = s.pl(A)
    s.do(A, verb, cards.get(verb, FASTENED), *places.get(verb, []))
    assert [(item.verb, item.seat) for item in s.t.queue] == [(verb, A)]
    assert s.t.asked == (B,) and s.prompt() == "vcard:window" and s.pl(A) == before
    assert s.log("play", "lock") == []
    s.passes(B)
    assert not s.t.queue and s.t.asked == (A,) and s.log("play", "lock") == ["lock" if verb == "lock" else "play"]


@rule("vcard:6.2.2.2i", "vcard:4.6.4.1")
def test_passing_the_turn_opens_none() -> None:
    s = Scene(Side(), Side(), sets=FAST)
    s.passes(A)
    assert s.t.active == B and s.t.asked == (B,) and s.prompt() == "vcard:main"


@rule("vcard:4.6.3.1", "vcard:4.1.3.6a")
def test_with_nothing_to_answer_no_reinforcement_is_offered() -> None:
    s = Scene(Side(hand=[MINUS, RETORT]), Side(), sets=T)
    assert s.options(A) == [("pass",)]
    assert s.refused(A, s.option(A, "boost", MINUS)) == "vcard:4.6.3.1"
    assert s.refused(A, s.option(A, "reply", MINUS, 0)) == "vcard:6.2.2.1"


@rule("vcard:4.6.3.1")
def test_a_window_depends_on_the_sets_in_play_and_not_on_the_hand() -> None:
    """Whether somebody is asked must not tell what they hold."""
    for hand in ([], [MINUS], [BLANK]):
        for sets, asked in ((T, (B,)), ("NONE", (A,))):
            s = Scene(Side(hand=[PLUS]), Side(hand=hand), sets=sets)
            s.do(A, "boost", PLUS)
            assert s.t.asked == asked
