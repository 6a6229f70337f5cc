"""7.4.0-7.4.1, 7.4.3: the procedures after combat, the next round, and the end of the game."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, MASCOT, VTUBER
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import (
    PL,
    THIS_VT,
    TURN_STARTS,
    YOUR_ACTIVE,
    Draw,
    Has,
    Whenever,
    echo,
    lock,
    passive,
    plain,
)
from kaimaku.kernel.table import Result
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

LOCKER = own("7.4 locker", VTUBER, lock(Draw(1)))
NOVA = own("7.4 nova", VTUBER)
NOVA_9 = own("7.4 nova 9", VTUBER, pl=9, line=NOVA)
NOVA_10 = own("7.4 nova 10", VTUBER, pl=10, line=NOVA)
PAL = own("7.4 pal", ALLY, plain(Has(+1)))
LOCK_PAL = own("7.4 lock pal", ALLY, lock(Draw(1)))
LOCK_DOG = own("7.4 lock dog", MASCOT, lock(Draw(1)))
ECHO_DOG = own("7.4 echo dog", MASCOT, echo(PL(+1, YOUR_ACTIVE), Draw(1)))
EARLY = own("7.4 early", VTUBER, passive(Whenever(TURN_STARTS.when, PL(+1, THIS_VT))))


@rule("vcard:7.4.0.1", "vcard:7.4.1.1", "vcard:7.4.1.2", "vcard:7.4.1.3", "vcard:7.4.1.4", "vcard:7.3.0.3")
@rule("vcard:7.4.2.1", "vcard:7.4.3.1", "vcard:4.6.5.4")
def test_step_by_step_the_winner_first() -> None:
    """B wins: each step is done by B, then by A, before the next one."""
    s = Scene(
        Side(active=EARLY, back=[NOVA, LOCKER], hand=[BLANK] * 9, locked=[LOCKER]),
        Side(active=NOVA, back=[LOCKER, NOVA], counters={0: 3}, allies={0: [PAL]}, hand=[BLANK] * 9, mascot=LOCK_DOG),
        turn=6,
    )
    s.end_turn(A)
    s.play(B, "lock", LOCK_DOG)
    s.end_turn(B)
    assert s.t.asked == (B,) and s.offered(B) == [s.vt(B, 1), s.vt(B, 2)]
    assert s.told("fall") == [("fall", B, NOVA), ("fall", A, EARLY)] and s.discard(B) == [PAL, NOVA]
    assert s.t.points == [0, 1]
    s.pick(B, s.vt(B, 2))
    assert s.t.asked == (A,) and s.offered(A) == [s.vt(A, 1), s.vt(A, 2)] and s.t.locked
    s.pick(A, s.vt(A, 2))
    assert s.told("unlock") == [("unlock", B, LOCK_DOG), ("unlock", A, LOCKER)] and not s.t.locked
    assert s.t.asked == (B,) and len(s.hand(B)) == 11 and len(s.hand(A)) == 9
    s.pick(B, *s.offered(B)[:4])
    assert len(s.hand(B)) == 7 and s.t.asked == (A,)
    s.pick(A, *s.offered(A)[:2])
    assert len(s.hand(A)) == 7 and s.told("effects") == [("effects", B, ""), ("effects", A, "")]
    assert (s.t.round, s.t.first, s.t.active, s.t.taken) == (2, B, B, [0, 1]) and len(s.hand(B)) == 8


@rule("vcard:7.4.1.1")
def test_both_active_stacks_go_with_all_that_is_on_them() -> None:
    s = Scene(
        Side(
            active=f"{NOVA}|{NOVA_9}|{NOVA_10}",
            allies={0: [PAL, PAL]},
            tokens={0: ["food", "bless", "decay", "burn"]},
            counters={0: 2},
            back=[LOCKER],
        ),
        Side(active=f"{NOVA}|{NOVA_9}", back=[LOCKER]),
        turn=6,
    )
    s.end_turn(A)
    s.end_turn(B)
    assert sorted(s.discard(A)) == sorted([NOVA, NOVA_9, NOVA_10, PAL, PAL]), "the winner's too"
    assert sorted(s.discard(B)) == sorted([NOVA, NOVA_9])
    assert s.stack(A) == s.stack(B) == [LOCKER] and s.tokens(A) == {"burn": 1}, "what lies on the spot stays there"
    assert s.terms(A) == {"printed": 8, "burn": -2}


@rule("vcard:7.4.1.2")
def test_with_nobody_on_the_backstage_the_spot_stays_empty() -> None:
    s = Scene(Side(counters={0: 1}), Side(back=[NOVA]), turn=6)
    s.end_turn(A)
    s.end_turn(B)
    assert not s.stack(A) and s.stack(B) == [NOVA] and s.t.round == 2


@rule("vcard:7.4.1.3", "vcard:4.4.2.6")
def test_every_locked_card_of_both_unlocks() -> None:
    s = Scene(
        Side(
            back=[LOCKER, NOVA],
            mascot=LOCK_DOG,
            allies={1: [LOCK_PAL]},
            locked=[LOCKER, LOCK_DOG, LOCK_PAL],
        ),
        Side(counters={0: 1}, back=[LOCKER], locked=[LOCKER]),
        turn=6,
    )
    s.end_turn(A)
    assert len(s.t.locked) == 4
    s.end_turn(B)
    s.pick(A, s.vt(A, 1))
    assert not s.t.locked and s.told("unlock") == [
        ("unlock", B, LOCKER),
        ("unlock", A, LOCKER),
        ("unlock", A, LOCK_PAL),
        ("unlock", A, LOCK_DOG),
    ]


@rule("vcard:7.4.1.4")
@pytest.mark.parametrize(("held", "left"), [(9, 7), (7, 7), (6, 6)])
def test_down_to_seven_cards_and_no_further(held: int, left: int) -> None:
    """The owner chooses which."""
    s = Scene(Side(counters={0: 1}), Side(hand=[NOVA] * (held - 2) + [PAL]), turn=6)
    s.end_turn(A)
    assert len(s.hand(B)) == held
    s.end_turn(B)
    if held > 7:
        assert s.t.asked == (B,) and s.phase() == "after"
        s.pick(B, s.card(B, NOVA), s.card(B, PAL))
        assert s.discard(B) == [BLANK, NOVA, PAL]
    assert len(s.hand(B)) == left and s.t.round == 2


@rule("vcard:7.4.3.1", "vcard:7.4.0.1")
def test_the_winner_begins_the_next_round() -> None:
    s = Scene(Side(), Side(counters={0: 1}, back=[EARLY]), turn=6)
    s.end_turn(A)
    before = s.pl(B, 1)
    s.end_turn(B)
    assert (s.t.round, s.t.first, s.t.active, s.t.taken) == (2, B, B, [0, 1])
    assert s.pl(B) == before + 1, "with a Start of Turn Phase of B's"
    s.end_turn(B)
    assert s.t.active == A and s.t.taken == [1, 1]


@rule("vcard:7.4.3.2", "vcard:2.1.0.1")
def test_three_points_end_the_game_when_all_is_done() -> None:
    """V-43, V-08: the procedures and effects are still carried out, then the win is declared."""
    s = Scene(
        Side(points=2, counters={0: 1}, back=[NOVA], mascot=ECHO_DOG, hand=[BLANK] * 7, deck=[LOCKER] * 9),
        Side(points=2, hand=[BLANK] * 7),
        turn=6,
    )
    s.end_turn(A)
    s.end_turn(B)
    assert s.t.points == [3, 2] and s.t.result is None, "B has eight cards and must discard first"
    s.pick(B, s.offered(B)[0])
    assert s.t.result == Result((A,), "vcard:7.4.3.2")
    assert s.stack(A) == [NOVA] and LOCKER in s.hand(A), "moved up, and the Echo drew"
    assert s.log("round") == [] and s.t.asked == ()
    for seat in (A, B):
        assert s.options(seat) == [] and s.refused(seat, ("pass",)) == "vcard:7.4.3.2"
    assert GAME.score(s.t) == (1.0, -1.0)


@rule("vcard:7.4.3.1", "vcard:7.4.3.2")
def test_a_game_to_three_points() -> None:
    s = Scene(Side(deck=[NOVA] * 60), Side(deck=[NOVA] * 60, counters={0: 1}, back=[NOVA] * 4))
    while s.t.result is None:
        if s.prompt() in ("vcard:main", "vcard:window"):
            if s.t.asked == (A,) and not s.stack(A) and s.prompt() == "vcard:main":
                s.play(A, "play", NOVA, spot(A))
            s.passes(s.t.asked[0])
        else:
            s.pick(s.t.asked[0], *s.offered(s.t.asked[0])[:1])
    winners = [line[1] for line in s.told("point")]
    assert s.t.points[s.t.result.winners[0]] == 3 and winners[-1] == s.t.result.winners[0]
    assert s.log("round") == ["round"] * (len(s.log("combat")) - 1)
