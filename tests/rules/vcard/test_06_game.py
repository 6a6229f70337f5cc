"""6.1 and 6.2: setup, reveal, turns, Turn Actions and why not."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard import GAME
from kaimaku.games.vcard.setup import is_pl8
from kaimaku.games.vcard.table import ACTIVE, DECK, HAND, face, face_up, vts, zone
from kaimaku.kernel.decisions import PASS
from tests.rule import rule
from tests.rules.vcard.position import WHITE, A, B, Scene, Side, allies, spot

MARLO_9, MARLO_10, MOSSWICK, MULCHKIN = "CCD-002", "CCD-003", "CCD-028", "CCD-035"
GARDEN, HYPE, SNIPE = "CCD-087", "CCD-114", "CCD-126"


@rule("vcard:6.1.1.4a", "vcard:6.1.1.4b", "vcard:6.1.1.4c", "vcard:6.1.1.3")
def test_hands_without_a_pl8_are_shown_and_redrawn() -> None:
    deck = ["CCD-001"] * 3 + ["CCD-114"] * 47
    redrawn = 0
    for seed in range(30):
        t = GAME.new([deck, deck], seed)
        for seat in (A, B):
            hand = zone(t, seat, HAND)
            assert len(hand) == 7 and any(is_pl8(face(t, c)) for c in hand) and len(zone(t, seat, DECK)) == 43
        shown = [line for line in GAME.view(t, None)["journal"] if line[0] == "mulligan"]  # type: ignore[attr-defined]
        assert len(shown) % 7 == 0 and all(line[2] is not None for line in shown)
        redrawn += len(shown) // 7
    assert redrawn > 0


@rule("vcard:6.1.1.5a", "vcard:6.1.1.5b", "vcard:6.1.1.6a", "vcard:6.1.1.6b", "vcard:6.1.1.6c", "vcard:6.1.1.6d")
def test_face_down_then_revealed_from_the_active_spot_and_the_left() -> None:
    deck = ["TEST-snap self"] * 25 + ["TEST-snap draw"] * 25
    t = GAME.new([deck, deck], 5, {"format": "CCD,TEST"})
    one, two = t.first, 1 - t.first
    assert t.asked == (one,) and all(o[2] == spot(one) for o in GAME.options(t, one))
    cards = zone(t, one, HAND)[:3]
    for card, kind in zip(cards, (ACTIVE, 8, 6), strict=True):
        GAME.decide(t, one, ("place", card, spot(one, kind)))
    seen = GAME.view(t, two)["sides"][one]["spots"]  # type: ignore[index]
    assert [s and (s["stack"], s["face_down"]) for s in seen] == [
        ([None], True),
        ([None], True),
        None,
        ([None], True),
        None,
    ]
    GAME.decide(t, one, PASS)
    GAME.decide(t, two, ("place", zone(t, two, HAND)[0], spot(two)))
    GAME.decide(t, two, PASS)
    flips = [entry for entry in t.journal or [] if entry[0] == "flip"]
    assert [entry[2] for entry in flips] == [cards[0], cards[2], cards[1]]
    assert all(face_up(t, vt) for vt in vts(t, one)) and not face_up(t, vts(t, two)[0])
    snaps = sum(face(t, c).facts.name == "snap draw" for c in cards)
    assert len(zone(t, one, HAND)) == 7 - 3 + snaps + 1, "each Snap once, then the Draw Phase"


@rule("vcard:6.1.1.5a", "vcard:4.1.1.4a")
def test_refusals_of_the_setup() -> None:
    deck = ["CCD-001"] * 25 + [HYPE] * 25
    t = GAME.new([deck, deck], 2)
    seat = t.first
    pl8 = [c for c in zone(t, seat, HAND) if is_pl8(face(t, c))]
    ally = next(c for c in zone(t, seat, HAND) if not is_pl8(face(t, c)))

    def why(*option: str | int) -> str:
        refusal = GAME.refuse(t, seat, option)
        assert refusal is not None
        return refusal.rule

    assert why("pass") == why("place", ally, spot(seat)) == why("place", pl8[0], spot(seat, 6)) == "vcard:6.1.1.5a"
    assert why("place", 999, spot(seat)) == "vcard:3.2.0.2"
    GAME.decide(t, seat, ("place", pl8[0], spot(seat)))
    assert why("place", pl8[1], spot(seat)) == "vcard:4.1.1.4a"


@rule("vcard:6.2.0.1", "vcard:6.2.1.2-2", "vcard:6.2.2.2i", "vcard:6.2.3.3")
def test_a_turn_may_pass_and_the_next_begins_with_a_draw() -> None:
    s = Scene(Side(), Side())
    s.passes(A)
    assert s.t.active == B and s.t.asked == (B,) and s.hand(B) == [WHITE] and s.t.taken == [1, 1]
    s.passes(B)
    assert s.t.active == A and s.t.taken == [2, 1]


@rule("vcard:6.2.2.2e", "vcard:4.1.1.4a", "vcard:4.1.1.4c", "vcard:3.1.3.3", "vcard:4.1.1.5a", "vcard:3.2.0.2")
def test_playing_a_vt() -> None:
    s = Scene(Side(hand=[WHITE, WHITE, MARLO_9]), Side())
    assert s.refused(A, s.option(A, "play", WHITE, spot(A))) == "vcard:4.1.1.4a"
    assert s.refused(A, s.option(A, "play", WHITE, spot(B, 6))) == "vcard:3.1.3.3"
    assert s.refused(A, s.option(A, "play", MARLO_9, spot(A, 6))) == "vcard:4.1.1.5a"
    assert s.refused(A, ("play", s.vt(A), spot(A, 6))) == "vcard:3.2.0.2"
    assert s.refused(A, ("dance", 3)) == "vcard:6.2.2.1"
    s.do(A, "play", WHITE, spot(A, 6))
    s.do(A, "play", WHITE, spot(A, 9))
    assert len(vts(s.t, A)) == 3


@rule("vcard:1.1.0.5")
def test_a_vt_played_behind_an_empty_active_spot_moves_up() -> None:
    s = Scene(Side(active="", hand=["snap self"]), Side())
    s.do(A, "play", "snap self", spot(A, 7))
    assert s.pl(A) == 9 and s.log("move", "counter") == ["move", "counter"]


@rule("vcard:4.1.1.3b", "vcard:4.1.1.3c", "vcard:4.1.1.3d", "vcard:4.1.1.3e", "vcard:4.1.1.3g", "vcard:6.2.2.2h")
def test_evolving() -> None:
    s = Scene(Side(back=[MOSSWICK], hand=[MARLO_9, MARLO_10, HYPE]), Side())
    marlo = s.vt(A)
    assert s.refused(A, s.option(A, "evolve", MARLO_10, marlo)) == "vcard:4.1.1.3c"
    assert s.refused(A, s.option(A, "evolve", MARLO_9, s.vt(A, 6))) == "vcard:4.1.1.3b"
    assert s.refused(A, s.option(A, "evolve", MARLO_9, s.vt(B))) == "vcard:4.1.1.3b"
    s.do(A, "ally", HYPE, marlo)
    s.passes(B)
    s.do(A, "evolve", MARLO_9, marlo)
    s.passes(B)
    assert s.pl(A) == 10 and allies(s.t, A) == [HYPE] and len(s.hand(A)) == 2
    s.do(A, "lock", "", marlo)
    assert len(s.hand(A)) == 3, "the PL8's Lock effect (Low Tide) is still there"


@rule("vcard:4.1.2.4", "vcard:4.1.4.2", "vcard:4.1.3.5c", "vcard:4.6.3.1", "vcard:4.1.0.1", "vcard:4.4.2.7")
def test_limits_and_types() -> None:
    s = Scene(Side(hand=[MULCHKIN, "mascot", GARDEN, GARDEN, HYPE, SNIPE]), Side(active=MOSSWICK))
    assert s.refused(A, s.option(A, "ally", HYPE, s.vt(B))) == "vcard:4.1.3.5c"
    assert s.refused(A, s.option(A, "boost", SNIPE)) == "vcard:4.6.3.1"
    assert s.refused(A, s.option(A, "boost", HYPE)) == "vcard:4.1.0.1"
    assert s.refused(A, ("lock", s.vt(B))) == "vcard:4.4.2.7"
    s.do(A, "mascot", "mascot")
    assert s.refused(A, s.option(A, "mascot", MULCHKIN)) == "vcard:4.1.2.4"
    s.do(A, "world", GARDEN)
    assert s.refused(A, s.option(A, "world", GARDEN)) == "vcard:4.1.4.2"


@rule("vcard:8.3.13.2", "vcard:8.3.6.1")
def test_the_number_of_a_card_tells_nothing_of_its_face() -> None:
    deck = ["CCD-001"] * 25 + [HYPE] * 25
    tables = [GAME.new([deck, deck], seed) for seed in range(3)]
    assert len({tuple(t.defs) for t in tables}) == 3


@rule("vcard:6.1.1.2")
def test_either_seat_may_start() -> None:
    deck = ["CCD-001"] * 50
    assert {GAME.new([deck, deck], seed).first for seed in range(20)} == {A, B}


@rule("vcard:5.1.0.2", "vcard:6.1.0.1")
@pytest.mark.parametrize("deck", [["CCD-114"] * 50, ["CCD-999"] * 50, ["TEST-comma"] * 50])
def test_decks_that_cannot_be_played(deck: list[str]) -> None:
    with pytest.raises(ValueError, match=r"PL8|no card"):
        GAME.new([deck, deck], 0)
