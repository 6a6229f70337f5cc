"""6.1.1.6: the Reveal Phase of each first turn."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import MASCOT, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import (
    OPP_ACTIVE,
    OPP_BACKSTAGE,
    OPP_PLAYS_REPLY,
    OPP_SNAPS,
    OPP_VT,
    OPPS,
    PL,
    THIS_VT,
    YOUR_ACTIVE,
    Both,
    Cancel,
    Discard,
    Draw,
    Erupt,
    Havoc,
    Jolt,
    May,
    Submerge,
    Undertow,
    Whenever,
    echo,
    lock,
    passive,
    reply,
    snap,
)
from kaimaku.games.vcard.lang.more import MORE
from kaimaku.games.vcard.lang.nouns import Who, of_element, their_vts
from kaimaku.games.vcard.rules.events import PLAY
from kaimaku.games.vcard.rules.moments import YOU, Moment
from kaimaku.games.vcard.table import face_up, vts
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Opening, Side, alike, own, spot
from tests.views import as_data

T = "T616"
YOU_PLAY = alike(
    Moment(PLAY, YOU, lambda t, e, source: True, "you play a card", "自分がカードを使う"), MORE["YOU_PLAY_CARD"]
)
OPP_FIRE = alike(Who(of_element("fire", their_vts), "an Opp's Fire VT", "相手の火のVT1体", 1, 1), OPP_VT)
DRAWS = own("6.1.6 draws", VTUBER, snap(Draw(1)))
PLUS = own("6.1.6 plus", VTUBER, snap(PL(+1, THIS_VT)))
LOCKED = own("6.1.6 lock", VTUBER, lock(Draw(1)))
ECHOES = own("6.1.6 echo", VTUBER, echo(Draw(1)))
JOLTS = own("6.1.6 jolt", VTUBER, snap(Jolt(PL(+1, THIS_VT))))
HOT = own("6.1.6 hot", VTUBER, passive(Erupt(PL(+1, YOUR_ACTIVE))))
HOT_DOG = own("6.1.6 hot dog", MASCOT, passive(Erupt(PL(+1, YOUR_ACTIVE))))
ASKS = own("6.1.6 asks", VTUBER, snap(May(PL(+1, THIS_VT))))
WATCHES = own("6.1.6 watches", VTUBER, passive(Whenever(YOU_PLAY.when, PL(+1, THIS_VT))))
FIRE = own("6.1.6 fire", VTUBER, element="fire")
HITS_BACK = own("6.1.6 hits back", VTUBER, snap(PL(-1, OPP_BACKSTAGE)))
HITS_FIRE = own("6.1.6 hits fire", VTUBER, snap(PL(-1, OPP_FIRE)))
HITS_LOCK = own("6.1.6 hits lock", VTUBER, snap(Undertow(1)))
DIVES = own("6.1.6 dives", VTUBER, snap(Submerge(OPP_VT)))
HAVOC = own("6.1.6 havoc", VTUBER, snap(Havoc(Discard(1, whose=OPPS))))
BOTH_DRAW = own("6.1.6 both draw", VTUBER, snap(Both(Draw(1))))
AFTER_SNAP = own("6.1.6 after snap", REINFORCEMENT, reply(OPP_SNAPS.after, PL(-1, OPP_ACTIVE)), series=T)
NO_REPLY = own("6.1.6 no reply", REINFORCEMENT, reply(OPP_PLAYS_REPLY.when, Cancel()), series=T)


@rule("vcard:6.1.1.6a", "vcard:6.1.1.6b", "vcard:6.1.1.6c", "vcard:6.1.1.6d", "vcard:4.4.2.1", "vcard:6.1.1.5b")
def test_the_active_vt_then_from_the_left_each_as_if_played() -> None:
    s = Opening(Side(hand=[PLUS, DRAWS, LOCKED, BLANK], deck=[FIRE] * 9))
    s.place(A, p0=PLUS, p3=DRAWS, p1=LOCKED)
    assert s.log("flip") == []
    s.place(B, p0=BLANK)
    assert s.told("turn", "flip", "counter", "draw") == [
        ("turn", A, ""),
        ("flip", A, PLUS),
        ("counter", A, PLUS),
        ("flip", A, LOCKED),
        ("flip", A, DRAWS),
        ("draw", A, FIRE),
        ("draw", A, FIRE),
    ], "each effect before the next flip; then the Draw Phase"
    assert s.pl(A) == 9 and s.hand(A) == sorted([FIRE, FIRE, BLANK])
    assert s.phase() == "main" and s.t.asked == (A,) and not s.t.locked
    s.play(A, "lock", LOCKED)


@rule("vcard:6.1.1.6b", "vcard:6.1.1.6c")
def test_each_effect_is_finished_before_the_next_flip() -> None:
    s = Opening(Side(hand=[ASKS, DRAWS]))
    s.place(A, p0=ASKS, p1=DRAWS)
    s.place(B, p0=BLANK)
    assert s.phase() == "reveal" and s.t.asked == (A,) and s.options(A) == [("yes",), ("no",)]
    assert s.told("flip") == [("flip", A, ASKS)] and not face_up(s.t, s.vt(A, 1))
    s.yes(A)
    assert s.log("flip", "counter", "draw") == ["flip", "counter", "flip", "draw", "draw"]


@rule("vcard:6.1.1.6a")
def test_the_second_players_stay_face_down_through_the_first_turn() -> None:
    s = Opening(Side(hand=[BLANK]), Side(hand=[DRAWS, PLUS]))
    s.place(A, p0=BLANK)
    s.place(B, p0=DRAWS, p1=PLUS)
    assert s.phase() == "main" and s.t.active == A
    assert [face_up(s.t, vt) for vt in vts(s.t, B)] == [False, False]
    spots = as_data(GAME.view(s.t, A).boards[B].spots)
    assert [spots[p]["vt"]["stack"] for p in (0, 1)] == [[None], [None]]
    s.end_turn(A)
    assert s.told("flip")[-2:] == [("flip", B, DRAWS), ("flip", B, PLUS)]
    assert s.t.active == B and s.phase() == "main" and all(face_up(s.t, vt) for vt in vts(s.t, B))
    s.end_turn(B)
    s.end_turn(A)
    assert s.log("flip") == ["flip"] * 3, "only in a player's first turn"


@rule("vcard:6.1.1.6d", "vcard:6.2.1.2-2", "vcard:6.2.0.1")
def test_the_starting_player_draws_too() -> None:
    """V-13."""
    s = Opening(Side(hand=[BLANK], deck=[FIRE] * 5))
    s.place(A, p0=BLANK)
    s.place(B, p0=BLANK)
    assert s.hand(A) == [FIRE] and len(s.deck(A)) == 4


@rule("vcard:6.1.1.6d", "vcard:6.1.1.6a", "vcard:6.2.1.1-1")
def test_reveal_then_start_of_turn_then_draw() -> None:
    """V-13: a Havoc of the first player waits behind the second player's Reveal Phase."""
    s = Opening(Side(hand=[HAVOC]), Side(hand=[DRAWS, FIRE], deck=[BLANK] * 9))
    s.place(A, p0=HAVOC)
    s.place(B, p0=DRAWS)
    s.end_turn(A)
    assert s.phase() == "start" and s.t.asked == (B,) and s.log("flip") == ["flip", "flip"]
    assert s.offered(B) == [s.card(B, FIRE), s.card(B, BLANK)], "what the Snap drew is there, the draw of the turn not"
    s.pick(B, s.card(B, FIRE))
    assert s.hand(B) == [BLANK, BLANK]


@rule("vcard:6.1.1.6b", "vcard:4.4.4.1")
@pytest.mark.parametrize(("echo_on", "drawn"), [("both", 2), ("combat", 1)])
def test_an_echo_of_a_flipped_vt(echo_on: str, drawn: int) -> None:
    """V-12, V-11."""
    s = Opening(Side(hand=[ECHOES], deck=[FIRE] * 9), rulings={"echo": echo_on})
    s.place(A, p0=ECHOES)
    s.place(B, p0=BLANK)
    assert s.hand(A) == [FIRE] * drawn


@rule("vcard:6.1.1.6b", "vcard:6.1.1.6c")
def test_jolt_is_for_the_first_flip_alone() -> None:
    """V-12: a flip counts as a play, so the second has none and no later card of that turn has."""
    s = Opening(Side(hand=[JOLTS, JOLTS, JOLTS]))
    s.place(A, p0=JOLTS, p1=JOLTS)
    s.place(B, p0=BLANK)
    assert (s.pl(A), s.pl(A, 1)) == (9, 8)
    s.play(A, "play", JOLTS, spot(A, 2))
    assert s.pl(A, 2) == 8


@rule("vcard:6.1.1.6b")
def test_flips_are_no_turn_actions() -> None:
    s = Opening(Side(hand=[BLANK, FIRE, FIRE]))
    s.place(A, p0=BLANK)
    s.place(B, p0=BLANK)
    assert ("trade",) in s.options(A)


@rule("vcard:6.1.1.6b", "vcard:6.1.1.6c")
def test_other_cards_do_not_see_a_flip() -> None:
    """V-12: only the effects of that VTuber trigger."""
    s = Opening(Side(hand=[WATCHES, BLANK, FIRE]))
    s.place(A, p0=WATCHES, p1=BLANK)
    s.place(B, p0=BLANK)
    assert s.pl(A) == 8
    s.play(A, "play", FIRE, spot(A, 2))
    assert s.pl(A) == 9


@rule("vcard:6.1.1.6b")
def test_erupt_of_a_flipped_vt_comes_first_and_once() -> None:
    """V-12: as drawn, then as played; not again with those of the hand."""
    s = Opening(Side(hand=[HOT, HOT_DOG, FIRE]))
    s.place(A, p0=HOT)
    s.place(B, p0=BLANK)
    assert s.pl(A) == 10, "its own and the Mascot's of the hand"
    assert s.told("flip", "counter", "erupt", "draw") == [
        ("flip", A, HOT),
        ("erupt", A, HOT),
        ("counter", A, HOT),
        ("erupt", A, HOT_DOG),
        ("counter", A, HOT),
        ("draw", A, BLANK),
    ], "Erupts of the hand after the last flip, before the Draw Phase"


@rule("vcard:6.1.1.6b")
def test_erupts_of_the_hand_come_in_an_order_their_owner_chooses() -> None:
    s = Opening(Side(hand=[BLANK, HOT, HOT_DOG]))
    s.place(A, p0=BLANK)
    s.place(B, p0=BLANK)
    assert s.phase() == "reveal" and s.t.asked == (A,) and s.offered(A) == [s.card(A, HOT), s.card(A, HOT_DOG)]
    s.pick(A, s.card(A, HOT_DOG))
    assert s.told("erupt") == [("erupt", A, HOT_DOG), ("erupt", A, HOT)] and s.pl(A) == 10
    assert sum(card is not None for card in GAME.view(s.t, B).boards[A].hand) == 2, "both are shown"


@rule("vcard:6.1.1.6b")
def test_an_erupt_drawn_in_the_reveal_phase_happens_once() -> None:
    """V-12: once for each real draw, not a second time with those of the opening hand."""
    s = Opening(Side(hand=[DRAWS], deck=[FIRE, FIRE, HOT_DOG]))
    s.place(A, p0=DRAWS)
    s.place(B, p0=BLANK)
    assert s.log("erupt") == ["erupt"] and s.pl(A) == 9


@rule("vcard:6.1.1.6b")
def test_an_erupt_drawn_before_ones_own_reveal_phase_happens_once() -> None:
    s = Opening(Side(hand=[BOTH_DRAW]), Side(hand=[BLANK, HOT], deck=[FIRE, FIRE, HOT_DOG]))
    s.place(A, p0=BOTH_DRAW)
    s.place(B, p0=BLANK)
    assert s.told("erupt") == [("erupt", B, HOT_DOG)], "drawn in A's Reveal Phase"
    assert [line[1] for line in s.told("draw")] == [A, B, A], "both by the Snap, A for the turn"
    s.end_turn(A)
    assert s.told("erupt") == [("erupt", B, HOT_DOG), ("erupt", B, HOT)], "in B's own only what B began with"
    assert s.pl(B) == 10


@rule("vcard:6.1.1.6e", "vcard:4.5.1.3")
def test_a_face_down_vt_is_a_target_as_long_as_nothing_must_be_known() -> None:
    s = Opening(Side(hand=[HITS_BACK]), Side(hand=[BLANK, FIRE, LOCKED]))
    s.place(A, p0=HITS_BACK)
    s.place(B, p0=BLANK, p1=FIRE, p2=LOCKED)
    assert s.phase() == "reveal" and s.offered(A) == [s.vt(B, 1), s.vt(B, 2)]
    s.pick(A, s.vt(B, 1))
    assert not face_up(s.t, s.vt(B, 1)) and s.pl(B, 1) == 7
    s.end_turn(A)
    assert face_up(s.t, s.vt(B, 1)) and s.pl(B, 1) == 7, "still at 7 when it is turned up"


@rule("vcard:6.1.1.6e", "vcard:4.5.1.3")
@pytest.mark.parametrize("name", [HITS_FIRE, HITS_LOCK])
def test_what_would_need_its_face_finds_none(name: str) -> None:
    """Its element, and whether it has Lock: nobody is asked and nobody learns anything."""
    s = Opening(Side(hand=[name]), Side(hand=[FIRE, LOCKED]))
    s.place(A, p0=name)
    s.place(B, p0=FIRE, p1=LOCKED)
    assert s.phase() == "main" and s.t.asked == (A,)
    assert not s.log("counter", "undertow") and (s.pl(B), s.pl(B, 1)) == (8, 8) and not s.t.locked


@rule("vcard:6.1.1.6e")
def test_tokens_may_lie_on_a_face_down_vt() -> None:
    """V-45: it is on the board and controlled, but its passives sleep."""
    s = Opening(Side(hand=[DIVES]), Side(hand=[WATCHES]))
    s.place(A, p0=DIVES)
    s.place(B, p0=WATCHES)
    assert s.tokens(B) == {"submerge": 1} and not face_up(s.t, s.vt(B))
    assert not s.t.live.get(PLAY)


@rule("vcard:6.1.1.6a", "vcard:6.2.2.2c")
def test_a_reinforcement_in_the_reveal_phase() -> None:
    """V-17: the opponent of whose turn it is may answer a Snap there; the turn player may not answer that."""
    s = Opening(Side(hand=[PLUS, NO_REPLY]), Side(hand=[BLANK, AFTER_SNAP, NO_REPLY]), sets=T)
    s.place(A, p0=PLUS)
    s.place(B, p0=BLANK)
    assert s.phase() == "reveal" and s.t.asked == (B,) and s.pl(A) == 9
    s.do(B, "reply", AFTER_SNAP, -1)
    s.passes(B)
    assert s.phase() == "main" and s.t.asked == (A,) and s.pl(A) == 8 and NO_REPLY in s.hand(A)
