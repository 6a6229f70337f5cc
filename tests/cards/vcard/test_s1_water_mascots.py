"""S1-127 to S1-134: Mascots of Water."""

from __future__ import annotations

import pytest

from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

CLONE, PESTONINI, GWUB, BRO, FROGLODYTE, SASHIMI, GORO, ORCA = (f"S1-{n}" for n in range(127, 135))
PUP, DOUBLE_DOWN, WHITE_KNIGHT, HARPOON = "S1-135", "S1-188", "S1-185", "S1-179"
SHYLILY, SILVERVALE = "S1-022", "S1-040|S1-041"


def test_the_clone_may_swap_when_played() -> None:
    s = Scene(Side(active=SILVERVALE, back=[BLANK, "other blank"], hand=[CLONE]))
    s.play(A, "mascot", CLONE)
    s.yes(A)
    s.pick(A, s.vt(A), s.vt(A, 2))
    assert s.stack(A) == ["other blank"] and s.stack(A, 2) == ["S1-040", "S1-041"]


def test_the_clone_may_leave_it() -> None:
    s = Scene(Side(active=SILVERVALE, back=[BLANK], hand=[CLONE]))
    s.play(A, "mascot", CLONE)
    s.no(A)
    assert s.stack(A, 1) == [BLANK]


def test_the_clone_needs_an_evolved_vt_of_its_own() -> None:
    s = Scene(Side(back=["S1-040"], hand=[CLONE]), Side(active=SILVERVALE))
    s.play(A, "mascot", CLONE)
    assert s.prompt() == "vcard:main" and s.stack(A, 1) == ["S1-040"]


def test_the_clone_echoes_after_combat() -> None:
    s = Scene(Side(mascot=CLONE, counters={0: 1}, back=[SILVERVALE, BLANK]), turn=6)
    s.to_combat()
    s.pick(A, s.vt(A, 2))
    s.yes(A)
    assert s.stack(A) == ["S1-040", "S1-041"] and s.stack(A, 1) == [BLANK]


@pytest.mark.parametrize(("turn", "level", "drawn"), [(3, 9, []), (4, 8, [BLANK])])
def test_pestonini_follows_the_tide(turn: int, level: int, drawn: list[str]) -> None:
    s = Scene(Side(mascot=PESTONINI, back=[BLANK]), turn=turn)
    s.play(A, "lock", PESTONINI)
    assert s.pl(A) == level and s.hand(A) == drawn
    assert s.pl(A, 1) == s.pl(B) == 8


def test_gwub_draws_and_weakens_a_backstage_vt_of_either_player() -> None:
    s = Scene(Side(hand=[GWUB], back=[BLANK]), Side(back=[BLANK]))
    s.play(A, "mascot", GWUB)
    assert s.offered(A) == [s.vt(A, 1), s.vt(B, 1)]
    s.pick(A, s.vt(B, 1))
    assert s.hand(A) == [BLANK] and s.pl(B, 1) == 7 and s.pl(A, 1) == s.pl(B) == 8


def test_gwub_draws_without_a_backstage_vt_too() -> None:
    s = Scene(Side(hand=[GWUB]))
    s.play(A, "mascot", GWUB)
    assert s.hand(A) == [BLANK] and s.pl(A) == s.pl(B) == 8


def test_bro_strengthens_and_moves_the_same_vt() -> None:
    s = Scene(Side(hand=[BRO], back=["other blank"]), Side(back=[BLANK]))
    s.play(A, "mascot", BRO)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)], "one's own"
    s.pick(A, s.vt(A, 1))
    assert s.offered(A) == [spot(A, 2), spot(A, 3), spot(A, 4)]
    s.pick(A, spot(A, 4))
    assert s.stack(A, 4) == ["other blank"] and s.pl(A, 4) == 9 and s.t.zones[spot(A, 1)] == []


def test_bro_strengthens_where_there_is_no_empty_spot() -> None:
    s = Scene(Side(hand=[BRO], back=[BLANK] * 4))
    s.play(A, "mascot", BRO)
    s.pick(A, s.vt(A, 3))
    assert s.pl(A, 3) == 9 and s.prompt() == "vcard:main"


def test_froglodyte_allows_one_support_in_the_next_turn() -> None:
    supports = [DOUBLE_DOWN, DOUBLE_DOWN, DOUBLE_DOWN, DOUBLE_DOWN]
    s = Scene(Side(hand=[FROGLODYTE, *supports]), Side(hand=supports))
    s.play(A, "mascot", FROGLODYTE)
    s.play(A, "boost", DOUBLE_DOWN)
    s.play(A, "boost", DOUBLE_DOWN)
    s.end_turn(A)
    s.play(B, "boost", DOUBLE_DOWN)
    assert s.refused(B, s.option(B, "boost", DOUBLE_DOWN)) == "vcard:4.1.3.2"
    s.end_turn(B)
    s.play(A, "boost", DOUBLE_DOWN)
    s.play(A, "boost", DOUBLE_DOWN)
    s.end_turn(A)
    s.play(B, "boost", DOUBLE_DOWN)
    s.play(B, "boost", DOUBLE_DOWN)
    assert s.pl(B) == 11, "three in two turns"


def test_sashimi_lets_each_player_search_a_mascot_at_low_tide() -> None:
    s = Scene(Side(mascot=SASHIMI, deck=[BLANK, PUP, SHYLILY]), Side(deck=[GORO, BLANK]), turn=3)
    s.play(A, "lock", SASHIMI)
    s.yes(A)
    assert s.offered(A) == [s.card(A, PUP)]
    s.pick(A, s.card(A, PUP))
    assert s.hand(A) == [PUP]
    s.no(B)
    assert s.hand(B) == [] and s.deck(B) == [GORO, BLANK]


def test_sashimi_leaves_it_to_each_player() -> None:
    s = Scene(Side(mascot=SASHIMI, deck=[BLANK, PUP]), Side(deck=[GORO, BLANK]), turn=3)
    s.play(A, "lock", SASHIMI)
    s.no(A)
    s.yes(B)
    s.pick(B, s.card(B, GORO))
    assert s.hand(A) == [] and s.hand(B) == [GORO]


def test_sashimi_strengthens_a_vt_and_the_opposing_active_at_high_tide() -> None:
    s = Scene(Side(mascot=SASHIMI, back=[BLANK]), Side(back=[BLANK]), turn=4)
    s.play(A, "lock", SASHIMI)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1), s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(A, 1))
    assert [s.pl(A), s.pl(A, 1), s.pl(B), s.pl(B, 1)] == [8, 10, 9, 8]


def test_goro_discards_and_undertows() -> None:
    s = Scene(Side(hand=[GORO, PUP, HARPOON]), Side(active=SHYLILY, mascot=PESTONINI))
    s.play(A, "mascot", GORO)
    s.pick(A, s.vt(B))
    s.pick(A, s.card(A, PUP))
    assert s.hand(A) == [HARPOON] and s.discard(A) == [PUP]
    assert s.vt(B) in s.t.locked and s.card(B, PESTONINI) not in s.t.locked


def test_goro_undertows_without_a_card_to_discard() -> None:
    s = Scene(Side(hand=[GORO]), Side(active=SHYLILY))
    s.play(A, "mascot", GORO)
    assert s.vt(B) in s.t.locked


def test_orca_pup_submerges_an_opposing_vt() -> None:
    s = Scene(Side(hand=[ORCA], back=[BLANK]), Side(back=[BLANK]))
    s.play(A, "mascot", ORCA)
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(B))
    assert s.tokens(B) == {"submerge": 1} and s.tokens(B, 1) == s.tokens(A) == {}
