"""8.1: Bloom answers the evolution of its VT, Erupt the drawing of its card."""

from __future__ import annotations

from kaimaku.games.vcard.card import BOOST, VTUBER
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import (
    A_VT_CARD,
    IT,
    OPPS,
    Bloom,
    Both,
    Comma,
    Draw,
    Erupt,
    Keep,
    LookTop,
    Mill,
    Salvage,
    Search,
    ToOpp,
    passive,
    plain,
    snap,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("bloom", VTUBER, passive(Bloom(Mill(1))))
own("bloom 9", VTUBER, pl=9, line="bloom")
own("bloom 10", VTUBER, pl=10, line="bloom")
own("bloom other 9", VTUBER, pl=9, line=BLANK)
own("erupt", VTUBER, passive(Erupt(Mill(1))))
own("erupt two", VTUBER, passive(Erupt(Mill(2))))
own("erupt snap", VTUBER, snap(Draw(1)), passive(Erupt(Mill(1))))
own("erupt draw", BOOST, plain(Draw(2)))
own("erupt both", BOOST, plain(Both(Draw(1))))
own("erupt search", BOOST, plain(Search(A_VT_CARD)))
own("erupt salvage", BOOST, plain(Salvage()))
own("erupt keep", BOOST, plain(Comma(LookTop(1), Keep())))
own("erupt give", BOOST, plain(Comma(LookTop(1, OPPS), ToOpp(IT))))


@rule("vcard:8.1.0.1/bloom")
def test_bloom_happens_when_its_vt_evolves() -> None:
    """V-06: a When effect, so it comes before the draw of the evolution; at each of them."""
    s = Scene(Side("bloom", hand=["bloom 9", "bloom 10"]))
    s.play(A, "evolve", "bloom 9", s.vt(A))
    assert s.log("play", "mill", "draw") == ["play", "mill", "draw"]
    s.play(A, "evolve", "bloom 10", s.vt(A))
    assert s.log("play", "mill", "draw")[3:] == ["play", "mill", "draw", "draw"]


@rule("vcard:8.1.0.1/bloom")
def test_bloom_is_silent_when_another_vt_evolves_or_itself_is_played() -> None:
    s = Scene(Side(back=["bloom"], hand=["bloom other 9", "bloom"]), Side("bloom"))
    s.play(A, "evolve", "bloom other 9", s.vt(A))
    s.play(A, "play", "bloom", spot(A, 2))
    assert s.log("draw") == ["draw"] and not s.log("mill")


@rule("vcard:8.1.0.1/erupt")
def test_erupt_happens_when_the_card_is_drawn() -> None:
    s = Scene(b=Side(deck=[BLANK, "erupt"]))
    s.end_turn(A)
    assert s.hand(B) == ["erupt"] and len(s.discard(A)) == 1, "in the Draw Phase"
    assert s.said("draw", "erupt", "mill") == [
        ("draw", B, "erupt", ()),
        ("erupt", B, "erupt", ()),
        ("mill", A, BLANK, ()),
    ]


@rule("vcard:8.1.0.1/erupt", "vcard:8.3.13.1")
def test_an_erupting_card_shows_itself() -> None:
    s = Scene(Side(hand=["erupt draw"], deck=["other blank", "erupt"]))
    s.play(A, "boost", "erupt draw")
    assert s.t.known[s.card(A, "erupt")] == s.t.everyone
    assert not s.t.known[s.card(A, "other blank")] & 1 << B, "the card drawn with it stays hidden"


@rule("vcard:8.1.0.1/erupt", "vcard:8.2.1.3")
def test_a_search_draws_too() -> None:
    s = Scene(Side(hand=["erupt search"], deck=["erupt", "erupt draw"]))
    s.play(A, "boost", "erupt search")
    s.pick(A, s.card(A, "erupt"))
    assert len(s.discard(B)) == 1
    s = Scene(Side(hand=["erupt keep"], deck=["erupt"]))
    s.play(A, "boost", "erupt keep")
    assert s.hand(A) == ["erupt"] and len(s.discard(B)) == 1, "so does taking one that was looked at"


@rule("vcard:8.1.0.1/erupt")
def test_only_a_draw_from_the_deck_counts() -> None:
    s = Scene(Side(hand=["erupt salvage"], discard=["erupt"]))
    s.play(A, "boost", "erupt salvage")
    assert s.hand(A) == ["erupt"] and not s.log("mill"), "it came from the discard pile"
    s = Scene(Side(hand=["erupt give"]), Side(deck=["erupt"]))
    s.play(A, "boost", "erupt give")
    assert s.hand(B) == ["erupt"] and not s.log("mill"), "it was put there, not drawn"


@rule("vcard:8.1.0.1/erupt/2")
def test_playing_the_card_later_does_not_repeat_it() -> None:
    s = Scene(b=Side(deck=[BLANK, "erupt snap"]))
    s.end_turn(A)
    assert s.log("mill") == ["mill"]
    s.play(B, "play", "erupt snap", spot(B, 1))
    assert s.log("mill") == ["mill"] and s.hand(B) == [BLANK], "its Snap alone"


@rule("vcard:8.1.0.1/erupt/1", "vcard:8.1.0.1/erupt/3")
def test_an_erupt_in_hand_waits_for_the_end_of_the_reveal_phase() -> None:
    """V-12: after the last VT, in an order its owner chooses, each shown; before the Draw Phase."""
    s = Scene(b=Side("erupt snap", back=["erupt"], hand=["erupt two", "erupt"], deck=[BLANK] * 9, face_down=(0, 1)))
    s.end_turn(A)
    seen = ["flip", "mill", "draw", "flip", "mill"]
    assert s.log("flip", "mill", "draw") == seen, "each as if drawn, then as if played"
    one, two = s.offered(B)
    s.pick(B, two)
    assert s.log("flip", "mill", "draw") == [*seen, "mill", "mill", "mill", "draw"]
    assert [card for _, _, card, _ in s.said("erupt")] == ["erupt snap", "erupt", "erupt", "erupt two"]
    assert all(s.t.known[c] == s.t.everyone for c in (one, two))


@rule("vcard:8.1.0.1/erupt/1")
def test_drawing_the_opening_hand_erupts_nothing_yet() -> None:
    t = GAME.new([["TEST-erupt"] * 50] * 2, 3, journal=True, first=A)
    assert "erupt" not in [entry[0] for entry in t.journal or []]
    while t.turn == 0 or t.phase < 4:
        seat = t.asked[0]
        GAME.decide(t, seat, GAME.options(t, seat)[0 if t.turn or ("pass",) not in GAME.options(t, seat) else -1])
    kinds = [entry[0] for entry in t.journal or []]
    assert kinds.count("flip") == 1 and kinds.count("erupt") == 8, "the flip, six of the hand, the turn's card"
    assert kinds.index("turn") < kinds.index("flip") < kinds.index("erupt")


@rule("vcard:8.1.0.1/erupt/1", "vcard:8.1.0.1/erupt/3")
def test_a_card_drawn_in_the_reveal_phase_erupts_once() -> None:
    """V-12: once per real draw. Drawn by a flip's Snap it erupts then, not again at the end of the phase."""
    s = Scene(b=Side("erupt snap", deck=[BLANK, "erupt"], face_down=(0,)))
    s.end_turn(A)
    assert s.said("erupt") == [("erupt", B, "erupt snap", ()), ("erupt", B, "erupt", ())]
    assert len(s.log("mill")) == 2, "that of the VT that was turned up, and that of the drawn card"


@rule("vcard:8.1.0.1/erupt/1")
def test_a_card_drawn_before_the_own_first_turn_erupts_once() -> None:
    """V-12: B draws it in A's turn, which is no Setup Phase any more."""
    s = Scene(Side(hand=["erupt both"]), Side(deck=[BLANK, "erupt"], face_down=(0,)))
    s.play(A, "boost", "erupt both")
    assert s.log("erupt") == ["erupt"]
    s.end_turn(A)
    assert s.log("erupt", "flip") == ["erupt", "flip"] and s.log("mill") == ["mill"]


@rule("vcard:8.1.0.1/bloom")
def test_a_vt_that_was_turned_up_blooms_as_any_other() -> None:
    s = Scene(b=Side("bloom", hand=["bloom 9"], face_down=(0,)))
    s.end_turn(A)
    s.play(B, "evolve", "bloom 9", s.vt(B))
    assert s.log("mill") == ["mill"]
