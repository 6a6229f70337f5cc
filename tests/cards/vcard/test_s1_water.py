"""S1-001 to S1-024: VTubers of Water."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.table import MASCOT_SPOT, zone
from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

MONARCH, BAO, EBIKO, FOXY, FROGGY, MEGALODON, NYANNERS, SHYLILY = (f"S1-{n:03}" for n in range(1, 25, 3))
EBIKO_9, EBIKO_10 = "S1-008", "S1-009"
PESTONINI, PUP, DOUBLE_DOWN, BATTLE_CRY = "S1-128", "S1-135", "S1-188", "S1-189"


def test_monarch_sends_the_opposing_mascot_into_its_deck() -> None:
    s = Scene(Side(hand=[MONARCH], mascot=PUP), Side(mascot=PESTONINI, deck=[BLANK] * 3))
    s.play(A, "play", MONARCH, spot(A, 1))
    assert zone(s.t, B, MASCOT_SPOT) == [] and s.discard(B) == [] and s.hand(B) == []
    assert sorted(s.deck(B)) == sorted([BLANK] * 3 + [PESTONINI])
    assert zone(s.t, A, MASCOT_SPOT) == [s.card(A, PUP)]


def test_monarch_leaves_its_own_side_alone() -> None:
    s = Scene(Side(hand=[MONARCH], mascot=PUP))
    s.play(A, "play", MONARCH, spot(A, 1))
    assert zone(s.t, A, MASCOT_SPOT) == [s.card(A, PUP)]


def test_bao_locks_one_card_of_the_opponent() -> None:
    s = Scene(
        Side(active=BAO, back=[NYANNERS]),
        Side(active=SHYLILY, back=[NYANNERS, MONARCH], mascot=PESTONINI, locked=[NYANNERS]),
    )
    s.do(A, "lock", BAO)
    assert s.offered(A) == [s.vt(B), s.card(B, PESTONINI)], "what has a Lock and is Unlocked"
    s.pick(A, s.card(B, PESTONINI))
    assert s.card(B, PESTONINI) in s.t.locked and s.vt(B) not in s.t.locked
    assert "counter" not in s.terms(B), "its own effect does not happen"


def test_ebiko_takes_back_the_evolution_of_the_last_turn() -> None:
    s = Scene(Side(hand=[EBIKO]), Side(active="S1-040", hand=["S1-041"], counters={0: 2}, deck=[BLANK] * 9))
    s.end_turn(A)
    s.play(B, "evolve", "S1-041", s.vt(B))
    s.end_turn(B)
    s.play(A, "play", EBIKO, spot(A, 1))
    assert s.stack(B) == ["S1-040"] and s.pl(B) == 10, "the VT stays with its counters"
    assert "S1-041" in s.deck(B) and s.discard(B) == []


def test_ebiko_looks_at_the_last_turn_only() -> None:
    s = Scene(Side(active=EBIKO, hand=[EBIKO, EBIKO_9]), Side(active="S1-040", hand=["S1-041"]))
    s.end_turn(A)
    s.play(B, "evolve", "S1-041", s.vt(B))
    s.end_turn(B)
    s.play(A, "evolve", EBIKO_9, s.vt(A))
    s.end_turn(A)
    s.end_turn(B)
    s.play(A, "play", EBIKO, spot(A, 1))
    assert s.stack(B) == ["S1-040", "S1-041"] and s.stack(A) == [EBIKO, EBIKO_9]


def test_ebiko_chooses_among_several_evolutions() -> None:
    s = Scene(
        Side(hand=[EBIKO]),
        Side(active="S1-040", back=["S1-043", "S1-046|S1-047"], hand=["S1-041", "S1-044"]),
    )
    s.end_turn(A)
    s.play(B, "evolve", "S1-041", s.vt(B))
    s.play(B, "evolve", "S1-044", s.vt(B, 1))
    s.end_turn(B)
    s.play(A, "play", EBIKO, spot(A, 1))
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(B, 1))
    assert [s.stack(B, place) for place in range(3)] == [["S1-040", "S1-041"], ["S1-043"], ["S1-046", "S1-047"]]


def test_ebiko_finds_the_opponents_last_turn_across_a_combat() -> None:
    s = Scene(Side(back=["S1-040"], hand=["S1-041"]), Side(counters={0: 1}, back=[BLANK], hand=[EBIKO]), turn=6)
    s.play(A, "evolve", "S1-041", s.vt(A, 1))
    s.to_combat()
    assert s.t.points == [0, 1] and s.t.active == B, "who took the last turn and won takes the next one too"
    s.play(B, "play", EBIKO, spot(B, 1))
    assert s.stack(A) == ["S1-040"]


def test_foxyreine_may_take_a_vt_back() -> None:
    s = Scene(Side(active="S1-001|S1-002", hand=[FOXY], allies={0: [BATTLE_CRY]}), Side(back=[BLANK]))
    s.play(A, "play", FOXY, spot(A, 1))
    s.yes(A)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)], "only one's own, itself among them"
    s.pick(A, s.vt(A))
    assert s.hand(A) == ["S1-002"] and sorted(s.discard(A)) == ["S1-001", BATTLE_CRY]
    assert s.stack(A) == [FOXY], "the empty Active Spot is filled"


def test_foxyreine_may_leave_them() -> None:
    s = Scene(Side(hand=[FOXY]))
    s.play(A, "play", FOXY, spot(A, 1))
    s.no(A)
    assert s.hand(A) == [] and s.stack(A) == [BLANK] and s.stack(A, 1) == [FOXY]


def test_froggyloch_submerges() -> None:
    s = Scene(Side(hand=[FROGGY]), Side(back=[BLANK, BLANK], tokens={0: ["decay"]}))
    s.play(A, "play", FROGGY, spot(A, 1))
    assert s.offered(A) == [s.vt(B, 1), s.vt(B, 2)], "no second kind of Status Effect"
    s.pick(A, s.vt(B, 2))
    assert s.tokens(B, 2) == {"submerge": 1} and s.tokens(B, 1) == {} and s.tokens(B) == {"decay": 1}


def test_megalodon_costs_the_loser_a_support() -> None:
    s = Scene(Side(counters={0: 1}, back=[MEGALODON]), Side(hand=[EBIKO, DOUBLE_DOWN, BATTLE_CRY]), turn=6)
    s.to_combat()
    assert s.offered(B) == [s.card(B, DOUBLE_DOWN), s.card(B, BATTLE_CRY)]
    s.pick(B, s.card(B, BATTLE_CRY))
    assert s.hand(B) == sorted([EBIKO, DOUBLE_DOWN, BLANK]) and BATTLE_CRY in s.discard(B)
    assert s.t.points == [1, 0]


def test_megalodon_finds_no_support() -> None:
    s = Scene(Side(counters={0: 1}, back=[MEGALODON]), Side(hand=[EBIKO]), turn=6)
    s.to_combat()
    assert s.options(B) == [("done",)], "nobody learns what the hand holds"
    s.pick(B)
    assert s.hand(B) == sorted([EBIKO, BLANK])


@pytest.mark.parametrize(
    "side",
    [
        Side(active=MEGALODON, counters={0: 1}, back=[BLANK]),
        Side(counters={0: -1}, back=[MEGALODON]),
    ],
)
def test_megalodon_needs_the_backstage_and_a_won_combat(side: Side) -> None:
    s = Scene(side, Side(hand=[DOUBLE_DOWN]), turn=6)
    s.to_combat()
    assert s.t.round == 2 and DOUBLE_DOWN in s.hand(B)


def test_nyanners_keeps_one_of_two_at_low_tide() -> None:
    s = Scene(Side(active=NYANNERS, deck=[BLANK, MONARCH, EBIKO]), turn=3)
    s.play(A, "lock", NYANNERS)
    assert s.offered(A) == [s.card(A, EBIKO), s.card(A, MONARCH)]
    s.pick(A, s.card(A, MONARCH))
    assert s.hand(A) == [MONARCH] and s.deck(A) == [EBIKO, BLANK]


def test_nyanners_needs_two_cards_to_look_at() -> None:
    s = Scene(Side(active=NYANNERS, deck=[MONARCH]))
    s.play(A, "lock", NYANNERS)
    assert s.hand(A) == [] and s.deck(A) == [MONARCH]


@pytest.mark.parametrize(("end", "deck"), [(1, [BLANK, MONARCH]), (2, [MONARCH, BLANK])])
def test_nyanners_turns_the_opposing_deck_at_high_tide(end: int, deck: list[str]) -> None:
    s = Scene(Side(active=NYANNERS), Side(deck=[BLANK, MONARCH]), turn=4)
    s.play(A, "lock", NYANNERS)
    assert s.told("reveal") == [("reveal", A, MONARCH)] and s.t.known[s.card(B, MONARCH)] == s.t.everyone
    s.number(A, end)
    assert s.deck(B) == deck and s.hand(A) == []


def test_nyanners_turns_nothing_where_there_is_no_deck() -> None:
    s = Scene(Side(active=NYANNERS), Side(deck=[]), turn=4)
    s.play(A, "lock", NYANNERS)
    assert s.prompt() == "vcard:main" and s.log("reveal") == []


def test_shylily_exchanges_a_card_for_two_at_low_tide() -> None:
    s = Scene(Side(active=SHYLILY, hand=[EBIKO, MONARCH], deck=[BLANK, FOXY, BAO]), turn=3)
    s.play(A, "lock", SHYLILY)
    s.pick(A, s.card(A, EBIKO))
    assert s.hand(A) == sorted([MONARCH, BAO, FOXY]) and s.discard(A) == [EBIKO]


def test_shylily_draws_nothing_for_nothing() -> None:
    s = Scene(Side(active=SHYLILY), turn=3)
    s.play(A, "lock", SHYLILY)
    assert s.hand(A) == [] and s.vt(A) in s.t.locked


def test_shylily_lets_each_player_move_an_ally_at_high_tide() -> None:
    side = Side(active=SHYLILY, back=[BLANK], allies={0: [BATTLE_CRY]})
    s = Scene(side, side, turn=4)
    s.play(A, "lock", SHYLILY)
    s.yes(A)
    assert s.allies(A, 1) == [BATTLE_CRY] and s.allies(A) == []
    s.no(B)
    assert s.allies(B) == [BATTLE_CRY]
    assert s.hand(A) == [], "no Low Tide any more"


def test_shylily_lets_the_opponent_choose_for_their_own_ally() -> None:
    s = Scene(Side(active=SHYLILY), Side(back=[BLANK, BLANK], allies={0: [BATTLE_CRY]}), turn=4)
    s.play(A, "lock", SHYLILY)
    s.yes(B)
    assert s.offered(B) == [s.vt(B, 1), s.vt(B, 2)]
    s.pick(B, s.vt(B, 2))
    assert s.allies(B, 2) == [BATTLE_CRY]
