"""Chapter 3: boards, spots, piles, hands and the World Spot."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.vcard.card import BOOST, MASCOT, VTUBER, WORLD
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import A_MASCOT, OPP_ALLY, Discard, Draw, Scrap, Search
from kaimaku.games.vcard.lang import plain as text
from kaimaku.games.vcard.table import DECK, DISCARD, WORLD_SPOT, in_play, zone
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, plain, spot
from tests.views import as_data

HYPE = "CCD-114"  # an Ally
DOG = own("3.1 dog", MASCOT)
CAT = own("3.1 cat", MASCOT)
VT = own("3.1 vt", VTUBER)
SEA = own("3.3 sea", WORLD)
LAND = own("3.3 land", WORLD)
FETCH = own("3.2 fetch", BOOST, text(Search(A_MASCOT)))
DRAW = own("3.2 draw", BOOST, text(Draw(1)))
DROP_ONE = own("3.1 drop one", BOOST, text(Discard(1), Discard(1)))
UNDRESS = own("3.1 undress", BOOST, text(Scrap(OPP_ALLY)))


def side(s: Scene, seat: int, watcher: int | None) -> dict[str, Any]:
    """A board as somebody sees it."""
    return dict(as_data(GAME.view(s.t, watcher).boards[seat]))


@rule("vcard:3.1.0.2", "vcard:3.1.0.5", "vcard:3.1.1.1", "vcard:3.1.2.1", "vcard:3.1.3.1", "vcard:3.1.4.1")
@rule("vcard:3.1.5.1")
@pytest.mark.parametrize("seat", [A, B])
def test_a_board_has_five_kinds_of_spots(seat: int) -> None:
    """A full board: one Mascot, one Active and four Backstage VTs, one deck and one discard pile. There are two."""
    full = Side(active=VT, back=[BLANK] * 4, mascot=DOG, deck=[BLANK] * 5, discard=[DOG])
    s = Scene(full, full)
    assert len(GAME.view(s.t, None).boards) == 2
    board = side(s, seat, None)
    assert set(board) >= {"deck", "discard", "mascot", "spots"}
    assert [len(place["vt"]["stack"]) for place in board["spots"]] == [1] * 5
    assert board["mascot"]["face"][0] == f"TEST-{DOG}" and board["deck"]["count"] == 5 and len(board["discard"]) == 1


@rule("vcard:3.1.0.3", "vcard:4.1.1.4a", "vcard:3.1.2.2", "vcard:3.1.3.2", "vcard:3.1.2.3", "vcard:3.1.3.3")
def test_a_vt_goes_to_an_empty_spot_of_ones_own() -> None:
    s = Scene(Side(active=BLANK, back=["", BLANK], hand=[VT]), Side(active=""))
    held = s.option(A, "play", VT)
    assert [o for o in s.options(A) if o[0] == "play"] == [(*held, spot(A, p)) for p in (1, 3, 4)]
    assert [place["vt"] is None for place in side(s, A, B)["spots"]] == [False, True, False, True, True]
    for taken in (0, 2):
        assert s.refused(A, (*held, spot(A, taken))) == "vcard:4.1.1.4a"
    for theirs in range(5):
        assert s.refused(A, (*held, spot(B, theirs))) == "vcard:3.1.3.3"


@rule("vcard:3.1.3.1", "vcard:3.1.2.1")
def test_there_is_no_sixth_place() -> None:
    s = Scene(Side(active="", hand=[VT] * 6))
    for place in range(5):
        s.play(A, "play", VT, spot(A, place))
    assert s.hand(A) == [VT] and not [o for o in s.options(A) if o[0] == "play"]


@rule("vcard:3.1.0.4")
def test_what_lies_on_a_spot_is_on_the_board() -> None:
    s = Scene(Side(active=VT, mascot=DOG, allies={0: [HYPE]}, hand=[CAT], deck=[SEA], discard=[LAND]))
    on_board = {name: in_play(s.t, s.card(A, name)) for name in (VT, DOG, HYPE, CAT, SEA, LAND)}
    assert on_board == {VT: True, DOG: True, HYPE: True, CAT: False, SEA: False, LAND: False}


@rule("vcard:3.1.1.2", "vcard:3.1.1.3", "vcard:4.1.2.3")
def test_a_mascot_goes_to_ones_own_spot_which_holds_one() -> None:
    s = Scene(Side(mascot=DOG, hand=[CAT]), Side(mascot=DOG))
    assert s.option(A, "mascot", CAT) in s.options(A)
    assert s.refused(A, (*s.option(A, "mascot", CAT), spot(B))) == "vcard:6.2.2.1", "there is no place to name"
    s.play(A, "mascot", CAT)
    assert [side(s, seat, None)["mascot"]["face"][0] for seat in (A, B)] == [f"TEST-{CAT}", f"TEST-{DOG}"]
    assert s.t.where[s.card(A, CAT)] != s.t.where[s.card(B, DOG)] and s.discard(A) == [DOG]


@rule("vcard:3.1.4.2", "vcard:3.2.0.1")
@pytest.mark.parametrize("watcher", [A, B, None])
def test_decks_lie_face_down_and_hands_are_ones_own(watcher: int | None) -> None:
    s = Scene(Side(hand=[VT, DOG], deck=[BLANK] * 3), Side(hand=[CAT], deck=[SEA] * 2))
    for seat, held in ((A, 2), (B, 1)):
        board = side(s, seat, watcher)
        assert board["deck"] == {"count": 3 if seat == A else 2, "known": []}, "a deck shows its size and nothing else"
        assert [face is not None for face in board["hand"]] == [watcher == seat] * held


@rule("vcard:3.2.0.1")
def test_a_hand_is_shown_as_far_as_a_card_says() -> None:
    s = Scene(Side(hand=[FETCH, VT], deck=[BLANK, DOG, BLANK]))
    s.play(A, "boost", FETCH)
    s.pick(A, s.card(A, DOG))
    seen = [face for face in side(s, A, B)["hand"] if face is not None]
    assert len(seen) == 1 and seen[0][0] == f"TEST-{DOG}", "the card found is shown, the other one is not"


@rule("vcard:3.1.5.2", "vcard:3.1.5.3", "vcard:3.1.5.5")
def test_a_discarded_card_goes_on_top_of_its_owners_pile() -> None:
    """V-41, V-47: each to its owner, in order, seen by all."""
    s = Scene(
        Side(hand=[DROP_ONE, VT, DOG, UNDRESS], discard=[SEA]),
        Side(allies={0: [HYPE]}, discard=[LAND]),
    )
    s.play(A, "boost", DROP_ONE)
    s.pick(A, s.card(A, DOG))
    s.pick(A, s.card(A, VT))
    assert s.discard(A) == [SEA, DOG, VT, DROP_ONE]
    s.play(A, "boost", UNDRESS)
    assert s.discard(B) == [LAND, HYPE] and s.discard(A)[-1] == UNDRESS and HYPE not in s.discard(A)
    for watcher in (A, B, None):
        pile = side(s, A, watcher)["discard"]
        assert [face[0] for face in pile] == [f"TEST-{n}" for n in (SEA, DOG, VT, DROP_ONE, UNDRESS)]
        assert len(side(s, B, watcher)["discard"]) == 2


@rule("vcard:3.1.5.5")
def test_no_action_orders_a_pile_anew() -> None:
    s = Scene(Side(hand=[DRAW], discard=[SEA, DOG, VT]))
    assert {o[0] for o in s.options(A)} == {"pass", "boost"}
    s.play(A, "boost", DRAW)
    s.end_turn(A)
    assert s.discard(A) == [SEA, DOG, VT, DRAW]


@rule("vcard:3.2.0.2", "vcard:4.6.5.1")
def test_cards_are_played_from_the_hand_at_the_right_time() -> None:
    s = Scene(Side(hand=[VT], discard=[VT], deck=[VT]), Side(hand=[VT]))
    for card in (zone(s.t, A, DECK)[0], zone(s.t, A, DISCARD)[0], s.card(B, VT), s.vt(A)):
        assert s.refused(A, ("play", card, spot(A, 1))) == "vcard:3.2.0.2"
    assert s.refused(B, s.option(B, "play", VT, spot(B, 1))) == "vcard:4.6.5.1", "it is not B's turn"
    s.play(A, "play", VT, spot(A, 1))
    assert s.stack(A, 1) == [VT]


@rule("vcard:3.2.0.3")
def test_a_hand_of_twelve_may_end_a_turn() -> None:
    s = Scene(Side(hand=[VT] * 12))
    s.end_turn(A)
    assert len(s.hand(A)) == 12 and s.t.active == B and s.t.asked == (B,)


@rule("vcard:3.3.0.1", "vcard:3.3.0.2")
def test_one_world_spot_for_all() -> None:
    """V-27: the old World goes to its owner's discard pile, no matter who played the new one."""
    s = Scene(Side(), Side(hand=[LAND]), world=SEA)
    s.end_turn(A)
    s.play(B, "world", LAND)
    world = GAME.view(s.t, None).world
    assert world is not None and world.card == f"TEST-{LAND}"
    assert [plain(s.t, c) for c in s.t.zones[WORLD_SPOT]] == [LAND]
    assert s.told("play", "replace") == [("play", B, LAND), ("replace", A, SEA)]
    assert s.discard(A) == [SEA] and s.discard(B) == []
