"""Remilia Scarlet and Shameimaru Aya."""

import pytest

from tests.danmaku.scene import Scene
from tests.rule import rule

# --- Remilia: a card for every attack avoided -----------------------------------------------------------------------


@pytest.mark.parametrize("draws", [True, False])
def test_remilia_may_draw_when_she_avoids_an_attack(draws: bool) -> None:
    s = Scene("Utsuho Remilia", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.asked == [1] and s.prompt == "may"
    s.yes(1) if draws else s.no(1)
    assert s.cards(1) == int(draws) and s.life[1] == 4
    assert s.prompt == "main step"


def test_others_who_avoid_for_her_count_others_who_avoid_themselves_do_not() -> None:
    helped = Scene("Utsuho Remilia", hands={0: "Shoot", 2: "Graze, Shoot"})
    helped.play(0, "Shoot", 1)
    helped.react(2, "Graze", you=1)
    helped.quiet()
    assert helped.asked == [1] and helped.prompt == "may"
    world = Scene("Utsuho Remilia Sakuya", hands={0: "Shoot", 2: "Spiritual Attack"})
    world.play(0, "Shoot", 1)
    world.counter(2, target=1)
    world.quiet()
    assert world.asked == [1] and world.prompt == "may"
    other = Scene("Utsuho Alice Remilia", hands={0: "Shoot", 1: "Graze"})
    other.play(0, "Shoot", 1)
    other.react(1, "Graze")
    other.quiet()
    assert other.prompt == "main step"
    hit = Scene("Utsuho Remilia", hands={0: "Shoot"})
    hit.play(0, "Shoot", 1)
    hit.quiet()
    assert hit.prompt == "main step" and hit.cards(1) == 1


@pytest.mark.parametrize("late", [True, False])
@rule("danmaku:faq.remilia.1", "danmaku:term.cancel.2")
def test_a_cancelled_attack_is_not_avoided(late: bool) -> None:
    s = Scene("Utsuho Remilia", hands={0: "Shoot", 1: "Graze", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    if late:
        s.passes()  # her Graze has resolved, the attack has not
    s.react(2, "Bomb")
    assert s.asked == [1] and s.prompt == "take back"
    s.yes(1)
    assert s.hand(1) == ["Graze"] and s.prompt == "main step"
    assert s.told("draw", "avoid") == []


def test_a_card_for_each_of_several_attacks() -> None:
    s = Scene("Utsuho Remilia", hands={0: "Spiritual Attack", 1: "Graze, Graze/winter"}, life={1: 4})
    s.only("Voile, Tempest")
    s.cast(0, target=1)
    for _ in range(2):
        s.react(1, "Graze")
        s.quiet()
        s.yes(1)
    s.quiet()
    assert s.life[1] == 3 and s.hand(1)[:2] == ["Tempest", "Voile"]


# --- Remilia: Spear the Gungnir -------------------------------------------------------------------------------------


@rule("danmaku:attack.2", "danmaku:term.cancel.1", "danmaku:spell.5")
def test_gungnir_reaches_anyone_and_is_neither_avoided_nor_cancelled() -> None:
    s = Scene(
        "Remilia Futo Keine Aya",
        seats=8,
        hands={0: "Spiritual Attack", 1: "Shoot", 2: "Spiritual Attack", 4: "Graze, Bomb", 5: "Bomb"},
        items={4: "Supernatural Border"},
    )
    assert s.targets(0, "Spiritual Attack", "invoke") == {1, 2, 3, 4, 5, 6, 7}
    s.cast(0, target=4)
    assert not s.window or (s.reactions(4) == [] and s.reactions(5) == [] and s.reactions(2) == [])
    s.quiet()
    assert s.life[4] == 3


@rule("danmaku:term.cancel.1", "danmaku:attack.2")
def test_why_gungnir_cannot_be_answered() -> None:
    s = Scene("Remilia Byakuren", hands={0: "Spiritual Attack", 1: "Shoot, Graze, Bomb"})
    s.cast(0, target=1)
    assert s.why(1, *s.reaction(1, "Graze")) == "attack.2"
    assert s.why(1, *s.reaction(1, "Bomb")) == "term.cancel.1"
    s.react(1, "ability")  # Byakuren answers the attack, not the Spell Card
    s.quiet()
    assert s.life == [4, 3, 4, 4]


@rule("danmaku:faq.capture.1")
def test_captured_it_cannot_be_cancelled_either() -> None:
    s = Scene("Utsuho Remilia", hands={0: "Capture Spell Card", 2: "Bomb"})
    s.cast(0, "Capture Spell Card", whose=1, target=2)
    assert not s.window or s.why(2, *s.reaction(2, "Bomb")) == "term.cancel.1"
    s.quiet()
    assert s.life[2] == 3


# --- Aya: a Danmaku card against a Danmaku card ---------------------------------------------------------------------


@rule("danmaku:faq.aya.1", "danmaku:term.cancel.1")
def test_aya_discards_a_danmaku_card_to_cancel_one() -> None:
    s = Scene("Utsuho Alice Aya", hands={0: "Shoot", 2: "Melee, Voile"})
    s.play(0, "Shoot", 1)
    s.react(2, "ability")
    s.quiet()
    assert s.life == [5, 4, 4, 4]
    assert s.hand(2) == ["Voile"]
    assert s.discarded == ["Melee", "Shoot"]
    assert s.t.fired[2] == 0 and s.t.spent == 0


def test_aya_needs_a_danmaku_card_and_something_to_cancel() -> None:
    s = Scene("Utsuho Aya", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    assert s.why(1, *s.reaction(1, "ability")) == "type.reaction.1"
    spell = Scene("Cirno Aya", hands={0: "Spiritual Attack", 1: "Shoot"})
    spell.cast(0, target=1)
    assert spell.why(1, *spell.reaction(1, "ability")) == "faq.aya.1"
    tempest = Scene("Utsuho Aya", hands={0: "Tempest", 1: "Shoot"})
    tempest.play(0, "Tempest")
    assert not tempest.window or tempest.reactions(1) == []


@rule("danmaku:faq.aya.1")
def test_aya_once_per_turn_of_anyone() -> None:
    s = Scene("Sakuya Aya", hands={0: "Shoot, Melee", 1: "Shoot, Shoot/winter, Shoot/summer"})
    s.play(0, "Shoot", 1)
    s.react(1, "ability", pay=["Shoot"])
    s.quiet()
    s.play(0, "Melee", 1)
    assert s.why(1, *s.reaction(1, "ability")) == "faq.aya.1"
    s.quiet()
    s.done()
    assert s.life[1] == 3


def test_aya_again_in_the_next_turn() -> None:
    s = Scene("Utsuho Aya Marisa", hands={0: "Shoot", 1: "Shoot, Shoot/winter", 2: "Shoot"})
    s.only("")
    s.play(0, "Shoot", 1)
    s.react(1, "ability", pay=["Shoot"])
    s.quiet()
    s.until(2)
    s.play(2, "Shoot", 1)
    s.react(1, "ability", pay=["Shoot"])
    s.quiet()
    assert s.life[1] == 4


def test_aya_may_cancel_her_own_card() -> None:
    s = Scene("Aya Utsuho", hands={0: "Shoot, Shoot/winter"})
    s.play(0, "Shoot", 1)
    s.react(0, "ability")
    s.quiet()
    assert s.life[1] == 4 and s.t.fired[0] == 1


@rule("danmaku:faq.bomb.1")
def test_her_ability_cannot_be_cancelled() -> None:
    s = Scene("Utsuho Aya", hands={0: "Shoot, Bomb", 1: "Shoot"})
    s.play(0, "Shoot", 1)
    s.react(1, "ability")
    assert not s.window or s.why(0, *s.reaction(0, "Bomb", to=1)) == "faq.bomb.1"
    s.quiet()
    assert s.life[1] == 4


def test_aya_cancels_a_copy_of_melee() -> None:
    s = Scene("Utsuho Alice Aya", hands={0: "Melee", 1: "Shoot", 2: "Shoot"})
    s.play(0, "Melee", 1)
    s.quiet()
    s.pick("Shoot")
    s.pick(2)
    s.react(2, "ability", to=len(s.t.stack) - 1)
    s.quiet()
    assert s.life == [5, 3, 4, 4]


# --- Aya: Wind God Girl ---------------------------------------------------------------------------------------------


@rule("danmaku:spell.4", "danmaku:collect.1")
def test_wind_god_girl_takes_the_danmaku_cards_of_five() -> None:
    s = Scene("Aya", hands={0: "Spiritual Attack"}, top="Shoot, Voile, Melee, Graze, Bomb, Last Word")
    s.cast(0)
    s.quiet()
    assert s.hand(0) == ["Melee", "Shoot"]
    assert s.discarded == ["Voile", "Graze", "Bomb"]
    assert s.deck_top == "Last Word"
    assert all(s.sees(3, card) for card in s.t.zones[9])  # all have seen them
    assert s.told("draw") == []  # taken, not drawn
    assert s.picks() == {1, 3}
    s.pick(1)
    s.quiet()
    assert s.life == [5, 3, 4, 4]


def test_wind_god_girl_feeds_the_incident_and_need_not_attack() -> None:
    s = Scene(
        "Aya", hands={0: "Spiritual Attack"}, top="Shoot, Voile, Melee, Graze, Bomb", incident="Great Barrier Weakening"
    )
    s.cast(0)
    s.quiet()
    s.done()
    assert s.collected == ["Bomb", "Spiritual Attack"]
    assert s.life == [5, 4, 4, 4]


@rule("danmaku:deck.reshuffle.1")
def test_wind_god_girl_with_a_short_deck() -> None:
    s = Scene("Aya", hands={0: "Spiritual Attack"}, discard="Shoot, Voile")
    s.only("Melee, Graze")
    s.cast(0)
    s.quiet()
    assert s.hand(0) == ["Melee", "Shoot"]
    assert sorted(s.discarded) == ["Graze", "Voile"]


@rule("danmaku:term.cancel.1", "danmaku:faq.capture.1")
def test_wind_god_girl_cancelled_and_captured() -> None:
    s = Scene("Aya", hands={0: "Spiritual Attack", 1: "Bomb"}, top="Shoot")
    s.cast(0)
    s.react(1, "Bomb")
    s.quiet()
    assert s.deck_top == "Shoot"
    captured = Scene("Utsuho Aya", hands={0: "Capture Spell Card"}, top="Shoot, Voile, Melee, Graze, Bomb")
    captured.cast(0, "Capture Spell Card", whose=1)
    captured.quiet()
    assert captured.hand(0) == ["Melee", "Shoot"]
