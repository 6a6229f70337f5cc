"""8.5: Oshi skills in the main phase."""

from __future__ import annotations

from kaimaku.games.hocg.table import ARCHIVE, HAND, POWER
from tests.rule import rule
from tests.rules.hocg.cards_turn import ITEM, LEADER
from tests.rules.hocg.scene_turn import A, B, Scene, one

SKILL, SP = 0, 1


@rule("hocg:8.5.1")
def test_offered_only_if_it_can_be_paid() -> None:
    for power, skill, sp in ((0, "hocg:12.1.3", "hocg:12.1.3"), (1, "", "hocg:12.1.3"), (2, "", "")):
        s = Scene({"oshi": LEADER, "power": power})
        assert (s.why("skill", SKILL), s.why("skill", SP)) == (skill, sp)
    assert s.why("skill", 2) == "hocg:8.5.1", "no such skill"


@rule("hocg:8.5.1")
def test_its_cost_is_paid_and_it_resolves() -> None:
    power = [one(ITEM, "newest"), one(ITEM, "older"), one(ITEM, "oldest")]
    s = Scene({"oshi": LEADER, "power": power})
    s.do("skill", SP)
    assert s.t.zones[ARCHIVE + A] == [s.card("newest"), s.card("older")], "the newest first (R-32)"
    assert s.t.zones[POWER + A] == [s.card("oldest")] and s.count(HAND + A) == 2
    assert s.prompt == "main"


@rule("hocg:8.5.1.1")
def test_an_oshi_skill_once_a_turn() -> None:
    s = Scene({"oshi": LEADER, "power": 9})
    s.do("skill", SKILL)
    assert not s.offers("skill", SKILL) and s.why("skill", SKILL) == "hocg:8.5.1.1"
    s.until("main")
    assert s.t.active == B
    s.until("main")
    assert s.t.active == A and s.why("skill", SKILL) == "", "on the next turn again"


@rule("hocg:8.5.1.2")
def test_an_sp_skill_once_a_game() -> None:
    s = Scene({"oshi": LEADER, "power": 9}, {"oshi": LEADER, "power": 9})
    s.do("skill", SP)
    assert not s.offers("skill", SP) and s.why("skill", SP) == "hocg:8.5.1.2"
    s.until("main")
    assert s.t.active == B and s.why("skill", SP) == "", "each player has their own"
    s.until("main")
    assert s.t.active == A and s.why("skill", SP) == "hocg:8.5.1.2"


@rule("hocg:8.5.1.1", "hocg:8.5.1.2")
def test_the_two_limits_are_independent() -> None:
    """R-08"""
    for one_skill, other in ((SKILL, SP), (SP, SKILL)):
        s = Scene({"oshi": LEADER, "power": 9})
        s.do("skill", one_skill)
        assert s.why("skill", other) == ""
        s.do("skill", other)
        assert s.options("skill") == []
