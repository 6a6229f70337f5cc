"""8.3.4: canceling a card (V-37)."""

from __future__ import annotations

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER, WORLD
from kaimaku.games.vcard.lang import (
    OPP_EVOLVES,
    OPP_PLAYS_MASCOT,
    OPP_PLAYS_SUPPORT,
    OPP_PLAYS_WORLD,
    THIS_VT,
    YOU_PLAY_MASCOT,
    Cancel,
    Draw,
    Jolt,
    Mill,
    Whenever,
    passive,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("cancel support", REINFORCEMENT, reply(OPP_PLAYS_SUPPORT.when, Cancel()), series="CANCEL")
own("cancel mascot", REINFORCEMENT, reply(OPP_PLAYS_MASCOT.when, Cancel()), series="CANCEL")
own("cancel world", REINFORCEMENT, reply(OPP_PLAYS_WORLD.when, Cancel()), series="CANCEL")
own("cancel evolution", REINFORCEMENT, reply(OPP_EVOLVES.when, Cancel()), series="CANCEL")
own("cancel boost", BOOST, plain(Mill(1)))
own("cancel ally", ALLY, snap(Mill(1)))
own("cancel new mascot", MASCOT, snap(Mill(1)))
own("cancel old mascot", MASCOT)
own("cancel new world", WORLD)
own("cancel old world", WORLD)
own("cancel 9", VTUBER, pl=9, line=BLANK)
own("cancel jolt", VTUBER, snap(Jolt(Draw(1))))
own("cancel when", VTUBER, passive(Whenever(YOU_PLAY_MASCOT.when, Level(+1, THIS_VT))))
own("cancel after", VTUBER, passive(Whenever(YOU_PLAY_MASCOT.after, Level(+1, THIS_VT))))
SETS = "TEST,CANCEL"


def canceled(s: Scene, reply_card: str, verb: str, name: str, *more: int) -> None:
    s.do(A, verb, name, *more)
    s.do(B, "reply", reply_card, 0)
    s.settle()


@rule("vcard:8.3.4.1")
def test_a_canceled_boost_is_discarded_without_its_effect() -> None:
    s = Scene(Side(hand=["cancel boost"]), Side(hand=["cancel support"]), sets=SETS)
    canceled(s, "cancel support", "boost", "cancel boost")
    assert s.discard(A) == ["cancel boost"] and s.discard(B) == ["cancel support"]
    assert not s.log("mill") and s.said("play", "cancel") == [
        ("play", B, "cancel support", ()),
        ("cancel", A, "cancel boost", ()),
    ]


@rule("vcard:8.3.4.1")
def test_a_canceled_ally_is_attached_to_nothing() -> None:
    s = Scene(Side(hand=["cancel ally"]), Side(hand=["cancel support"]), sets=SETS)
    canceled(s, "cancel support", "ally", "cancel ally", s.vt(A))
    assert s.allies(A) == [] and s.discard(A) == ["cancel ally"] and not s.log("mill", "attach")


@rule("vcard:8.3.4.1")
def test_the_old_mascot_or_world_stays() -> None:
    """V-37."""
    s = Scene(Side(hand=["cancel new mascot"], mascot="cancel old mascot"), Side(hand=["cancel mascot"]), sets=SETS)
    canceled(s, "cancel mascot", "mascot", "cancel new mascot")
    assert (
        s.card(A, "cancel old mascot") in s.t.zones[3] and s.discard(A) == ["cancel new mascot"] and not s.log("mill")
    )
    s = Scene(Side(hand=["cancel new world"]), Side(hand=["cancel world"]), world="cancel old world", sets=SETS)
    old = s.t.zones[20][:]
    canceled(s, "cancel world", "world", "cancel new world")
    assert s.t.zones[20] == old and s.discard(A) == ["cancel new world"]


@rule("vcard:8.3.4.1")
def test_a_canceled_evolution_leaves_the_vt_as_it_was() -> None:
    """V-37: and nothing is drawn."""
    s = Scene(Side(hand=["cancel 9"]), Side(hand=["cancel evolution"]), sets=SETS)
    canceled(s, "cancel evolution", "evolve", "cancel 9", s.vt(A))
    assert s.stack(A) == [BLANK] and s.discard(A) == ["cancel 9"] and not s.log("draw")


@rule("vcard:8.3.4.2")
def test_a_canceled_card_was_the_first_of_the_turn() -> None:
    s = Scene(Side(hand=["cancel boost", "cancel jolt"]), Side(hand=["cancel support"]), sets=SETS)
    canceled(s, "cancel support", "boost", "cancel boost")
    s.play(A, "play", "cancel jolt", spot(A, 1))
    assert not s.log("draw")


@rule("vcard:8.3.4.2")
def test_a_canceled_mascot_is_the_one_of_the_turn_and_was_played() -> None:
    """V-37: When effects see it; an After effect asks for the card on the board."""
    s = Scene(
        Side("cancel when", back=["cancel after"], hand=["cancel new mascot", "cancel old mascot"]),
        Side(hand=["cancel mascot"]),
        sets=SETS,
    )
    canceled(s, "cancel mascot", "mascot", "cancel new mascot")
    assert (s.pl(A), s.pl(A, 1)) == (9, 8)
    assert s.refused(A, s.option(A, "mascot", "cancel old mascot")) == "vcard:4.1.2.4"
