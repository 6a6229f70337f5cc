"""Range and Distance."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.lang.lasting import Distance, Numeric, Range
from kaimaku.games.danmaku.rules.reach import distance, in_range, reach
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.listeners import STANDING, Live, enter
from tests.danmaku.scene import Scene
from tests.rule import rule

SHORTER = Range(-2)
NEARER = Distance(-2)
for number, modifier in enumerate((SHORTER, NEARER)):
    modifier.register(f"test:reach/{number}")
PLAIN = ["Utsuho", "Patchouli", "Marisa", "Keine", "Reimu", "Remilia", "Futo", "Yuuka"]


def lasting(t: DanmakuTable, modifier: Numeric, seat: int) -> None:
    enter(t.mods, modifier.stat, Live(modifier.number, 0, seat, -1, t.tick(), STANDING, 0))


@rule("danmaku:distance.1", "danmaku:distance.2", "danmaku:distance.diagram")
@pytest.mark.parametrize(
    ("seats", "distances"),
    [(4, [1, 2, 1]), (5, [1, 2, 2, 1]), (6, [1, 2, 3, 2, 1]), (7, [1, 2, 3, 3, 2, 1]), (8, [1, 2, 3, 4, 3, 2, 1])],
)
def test_distance_is_counted_by_seats_the_shorter_way_round(seats: int, distances: list[int]) -> None:
    s = Scene(" ".join(PLAIN[:seats]))
    for seat in range(seats):
        assert [distance(s.t, seat, (seat + n) % seats) for n in range(1, seats)] == distances


@rule("danmaku:distance.3", "danmaku:defeat.2")
def test_defeated_players_are_not_counted() -> None:
    s = Scene(" ".join(PLAIN[:8]), down="1 2 7")
    assert [distance(s.t, 0, other) for other in (3, 4, 5, 6)] == [1, 2, 2, 1]


@rule("danmaku:distance.3", "danmaku:defeat.4")
def test_a_player_at_0_life_is_counted_until_defeated() -> None:
    s = Scene(" ".join(PLAIN[:6]), life={1: 0})
    assert distance(s.t, 0, 2) == 2


@rule("danmaku:distance.4", "danmaku:distance.1")
def test_only_the_modifiers_of_the_player_counted_to_matter() -> None:
    s = Scene(" ".join(PLAIN[:6]), items={0: "Focus", 2: "Stopwatch"})
    assert distance(s.t, 1, 0) == 3 and distance(s.t, 0, 1) == 1
    assert distance(s.t, 0, 2) == 3 and distance(s.t, 2, 0) == 4
    assert distance(s.t, 5, 4) == 1


@rule("danmaku:distance.5")
def test_distance_is_never_below_1() -> None:
    s = Scene(" ".join(PLAIN[:6]))
    lasting(s.t, NEARER, 1)
    lasting(s.t, NEARER, 3)
    assert distance(s.t, 0, 1) == 1 and distance(s.t, 0, 3) == 1 and distance(s.t, 5, 2) == 3
    s.equip(1, "Focus")
    assert distance(s.t, 0, 1) == 1 and distance(s.t, 5, 1) == 2  # the sum counts, not each term


@rule("danmaku:range.2", "danmaku:range.3")
def test_range_begins_at_1_and_bonuses_add_up() -> None:
    s = Scene(" ".join(PLAIN[:4]), items={1: "Power", 2: "Power, Power", 3: "Power, Mini-Hakkero"})
    assert [reach(s.t, seat) for seat in range(4)] == [1, 2, 3, 5]


@rule("danmaku:range.4")
def test_range_is_never_below_1() -> None:
    s = Scene(" ".join(PLAIN[:4]), items={1: "Power, Power"})
    for seat in (0, 1):
        lasting(s.t, SHORTER, seat)
    assert [reach(s.t, seat) for seat in (0, 1)] == [1, 1]
    lasting(s.t, SHORTER, 1)
    assert reach(s.t, 1) == 1


@rule("danmaku:range.1", "danmaku:attack.4")
def test_only_players_in_range_can_be_shot_at() -> None:
    s = Scene(" ".join(PLAIN[:8]), hands={0: "Shoot"})
    assert s.targets(0, "Shoot") == {1, 7}
    shoot = s.held(0, "Shoot")
    assert s.why(0, "play", shoot, 0, 2, 0) == "range.1"
    assert s.why(0, "play", shoot, 0, 0, 0) == "attack.4"
    assert s.why(0, "play", shoot, 0, 8, 0) and s.why(0, "play", shoot, 0, -1, 0)
    s.equip(0, "Power")
    assert s.targets(0, "Shoot") == {1, 2, 6, 7}
    s.equip(1, "Focus")
    assert s.targets(0, "Shoot") == {2, 6, 7}


@rule("danmaku:defeat.2", "danmaku:range.1")
def test_a_defeated_player_is_no_target() -> None:
    s = Scene(" ".join(PLAIN[:5]), hands={0: "Shoot"}, down="1")
    assert s.targets(0, "Shoot") == {2, 4}
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 1, 0)


@rule("danmaku:faq.suika.1", "danmaku:faq.suika.2")
def test_a_distance_that_is_set_replaces_all_counting() -> None:
    s = Scene("Suika Utsuho", seats=6, hands={0: "Spiritual Attack"}, items={1: "Focus", 3: "Stopwatch"})
    s.cast(0)
    s.quiet()
    s.number(3)
    assert all(distance(s.t, a, b) == 3 for a in range(6) for b in range(6) if a != b)


@rule("danmaku:faq.shoot.1", "danmaku:range.1")
def test_cards_discarded_for_shoot_raise_range_for_this_attack_only() -> None:
    s = Scene(" ".join(PLAIN[:8]), hands={0: "Shoot, Shoot, Laser Shot, Graze"}, items={0: "Power"})
    assert s.targets(0, "Shoot") == {1, 2, 3, 4, 5, 6, 7}
    s.do(0, "play", s.held(0, "Shoot"), 0, 4, 0)
    assert s.reason == "card:cost" and s.why(0, "done") == "range.1"  # two more are needed
    s.pick("Shoot", "Laser Shot")
    if s.prompt == "pick":
        s.done()
    s.quiet()
    assert s.life[4] == 3 and reach(s.t, 0) == 2 and s.t.fired[0] == 1
    assert not in_range(s.t, 0, 4)
