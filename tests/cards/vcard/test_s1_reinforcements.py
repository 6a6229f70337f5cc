"""S1-183, S1-186, S1-187 and S1-190: Reinforcements."""

from __future__ import annotations

from kaimaku.games.vcard.table import MASCOT_SPOT, zone
from tests.vcard.scene import BLANK, A, B, Scene, Side, spot

SNACK_CAT, BLADE, DOPPELGANGER, REAPER = "S1-183", "S1-186", "S1-187", "S1-190"
PUP, PESTONINI, RANCID = "S1-135", "S1-128", "S1-143"
DOUBLE_DOWN, BATTLE_CRY, HAPPINESS, CYANIDE, WATER_SHIELD = "S1-188", "S1-189", "S1-182", "S1-181", "S1-170"
DYA, COQUI, VEI = "S1-103", "S1-028", "S1-124"


def replies(s: Scene, seat: int) -> list[str]:
    """The Reinforcements a seat is offered."""
    names = {s.card(seat, name): name for name in s.hand(seat)}
    return [names[int(o[1])] for o in s.options(seat) if o[0] == "reply"]


def test_snack_cat_searches_a_mascot_when_the_opponent_plays_one() -> None:
    s = Scene(Side(hand=[RANCID]), Side(hand=[SNACK_CAT], deck=[BLANK, PUP, DYA, PESTONINI]))
    s.do(A, "mascot", RANCID)
    s.do(B, "reply", SNACK_CAT, 0)
    s.settle()
    assert sorted(s.offered(B)) == sorted([s.card(B, PUP), s.card(B, PESTONINI)])
    s.pick(B, s.card(B, PUP))
    assert s.hand(B) == [PUP] and s.t.known[s.card(B, PUP)] == s.t.everyone
    assert SNACK_CAT in s.discard(B) and zone(s.t, A, MASCOT_SPOT) == [s.card(A, RANCID)]


def test_snack_cat_answers_nothing_else() -> None:
    s = Scene(Side(hand=[BATTLE_CRY]), Side(hand=[SNACK_CAT, REAPER]))
    s.do(A, "ally", BATTLE_CRY, s.vt(A))
    assert replies(s, B) == [REAPER]


def test_the_blade_hits_a_vt_after_it_was_locked() -> None:
    s = Scene(Side(active=DYA, back=[BLANK]), Side(hand=[BLADE]))
    s.do(A, "lock", DYA)
    s.do(B, "reply", BLADE, -1)
    s.settle()
    assert s.t.coins[A] == 2, "after: its effect has happened"
    assert s.pl(A) == 6 and s.pl(A, 1) == 8 and s.pl(B) == 8


def test_the_blade_hits_the_vt_of_a_locked_ally() -> None:
    s = Scene(Side(back=[BLANK], allies={1: [BATTLE_CRY]}), Side(hand=[BLADE]))
    s.do(A, "lock", BATTLE_CRY)
    s.do(B, "reply", BLADE, -1)
    s.settle()
    assert s.pl(A, 1) == 6 and s.pl(A) == 8


def test_the_blade_is_not_for_mascots_or_ones_own() -> None:
    s = Scene(Side(mascot=PESTONINI), Side(hand=[BLADE]))
    s.play(A, "lock", PESTONINI)
    assert s.hand(B) == [BLADE] and s.prompt() == "vcard:main"
    s = Scene(Side(active=DYA, hand=[BLADE]))
    s.do(A, "lock", DYA)
    assert s.t.asked == (B,)
    s.passes(B)
    assert s.prompt() == "vcard:main" and s.pl(A) == 8


def test_the_doppelganger_copies_a_boost_first() -> None:
    s = Scene(Side(hand=[DOUBLE_DOWN]), Side(hand=[DOPPELGANGER], back=[BLANK]))
    s.do(A, "boost", DOUBLE_DOWN)
    s.do(B, "reply", DOPPELGANGER, 0)
    assert s.pl(B) == s.pl(B, 1) == 9 and s.pl(A) == 8, "immediately: the original still waits"
    s.settle()
    assert s.pl(A) == 9 and s.discard(B) == [DOPPELGANGER] and s.discard(A) == [DOUBLE_DOWN]


def test_the_doppelganger_may_be_an_ally() -> None:
    s = Scene(Side(hand=[HAPPINESS]), Side(hand=[DOPPELGANGER], back=[BLANK], allies={1: [CYANIDE]}))
    s.do(A, "ally", HAPPINESS, s.vt(A))
    s.do(B, "reply", DOPPELGANGER, 0)
    assert s.offered(B) == [s.vt(B), s.vt(B, 1)]
    s.pick(B, s.vt(B))
    assert s.pl(B) == 9 and s.pl(A) == 9 and s.allies(B) == [HAPPINESS]


def test_the_doppelganger_obeys_what_it_copies() -> None:
    s = Scene(Side(active="S1-001", hand=[WATER_SHIELD]), Side(hand=[DOPPELGANGER]))
    s.do(A, "ally", WATER_SHIELD, s.vt(A))
    s.do(B, "reply", DOPPELGANGER, 0)
    s.settle()
    assert s.allies(B) == [] and s.discard(B) == [DOPPELGANGER] and s.allies(A) == [WATER_SHIELD]


def test_the_doppelganger_as_a_reaper_finds_nothing_to_cancel() -> None:
    s = Scene(Side(hand=[DOUBLE_DOWN, DOPPELGANGER]), Side(hand=[REAPER]))
    s.do(A, "boost", DOUBLE_DOWN)
    s.do(B, "reply", REAPER, 0)
    s.passes(B)
    s.do(A, "reply", DOPPELGANGER, 1)
    s.settle()
    assert s.pl(A) == 8 and s.hand(A) == [], "what it would answer was not played by the opponent"


def test_the_doppelganger_copies_supports_only() -> None:
    s = Scene(Side(hand=[RANCID]), Side(hand=[DOPPELGANGER]))
    s.do(A, "mascot", RANCID)
    assert replies(s, B) == []


def test_reaper_cancels_a_boost() -> None:
    s = Scene(Side(hand=[DOUBLE_DOWN], back=[BLANK]), Side(hand=[REAPER]))
    s.do(A, "boost", DOUBLE_DOWN)
    s.do(B, "reply", REAPER, 0)
    s.settle()
    assert s.pl(A) == s.pl(A, 1) == 8 and s.discard(A) == [DOUBLE_DOWN] and s.discard(B) == [REAPER]


def test_reaper_cancels_an_ally() -> None:
    s = Scene(Side(hand=[HAPPINESS]), Side(hand=[REAPER]))
    s.do(A, "ally", HAPPINESS, s.vt(A))
    s.do(B, "reply", REAPER, 0)
    s.settle()
    assert s.allies(A) == [] and s.discard(A) == [HAPPINESS] and s.pl(A) == 8


def test_reaper_cancels_a_reaper() -> None:
    s = Scene(Side(hand=[DOUBLE_DOWN, REAPER], back=[BLANK]), Side(hand=[REAPER]))
    s.do(A, "boost", DOUBLE_DOWN)
    s.do(B, "reply", REAPER, 0)
    s.passes(B)
    s.do(A, "reply", REAPER, 1)
    s.settle()
    assert s.pl(A) == s.pl(A, 1) == 9 and s.hand(A) == s.hand(B) == []


def test_reaper_answers_supports_only() -> None:
    s = Scene(Side(hand=[RANCID, COQUI]), Side(hand=[REAPER]))
    s.do(A, "mascot", RANCID)
    assert replies(s, B) == []
    s.settle()
    s.play(A, "play", COQUI, spot(A, 1))
    assert s.hand(B) == [REAPER]
