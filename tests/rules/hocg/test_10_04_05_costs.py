"""10.4 and 10.5: paying costs, and what the icons of Arts and baton pass ask for."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Printed, PrintedSkill
from kaimaku.games.hocg.lang import (
    COLLABS,
    HAND,
    THIS,
    AllOf,
    Archive,
    Draw,
    Pay,
    Rest,
    card,
    gift,
    oshi_skill,
    texts,
)
from kaimaku.games.hocg.table import ARCHIVE, POWER
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, named, strike
from tests.rules.hocg.scene_abilities import A, Stage, one

LEADER = card(
    "tC10-050",
    oshi_skill(Draw(1)),
    printed=Printed(
        number="tC10-050",
        kind="oshi",
        name=named("Leader"),
        life=5,
        skills=(PrintedSkill("skill", named("Skill"), power=2, limit="turn"),),
    ),
).id
TOILER = member("tC10-051", "Toiler", gift(Pay(AllOf(Archive(HAND), Rest(THIS)), Draw(2)), on=COLLABS(THIS)))
SPENDER = member("tC10-052", "Spender", gift(Pay(Archive(THIS.cheer[2]), Draw(2)), on=COLLABS(THIS)))
TWO_TONE = member("tC10-054", "Two Tone", baton=("white", "neutral"))
PAINTER = member("tC10-053", "Painter", arts=(strike(10, "green", "green", "neutral"),))


@rule("hocg:10.4.2")
def test_paying_is_doing_what_the_cost_says() -> None:
    s = Stage({"oshi": LEADER, "power": [one("x-filler", "new"), one("x-filler", "older"), one("x-filler", "oldest")]})
    s.do("skill", 0)
    assert s.archived("new") and s.archived("older") and s.count(POWER + A) == 1
    assert s.hand() == 1


@rule("hocg:10.4.2.1")
def test_several_actions_of_a_cost_are_done_in_the_written_order() -> None:
    s = Stage({"hand": [one("x-filler", "price")], "back": [one(TOILER, "toiler")]})
    s.do("collab", "toiler")
    s.do("yes")
    assert [entry[0] for entry in s.log("archive", "rest", "draw")] == ["archive", "rest", "draw", "draw"]
    assert s.archived("price") and s.mem("toiler").resting and s.hand() == 2


@rule("hocg:10.4.2.2")
def test_what_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    s = Stage({"oshi": LEADER, "power": 1})
    assert s.why("skill", 0) == "hocg:12.1.3"
    s = Stage({"back": [one(SPENDER, "spender", cheers=["white"])]})
    s.do("collab", "spender")
    assert s.prompt == "main", "nothing is asked"
    assert len(s.mem("spender").cheers) == 1 and s.hand() == 0 and s.count(ARCHIVE + A) == 0


@rule("hocg:10.4.2.2", "hocg:10.4.2.1")
def test_one_impossible_action_of_a_cost_forbids_the_others() -> None:
    s = Stage({"hand": [], "back": [one(TOILER, "toiler")]})
    s.do("collab", "toiler")
    assert s.prompt == "main" and not s.mem("toiler").resting, "no card in hand: nobody rests either"
    assert " and " in texts(BY_ID[TOILER], "en")["gift1"] and "アーカイブし、" in texts(BY_ID[TOILER], "ja")["gift1"]


@rule("hocg:10.5.1", "hocg:10.5.2")
@pytest.mark.parametrize(
    ("cheers", "enough"),
    [
        (["green", "green", "white"], True),
        (["green", "green", "green"], True),
        (["green", "green"], False),
        (["green", "white", "white"], False),
        (["green", "white", "white", "red"], False),
    ],
)
def test_each_icon_needs_a_cheer_of_its_own(cheers: list[str], enough: bool) -> None:
    s = Stage({"center": one(PAINTER, "painter", cheers=cheers)}, {"center": one("x-spare", "b")}, phase="performance")
    assert s.why_not(s.art("painter", "b")) == ("" if enough else "hocg:12.2.3.1")


@rule("hocg:10.5.1", "hocg:10.5.2")
def test_the_icons_of_a_baton_pass() -> None:
    s = Stage({"center": one(TWO_TONE, "center", cheers=["green", "red"]), "back": [one("x-spare", "back")]})
    assert s.why("baton", "back") == "hocg:8.1.3", "white and neutral: two cheers, none of them white"
    s = Stage({"center": one(TWO_TONE, "center", cheers=["white"]), "back": [one("x-spare", "back")]})
    assert s.why("baton", "back") == "hocg:8.1.3", "the white one cannot pay both"
    s = Stage({"center": one(TWO_TONE, "center", cheers=["green", "white"]), "back": [one("x-spare", "back")]})
    s.do("baton", "back")
    assert s.mem("center").cheers == [] and s.place_of("back") == "center"
