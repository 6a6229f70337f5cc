"""CCD-094 to CCD-110: Boosts."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import VTUBER
from kaimaku.games.vcard.lang import PL, THIS_VT, Jolt, lock, snap
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

RIPTIDE, COMEBACK, GACHA, MERCH, BENEDICTION, DEBUT, SCOUT, DIRECTIONS, SLATE = (f"CCD-{n:03}" for n in range(94, 103))
RECALL, BLOCKING, PROPS, HEIST, SPOILER, LOST, EVICTION, ENCORE = (f"CCD-{n:03}" for n in range(103, 111))
MARLO, MARLO_9, BRASA, KETTLE, SLOSHUA, HYPE, CLIP = (f"CCD-{n:03}" for n in (1, 2, 13, 16, 10, 114, 118))
LOCKER = own("boosts: a Lock", VTUBER, lock(PL(+1, THIS_VT)))
SNAPPER = own("boosts: a Snap", VTUBER, snap(PL(+1, THIS_VT)))
JOLTER = own("boosts: a Jolt", VTUBER, snap(Jolt(PL(+1, THIS_VT))))


def test_riptide_undertows_then_draws() -> None:
    s = Scene(Side(hand=[RIPTIDE]), Side(active=LOCKER))
    s.play(A, "boost", RIPTIDE)
    assert s.vt(B) in s.t.locked and s.hand(A) == [BLANK]
    s = Scene(Side(hand=[RIPTIDE]), Side())
    s.play(A, "boost", RIPTIDE)
    assert s.hand(A) == [], "nothing to Undertow, nothing to draw"


@pytest.mark.parametrize("points", [0, 1, 2])
def test_comeback_counts_the_opponents_points(points: int) -> None:
    s = Scene(Side(hand=[COMEBACK]), Side(points=points))
    s.play(A, "boost", COMEBACK)
    assert s.pl(A) == 8 + points and len(s.hand(A)) == points


def test_gacha_wins_two_or_costs_one() -> None:
    s = Scene(Side(hand=[GACHA, MARLO]))
    s.force(1)
    s.play(A, "boost", GACHA)
    assert s.hand(A) == sorted([MARLO, BLANK, BLANK])
    s = Scene(Side(hand=[GACHA, MARLO]))
    s.force(0)
    s.play(A, "boost", GACHA)
    assert s.hand(A) == [] and s.discard(A) == [MARLO, GACHA]


def test_merch_turns_pairs_into_cards_and_levels() -> None:
    s = Scene(Side(back=["other blank"], hand=[MERCH, BLANK, BLANK, BLANK, BLANK]))
    s.do(A, "boost", MERCH)
    s.pick(A, *s.offered(A))
    s.pick(A, s.vt(A, 1))
    s.pick(A, s.vt(A))
    assert s.pl(A) == s.pl(A, 1) == 9 and len(s.hand(A)) == 2


def test_benediction_blesses_two_and_generates() -> None:
    s = Scene(Side(back=[BLANK, BLANK], hand=[BENEDICTION]))
    s.do(A, "boost", BENEDICTION)
    s.pick(A, s.vt(A, 1))
    assert s.tokens(A, 1) == s.tokens(A, 2) == {"bless": 1} and s.tokens(A) == {} and s.t.mana[A] == 1


def test_debut_revives_an_exalted_pl8_of_the_opposing_backstage() -> None:
    s = Scene(
        Side(hand=[DEBUT]),
        Side(
            tokens={0: ["exalt"], 1: ["exalt"], 3: ["exalt"]},
            back=[MARLO, BLANK, f"{BRASA}|CCD-014"],
            deck=[BLANK],
        ),
    )
    s.play(A, "boost", DEBUT)
    assert not s.t.zones[spot(B, 1)] and sorted(s.deck(B)) == sorted([BLANK, MARLO])
    assert s.t.zones[spot(B)] and s.t.zones[spot(B, 2)] and s.t.zones[spot(B, 3)]


def test_scout_finds_a_pl8_or_an_evolution() -> None:
    s = Scene(Side(active=MARLO, hand=[SCOUT], deck=[MARLO_9, BRASA, "CCD-014"]))
    s.do(A, "boost", SCOUT)
    s.number(A, 1)
    assert s.offered(A) == [s.card(A, BRASA)]
    s.pick(A, s.card(A, BRASA))
    assert s.hand(A) == [BRASA] and s.t.known[s.card(A, BRASA)] == s.t.everyone
    s = Scene(Side(active=MARLO, hand=[SCOUT], deck=[MARLO_9, BRASA, "CCD-014"]))
    s.do(A, "boost", SCOUT)
    s.number(A, 2)
    s.pick(A, s.card(A, MARLO_9))
    assert s.hand(A) == [MARLO_9] and s.log("shuffle") == ["shuffle"]


def test_directions_swap_and_may_move_an_ally() -> None:
    s = Scene(Side(back=["other blank"], hand=[DIRECTIONS], allies={0: [HYPE]}))
    s.do(A, "boost", DIRECTIONS)
    s.settle()
    s.yes(A)
    assert s.stack(A) == ["other blank"] and s.allies(A) == [HYPE]


def test_directions_may_leave_the_ally() -> None:
    s = Scene(Side(back=["other blank"], hand=[DIRECTIONS], allies={0: [HYPE]}))
    s.do(A, "boost", DIRECTIONS)
    s.settle()
    s.no(A)
    assert s.stack(A) == ["other blank"] and s.allies(A, 1) == [HYPE]


def test_slate_cleans_one_status_for_a_card() -> None:
    s = Scene(Side(hand=[SLATE, BLANK], tokens={0: ["decay", "decay"]}), Side(tokens={0: ["burn"]}))
    s.play(A, "boost", SLATE)
    assert s.tokens(A) == {"decay": 1} and s.tokens(B) == {"burn": 1} and s.hand(A) == []
    s = Scene(Side(hand=[SLATE], tokens={0: ["decay"]}))
    s.play(A, "boost", SLATE)
    assert s.tokens(A) == {"decay": 1}, "no card to discard"


def test_recall_may_take_a_vt_back() -> None:
    s = Scene(Side(back=[MARLO], hand=[RECALL], allies={1: [HYPE]}))
    s.do(A, "boost", RECALL)
    s.pick(A, s.vt(A, 1))
    s.yes(A)
    assert s.hand(A) == sorted([MARLO, BLANK]) and s.discard(A) == [HYPE, RECALL]


def test_blocking_moves_and_lifts() -> None:
    s = Scene(Side(back=["other blank"], hand=[BLOCKING]))
    s.do(A, "boost", BLOCKING)
    s.pick(A, s.vt(A, 1))
    s.pick(A, spot(A, 4))
    assert s.stack(A, 4) == ["other blank"] and s.pl(A, 4) == 9


def test_props_move_an_ally_and_unlock() -> None:
    s = Scene(Side(active=LOCKER, back=[BLANK], hand=[PROPS], allies={0: [HYPE]}, locked=[LOCKER]))
    s.do(A, "boost", PROPS)
    s.settle()
    assert s.allies(A, 1) == [HYPE] and not s.t.locked


def test_heist_sells_two_coins_or_piles_one() -> None:
    s = Scene(Side(hand=[HEIST], coins=2))
    s.do(A, "boost", HEIST)
    s.number(A, 1)
    assert s.t.coins[A] == 0 and len(s.hand(A)) == 2
    s = Scene(Side(hand=[HEIST], coins=1))
    s.do(A, "boost", HEIST)
    s.number(A, 1)
    assert s.t.coins[A] == 1 and s.hand(A) == []
    s = Scene(Side(hand=[HEIST]))
    s.do(A, "boost", HEIST)
    s.number(A, 2)
    assert s.t.coins[A] == 1


def test_spoiler_puts_three_revealed_cards_under_the_deck() -> None:
    s = Scene(Side(hand=[SPOILER]), Side(deck=[BLANK, MARLO, BRASA, KETTLE]))
    s.play(A, "boost", SPOILER)
    shown = [s.card(B, name) for name in (BRASA, MARLO, KETTLE)]
    assert all(s.t.known[c] == s.t.everyone for c in shown)
    s.pick(A, *shown[:2])
    assert s.deck(B) == [BRASA, MARLO, KETTLE, BLANK]


def test_lost_and_found_attaches_from_the_discard_pile() -> None:
    s = Scene(Side(back=[BLANK], hand=[LOST], discard=[HYPE, BLANK]))
    s.do(A, "boost", LOST)
    s.pick(A, s.vt(A, 1))
    assert s.allies(A, 1) == [HYPE] and s.pl(A, 1) == 9 and s.discard(A) == [BLANK, LOST]


def test_eviction_returns_the_opposing_mascot() -> None:
    s = Scene(Side(hand=[EVICTION]), Side(mascot=SLOSHUA, deck=[BLANK]))
    s.play(A, "boost", EVICTION)
    assert sorted(s.deck(B)) == sorted([BLANK, SLOSHUA])


def test_encore_triggers_a_snap_again() -> None:
    s = Scene(Side(active=SNAPPER, back=[BLANK], hand=[ENCORE]))
    s.play(A, "boost", ENCORE)
    assert s.pl(A) == 9


def test_encore_does_not_jolt_for_the_card_it_triggers() -> None:
    """V-52: Jolt asks for the VT's own place among the cards of the turn."""
    s = Scene(Side(active=JOLTER, hand=[ENCORE]))
    s.play(A, "boost", ENCORE)
    assert s.pl(A) == 8
    s = Scene(Side(hand=[JOLTER, ENCORE]))
    s.play(A, "play", JOLTER, spot(A, 1))
    assert s.pl(A, 1) == 9
    s.play(A, "boost", ENCORE)
    assert s.pl(A, 1) == 10, "it was the first card, and still is"


def test_clip_is_no_boost() -> None:
    s = Scene(Side(hand=[CLIP]))
    assert s.refused(A, s.option(A, "boost", CLIP)) == "vcard:4.1.0.1"
