"""10.7.2.1.1 for Arts: what stands before the text of an Arts limits that text, not the Arts."""

from __future__ import annotations

from kaimaku.games.hocg.lang import (
    AT_COLLAB,
    EVEN,
    GAME,
    HAND,
    ODD,
    OPP_CENTER,
    THIS_ART_DEALS,
    TURN,
    Again,
    Draw,
    If,
    May,
    OnlyTarget,
    Roll,
    SpecialDamage,
    When,
    art,
)
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.games.hocg.table import GAME as PER_GAME
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, strike
from tests.rules.hocg.scene_abilities import A, Stage, one


def performer(number: str, text: Host) -> str:
    return member(number, "Performer", text, arts=(strike(10),))


TWICE = Roll({ODD: Again(), EVEN: SpecialDamage(50, OPP_CENTER)})
ONCE = performer("tC12-780", art(TWICE, Draw(1), limit=TURN))
GIVEN_UP = performer("tC12-781", art(May(Draw(1)), limit=GAME))
RICH = performer("tC12-782", art(Draw(1), needs=HAND >= 2))
BESIDE = performer("tC12-783", art(Draw(1), at=AT_COLLAB, limit=GAME))
AIMED = performer("tC12-784", art(OnlyTarget(OPP_CENTER), Draw(1), at=AT_COLLAB))
NARROW = performer("tC12-785", art(OnlyTarget(OPP_CENTER), Draw(1), needs=HAND >= 2))
INSIDE = performer(
    "tC12-786", art(Roll({ODD: Again()}), If(HAND <= 5, When(THIS_ART_DEALS(), May(Draw(1)))), limit=TURN)
)


def performing(number: str, **more: object) -> Stage:
    dice = more.pop("dice", ())
    mine = {"center": one(number, "user"), **more}
    theirs = {"center": one("x-spare", "target"), "collab": one("x-spare", "aside")}
    return Stage(mine, theirs, phase="performance", dice=dice)


def next_performance(s: Stage) -> None:
    s.until("perform")
    while s.seat != A:
        s.until("perform")


@rule("hocg:10.7.2.1.1", "hocg:12.2.4.3")
def test_a_text_with_a_limit_speaks_so_often_and_the_arts_is_used_without_it() -> None:
    s = performing(ONCE, dice=(1,))
    s.use("user", "target")
    s.do("pick", "target")  # once more
    assert s.mem("target").damage == 20, "the second time nothing is rolled and nothing drawn"
    assert s.hand() == 1 and s.prompt == "perform"
    next_performance(s)
    hand = s.hand()
    s.t.forced = (2,)
    s.use("user", "target")
    assert s.hand() == hand + 1 and s.mem("target").damage == 80, "in the next turn it speaks again"


@rule("hocg:10.7.2.1.1", "hocg:10.8.3.2.1")
def test_declining_the_text_of_an_arts_is_no_use_of_it() -> None:
    s = performing(GIVEN_UP)
    s.use("user", "target")
    s.do("no")
    for answer in ("no", "yes"):
        next_performance(s)
        s.use("user", "target")
        s.do(answer)
    next_performance(s)
    s.use("user", "target")
    assert s.prompt == "perform" and s.mem("target").damage == 40, "used in this game"


@rule("hocg:12.2.4.3", "hocg:10.3.2")
def test_the_condition_before_the_text_of_an_arts_is_asked_when_it_speaks() -> None:
    for hand, drawn in ((1, 0), (2, 1)):
        s = performing(RICH, hand=hand)
        s.use("user", "target")
        assert s.hand() == hand + drawn and s.mem("target").damage == 10


@rule("hocg:10.7.2.1.1", "hocg:10.3.2")
def test_a_text_that_does_not_speak_where_its_arts_is_used_is_not_used_up() -> None:
    s = performing(BESIDE, collab=one(BESIDE, "mate"))
    s.use("user", "target")
    assert s.hand() == 0 and not [key for key in s.t.used if key[0] == PER_GAME]
    s.use("mate", "target")
    assert s.hand() == 1 and [key for key in s.t.used if key[0] == PER_GAME]


@rule("hocg:12.2.3.2", "hocg:10.3.2")
def test_what_a_text_says_of_targets_holds_where_it_speaks() -> None:
    s = performing(AIMED, collab=one(AIMED, "mate"))
    assert s.why_not(s.art("user", "aside")) == ""
    assert s.why_not(s.art("mate", "aside")) == "hocg:12.2.3.2"
    few, enough = performing(NARROW, hand=1), performing(NARROW, hand=2)
    assert few.why_not(few.art("user", "aside")) == ""
    assert enough.why_not(enough.art("user", "aside")) == "hocg:12.2.3.2"


@rule("hocg:10.7.2.1.1", "hocg:11.3.1.1")
def test_a_limit_counts_what_comes_of_an_arts_wherever_the_text_says_so() -> None:
    """K-15, behind a condition."""
    s = performing(INSIDE, dice=(1, 2))
    s.use("user", "target")
    s.do("no")
    s.do("pick", "target")
    s.do("yes")
    assert s.hand() == 1 and s.prompt == "perform"
