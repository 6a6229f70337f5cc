"""4.6.3-4.6.5: the Queue and Priority."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_ACTIVE,
    OPP_BACKSTAGE,
    OPP_PLAYS_BOOST,
    OPP_PLAYS_MASCOT,
    OPP_PLAYS_REPLY,
    OPP_PLAYS_SUPPORT,
    PL,
    TO_HAND,
    YOUR_ACTIVE,
    Cancel,
    Draw,
    Return,
    lock,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.lang.more import MORE
from kaimaku.games.vcard.rules.events import LOCK, PLAY
from kaimaku.games.vcard.rules.moments import OPP, Moment
from kaimaku.games.vcard.table import MASCOT_SPOT, SUPPORTS_PLAYED, count
from kaimaku.kernel.decisions import PASS
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, alike, own, spot

T = "T464"
PLUS = own("4.6.4 plus", BOOST, plain(PL(+2, YOUR_ACTIVE)))
PAL = own("4.6.4 pal", ALLY)
DOG = own("4.6.4 dog", MASCOT, snap(Draw(1)))
CAT = own("4.6.4 cat", MASCOT)
VT = own("4.6.4 vt", VTUBER)
MINUS = own("4.6.4 minus", REINFORCEMENT, reply(OPP_PLAYS_SUPPORT.when, PL(-1, OPP_ACTIVE)), series=T)
NO_BOOST = own("4.6.4 no boost", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Cancel()), series=T)
NO_REPLY = own("4.6.4 no reply", REINFORCEMENT, reply(OPP_PLAYS_REPLY.when, Cancel()), series=T)
NOVA = own("4.6.4 nova", VTUBER)
NOVA_9 = own("4.6.4 nova 9", VTUBER, pl=9, line=NOVA)
FASTENED = own("4.6.4 fastened", VTUBER, lock(Draw(1)))
PLAYED = alike(
    Moment(PLAY, OPP, lambda t, e, source: True, "your Opp. plays a card", "相手がカードを使う"), MORE["OPP_PLAYS_CARD"]
)
LOCKED = alike(
    Moment(LOCK, OPP, lambda t, e, source: True, "your Opp. Locks a card", "相手がカードをLockする"),
    MORE["OPP_LOCKS_CARD"],
)
SNATCH = own("4.6.4 snatch", REINFORCEMENT, reply(PLAYED.when, Return(OPP_BACKSTAGE, TO_HAND)), series=T)
UNFASTEN = own("4.6.4 unfasten", REINFORCEMENT, reply(LOCKED.when, Return(OPP_BACKSTAGE, TO_HAND)), series=T)
NO_MASCOT = own("4.6.4 no mascot", REINFORCEMENT, reply(OPP_PLAYS_MASCOT.when, Cancel()), series=T)


@rule("vcard:4.6.3.2", "vcard:4.6.3.3", "vcard:4.6.4.2", "vcard:4.6.4.5", "vcard:4.6.4.6", "vcard:4.6.4.7")
@rule("vcard:4.1.3.6d", "vcard:4.6.5.3", "vcard:4.6.4.3")
def test_last_in_first_out() -> None:
    """V-01."""
    s = Scene(Side(hand=[PLUS]), Side(hand=[MINUS, NO_BOOST]), sets=T)
    s.do(A, "boost", PLUS)
    assert s.t.asked == (B,)
    s.do(B, "reply", MINUS, 0)
    assert s.t.asked == (B,), "whoever plays a Reinforcement keeps Priority"
    s.do(B, "reply", NO_BOOST, 0)
    assert s.t.asked == (B,) and not s.log("counter", "cancel"), "nothing resolves while answers are added"
    s.passes(B)
    assert s.t.asked == (A,), "B has acted and stops: Priority passes"
    assert [(item.verb, item.seat) for item in s.t.queue] == [("boost", A), ("reply", B), ("reply", B)]
    s.passes(A)
    assert s.told("play", "cancel", "counter") == [
        ("play", B, NO_BOOST),
        ("play", B, MINUS),
        ("counter", B, BLANK),
        ("cancel", A, PLUS),
    ]
    assert s.pl(A) == 7 and s.discard(A) == [PLUS] and s.discard(B) == [NO_BOOST, MINUS]
    assert not s.t.queue and s.t.asked == (A,) and s.prompt() == "vcard:main"


@rule("vcard:4.6.4.6", "vcard:4.6.4.2")
def test_one_idle_pass_is_enough() -> None:
    """V-01: two passes in a row are not needed."""
    s = Scene(Side(hand=[PLUS, NO_REPLY]), Side(hand=[MINUS]), sets=T)
    s.do(A, "boost", PLUS)
    s.passes(B)
    assert s.pl(A) == 10 and s.t.asked == (A,) and s.prompt() == "vcard:main"


@rule("vcard:4.6.4.5", "vcard:4.6.4.6", "vcard:4.6.5.4")
def test_priority_goes_to_and_fro_as_long_as_somebody_acts() -> None:
    s = Scene(Side(hand=[PLUS, NO_REPLY]), Side(hand=[NO_BOOST, NO_REPLY]), sets=T)
    s.do(A, "boost", PLUS)
    s.do(B, "reply", NO_BOOST, 0)
    s.passes(B)
    s.do(A, "reply", NO_REPLY, 1)
    assert s.t.asked == (A,)
    s.passes(A)
    assert s.t.asked == (B,), "A acted and passed: B may answer the answer"
    s.do(B, "reply", NO_REPLY, 2)
    s.passes(B)
    assert s.t.asked == (A,)
    s.passes(A)
    assert s.pl(A) == 8, "A's answer was canceled, so the Boost was"
    assert s.told("cancel") == [("cancel", A, NO_REPLY), ("cancel", A, PLUS)]


@rule("vcard:4.6.4.3", "vcard:4.6.5.1", "vcard:3.2.0.2")
def test_only_reinforcements_are_added_and_only_with_priority() -> None:
    s = Scene(Side(hand=[PLUS, PLUS, VT, DOG]), Side(hand=[PLUS, VT, MINUS, NO_REPLY, NO_BOOST]), sets=T)
    s.do(A, "boost", PLUS)
    for option in (s.option(B, "boost", PLUS), s.option(B, "play", VT, spot(B, 1)), s.option(B, "reply", VT, 0)):
        assert s.refused(B, option) == "vcard:4.6.4.3"
    for option in (("trade",), ("reply",), s.option(B, "boost", MINUS), s.option(B, "mascot", MINUS)):
        assert s.refused(B, option) == "vcard:4.6.4.3", "nor is a Reinforcement played in any other way"
    assert s.refused(B, s.option(B, "reply", NO_REPLY, 0)) == "vcard:4.1.3.6a"
    assert s.refused(B, s.option(B, "reply", MINUS, 5)) == "vcard:4.1.3.6a"
    assert s.refused(B, ("reply", s.vt(A), 0)) == "vcard:3.2.0.2"
    assert s.refused(A, PASS) == "vcard:4.6.5.1"
    assert s.options(B) == [PASS, s.option(B, "reply", MINUS, 0), s.option(B, "reply", NO_BOOST, 0)]
    s.do(B, "reply", MINUS, 0)
    s.passes(B)
    assert s.t.asked == (A,), "and the turn player, holding Priority inside a Queue, is bound too"
    for option in (s.option(A, "boost", PLUS), s.option(A, "play", VT, spot(A, 1)), s.option(A, "mascot", DOG)):
        assert s.refused(A, option) == "vcard:4.6.4.3"


@rule("vcard:4.6.4.4", "vcard:4.1.3.2", "vcard:4.1.3.3")
def test_the_support_limit_binds_the_turn_player_inside_a_queue() -> None:
    s = Scene(Side(hand=[PLUS, PLUS, NO_REPLY]), Side(hand=[MINUS] * 3), sets=T)
    s.play(A, "boost", PLUS)
    s.do(A, "boost", PLUS)
    for _ in range(3):
        s.do(B, "reply", MINUS, 0)
    s.passes(B)
    assert s.options(A) == [PASS]
    assert s.refused(A, s.option(A, "reply", NO_REPLY, 1)) == "vcard:4.1.3.2"
    s.passes(A)
    assert s.pl(A) == 8 + 4 - 3


@rule("vcard:4.6.5.2", "vcard:4.6.5.3", "vcard:4.6.5.1")
def test_priority_is_the_turn_players_with_no_queue_open() -> None:
    s = Scene(Side(hand=[PLUS]), Side(hand=[MINUS]), sets=T)
    assert s.t.asked == (A,) and s.refused(B, PASS) == "vcard:4.6.5.1"
    s.do(A, "boost", PLUS)
    assert s.t.asked == (B,) and s.refused(A, PASS) == "vcard:4.6.5.1"
    s.passes(B)
    assert s.t.asked == (A,) and s.prompt() == "vcard:main"


@rule("vcard:4.6.5.4")
def test_priority_moves_with_the_turn_and_with_each_step_after_combat() -> None:
    s = Scene(
        Side(back=[VT, VT], hand=[VT] * 8),
        Side(active="CCD-001|CCD-002", back=[VT, VT], hand=[VT] * 7),
        turn=6,
    )
    s.end_turn(A)
    assert s.t.asked == (B,), "after A's End of Turn Phase"
    s.end_turn(B)
    asked = []
    while s.t.round == 1:
        asked.append(s.t.asked[0])
        s.pick(s.t.asked[0], s.offered(s.t.asked[0])[0])
    assert asked == [B, A, B, A], "each moves one up, then each discards one: the winner first"


@rule("vcard:4.6.4.7", "vcard:4.1.2.3")
def test_a_canceled_mascot_never_arrives_and_the_old_one_stays() -> None:
    """V-37."""
    s = Scene(Side(mascot=CAT, hand=[DOG, CAT]), Side(hand=[NO_MASCOT]), sets=T)
    old = s.t.zones[MASCOT_SPOT][0]
    s.do(A, "mascot", DOG)
    s.do(B, "reply", NO_MASCOT, 0)
    s.settle()
    assert s.discard(A) == [DOG] and s.t.zones[MASCOT_SPOT] == [old] and not s.log("draw", "replace")
    assert s.refused(A, s.option(A, "mascot", CAT)) == "vcard:4.1.2.4", "it was played all the same"


@rule("vcard:4.6.4.7", "vcard:4.1.1.5b", "vcard:4.1.3.5a")
@pytest.mark.parametrize("verb", ["evolve", "ally"])
def test_a_card_that_finds_its_vt_gone_is_discarded(verb: str) -> None:
    """V-37: it was played, but never reaches the board: no draw, no attachment."""
    name = {"evolve": NOVA_9, "ally": PAL}[verb]
    s = Scene(Side(back=[NOVA], hand=[name], deck=[VT] * 5), Side(hand=[SNATCH]), sets=T)
    s.do(A, verb, name, s.vt(A, 1))
    s.do(B, "reply", SNATCH, 0)
    s.settle()
    assert s.hand(A) == [NOVA] and s.discard(A) == [name] and len(s.deck(A)) == 5
    assert s.told("play", "cancel") == [("play", B, SNATCH), ("cancel", A, name)]


@rule("vcard:4.6.4.7", "vcard:4.4.2.4")
def test_a_card_that_left_before_it_was_locked_does_nothing() -> None:
    """V-04: B takes it back to A's hand in answer."""
    s = Scene(Side(back=[FASTENED], deck=[VT] * 5), Side(hand=[UNFASTEN]), sets=T)
    s.do(A, "lock", FASTENED)
    s.do(B, "reply", UNFASTEN, 0)
    s.settle()
    assert s.hand(A) == [FASTENED] and len(s.deck(A)) == 5 and not s.log("lock") and not s.t.locked


@rule("vcard:4.1.3.2", "vcard:4.6.4.4")
def test_a_canceled_support_was_played_too() -> None:
    """V-16."""
    s = Scene(Side(hand=[PLUS] * 3), Side(hand=[NO_BOOST]), sets=T)
    s.do(A, "boost", PLUS)
    s.do(B, "reply", NO_BOOST, 0)
    s.settle()
    assert count(s.t, SUPPORTS_PLAYED, A) == 1
    s.play(A, "boost", PLUS)
    assert s.refused(A, s.option(A, "boost", PLUS)) == "vcard:4.1.3.2"
