"""Kochiya Sanae and Komeiji Satori."""

import pytest

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.table import DECK
from tests.danmaku.scene import Scene
from tests.rule import rule

LEAVE, DISCARD, GIVE = range(3)

# --- Sanae: a look with every Danmaku card --------------------------------------------------------------------------


def looking(**more: object) -> Scene:
    """Sanae plays a Shoot and looks at the top card."""
    s = Scene("Sanae Utsuho", hands={0: "Shoot", 1: "Graze"}, top="Bomb, Voile", **more)  # type: ignore[arg-type]
    s.play(0, "Shoot", 1)
    assert s.asked == [0] and s.prompt == "may"
    return s


def test_sanae_may_leave_the_top_card() -> None:
    s = looking()
    bomb = s.t.zones[DECK][-1]
    s.yes(0)
    assert s.reason.startswith("mode:") and s.picks() == {LEAVE, DISCARD, GIVE}
    assert s.sees(0, bomb) and not s.sees(1, bomb)
    s.pick(LEAVE)
    assert s.t.zones[DECK][-1] == bomb
    assert s.window  # and only now the Shoot may be answered
    s.quiet()
    assert s.life[1] == 3


@rule("danmaku:collect.1")
def test_sanae_may_discard_the_top_card() -> None:
    s = looking()
    s.yes(0)
    s.pick(DISCARD)
    assert s.discarded == ["Bomb"] and s.deck_top == "Voile"
    collected = looking(incident="Great Barrier Weakening")
    collected.yes(0)
    collected.pick(DISCARD)
    assert collected.collected == ["Bomb"]


@rule("danmaku:faq.sanae.1")
def test_sanae_may_give_it_to_another_who_cannot_refuse() -> None:
    s = looking()
    s.yes(0)
    s.pick(GIVE)
    assert s.reason == "seat:give" and s.picks() == {1, 2, 3}
    s.pick(3)
    assert s.hand(3) == ["Bomb"]
    bomb = s.held(3, "Bomb")
    assert s.sees(0, bomb) and s.sees(3, bomb) and not s.sees(1, bomb)
    assert s.reactions(3)  # and seat 3 may use it at once
    assert s.told("give") == [("give", 0)]


def test_sanae_need_not_look() -> None:
    s = looking()
    bomb = s.t.zones[DECK][-1]
    s.no(0)
    assert not s.sees(0, bomb)
    assert s.window


def test_sanae_looks_before_the_card_is_answered_even_if_it_is_cancelled_then() -> None:
    s = Scene("Sanae Utsuho", hands={0: "Shoot", 1: "Bomb"}, top="Graze")
    s.play(0, "Shoot", 1)
    s.yes(0)
    s.pick(DISCARD)
    s.react(1, "Bomb")
    s.quiet()
    assert s.life[1] == 4
    assert s.discarded == ["Graze", "Shoot", "Bomb"]


def test_sanae_looks_with_every_danmaku_card_of_hers_and_no_other() -> None:
    s = Scene("Sanae Utsuho", hands={0: "Melee, Grimoire", 1: "Shoot"})
    s.play(0, "Grimoire")
    assert s.prompt == "main step"
    s.play(0, "Melee", 1)
    assert s.prompt == "may"
    s.no(0)
    s.quiet()
    assert s.asked == [1] and s.reason == "card:chain"
    s.pick("Shoot")
    s.pick(0)
    assert s.window is False or s.prompt == "reaction"  # seat 1's copy is not hers
    other = Scene("Utsuho Sanae", hands={0: "Shoot"})
    other.play(0, "Shoot", 1)
    assert other.prompt != "may"


@rule("danmaku:deck.reshuffle.1")
def test_an_empty_deck_is_nothing_to_look_at() -> None:
    s = Scene("Sanae Utsuho", hands={0: "Shoot", 1: "Graze"}, discard="Bomb")
    s.only("")
    s.play(0, "Shoot", 1)
    assert s.window and s.discarded == ["Bomb"]


# --- Sanae: Miracle Fruit -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "attacks"), [("", 1), ("Voile", 1), ("Shoot", 1), ("Shoot, Melee, Voile", 2)])
@rule("danmaku:faq.sanae.2", "danmaku:spell.4")
def test_miracle_fruit_shows_a_hand_and_attacks_for_every_danmaku_card_in_it(hand: str, attacks: int) -> None:
    s = Scene("Sanae Utsuho", hands={0: "Spiritual Attack", 1: hand})
    s.only("")
    cards = s.t.zones[9 + 1][:]
    s.cast(0, target=1)
    s.quiet()
    assert s.life[1] == 4 - attacks
    assert s.told("attack") == [("attack", 0)] * attacks
    assert all(s.sees(seat, card) for seat in range(4) for card in cards)
    assert s.told("show") == [("show", 1)] * len(cards)
    for seat in (0, 2, 3, None):
        assert GAME.view(s.t, seat)


def test_the_number_is_fixed_when_the_hand_is_shown_and_each_attack_is_its_own() -> None:
    s = Scene("Sanae Utsuho", hands={0: "Spiritual Attack", 1: "Shoot, Melee, Laser Shot, Graze"}, top="Last Word")
    s.cast(0, target=1)
    s.passes()  # the Spell Card
    s.react(1, "Graze")
    s.quiet()
    assert s.told("attack") == [("attack", 0)] * 3
    assert s.life[1] == 2


@rule("danmaku:range.1", "danmaku:term.cancel.1")
def test_miracle_fruit_needs_range_and_shows_nothing_if_cancelled() -> None:
    s = Scene("Sanae", seats=6, hands={0: "Spiritual Attack", 1: "Bomb, Shoot"})
    assert s.targets(0, "Spiritual Attack", "invoke") == {1, 5}
    s.cast(0, target=1)
    s.react(1, "Bomb")
    s.quiet()
    assert not s.sees(0, s.held(1, "Shoot"))
    assert s.life[1] == 4


# --- Satori: the flip -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("season", "life"), [("winter", 4), ("spring", 3), ("summer", 3), ("autumn", 3)])
@rule("danmaku:term.flip", "danmaku:attack.2", "danmaku:season.1")
def test_satori_avoids_the_attack_if_she_flips_winter(season: str, life: int) -> None:
    s = Scene("Utsuho Satori", hands={0: "Shoot"}, top=f"Bomb/{season}")
    s.play(0, "Shoot", 1)
    s.react(1, "ability")
    s.quiet()
    assert s.life[1] == life
    assert s.discarded == ["Bomb", "Shoot"]


@rule("danmaku:attack.2")
def test_after_a_flip_of_winter_there_is_nothing_left_to_dodge() -> None:
    s = Scene("Utsuho Satori", hands={0: "Shoot", 1: "Graze"}, top="Bomb/winter")
    s.play(0, "Shoot", 1)
    s.react(1, "ability")
    s.passes()
    assert s.why(1, *s.reaction(1, "Graze")) == "attack.2"


@rule("danmaku:faq.supernatural-border.2")
def test_after_a_failed_flip_she_may_graze_but_not_flip_again() -> None:
    s = Scene("Utsuho Satori", hands={0: "Shoot", 1: "Graze"}, top="Bomb/spring, Bomb/winter")
    s.play(0, "Shoot", 1)
    s.react(1, "ability")
    s.passes()
    assert s.why(1, *s.reaction(1, "ability")) == "faq.supernatural-border.1"
    s.react(1, "Graze")
    s.quiet()
    assert s.life[1] == 4


def test_her_flip_and_the_borders_are_two() -> None:
    s = Scene("Utsuho Satori", hands={0: "Shoot"}, items={1: "Supernatural Border"}, top="Bomb/summer, Bomb/autumn")
    s.play(0, "Shoot", 1)
    s.react(1, "ability")
    s.react(1, "Supernatural Border")
    s.quiet()
    assert s.life[1] == 4 and s.discarded[:2] == ["Bomb", "Bomb"]


def test_no_flip_for_others_or_against_what_cannot_be_avoided() -> None:
    s = Scene("Utsuho Alice Satori", hands={0: "Shoot", 2: "Voile"})
    s.play(0, "Shoot", 1)
    assert not s.window or s.why(2, *s.reaction(2, "ability")) == "attack.2"
    laser = Scene("Utsuho Satori", hands={0: "Laser Shot", 1: "Voile"})
    laser.play(0, "Laser Shot", 1)
    assert laser.why(1, *laser.reaction(1, "ability")) == "attack.2"


# --- Satori: the look -----------------------------------------------------------------------------------------------


@rule("danmaku:faq.satori.1", "danmaku:faq.satori.2")
def test_satori_looks_at_a_hand_in_her_turn_even_while_others_are_asked() -> None:
    s = Scene("Satori Utsuho", hands={0: "Shoot", 1: "Graze", 2: "Bomb", 3: "Voile"})
    assert s.asides(0) == [("look", 1), ("look", 2), ("look", 3)]
    s.play(0, "Shoot", 1)
    assert s.window and set(s.asked) == {1, 2, 3}
    before = list(s.t.asked)
    voile = s.held(3, "Voile")
    s.do(0, "look", 3)
    assert s.sees(0, voile) and not s.sees(1, voile)
    assert list(s.t.asked) == before  # the same question stays, and nothing can be answered to the look
    assert s.told("look") == [("look", 0)]
    assert s.asides(0) == []  # once per round
    assert s.why(0, "look", 2) == "faq.satori.1"
    s.react(1, "Graze")
    s.quiet()
    assert s.life[1] == 4


@rule("danmaku:faq.satori.1")
def test_satori_looks_only_in_her_own_turn() -> None:
    s = Scene("Utsuho Satori", hands={0: "Shoot", 1: "Graze"})
    assert s.asides(1) == []
    s.play(0, "Shoot", 1)
    assert s.asides(1) == []
    s.quiet()
    s.until(1)
    assert ("look", 0) in s.asides(1)
    s.do(1, "look", 0)
    s.until(1)
    assert ("look", 0) in s.asides(1)  # once more in the next round


def test_nobody_else_looks_nor_at_the_defeated() -> None:
    s = Scene("Satori", hands={0: "Shoot"}, down="2")
    assert s.asides(0) == [("look", 1), ("look", 3)]
    assert s.asides(1) == []


# --- Satori: Terrifying Hypnotism -----------------------------------------------------------------------------------


@rule("danmaku:faq.satori.3", "danmaku:spell.2")
def test_hypnotism_activates_anothers_action_spell_card_as_her_own() -> None:
    s = Scene("Satori Cirno Yuuka", hands={0: "Spiritual Attack, Bomb"})
    assert {o[3] for o in s.options(0) if o[0] == "invoke"} == {1, 2, 3}
    s.cast(0, whose=2)
    s.quiet()
    assert s.life == [5, 3, 3, 3]
    assert s.why(0, "invoke", *s.way(0, "Bomb"), 2, -1, -1) == "turn.main.5"  # one activation


def test_hypnotism_does_not_lead_back_to_herself() -> None:
    s = Scene("Satori Cirno", hands={0: "Spiritual Attack", 1: "Capture Spell Card"})
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, -1) == "type.invocation.1"
    s.until(1)
    own = {o[3] for o in s.options(1) if o[0] == "invoke"}
    assert own == {2, 3}  # a captured Hypnotism leads to any other's Spell Card, not to itself


@rule("danmaku:faq.satori.3", "danmaku:spell.3")
def test_hypnotism_as_a_reaction() -> None:
    s = Scene("Utsuho Satori Meiling Sakuya", hands={0: "Shoot", 1: "Spiritual Attack"}, active=0)
    s.play(0, "Shoot", 1)
    assert {(o[3], o[5]) for o in s.reactions(1) if o[0] == "invoke"} == {(2, -1), (3, 1)}
    assert s.why(1, *s.invocation(1, whose=0)) == "type.action"
    s.counter(1, whose=2)
    s.quiet()
    assert s.life == [4, 3, 4, 4]
    assert s.cards(1) == 3


@rule("danmaku:term.cancel.1", "danmaku:faq.capture.3")
def test_a_bomb_cancels_the_whole_chain_and_the_defeated_lend_theirs_too() -> None:
    s = Scene("Satori Cirno Yuuka", hands={0: "Spiritual Attack", 1: "Bomb"}, down="2")
    s.cast(0, whose=2)
    s.react(1, "Bomb")
    s.quiet()
    assert s.life == [5, 4, 0, 4]
    assert s.t.spent == 1
    again = Scene("Satori Cirno Yuuka", hands={0: "Spiritual Attack"}, down="2")
    again.cast(0, whose=2)
    again.quiet()
    assert again.life == [5, 3, 0, 3]


def test_hypnotism_by_an_item_and_by_the_incident() -> None:
    s = Scene("Satori Cirno", hands={0: "Voile, Shoot"}, items={0: "Mini-Hakkero"})
    s.cast(0, "Mini-Hakkero", whose=1, target=1)
    s.quiet()
    assert s.life[1] == 3 and s.hand(0) == []
    paid = Scene("Utsuho Satori Meiling", hands={0: "Shoot"}, incident="Overdrive")
    paid.play(0, "Shoot", 1)
    paid.counter(1, "incident", whose=2)
    paid.quiet()
    assert paid.life == [4, 2, 4, 4]
