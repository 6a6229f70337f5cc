"""8.3.1 to 8.3.3: the active player, control, "you" and "your Opp."."""

from __future__ import annotations

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER, WORLD
from kaimaku.games.vcard.lang import (
    OPP_ACTIVE,
    OPP_LOCKS_VT,
    OPPS,
    TURN_STARTS,
    YOU_SCRAP_ALLY,
    YOUR_ACTIVE,
    YOUR_ALLY,
    YOUR_CARD,
    Discard,
    Draw,
    Has,
    Scrap,
    Unlock,
    Whenever,
    echo,
    lock,
    passive,
    plain,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

own("player lock", VTUBER, lock(Level(+1, YOUR_ACTIVE)))
own("player ally", ALLY, lock(Draw(1)))
own("player mascot", MASCOT, lock(Draw(1)))
own("player unlock", BOOST, plain(Unlock(YOUR_CARD)))
own("player you", VTUBER, passive(Whenever(OPP_LOCKS_VT.after, Draw(1))))
own("player opp", VTUBER, passive(Whenever(OPP_LOCKS_VT.after, Discard(1, whose=OPPS))))
own("player world you", WORLD, passive(Whenever(TURN_STARTS.when, Level(+1, YOUR_ACTIVE))))
own("player world opp", WORLD, passive(Whenever(TURN_STARTS.when, Level(-1, OPP_ACTIVE))))
own("player world echo", WORLD, echo(Level(+1, YOUR_ACTIVE)))
own("player world ally", WORLD, passive(Whenever(YOU_SCRAP_ALLY.after, Level(+1, YOUR_ACTIVE))))
own("player burns ally", VTUBER, echo(Scrap(YOUR_ALLY)))
own("player world lock", WORLD, passive(Has(+1, YOUR_ACTIVE)))


@rule("vcard:8.3.1.2")
def test_the_active_player_is_whose_turn_it_is() -> None:
    s = Scene(Side(hand=["player lock"]))
    assert s.t.active == A and s.t.asked == (A,)
    s.end_turn(A)
    assert s.t.active == B and s.t.asked == (B,)
    assert s.refused(A, ("pass",)) == "vcard:4.6.5.1"
    s.end_turn(B)
    assert s.t.active == A


@rule("vcard:8.3.2.1", "vcard:8.3.2.2")
def test_a_player_controls_what_they_have_on_the_board() -> None:
    """VTs, Allies and the Mascot; not the World, nor what lies in a hand or a pile."""
    names = ["player lock", "player ally", "player mascot"]
    full = Side("player lock", allies={0: ["player ally"]}, mascot="player mascot", locked=names)
    mine = Side(**{**vars(full), "hand": ["player unlock", "player lock"], "discard": ["player lock"]})
    s = Scene(mine, full, world="player world lock")
    s.t.locked.add(s.t.zones[20][0])
    s.play(A, "boost", "player unlock")
    assert s.offered(A) == [s.card(A, name) for name in names]
    s.pick(A, s.card(A, "player mascot"))
    assert s.card(A, "player mascot") not in s.t.locked and s.card(B, "player mascot") in s.t.locked


@rule("vcard:8.3.2.2")
def test_nobody_can_lock_the_world() -> None:
    s = Scene(world="player world lock")
    world = s.t.zones[20][0]
    assert ("lock", world) not in s.options(A) and s.refused(A, ("lock", world)) == "vcard:4.4.2.7"


@rule("vcard:8.3.3.1")
def test_you_is_the_controller_also_in_the_opponents_turn() -> None:
    s = Scene(Side("player lock"), Side("player you"))
    s.play(A, "lock", "player lock")
    assert len(s.hand(B)) == 1 and s.hand(A) == [] and s.t.active == A


@rule("vcard:8.3.3.2")
def test_your_opp_is_the_other_player() -> None:
    s = Scene(Side("player lock", hand=[BLANK]), Side("player opp", hand=[BLANK]))
    s.play(A, "lock", "player lock")
    assert s.hand(A) == [] and s.hand(B) == [BLANK]


@rule("vcard:8.3.3.3")
def test_you_on_a_world_is_the_active_player() -> None:
    """Whoever played it."""
    s = Scene(world="player world you")
    s.end_turn(A)
    assert (s.pl(A), s.pl(B)) == (8, 9)
    s.end_turn(B)
    assert (s.pl(A), s.pl(B)) == (9, 9)


@rule("vcard:8.3.3.4")
def test_your_opp_on_a_world_is_the_other_one() -> None:
    s = Scene(world="player world opp")
    s.end_turn(A)
    assert (s.pl(A), s.pl(B)) == (7, 8)
    s.end_turn(B)
    assert (s.pl(A), s.pl(B)) == (7, 7)


@rule("vcard:8.3.3.3")
def test_a_world_after_combat_speaks_to_each_player_in_turn() -> None:
    """V-38: "you" is whose After Combat Effects Phase it is."""
    s = Scene(Side(back=[BLANK], counters={0: 1}), Side(back=[BLANK]), world="player world echo", turn=6)
    s.to_combat()
    assert s.t.round == 2 and (s.pl(A), s.pl(B)) == (9, 9) and s.log("effects", "counter") == ["effects", "counter"] * 2


@rule("vcard:8.3.3.3")
def test_and_hears_what_that_player_does_there() -> None:
    """V-38: B lost the combat; in B's effects phase "you" on the World is B."""
    side = Side(back=["player burns ally"], allies={1: ["player ally"]})
    s = Scene(Side(**{**vars(side), "counters": {0: 1}}), side, world="player world ally", turn=6)
    s.to_combat()
    assert s.t.round == 2 and (s.pl(A), s.pl(B)) == (9, 9)
