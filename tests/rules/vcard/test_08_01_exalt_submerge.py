"""8.1: Exalt makes moving costly, Submerge keeps Allies away."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_PLAYS_BOOST,
    OPP_VT,
    THIS_VT,
    TO_HAND,
    TWO_OPP_VTS,
    VT,
    YOUR_BACKSTAGE,
    YOUR_VT,
    Attach,
    Exalt,
    Move,
    MoveAlly,
    Return,
    Submerge,
    Swap,
    lock,
    plain,
    reply,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("exalt any", BOOST, plain(Exalt(VT)))
own("exalt twice", BOOST, plain(Exalt(OPP_VT, 2)))
own("exalt two", BOOST, plain(Exalt(TWO_OPP_VTS)))
own("exalt move", BOOST, plain(Move(YOUR_VT)))
own("exalt walk", VTUBER, lock(Move(THIS_VT)))
own("exalt swap", BOOST, plain(Swap()))
own("exalt recall mine", BOOST, plain(Return(YOUR_VT, TO_HAND)))
own("exalt recall", BOOST, plain(Return(OPP_VT, TO_HAND)))
own("exalt mascot", MASCOT)
own("exalt 9", VTUBER, pl=9, line=BLANK)

own("submerge any", BOOST, plain(Submerge(VT)))
own("submerge ally", ALLY)
own("submerge lock ally", ALLY)
own("submerge move ally", BOOST, plain(MoveAlly()))
own("submerge reply", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Submerge(OPP_VT)), series="SUBMERGE")
own("submerge attach", BOOST, plain(Attach(YOUR_BACKSTAGE)))


@rule("vcard:8.1.0.1/exalt", "vcard:8.1.0.1/exalt/5")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_exalt_costs_a_level_each_time_its_vt_moves(n: int) -> None:
    """V-25: a lasting counter, applied on arrival."""
    s = Scene(Side(back=["exalt walk"], hand=["exalt move"], tokens={1: ["exalt"] * n}))
    assert s.pl(A, 1) == 8
    s.play(A, "lock", "exalt walk")
    s.pick(A, spot(A, 3))
    assert s.pl(A, 3) == 8 - n and s.tokens(A, 3) == {"exalt": n}
    s.play(A, "boost", "exalt move")
    s.pick(A, s.vt(A, 3))
    s.pick(A, spot(A, 4))
    assert s.pl(A, 4) == 8 - 2 * n


@rule("vcard:8.1.0.1/exalt", "vcard:8.2.2.3")
def test_a_swap_moves_both() -> None:
    s = Scene(Side(back=[BLANK], hand=["exalt swap"], tokens={0: ["exalt"], 1: ["exalt", "exalt"]}))
    s.play(A, "boost", "exalt swap")
    assert (s.pl(A), s.pl(A, 1)) == (6, 7)


@rule("vcard:8.1.0.1/exalt")
def test_filling_the_active_spot_is_moving() -> None:
    """V-25: by 1.1.0.5 in a turn and by 7.4.1.2 after combat."""
    s = Scene(Side(back=[BLANK], hand=["exalt recall mine"], tokens={1: ["exalt"]}))
    s.play(A, "boost", "exalt recall mine")
    s.pick(A, s.vt(A))
    assert s.tokens(A) == {"exalt": 1} and s.pl(A) == 7
    s = Scene(Side(back=[BLANK], counters={0: 1}, tokens={1: ["exalt"]}), Side(back=[BLANK]), turn=6)
    s.to_combat()
    assert s.t.round == 2 and s.pl(A) == 7


@rule("vcard:8.1.0.1/exalt")
def test_evolving_and_leaving_are_not_moving() -> None:
    s = Scene(Side(hand=["exalt 9"], tokens={0: ["exalt"]}))
    s.play(A, "evolve", "exalt 9", s.vt(A))
    assert s.pl(A) == 9 and s.tokens(A) == {"exalt": 1} and not s.log("exalted")


@rule("vcard:8.1.0.1/exalt/1", "vcard:8.1.0.1/exalt/2", "vcard:8.2.7.1")
def test_exalt_goes_on_the_opponents_vts_only() -> None:
    s = Scene(Side(back=[BLANK], hand=["exalt any"]), Side(back=[BLANK], mascot="exalt mascot"))
    s.play(A, "boost", "exalt any")
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(B))
    assert s.tokens(B) == {"exalt": 1}


@rule("vcard:8.1.0.1/exalt/5", "vcard:8.2.7.3")
def test_exalt_stacks() -> None:
    s = Scene(Side(hand=["exalt twice", "exalt any"]))
    s.play(A, "boost", "exalt twice")
    s.play(A, "boost", "exalt any")
    assert s.tokens(B) == {"exalt": 3}


@rule("vcard:8.1.0.1/exalt")
def test_two_of_one_vt_are_as_many_as_there_are() -> None:
    """V-30: standing alone it does as much as it can."""
    s = Scene(Side(hand=["exalt two"]))
    s.play(A, "boost", "exalt two")
    assert s.tokens(B) == {"exalt": 1}


@rule("vcard:8.1.0.1/exalt/4")
def test_exalt_goes_with_its_vt() -> None:
    s = Scene(Side(hand=["exalt recall"]), Side(back=[BLANK], tokens={1: ["exalt", "exalt"]}))
    s.play(A, "boost", "exalt recall")
    s.pick(A, s.vt(B, 1))
    assert s.t.tokens == () and not s.log("exalted")


@rule("vcard:8.1.0.1/submerge")
def test_no_ally_is_played_to_a_submerged_vt() -> None:
    s = Scene(Side(back=[BLANK], hand=["submerge ally"], tokens={0: ["submerge"]}))
    ally = s.card(A, "submerge ally")
    assert [o for o in s.options(A) if o[0] == "ally"] == [("ally", ally, s.vt(A, 1))]
    assert s.refused(A, ("ally", ally, s.vt(A))) == "vcard:8.1.0.1/submerge"


@rule("vcard:8.1.0.1/submerge")
def test_no_ally_is_moved_or_attached_to_a_submerged_vt() -> None:
    s = Scene(
        Side(back=[BLANK, BLANK], hand=["submerge move ally"], allies={0: ["submerge ally"]}, tokens={1: ["submerge"]})
    )
    s.play(A, "boost", "submerge move ally")
    assert s.allies(A, 2) == ["submerge ally"], "the only other VT left"
    s = Scene(Side(back=[BLANK], hand=["submerge attach"], discard=["submerge ally"], tokens={1: ["submerge"]}))
    s.play(A, "boost", "submerge attach")
    assert s.discard(A) == ["submerge ally", "submerge attach"]


@rule("vcard:8.1.0.1/submerge")
@pytest.mark.parametrize(("place", "moved"), [(0, True), (1, False), (2, True)])
def test_a_vt_submerged_in_between_takes_no_ally(place: int, moved: bool) -> None:
    """V-04: where it goes was chosen before, and is looked at again when it happens."""
    mine = Side(back=[BLANK, BLANK], hand=["submerge move ally"], allies={0: ["submerge ally"]})
    s = Scene(mine, Side(hand=["submerge reply"]), sets="TEST,SUBMERGE")
    s.do(A, "boost", "submerge move ally")
    s.pick_only(A, s.vt(A, 1))
    s.do(B, "reply", "submerge reply", 0)
    s.pick(B, s.vt(A, place))
    assert s.tokens(A, place) == {"submerge": 1} and s.allies(A, 1 if moved else 0) == ["submerge ally"]


@rule("vcard:8.1.0.1/submerge")
def test_allies_it_has_stay() -> None:
    s = Scene(Side(hand=["submerge any"]), Side(allies={0: ["submerge ally"]}))
    s.play(A, "boost", "submerge any")
    assert s.tokens(B) == {"submerge": 1} and s.allies(B) == ["submerge ally"]


@rule("vcard:8.1.0.1/submerge/1", "vcard:8.1.0.1/submerge/2", "vcard:8.2.7.1")
def test_submerge_goes_on_the_opponents_vts_only() -> None:
    s = Scene(Side(back=[BLANK], hand=["submerge any"]), Side(back=[BLANK], mascot="exalt mascot"))
    s.play(A, "boost", "submerge any")
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)]


@rule("vcard:8.1.0.1/submerge/5", "vcard:8.2.7.3")
def test_submerge_does_not_stack() -> None:
    """V-19: a Submerged VT is no legal target."""
    s = Scene(Side(hand=["submerge any"]), Side(back=[BLANK, BLANK], tokens={1: ["submerge"]}))
    s.play(A, "boost", "submerge any")
    assert s.offered(A) == [s.vt(B), s.vt(B, 2)]


@rule("vcard:8.1.0.1/submerge/4")
def test_submerge_goes_with_its_vt() -> None:
    s = Scene(Side(back=[BLANK], counters={0: 1}, tokens={0: ["submerge"]}), Side(back=[BLANK]), turn=6)
    s.to_combat()
    assert s.t.round == 2 and s.t.tokens == () and s.log("lift") == ["lift"]
