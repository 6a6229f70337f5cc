"""S1-025 to S1-048: VTubers of Grass."""

from __future__ import annotations

import pytest

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

BUFFPUP, COQUI, DOKI, LAIMU, MEAT, SILVERVALE, TOB, VIENNA = (f"S1-{n:03}" for n in range(25, 49, 3))
PUP, DOUBLE_DOWN = "S1-135", "S1-188"


def test_buffpup_strengthens_two_after_combat() -> None:
    s = Scene(Side(counters={0: 1}, back=[BLANK, BUFFPUP, "other blank"]), Side(back=[BLANK]), turn=6)
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    assert s.offered(A) == [s.vt(A), s.vt(A, 2)], "the first of two among three"
    s.pick(A, s.vt(A), s.vt(A, 3))
    assert [s.pl(A, place) for place in (0, 2, 3)] == [9, 8, 9] and s.pl(B) == 8


def test_buffpup_does_so_after_a_lost_combat_too() -> None:
    s = Scene(Side(counters={0: -1}, back=[BLANK, BUFFPUP]), turn=6)
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    assert s.pl(A) == s.pl(A, 2) == 9


def test_buffpup_does_nothing_as_the_active_vt() -> None:
    s = Scene(Side(counters={0: 1}, back=[BLANK, BUFFPUP, BLANK]), turn=6)
    s.to_combat()
    s.pick(A, s.vt(A, 2))
    assert s.stack(A) == [BUFFPUP] and [s.pl(A, place) for place in (0, 1, 3)] == [8, 8, 8]


def test_coqui_decays_an_opposing_vt() -> None:
    s = Scene(Side(active=COQUI, back=[BLANK]), Side(back=[BLANK]))
    s.do(A, "lock", COQUI)
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(B, 1))
    assert s.tokens(B, 1) == {"decay": 1} and s.tokens(B) == {}


def _fed_by_doki() -> Scene:
    s = Scene(Side(counters={0: 1}, back=[DOKI, BLANK], deck=[BLANK, COQUI, COQUI]), Side(back=[BLANK]), turn=6)
    s.do(A, "lock", DOKI)
    assert s.offered(A) == [s.vt(A), s.vt(A, 2)], "others of its player"
    s.pick(A, s.vt(A, 2))
    assert s.tokens(A, 2) == {"food": 1} and s.pl(A, 2) == 9
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    return s


def test_doki_strengthens_a_vt_when_her_food_goes() -> None:
    s = _fed_by_doki()
    s.number(A, 1)
    assert s.offered(A) == [s.vt(A), s.vt(A, 2), s.vt(B)]
    s.pick(A, s.vt(A, 2))
    assert s.tokens(A, 2) == {} and s.pl(A, 2) == 9 and s.hand(A) == [COQUI], "drawn in the next turn"


def test_doki_draws_when_her_food_goes() -> None:
    s = _fed_by_doki()
    s.number(A, 2)
    assert s.hand(A) == [COQUI, COQUI] and s.pl(A, 2) == 8


def test_doki_asks_as_well_when_the_fed_vt_falls() -> None:
    s = Scene(Side(counters={0: 1}, back=[DOKI], deck=[BLANK, COQUI]), turn=6)
    s.play(A, "lock", DOKI)
    s.to_combat()
    s.number(A, 2)
    assert COQUI in s.hand(A)


def test_doki_watches_her_own_food_only() -> None:
    s = Scene(Side(counters={0: 1}, back=[DOKI, BLANK], tokens={2: ["food"]}), turn=6)
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    assert s.t.round == 2 and s.prompt() == "vcard:main" and s.tokens(A, 2) == {}


def test_laimu_turns_decay_into_power_lost_once() -> None:
    s = Scene(
        Side(counters={0: 1}, back=[BLANK, LAIMU], tokens={2: ["decay"]}),
        Side(back=[BLANK], tokens={1: ["decay", "decay"]}),
        turn=6,
    )
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    assert s.pl(B) == 7, "once for the VT, and there is no Decay any more when it would count"
    assert s.pl(A, 2) == 6, "once as Decay, once by this"
    assert s.pl(A) == 8 and s.tokens(B) == s.tokens(A, 2) == {}


def test_laimu_does_nothing_as_the_active_vt() -> None:
    s = Scene(Side(counters={0: 1}, back=[LAIMU]), Side(back=[BLANK], tokens={1: ["decay", "decay"]}), turn=6)
    s.to_combat()
    assert s.stack(A) == [LAIMU] and s.pl(B) == 6 and s.tokens(B) == {"decay": 2}


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [({1: 5}, {}, 2), ({1: 4}, {}, 0), ({}, {1: 5}, 2), ({0: 5}, {0: 5}, 0)],
)
def test_meat_counts_to_thirteen_on_either_backstage(mine: dict[int, int], theirs: dict[int, int], drawn: int) -> None:
    s = Scene(Side(active=MEAT, back=[BLANK], counters=mine), Side(back=[BLANK], counters=theirs))
    s.play(A, "lock", MEAT)
    assert s.hand(A) == [BLANK] * drawn


def test_silvervale_strengthens_a_vt_now_and_draws_at_the_next_turn() -> None:
    s = Scene(Side(hand=[SILVERVALE], deck=[BLANK, COQUI, TOB]), Side(back=[BLANK]))
    s.play(A, "play", SILVERVALE, spot(A, 1))
    assert s.offered(A) == [s.vt(A), s.vt(A, 1), s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(A, 1))
    assert s.pl(A, 1) == 9 and s.hand(A) == []
    s.end_turn(A)
    s.end_turn(B)
    assert s.hand(A) == [COQUI, TOB], "one grown, one drawn"
    s.end_turn(A)
    s.end_turn(B)
    assert s.hand(A) == sorted([BLANK, COQUI, TOB]), "once"


def test_tob_searches_a_vt_at_the_next_turn() -> None:
    s = Scene(Side(hand=[TOB], deck=[PUP, "S1-026", COQUI, DOUBLE_DOWN]))
    s.play(A, "play", TOB, spot(A, 1))
    assert s.hand(A) == []
    s.end_turn(A)
    s.passes(B)
    s.settle()
    assert sorted(s.offered(A)) == sorted([s.card(A, COQUI), s.card(A, "S1-026")])
    s.pick(A, s.card(A, "S1-026"))
    assert "S1-026" in s.hand(A) and len(s.hand(A)) == 2, "and the draw of the turn"


def test_vienna_grows_on_a_decayed_opponent() -> None:
    s = Scene(Side(hand=[VIENNA]), Side(tokens={0: ["decay"]}, deck=[BLANK, BLANK, COQUI, TOB]))
    s.play(A, "play", VIENNA, spot(A, 1))
    assert s.pl(A, 1) == 9 and s.pl(A) == 8 and s.discard(B) == []
    s.end_turn(A)
    s.end_turn(B)
    assert s.hand(B) == [TOB] and s.discard(B) == [COQUI]


def test_vienna_needs_the_active_vt_decayed() -> None:
    s = Scene(Side(hand=[VIENNA], tokens={0: ["decay"]}), Side(back=[BLANK], tokens={1: ["decay"]}))
    s.play(A, "play", VIENNA, spot(A, 1))
    s.end_turn(A)
    s.end_turn(B)
    assert s.pl(A, 1) == 8 and s.discard(B) == []
