"""7.5 and 7.6: the main and the performance phase as parts of the turn."""

from __future__ import annotations

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.events import MOVED, announce
from kaimaku.games.hocg.table import CENTER, HAND
from tests.rule import rule
from tests.rules.hocg.cards_turn import (
    CENTER_WATCHER,
    HANA,
    HANA_1,
    ITEM,
    LEADER,
    MAIN_WATCHER,
    PERFORMANCE_END_WATCHER,
    PERFORMANCE_WATCHER,
    STRIKER,
)
from tests.rules.hocg.scene_turn import A, Scene, one

SPARE = "x-spare"


def verbs(s: Scene) -> list[str]:
    return sorted({str(o[0]) for o in GAME.options(s.t, s.seat)})


@rule("hocg:7.5.1")
def test_the_start_of_the_main_phase_comes_before_the_first_action() -> None:
    s = Scene({"back": MAIN_WATCHER}, phase="start of main")
    assert s.prompt == "may" and s.phases() == ["main"]
    s.do("yes")
    assert s.prompt == "main" and s.count(HAND + A) == 1


@rule("hocg:7.5.2")
def test_the_main_phase_offers_the_actions_of_chapter_8_and_no_others() -> None:
    mine = {
        "oshi": LEADER,
        "center": {"card": STRIKER, "cheers": ["white"]},
        "back": [HANA],
        "hand": [HANA, HANA_1, ITEM],
        "power": 3,
    }
    s = Scene(mine)
    assert s.prompt == "main"
    assert verbs(s) == ["baton", "bloom", "collab", "pass", "place", "play", "skill"]
    s.do("collab", int(s.options("collab")[0][1]))
    assert s.prompt == "main", "and again, until the player ends it"


@rule("hocg:7.5.3")
def test_the_main_phase_ends_with_a_check_and_does_not_return() -> None:
    s = Scene({"center": one(CENTER_WATCHER, "watcher"), "back": SPARE})
    announce(s.t, MOVED, A, s.mem("watcher").id, 0, -1, CENTER)
    s.do("pass")
    assert s.prompt == "may" and s.phases() == [], "what waits is played before the performance phase begins"
    s.do("no")
    assert s.prompt == "perform" and s.phases() == ["performance"]
    assert s.why("collab", int(s.t.spots[A][1])) == "hocg:9.1.2", "its actions are over"
    s.do("pass")
    assert s.phases()[:2] == ["performance", "end"] and s.t.turn == 6


@rule("hocg:7.6.1")
def test_no_performance_on_the_first_players_first_turn() -> None:
    performer = {"center": {"card": STRIKER, "cheers": ["white"]}, "back": PERFORMANCE_WATCHER}
    s = Scene(performer, turn=1)
    s.do("pass")
    assert s.phases() == ["end", "draw", "cheer"], "its start is not a moment either"
    s = Scene({}, performer, active="B", turn=2)
    s.do("pass")
    assert s.prompt == "may" and s.phases() == ["performance"], "the second player performs on turn 2"
    s.do("no")
    assert s.prompt == "perform" and s.options("art")


@rule("hocg:7.6.2")
def test_the_performance_phase_offers_arts_and_its_end() -> None:
    mine = {"oshi": LEADER, "center": {"card": STRIKER, "cheers": ["white"]}, "hand": [ITEM, HANA], "power": 3}
    s = Scene(mine, phase="performance")
    assert s.prompt == "perform" and verbs(s) == ["art", "pass"]


@rule("hocg:7.6.3")
def test_what_waits_at_the_end_of_the_performance_phase_comes_before_the_end_phase() -> None:
    """G-41"""
    s = Scene({"back": PERFORMANCE_END_WATCHER}, phase="performance")
    s.do("pass")
    assert s.prompt == "may" and s.phases() == [] and s.t.phase == "performance"
    s.do("no")
    assert s.phases()[0] == "end"
