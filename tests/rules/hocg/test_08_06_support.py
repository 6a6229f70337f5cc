"""8.6: playing support cards (with rb.support)."""

from __future__ import annotations

from typing import get_args

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Support
from kaimaku.games.hocg.rules.stats import ARTS
from kaimaku.games.hocg.table import ARCHIVE, HAND, RESOLUTION
from kaimaku.kernel.values import value
from tests.rule import rule
from tests.rules.hocg.cards_turn import (
    DOWN_OWN_COLLAB,
    EVENT,
    FAN,
    HANA,
    HANA_1,
    ITEM,
    LIMITED_TOOL,
    MASCOT,
    OTHER_LIMITED,
    OTHER_TOOL,
    STAFF,
    TOOL,
    TOOL_BREAKER,
)
from tests.rules.hocg.scene_turn import A, B, Scene, one

SPARE = "x-spare"
ONE_USE = {"staff": STAFF, "item": ITEM, "event": EVENT}
ATTACHED = {"tool": (TOOL, 10), "mascot": (MASCOT, 5), "fan": (FAN, 1)}


def bonus(s: Scene, label: str) -> int:
    return value(s.t, ARTS, s.mem(label).id, 0)


@rule("hocg:8.6.1")
def test_a_cheer_in_hand_is_no_support() -> None:
    s = Scene({"hand": [one("white", "cheer"), one(ITEM, "item")]})
    assert s.options("play") == [("play", s.number("item"))]


@rule("hocg:8.6.1")
def test_any_number_of_supports_from_the_hand() -> None:
    s = Scene({"hand": [one(ITEM, "one"), one(ITEM, "two"), one(HANA, "hana")], "archive": [one(ITEM, "gone")]})
    s.do("play", "one")
    s.do("play", "two")
    assert s.count(HAND + A) == 3 and s.prompt == "main"
    assert s.why("play", "hana") == "hocg:8.6.1", "a holomem is no support"
    assert s.why("play", "gone") == "hocg:10.7.2.1", "nor is one played from elsewhere"


@rule("hocg:8.6.2", "hocg:rb.support.limited-any-name")
@pytest.mark.parametrize("second", [STAFF, OTHER_LIMITED])
def test_one_limited_card_a_turn_whatever_its_name(second: str) -> None:
    s = Scene({"hand": [one(STAFF, "one"), one(second, "two"), one(LIMITED_TOOL, "tool"), one(ITEM, "item")]})
    assert s.why("play", "two") == ""
    s.do("play", "one")
    center = s.t.spots[A][0]
    assert s.why("play", "two") == s.why("play", "tool", center) == "hocg:8.6.2"
    assert s.why("play", "item") == "", "others are free"
    s.until("main")
    assert s.t.active == B
    s.until("main")
    assert s.t.active == A and s.why("play", "two") == "", "the next turn allows one more"


@rule("hocg:8.6.2", "hocg:rb.support.limited-first")
def test_no_limited_card_on_the_first_players_first_turn() -> None:
    hand = [one(STAFF, "limited"), one(ITEM, "item"), one(LIMITED_TOOL, "tool")]
    s = Scene({"hand": hand}, turn=1)
    assert s.why("play", "limited") == s.why("play", "tool", s.t.spots[A][0]) == "hocg:8.6.2"
    assert s.why("play", "item") == ""
    s = Scene({}, {"hand": hand}, active="B", turn=2)
    assert s.why("play", "limited") == s.why("play", "tool", s.t.spots[B][0]) == "", "the second player may"
    s.do("play", "limited")
    assert s.why("play", "tool", s.t.spots[B][0]) == "hocg:8.6.2", "one"


@rule("hocg:rb.support.types")
def test_the_six_types() -> None:
    assert set(get_args(Support)) == {*ONE_USE, *ATTACHED}
    for kind in ONE_USE:
        assert not BY_ID[ONE_USE[kind]].attachable
    for kind in ATTACHED:
        assert BY_ID[ATTACHED[kind][0]].attachable


@rule("hocg:rb.support.one-use")
@pytest.mark.parametrize("kind", ONE_USE)
def test_staff_items_and_events_are_archived_after_their_ability(kind: str) -> None:
    back = [one(SPARE, "one"), one(SPARE, "two")]
    s = Scene({"back": back, "hand": [one(ONE_USE[kind], "card")]})
    s.do("play", "card")
    if kind == "event":
        assert s.prompt == "pick" and s.t.where[s.card("card")] & ~1 == RESOLUTION, "not before (G-96)"
        s.do("pick", "two")
    assert s.t.zones[ARCHIVE + A] == [s.card("card")]


@rule("hocg:rb.support.attached")
@pytest.mark.parametrize("kind", ATTACHED)
def test_tools_mascots_and_fans_act_while_attached(kind: str) -> None:
    number, plus = ATTACHED[kind]
    hand = [one(number, "card"), one(TOOL_BREAKER, "breaker")]
    s = Scene({"center": one(SPARE, "center"), "back": one(SPARE, "back"), "hand": hand}, {"back": one(SPARE, "its")})
    assert s.why("play", "card", "its") == s.why("play", "card") == "hocg:10.7.2.3.6", "on an own holomem"
    assert bonus(s, "back") == 0, "not from the hand"
    s.do("play", "card", "back")
    assert s.mem("back").supports == [s.card("card")] and bonus(s, "back") == plus and bonus(s, "center") == 0
    s.do("play", "breaker")
    assert s.mem("back").supports == [] and bonus(s, "back") == 0, "not from the archive"


@rule("hocg:rb.support.fan-multiple")
def test_any_number_of_fans() -> None:
    s = Scene({"center": one(SPARE, "center"), "hand": [one(FAN, f"fan {i}") for i in range(3)]})
    for i in range(3):
        s.do("play", f"fan {i}", "center")
    assert len(s.mem("center").supports) == 3 and bonus(s, "center") == 3


@rule("hocg:rb.support.no-move")
def test_attached_cards_are_neither_moved_nor_exchanged() -> None:
    """R-20: a full holomem is no choice."""
    hand = [one(OTHER_TOOL, "tool"), one(MASCOT, "mascot")]
    center = one(SPARE, "center", attached=[{"card": TOOL, "as": "attached"}])
    s = Scene({"center": center, "back": one(SPARE, "back", resting=True), "hand": hand})
    assert s.why("play", "tool", "center") == "hocg:10.7.2.5.1.2.1"
    assert s.why("play", "attached", "back") == "hocg:10.7.2.1", "it is not in the hand"
    assert s.why("play", "tool", "back") == s.why("play", "mascot", "center") == ""
    assert {o[1] for verb in ("play", "ability") for o in s.options(verb)} == {s.card("tool"), s.card("mascot")}


@rule("hocg:rb.support.stay")
def test_they_stay_through_bloom_and_moves_and_leave_with_a_down() -> None:
    hana = one(HANA, "hana", attached=[{"card": TOOL, "as": "tool"}, {"card": FAN, "as": "fan"}], cheers=["white"])
    hand = [one(HANA_1, "first"), one(DOWN_OWN_COLLAB, "down")]
    s = Scene({"center": hana, "back": one(SPARE, "back"), "hand": hand})
    cards = [s.card("tool"), s.card("fan")]
    s.do("bloom", "first", "hana")
    s.do("baton", "back")
    assert s.place_of("hana") == "back" and s.mem("hana").supports == cards
    s.do("collab", "hana")
    s.until("main")
    assert s.t.active == B and s.mem("hana").supports == cards
    s.until("main")
    assert s.t.active == A and s.place_of("hana") == "back" and s.mem("hana").supports == cards
    s.until("main")
    s.until("main")
    s.do("collab", "hana")
    s.do("play", "down")
    assert s.place_of("hana") == "gone" and {*cards} <= {*s.t.zones[ARCHIVE + A]}
