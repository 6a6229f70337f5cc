"""S1-049 to S1-072: VTubers of Fire."""

from __future__ import annotations

import pytest

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

FEFE, AETHELSTAN, NUMI, PUNKALOPI, AKUMI, TRICKYWI, SINDER, YUZU = (f"S1-{n:03}" for n in range(49, 73, 3))
BATTLE_CRY = "S1-189"


def test_fefe_burns_any_spot_with_a_vt_for_an_ally() -> None:
    s = Scene(Side(active=FEFE, back=["", BLANK], allies={0: [BATTLE_CRY]}), Side(back=[BLANK]))
    s.do(A, "lock", FEFE)
    s.pick(A, s.card(A, BATTLE_CRY))
    assert s.offered(A) == [spot(B), spot(B, 1), spot(A), spot(A, 2)]
    s.pick(A, spot(B, 1))
    assert s.tokens(B, 1) == {"burn": 1} and s.pl(B, 1) == 6 and s.tokens(B) == {}
    assert s.discard(A) == [BATTLE_CRY]


def test_fefe_may_keep_the_ally() -> None:
    s = Scene(Side(active=FEFE, allies={0: [BATTLE_CRY]}))
    s.do(A, "lock", FEFE)
    s.pick(A)
    assert s.tokens(B) == {} and s.allies(A) == [BATTLE_CRY] and s.vt(A) in s.t.locked


def test_fefe_needs_an_ally_of_her_own() -> None:
    s = Scene(Side(active=FEFE, back=[BLANK], allies={1: [BATTLE_CRY]}))
    s.play(A, "lock", FEFE)
    assert s.tokens(B) == {} and s.allies(A, 1) == [BATTLE_CRY] and s.vt(A) in s.t.locked


def test_aethelstan_strengthens_any_vt_over_the_opponents_ashes() -> None:
    s = Scene(Side(active=AETHELSTAN), Side(back=[BLANK], discard=[BLANK] * 16))
    s.do(A, "lock", AETHELSTAN)
    assert s.offered(A) == [s.vt(A), s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(B, 1))
    assert s.pl(B, 1) == 9 and s.pl(A) == s.pl(B) == 8


def test_aethelstan_needs_sixteen_cards_of_the_opponents() -> None:
    s = Scene(Side(active=AETHELSTAN, discard=[BLANK] * 16), Side(discard=[BLANK] * 15))
    s.play(A, "lock", AETHELSTAN)
    assert s.prompt() == "vcard:main" and s.pl(A) == s.pl(B) == 8


@pytest.mark.parametrize(("mine", "theirs", "level", "drawn"), [(20, 0, 9, [BLANK]), (19, 20, 8, [])])
def test_numi_counts_her_own_discards(mine: int, theirs: int, level: int, drawn: list[str]) -> None:
    s = Scene(Side(back=[NUMI], discard=[BLANK] * mine), Side(discard=[BLANK] * theirs))
    s.play(A, "lock", NUMI)
    assert s.pl(A, 1) == level and s.pl(A) == 8 and s.hand(A) == drawn


def test_punkalopi_draws_two_for_an_ally() -> None:
    s = Scene(Side(active=PUNKALOPI, allies={0: [BATTLE_CRY]}))
    s.do(A, "lock", PUNKALOPI)
    s.pick(A, s.card(A, BATTLE_CRY))
    assert s.hand(A) == [BLANK, BLANK] and s.discard(A) == [BATTLE_CRY]


def test_punkalopi_may_keep_the_ally_and_needs_one() -> None:
    s = Scene(Side(active=PUNKALOPI, allies={0: [BATTLE_CRY]}))
    s.do(A, "lock", PUNKALOPI)
    s.pick(A)
    assert s.hand(A) == [] and s.allies(A) == [BATTLE_CRY]
    s = Scene(Side(active=PUNKALOPI, back=[BLANK], allies={1: [BATTLE_CRY]}))
    s.play(A, "lock", PUNKALOPI)
    assert s.hand(A) == [] and s.allies(A, 1) == [BATTLE_CRY]


def test_akumi_discards_one_and_gives_the_other() -> None:
    s = Scene(Side(hand=[AKUMI]), Side(deck=[BLANK, YUZU, NUMI]))
    s.play(A, "play", AKUMI, spot(A, 1))
    assert s.offered(A) == [s.card(B, NUMI), s.card(B, YUZU)]
    s.pick(A, s.card(B, YUZU))
    assert s.discard(B) == [YUZU] and s.hand(B) == [NUMI] and s.deck(B) == [BLANK] and s.hand(A) == []


def test_akumi_needs_two_cards() -> None:
    s = Scene(Side(hand=[AKUMI]), Side(deck=[NUMI]))
    s.play(A, "play", AKUMI, spot(A, 1))
    assert s.deck(B) == [NUMI] and s.hand(B) == s.discard(B) == []


def test_trickywi_discards_two_of_the_opposing_deck() -> None:
    s = Scene(Side(hand=[TRICKYWI]), Side(deck=[BLANK, YUZU, NUMI]))
    s.play(A, "play", TRICKYWI, spot(A, 1))
    assert s.discard(B) == [NUMI, YUZU] and s.deck(B) == [BLANK] and s.discard(A) == []


def test_sinder_strengthens_a_vt() -> None:
    s = Scene(Side(hand=[SINDER]), Side(back=[BLANK]))
    s.play(A, "play", SINDER, spot(A, 1))
    assert s.offered(A) == [s.vt(A), s.vt(A, 1), s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(A))
    assert s.pl(A) == 9 and s.prompt() == "vcard:main" and s.hand(A) == [], "a PL8 VT"


@pytest.mark.parametrize("stack", ["S1-040|S1-041", "S1-040|S1-041|S1-042"])
def test_sinder_may_draw_for_an_evolved_vt(stack: str) -> None:
    s = Scene(Side(hand=[SINDER], back=[stack]))
    s.play(A, "play", SINDER, spot(A, 2))
    s.pick(A, s.vt(A, 1))
    assert s.terms(A, 1)["counter"] == 1 and s.hand(A) == []
    s.yes(A)
    assert s.hand(A) == [BLANK]


def test_sinder_may_leave_the_card() -> None:
    s = Scene(Side(hand=[SINDER], back=["S1-040|S1-041"]))
    s.play(A, "play", SINDER, spot(A, 2))
    s.pick(A, s.vt(A, 1))
    s.no(A)
    assert s.pl(A, 1) == 10 and s.hand(A) == []


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [({}, {0: ["burn"]}, 1), ({}, {3: ["burn"]}, 1), ({0: ["burn"]}, {}, 0), ({}, {0: ["fracture"]}, 0)],
)
def test_yuzu_draws_if_the_opponent_burns(mine: dict[int, list[str]], theirs: dict[int, list[str]], drawn: int) -> None:
    s = Scene(Side(active=YUZU, tokens=mine), Side(back=["", "", BLANK], tokens=theirs))
    s.play(A, "lock", YUZU)
    assert s.hand(A) == [BLANK] * drawn
