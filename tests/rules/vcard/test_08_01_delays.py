"""8.1: Grow, Havoc and Aftershock wait for a turn."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_LOCKS_VT,
    OPPS,
    THIS_VT,
    TO_HAND,
    TURN_ENDS,
    TURN_STARTS,
    YOUR_VT,
    Aftershock,
    Cap,
    Discard,
    Draw,
    Generate,
    Grow,
    Havoc,
    LowTide,
    Mill,
    NextTurn,
    Return,
    Whenever,
    echo,
    lock,
    passive,
    plain,
    snap,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("grow snap", VTUBER, snap(Grow(Mill(1))))
own("grow itself", VTUBER, snap(Grow(Level(+1, THIS_VT))))
own("grow any", VTUBER, snap(Grow(Level(+1, YOUR_VT))))
own("grow low tide", VTUBER, snap(LowTide(Grow(Mill(1)))))
own("grow watcher", VTUBER, passive(Whenever(TURN_STARTS.when, Level(+1, THIS_VT))))
own("havoc snap", VTUBER, snap(Havoc(Discard(1, whose=OPPS))))
own("havoc mine", VTUBER, snap(Havoc(Draw(1))))
own("havoc cap", VTUBER, snap(Havoc(Cap(1))))
own("havoc next", VTUBER, snap(NextTurn(Cap(1))))
own("havoc boost", BOOST, plain(Mill(1)))
own("aftershock snap", VTUBER, snap(Aftershock(Draw(1))))
own("aftershock mana", VTUBER, snap(Aftershock(Generate(1))))
own("aftershock watcher", VTUBER, passive(Whenever(TURN_ENDS.when, Mill(1))))
own("delay locker", VTUBER, lock(Mill(1)))
own("grow theirs", VTUBER, passive(Whenever(OPP_LOCKS_VT.after, Grow(Draw(1)))))
own("havoc theirs", VTUBER, passive(Whenever(OPP_LOCKS_VT.after, Havoc(Draw(1)))))
own("aftershock theirs", VTUBER, passive(Whenever(OPP_LOCKS_VT.after, Aftershock(Draw(1)))))
own("grow echo", VTUBER, echo(Grow(Level(+1, THIS_VT))))
own("aftershock echo", VTUBER, echo(Aftershock(Level(+1, THIS_VT))))
own("delay recall", BOOST, plain(Return(YOUR_VT, TO_HAND)))


@rule("vcard:8.1.0.1/grow", "vcard:8.1.0.1/grow/1")
def test_grow_happens_when_the_next_own_turn_starts() -> None:
    s = Scene(Side(hand=["grow snap"]))
    s.play(A, "play", "grow snap", spot(A, 1))
    s.end_turn(A)
    assert not s.log("mill"), "not now, and not in the opponent's turn"
    s.end_turn(B)
    assert s.log("turn", "mill", "draw")[-3:] == ["turn", "mill", "draw"], "before the Draw Phase"
    s.end_turn(A)
    s.end_turn(B)
    assert s.log("mill") == ["mill"], "and only once"


@rule("vcard:8.1.0.1/grow")
def test_the_gate_before_it_is_tested_now_and_the_target_is_chosen_then() -> None:
    s = Scene(Side(hand=["grow low tide", "grow any"]), turn=3)
    s.play(A, "play", "grow low tide", spot(A, 1))
    s.play(A, "play", "grow any", spot(A, 2))
    s.end_turn(A)
    s.end_turn(B)
    assert s.t.taken[A] == 4 and s.log("mill") == ["mill"], "Low Tide was when it triggered"
    assert s.offered(A) == [s.vt(A), s.vt(A, 1), s.vt(A, 2)]
    s.pick(A, s.vt(A, 2))
    assert s.pl(A, 2) == 9


@rule("vcard:8.1.0.1/grow")
def test_grow_waits_across_combat() -> None:
    """V-31: turn 6 to turn 1 of the next round."""
    s = Scene(Side(hand=["grow snap"], counters={0: 1}), Side(back=[BLANK]), turn=6)
    s.play(A, "play", "grow snap", spot(A, 1))
    s.to_combat()
    assert s.t.round == 2 and s.log("round", "turn", "mill")[-3:] == ["round", "turn", "mill"]


@rule("vcard:8.1.0.1/grow")
def test_a_delayed_effect_does_not_need_its_card_any_more() -> None:
    """V-31: unless it names this VT."""
    s = Scene(Side(hand=["grow snap", "delay recall"]))
    s.play(A, "play", "grow snap", spot(A, 1))
    s.play(A, "boost", "delay recall")
    s.pick(A, s.vt(A, 1))
    assert s.hand(A) == ["grow snap"]
    s.end_turn(A)
    s.end_turn(B)
    assert s.log("mill") == ["mill"]


@rule("vcard:8.1.0.1/grow")
def test_one_that_names_this_vt_finds_nothing_once_it_left() -> None:
    s = Scene(Side(hand=["grow itself", "delay recall"]))
    s.play(A, "play", "grow itself", spot(A, 1))
    s.play(A, "boost", "delay recall")
    s.pick(A, s.vt(A, 1))
    s.end_turn(A)
    s.end_turn(B)
    assert s.log("due") == ["due"] and not s.log("counter") and s.prompt() == "vcard:main"


@rule("vcard:8.1.0.1/grow/1")
def test_grow_and_passives_in_the_order_they_were_set_up() -> None:
    """V-44."""
    s = Scene(Side(hand=["grow snap", "grow watcher"]))
    s.play(A, "play", "grow snap", spot(A, 1))
    s.play(A, "play", "grow watcher", spot(A, 2))
    s.end_turn(A)
    s.end_turn(B)
    assert s.log("mill", "counter") == ["mill", "counter"]


@rule("vcard:8.1.0.1/havoc", "vcard:8.1.0.1/havoc/1", "vcard:8.3.3.5")
def test_havoc_happens_when_the_opponents_next_turn_starts() -> None:
    """The text keeps the point of view of whoever triggered it."""
    s = Scene(Side(hand=["havoc snap", BLANK]), Side(hand=["other blank"]))
    s.play(A, "play", "havoc snap", spot(A, 1))
    assert s.discard(B) == []
    s.end_turn(A)
    assert s.discard(B) == ["other blank"] and s.hand(A) == [BLANK] and s.hand(B) == [BLANK]
    assert s.log("turn", "discard", "draw") == ["turn", "discard", "draw"], "before the Draw Phase"
    s.end_turn(B)
    s.end_turn(A)
    assert s.log("discard") == ["discard"], "once"


@rule("vcard:8.1.0.1/havoc", "vcard:8.3.3.1", "vcard:8.3.3.5")
def test_you_in_havoc_is_its_player_still() -> None:
    s = Scene(Side(hand=["havoc mine"]))
    s.play(A, "play", "havoc mine", spot(A, 1))
    s.end_turn(A)
    assert s.t.active == B and len(s.hand(A)) == 1 and len(s.hand(B)) == 1


@rule("vcard:8.1.0.1/havoc/2")
@pytest.mark.parametrize("card", ["havoc cap", "havoc next"])
def test_a_turn_long_havoc_ends_with_that_turn(card: str) -> None:
    """A card may say the same without the keyword."""
    s = Scene(Side(hand=[card]), Side(hand=["havoc boost"] * 4))
    s.play(A, "play", card, spot(A, 1))
    s.end_turn(A)
    s.play(B, "boost", "havoc boost")
    assert s.refused(B, s.option(B, "boost", "havoc boost")) == "vcard:4.1.3.2"
    s.end_turn(B)
    s.end_turn(A)
    s.play(B, "boost", "havoc boost")
    s.play(B, "boost", "havoc boost")
    assert s.log("mill") == ["mill"] * 3


@rule("vcard:8.1.0.1/havoc/2")
def test_an_immediate_havoc_is_over_at_once() -> None:
    s = Scene(Side(hand=["havoc snap"]), Side(hand=[BLANK] * 3))
    s.play(A, "play", "havoc snap", spot(A, 1))
    s.end_turn(A)
    s.pick(B, s.offered(B)[0])
    assert s.prompt() == "vcard:main" and len(s.hand(B)) == 3 and s.t.due == ()


@rule("vcard:8.1.0.1/aftershock")
def test_aftershock_happens_when_the_next_own_turn_ends() -> None:
    """V-31: not at the end of the turn in which it was set up."""
    s = Scene(Side(hand=["aftershock snap"]), turn=2)
    s.play(A, "play", "aftershock snap", spot(A, 1))
    s.end_turn(A)
    s.end_turn(B)
    assert s.hand(A) == [BLANK], "the Draw Phase of turn 3"
    s.end_turn(A)
    assert s.hand(A) == [BLANK] * 2 and s.t.active == B
    s.end_turn(B)
    s.end_turn(A)
    assert s.hand(A) == [BLANK] * 3, "once: this is the draw of turn 4"


@rule("vcard:8.1.0.1/aftershock/1")
def test_aftershock_comes_before_other_effects_at_the_end() -> None:
    s = Scene(Side(back=["aftershock watcher"], hand=["aftershock snap"]))
    s.play(A, "play", "aftershock snap", spot(A, 2))
    s.end_turn(A)
    s.end_turn(B)
    done = len(s.log("draw", "mill"))
    s.end_turn(A)
    assert s.log("draw", "mill")[done : done + 2] == ["draw", "mill"], "though the passive is older"


@rule("vcard:8.1.0.1/aftershock")
def test_aftershock_waits_across_combat() -> None:
    """V-31."""
    s = Scene(Side(hand=["aftershock snap"], counters={0: 1}), Side(back=[BLANK]), turn=6)
    s.play(A, "play", "aftershock snap", spot(A, 1))
    s.to_combat()
    before = len(s.hand(A))
    s.end_turn(A)
    assert s.t.round == 2 and len(s.hand(A)) == before + 1


@rule("vcard:8.1.0.1/aftershock/1", "vcard:8.1.0.1/generate/3")
@pytest.mark.parametrize("turn", [1, 4])
def test_mana_of_an_aftershock_goes_with_the_turn_it_ends(turn: int) -> None:
    """V-32: Mana is emptied after end-of-turn effects."""
    s = Scene(Side(hand=["aftershock mana"]), turn=turn)
    s.play(A, "play", "aftershock mana", spot(A, 1))
    for seat in (A, B, A):
        s.end_turn(seat)
    assert s.log("mana") == ["mana"] and s.t.mana == [0, 0]


@rule("vcard:8.1.0.1/grow", "vcard:8.1.0.1/havoc", "vcard:8.1.0.1/aftershock")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        ("grow theirs", ["turn", "due", "draw", "draw", "turn"]),
        ("aftershock theirs", ["turn", "draw", "due", "draw", "turn"]),
        ("havoc theirs", ["turn", "draw", "turn", "due", "draw"]),
    ],
)
def test_set_up_in_the_opponents_turn(card: str, order: list[str]) -> None:
    """V-31: Grow for the turn that follows, Aftershock for its end, Havoc for the opponent's next and not this one."""
    s = Scene(Side("delay locker"), Side(card))
    s.play(A, "lock", "delay locker")
    for seat in (A, B, A):
        s.end_turn(seat)
    assert s.log("turn", "due", "draw")[:5] == order and s.log("due") == ["due"] and len(s.hand(B)) == 3


@rule("vcard:8.1.0.1/grow", "vcard:8.1.0.1/aftershock")
def test_set_up_after_combat() -> None:
    """V-31: an Echo after combat sets it up for the first turn of the next round, start or end."""
    s = Scene(Side(back=["grow echo"], counters={0: 1}), Side(back=["aftershock echo"]), turn=6)
    s.to_combat()
    assert s.t.round == 2 and s.t.taken == [1, 0] and (s.pl(A), s.pl(B)) == (9, 8)
    s.end_turn(A)
    assert s.pl(B) == 8
    s.end_turn(B)
    assert s.pl(B) == 9 and s.pl(A) == 9
