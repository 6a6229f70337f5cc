"""At 0 life, saved or defeated; what becomes of the defeated, of their turn, and of the others."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.rules.reach import distance
from kaimaku.games.danmaku.rules.stats import danmaku_limit
from kaimaku.games.danmaku.table import HAND, ITEMS, ROLE
from tests.danmaku.scene import Scene
from tests.rule import rule

FIVE = "Utsuho Patchouli Marisa Yuuka Futo"


@rule("danmaku:defeat.1", "danmaku:defeat.3", "danmaku:defeat.6", "danmaku:life.draw")
def test_at_0_life_a_player_is_still_there_and_may_be_saved() -> None:
    s = Scene(FIVE, hands={0: "Shoot", 1: "Graze", 3: "1UP"}, life={1: 1})
    s.play(0, "Shoot", 1)
    s.passes()
    assert s.life[1] == 0 and not s.t.down and s.cards(1) == 2 and s.window
    assert distance(s.t, 0, 2) == 2
    assert s.reactions(3) == [s.reaction(3, "1UP", to=-1, target=1)]
    assert s.why(3, *s.reaction(3, "1UP", to=-1, target=2)) == "type.reaction.2"
    s.save(3, 1)
    s.quiet()
    assert s.life[1] == 1 and not s.t.down and s.cards(1) == 2  # the card for the life stays
    assert s.discarded == ["Shoot", "1UP"]


@rule("danmaku:defeat.3", "danmaku:life.draw")
def test_the_card_drawn_for_the_last_life_may_be_what_saves() -> None:
    s = Scene(FIVE, hands={0: "Shoot"}, life={1: 1}, top="1UP")
    s.play(0, "Shoot", 1)
    assert s.window and s.asked == [1]
    s.save(1, 1)
    s.quiet()
    assert s.life[1] == 1 and not s.t.down


@rule("danmaku:defeat.4")
def test_a_player_at_0_goes_on_reacting_to_the_same_action() -> None:
    """Nuclear Excursion: hit at 1 life, she avoids the second attack and is hit by the third for nothing."""
    s = Scene(FIVE, hands={0: "Spiritual Attack", 1: "Graze", 2: "1UP"}, life={1: 1})
    s.cast(0, target=1)
    s.passes()
    assert s.life[1] == 0 and s.window
    s.passes()  # nobody saves her yet
    assert s.window and s.reaction(1, "Graze") in s.reactions(1)
    s.react(1, "Graze")
    s.passes()
    s.passes()
    assert s.window and s.told("avoid", "hit") == [("hit", 1), ("avoid", 1)]
    s.save(2, 1)
    s.quiet()
    assert s.life[1] == 0 and s.t.down == 0b10  # saved from the first, lost to the third attack


@rule("danmaku:defeat.3", "danmaku:type.healing")
def test_1up_is_open_in_every_window_while_somebody_is_at_0() -> None:
    """S9: the loss, then the windows of later attacks, and once more before the defeat if anything has changed."""
    s = Scene(FIVE, hands={0: "Spiritual Attack", 3: "1UP"}, life={1: 1})
    s.cast(0, target=1)
    windows = 0
    while s.window:
        windows += bool(s.reactions(3))
        s.passes()
    assert windows >= 3 and s.t.down == 0b10


@rule("danmaku:defeat.3")
def test_all_who_passed_once_are_not_asked_again_if_nothing_has_changed() -> None:
    s = Scene(FIVE, hands={0: "Shoot", 3: "1UP"}, life={1: 1})
    s.play(0, "Shoot", 1)
    s.passes()
    assert s.window
    s.passes()
    assert s.t.down == 0b10 and s.prompt == "main step"


@rule("danmaku:defeat.3", "danmaku:life.pay")
def test_a_card_that_comes_later_is_a_last_chance_before_the_defeat() -> None:
    """She pays her last life, and her Spell Card draws the 1UP: once more, since a hand has changed (S9)."""
    s = Scene("Patchouli Utsuho Marisa Futo", life={0: 1}, incident="Overdrive", top="Power, Power, 1UP")
    s.cast(0, "incident")
    assert s.life[0] == 0 and s.hand(0) == ["Power"]
    s.quiet()
    assert s.reason == "seat:attack" and s.hand(0) == ["1UP", "Power", "Power"]
    s.done()
    assert s.window and s.asked == [0]
    s.save(0, 0)
    s.quiet()
    assert s.life[0] == 1 and not s.told("defeat")


@rule("danmaku:defeat.7", "danmaku:type.healing")
def test_the_defeated_cannot_be_saved() -> None:
    s = Scene(FIVE, hands={0: "Laser Shot, 1UP"}, life={2: 1, 3: 1})
    s.play(0, "Laser Shot", 2)
    s.quiet()
    assert s.t.down == 0b100
    assert s.targets(0, "1UP") == {3}
    assert s.why(0, "play", s.held(0, "1UP"), 0, 2, 0)


@rule("danmaku:defeat.8", "danmaku:defeat.10")
def test_the_defeated_discard_everything_and_reveal_and_the_turn_goes_on() -> None:
    s = Scene(FIVE, hands={0: "Shoot", 2: "Graze, Bomb"}, items={2: "Power, Focus"}, life={2: 1}, top="Voile")
    s.equip(0, "Mini-Hakkero, Power")
    s.t.options = None
    s.play(0, "Shoot", 2)
    s.quiet()
    while s.prompt == "pick":
        s.pick("Power")
        s.quiet()
    assert s.t.down == 0b100 and s.t.zones[HAND + 2] == s.t.zones[ITEMS + 2] == []
    assert sorted(s.discarded) == ["Bomb", "Focus", "Graze", "Power", "Shoot", "Voile"]
    assert all(s.sees(seat, s.t.zones[ROLE + 2][0]) for seat in range(5))
    assert s.told("defeat", "role")[-2:] == [("defeat", 2), ("role", 2)]
    assert s.prompt == "main step" and s.asked == [0] and danmaku_limit(s.t, 2) == 1
    assert distance(s.t, 1, 3) == 1


@rule("danmaku:defeat.5", "danmaku:defeat.8")
def test_all_at_0_are_defeated_in_one_event() -> None:
    s = Scene(
        "Utsuho Patchouli Marisa Keine Futo Remilia",
        hands={0: "Last Word", 1: "Graze", 2: "Bomb", 4: "Power"},
        life={1: 1, 2: 1, 4: 1},
    )
    s.play(0, "Last Word")
    s.quiet()
    assert s.t.down == 0b010110 and s.life == [5, 0, 0, 3, 0, 3]
    told = [kind for kind, _ in s.told("hit", "defeat", "role") if kind != "hit"]
    assert told == ["role", *["defeat"] * 3, *["role"] * 3]  # the first is the Heroine's
    assert s.told("defeat") == [("defeat", 1), ("defeat", 2), ("defeat", 4)]  # clockwise from the current player


@rule("danmaku:defeat.10", "danmaku:turn.next")
def test_a_current_player_who_is_defeated_has_no_discard_step() -> None:
    s = Scene(
        FIVE,
        roles="stage_boss heroine partner stage_boss ex_boss",
        hands={0: "Spiritual Attack", 3: "Graze, Graze, Graze, Graze, Graze"},
        life={0: 1},
    )
    s.cast(0, target=1)  # she loses a life herself at the end
    s.quiet()
    assert s.t.down == 1 and s.t.active == 1 and s.prompt == "main step"
    assert s.cards(3) == 5  # nobody was asked to discard


@rule("danmaku:defeat.10")
def test_a_current_player_who_falls_in_her_incident_step_does_not_draw() -> None:
    s = Scene(
        FIVE,
        roles="stage_boss heroine partner stage_boss ex_boss",
        life={0: 1},
        incident="Saigyou Ayakashi Blooming",
        step="incident",
    )
    s.quiet()
    assert s.t.down == 1 and s.t.active == 1 and s.life[1] == 4  # the next player's own incident step
    assert s.told("draw").count(("draw", 0)) == 1  # for the life


@rule("danmaku:defeat.5", "danmaku:defeat.4")
def test_defeats_wait_for_the_end_of_the_whole_action() -> None:
    """Melee copied on and on is one action: whoever fell first is still there to be counted and copied to."""
    s = Scene(FIVE, hands={0: "Melee", 1: "Shoot", 2: "Graze"}, life={1: 1})
    s.play(0, "Melee", 1)
    s.quiet()
    assert s.life[1] == 0 and not s.told("defeat") and s.reason == "card:chain"
    s.pick("Shoot")
    assert s.reason == "seat:copy"
    s.pick(0)
    s.quiet()
    while s.prompt == "pick":
        s.done()
        s.quiet()
    assert s.life[0] == 4 and s.t.down == 0b10
    kinds = [kind for kind, _ in s.told("copy", "hit", "defeat")]
    assert kinds == ["hit", "copy", "hit", "defeat"]


@rule("danmaku:defeat.2")
def test_the_defeated_take_no_turns_and_are_asked_nothing() -> None:
    s = Scene(FIVE, hands={0: "Shoot", 1: "Graze"}, down="2 3")
    s.play(0, "Shoot", 1)
    assert s.asked == [1]
    s.quiet()
    s.until(4)
    assert s.t.down == 0b1100


@rule("danmaku:role.partner", "danmaku:defeat.8")
def test_shared_fate_asks_the_heroine_what_she_keeps() -> None:
    s = Scene(
        "Utsuho Patchouli Marisa Keine Futo",
        hands={2: "Laser Shot", 0: "Graze, Bomb, Power, Voile"},
        items={0: "Focus"},
        life={1: 1},
        active=2,
    )
    s.play(2, "Laser Shot", 1)
    s.quiet()
    assert s.asked == [0] and s.reason == "card:keep" and s.items(0) == []
    s.pick("Graze", "Voile")
    assert s.hand(0) == ["Graze", "Voile"] and {"Bomb", "Power", "Focus"} <= set(s.discarded)


@rule("danmaku:defeat.8", "danmaku:collect.1")
def test_what_the_defeated_discard_may_be_collected() -> None:
    s = Scene(FIVE, hands={0: "Laser Shot", 2: "Graze/spring, Bomb"}, life={2: 1}, incident="Spring Snow", top="Voile")
    s.play(0, "Laser Shot", 2)
    s.quiet()
    assert s.collected == ["Graze"] and "Bomb" in s.discarded + s.collected


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_life_of_the_defeated_stays_0(seats: int) -> None:
    s = Scene(seats=seats, hands={0: "Laser Shot"}, life={3: 1})
    s.play(0, "Laser Shot", 3)
    s.quiet()
    assert s.life[3] == 0 and s.t.down >> 3 & 1
