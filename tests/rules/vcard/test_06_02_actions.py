"""6.2.2.2: each Turn Action with its limit."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER, WORLD
from kaimaku.games.vcard.lang import (
    OPP_PLAYS_BOOST,
    OPP_PLAYS_REPLY,
    PL,
    THIS_VT,
    TURN_ENDS,
    YOUR_ACTIVE,
    Draw,
    Whenever,
    lock,
    passive,
    plain,
    reply,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

T = "T622"
LOCKER = own("6.2.2 locker", VTUBER, lock(PL(+1, THIS_VT)))
NOVA = own("6.2.2 nova", VTUBER)
NOVA_9 = own("6.2.2 nova 9", VTUBER, pl=9, line=NOVA)
NOVA_10 = own("6.2.2 nova 10", VTUBER, pl=10, line=NOVA)
ENDS = own("6.2.2 ends", VTUBER, passive(Whenever(TURN_ENDS.when, PL(+1, THIS_VT))))
PLUS = own("6.2.2 plus", BOOST, plain(PL(+1, YOUR_ACTIVE)))
PAL, DOG, LAND = own("6.2.2 pal", ALLY), own("6.2.2 dog", MASCOT), own("6.2.2 land", WORLD)
ANSWER = own("6.2.2 answer", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Draw(1)), series=T)
RETORT = own("6.2.2 retort", REINFORCEMENT, reply(OPP_PLAYS_REPLY.when, Draw(1)), series=T)


@rule("vcard:6.2.2.2a", "vcard:6.2.3.1")
def test_three_for_two_and_the_turn_is_over() -> None:
    """V-35: the three are discarded, two drawn, and the End of Turn Phase begins at once."""
    s = Scene(Side(active=ENDS, hand=[NOVA, PAL, DOG, LAND, PLUS], deck=[BLANK] * 9))
    s.do(A, "trade")
    assert s.t.asked == (A,) and not s.log("announce"), "A chooses which three"
    s.pick(A, *(s.card(A, name) for name in (NOVA, DOG, PLUS)))
    assert s.hand(A) == sorted([PAL, LAND, BLANK, BLANK]) and s.discard(A) == [NOVA, DOG, PLUS]
    assert s.log("announce", "discard", "draw", "counter", "turn")[:-1] == [
        "announce",
        *["discard"] * 3,
        *["draw"] * 2,
        "counter",
        "turn",
    ]
    assert s.t.active == B


@rule("vcard:6.2.2.2a")
@pytest.mark.parametrize("cards", [2, 3])
def test_three_cards_are_needed(cards: int) -> None:
    s = Scene(Side(hand=[NOVA] * cards))
    assert (("trade",) in s.options(A)) is (cards == 3)
    if cards == 2:
        assert s.refused(A, ("trade",)) == "vcard:6.2.2.2a"
    else:
        s.play(A, "trade")
        assert s.hand(A) == [BLANK, BLANK], "all three: nothing to choose"


@rule("vcard:6.2.2.2a")
@pytest.mark.parametrize("verb", ["play", "evolve", "ally", "mascot", "world", "boost", "lock"])
def test_not_after_any_other_turn_action(verb: str) -> None:
    cards = {"play": LOCKER, "evolve": NOVA_9, "ally": PAL, "mascot": DOG, "world": LAND, "boost": PLUS}
    s = Scene(Side(active=NOVA, back=[LOCKER], hand=[*cards.values()]))
    assert ("trade",) in s.options(A)
    places = {"play": [spot(A, 2)], "evolve": [s.vt(A)], "ally": [s.vt(A)]}
    s.play(A, verb, cards.get(verb, LOCKER), *places.get(verb, []))
    assert len(s.hand(A)) >= 3 and ("trade",) not in s.options(A)
    assert s.refused(A, ("trade",)) == "vcard:6.2.2.2a"
    s.end_turn(A)
    s.end_turn(B)
    assert ("trade",) in s.options(A), "in a new turn again"


@rule("vcard:6.2.2.2a")
def test_what_one_did_in_the_opponents_turn_does_not_count() -> None:
    s = Scene(Side(hand=[NOVA, NOVA, NOVA, ANSWER]), Side(hand=[PLUS]), sets=T)
    s.end_turn(A)
    s.do(B, "boost", PLUS)
    s.do(A, "reply", ANSWER, 0)
    s.settle()
    s.end_turn(B)
    assert ("trade",) in s.options(A)


@rule("vcard:6.2.2.2b", "vcard:6.2.2.2d", "vcard:6.2.2.2f")
def test_two_supports_one_mascot_one_world() -> None:
    s = Scene(Side(hand=[PLUS, PLUS, PAL, PAL, DOG, DOG, LAND, LAND]))
    taken = 0
    while len(s.options(A)) > 1:
        option = next(o for o in s.options(A) if o[0] not in ("pass", "trade"))
        s.play(A, str(option[0]), "", *(int(n) for n in option[1:]))
        taken += 1
    assert taken == 4 and len(s.hand(A)) == 4
    assert s.refused(A, s.option(A, "ally", PAL, s.vt(A))) == "vcard:4.1.3.2"
    assert s.refused(A, s.option(A, "mascot", DOG)) == "vcard:4.1.2.4"
    assert s.refused(A, s.option(A, "world", LAND)) == "vcard:4.1.4.2"


@rule("vcard:6.2.2.2c", "vcard:4.1.3.3", "vcard:4.1.3.6b")
def test_any_number_of_reinforcements_in_the_opponents_turn() -> None:
    s = Scene(Side(hand=[PLUS, PLUS]), Side(hand=[ANSWER] * 5, deck=[NOVA] * 9), sets=T)
    for answers in (3, 2):
        s.do(A, "boost", PLUS)
        for _ in range(answers):
            s.do(B, "reply", ANSWER, 0)
        s.settle()
    assert s.hand(B) == [NOVA] * 5


@rule("vcard:6.2.2.2e", "vcard:6.2.2.2h", "vcard:6.2.2.2g", "vcard:6.2.2.1")
def test_pl8s_evolutions_and_locks_as_many_as_one_has() -> None:
    s = Scene(Side(active=NOVA, back=[LOCKER], hand=[NOVA, NOVA, NOVA_9, NOVA_9, NOVA_10]))
    s.play(A, "play", NOVA, spot(A, 2))
    s.play(A, "evolve", NOVA_9, s.vt(A, 2))
    s.play(A, "evolve", NOVA_9, s.vt(A))
    s.play(A, "play", NOVA, spot(A, 3))
    s.play(A, "evolve", NOVA_10, s.vt(A))
    s.play(A, "lock", LOCKER)
    assert [s.pl(A, p) for p in range(4)] == [10, 9, 9, 8]


@rule("vcard:6.2.2.2i", "vcard:6.2.3.1")
def test_passing_is_always_possible() -> None:
    s = Scene(Side(hand=[NOVA, PLUS]))
    assert ("pass",) in s.options(A)
    s.play(A, "boost", PLUS)
    assert ("pass",) in s.options(A)
    s.passes(A)
    assert s.t.active == B
    s.passes(B)
    assert s.t.active == A, "and nothing has to be done before"


@rule("vcard:6.2.2.1", "vcard:4.6.5.1")
def test_what_is_no_turn_action() -> None:
    s = Scene(Side(hand=[NOVA]))
    for nonsense in (("dance",), ("play",), ("play", s.card(A, NOVA)), ("lock", "x"), ("trade", 3), ()):
        assert s.refused(A, nonsense) == "vcard:6.2.2.1"
    assert s.refused(B, ("trade",)) == "vcard:4.6.5.1"
