"""CCD-025 to CCD-036: Grass."""

from __future__ import annotations

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

FERNANDA, MOSSWICK, ROTTA, SPROUTLET, MULCHKIN, COMPOSTOR = (f"CCD-{n:03}" for n in (25, 28, 31, 34, 35, 36))
MOSSWICK_9, ROTTA_9 = "CCD-029", "CCD-032"


def test_fernanda_draws_at_the_next_turn_and_after_combat_sets_it_up_again() -> None:
    s = Scene(Side(hand=[FERNANDA]), turn=5)
    s.play(A, "play", FERNANDA, spot(A, 1))
    assert s.hand(A) == []
    s.end_turn(A)
    s.end_turn(B)
    assert s.hand(A) == [BLANK, BLANK], "one grown, one drawn"
    s.to_combat()
    assert s.log("delay") == ["delay", "delay"], "the Echo comes again after combat"


def test_mosswick_blooms_with_food_for_another() -> None:
    s = Scene(Side(active=MOSSWICK, back=[BLANK], hand=[MOSSWICK_9]))
    s.play(A, "evolve", MOSSWICK_9, s.vt(A))
    assert s.tokens(A, 1) == {"food": 3} and s.pl(A, 1) == 11
    assert s.log("token", "draw") == ["token", "token", "token", "draw"], "before the draw"


def test_mosswick_feeds_nobody_else_by_itself() -> None:
    s = Scene(Side(active=MOSSWICK, hand=[MOSSWICK_9]))
    s.play(A, "evolve", MOSSWICK_9, s.vt(A))
    assert s.tokens(A) == {}


def test_rotta_blooms_with_decay() -> None:
    s = Scene(Side(active=ROTTA, hand=[ROTTA_9]), Side(back=[BLANK]))
    s.do(A, "evolve", ROTTA_9, s.vt(A))
    s.settle()
    s.pick(A, s.vt(B, 1))
    assert s.tokens(B, 1) == {"decay": 1} and s.pl(B, 1) == 8


def test_sproutlet_grows_two() -> None:
    s = Scene(Side(back=[BLANK, BLANK], hand=[SPROUTLET]))
    s.play(A, "mascot", SPROUTLET)
    assert s.pl(A, 1) == s.pl(A, 2) == 8
    s.end_turn(A)
    s.passes(B)
    s.pick(A, s.vt(A, 1))
    assert [s.pl(A, place) for place in range(3)] == [8, 9, 9]


def test_mulchkin_feeds_up_to_two_when_played() -> None:
    s = Scene(Side(back=[BLANK, BLANK], hand=[MULCHKIN]))
    s.play(A, "mascot", MULCHKIN)
    s.pick(A, s.vt(A), s.vt(A, 2))
    assert s.tokens(A) == s.tokens(A, 2) == {"food": 1} and s.tokens(A, 1) == {}


def test_mulchkin_may_feed_nobody() -> None:
    s = Scene(Side(hand=[MULCHKIN]))
    s.play(A, "mascot", MULCHKIN)
    s.pick(A)
    assert s.tokens(A) == {}


def test_compostor_decays() -> None:
    s = Scene(Side(mascot=COMPOSTOR), Side(tokens={0: ["decay"]}))
    s.play(A, "lock", COMPOSTOR)
    assert s.tokens(B) == {"decay": 2}
