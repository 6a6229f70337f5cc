"""10.7: naming what is played, its choices, its targets and its cost."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Printed, PrintedSkill
from kaimaku.games.hocg.lang import (
    ANY,
    ARCHIVE,
    CENTER,
    EVEN,
    HAND,
    HOLOMEM,
    MAIN,
    ODD,
    OPP_CENTER,
    THIS,
    TURN,
    Archive,
    Arts,
    Draw,
    Heal,
    LookTop,
    Modes,
    PutOnStage,
    Rest,
    Roll,
    Search,
    Send,
    SpecialDamage,
    ToHand,
    attached,
    card,
    cheer,
    collab_effect,
    debut,
    gift,
    oshi_skill,
    use,
)
from kaimaku.games.hocg.lang import holomem as any_holomem
from kaimaku.games.hocg.rules.support import LIMITED_USED
from kaimaku.games.hocg.table import ARCHIVE as ARCHIVE_ZONE
from kaimaku.games.hocg.table import DECK, RESOLUTION
from kaimaku.games.hocg.table import HAND as HAND_ZONE
from tests.rule import rule
from tests.rules.hocg.cards_turn import HANA, ITEM, member, named, support
from tests.rules.hocg.scene_abilities import A, Stage, one

CHOICE = support("tC10-080", "event", use(Modes(Rest(HOLOMEM), Draw(1))))
BUSY = member("tC10-081", "Busy", gift(Draw(1), turn=MAIN, limit=TURN))
REST_TWO = support("tC10-082", "event", use(Rest(HOLOMEM[2])))
UP_TO_TWO = support("tC10-083", "event", use(Send(ARCHIVE(cheer)[0, 2], CENTER), Draw(1)))
ANY_NUMBER = support("tC10-084", "event", use(Send(ARCHIVE(cheer)[ANY], CENTER), Draw(1)))
STRIKE_AND_DRAW = member("tC10-085", "Striking", collab_effect(SpecialDamage(20, OPP_CENTER), Draw(1)))
SEARCH = support("tC10-086", "event", use(Search(debut)))
TAKE_ONE = support("tC10-087", "event", use(LookTop(3)))
HEAL = support("tC10-088", "event", use(Heal(20, HOLOMEM)), limited=True)
ROLL = support("tC10-089", "event", use(Roll({ODD: Heal(20, HOLOMEM), EVEN: Heal(10, HOLOMEM)})), limited=True)
BRING = support("tC10-090", "event", use(PutOnStage(HAND(debut))), limited=True)
PAID = support("tC10-091", "event", use(ToHand(ARCHIVE(any_holomem)), pay=Archive(HAND)))
PICKY = support("tC10-092", "event", use(Draw(1), needs=HAND <= 1))
DROP_DEBUT = support("tC10-096", "event", use(Archive(HAND(debut)), Draw(1)))
TOOL = support("tC10-093", "tool", attached(Arts(10, THIS)))
LIMITED_SEARCH = support("tC10-094", "event", use(Search(debut)), limited=True)

LEADER = card(
    "tC10-095",
    oshi_skill(ToHand(ARCHIVE(any_holomem))),
    printed=Printed(
        number="tC10-095",
        kind="oshi",
        name=named("Leader"),
        life=5,
        skills=(PrintedSkill("skill", named("Skill"), power=1, limit="turn"),),
    ),
).id


@rule("hocg:10.7.2", "hocg:10.7.2.1", "hocg:10.7.2.2", "hocg:10.7.2.5")
def test_playing_a_support_step_by_step() -> None:
    s = Stage({"hand": [one(CHOICE, "event")], "back": [one("x-spare", "back")], "center": one("x-spare", "center")})
    s.do("play", "event")
    assert s.t.where[s.card("event")] == RESOLUTION and s.hand() == 0, "named: out of the hand, in the resolution zone"
    assert s.t.known[s.card("event")] == 3, "and seen by both players"
    assert s.prompt == "number", "first the mode"
    s.do("number", 1)
    assert s.prompt == "pick" and s.chosen_from() == {"center", "back"}, "then the target"
    assert not s.mem("back").resting
    s.do("pick", "back")
    assert s.mem("back").resting and s.archived("event"), "resolved and archived"


@rule("hocg:10.7.2.2")
def test_the_mode_decides_whether_there_is_a_target() -> None:
    s = Stage({"hand": [one(CHOICE, "event")], "back": [one("x-spare", "back")]})
    s.do("play", "event")
    s.do("number", 2)
    assert s.prompt == "main" and s.hand() == 1


@rule("hocg:10.7.2.1.1")
def test_an_ability_at_its_limit_cannot_be_named() -> None:
    s = Stage({"center": one(BUSY, "busy"), "back": [one(BUSY, "other")]})
    key = BY_ID[BUSY].activated[0].key
    s.do("ability", key, "busy")
    assert s.hand() == 1
    assert s.why("ability", key, "busy") == "hocg:10.7.2.1.1"
    assert s.offers("ability", key, "other"), "the limit is that card's own"
    s.until("main")
    s.until("main")
    assert s.t.active == A and s.offers("ability", key, "busy"), "a new turn"


@rule("hocg:10.7.2.1")
def test_only_a_card_in_hand_is_played() -> None:
    s = Stage({"archive": [one(ITEM, "item")]}, {"hand": [one(ITEM, "theirs")]})
    assert s.why("play", "item") == "hocg:10.7.2.1" and s.why("play", "theirs") == "hocg:10.7.2.1"


@rule("hocg:10.7.2.3", "hocg:10.7.2.4")
def test_what_an_effect_takes_from_the_archive_is_chosen_after_paying() -> None:
    s = Stage({"oshi": LEADER, "power": [one(HANA, "paid")], "archive": [one(HANA, "old")]})
    s.do("skill", 0)
    assert s.prompt == "pick" and s.archived("paid")
    s.do("pick", "paid")
    assert s.t.where[s.card("paid")] == HAND_ZONE + A and s.archived("old")


@rule("hocg:10.7.2.4")
def test_the_cost_of_a_support_is_paid_before_its_effect() -> None:
    s = Stage({"hand": [one(PAID, "event"), one(HANA, "price"), "x-filler"], "archive": [one(HANA, "old")]})
    s.do("play", "event")
    assert s.prompt == "pick" and not s.archived("price"), "which card is the price?"
    s.do("pick", "price")
    assert s.archived("price") and s.prompt == "pick" and s.offers("pick", "price") and s.offers("pick", "old")
    s.do("pick", "price")
    assert not s.archived("price") and s.prompt == "main"


@rule("hocg:10.7.2.3.1")
def test_a_fixed_number_must_be_chosen() -> None:
    back = [one("x-spare", "one"), one("x-spare", "two")]
    s = Stage({"hand": [one(REST_TWO, "event")], "center": one("x-spare", "center"), "back": back})
    s.do("play", "event")
    assert s.why("done") == "hocg:10.7.2.3.1", "none is not allowed"
    s.do("pick", "center")
    assert s.prompt == "pick" and s.why("done") == "hocg:10.7.2.3.1", "nor is one"
    s.do("pick", "two")
    assert s.prompt == "main" and [s.mem(x).resting for x in ("center", "one", "two")] == [True, False, True]


@rule("hocg:10.7.2.3.2")
@pytest.mark.parametrize(("event", "most"), [(UP_TO_TWO, 2), (ANY_NUMBER, 3)])
def test_up_to_and_any_number_allow_none(event: str, most: int) -> None:
    mine = {
        "hand": [one(event, "event")],
        "center": one("x-spare", "center"),
        "archive": [one("white", "1"), one("green", "2"), one("red", "3")],
    }
    s = Stage(mine)
    s.do("play", "event")
    assert s.offers("done")
    s.do("done")
    assert s.mem("center").cheers == [] and s.hand() == 1, "nobody was sent; the rest was done"
    s = Stage(mine)
    s.do("play", "event")
    assert s.take_all() == most and len(s.mem("center").cheers) == most


@rule("hocg:10.7.2.3.3")
def test_with_fewer_than_asked_for_all_of_them_are_taken() -> None:
    s = Stage({"hand": [one(REST_TWO, "event")], "center": one("x-spare", "only"), "spare": False})
    s.do("play", "event")
    assert s.prompt == "main" and s.mem("only").resting


@rule("hocg:10.7.2.3.4")
def test_without_a_target_the_rest_is_done() -> None:
    s = Stage({"back": [one(STRIKE_AND_DRAW, "striking")]}, {"center": [], "back": [one("x-spare", "back")]})
    s.do("collab", "striking")
    assert s.prompt == "main" and s.hand() == 1
    assert s.mem("back").damage == 0 and not s.log("damage")


@rule("hocg:10.7.2.3.5")
def test_looking_for_a_property_one_may_find_nothing() -> None:
    s = Stage({"hand": [one(SEARCH, "event")], "deck": {"top": [one(HANA, "debut")]}})
    s.do("play", "event")
    assert s.offers("pick", "debut") and s.offers("done")
    s.do("done")
    assert s.t.where[s.card("debut")] == DECK + A and s.prompt == "main"


@rule("hocg:10.7.2.3.5")
def test_so_in_ones_hand_which_nobody_else_sees() -> None:
    s = Stage({"hand": [one(DROP_DEBUT, "event"), one(HANA, "debut")]})
    s.do("play", "event")
    assert s.offers("pick", "debut") and s.offers("done")
    s.do("done")
    assert not s.archived("debut") and s.hand() == 2, "one kept, one drawn"


@rule("hocg:10.7.2.3.5")
def test_without_a_property_a_card_must_be_taken() -> None:
    s = Stage({"hand": [one(TAKE_ONE, "event")], "deck": {"top": [one(HANA, "top")]}})
    s.do("play", "event")
    assert s.why("done") == "hocg:10.7.2.3.1"
    s.do("pick", "top")
    assert s.t.where[s.card("top")] == HAND_ZONE + A


@rule("hocg:10.7.2.3.6")
def test_for_a_card_to_be_attached_its_holomem_is_chosen() -> None:
    s = Stage(
        {"hand": [one(TOOL, "tool")], "center": one("x-spare", "center"), "back": [one("x-spare", "back")]},
        {"center": one("x-spare", "theirs")},
    )
    assert s.offers("play", "tool", "center") and s.offers("play", "tool", "back")
    assert s.why("play", "tool") == "hocg:10.7.2.3.6" and s.why("play", "tool", "theirs") == "hocg:10.7.2.3.6"
    s.do("play", "tool", "back")
    assert s.mem("back").supports == [s.card("tool")]


FULL = ["x-spare"] * 5


@rule("hocg:10.7.2.3.7")
@pytest.mark.parametrize(
    ("event", "hopeless", "useful"),
    [
        (HEAL, {}, {"center": one("x-spare", "c", damage=10)}),
        (ROLL, {}, {"center": one("x-spare", "c", damage=10)}),
        (LIMITED_SEARCH, {"deck": []}, {"deck": 1}),
        (BRING, {"back": FULL}, {"back": FULL[1:]}),
    ],
)
def test_a_support_that_would_change_nothing_is_not_played(
    event: str, hopeless: dict[str, object], useful: dict[str, object]
) -> None:
    s = Stage({"hand": [one(event, "event"), HANA], **hopeless})
    before = s.t.digest()
    assert s.why("play", "event") == "hocg:10.7.2.3.7"
    assert s.t.digest() == before and LIMITED_USED not in s.t.used
    s = Stage({"hand": [one(event, "event"), HANA], **useful}, dice=[1])
    s.do("play", "event")
    assert s.t.used[LIMITED_USED] == 1


@rule("hocg:10.7.2.4.1")
def test_a_condition_of_use_is_part_of_the_cost() -> None:
    s = Stage({"hand": [one(PICKY, "event"), "x-filler", "x-filler"]})
    assert s.why("play", "event") == "hocg:10.7.2.4.1"
    s = Stage({"hand": [one(PICKY, "event"), "x-filler"]})
    s.do("play", "event")
    assert s.hand() == 2 and s.count(ARCHIVE_ZONE + A) == 1
