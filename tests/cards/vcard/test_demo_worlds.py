"""CCD-085 to CCD-093 and CCD-123: Worlds. "You" is whoever's turn it is."""

from __future__ import annotations

from kaimaku.games.vcard.card import BOOST
from kaimaku.games.vcard.lang import YOUR_VT, Draw, Move, Swap, plain
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

MOONPOOL, BONFIRE, GARDEN, ARCADE, ROOFTOP, CARNIVAL, CATHEDRAL, DOME, WINDOW = (f"CCD-{n:03}" for n in range(85, 94))
LOBBY = "CCD-123"
MARLO, MARLO_9, BRASA, HYPE, AURELIO, AURELIO_9, SLOSHUA, SCOUT = (
    *("CCD-001", "CCD-002", "CCD-013", "CCD-114"),
    *("CCD-037", "CCD-038", "CCD-010", "CCD-100"),
)
DRAW = own("worlds: draw", BOOST, plain(Draw(1)))
SWAP = own("worlds: swap", BOOST, plain(Swap()))
MOVE = own("worlds: move", BOOST, plain(Move(YOUR_VT)))


def test_moonpool_lets_each_player_exchange_a_card_at_low_tide() -> None:
    s = Scene(Side(hand=[MARLO]), Side(hand=[MARLO]), world=MOONPOOL)
    s.passes(A)
    s.yes(B)
    assert s.discard(B) == [MARLO] and len(s.hand(B)) == 2, "one for it, one for the turn"
    s.passes(B)
    s.no(A)
    assert s.hand(A) == sorted([MARLO, BLANK])


def test_moonpool_lifts_water_at_high_tide() -> None:
    s = Scene(Side(active=MARLO), Side(active=MARLO, back=[BLANK]), world=MOONPOOL, turn=4)
    assert s.pl(A) == s.pl(B) == 9 and s.pl(B, 1) == 8
    s = Scene(Side(active=MARLO), world=MOONPOOL, turn=3)
    assert s.pl(A) == 8


def test_bonfire_burns_the_opposing_deck_for_a_discarded_ally() -> None:
    s = Scene(Side(active=BRASA, allies={0: [HYPE]}), Side(deck=[MARLO, BRASA]), world=BONFIRE)
    s.do(A, "lock", BRASA)
    s.pick(A, s.card(A, HYPE))
    s.settle()
    assert s.discard(B) == [BRASA]


def test_garden_feeds_another_when_evolving() -> None:
    s = Scene(Side(active=MARLO, back=[BLANK], hand=[MARLO_9]), world=GARDEN)
    s.play(A, "evolve", MARLO_9, s.vt(A))
    assert s.tokens(A, 1) == {"food": 1} and s.tokens(A) == {}
    assert s.log("token", "draw") == ["token", "draw"]


def test_arcade_pays_for_platinum_evolutions_too() -> None:
    s = Scene(Side(hand=[AURELIO, AURELIO_9, BLANK]), world=ARCADE)
    s.play(A, "play", AURELIO, spot(A, 1))
    s.play(A, "evolve", AURELIO_9, s.vt(A, 1))
    s.play(A, "play", BLANK, spot(A, 2))
    assert s.t.coins == [2, 0]


def test_rooftop_lifts_one_vt_of_the_first_move() -> None:
    s = Scene(Side(back=["other blank"], hand=[SWAP, MOVE]), world=ROOFTOP)
    s.play(A, "boost", SWAP)
    s.pick(A, s.vt(A))
    assert s.pl(A) == 9 and s.pl(A, 1) == 8
    s.do(A, "boost", MOVE)
    s.pick(A, s.vt(A, 1))
    s.pick(A, spot(A, 3))
    assert s.pl(A, 3) == 8, "only the first move of the turn"


def test_carnival_fractures_when_a_mascot_is_played() -> None:
    s = Scene(Side(hand=[SLOSHUA]), world=CARNIVAL)
    s.play(A, "mascot", SLOSHUA)
    s.pick(A, spot(B, 2))
    assert s.tokens(B, 2) == {"fracture": 1}


def test_cathedral_exalts_after_evolving() -> None:
    s = Scene(Side(active=MARLO, hand=[MARLO_9]), world=CATHEDRAL)
    s.play(A, "evolve", MARLO_9, s.vt(A))
    assert s.tokens(B) == {"exalt": 1}
    assert s.log("token", "draw") == ["draw", "token"]


def test_dome_allows_a_third_support_to_both() -> None:
    s = Scene(Side(hand=[DRAW] * 4), Side(hand=[DRAW] * 3), world=DOME)
    for _ in range(3):
        s.play(A, "boost", DRAW)
    assert s.refused(A, s.option(A, "boost", DRAW)) == "vcard:4.1.3.2"
    s.end_turn(A)
    for _ in range(3):
        s.play(B, "boost", DRAW)


def test_window_stops_searching() -> None:
    s = Scene(Side(hand=[SCOUT], deck=[MARLO, BRASA]), world=WINDOW)
    s.do(A, "boost", SCOUT)
    s.number(A, 1)
    assert s.hand(A) == [] and s.log("shuffle", "search") == []


def test_lobby_pays_for_a_turn_without_supports() -> None:
    s = Scene(Side(), Side(), world=LOBBY)
    s.end_turn(A)
    assert s.hand(A) == [BLANK]
    s = Scene(Side(hand=[DRAW]), world=LOBBY)
    s.play(A, "boost", DRAW)
    s.end_turn(A)
    assert s.hand(A) == [BLANK], "that is the Boost's card"
