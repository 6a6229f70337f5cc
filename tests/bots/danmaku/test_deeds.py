"""What the journal tells about sides: who chose whom, and whom they could have chosen."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.danmaku.bots.deeds import (
    ATTACK,
    GIFT,
    GRAZE,
    HEAL,
    HELD,
    SAVE,
    THEFT,
    Deed,
    Fallen,
    Moved,
    Shown,
    Watcher,
)
from kaimaku.games.danmaku.bots.parts import HEROINE, STAGE
from kaimaku.kernel.journal import redact
from tests.danmaku.scene import Scene
from tests.properties.danmaku_play import new, walk


def watched(s: Scene, seat: int | None = None) -> Watcher:
    watcher = Watcher(s.t.seats)
    watcher.feed(redact(s.t, s.t.journal or [], seat))
    return watcher


def deeds(s: Scene) -> list[Deed]:
    return [fact for fact in watched(s).facts if isinstance(fact, Deed)]


def test_an_attack_with_all_who_were_in_range() -> None:
    s = Scene(seats=6, hands={0: "Shoot"})
    s.play(0, "Shoot", 1)
    s.quiet()
    assert deeds(s) == [Deed(0, ATTACK, 1, (1, 5))]


def test_cards_paid_for_range_make_more_choices() -> None:
    s = Scene(seats=6, hands={1: "Shoot, Laser Shot"}, active=1)
    s.play(1, "Shoot", 3)
    s.quiet()
    assert deeds(s) == [Deed(1, ATTACK, 3, (0, 2, 3, 5))]


def test_items_make_range_and_distance() -> None:
    s = Scene("Utsuho Alice Marisa Suika Reimu Patchouli", hands={0: "Power, Shoot", 5: "Focus"}, active=5)
    s.play(5, "Focus")
    s.quiet()
    while s.t.active != 0:
        s.end()
        s.quiet()
    s.play(0, "Power")
    s.play(0, "Shoot", 2)
    s.quiet()
    assert [deed for deed in deeds(s) if deed.actor == 0] == [Deed(0, ATTACK, 2, (1, 2, 4))]  # not 5, behind Focus


def test_an_attack_on_all_is_no_choice() -> None:
    s = Scene(seats=5, hands={0: "Last Word"})
    s.play(0, "Last Word")
    s.quiet()
    assert deeds(s) == []


def test_seal_away_counts_once() -> None:
    s = Scene(seats=5, hands={0: "Seal Away"}, items={1: "Power"})
    s.play(0, "Seal Away", 1)
    s.quiet()
    s.pick("Power")
    s.quiet()
    assert deeds(s) == [Deed(0, THEFT, 1, (1, 2, 3, 4))]


def test_theft_among_those_who_have_items() -> None:
    s = Scene(seats=5, hands={0: "Borrow", 2: "Focus"}, active=2)
    s.play(2, "Focus")
    s.until(0)
    s.play(0, "Borrow", s.item(2, "Focus"))
    s.quiet()
    assert [deed for deed in deeds(s) if deed.actor == 0] == [Deed(0, THEFT, 2, (2,))]


def test_graze_for_another_and_not_for_oneself() -> None:
    s = Scene(seats=5, hands={2: "Laser Shot, Shoot", 1: "Graze, Shoot, Shoot"}, active=2)
    s.play(2, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert deeds(s) == [Deed(2, ATTACK, 1, (1, 3))]
    s = Scene(seats=5, hands={2: "Shoot", 1: "Graze, Shoot"}, active=2)
    s.play(2, "Shoot", 3)
    s.react(1, "Graze", you=3)
    s.quiet()
    assert deeds(s) == [Deed(2, ATTACK, 3, (1, 3)), Deed(1, GRAZE, 3, (0, 2, 3, 4))]


def test_a_bomb_saves_whoever_was_attacked() -> None:
    s = Scene(seats=5, hands={2: "Shoot", 1: "Bomb"}, active=2)
    s.play(2, "Shoot", 3)
    s.react(1, "Bomb")
    s.quiet()
    assert deeds(s)[1:] == [Deed(1, SAVE, 3, (3,))]


def test_a_bomb_for_oneself_tells_nothing() -> None:
    s = Scene(seats=5, hands={2: "Shoot", 1: "Bomb"}, active=2)
    s.play(2, "Shoot", 1)
    s.react(1, "Bomb")
    s.quiet()
    assert [deed.actor for deed in deeds(s)] == [2]


def test_healing_others() -> None:
    s = Scene(seats=5, hands={2: "1UP"}, life={0: 2}, active=2)
    s.play(2, "1UP", 0)
    s.quiet()
    assert deeds(s) == [Deed(2, HEAL, 0, (0, 1, 3, 4))]


def test_a_present() -> None:
    s = Scene("Miko Alice Marisa Suika Reimu", hands={0: "Shoot"})
    s.use(0, 2)
    s.quiet()
    assert deeds(s) == [Deed(0, GIFT, 2, (1, 2, 3, 4))]


def test_a_turn_without_an_attack_is_a_weak_deed() -> None:
    s = Scene(seats=6, active=2)
    s.until(3)
    s.until(4)
    assert Deed(3, ATTACK, -1, (2, 4), HELD) in deeds(s)


def test_defeats_and_roles_are_facts() -> None:
    s = Scene(seats=5, hands={0: "Laser Shot"}, life={2: 1})
    s.play(0, "Laser Shot", 2)
    s.quiet()
    facts = watched(s).facts
    assert facts[0] == Shown(0, HEROINE)
    assert facts[-2:] == [Fallen(2), Shown(2, STAGE)]


def test_the_crown_changes_hands() -> None:
    s = Scene(seats=5, incidents="Crisis of Faith", step="start", top="Shoot/spring, Shoot/autumn")
    assert [fact for fact in watched(s).facts if not isinstance(fact, Deed)][-2:] == [Moved(2, 0), Shown(2, HEROINE)]


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_every_seat_and_every_onlooker_finds_the_same(seats: int) -> None:
    t = new(seats, 5)
    t.journal = []
    for _ in walk(t, Random(5)):
        pass
    found = []
    for seat in (*range(seats), None):
        watcher = Watcher(seats)
        watcher.feed(redact(t, t.journal, seat))
        found.append(watcher.facts)
    assert all(facts == found[0] for facts in found)
    assert sum(isinstance(fact, Deed) for fact in found[0]) > 20


def test_reading_on_is_like_reading_at_once() -> None:
    t = new(5, 6)
    t.journal = []
    slow = Watcher(5)
    for _ in walk(t, Random(6)):
        slow.feed(redact(t, t.journal, 2))
    slow.feed(redact(t, t.journal, 2))
    fast = Watcher(5)
    fast.feed(redact(t, t.journal, 2))
    assert slow.facts == fast.facts and fast.read > 100
