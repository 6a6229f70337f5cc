"""10.4.2.2: while a cost is paid, nothing may be chosen that leaves the rest of it unpaid."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Printed, PrintedSkill
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    ARCHIVE,
    BACK,
    DECK_TOP,
    HAND,
    HOLOMEM,
    MAIN,
    OPP_HOLOMEM,
    POWER_TOP,
    STAGE,
    THIS,
    WOULD_TAKE,
    AllOf,
    Archive,
    Draw,
    Opponent,
    Pay,
    Reattach,
    Rest,
    SpecialDamage,
    Swap,
    ToDeck,
    ToHand,
    card,
    collab_effect,
    event,
    gift,
    item,
    oshi_skill,
    use,
)
from kaimaku.games.hocg.lang.control import Say
from kaimaku.games.hocg.table import ARCHIVE as ARCHIVES
from kaimaku.games.hocg.table import POWER
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, named, support
from tests.rules.hocg.scene_abilities import A, B, Stage, one

TWO_CARDS = AllOf(Archive(HAND), Archive(HAND(item)))
THING = support("tC10-760", "item")


def payer(number: str, cost: Say) -> str:
    return member(number, "Payer", collab_effect(Pay(cost, Draw(2))))


CARDS = payer("tC10-761", TWO_CARDS)
CHEERS = payer("tC10-762", AllOf(Archive(STAGE.cheer), Archive(THIS.cheer)))
POWERS = payer("tC10-763", AllOf(Archive(POWER_TOP[1, 3]), Archive(POWER_TOP[2])))
NESTED = payer("tC10-764", AllOf(AllOf(Archive(HAND), Archive(STAGE.cheer)), AllOf(Archive(HAND(item)), Rest(THIS))))
RETURNS = payer("tC10-765", AllOf(Archive(HAND[1, 2]), ToDeck(ARCHIVE(item))))
BLIND = payer("tC10-766", AllOf(Archive(DECK_TOP), ToHand(ARCHIVE(event))))
MOVES = payer("tC10-767", Reattach(STAGE.cheer[2], HOLOMEM))
TRADES = member("tC10-768", "Trader", gift(Pay(Swap(HOLOMEM, THIS), Draw(2)), turn=MAIN))
HURTS = payer("tC10-772", AllOf(SpecialDamage(10, BACK), Archive(HAND)))
PASSES_ON = member("tC10-773", "Passer", gift(SpecialDamage(10, OPP_HOLOMEM), on=WOULD_TAKE(OPP_HOLOMEM)))
THEIRS = member("tC10-769", "Taker", collab_effect(Opponent(Pay(TWO_CARDS, Draw(2)))))
ERRAND = support("tC10-770", "item", use(Draw(2), pay=TWO_CARDS))
LEADER = card(
    "tC10-771",
    oshi_skill(Pay(TWO_CARDS, Draw(2))),
    printed=Printed(
        number="tC10-771",
        kind="oshi",
        name=named("Leader"),
        life=5,
        skills=(PrintedSkill("skill", named("Skill"), power=1, limit="turn"),),
    ),
).id


def collab(number: str, **side: object) -> Stage:
    cheers = side.pop("cheers", [])
    back = [one(number, "payer", cheers=cheers), *side.pop("back", [])]  # type: ignore[misc]
    s = Stage({"back": back, **side})
    s.do("collab", "payer")
    return s


def spoils(s: Stage, *option: str | int) -> bool:
    """Is this refused because then the rest could not be paid?"""
    return s.why(*option) == "hocg:10.4.2.2"  # type: ignore[arg-type]


@rule("hocg:10.4.2.2")
@pytest.mark.parametrize("way", ["collab", "skill", "play", "opponent"])
def test_the_card_that_the_next_action_asks_for_is_kept(way: str) -> None:
    hand = [one(THING, "thing"), one("x-filler", "other")]
    if way == "opponent":
        s = Stage({"back": [one(THEIRS, "payer")]}, {"hand": hand})
        s.do("collab", "payer")
    elif way == "collab":
        s = collab(CARDS, hand=hand)
    else:
        s = Stage({"oshi": LEADER, "power": 1, "hand": [*hand, *([one(ERRAND, "errand")] if way == "play" else [])]})
        s.do(*(("play", "errand") if way == "play" else ("skill", 0)))
    if way != "play":
        s.do("yes")
    assert spoils(s, "pick", "thing")
    s.do("pick", "other")
    s.quiet()
    assert s.archived("thing") and s.archived("other")
    assert s.hand(B if way == "opponent" else A) == 2


@rule("hocg:10.4.2.2")
def test_the_cheer_that_the_next_action_asks_for_is_kept() -> None:
    s = collab(CHEERS, cheers=[one("red", "own")], back=[one("x-spare", "mate", cheers=[one("blue", "lent")])])
    s.do("yes")
    assert spoils(s, "pick", "own")
    s.do("pick", "lent")
    assert s.archived("own") and s.hand() == 2


@rule("hocg:10.4.2.2")
def test_a_number_that_leaves_too_few_is_not_named() -> None:
    s = collab(POWERS, power=2)
    s.do("yes")
    assert s.options("number") == [("number", 1)], "collabing has put one there: three in all"
    assert spoils(s, "number", 2)
    s.do("number", 1)
    assert s.count(POWER + A) == 0 and s.hand() == 2


@rule("hocg:10.4.2.2", "hocg:10.4.2.1")
def test_costs_within_a_cost_are_one_cost() -> None:
    hand = [one(THING, "thing"), one("x-filler", "other")]
    s = collab(NESTED, hand=hand, cheers=["red"])
    s.do("yes")
    assert spoils(s, "pick", "thing")
    s.do("pick", "other")
    s.quiet()
    assert s.archived("thing") and s.mem("payer").resting and s.mem("payer").cheers == [] and s.hand() == 2
    s = collab(NESTED, hand=hand)
    assert s.prompt == "main", "everybody sees that there is no cheer"
    s = collab(NESTED, hand=["x-filler", "x-filler"], cheers=["red"])
    s.do("yes")
    assert s.prompt == "main" and s.hand() == 2 and s.count(ARCHIVES + A) == 0, "no item: nothing is archived"
    assert len(s.mem("payer").cheers) == 1 and not s.mem("payer").resting


@rule("hocg:10.4.2.2")
def test_as_many_as_one_likes_as_long_as_the_rest_is_there() -> None:
    hand = [one("x-filler", "first"), one(THING, "thing"), one("x-filler", "last")]
    s = collab(RETURNS, hand=hand)
    s.do("yes")
    assert spoils(s, "pick", "last"), "whoever begins with the last one takes nothing else"
    s.do("pick", "first")
    assert spoils(s, "pick", "last") and spoils(s, "done")
    s.do("pick", "thing")
    assert s.archived("first") and not s.archived("thing") and s.hand() == 3


@rule("hocg:10.4.2.2", "hocg:4.1.2.1")
def test_nobody_counts_on_a_card_that_nobody_has_seen() -> None:
    for deck in (["x-filler", "x-filler"], [THING, THING]):
        s = collab(BLIND, deck=deck)
        assert s.prompt == "main", "what the top card of the deck is makes no difference"
    s = collab(BLIND, deck=[THING] * 5, archive=[one("x-filler", "event")])
    s.do("yes")
    assert s.hand() == 3 and not s.archived("event")


@rule("hocg:10.4.2.2", "hocg:4.1.2.1")
@pytest.mark.parametrize("hand", [[THING, "x-filler"], ["x-filler", "x-filler"]])
def test_what_a_hand_holds_does_not_show_in_the_question(hand: list[str]) -> None:
    s = collab(RETURNS, hand=hand)
    assert s.prompt == "may"
    s.do("no")
    s = collab(CARDS, hand=hand)
    assert s.prompt == "may"


@rule("hocg:10.4.2.2")
def test_cheers_that_nobody_could_receive_together_are_not_chosen_together() -> None:
    """One of the two is on each: whoever received them would have one of them already."""
    mate = one("x-spare", "mate", cheers=[one("blue", "c"), one("blue", "d")])
    s = collab(MOVES, cheers=[one("red", "a"), one("red", "b")], center=mate)
    s.do("yes")
    s.do("pick", "c")
    assert spoils(s, "pick", "a") and spoils(s, "pick", "b")
    s.do("pick", "d")
    assert len(s.mem("payer").cheers) == 4 and s.hand() == 2


@rule("hocg:10.4.2.2", "hocg:14.1.1.2")
def test_what_never_comes_to_an_end_is_no_way_to_pay() -> None:
    """Whoever is about to be hit, somebody else is hit instead, on and on."""
    front = {"center": one("x-spare", "a"), "back": [one(HURTS, "payer"), one("x-spare", "b")], "hand": ["x-filler"]}
    s = Stage(front, {"center": one("x-spare", "c")})
    s.do("collab", "payer")
    assert s.prompt == "may", "without anybody to replace it"
    s = Stage(front, {"center": one(PASSES_ON, "c")})
    s.do("collab", "payer")
    assert s.prompt == "main" and s.hand() == 1


@rule("hocg:10.4.2.2", "hocg:5.18.1")
def test_whoever_stands_beside_is_not_swapped() -> None:
    side = {"center": one("x-spare", "center"), "collab": one("x-spare", "collab")}
    s = Stage({**side, "back": [one(TRADES, "trader"), one("x-spare", "beside")]})
    GAME.decide(s.t, A, s.options("ability")[0])
    assert s.chosen_from() == {"center", "collab"}
