"""4.1.3: Boosts, Allies and Reinforcements."""

from __future__ import annotations

from kaimaku.games.vcard.card import ALLY, BOOST, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_PLAYS_REPLY,
    OPP_PLAYS_SUPPORT,
    PL,
    YOU_EVOLVED,
    YOUR_ACTIVE,
    Draw,
    Has,
    If,
    MoveAlly,
    echo,
    lock,
    passive,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.table import SUPPORTS_PLAYED, count
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

T = "T413"  # the tests' own Reinforcements
PLUS = own("4.1.3 plus", BOOST, plain(PL(+1, YOUR_ACTIVE)))
NEEDY = own("4.1.3 needy", BOOST, plain(If(YOU_EVOLVED, Draw(1))))
PAL = own("4.1.3 pal", ALLY, plain(Has(+1)))
LOCK_PAL = own("4.1.3 lock pal", ALLY, lock(Draw(1)))
SNAP_PAL = own("4.1.3 snap pal", ALLY, snap(Draw(1)))
ECHO_PAL = own("4.1.3 echo pal", ALLY, echo(Draw(1)))
STILL_PAL = own("4.1.3 passive pal", ALLY, passive(Has(+2)))
SHIFT = own("4.1.3 shift", BOOST, plain(MoveAlly()))
ANSWER = own("4.1.3 answer", REINFORCEMENT, reply(OPP_PLAYS_SUPPORT.when, Draw(1)), series=T)
RETORT = own("4.1.3 retort", REINFORCEMENT, reply(OPP_PLAYS_REPLY.when, Draw(1)), series=T)
NOVA = own("4.1.3 nova", VTUBER)
NOVA_9 = own("4.1.3 nova 9", VTUBER, pl=9, line=NOVA)


@rule("vcard:4.1.3.2", "vcard:6.2.2.2b")
def test_two_supports_in_a_turn_of_ones_own() -> None:
    s = Scene(Side(hand=[PLUS, PLUS, PAL, PAL]))
    s.play(A, "boost", PLUS)
    s.play(A, "ally", PAL, s.vt(A))
    assert s.refused(A, s.option(A, "boost", PLUS)) == "vcard:4.1.3.2"
    assert s.refused(A, s.option(A, "ally", PAL, s.vt(A))) == "vcard:4.1.3.2"
    assert s.options(A) == [("pass",)]
    s.end_turn(A)
    s.end_turn(B)
    assert s.option(A, "boost", PLUS) in s.options(A), "a new turn, two new Supports"


@rule("vcard:4.1.3.2")
def test_moving_an_attached_ally_is_not_playing_one() -> None:
    """V-16."""
    s = Scene(Side(back=[BLANK, BLANK], allies={0: [PAL]}, hand=[SHIFT, PLUS]))
    s.do(A, "boost", SHIFT)
    s.pick(A, s.vt(A, 2))
    assert s.allies(A, 2) == [PAL] and count(s.t, SUPPORTS_PLAYED, A) == 1
    s.play(A, "boost", PLUS)
    assert s.pl(A) == 9


@rule("vcard:4.1.3.4a", "vcard:4.1.3.4c", "vcard:4.1.3.4d", "vcard:4.6.2.2")
def test_a_boost_waits_on_the_queue_works_and_is_discarded() -> None:
    s = Scene(Side(hand=[PLUS], discard=[BLANK]), sets="CCD")
    s.do(A, "boost", PLUS)
    assert [(item.verb, item.seat) for item in s.t.queue] == [("boost", A)] and s.t.asked == (B,)
    assert s.pl(A) == 8 and s.discard(A) == [BLANK], "nothing has happened yet: B has priority"
    s.passes(B)
    assert s.pl(A) == 9 and s.discard(A) == [BLANK, PLUS] and not s.t.queue


@rule("vcard:4.1.3.4b", "vcard:4.5.0.3")
def test_a_requirement_must_be_met() -> None:
    s = Scene(Side(active=NOVA, hand=[NEEDY, NEEDY, NOVA_9], deck=[BLANK] * 5))
    s.play(A, "boost", NEEDY)
    assert len(s.deck(A)) == 5 and s.discard(A) == [NEEDY]
    s.play(A, "evolve", NOVA_9, s.vt(A))
    assert len(s.deck(A)) == 4
    s.play(A, "boost", NEEDY)
    assert len(s.deck(A)) == 3


@rule("vcard:4.1.3.5a", "vcard:4.1.3.5c", "vcard:4.1.3.5d", "vcard:4.6.2.2")
def test_an_ally_is_attached_to_a_vt_of_ones_own() -> None:
    s = Scene(Side(back=[BLANK], hand=[PAL]), Side(back=[BLANK]), sets="CCD")
    assert [o for o in s.options(A) if o[0] == "ally"] == [s.option(A, "ally", PAL, s.vt(A, p)) for p in (0, 1)]
    for theirs in (s.vt(B), s.vt(B, 1)):
        assert s.refused(A, s.option(A, "ally", PAL, theirs)) == "vcard:4.1.3.5c"
    s.do(A, "ally", PAL, s.vt(A, 1))
    assert s.t.asked == (B,) and s.allies(A, 1) == [] and s.pl(A, 1) == 8
    s.passes(B)
    assert s.allies(A, 1) == [PAL] and (s.pl(A), s.pl(A, 1)) == (8, 9)


@rule("vcard:4.1.3.5b", "vcard:4.4.0.1", "vcard:4.4.2.5")
def test_allies_have_the_effect_types_of_vtubers() -> None:
    s = Scene(Side(allies={0: [LOCK_PAL, STILL_PAL]}, hand=[SNAP_PAL, ECHO_PAL], deck=[BLANK] * 9))
    assert s.pl(A) == 10, "Passive"
    s.play(A, "lock", LOCK_PAL)
    assert len(s.deck(A)) == 8 and s.card(A, LOCK_PAL) in s.t.locked
    s.play(A, "ally", SNAP_PAL, s.vt(A))
    assert len(s.deck(A)) == 7
    s.play(A, "ally", ECHO_PAL, s.vt(A))
    assert len(s.deck(A)) == 6
    assert s.refused(A, ("lock", s.card(A, SNAP_PAL))) == "vcard:4.4.2.7"


@rule("vcard:4.1.3.3", "vcard:4.1.3.6c", "vcard:6.2.2.2c", "vcard:4.6.4.4")
def test_the_opponent_may_play_any_number_of_reinforcements() -> None:
    s = Scene(Side(hand=[PLUS]), Side(hand=[ANSWER] * 4, deck=[NOVA] * 9), sets=T)
    s.do(A, "boost", PLUS)
    for n in range(4):
        assert s.t.asked == (B,) and len(s.t.queue) == 1 + n, "without A acting in between"
        s.do(B, "reply", ANSWER, 0)
    s.settle()
    assert s.hand(B) == [NOVA] * 4 and s.discard(B) == [ANSWER] * 4


@rule("vcard:4.1.3.6a", "vcard:4.6.3.1")
def test_a_reinforcement_needs_its_condition() -> None:
    s = Scene(Side(hand=[PLUS]), Side(hand=[ANSWER, RETORT]), sets=T)
    s.do(A, "boost", PLUS)
    assert s.options(B) == [("pass",), s.option(B, "reply", ANSWER, 0)]
    assert s.refused(B, s.option(B, "reply", RETORT, 0)) == "vcard:4.1.3.6a"


@rule("vcard:4.1.3.6b", "vcard:4.1.3.6d", "vcard:4.1.3.2", "vcard:4.6.4.4")
def test_in_ones_own_turn_a_reinforcement_is_one_of_two_supports() -> None:
    """V-16: legal for either player; for the turn player within the limit."""
    s = Scene(Side(hand=[PLUS, PLUS, RETORT, RETORT], deck=[NOVA] * 9), Side(hand=[ANSWER] * 2), sets=T)
    s.do(A, "boost", PLUS)
    s.do(B, "reply", ANSWER, 0)
    s.passes(B)
    s.do(A, "reply", RETORT, 1)
    assert count(s.t, SUPPORTS_PLAYED, A) == 2
    assert s.t.asked == (A,) and s.options(A) == [("pass",)], "priority stays, the limit is reached"
    assert s.refused(A, s.option(A, "reply", RETORT, 1)) == "vcard:4.1.3.2"
    s.settle()
    assert s.refused(A, s.option(A, "boost", PLUS)) == "vcard:4.1.3.2"
    assert NOVA in s.hand(A)
