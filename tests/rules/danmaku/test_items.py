"""Items: in play until discarded, belonging to their controller, one Defense and one Artifact."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.rules.reach import distance, reach
from kaimaku.games.danmaku.rules.stats import danmaku_limit
from tests.danmaku.scene import Scene
from tests.rule import rule


@rule("danmaku:type.item.1", "danmaku:type.item.2")
def test_an_item_stays_and_works_for_whoever_played_it() -> None:
    s = Scene("Utsuho Patchouli Marisa Reimu", hands={0: "Power"})
    s.play(0, "Power")
    assert s.items(0) == ["Power"] and s.discarded == [] and reach(s.t, 0) == 2
    assert s.prompt == "main step"  # nothing answers an Item
    s.until(0)
    assert s.items(0) == ["Power"] and [reach(s.t, seat) for seat in range(4)] == [2, 1, 1, 1]
    assert all(s.sees(seat, s.item(0, "Power")) for seat in range(4))


@rule("danmaku:type.item.2", "danmaku:type.item.3")
def test_control_passes_and_the_effect_with_it() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Borrow"}, items={1: "Power", 0: "Power"})
    assert s.targets(0, "Borrow") == {s.item(1, "Power")}
    assert s.why(0, "play", s.held(0, "Borrow"), 0, s.item(0, "Power"), 0) == "type.item.2"
    s.play(0, "Borrow", s.item(1, "Power"))
    s.quiet()
    assert reach(s.t, 0) == 3 and reach(s.t, 1) == 1 and danmaku_limit(s.t, 0) == 3


@rule("danmaku:type.item.4")
def test_the_effect_of_a_discarded_item_ends_at_once() -> None:
    """The Focus is gone before the same card looks whether its player is in range."""
    s = Scene("Utsuho Patchouli", hands={0: "Seal Away"}, items={1: "Focus"})
    assert distance(s.t, 0, 1) == 3
    s.play(0, "Seal Away", 1)
    s.quiet()
    if s.prompt == "pick":
        s.pick("Focus")
    s.quiet()
    assert s.items(1) == [] and s.life[1] == 3


@rule("danmaku:type.defense", "danmaku:type.artifact")
@pytest.mark.parametrize(
    ("old", "new", "kept"),
    [
        ("Focus", "Supernatural Border", "Focus"),
        ("Focus", "Supernatural Border", "Supernatural Border"),
        ("Stopwatch", "Mini-Hakkero", "Stopwatch"),
        ("Stopwatch", "Mini-Hakkero", "Mini-Hakkero"),
    ],
)
def test_of_two_defenses_or_artifacts_one_is_discarded_at_once(old: str, new: str, kept: str) -> None:
    s = Scene("Utsuho Patchouli", hands={0: new}, items={0: f"{old}, Power"})
    s.play(0, new)
    assert s.asked == [0] and s.reason == "card:excess" and s.pickable() == sorted([old, new])
    assert s.why(0, "end") == "term.discard.2"  # nothing else goes before it
    s.pick(new if kept == old else old)
    assert s.items(0) == sorted([kept, "Power"]) and s.prompt == "main step"
    assert s.discarded == [new if kept == old else old]


@rule("danmaku:type.defense", "danmaku:type.artifact")
def test_a_defense_and_an_artifact_lie_side_by_side() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Focus, Stopwatch"})
    s.play(0, "Focus")
    s.play(0, "Stopwatch")
    assert s.items(0) == ["Focus", "Stopwatch"] and s.prompt == "main step"


@rule("danmaku:type.artifact", "danmaku:faq.nitori.1")
def test_items_without_effect_count_too() -> None:
    s = Scene("Nitori Utsuho", hands={0: "Spiritual Attack", 1: "Mini-Hakkero"}, items={1: "Stopwatch"})
    s.cast(0, target=1)
    s.quiet()
    if s.prompt == "pick":
        s.done()
    s.until(1)
    s.play(1, "Mini-Hakkero")
    assert s.reason == "card:excess"


@rule("danmaku:type.artifact", "danmaku:type.item.2")
def test_borrowing_a_second_artifact_asks_the_new_controller() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Borrow"}, items={0: "Stopwatch", 1: "Mini-Hakkero"})
    s.play(0, "Borrow", s.item(1, "Mini-Hakkero"))
    s.quiet()
    assert s.asked == [0] and s.reason == "card:excess"
    s.pick("Stopwatch")
    assert s.items(0) == ["Mini-Hakkero"] and s.items(1) == []


@rule("danmaku:term.behalf.3", "danmaku:term.behalf.1")
def test_an_item_played_for_another_is_that_players() -> None:
    s = Scene("Eirin Utsuho", hands={0: "Power, Grimoire"})
    power = s.held(0, "Power")
    assert {int(o[4]) for o in s.options(0) if o[:2] == ("play", power)} == {0, 1, 2, 3}
    assert s.why(0, "play", s.held(0, "Grimoire"), 0, -1, 1) == "term.behalf.1"
    s.play(0, "Power", you=1)
    assert s.items(1) == ["Power"] and reach(s.t, 1) == 2 and s.items(0) == []
    s = Scene("Utsuho Eirin", hands={0: "Power"})
    assert s.why(0, "play", s.held(0, "Power"), 0, -1, 1) == "term.behalf.1"
