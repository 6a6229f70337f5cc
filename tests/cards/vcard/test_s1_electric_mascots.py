"""S1-151 to S1-159: Mascots of Electric."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.table import MASCOT_SPOT, zone
from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

POTAT, FLUFFER, BEE, MOTH, DEMONITE, ELECTROBYTES, DROID, HAZE, GUILDIE = (f"S1-{n}" for n in range(151, 160))
JUNIPER, LUCY, RAINHOE, QUINN, SKY = "S1-082", "S1-085", "S1-091", "S1-088", "S1-094"
BATTLE_CRY, HAPPINESS = "S1-189", "S1-182"


def test_potat_draws_two_and_discards_one_as_the_first_card() -> None:
    s = Scene(Side(hand=[POTAT, SKY], deck=[BLANK, LUCY, QUINN]))
    s.play(A, "mascot", POTAT)
    assert sorted(s.offered(A)) == sorted(s.card(A, name) for name in (SKY, LUCY, QUINN))
    s.pick(A, s.card(A, LUCY))
    assert s.hand(A) == sorted([SKY, QUINN]) and s.discard(A) == [LUCY]


def test_potat_discards_nothing_if_two_cannot_be_drawn() -> None:
    s = Scene(Side(hand=[POTAT, SKY], deck=[LUCY]))
    s.play(A, "mascot", POTAT)
    assert s.hand(A) == [SKY] and s.deck(A) == [LUCY] and s.discard(A) == []


@pytest.mark.parametrize("mascot", [POTAT, FLUFFER, MOTH, ELECTROBYTES])
def test_jolt_is_for_the_first_card(mascot: str) -> None:
    s = Scene(Side(hand=["other blank", mascot]), Side(allies={0: [BATTLE_CRY]}))
    s.play(A, "play", "other blank", spot(A, 1))
    s.play(A, "mascot", mascot)
    assert s.prompt() == "vcard:main" and s.hand(A) == s.hand(B) == []
    assert s.stack(A) == [BLANK] and s.allies(B) == [BATTLE_CRY]


def test_fluffer_swaps_two_as_the_first_card() -> None:
    s = Scene(Side(hand=[FLUFFER], back=[BLANK, "other blank"]))
    s.play(A, "mascot", FLUFFER)
    s.pick(A, s.vt(A), s.vt(A, 2))
    assert s.stack(A) == ["other blank"] and s.stack(A, 2) == [BLANK]


def test_fluffer_needs_two() -> None:
    s = Scene(Side(hand=[FLUFFER]), Side(back=[BLANK]))
    s.play(A, "mascot", FLUFFER)
    assert s.stack(A) == [BLANK] and s.prompt() == "vcard:main" and s.log("move") == []


def test_b_draws_at_the_end_of_the_next_turn() -> None:
    s = Scene(Side(mascot=BEE))
    s.play(A, "lock", BEE)
    s.end_turn(A)
    assert s.hand(A) == []
    s.end_turn(B)
    assert s.hand(A) == [BLANK]
    s.end_turn(A)
    assert s.hand(A) == [BLANK, BLANK]


def test_baby_moth_lets_both_draw_as_the_first_card() -> None:
    s = Scene(Side(hand=[MOTH]))
    s.play(A, "mascot", MOTH)
    assert s.hand(A) == s.hand(B) == [BLANK]


def test_demonite_triggers_the_negative_in_front() -> None:
    s = Scene(Side(active=LUCY, mascot=DEMONITE), Side(deck=[BLANK, SKY]))
    s.play(A, "lock", DEMONITE)
    s.yes(A)
    assert s.discard(B) == [SKY] and s.vt(A) not in s.t.locked


def test_demonite_may_leave_it() -> None:
    s = Scene(Side(active=LUCY, mascot=DEMONITE))
    s.play(A, "lock", DEMONITE)
    s.no(A)
    assert s.discard(B) == []


def test_demonite_needs_a_negative_in_front() -> None:
    s = Scene(Side(active=SKY, back=[LUCY], mascot=DEMONITE))
    s.play(A, "lock", DEMONITE)
    assert s.prompt() == "vcard:main" and s.discard(B) == []


def test_electrobytes_put_an_opposing_ally_on_its_deck_as_the_first_card() -> None:
    s = Scene(
        Side(hand=[ELECTROBYTES], allies={0: [BATTLE_CRY]}),
        Side(back=[BLANK], allies={0: [BATTLE_CRY], 1: [HAPPINESS]}, deck=[SKY, LUCY]),
    )
    s.play(A, "mascot", ELECTROBYTES)
    assert s.offered(A) == [s.card(B, BATTLE_CRY), s.card(B, HAPPINESS)]
    s.pick(A, s.card(B, HAPPINESS))
    assert s.deck(B) == [SKY, LUCY, HAPPINESS] and s.log("shuffle") == []
    assert s.allies(B, 1) == [] and s.allies(B) == [BATTLE_CRY]


def test_droid_strengthens_both_ends_of_a_circuit() -> None:
    s = Scene(Side(active=JUNIPER, back=[LUCY], hand=[DROID]), Side(back=[BLANK]))
    s.play(A, "mascot", DROID)
    assert s.offered(A) == [s.vt(A, 1), s.vt(B, 1)], "a Backstage VT of either player"
    s.pick(A, s.vt(A, 1))
    assert s.terms(A)["counter"] == 1 and s.pl(A, 1) == 9 and s.pl(B, 1) == 8


def test_droid_needs_a_circuit() -> None:
    s = Scene(Side(active=BLANK, back=[LUCY], hand=[DROID]), Side(back=[BLANK]))
    s.play(A, "mascot", DROID)
    assert s.prompt() == "vcard:main" and s.pl(A) == s.pl(A, 1) == 8


def test_haze_lets_each_player_unlock_a_card() -> None:
    s = Scene(
        Side(active=JUNIPER, back=[LUCY], hand=[HAZE], locked=[JUNIPER, LUCY]),
        Side(active=SKY, back=[LUCY], locked=[SKY, LUCY]),
    )
    s.play(A, "mascot", HAZE)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)]
    s.pick(A, s.vt(A, 1))
    assert s.offered(B) == [s.vt(B), s.vt(B, 1)]
    s.pick(B, s.vt(B))
    assert s.t.locked == {s.vt(A), s.vt(B, 1)}


def test_haze_needs_a_circuit() -> None:
    s = Scene(Side(active=JUNIPER, hand=[HAZE], locked=[JUNIPER]), Side(active=SKY, locked=[SKY]))
    s.play(A, "mascot", HAZE)
    assert s.t.locked == {s.vt(A), s.vt(B)}


def test_guildie_goes_and_triggers_a_positive_from_behind() -> None:
    s = Scene(Side(active=RAINHOE, back=[QUINN, SKY, JUNIPER], mascot=GUILDIE), Side(back=[QUINN]))
    s.do(A, "lock", GUILDIE)
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 3)], "one's own VTs with Positive, in their Negative state"
    s.pick(A, s.vt(A, 1))
    assert s.hand(A) == [BLANK, BLANK] and s.discard(A) == [GUILDIE] and zone(s.t, A, MASCOT_SPOT) == []


def test_guildie_goes_even_if_there_is_nothing_to_trigger() -> None:
    s = Scene(Side(active=QUINN, mascot=GUILDIE))
    s.play(A, "lock", GUILDIE)
    assert s.discard(A) == [GUILDIE] and s.hand(A) == []
