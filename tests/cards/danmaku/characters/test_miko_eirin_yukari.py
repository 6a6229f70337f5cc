"""Toyosatomimi no Miko, Yagokoro Eirin and Yakumo Yukari."""

import pytest

from kaimaku.games.danmaku.rules.stats import max_hand
from kaimaku.games.danmaku.table import HAND
from tests.danmaku.scene import Scene
from tests.rule import rule

# --- Miko: giving cards away ----------------------------------------------------------------------------------------


def test_miko_gives_any_number_of_cards_to_another() -> None:
    s = Scene("Miko", hands={0: "Voile, Power, Shoot"})
    assert {o[3] for o in s.options(0) if o[0] == "use"} == {1, 2, 3}
    power = s.held(0, "Power")
    s.do(0, "use", s.character(0), 0, 2)
    assert s.reason == "card:give" and ("done",) not in s.options(0)
    s.pick("Voile", "Power")
    s.done()
    assert s.hand(0) == ["Shoot"] and s.hand(2) == ["Power", "Voile"]
    assert s.sees(0, power) and s.sees(2, power) and not s.sees(1, power)
    s.use(0, 1)
    assert s.hand(1) == ["Shoot"]  # the last one is no choice


def test_miko_needs_cards_her_own_turn_and_another_player() -> None:
    s = Scene("Miko", hands={0: "Voile"})
    assert s.why(0, "use", s.character(0), 0, 0) == "attack.4"
    assert s.why(0, "use", s.character(0), 0, -1) == "defeat.2"
    empty = Scene("Miko")
    assert all(o[0] != "use" for o in empty.options(0))
    assert empty.why(0, "use", empty.character(0), 0, 1) == "ability.1"


# --- Miko: an empty hand --------------------------------------------------------------------------------------------


@rule("danmaku:ability.1", "danmaku:spell.1")
def test_miko_with_an_empty_hand_activates_her_spell_card_at_once() -> None:
    s = Scene("Miko", hands={0: "Voile", 1: "Shoot, Graze"}, top="Power, Bomb, Melee")
    s.use(0, 3)
    assert s.asked == [0] and s.prompt == "empty hand"
    assert s.options(0) == [("invoke", s.character(0), 0, 0, -1, target) for target in range(4)] + [("pass",)]
    s.do(0, *s.options(0)[1])  # on seat 1
    s.quiet()
    assert s.hand(1) == ["Bomb", "Melee", "Power"]
    assert s.discarded == ["Shoot", "Graze"]
    assert s.picks() == {1, 3}
    s.pick(1)
    s.quiet()
    assert s.life[1] == 3
    assert s.prompt == "main step"
    assert s.why(0, "invoke", s.character(0), 0, 0, -1, 1) == "turn.main.5"


def test_miko_may_wait_and_do_it_later_in_her_main_step() -> None:
    s = Scene("Miko", hands={0: "Voile"})
    s.use(0, 3)
    s.do(0, "pass")
    assert s.prompt == "main step"
    s.cast(0, "ability", target=0)
    s.quiet()
    assert s.cards(0) == 3
    full = Scene("Miko", hands={0: "Voile"})
    assert full.why(0, "invoke", full.character(0), 0, 0, -1, 1) == "spell.1"


@rule("danmaku:spell.2")
def test_miko_in_anothers_turn_once_what_was_going_on_is_over() -> None:
    s = Scene("Utsuho Miko", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.asked == [1] and s.prompt == "empty hand"
    assert s.told("avoid") == [("avoid", 1)] and s.discarded == ["Shoot", "Graze"]
    s.do(1, "invoke", s.character(1), 0, 1, -1, 1)
    s.quiet()
    assert s.cards(1) == 3
    s.pick(0)
    s.quiet()
    assert s.life[0] == 4
    assert s.asked == [0] and s.prompt == "main step"


def test_who_declines_is_not_asked_again_before_having_had_a_card() -> None:
    s = Scene("Utsuho Miko", hands={0: "Shoot, Power, Power/winter", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    s.do(1, "pass")
    s.play(0, "Power")
    assert s.asked == [0] and s.prompt == "main step"
    s.until(1)
    assert s.cards(1) == 2  # only her draw step changed that


def test_the_latch_opens_with_a_card() -> None:
    s = Scene("Sakuya Miko", hands={0: "Shoot, Laser Shot, Seal Away", 1: "Graze"})
    s.only("Graze")
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    s.do(1, "pass")
    s.play(0, "Laser Shot", 1)
    s.quiet()
    assert s.hand(1) == ["Graze"] and s.prompt == "main step"
    s.play(0, "Seal Away", 1)
    s.passes()
    s.react(1, "Graze")
    s.quiet()
    assert s.asked == [1] and s.prompt == "empty hand"


def test_no_question_with_the_round_spent_or_under_spring_snow() -> None:
    spent = Scene("Utsuho Miko", hands={0: "Shoot", 1: "Graze"})
    spent.t.spent |= 1 << 1
    snow = Scene("Utsuho Miko", hands={0: "Shoot", 1: "Graze"}, incident="Spring Snow")
    for s in (spent, snow):
        s.play(0, "Shoot", 1)
        s.react(1, "Graze")
        s.quiet()
        assert s.asked == [0] and s.prompt == "main step"


@rule("danmaku:term.cancel.1")
def test_a_bomb_cancels_the_sphere_in_anothers_turn() -> None:
    s = Scene("Utsuho Miko", hands={0: "Shoot, Bomb", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    s.do(1, "invoke", s.character(1), 0, 1, -1, 1)
    s.react(0, "Bomb")
    s.quiet()
    assert s.cards(1) == 0 and s.prompt == "main step"
    assert s.t.spent == 1 << 1


# --- Miko: the Armillary Sphere -------------------------------------------------------------------------------------


@rule("danmaku:spell.4")
def test_the_sphere_on_anyone_herself_included() -> None:
    s = Scene("Miko", seats=6, hands={0: "Spiritual Attack, Voile", 3: ""})
    assert s.targets(0, "Spiritual Attack", "invoke") == {0, 1, 2, 3, 4, 5}
    s.cast(0, target=0)
    s.quiet()
    assert s.cards(0) == 3 and s.discarded == ["Voile"]
    s.done()
    none = Scene("Miko", seats=6, hands={0: "Spiritual Attack, Voile"})
    none.cast(0, target=3)
    none.quiet()
    assert none.cards(3) == 3  # nothing to discard, three cards all the same
    assert none.picks() == {1, 5}  # the attack is on anyone in range


@rule("danmaku:faq.capture.1")
def test_the_sphere_captured() -> None:
    s = Scene("Utsuho Miko", hands={0: "Capture Spell Card", 1: "Shoot"})
    s.cast(0, "Capture Spell Card", whose=1, target=1)
    s.quiet()
    assert s.cards(1) == 3
    s.done()


# --- Eirin: on others' behalf ---------------------------------------------------------------------------------------


@rule("danmaku:term.behalf.1", "danmaku:term.behalf.2")
def test_eirin_grazes_for_others_without_paying() -> None:
    s = Scene("Utsuho Alice Eirin", hands={0: "Shoot", 2: "Graze, Shoot"})
    s.play(0, "Shoot", 1)
    s.react(2, "Graze", you=1)
    s.quiet()
    assert s.life == [5, 4, 4, 4]
    assert s.hand(2) == ["Shoot"]
    assert s.why(0, "play", 0, 0, -1, 0) == "turn.main.1"


@rule("danmaku:term.behalf.2")
def test_eirin_bombs_for_others_even_a_card_of_her_own() -> None:
    s = Scene("Eirin Utsuho", hands={0: "Shoot, Bomb"})
    s.play(0, "Shoot", 1)
    assert s.why(0, *s.reaction(0, "Bomb")) == "type.reaction.2"
    assert {o[4] for o in s.reactions(0)} == {1, 2, 3}
    s.react(0, "Bomb", you=1)
    s.quiet()
    assert s.life == [5, 4, 4, 4]
    other = Scene("Utsuho Alice", hands={0: "Shoot", 1: "Bomb"})
    other.play(0, "Shoot", 1)
    assert other.why(1, *other.reaction(1, "Bomb", you=2)) == "term.behalf.1"


@rule("danmaku:term.behalf.3")
def test_eirin_plays_items_for_others_who_get_what_playing_them_gives() -> None:
    s = Scene("Eirin Utsuho", hands={0: "Sorcerer's Sutra Scroll, Power"})
    assert {o[4] for o in s.options(0) if o[0] == "play"} == {0, 1, 2, 3}
    s.play(0, "Sorcerer's Sutra Scroll", you=2)
    assert s.items(2) == ["Sorcerer's Sutra Scroll"] and s.items(0) == []
    assert s.cards(2) == 1 and s.cards(0) == 1
    assert max_hand(s.t, 2) == 7
    other = Scene("Utsuho", hands={0: "Power"})
    assert other.why(0, "play", other.held(0, "Power"), 0, -1, 1) == "term.behalf.1"


@rule("danmaku:type.defense", "danmaku:type.action")
def test_an_item_for_another_makes_that_player_choose_and_needs_her_own_turn() -> None:
    s = Scene("Eirin Utsuho", hands={0: "Focus"}, items={1: "Supernatural Border"})
    s.play(0, "Focus", you=1)
    assert s.asked == [1] and s.reason == "card:excess"
    s.pick("Supernatural Border")
    assert s.items(1) == ["Focus"]
    other = Scene("Utsuho Eirin", hands={0: "Shoot", 1: "Focus, Graze"})
    other.play(0, "Shoot", 1)
    assert all(o[1] != other.held(1, "Focus") for o in other.reactions(1))


def test_eirin_plays_no_other_cards_for_others() -> None:
    s = Scene("Eirin", hands={0: "Grimoire, Shoot"})
    assert s.why(0, "play", s.held(0, "Grimoire"), 0, -1, 1) == "term.behalf.1"
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 1, 1) == "term.behalf.1"


@rule("danmaku:defeat.3", "danmaku:term.behalf.2")
def test_eirin_heals_whom_she_likes() -> None:
    s = Scene("Eirin", hands={0: "1UP"}, life={2: 3})
    assert s.targets(0, "1UP") == {2}
    s.play(0, "1UP", 2)
    s.quiet()
    assert s.life[2] == 4
    saved = Scene("Utsuho Alice Eirin", hands={0: "Shoot", 2: "1UP"}, life={1: 1})
    saved.play(0, "Shoot", 1)
    saved.passes()
    saved.save(2, 1)
    saved.quiet()
    assert saved.life[1] == 1 and saved.t.down == 0


@rule("danmaku:term.behalf.2", "danmaku:faq.remilia.1")
def test_who_is_helped_avoids_the_attack() -> None:
    s = Scene("Utsuho Remilia Eirin", hands={0: "Shoot", 2: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(2, "Graze", you=1)
    s.quiet()
    assert s.asked == [1] and s.prompt == "may"


@rule("danmaku:term.cancel.2")
def test_eirin_takes_her_own_card_back() -> None:
    s = Scene("Utsuho Alice Eirin", hands={0: "Shoot", 2: "Graze", 3: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(2, "Graze", you=1)
    s.react(3, "Bomb")
    s.yes(2)
    assert s.hand(2) == ["Graze"]


def test_nobody_helps_the_defeated_and_her_spell_card_is_her_own() -> None:
    s = Scene("Eirin", hands={0: "Power, Spiritual Attack"}, down="2")
    assert s.why(0, "play", s.held(0, "Power"), 0, -1, 2) == "term.behalf.1"
    assert {o[3] for o in s.options(0) if o[0] == "invoke"} == {0}


# --- Eirin: Hourai Elixir -------------------------------------------------------------------------------------------


@rule("danmaku:spell.4")
def test_the_elixir_heals_two_and_may_attack() -> None:
    s = Scene("Eirin", hands={0: "Spiritual Attack"}, life={0: 3, 1: 4, 2: 3, 3: 1})
    s.cast(0)
    s.quiet()
    assert s.life[0] == 4
    assert s.reason == "seat:heal" and s.picks() == {2, 3}  # seat 1 has nothing to gain, nor is it her again
    s.pick(3)
    assert s.life == [4, 4, 3, 2]
    assert s.reason == "seat:attack"
    s.pick(1)
    s.quiet()
    assert s.life == [4, 3, 3, 2]


def test_the_elixir_need_not_heal_another_and_not_beyond_the_maximum() -> None:
    s = Scene("Eirin", hands={0: "Spiritual Attack"}, life={3: 1})
    s.cast(0)
    s.quiet()
    assert s.life[0] == 5
    s.done()
    s.done()
    assert s.life == [5, 4, 4, 1] and s.prompt == "main step"


@rule("danmaku:incident.1")
def test_the_elixir_on_the_voyage_to_makai() -> None:
    s = Scene("Eirin", hands={0: "Spiritual Attack"}, life={0: 3, 3: 1}, incident="Voyage to Makai")
    s.cast(0)
    s.quiet()
    assert s.reason == "seat:attack"
    assert s.life == [3, 4, 4, 1]


@rule("danmaku:faq.capture.1", "danmaku:term.cancel.1")
def test_the_elixir_captured_and_cancelled() -> None:
    s = Scene("Utsuho Eirin", hands={0: "Capture Spell Card"}, life={0: 3, 1: 3})
    s.cast(0, "Capture Spell Card", whose=1)
    s.quiet()
    assert s.life[0] == 4 and s.picks() == {1}
    bombed = Scene("Eirin", hands={0: "Spiritual Attack", 1: "Bomb"}, life={0: 3})
    bombed.cast(0)
    bombed.react(1, "Bomb")
    bombed.quiet()
    assert bombed.life[0] == 3


# --- Yukari: an attack for every attack avoided ---------------------------------------------------------------------


@rule("danmaku:faq.yukari.1")
def test_yukari_strikes_anyone_in_her_range_when_she_avoids() -> None:
    s = Scene("Utsuho Alice Marisa Yukari", seats=6, hands={0: "Melee", 3: "Graze"})
    s.play(0, "Melee", 3)  # from any distance
    s.react(3, "Graze")
    s.quiet()
    assert s.asked == [3] and s.picks() == {2, 4}
    s.pick(4)
    s.quiet()
    assert s.life == [5, 4, 4, 4, 3, 4]


def test_yukari_need_not_and_gets_none_for_a_hit_or_a_cancelled_attack() -> None:
    s = Scene("Utsuho Yukari", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.picks() == {0, 2}
    s.done()
    assert s.life == [5, 4, 4, 4]
    hit = Scene("Utsuho Yukari", hands={0: "Shoot"})
    hit.play(0, "Shoot", 1)
    hit.quiet()
    assert hit.prompt == "main step"
    cancelled = Scene("Utsuho Yukari", hands={0: "Shoot", 1: "Graze", 2: "Bomb"})
    cancelled.play(0, "Shoot", 1)
    cancelled.react(1, "Graze")
    cancelled.react(2, "Bomb")
    cancelled.no(1)
    assert cancelled.prompt == "main step"


# --- Yukari: Spiriting Away -----------------------------------------------------------------------------------------


@rule("danmaku:spell.4", "danmaku:spell.5")
def test_spiriting_away_takes_a_card_of_a_hand_and_may_attack() -> None:
    s = Scene("Yukari Utsuho", seats=6, hands={0: "Spiritual Attack", 1: "Voile, Shoot"}, items={1: "Power"})
    assert s.targets(0, "Spiritual Attack", "invoke") == {1, 2, 3, 4, 5}
    shoot = s.held(1, "Shoot")
    s.cast(0, target=1)
    s.quiet()
    assert s.asked == [0] and s.prompt == "may"
    assert not s.sees(0, shoot)
    s.yes(0)
    assert s.sees(0, shoot) and not s.sees(2, shoot)
    assert s.reason.startswith("mode:") and s.picks() == {0, 1}
    s.pick(0)
    assert s.reason == "card:take" and s.pickable() == ["Shoot", "Voile"] and ("done",) not in s.options(0)
    s.pick("Voile")
    assert s.hand(0) == ["Voile"] and s.hand(1) == ["Shoot"]
    assert s.asked == [0] and s.prompt == "may"
    s.yes(0)
    s.quiet()
    assert s.life[1] == 3


def test_spiriting_away_takes_control_of_an_item() -> None:
    s = Scene("Yukari Utsuho", hands={0: "Spiritual Attack", 2: "Voile"}, items={2: "Power, Focus"})
    s.cast(0, target=2)
    s.quiet()
    s.yes(0)
    s.pick(1)
    assert s.reason == "card:control"
    s.pick("Focus")
    assert s.items(0) == ["Focus"] and s.items(2) == ["Power"]
    assert s.prompt == "main step"  # seat 2 is out of range


@pytest.mark.parametrize(("hand", "items"), [("Voile", ""), ("", "Focus"), ("", "")])
def test_what_is_there_must_be_taken(hand: str, items: str) -> None:
    s = Scene("Yukari Utsuho", hands={0: "Spiritual Attack", 2: hand}, items={2: items})
    s.cast(0, target=2)
    s.quiet()
    s.yes(0)
    assert s.hand(0) == ([hand] if hand else []) and s.items(0) == ([items] if items else [])
    assert s.prompt == "main step"


def test_spiriting_away_need_not_look_and_then_takes_nothing() -> None:
    s = Scene("Yukari Utsuho", hands={0: "Spiritual Attack", 1: "Voile"})
    s.cast(0, target=1)
    s.quiet()
    s.no(0)
    assert s.prompt == "may"
    s.no(0)
    assert s.hand(1) == ["Voile"] and s.life[1] == 4
    assert not any(s.sees(0, card) for card in s.t.zones[HAND + 1])


@rule("danmaku:range.1", "danmaku:term.cancel.1", "danmaku:faq.capture.1")
def test_the_range_counts_when_the_attack_is_reached_and_captured_or_cancelled() -> None:
    s = Scene("Yukari Utsuho", hands={0: "Spiritual Attack"}, items={1: "Focus"})
    s.cast(0, target=1)
    s.quiet()
    s.yes(0)  # her Focus is gone
    assert s.items(0) == ["Focus"] and s.prompt == "may"
    captured = Scene("Utsuho Yukari", hands={0: "Capture Spell Card", 2: "Voile"})
    captured.cast(0, "Capture Spell Card", whose=1, target=2)
    captured.quiet()
    captured.yes(0)
    assert captured.hand(0) == ["Voile"]
    bombed = Scene("Yukari Utsuho", hands={0: "Spiritual Attack", 1: "Bomb, Voile"})
    bombed.cast(0, target=1)
    bombed.react(1, "Bomb")
    bombed.quiet()
    assert bombed.prompt == "main step" and not bombed.sees(0, bombed.held(1, "Voile"))
