"""Kamishirasawa Keine and Kawashiro Nitori."""

import pytest

from kaimaku.games.danmaku.rules.reach import distance, reach
from kaimaku.games.danmaku.rules.stats import danmaku_limit, max_hand
from kaimaku.games.danmaku.table import DECK
from tests.danmaku.scene import Scene
from tests.rule import rule

# --- Keine: a card more, a card back --------------------------------------------------------------------------------


@pytest.mark.parametrize("bottom", [0, 1])
@rule("danmaku:faq.keine.1", "danmaku:turn.draw")
def test_keine_draws_three_and_puts_any_card_back(bottom: int) -> None:
    s = Scene("Keine", hands={0: "Power"}, top="Shoot, Graze, Voile, Bomb", step="draw")
    assert s.hand(0) == ["Graze", "Power", "Shoot", "Voile"]
    assert s.reason == "card:deck" and ("done",) not in s.options(0)
    assert s.pickable() == ["Graze", "Power", "Shoot", "Voile"]
    power = s.held(0, "Power")
    s.pick("Power")
    assert s.reason == "end:deck" and s.picks() == {0, 1}
    s.pick(bottom)
    assert s.prompt == "main step"
    assert s.hand(0) == ["Graze", "Shoot", "Voile"]
    assert s.t.zones[DECK][0 if bottom else -1] == power
    assert s.sees(0, power) and not s.sees(1, power)


def test_nobody_else_puts_a_card_back() -> None:
    s = Scene("Utsuho Keine", step="draw")
    assert s.prompt == "main step" and s.cards(0) == 2


# --- Keine: Phantasmal Emperor --------------------------------------------------------------------------------------


@rule("danmaku:spell.3", "danmaku:spell.4", "danmaku:term.cancel.1")
def test_emperor_cancels_an_action_card_and_may_attack() -> None:
    s = Scene("Utsuho Keine", hands={0: "Tempest, Shoot", 1: "Spiritual Attack, Power"})
    s.play(0, "Tempest")
    s.counter(1)
    s.quiet()
    assert s.reason == "seat:attack" and s.picks() == {0, 2}
    s.pick(2)
    s.quiet()
    assert s.life == [5, 4, 3, 4]
    assert s.hand(0) == ["Shoot"] and s.hand(1) == ["Power"]
    assert s.discarded == ["Tempest", "Spiritual Attack"]
    assert s.told("cancel", "attack") == [("cancel", 1), ("attack", 1)]


@rule("danmaku:faq.keine.2")
def test_emperor_cancels_danmaku_cards_healing_and_action_spell_cards() -> None:
    shoot = Scene("Utsuho Keine", hands={0: "Shoot", 1: "Spiritual Attack"})
    shoot.play(0, "Shoot", 1)
    heal = Scene("Utsuho Keine", hands={0: "1UP", 1: "Spiritual Attack"}, life={2: 3})
    heal.play(0, "1UP", 2)
    spell = Scene("Cirno Keine", hands={0: "Spiritual Attack", 1: "Bomb"})
    spell.cast(0, target=1)
    for s, by in ((shoot, "Spiritual Attack"), (heal, "Spiritual Attack"), (spell, "Bomb")):
        s.counter(1, by)
        s.quiet()
        s.done()
        assert s.life[1] == 4
        assert ("cancel", 1) in s.told("cancel")
    assert heal.life[2] == 3
    assert spell.t.skip == 0


@rule("danmaku:faq.keine.2")
def test_emperor_does_not_cancel_reactions() -> None:
    s = Scene("Utsuho Keine Meiling", hands={0: "Shoot", 1: "Spiritual Attack", 2: "Spiritual Attack", 3: "Bomb"})
    s.play(0, "Shoot", 3)
    s.counter(2)
    assert s.why(1, *s.invocation(1, to=1)) == "faq.keine.2"
    assert {o[4] for o in s.reactions(1) if o[0] == "invoke"} == {0}  # the Shoot, not the Typhoon
    s.react(3, "Bomb", to=1)
    assert s.why(1, *s.invocation(1, to=2)) == "faq.keine.2"


def test_emperor_is_for_others_cards_and_not_against_gungnir() -> None:
    own = Scene("Keine", hands={0: "Shoot, Spiritual Attack", 1: "Graze"})
    own.play(0, "Shoot", 1)
    assert own.window and own.reactions(0) == []
    remilia = Scene("Remilia Keine", hands={0: "Spiritual Attack", 1: "Spiritual Attack"})
    remilia.cast(0, target=1)
    assert not remilia.window or remilia.why(1, *remilia.invocation(1)) == "term.cancel.1"
    remilia.quiet()
    assert remilia.life[1] == 3


@rule("danmaku:faq.bomb.2", "danmaku:type.reaction.6")
def test_a_bomb_cancels_the_emperor_and_the_first_card_goes_on() -> None:
    s = Scene("Utsuho Keine", hands={0: "Tempest, Bomb", 1: "Spiritual Attack, Power"})
    s.play(0, "Tempest")
    s.counter(1)
    s.react(0, "Bomb", to=1)
    s.quiet()
    assert s.cards(0) == 3 and s.cards(1) == 3 and s.cards(2) == 3
    assert s.t.spent == 1 << 1


def test_what_the_attack_of_the_emperor_sets_off_is_its_own() -> None:
    s = Scene("Utsuho Keine", hands={0: "Tempest, Graze", 1: "Spiritual Attack"})
    s.play(0, "Tempest")
    s.counter(1)
    s.quiet()
    s.pick(0)
    s.react(0, "Graze", to=1)
    s.quiet()
    assert s.life[0] == 5


# --- Nitori: far away, and Items for cards --------------------------------------------------------------------------


@rule("danmaku:distance.4")
def test_nitori_is_one_further_away() -> None:
    s = Scene("Utsuho Nitori", hands={0: "Shoot"})
    assert distance(s.t, 0, 1) == 2 and distance(s.t, 1, 0) == 1
    assert s.targets(0, "Shoot") == {3}


def test_nitori_discards_items_for_cards_as_often_as_she_likes() -> None:
    s = Scene("Nitori", items={0: "Power, Focus"}, top="Graze, Voile")
    s.use(0, pay=["Focus"])
    assert s.items(0) == ["Power"] and s.hand(0) == ["Graze"]
    s.use(0)
    assert s.items(0) == [] and s.hand(0) == ["Graze", "Voile"]
    assert s.discarded == ["Focus", "Power"]
    assert s.why(0, "use", s.character(0), 0, -1) == "ability.1"
    assert s.prompt == "main step"


def test_nitori_needs_no_ability_of_others() -> None:
    s = Scene("Utsuho Nitori", items={0: "Power"})
    assert s.why(0, "use", s.character(0), 0, -1) == "ability.1"
    assert s.why(0, "use", s.character(1), 0, -1) == "ability.1"


# --- Nitori: Kappa's Flash Flood ------------------------------------------------------------------------------------


def flood(s: Scene, whom: int) -> None:
    s.cast(0, target=whom)
    s.quiet()


@rule("danmaku:faq.nitori.1")
def test_flooded_items_do_nothing_until_her_next_turn() -> None:
    s = Scene(
        "Nitori Utsuho", hands={0: "Spiritual Attack", 1: "Shoot"}, items={1: "Focus, Power, Sorcerer's Sutra Scroll"}
    )
    s.only("")
    assert (distance(s.t, 0, 1), reach(s.t, 1), danmaku_limit(s.t, 1), max_hand(s.t, 1)) == (3, 2, 2, 7)
    flood(s, 1)
    assert (distance(s.t, 0, 1), reach(s.t, 1), danmaku_limit(s.t, 1), max_hand(s.t, 1)) == (1, 1, 1, 4)
    assert s.prompt == "may"  # now in range
    s.yes(0)
    s.quiet()
    assert s.life[1] == 3
    assert s.items(1) == ["Focus", "Sorcerer's Sutra Scroll"]  # the Powerup is lost as ever
    s.until(1)
    assert s.targets(1, "Shoot") == {2}  # 0 is Nitori
    s.until(0)
    assert (distance(s.t, 0, 1), max_hand(s.t, 1)) == (3, 7)


@rule("danmaku:faq.nitori.1")
def test_a_flooded_border_or_hakkero_or_scroll_is_of_no_use() -> None:
    s = Scene("Nitori Utsuho", hands={0: "Spiritual Attack", 1: "Voile"}, items={1: "Supernatural Border"})
    flood(s, 1)
    s.yes(0)
    if s.window:
        assert s.why(1, *s.reaction(1, "Supernatural Border")) == "type.reaction.1"
    s.quiet()
    assert s.life[1] == 3
    oven = Scene("Nitori Alice", hands={0: "Spiritual Attack", 1: "Voile, Power"}, items={1: "Mini-Hakkero"})
    flood(oven, 1)
    oven.no(0)
    oven.until(1)
    assert oven.why(1, "invoke", oven.item(1, "Mini-Hakkero"), 0, 1, -1, -1) == "spell.1"
    assert any(o[1] == oven.character(1) for o in oven.options(1) if o[0] == "invoke")  # Alice may still discard it
    scroll = Scene("Nitori Alice", hands={0: "Spiritual Attack"}, items={1: "Sorcerer's Sutra Scroll"})
    flood(scroll, 1)
    scroll.no(0)
    scroll.until(1)
    assert scroll.cards(1) == 2


@rule("danmaku:faq.nitori.2")
def test_an_item_that_changes_hands_works_at_once() -> None:
    s = Scene("Nitori Utsuho Alice", hands={0: "Spiritual Attack", 2: "Borrow"}, items={1: "Stopwatch"})
    flood(s, 1)
    s.no(0)
    assert danmaku_limit(s.t, 1) == 1
    s.until(2)
    s.play(2, "Borrow", s.item(1, "Stopwatch"))
    s.quiet()
    assert danmaku_limit(s.t, 2) == 3


@rule("danmaku:faq.nitori.3")
def test_a_new_item_does_nothing_either() -> None:
    s = Scene("Nitori Utsuho", hands={0: "Spiritual Attack", 1: "Sorcerer's Sutra Scroll, Power"})
    flood(s, 1)
    s.no(0)
    s.until(1)
    cards = s.cards(1)
    s.play(1, "Sorcerer's Sutra Scroll")
    assert s.cards(1) == cards - 1  # no card for playing it
    assert max_hand(s.t, 1) == 4
    s.play(1, "Power")
    assert reach(s.t, 1) == 1
    s.until(0)
    assert reach(s.t, 1) == 2 and max_hand(s.t, 1) == 7


def test_flooded_items_still_count_and_can_be_discarded() -> None:
    s = Scene("Nitori Futo", hands={0: "Spiritual Attack", 1: "Stopwatch"}, items={1: "Mini-Hakkero"})
    flood(s, 1)
    s.yes(0)
    s.react(1, "ability")  # Futo's own ability takes an Item of no effect
    s.quiet()
    assert s.life[1] == 4 and s.items(1) == []
    two = Scene("Nitori Alice", hands={0: "Spiritual Attack", 1: "Stopwatch"}, items={1: "Mini-Hakkero"})
    flood(two, 1)
    two.no(0)
    two.until(1)
    two.play(1, "Stopwatch")
    assert two.reason == "card:excess"  # still one Artifact each


def test_the_flood_reaches_anyone_but_the_attack_needs_range() -> None:
    s = Scene("Nitori", seats=6, hands={0: "Spiritual Attack"}, items={3: "Power"})
    assert s.targets(0, "Spiritual Attack", "invoke") == {0, 1, 2, 3, 4, 5}
    flood(s, 3)
    assert s.prompt == "main step"
    assert reach(s.t, 3) == 1
    far = Scene("Nitori", hands={0: "Spiritual Attack"}, items={0: "Power"})
    flood(far, 0)
    assert far.prompt == "main step" and reach(far.t, 0) == 1  # herself: nobody to attack


@rule("danmaku:term.cancel.1")
def test_a_cancelled_flood() -> None:
    s = Scene("Nitori Utsuho", hands={0: "Spiritual Attack", 1: "Bomb"}, items={1: "Focus"})
    s.cast(0, target=1)
    s.react(1, "Bomb")
    s.quiet()
    assert distance(s.t, 0, 1) == 3


@rule("danmaku:faq.capture.1")
def test_a_captured_flood_lasts_until_the_capturers_turn() -> None:
    s = Scene("Utsuho Nitori", hands={0: "Capture Spell Card"}, items={2: "Focus"})
    s.cast(0, "Capture Spell Card", whose=1, target=2)
    s.quiet()
    assert s.prompt == "main step"  # out of range
    s.until(1)
    assert distance(s.t, 1, 2) == 1
    s.until(0)
    assert distance(s.t, 1, 2) == 3
