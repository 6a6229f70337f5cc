"""Every sentence of every Main Deck card, played."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.rules.reach import distance, reach
from kaimaku.games.danmaku.rules.stats import danmaku_limit, max_hand
from kaimaku.games.danmaku.table import DECK, INCIDENTS, SPARE
from tests.danmaku.scene import Scene
from tests.rule import rule

# --- 1UP ------------------------------------------------------------------------------------------------------------


@rule("danmaku:type.healing")
def test_1up_as_an_action_gives_a_life_to_anyone_who_lacks_one() -> None:
    s = Scene(hands={0: "1UP"}, life={0: 5, 1: 2, 2: 4})
    assert s.targets(0, "1UP") == {1}
    s.play(0, "1UP", 1)
    s.quiet()
    assert s.life[1] == 3
    assert s.discarded == ["1UP"]


def test_1up_is_refused_for_somebody_at_max_life() -> None:
    s = Scene(hands={0: "1UP"})
    assert s.why(0, "play", s.held(0, "1UP"), 0, 1, 0) == "setup.life"


@rule("danmaku:defeat.3", "danmaku:defeat.6")
def test_1up_as_a_reaction_brings_a_player_at_0_back_to_1() -> None:
    s = Scene(hands={0: "Shoot", 3: "1UP"}, life={1: 1}, top="Power")
    s.play(0, "Shoot", 1)
    s.passes()
    assert s.life[1] == 0 and s.window
    s.save(3, 1)
    s.quiet()
    assert s.life[1] == 1
    assert s.hand(1) == ["Power"]
    assert not s.t.down


def test_1up_cannot_be_played_as_a_reaction_while_nobody_is_at_0() -> None:
    s = Scene(hands={0: "Shoot", 1: "1UP"})
    s.play(0, "Shoot", 1)
    assert s.why(1, *s.reaction(1, "1UP", to=-1, target=1)) == "defeat.3"


@rule("danmaku:incident.1")
def test_1up_helps_nobody_during_the_voyage_to_makai() -> None:
    s = Scene(hands={0: "1UP, Shoot", 1: "1UP"}, life={1: 1}, incident="Voyage to Makai")
    assert s.why(0, "play", s.held(0, "1UP"), 0, 1, 0) == "incident.1"
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.t.down == 1 << 1


# --- Bomb -----------------------------------------------------------------------------------------------------------


@rule("danmaku:card.split.1", "danmaku:spell.1")
def test_bomb_activates_ones_own_spell_card() -> None:
    s = Scene("Patchouli", hands={0: "Bomb"})
    s.cast(0, "Bomb")
    s.quiet()
    assert s.cards(0) == 2
    assert s.t.spent == 1


@rule("danmaku:term.cancel.1", "danmaku:card.split.2", "danmaku:turn.main.8", "danmaku:type.invocation.4")
def test_bomb_cancels_a_danmaku_card_of_another_even_after_a_spell_card() -> None:
    s = Scene(hands={0: "Shoot", 1: "Bomb"})
    s.t.spent |= 1 << 1
    s.play(0, "Shoot", 1)
    s.react(1, "Bomb")
    s.quiet()
    assert s.life[1] == 4
    assert s.discarded == ["Shoot", "Bomb"]


def test_bomb_cancels_a_spell_card_however_it_was_activated() -> None:
    s = Scene("Patchouli", hands={0: "Grimoire, Voile", 1: "Bomb"}, items={0: "Mini-Hakkero"})
    s.cast(0, "Mini-Hakkero")
    s.react(1, "Bomb")
    s.quiet()
    assert s.cards(0) == 0


def test_bomb_does_not_cancel_ones_own_card_nor_a_plain_action() -> None:
    s = Scene("Keine", hands={1: "Shoot, Bomb, Grimoire"}, active=1)
    s.play(1, "Shoot", 0)
    assert s.why(1, *s.reaction(1, "Bomb")) == "type.reaction.2"
    s.quiet()
    s = Scene("Keine", hands={1: "Grimoire", 2: "Bomb", 0: "Graze"}, active=1)
    s.play(1, "Grimoire")
    assert s.asked == [2, 0], "Keine might answer an Action, and whoever might capture her Spell Card"
    assert s.reactions(2) == []
    assert s.why(2, *s.reaction(2, "Bomb")) == "faq.bomb.1"


# --- Borrow, Capture Spell Card -------------------------------------------------------------------------------------


@rule("danmaku:type.item.2", "danmaku:type.item.3")
def test_borrow_takes_control_of_any_item_of_another() -> None:
    s = Scene(hands={0: "Borrow"}, items={2: "Power", 0: "Focus"})
    assert s.targets(0, "Borrow") == {s.item(2, "Power")}
    s.play(0, "Borrow", s.item(2, "Power"))
    s.quiet()
    assert s.items(0) == ["Focus", "Power"]
    assert reach(s.t, 0) == 2 and reach(s.t, 2) == 1


@rule("danmaku:type.artifact")
def test_borrowing_a_second_artifact_leaves_one_of_ones_choice() -> None:
    s = Scene(hands={0: "Borrow"}, items={0: "Stopwatch", 1: "Sorcerer's Sutra Scroll"})
    s.play(0, "Borrow", s.item(1, "Sorcerer's Sutra Scroll"))
    assert s.reason == "card:excess"
    s.pick("Stopwatch")
    assert s.items(0) == ["Sorcerer's Sutra Scroll"]
    assert s.cards(0) == 0, "gaining control is not playing: no card is drawn"
    assert s.discarded == ["Stopwatch", "Borrow"]


def test_borrow_needs_an_item() -> None:
    s = Scene(hands={0: "Borrow"}, items={0: "Focus"})
    assert s.targets(0, "Borrow") == set()
    assert s.why(0, "play", s.held(0, "Borrow"), 0, s.item(0, "Focus"), 0) == "type.item.2"


@rule("danmaku:faq.capture.1", "danmaku:faq.capture.3", "danmaku:turn.main.5")
def test_capture_spell_card_activates_anothers_spell_card_as_ones_own() -> None:
    s = Scene("Suika Patchouli Alice Marisa", hands={0: "Capture Spell Card, Spiritual Attack"}, down="1")
    s.cast(0, "Capture Spell Card", whose=1)
    s.quiet()
    s.done()
    assert s.cards(0) == 3
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, -1) == "turn.main.5"


def test_capture_spell_card_does_not_activate_ones_own() -> None:
    s = Scene("Patchouli", hands={0: "Capture Spell Card"})
    assert s.why(0, "invoke", *s.way(0, "Capture Spell Card"), 0, -1, -1) == "type.invocation.1"


# --- Focus, Graze ---------------------------------------------------------------------------------------------------


@rule("danmaku:distance.4", "danmaku:type.item.1", "danmaku:type.item.5")
def test_focus_adds_2_to_the_distance_to_its_controller() -> None:
    s = Scene(hands={0: "Focus"})
    s.play(0, "Focus")
    assert s.items(0) == ["Focus"]
    assert distance(s.t, 1, 0) == 3 and distance(s.t, 0, 1) == 1


@rule("danmaku:attack.2", "danmaku:type.dodge")
def test_graze_avoids_an_attack_on_oneself() -> None:
    s = Scene(hands={0: "Shoot", 1: "Graze"}, items={1: "Power"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.life[1] == 4 and s.items(1) == ["Power"]


@rule("danmaku:term.behalf.1", "danmaku:term.behalf.2")
def test_graze_for_another_costs_a_danmaku_card_that_does_not_count() -> None:
    s = Scene("Suika Alice Reimu Marisa", hands={0: "Shoot", 2: "Graze, Shoot, Power"})
    s.play(0, "Shoot", 1)
    s.react(2, "Graze", you=1)
    s.quiet()
    assert s.life[1] == 4
    assert s.hand(2) == ["Power"]
    assert s.t.fired[2] == 0


def test_graze_for_another_needs_a_danmaku_card() -> None:
    s = Scene(hands={0: "Shoot", 2: "Graze, Power"})
    s.play(0, "Shoot", 1)
    assert s.why(2, *s.reaction(2, "Graze", you=1)) == "type.reaction.1"


# --- drawing --------------------------------------------------------------------------------------------------------


def test_grimoire_draws_2() -> None:
    s = Scene(hands={0: "Grimoire"})
    s.play(0, "Grimoire")
    s.quiet()
    assert s.cards(0) == 2


@pytest.mark.parametrize(("paid", "drawn"), [([], 1), (["Power"], 2), (["Power", "Shoot"], 3)])
def test_kourindou_draws_one_more_than_was_discarded_for_it(paid: list[str], drawn: int) -> None:
    s = Scene(hands={0: "Kourindou, Power, Shoot"}, top="Graze, Graze, Graze")
    s.play(0, "Kourindou", pay=paid)
    s.quiet()
    assert s.hand(0).count("Graze") == drawn
    assert len(s.hand(0)) == 2 - len(paid) + drawn


def test_what_was_discarded_for_a_cancelled_kourindou_is_lost() -> None:
    s = Scene("Suika Keine Alice Marisa", hands={0: "Kourindou, Power", 1: "Spiritual Attack"})
    s.play(0, "Kourindou", pay=["Power"])
    s.counter(1)
    s.quiet()
    if s.prompt == "pick":
        s.done()
    assert s.cards(0) == 0


def test_voile_draws_3_and_puts_any_card_on_top() -> None:
    s = Scene(hands={0: "Voile, Power"}, top="Graze, Shoot, Shoot")
    s.play(0, "Voile")
    s.quiet()
    assert s.reason == "card:deck"
    s.pick("Power")
    assert s.hand(0) == ["Graze", "Shoot", "Shoot"]
    assert s.deck_top == "Power"


def test_tempest_makes_everybody_discard_all_then_draw_3() -> None:
    s = Scene(hands={0: "Tempest, Power", 1: "Graze", 2: "", 3: "Bomb, Shoot"})
    s.play(0, "Tempest")
    s.quiet()
    assert [s.cards(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert s.discarded == ["Power", "Graze", "Bomb", "Shoot", "Tempest"]


def test_party_deals_one_card_to_each_and_draws_one() -> None:
    s = Scene(hands={0: "Party"}, top="Bomb, Graze, Shoot, Power, Voile")
    s.play(0, "Party")
    s.quiet()
    assert s.reason == "card:deal 0" and s.pickable() == ["Bomb", "Graze", "Power", "Shoot"]
    s.pick("Power")
    s.pick("Graze")
    s.pick("Shoot")
    assert [s.hand(seat) for seat in range(4)] == [["Power", "Voile"], ["Graze"], ["Shoot"], ["Bomb"]]
    assert s.sees(0, s.held(1, "Graze")) and not s.sees(2, s.held(1, "Graze"))


def test_party_goes_on_with_the_discard_pile_below_what_is_left() -> None:
    s = Scene(hands={0: "Party"}, discard="Shoot, Shoot, Shoot, Shoot")
    s.t.zones[DECK], rest = s.t.zones[DECK][-1:], s.t.zones[DECK][:-1]
    for card in rest:
        s.t.where[card] = SPARE
    s.t.zones[SPARE] += rest
    s.play(0, "Party")
    s.quiet()
    while s.prompt == "pick":
        s.do(s.t.asked[0], *s.options(s.t.asked[0])[0])
    assert [s.cards(seat) for seat in range(4)] == [2, 1, 1, 1]


# --- Danmaku cards --------------------------------------------------------------------------------------------------


@rule("danmaku:attack.1", "danmaku:attack.3", "danmaku:range.1", "danmaku:type.danmaku.1")
def test_shoot_attacks_a_player_in_range() -> None:
    s = Scene("Alice Reimu Utsuho Sanae Futo", hands={0: "Shoot"}, items={1: "Focus"})
    assert s.targets(0, "Shoot") == {4}
    s.play(0, "Shoot", 4)
    s.quiet()
    assert s.life[4] == 3 and s.t.fired[0] == 1


@rule("danmaku:faq.shoot.1", "danmaku:faq.shoot.2", "danmaku:faq.shoot.3")
def test_more_danmaku_cards_discarded_for_shoot_add_range_to_this_attack() -> None:
    s = Scene("Alice Reimu Utsuho Sanae Futo", hands={0: "Shoot, Seal Away, Power", 2: "Graze"})
    assert s.targets(0, "Shoot") == {1, 2, 3, 4}
    s.do(0, "play", s.held(0, "Shoot"), 0, 2, 0)
    assert s.why(0, "done") == "range.1", "out of range without it"
    s.pick("Seal Away")
    s.pay()
    s.react(2, "Graze")
    s.quiet()
    assert s.life[2] == 4 and s.hand(0) == ["Power"] and s.t.fired[0] == 1 and reach(s.t, 0) == 1


def test_each_danmaku_card_discarded_for_shoot_adds_just_one() -> None:
    s = Scene("Alice Reimu Utsuho Sanae Futo Patchouli", hands={0: "Shoot, Seal Away"})
    assert s.targets(0, "Shoot") == {1, 2, 4, 5}, "the player opposite sits at Distance 3"


def test_laser_shot_needs_no_range_and_cannot_be_avoided() -> None:
    s = Scene("Alice Reimu Utsuho Sanae Futo", hands={0: "Laser Shot", 2: "Graze"})
    assert s.targets(0, "Laser Shot") == {1, 2, 3, 4}
    s.play(0, "Laser Shot", 2)
    assert s.why(2, *s.reaction(2, "Graze")) == "attack.2"
    s.quiet()
    assert s.life[2] == 3


def test_laser_shot_can_be_cancelled() -> None:
    s = Scene("Alice Reimu Utsuho Sanae Futo", hands={0: "Laser Shot", 2: "Bomb"})
    s.play(0, "Laser Shot", 2)
    s.react(2, "Bomb")
    s.quiet()
    assert s.life[2] == 4


@rule("danmaku:attack.4")
def test_last_word_attacks_all_others_and_each_avoids_for_oneself() -> None:
    s = Scene(hands={0: "Last Word", 2: "Graze"})
    s.play(0, "Last Word")
    s.react(2, "Graze")
    s.quiet()
    assert s.life == [5, 3, 4, 3]


@rule("danmaku:type.danmaku.5")
def test_melee_ignores_the_limit_and_the_range_and_is_not_counted() -> None:
    s = Scene("Alice Reimu Utsuho Sanae Futo", hands={0: "Melee, Shoot"})
    s.t.fired[0] = 1
    assert s.targets(0, "Shoot") == set()
    assert s.targets(0, "Melee") == {1, 2, 3, 4}
    s.play(0, "Melee", 2)
    s.quiet()
    if s.prompt == "pick":
        s.done()
    assert s.life[2] == 3 and s.t.fired[0] == 1


def test_whoever_is_attacked_by_melee_may_copy_it_on_anyone_hit_or_not() -> None:
    s = Scene("Alice Reimu Utsuho Sanae Futo", hands={0: "Melee", 2: "Graze, Shoot", 4: "Power"})
    s.play(0, "Melee", 2)
    s.react(2, "Graze")
    s.quiet()
    assert s.reason == "card:chain" and s.asked == [2]
    s.pick("Shoot")
    assert s.reason == "seat:copy" and s.picks() == {0, 1, 3, 4}
    s.pick(4)
    assert s.window, "the copy can be answered"
    s.quiet()
    assert s.asked == [4] and s.reason == "card:chain"
    s.done()
    assert s.life[2] == 4 and s.life[4] == 3
    assert s.discarded == ["Shoot", "Melee", "Graze"]


def test_a_bombed_copy_of_melee_offers_no_further_copy() -> None:
    s = Scene("Alice Reimu Utsuho Sanae Futo", hands={0: "Melee", 2: "Shoot", 3: "Bomb", 4: "Shoot"})
    s.play(0, "Melee", 2)
    s.quiet()
    s.pick("Shoot")
    s.pick(4)
    s.react(3, "Bomb", to=1)
    s.quiet()
    assert s.life[4] == 4 and s.prompt == "main step"


@rule("danmaku:term.cancel.1")
def test_seal_away_may_discard_an_item_at_any_distance_and_attacks_if_that_brings_the_player_in_range() -> None:
    s = Scene("Alice Reimu Utsuho Sanae", hands={0: "Seal Away"}, items={1: "Focus, Power"})
    assert s.targets(0, "Seal Away") == {1, 2, 3}
    s.play(0, "Seal Away", 1)
    s.quiet()
    assert s.reason == "card:strip"
    s.pick("Focus")
    s.quiet()
    assert s.life[1] == 3 and s.items(1) == []


def test_seal_away_need_not_discard_and_does_not_attack_out_of_range() -> None:
    s = Scene("Alice Reimu Utsuho Sanae", hands={0: "Seal Away"}, items={1: "Focus"})
    s.play(0, "Seal Away", 1)
    s.quiet()
    s.done()
    assert s.items(1) == ["Focus"] and s.life[1] == 4 and s.prompt == "main step"


# --- Items ----------------------------------------------------------------------------------------------------------


@rule("danmaku:range.2", "danmaku:range.3", "danmaku:turn.main.4", "danmaku:type.danmaku.4", "danmaku:type.powerup.3")
def test_each_power_adds_range_and_a_danmaku_card() -> None:
    s = Scene("Alice Reimu Utsuho Sanae", hands={0: "Power, Power"})
    s.play(0, "Power")
    s.play(0, "Power")
    assert reach(s.t, 0) == 3 and danmaku_limit(s.t, 0) == 3


@rule("danmaku:type.powerup.1")
def test_a_hit_costs_one_powerup_of_ones_choice() -> None:
    s = Scene("Utsuho Reimu Alice Sanae", hands={0: "Shoot"}, items={1: "Power, Supernatural Border, Stopwatch, Power"})
    s.equip(0, "Mini-Hakkero")
    s.play(0, "Shoot", 1)
    s.passes()
    assert s.reason == "card:powerup" and s.pickable() == ["Power", "Power", "Supernatural Border"]
    s.pick("Supernatural Border")
    assert s.items(1) == ["Power", "Power", "Stopwatch"]


def test_stopwatch_adds_distance_and_two_danmaku_cards() -> None:
    s = Scene("Alice Reimu Utsuho Sanae", items={0: "Stopwatch"})
    assert distance(s.t, 1, 0) == 2 and danmaku_limit(s.t, 0) == 3


def test_mini_hakkero_adds_range_and_activates_the_spell_card_for_two_cards() -> None:
    s = Scene("Patchouli", hands={0: "Graze, Power"}, items={0: "Mini-Hakkero"}, top="Bomb, Bomb")
    assert reach(s.t, 0) == 4
    s.cast(0, "Mini-Hakkero")
    s.quiet()
    assert s.hand(0) == ["Bomb", "Bomb"]


def test_mini_hakkero_needs_two_cards_and_works_with_a_reaction_spell_card_on_anothers_turn() -> None:
    s = Scene("Patchouli", hands={0: "Power"}, items={0: "Mini-Hakkero"})
    assert s.why(0, "invoke", *s.way(0, "Mini-Hakkero"), 0, -1, -1) == "spell.1"
    s = Scene("Suika Meiling Alice Reimu", hands={0: "Shoot", 1: "Graze, Power"}, items={1: "Mini-Hakkero"})
    s.play(0, "Shoot", 1)
    s.counter(1, "Mini-Hakkero")
    s.quiet()
    assert s.life[0] == 4


def test_sutra_scroll_draws_on_playing_and_in_the_draw_step_and_sets_the_hand_size() -> None:
    s = Scene("Suika Reimu Alice Sanae", hands={0: "Sorcerer's Sutra Scroll"})
    s.play(0, "Sorcerer's Sutra Scroll")
    assert s.cards(0) == 1
    assert max_hand(s.t, 0) == 8, "7, and 1 more for the Heroine"
    s = Scene("Suika Reimu Alice Sanae", items={1: "Sorcerer's Sutra Scroll"}, active=1, step="draw")
    assert s.cards(1) == 3 and max_hand(s.t, 1) == 7


@rule("danmaku:faq.supernatural-border.1", "danmaku:faq.supernatural-border.2", "danmaku:term.flip")
@pytest.mark.parametrize(
    ("season", "avoided"), [("spring", True), ("summer", True), ("autumn", False), ("winter", False)]
)
def test_supernatural_border_avoids_on_spring_or_summer_once_per_attack(season: str, avoided: bool) -> None:
    s = Scene(
        hands={0: "Shoot, Shoot", 1: "Graze"}, items={0: "Power", 1: "Supernatural Border"}, top=f"Shoot/{season}"
    )
    s.play(0, "Shoot", 1)
    s.react(1, "Supernatural Border")
    s.passes()
    assert s.discarded[-1] == "Shoot"
    if avoided:
        s.quiet()
        assert s.life[1] == 4
    else:
        assert s.why(1, *s.reaction(1, "Supernatural Border")) == "faq.supernatural-border.1"
        s.react(1, "Graze")
        s.quiet()
        assert s.life[1] == 4
    s.play(0, "Shoot", 1)
    assert s.reaction(1, "Supernatural Border") in s.reactions(1), "the next attack is another"


def test_supernatural_border_need_not_be_used() -> None:
    s = Scene(hands={0: "Shoot"}, items={1: "Supernatural Border"})
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.life[1] == 3


# --- Master Plan, Spiritual Attack ----------------------------------------------------------------------------------


@rule("danmaku:incident.4", "danmaku:incident.5")
def test_master_plan_resolves_the_incident_and_arranges_a_deck() -> None:
    s = Scene(hands={0: "Master Plan"}, incident="Spring Snow", collected="Bomb/spring", top="Graze, Shoot, Power")
    s.play(0, "Master Plan")
    s.quiet()
    assert not s.collected and "Bomb" in s.discarded
    assert s.reason == "pile:look"
    s.pick(0)
    assert s.reason == "card:top"
    s.pick("Power")
    s.pick("Graze")
    s.done()
    assert [s.name(card) for card in s.t.zones[DECK][:-3:-1]] == ["Power", "Graze"]
    assert s.name(s.t.zones[DECK][0]) == "Shoot"
    assert s.sees(0, s.t.zones[DECK][-1]) and not s.sees(1, s.t.zones[DECK][-1])


def test_master_plan_may_arrange_the_incident_deck_and_its_bottom_in_order() -> None:
    s = Scene(hands={0: "Master Plan"}, incidents="Overdrive, Lily White, Spring Snow, Endless Party")
    s.play(0, "Master Plan")
    s.quiet()
    s.pick(1)
    assert s.pickable() == ["Lily White", "Overdrive", "Spring Snow"]
    s.done()
    assert s.reason == "card:bottom"
    s.pick("Spring Snow")
    s.pick("Overdrive")
    assert [s.name(c) for c in s.t.zones[INCIDENTS]] == ["Lily White", "Overdrive", "Spring Snow", "Endless Party"]


@rule("danmaku:type.invocation.1")
def test_spiritual_attack_activates_ones_own_spell_card() -> None:
    s = Scene("Patchouli", hands={0: "Spiritual Attack"})
    s.cast(0)
    s.quiet()
    s.done()
    assert s.cards(0) == 2 and s.discarded == ["Spiritual Attack"]
