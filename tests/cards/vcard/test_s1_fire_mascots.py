"""S1-143 to S1-150: Mascots of Fire."""

from __future__ import annotations

import pytest

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

RANCID, BRADLEY, BENSON, CHABBIT, SMOLCCI, TRICKY, PYRO_PUP, LAMPCHAMP = (f"S1-{n}" for n in range(143, 151))
PUP, BATTLE_CRY, HAPPINESS, DOUBLE_DOWN, REAPER = "S1-135", "S1-189", "S1-182", "S1-188", "S1-190"


def test_rancid_discards_the_top_of_the_opposing_deck() -> None:
    s = Scene(Side(hand=[RANCID]), Side(deck=[BLANK, PUP]))
    s.play(A, "mascot", RANCID)
    assert s.discard(B) == [PUP] and s.deck(B) == [BLANK] and s.discard(A) == []


def test_rancid_echoes_after_combat() -> None:
    s = Scene(Side(mascot=RANCID, counters={0: 1}), Side(deck=[BLANK, BATTLE_CRY, PUP]), turn=6)
    s.to_combat()
    assert s.discard(B)[-1] == BATTLE_CRY and s.deck(B) == [BLANK], "the other one was drawn"


def test_bradley_burns_any_vt_spot() -> None:
    s = Scene(Side(hand=[BRADLEY], discard=[BLANK] * 12))
    s.play(A, "mascot", BRADLEY)
    s.number(A, 1)
    assert sorted(s.offered(A)) == sorted(spot(seat, place) for seat in (A, B) for place in range(5))
    s.pick(A, spot(B, 3))
    assert s.tokens(B, 3) == {"burn": 1} and s.tokens(B) == {} and s.hand(A) == []


def test_bradley_draws_instead() -> None:
    s = Scene(Side(hand=[BRADLEY], discard=[BLANK] * 12))
    s.play(A, "mascot", BRADLEY)
    s.number(A, 2)
    assert s.hand(A) == [BLANK] and s.t.tokens == ()


def test_bradley_needs_twelve_cards_of_ash() -> None:
    s = Scene(Side(hand=[BRADLEY], discard=[BLANK] * 11), Side(discard=[BLANK] * 12))
    s.play(A, "mascot", BRADLEY)
    assert s.prompt() == "vcard:main" and s.hand(A) == []


def test_benson_attaches_a_discarded_ally_to_the_backstage() -> None:
    s = Scene(
        Side(hand=[BENSON], back=[BLANK, BLANK], discard=[BATTLE_CRY, PUP, HAPPINESS, DOUBLE_DOWN]),
        Side(back=[BLANK], discard=[BATTLE_CRY]),
    )
    s.play(A, "mascot", BENSON)
    assert s.offered(A) == [s.card(A, BATTLE_CRY), s.card(A, HAPPINESS)]
    s.pick(A, s.card(A, HAPPINESS))
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 2)]
    s.pick(A, s.vt(A, 2))
    assert s.allies(A, 2) == [HAPPINESS] and s.pl(A, 2) == 9
    assert s.discard(A) == [BATTLE_CRY, PUP, DOUBLE_DOWN]


def test_benson_needs_a_backstage_vt() -> None:
    s = Scene(Side(hand=[BENSON], discard=[BATTLE_CRY]), Side(back=[BLANK]))
    s.play(A, "mascot", BENSON)
    assert s.discard(A) == [BATTLE_CRY] and s.prompt() == "vcard:main"


def test_chabbit_rewards_a_reinforcement_of_the_opponents_turn() -> None:
    s = Scene(Side(hand=[CHABBIT, REAPER], deck=[BLANK] * 5), Side(hand=[DOUBLE_DOWN]))
    s.end_turn(A)
    s.do(B, "boost", DOUBLE_DOWN)
    s.do(A, "reply", REAPER, 0)
    s.settle()
    s.end_turn(B)
    s.play(A, "mascot", CHABBIT)
    assert s.offered(A) == [s.vt(A), s.vt(B)]
    s.pick(A, s.vt(A))
    assert s.hand(A) == [BLANK, BLANK], "drawn by the turn and by this"
    assert s.pl(A) == 9


def test_chabbit_looks_at_the_last_turn_only() -> None:
    s = Scene(Side(hand=[CHABBIT, REAPER]), Side(hand=[DOUBLE_DOWN]))
    s.end_turn(A)
    s.do(B, "boost", DOUBLE_DOWN)
    s.do(A, "reply", REAPER, 0)
    s.settle()
    for seat in (B, A, B):
        s.end_turn(seat)
    s.play(A, "mascot", CHABBIT)
    assert s.prompt() == "vcard:main" and s.pl(A) == 8


def test_chabbit_wants_ones_own_reinforcement() -> None:
    s = Scene(Side(hand=[DOUBLE_DOWN, CHABBIT]), Side(hand=[REAPER]))
    s.do(A, "boost", DOUBLE_DOWN)
    s.do(B, "reply", REAPER, 0)
    s.settle()
    s.end_turn(A)
    s.end_turn(B)
    s.play(A, "mascot", CHABBIT)
    assert s.prompt() == "vcard:main" and s.pl(A) == 8


def test_chabbit_remembers_the_opponents_last_turn_across_a_combat() -> None:
    s = Scene(Side(hand=[DOUBLE_DOWN]), Side(counters={0: 1}, back=[BLANK], hand=[REAPER, CHABBIT]), turn=6)
    s.do(A, "boost", DOUBLE_DOWN)
    s.do(B, "reply", REAPER, 0)
    s.settle()
    s.to_combat()
    assert s.t.active == B, "who took the last turn and won takes the next one too"
    s.play(B, "mascot", CHABBIT)
    assert s.pl(B) == 9 and s.hand(B) == [BLANK] * 3


def test_smolcci_discards_an_opposing_ally() -> None:
    s = Scene(
        Side(hand=[SMOLCCI], allies={0: [BATTLE_CRY]}),
        Side(back=[BLANK], allies={0: [HAPPINESS], 1: [BATTLE_CRY]}),
    )
    s.play(A, "mascot", SMOLCCI)
    assert s.offered(A) == [s.card(B, HAPPINESS), s.card(B, BATTLE_CRY)]
    s.pick(A, s.card(B, BATTLE_CRY))
    assert s.discard(B) == [BATTLE_CRY] and s.allies(B) == [HAPPINESS] and s.allies(A) == [BATTLE_CRY]


def test_tricky_makes_a_full_hand_smaller() -> None:
    s = Scene(Side(mascot=TRICKY), Side(hand=[BLANK] * 6 + [PUP]))
    s.play(A, "lock", TRICKY)
    s.pick(B, s.card(B, PUP))
    assert s.hand(B) == [BLANK] * 6 and s.discard(B) == [PUP]


def test_tricky_leaves_six_cards_alone() -> None:
    s = Scene(Side(mascot=TRICKY, hand=[BLANK] * 7), Side(hand=[BLANK] * 6))
    s.play(A, "lock", TRICKY)
    assert len(s.hand(B)) == 6 and len(s.hand(A)) == 7 and s.prompt() == "vcard:main"


def test_pyro_pup_weakens_a_backstage_vt_when_played() -> None:
    s = Scene(Side(hand=[PYRO_PUP], back=[BLANK]), Side(back=[BLANK]))
    s.play(A, "mascot", PYRO_PUP)
    assert s.offered(A) == [s.vt(A, 1), s.vt(B, 1)]
    s.pick(A, s.vt(B, 1))
    assert s.pl(B, 1) == 7 and s.pl(B) == s.pl(A, 1) == 8


def test_pyro_pup_echoes_after_combat() -> None:
    s = Scene(Side(mascot=PYRO_PUP, counters={0: 1}, back=[BLANK, "other blank"]), Side(back=[BLANK]), turn=6)
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    assert s.pl(A, 2) == 7 and s.pl(B) == 8, "theirs has moved up: only one is left on a Backstage"


@pytest.mark.parametrize("agrees", [True, False])
def test_lampchamp_draws_two_and_lets_the_opponent_search(agrees: bool) -> None:
    s = Scene(Side(hand=[LAMPCHAMP]), Side(deck=[BLANK, PUP, BATTLE_CRY]))
    s.play(A, "mascot", LAMPCHAMP)
    assert s.hand(A) == [BLANK, BLANK] and s.t.asked == (B,)
    if agrees:
        s.yes(B)
        assert s.offered(B) == [s.card(B, PUP)]
        s.pick(B, s.card(B, PUP))
    else:
        s.no(B)
    assert s.hand(B) == ([PUP] if agrees else [])
