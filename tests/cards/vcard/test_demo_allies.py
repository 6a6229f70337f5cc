"""CCD-111 to CCD-122: Allies."""

from __future__ import annotations

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

ROADIE, EDITOR, GREMLIN, HYPE, OUTFITS, DUET, LIGHTHOUSE, CLIP = (f"CCD-{n:03}" for n in range(111, 119))
BODYGUARD, UMBRELLA, HOST, LETTER = (f"CCD-{n:03}" for n in range(119, 123))
MARLO, BRASA, SLOSHUA, AURIEL, KETTLE = (f"CCD-{n:03}" for n in (1, 13, 10, 73, 16))


def test_roadie_may_move_its_vt() -> None:
    s = Scene(Side(back=[MARLO], allies={1: [ROADIE]}))
    s.do(A, "lock", ROADIE)
    s.settle()
    s.yes(A)
    s.pick(A, spot(A, 3))
    assert s.stack(A, 3) == [MARLO] and s.allies(A, 3) == [ROADIE]


def test_editor_may_exchange_a_card_at_the_end_of_the_turn() -> None:
    s = Scene(Side(hand=[MARLO], allies={0: [EDITOR]}))
    s.passes(A)
    s.yes(A)
    assert s.hand(A) == [BLANK] and s.deck(A)[0] == MARLO
    assert s.t.known[s.card(A, MARLO)] == 1 << A, "the other does not know which card"


def test_gremlin_takes_a_vt_of_three() -> None:
    s = Scene(Side(allies={0: [GREMLIN]}, deck=[BLANK, BRASA, HYPE, MARLO]))
    s.do(A, "lock", GREMLIN)
    s.settle()
    assert sorted(s.offered(A)) == sorted([s.card(A, MARLO), s.card(A, BRASA)])
    s.pick(A, s.card(A, BRASA))
    s.pick(A, s.card(A, HYPE))
    assert s.hand(A) == [BRASA] and s.deck(A) == [HYPE, MARLO, BLANK]
    assert s.t.known[s.card(A, BRASA)] == s.t.everyone


def test_hype_goblin_adds_one() -> None:
    s = Scene(Side(back=[BLANK], hand=[HYPE]))
    s.play(A, "ally", HYPE, s.vt(A, 1))
    assert s.pl(A, 1) == 9 and s.pl(A) == 8 and s.terms(A, 1)["ally"] == 1


def test_outfits_add_two_while_paired() -> None:
    s = Scene(Side(active=MARLO, mascot=SLOSHUA, allies={0: [OUTFITS]}))
    assert s.terms(A) == {"printed": 8, "element": 1, "paired": 1, "ally": 2}
    s = Scene(Side(active=BRASA, mascot=SLOSHUA, allies={0: [OUTFITS]}))
    assert s.pl(A) == 8


def test_duet_adds_one_more_in_unity() -> None:
    s = Scene(Side(active=AURIEL, allies={0: [DUET]}))
    assert s.pl(A) == 10, "the Ally has Unity, too"
    s = Scene(Side(allies={0: [DUET]}))
    assert s.pl(A) == 9


def test_lighthouse_shines_from_behind() -> None:
    s = Scene(Side(back=[BLANK], allies={1: [LIGHTHOUSE]}))
    assert s.pl(A) == 10 and s.pl(A, 1) == 8
    s = Scene(Side(allies={0: [LIGHTHOUSE]}))
    assert s.pl(A) == 8


def test_clip_editor_draws_then_discards() -> None:
    s = Scene(Side(allies={0: [CLIP]}, deck=[MARLO], hand=[BRASA]))
    s.do(A, "lock", CLIP)
    s.settle()
    s.pick(A, s.card(A, BRASA))
    assert s.hand(A) == [MARLO] and s.discard(A) == [BRASA]


def test_bodyguard_bolsters_its_vt() -> None:
    s = Scene(Side(back=[BLANK], hand=[BODYGUARD]))
    s.play(A, "ally", BODYGUARD, s.vt(A, 1))
    assert s.tokens(A, 1) == {"bolster": 1} and s.tokens(A) == {}


def test_umbrella_switches_advantage_off() -> None:
    s = Scene(Side(active=BRASA, allies={0: [UMBRELLA]}), Side(active=MARLO))
    assert s.pl(B) == 8
    s = Scene(Side(active=BRASA), Side(active=MARLO))
    assert s.pl(B) == 9


def test_host_feeds_up_to_two_others() -> None:
    s = Scene(Side(back=[BLANK, BLANK], hand=[HOST]))
    s.play(A, "ally", HOST, s.vt(A, 1))
    assert s.offered(A) == [s.vt(A), s.vt(A, 2)]
    s.pick(A, s.vt(A), s.vt(A, 2))
    assert s.tokens(A) == s.tokens(A, 2) == {"food": 1}


def test_letter_stings_when_discarded() -> None:
    s = Scene(Side(active=KETTLE, allies={0: [LETTER]}), Side(back=[BLANK]))
    s.do(A, "lock", KETTLE)
    s.pick(A, s.card(A, LETTER))
    assert s.pl(B, 1) == 7 and s.pl(B) == 8


def test_letter_stings_after_combat_too() -> None:
    s = Scene(Side(allies={0: [LETTER, HYPE]}), Side(back=[BLANK]), turn=6)
    s.to_combat()
    assert s.t.points == [1, 0] and s.pl(B) == 7, "moved up since"
