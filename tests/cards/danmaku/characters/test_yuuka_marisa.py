"""Kazami Yuuka and Kirisame Marisa."""

import pytest

from kaimaku.games.danmaku.rules.reach import reach
from kaimaku.games.danmaku.rules.stats import danmaku_limit
from tests.danmaku.scene import Scene
from tests.rule import rule

# --- Yuuka: a card for damage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("draws", [True, False])
def test_yuuka_may_draw_when_she_damages_another(draws: bool) -> None:
    s = Scene("Yuuka Utsuho", hands={0: "Shoot"})
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.asked == [0] and s.prompt == "may"
    s.yes(0) if draws else s.no(0)
    s.quiet()
    assert s.cards(0) == int(draws)
    assert s.life[1] == 3


@rule("danmaku:attack.2")
def test_an_avoided_attack_or_a_target_at_zero_is_no_damage() -> None:
    s = Scene("Yuuka Utsuho", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.prompt == "main step"
    zero = Scene("Yuuka Utsuho", hands={0: "Capture Spell Card"}, life={1: 1})
    zero.only("Voile, Tempest")
    zero.cast(0, "Capture Spell Card", whose=1, target=1)  # three attacks, and a life of her own
    zero.quiet()
    zero.yes(0)
    zero.quiet()
    assert zero.prompt == "main step"
    assert zero.life[:2] == [4, 0]
    assert zero.told("lose") == [("lose", 1), ("lose", 0)]


@rule("danmaku:faq.yuuka.1")
def test_one_card_for_several_life_of_one_player() -> None:
    s = Scene("Yuuka Marisa", hands={0: "Capture Spell Card"}, items={0: "Power, Power/winter"})
    s.cast(0, "Capture Spell Card", whose=1, target=1)
    s.quiet()
    assert s.life[1] == 1
    s.yes(0)
    s.quiet()
    assert s.prompt == "main step" and s.cards(0) == 1


@rule("danmaku:faq.yuuka.1")
def test_a_duel_won_with_a_captured_spell_card_is_her_doing() -> None:
    s = Scene("Yuuka Utsuho Tenshi", hands={0: "Capture Spell Card"})
    s.cast(0, "Capture Spell Card", whose=2)
    s.quiet()
    s.pick(1)
    assert s.asked == [0] and s.prompt == "may"
    s.yes(0)
    assert s.cards(0) == 1 and s.life[1] == 3
    lost = Scene("Yuuka Utsuho Tenshi", hands={0: "Capture Spell Card", 1: "Shoot"})
    lost.cast(0, "Capture Spell Card", whose=2)
    lost.quiet()
    lost.pick(1)
    lost.pick("Shoot")
    assert lost.life[0] == 4 and lost.prompt == "main step"  # she damaged nobody but herself


@rule("danmaku:faq.yuuka.1")
def test_what_others_cards_take_is_not_her_doing() -> None:
    duel = Scene("Tenshi Yuuka", hands={0: "Spiritual Attack", 1: "Shoot"})
    duel.cast(0)
    duel.quiet()
    duel.pick(1)
    duel.pick("Shoot")
    assert duel.life[0] == 4  # Tenshi lost her own duel against Yuuka
    assert duel.asked == [0]  # Tenshi may draw
    duel.no(0)
    assert duel.prompt == "main step"
    wars = Scene("Yuuka", incident="Great Fairy Wars", step="incident")
    assert wars.life[0] == 4
    assert wars.prompt == "main step"


@rule("danmaku:life.loss-ways")
def test_her_own_loss_is_no_damage_to_another() -> None:
    s = Scene("Utsuho Yuuka", hands={0: "Shoot"})
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.life[1] == 3 and s.cards(1) == 1
    assert s.prompt == "main step"


# --- Yuuka: The Reflowering of Gensokyo -----------------------------------------------------------------------------


@rule("danmaku:spell.5", "danmaku:attack.1")
def test_reflowering_attacks_everybody_else_at_any_distance() -> None:
    s = Scene("Yuuka", seats=6, hands={0: "Spiritual Attack", 3: "Graze"}, down="5")
    s.only("Voile, Tempest, Party, Kourindou, Grimoire, Stopwatch")
    s.cast(0)
    s.react(3, "Graze")
    for _ in range(3):
        s.quiet()
        s.yes(0)
    assert s.prompt == "main step"
    assert s.life == [5, 3, 3, 4, 3, 0]
    assert s.cards(0) == 3  # one for each player damaged
    assert s.told("attack") == [("attack", 0)]  # one attack


@rule("danmaku:term.cancel.1")
def test_a_cancelled_reflowering_and_the_dodges_that_answered_it() -> None:
    s = Scene("Yuuka", hands={0: "Spiritual Attack", 1: "Graze", 2: "Bomb"})
    s.cast(0)
    s.react(1, "Graze")
    s.react(2, "Bomb")
    s.yes(1)
    assert s.life == [5, 4, 4, 4] and s.hand(1) == ["Graze"]


# --- Marisa: an Item for a card -------------------------------------------------------------------------------------


@rule("danmaku:turn.draw", "danmaku:type.item.2", "danmaku:type.item.3")
def test_marisa_draws_one_less_and_takes_any_item() -> None:
    s = Scene("Marisa Utsuho Alice Reimu", seats=6, items={3: "Stopwatch", 0: "Power", 1: "Focus"}, step="draw")
    assert s.asked == [0] and s.reason == "card:control"
    assert s.pickable() == ["Focus", "Stopwatch"]
    s.pick("Stopwatch")
    assert s.cards(0) == 1
    assert s.items(0) == ["Power", "Stopwatch"] and s.items(3) == []
    assert danmaku_limit(s.t, 0) == 4 and danmaku_limit(s.t, 3) == 1


def test_marisa_may_draw_as_usual_and_is_not_asked_without_items() -> None:
    s = Scene("Marisa", items={1: "Focus"}, step="draw")
    s.done()
    assert s.cards(0) == 2 and s.items(1) == ["Focus"]
    none = Scene("Marisa", items={0: "Focus"}, step="draw")
    assert none.prompt == "main step" and none.cards(0) == 2


def test_marisa_with_the_scroll_of_another_draws_two() -> None:
    s = Scene("Marisa", items={1: "Sorcerer's Sutra Scroll"}, step="draw")
    s.pick("Sorcerer's Sutra Scroll")
    assert s.cards(0) == 2  # two, one less, and one more with the Scroll; nothing for playing it


@rule("danmaku:type.artifact")
def test_a_second_artifact_leaves_a_choice() -> None:
    s = Scene("Marisa", items={0: "Mini-Hakkero", 1: "Stopwatch"}, step="draw")
    s.pick("Stopwatch")
    assert s.reason == "card:excess"
    s.pick("Mini-Hakkero")
    assert s.items(0) == ["Stopwatch"] and s.discarded == ["Mini-Hakkero"]
    assert s.cards(0) == 1
    assert reach(s.t, 0) == 1


# --- Marisa: Master Spark -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("items", "damage"), [("", 1), ("Power", 2), ("Power, Supernatural Border, Mini-Hakkero", 3)])
@rule("danmaku:attack.1", "danmaku:life.draw", "danmaku:type.powerup.1")
def test_master_spark_takes_one_life_and_one_for_each_powerup(items: str, damage: int) -> None:
    s = Scene("Marisa Reimu", hands={0: "Spiritual Attack"}, items={0: items, 1: "Power/winter, Power/spring"})
    s.cast(0, target=1)
    s.quiet()
    assert s.reason == "card:powerup"  # one Powerup for one hit
    s.pick(next(iter(s.picks())))
    s.quiet()
    assert s.life[1] == 4 - damage
    assert s.cards(1) == damage
    assert s.items(1) == ["Power"]


@rule("danmaku:life.floor")
def test_no_card_for_life_that_is_not_there() -> None:
    s = Scene("Marisa Reimu", hands={0: "Spiritual Attack", 2: "1UP"}, items={0: "Power, Power/winter"}, life={1: 2})
    s.cast(0, target=1)
    s.passes()
    assert s.life[1] == 0 and s.cards(1) == 2
    s.save(2, 1)
    s.quiet()
    assert s.life[1] == 1


def test_one_dodge_avoids_it_all() -> None:
    s = Scene("Marisa Reimu", hands={0: "Spiritual Attack", 1: "Graze"}, items={0: "Power, Power/winter"})
    s.cast(0, target=1)
    s.react(1, "Graze")
    s.quiet()
    assert s.life[1] == 4


def test_powerups_are_counted_when_it_hits() -> None:
    s = Scene("Marisa Byakuren", hands={0: "Spiritual Attack", 1: "Shoot"}, items={0: "Power"})
    s.only("")
    s.cast(0, target=1)
    s.react(1, "ability")
    s.quiet()
    assert s.life[:2] == [4, 3]  # her counter cost Marisa the Powerup first


@rule("danmaku:range.1")
def test_master_spark_needs_range_and_counts_the_capturers_powerups() -> None:
    s = Scene(
        "Utsuho Marisa", seats=6, hands={0: "Capture Spell Card"}, items={0: "Power", 1: "Power/winter, Power/spring"}
    )
    assert {o[5] for o in s.options(0) if o[0] == "invoke" and o[3] == 1} == {1, 2, 4, 5}
    s.cast(0, "Capture Spell Card", whose=1, target=2)
    s.quiet()
    assert s.life[2] == 2


@rule("danmaku:spell.1")
def test_only_its_own_ways_activate_a_spell_card() -> None:
    s = Scene("Marisa", hands={0: "Spiritual Attack, Shoot"})
    assert s.why(0, "invoke", s.held(0, "Shoot"), 0, 0, -1, 1) == "spell.1"
    assert s.why(0, "invoke", s.held(0, "Spiritual Attack"), 0, 1, -1, 1) == "type.invocation.1"
    assert s.why(0, "invoke", s.character(0), 0, 0, -1, 1) == "spell.1"
