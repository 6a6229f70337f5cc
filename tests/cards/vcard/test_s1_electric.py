"""S1-073 to S1-099: VTubers of Electric."""

from __future__ import annotations

import pytest

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

MIKO, COTTONTAIL, CYYU, JUNIPER, LUCY, QUINN, RAINHOE, SKY, SHOTO = (f"S1-{n:03}" for n in range(73, 100, 3))
PUP, WHITE_KNIGHT, DOUBLE_DOWN, BATTLE_CRY, HAPPINESS = "S1-135", "S1-185", "S1-188", "S1-189", "S1-182"


def test_miko_draws_and_strengthens_in_a_circuit_as_the_first_card() -> None:
    s = Scene(Side(active=JUNIPER, back=[LUCY], hand=[MIKO]), Side(back=[BLANK]))
    s.play(A, "play", MIKO, spot(A, 2))
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 2), s.vt(B, 1)], "a Backstage VT of either player"
    s.pick(A, s.vt(A, 2))
    assert s.hand(A) == [BLANK] and [s.pl(A, place) for place in range(3)] == [8, 8, 9]


@pytest.mark.parametrize(
    ("active", "back"), [(BLANK, LUCY), (JUNIPER, BLANK)], ids=["nobody is Positive", "nobody is Negative"]
)
def test_miko_needs_a_circuit(active: str, back: str) -> None:
    s = Scene(Side(active=active, back=[back], hand=[MIKO]))
    s.play(A, "play", MIKO, spot(A, 2))
    assert s.prompt() == "vcard:main" and s.hand(A) == [] and s.pl(A, 1) == s.pl(A, 2) == 8


def test_miko_needs_to_be_the_first_card() -> None:
    s = Scene(Side(active=JUNIPER, back=[LUCY], hand=[BLANK, MIKO]))
    s.play(A, "play", BLANK, spot(A, 3))
    s.play(A, "play", MIKO, spot(A, 2))
    assert s.prompt() == "vcard:main" and s.hand(A) == []


def test_cottontail_gains_with_every_move() -> None:
    s = Scene(Side(back=[COTTONTAIL, BLANK], hand=[WHITE_KNIGHT, WHITE_KNIGHT]))
    s.do(A, "boost", WHITE_KNIGHT)
    s.pick(A, s.vt(A), s.vt(A, 1))
    assert s.stack(A) == [COTTONTAIL] and s.pl(A) == 9 and s.pl(A, 1) == 8
    s.do(A, "boost", WHITE_KNIGHT)
    s.pick(A, s.vt(A), s.vt(A, 2))
    assert s.stack(A, 2) == [COTTONTAIL] and s.pl(A, 2) == 10


def test_cottontail_gains_after_the_whole_text_that_moves_it() -> None:
    joule = "CCD-052"  # swaps, then draws
    s = Scene(Side(active=COTTONTAIL, hand=[joule]))
    s.play(A, "play", joule, spot(A, 1))
    assert s.log("move", "draw", "counter") == ["move", "draw", "counter"]
    assert s.stack(A, 1) == [COTTONTAIL] and s.pl(A, 1) == 9


def test_cottontail_gains_nothing_by_the_moves_of_others() -> None:
    s = Scene(Side(active=COTTONTAIL, back=[BLANK, BLANK], hand=[WHITE_KNIGHT, COTTONTAIL]))
    s.do(A, "boost", WHITE_KNIGHT)
    s.pick(A, s.vt(A, 1))
    s.play(A, "play", COTTONTAIL, spot(A, 3))
    assert s.pl(A) == s.pl(A, 3) == 8, "and being played is no move"


def test_cyyu_strengthens_its_neighbours_as_the_first_card() -> None:
    s = Scene(Side(back=[BLANK, "", BLANK, BLANK], hand=[CYYU]), Side(back=[BLANK, BLANK, BLANK]))
    s.play(A, "play", CYYU, spot(A, 2))
    assert [s.pl(A, place) for place in range(5)] == [8, 9, 8, 9, 8]
    assert [s.pl(B, place) for place in range(4)] == [8, 8, 8, 8]


def test_cyyu_does_nothing_as_the_second_card() -> None:
    s = Scene(Side(back=[BLANK], hand=[PUP, CYYU]))
    s.play(A, "mascot", PUP)
    s.pick(A)
    s.play(A, "play", CYYU, spot(A, 2))
    assert s.pl(A, 1) == 8


def test_juniper_searches_an_ally_in_front() -> None:
    s = Scene(Side(active=JUNIPER, back=[BLANK], deck=[BLANK, BATTLE_CRY, DOUBLE_DOWN, HAPPINESS]))
    s.play(A, "lock", JUNIPER)
    assert sorted(s.offered(A)) == sorted([s.card(A, BATTLE_CRY), s.card(A, HAPPINESS)])
    s.pick(A, s.card(A, BATTLE_CRY))
    assert s.hand(A) == [BATTLE_CRY] and s.stack(A) == [JUNIPER] and s.prompt() == "vcard:main"


def test_juniper_swaps_from_behind() -> None:
    s = Scene(Side(back=[JUNIPER, "other blank"], deck=[BATTLE_CRY]))
    s.do(A, "lock", JUNIPER)
    s.pick(A, s.vt(A), s.vt(A, 2))
    assert s.stack(A) == ["other blank"] and s.stack(A, 2) == [BLANK] and s.hand(A) == []


def test_lucy_thins_the_opposing_deck_at_the_end_of_the_next_turn() -> None:
    s = Scene(Side(active=LUCY), Side(deck=[BLANK, SKY, SHOTO, MIKO, PUP]))
    s.play(A, "lock", LUCY)
    s.end_turn(A)
    assert s.prompt() == "vcard:main", "not this turn"
    s.end_turn(B)
    s.passes(A)
    s.settle()
    assert s.offered(A) == [s.card(B, MIKO), s.card(B, SHOTO), s.card(B, SKY)], "the three on top"
    s.pick(A, s.card(B, SHOTO))
    assert s.discard(B) == [SHOTO] and s.log("shuffle") == ["shuffle"]
    assert sorted([*s.deck(B), *s.hand(B)]) == sorted([BLANK, SKY, MIKO, PUP])


def test_lucy_needs_three_cards() -> None:
    s = Scene(Side(active=LUCY), Side(deck=[BLANK, SKY, MIKO]))
    s.play(A, "lock", LUCY)
    for seat in (A, B, A):
        s.end_turn(seat)
    assert s.discard(B) == [] and s.prompt() == "vcard:main"


def test_lucy_discards_the_top_card_from_behind() -> None:
    s = Scene(Side(back=[LUCY]), Side(deck=[BLANK, BLANK, BLANK, BLANK, MIKO]))
    s.play(A, "lock", LUCY)
    assert s.discard(B) == [MIKO] and len(s.deck(B)) == 4
    for seat in (A, B, A):
        s.end_turn(seat)
    assert s.discard(B) == [MIKO]


@pytest.mark.parametrize(("held", "drawn"), [(3, 2), (4, 1)])
def test_quinn_draws_more_with_a_small_hand_in_front(held: int, drawn: int) -> None:
    s = Scene(Side(active=QUINN, hand=[PUP] * held))
    s.play(A, "lock", QUINN)
    assert s.hand(A) == [PUP] * held + [BLANK] * drawn


def test_quinn_weakens_a_vt_at_the_end_of_the_next_turn_from_behind() -> None:
    s = Scene(Side(back=[QUINN]), Side(back=[BLANK]))
    s.play(A, "lock", QUINN)
    assert s.hand(A) == []
    s.end_turn(A)
    s.end_turn(B)
    s.passes(A)
    s.settle()
    assert s.offered(A) == [s.vt(A), s.vt(A, 1), s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(B))
    assert s.pl(B) == 7 and s.pl(B, 1) == 8


def test_rainhoe_unlocks_a_card_in_front() -> None:
    s = Scene(
        Side(active=RAINHOE, back=[SKY, BLANK], mascot="S1-153", locked=[SKY, "S1-153"]),
        Side(active=SKY, locked=[SKY]),
    )
    s.do(A, "lock", RAINHOE)
    assert s.offered(A) == [s.vt(A, 1), s.card(A, "S1-153")]
    s.pick(A, s.card(A, "S1-153"))
    assert s.t.locked == {s.vt(A), s.vt(A, 1), s.vt(B)} and s.pl(A, 1) == 8


def test_rainhoe_strengthens_itself_and_another_from_behind() -> None:
    s = Scene(Side(back=[RAINHOE, BLANK]), Side(back=[BLANK]))
    s.do(A, "lock", RAINHOE)
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 2), s.vt(B, 1)], "a Backstage VT of either player"
    s.pick(A, s.vt(A, 2))
    assert [s.pl(A, place) for place in range(3)] == [8, 9, 9]


def test_sky_draws_after_an_ally_of_this_turn() -> None:
    s = Scene(Side(active=SKY, hand=[BATTLE_CRY]))
    s.play(A, "ally", BATTLE_CRY, s.vt(A))
    s.play(A, "lock", SKY)
    assert s.hand(A) == [BLANK]


def test_sky_draws_nothing_for_an_old_ally() -> None:
    s = Scene(Side(active=SKY, hand=[DOUBLE_DOWN], allies={0: [BATTLE_CRY]}))
    s.play(A, "boost", DOUBLE_DOWN)
    s.play(A, "lock", SKY)
    assert s.hand(A) == []


def _salvaged(turn: int) -> Scene:
    s = Scene(Side(active=SHOTO, counters={0: 1}, hand=[MIKO, SKY], deck=[BLANK], discard=[PUP, CYYU]), turn=turn)
    s.play(A, "lock", SHOTO)
    s.pick(A, s.card(A, MIKO))
    assert s.offered(A) == [s.card(A, PUP), s.card(A, CYYU)]
    s.pick(A, s.card(A, CYYU))
    assert s.hand(A) == sorted([SKY, CYYU]) and sorted(s.deck(A)) == sorted([BLANK, MIKO]) and s.discard(A) == [PUP]
    return s


def test_shoto_exchanges_a_card_for_one_that_may_not_be_played_yet() -> None:
    s = _salvaged(turn=1)
    assert s.refused(A, s.option(A, "play", CYYU, spot(A, 1))) == "vcard:1.1.0.1"
    s.end_turn(A)
    s.end_turn(B)
    assert s.refused(A, s.option(A, "play", CYYU, spot(A, 1))) == "vcard:1.1.0.1"
    s.play(A, "play", SKY, spot(A, 1))
    assert s.stack(A, 1) == [SKY]


def test_shotos_card_may_be_played_after_combat() -> None:
    s = _salvaged(turn=6)
    s.to_combat()
    s.play(A, "play", CYYU, spot(A, 1))
    assert s.t.round == 2 and s.stack(A) == [CYYU], "and moves up at once"


def test_shoto_needs_a_card_to_give() -> None:
    s = Scene(Side(active=SHOTO, discard=[PUP]))
    s.play(A, "lock", SHOTO)
    assert s.hand(A) == [] and s.discard(A) == [PUP]
