"""6.1.0-6.1.1.5: who begins, opening hands and VTs face down."""

from __future__ import annotations

import pytest

from kaimaku.decks import Deck
from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.decks import facts
from kaimaku.games.vcard.decks.legality import legal
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import OPP_PLAYS_BOOST, PL, YOUR_ACTIVE, Draw, Erupt, lock, passive, plain, reply, snap
from kaimaku.games.vcard.rules.setup import IllegalDeck, is_pl8
from kaimaku.games.vcard.table import DECK, HAND, REVEAL_PHASE, VCardTable, face, zone
from kaimaku.kernel.decisions import PASS
from kaimaku.kernel.journal import redact
from tests.rule import rule
from tests.vcard.scene import A, B, Opening, Side, number, own, spot
from tests.vcard.scene import plain as name_of
from tests.views import as_data

S = "T611"
ONE = own("6.1 one", VTUBER, lock(Draw(1)), series=S)
TWO = own("6.1 two", VTUBER, series=S)
NINE = own("6.1 nine", VTUBER, pl=9, line=ONE, series=S)
PAL = own("6.1 pal", ALLY, series=S)
DOG = own("6.1 dog", MASCOT, snap(Draw(1)), series=S)
PLUS = own("6.1 plus", BOOST, plain(PL(+1, YOUR_ACTIVE)), series=S)
ANSWER = own("6.1 answer", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Draw(1)), series=S)
HOT = own("6.1 hot", MASCOT, passive(Erupt(PL(+1, YOUR_ACTIVE))), series=S)


def deal(deck: dict[str, int], seed: int, first: int | None = None) -> VCardTable:
    cards = [number(name) for name, n in deck.items() for _ in range(n)]
    return GAME.new([cards, cards], seed, journal=True, first=first)


@rule("vcard:6.1.0.1")
def test_an_illegal_deck_begins_no_game() -> None:
    good = [number(ONE)] * 50
    for bad in ([number(NINE)] * 50, ["CCD-114"] * 50, ["S9-999"] * 50):
        for decks in ([good, bad], [bad, good]):
            with pytest.raises(IllegalDeck, match=r"PL8|isn't a card"):
                GAME.new(decks, 0)
    known = facts.load()
    assert not legal(Deck("vcard", "", {"main": {"CCD-001": 50}}), known), "what else makes a deck illegal: 5.1"


@rule("vcard:6.1.1.2")
def test_the_starting_player_is_agreed_or_drawn() -> None:
    for first in (A, B):
        t = deal({ONE: 50}, 3, first)
        assert t.first == t.active == first and t.asked == (first,)
    assert {deal({ONE: 50}, seed).first for seed in range(20)} == {A, B}
    with pytest.raises(ValueError, match="first"):
        deal({ONE: 50}, 3, 2)


@rule("vcard:6.1.1.3", "vcard:6.1.1.4a")
def test_both_decks_are_shuffled_before_anybody_draws() -> None:
    t = deal({ONE: 25, PAL: 25}, 4, A)
    for seat in (A, B):
        lines = [entry[0] for entry in t.journal or [] if entry[1] == seat]
        assert lines[0] == "shuffle" and lines.count("shuffle") == 1 and lines.count("draw") == 7
    orders = set()
    for seed in range(6):
        t = deal({ONE: 25, PAL: 25}, seed, A)
        orders |= {tuple(name_of(t, c) for c in zone(t, seat, DECK)) for seat in (A, B)}
    assert len(orders) == 12, "no two decks lie in the same order"


@rule("vcard:6.1.1.4a", "vcard:6.1.1.4c")
def test_seven_cards_and_no_second_hand_for_whoever_has_a_pl8() -> None:
    for seed in range(8):
        t = deal({ONE: 50}, seed)
        assert [len(zone(t, seat, HAND)) for seat in (A, B)] == [7, 7]
        assert [len(zone(t, seat, DECK)) for seat in (A, B)] == [43, 43]
        assert not [entry for entry in t.journal or [] if entry[0] == "mulligan"]
        assert {o[0] for o in GAME.options(t, t.first)} == {"place"}, "none is offered"


@rule("vcard:6.1.1.4b")
def test_a_hand_without_a_pl8_is_shown_and_drawn_again() -> None:
    seen_again = 0
    for seed in range(30):
        t = deal({ONE: 3, PAL: 47}, seed)
        for seat in (A, B):
            lines = [entry for entry in t.journal or [] if entry[1] == seat]
            shown = [entry for entry in lines if entry[0] == "mulligan"]
            redraws, rest = divmod(len(shown), 7)
            assert rest == 0
            assert [e[0] for e in lines] == ["shuffle"] + (["draw"] * 7 + ["mulligan"] * 7 + ["shuffle"]) * redraws + [
                "draw"
            ] * 7
            assert {name_of(t, entry[2]) for entry in shown} <= {PAL}, "only such a hand"
            assert all(entry[3] == t.everyone for entry in shown), "everybody sees it"
            hand = zone(t, seat, HAND)
            assert len(hand) == 7 and any(is_pl8(face(t, c)) for c in hand) and len(zone(t, seat, DECK)) == 43
            seen_again += redraws > 1
        assert GAME.view(t, A).boards[B].hand == [None] * 7, "the new hand is nobody's business"
    assert seen_again, "again and again where need be"


@rule("vcard:6.1.1.4b", "vcard:6.1.1.6b")
def test_what_was_drawn_in_the_setup_erupts_after_the_reveal_phase_if_it_was_kept() -> None:
    """V-12: nothing erupts while hands are drawn, and what was shuffled back not at all."""
    again = 0
    for seed in range(10):
        t = deal({ONE: 3, HOT: 47}, seed, A)
        again += any(entry[0] == "mulligan" for entry in t.journal or [])
        assert not [entry for entry in t.journal or [] if entry[0] == "erupt"]
        kept = [c for c in zone(t, A, HAND) if face(t, c).erupt is not None]
        for seat in (A, B):
            GAME.decide(t, seat, GAME.options(t, seat)[0])
            GAME.decide(t, seat, PASS)
        while t.phase == REVEAL_PHASE:
            GAME.decide(t, A, GAME.options(t, A)[0])
        erupted = [entry[2] for entry in t.journal or [] if entry[0] == "erupt"]
        assert sorted(erupted[: len(kept)]) == sorted(kept) and len(erupted) <= len(kept) + 1
        assert erupted[len(kept) :] in ([], zone(t, A, HAND)[-1:]), "one more may be drawn in the Draw Phase"
    assert again


@rule("vcard:6.1.1.1", "vcard:6.1.1.5a")
def test_the_setup_knows_no_turn_actions() -> None:
    s = Opening(Side(hand=[ONE, PAL, DOG, PLUS, NINE, ANSWER]))
    assert s.phase() == "setup" and s.t.turn == 0
    assert s.options(A) == [s.option(A, "place", ONE, spot(A))], "one PL8 to the Active Spot, and that is a must"
    for option in (
        s.option(A, "play", ONE, spot(A)),
        s.option(A, "mascot", DOG),
        s.option(A, "boost", PLUS),
        ("trade",),
        ("pass",),
    ):
        assert s.refused(A, option) == "vcard:6.1.1.5a"
    s.do(A, "place", ONE, spot(A))
    assert s.options(A) == [("pass",)] and not s.log("play"), "nothing was played: no Snap, no Queue"


@rule("vcard:6.1.1.5a", "vcard:6.1.1.5b")
def test_the_active_spot_first_then_up_to_four_then_the_other_player() -> None:
    s = Opening(Side(hand=[ONE] * 5 + [TWO, TWO]), Side(hand=[TWO] * 3))
    held = s.option(A, "place", ONE)
    assert s.refused(B, s.option(B, "place", TWO, spot(B))) == "vcard:4.6.5.1"
    for place in range(1, 5):
        assert s.refused(A, (*held, spot(A, place))) == "vcard:6.1.1.5a", "the Active Spot comes first"
    s.do(A, "place", ONE, spot(A))
    assert ("pass",) in s.options(A)
    s.do(A, "place", ONE, spot(A, 3))
    assert s.refused(A, s.option(A, "place", ONE, spot(A, 3))) == "vcard:4.1.1.4a"
    assert s.refused(A, s.option(A, "place", ONE, spot(B, 1))) == "vcard:4.1.1.4a"
    for place in (1, 4, 2):
        s.do(A, "place", TWO if place == 4 else ONE, spot(A, place))
    assert s.t.asked == (B,), "no spot is left: B's turn to set up"
    assert s.phase() == "setup"
    s.do(B, "place", TWO, spot(B))
    s.passes(B)
    assert s.told("place")[-1][:2] == ("place", B) and s.log("flip") == ["flip"] * 5
    assert s.hand(B) == [TWO, TWO]


@rule("vcard:6.1.1.5a")
def test_only_pl8s_are_set_up() -> None:
    s = Opening(Side(hand=[ONE, NINE, PAL]))
    assert s.refused(A, s.option(A, "place", NINE, spot(A))) == "vcard:6.1.1.5a"
    s.do(A, "place", ONE, spot(A))
    for name in (NINE, PAL):
        assert s.refused(A, s.option(A, "place", name, spot(A, 1))) == "vcard:6.1.1.5a"
    assert s.refused(A, ("place", s.card(B, "blank"), spot(A, 1))) == "vcard:3.2.0.2"


@rule("vcard:6.1.1.5a", "vcard:6.1.1.6a")
@pytest.mark.parametrize("watcher", [B, None])
def test_face_down_nobody_else_sees_them(watcher: int | None) -> None:
    s = Opening(Side(hand=[ONE, TWO]))
    s.do(A, "place", TWO, spot(A))
    s.do(A, "place", ONE, spot(A, 2))
    spots = as_data(GAME.view(s.t, watcher).boards[A].spots)
    stacks = [place["vt"] and (place["vt"]["stack"], place["vt"]["pl"]) for place in spots]
    assert stacks == [([None], None), None, ([None], None), None, None]
    assert [line[2] for line in redact(s.t, s.t.journal or [], watcher) if line[0] == "place"] == [None, None]
    mine = GAME.view(s.t, A).boards[A].spots[0].vt
    assert mine is not None and as_data(mine.stack)[0][0] == face(s.t, s.card(A, TWO)).facts.id
