"""4.3: elements and Elemental Advantage."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, VTUBER
from kaimaku.games.vcard.lang import NoAdvantage, Opp, Swap, plain
from kaimaku.games.vcard.rulings import WHEEL
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

FLAME = own("4.3 flame", VTUBER, element="fire", strength="grass")
FLAME_9 = own("4.3 flame 9", VTUBER, pl=9, line=FLAME, element="water", strength="divine")
LEAF = own("4.3 leaf", VTUBER, element="grass", strength="fire")
WAVE = own("4.3 wave", VTUBER, element="water")
NEUTRAL = own("4.3 neutral", VTUBER, strength="grass")
SHIELD = own("4.3 shield", ALLY, plain(NoAdvantage()))
TURN_AROUND = own("4.3 turn around", BOOST, plain(Opp(Swap())))
OF = {element: own(f"4.3 {element}", VTUBER, element=element) for element in WHEEL}


@rule("vcard:4.3.1.1", "vcard:4.3.1.2", "vcard:4.1.1.2f", "vcard:4.1.1.2c")
def test_strength_against_the_opposing_element() -> None:
    """V-09: each VT's own Strength is compared with the other's element; both may have the advantage."""
    s = Scene(Side(active=FLAME), Side(active=LEAF))
    assert s.terms(A) == s.terms(B) == {"printed": 8, "advantage": 1} and s.pl(A) == s.pl(B) == 9
    s = Scene(Side(active=FLAME), Side(active=WAVE))
    assert (s.pl(A), s.pl(B)) == (8, 8)


@rule("vcard:4.3.1.2")
def test_the_advantage_lasts_as_long_as_the_opponent_does() -> None:
    s = Scene(Side(active=FLAME, hand=[TURN_AROUND]), Side(active=LEAF, back=[WAVE]))
    assert s.pl(A) == 9
    s.play(A, "boost", TURN_AROUND)
    assert s.stack(B) == [WAVE] and s.pl(A) == 8


@rule("vcard:4.3.1.2")
def test_active_against_active_only() -> None:
    s = Scene(Side(active=BLANK, back=[FLAME]), Side(active=LEAF, back=[FLAME]))
    assert (s.pl(A, 1), s.pl(B, 1)) == (8, 8), "nobody on the Backstage has it"
    s = Scene(Side(active=FLAME), Side(active=WAVE, back=[LEAF]))
    assert s.pl(A) == 8, "and nobody there gives it"


@rule("vcard:4.3.1.2", "vcard:4.1.1.2f")
def test_the_highest_card_counts() -> None:
    s = Scene(Side(active=f"{FLAME}|{FLAME_9}"), Side(active=LEAF))
    assert (s.pl(A), s.pl(B)) == (9, 8), "it is a Water VT now, and strong against Divine"


@rule("vcard:4.3.0.3", "vcard:4.3.1.1")
def test_neutral_is_beaten_by_nobody_and_no_strength_beats_nobody() -> None:
    s = Scene(Side(active=NEUTRAL), Side(active=LEAF))
    assert (s.pl(A), s.pl(B)) == (9, 8)
    s = Scene(Side(active=BLANK), Side(active=BLANK))
    assert (s.pl(A), s.pl(B)) == (8, 8), "no element and no Strength are nothing in common"


@rule("vcard:1.1.0.1", "vcard:4.3.1.2")
def test_an_ally_may_take_it_away() -> None:
    s = Scene(Side(active=FLAME), Side(active=LEAF, allies={0: [SHIELD]}))
    assert (s.pl(A), s.pl(B)) == (8, 9)


@rule("vcard:4.3.1.2", "vcard:6.1.1.6e")
def test_a_face_down_vt_shows_no_element() -> None:
    """V-45."""
    s = Scene(Side(active=FLAME), Side(active=LEAF, face_down=[0]))
    assert (s.pl(A), s.pl(B)) == (8, 8)


@rule("vcard:4.3.1.1")
@pytest.mark.parametrize(("mine", "beats"), sorted(WHEEL.items()))
def test_one_wheel_for_all_sets_where_a_table_plays_it(mine: str, beats: str) -> None:
    """V-09 as a switch: seven elements, each beats one and is beaten by one, whatever is printed."""
    assert set(WHEEL) == set(WHEEL.values()) and len(WHEEL) == 7
    for theirs in WHEEL:
        s = Scene(Side(active=OF[mine]), Side(active=OF[theirs]), rulings={"strength": "wheel"})
        assert s.pl(A) == 8 + (theirs == beats)
        assert Scene(Side(active=OF[mine]), Side(active=OF[theirs])).pl(A) == 8, "printed: they have no Strength"
    s = Scene(Side(active=LEAF), Side(active=FLAME), rulings={"strength": "wheel"})
    assert (s.pl(A), s.pl(B)) == (8, 9), "the wheel and not the print"
