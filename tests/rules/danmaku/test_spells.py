"""Split cards, Spell Cards and the ways to activate them."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.rules.reach import reach
from tests.danmaku.scene import Scene
from tests.rule import rule


@rule("danmaku:card.split.1")
def test_one_half_of_a_split_card_is_played() -> None:
    s = Scene("Patchouli Utsuho", hands={0: "1UP, Bomb"}, life={0: 3})
    up, bomb = s.held(0, "1UP"), s.held(0, "Bomb")
    assert ("play", up, 0, 0, 0) in s.options(0) and ("invoke", bomb, 0, 0, -1, -1) in s.options(0)
    assert s.why(0, "play", up, 1, 0, 0) == "type.reaction.1"
    assert s.why(0, "play", up, 2, 0, 0) == "card.split.1"
    assert s.why(0, "play", bomb, 1, -1, 0) == "type.reaction.1"
    assert s.why(0, "invoke", bomb, 1, 0, -1, -1) == "spell.1"


@rule("danmaku:card.split.2")
def test_the_other_half_is_ignored() -> None:
    """An invoking Bomb is not a Reaction card to be taken back, a cancelling one no Invocation."""
    s = Scene("Patchouli Utsuho Keine", hands={0: "Bomb", 1: "Bomb"})
    s.cast(0, "Bomb")
    assert s.t.spent == 1
    s.react(1, "Bomb")
    s.quiet()
    assert s.prompt == "main step" and s.t.spent == 1
    s.quiet()
    assert s.discarded == ["Bomb", "Bomb"] and s.cards(0) == 0


@rule("danmaku:spell.1", "danmaku:type.invocation.1")
def test_a_spell_card_needs_a_way_to_activate_it() -> None:
    s = Scene("Patchouli Alice", hands={0: "Graze, Shoot"})
    assert not [o for o in s.options(0) if o[0] == "invoke"]
    assert s.why(0, "invoke", s.held(0, "Graze"), 0, 0, -1, -1) == "spell.1"
    assert s.why(0, "invoke", s.character(0), 0, 0, -1, -1) == "spell.1"
    for name in ("Spiritual Attack", "Bomb"):
        s = Scene("Patchouli Alice", hands={0: name})
        s.cast(0, name)
        s.quiet()
        assert s.cards(0) == 2 and s.told("spell") == [("spell", 0)]


@rule("danmaku:spell.1")
def test_mini_hakkero_activates_for_two_cards() -> None:
    s = Scene("Patchouli Alice", hands={0: "Graze"}, items={0: "Mini-Hakkero"})
    assert s.why(0, "invoke", *s.way(0, "Mini-Hakkero"), 0, -1, -1) == "spell.1"
    s.give(0, "Power")
    s.cast(0, "Mini-Hakkero", pay=())
    s.quiet()
    assert s.cards(0) == 2 and sorted(s.discarded) == ["Graze", "Power"] and s.items(0) == ["Mini-Hakkero"]


@rule("danmaku:spell.2", "danmaku:type.invocation.2")
def test_action_spell_cards_only_in_ones_main_step_with_nothing_waiting() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot, Spiritual Attack", 1: "Spiritual Attack, Graze"})
    s.play(0, "Shoot", 1)
    assert not [o for seat in (0, 1) for o in s.reactions(seat) if o[0] == "invoke"]
    assert s.why(1, "invoke", *s.way(1, "Spiritual Attack"), 1, 0, -1) == "type.action"
    s.quiet()
    assert s.why(1, "invoke", *s.way(1, "Spiritual Attack"), 1, -1, -1) == "type.reaction.5"


@rule("danmaku:spell.3", "danmaku:type.invocation.2", "danmaku:faq.capture.2")
def test_reaction_spell_cards_only_on_their_occasion() -> None:
    s = Scene("Sakuya Utsuho", hands={0: "Spiritual Attack, Shoot", 1: "Capture Spell Card"})
    assert not [o for o in s.options(0) if o[0] == "invoke"]
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, -1) == "type.reaction.1"
    s.play(0, "Shoot", 1)
    assert s.invocation(1, "Capture Spell Card", whose=0, target=1) in s.reactions(1)
    s.counter(1, "Capture Spell Card", whose=0, target=1)
    s.quiet()
    assert s.life[1] == 4 and s.t.spent == 0b10


@rule("danmaku:spell.3")
def test_the_occasion_must_be_anothers() -> None:
    s = Scene("Keine Reisen", hands={0: "Grimoire, Spiritual Attack", 1: "Spiritual Attack"}, seats=4)
    s.play(0, "Grimoire")
    assert s.why(0, *s.invocation(0)) in ("type.reaction.2", "type.reaction.5")
    assert s.why(1, *s.invocation(1)) in ("faq.bomb.1", "type.reaction.5")  # neither Danmaku nor a Spell Card


@rule("danmaku:spell.4")
def test_effects_in_printed_order() -> None:
    s = Scene("Patchouli Utsuho", hands={0: "Spiritual Attack"})
    s.cast(0)
    s.quiet()
    assert s.reason == "seat:attack"
    s.pick(1)
    s.quiet()
    assert s.told("spell", "draw", "attack") == [("spell", 0), ("draw", 0), ("draw", 0), ("attack", 0), ("draw", 1)]


@rule("danmaku:spell.5")
def test_an_attack_of_a_spell_card_needs_no_danmaku_card() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Spiritual Attack"})
    s.cast(0, target=1)
    s.quiet()
    assert s.life[1] == 1 and s.t.fired == [0, 0, 0, 0]


@rule("danmaku:spell.1", "danmaku:turn.main.5")
def test_a_spell_card_may_be_activated_again_in_another_round() -> None:
    s = Scene("Patchouli Alice Marisa Reimu", hands={0: "Spiritual Attack, Spiritual Attack"})
    for _ in range(2):
        s.cast(0)
        s.quiet()
        if s.prompt == "pick":
            s.done()
        s.until(0)
    assert s.told("spell") == [("spell", 0)] * 2


@rule("danmaku:faq.capture.1", "danmaku:faq.capture.3", "danmaku:type.invocation.1")
def test_capture_uses_any_others_spell_card_as_ones_own() -> None:
    s = Scene(
        "Patchouli Utsuho Marisa", hands={0: "Capture Spell Card, Spiritual Attack"}, items={0: "Power"}, down="1"
    )
    capture = s.way(0, "Capture Spell Card")
    assert {int(o[3]) for o in s.options(0) if o[:2] == ("invoke", capture[0])} == {1, 2, 3}
    assert s.why(0, "invoke", *capture, 0, -1, -1) == "type.invocation.1"
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 1, -1, 3) == "type.invocation.1"
    s.cast(0, "Capture Spell Card", whose=1, target=3)
    s.quiet()
    assert s.life == [4, 0, 4, 1] and s.t.spent == 1  # the capturer pays with her own life


@rule("danmaku:ability.1", "danmaku:character.choose")
@pytest.mark.parametrize(("who", "range_"), [("Suika", 2), ("Cirno", 3), ("Utsuho", 1)])
def test_abilities_are_always_at_work(who: str, range_: int) -> None:
    assert reach(Scene(who).t, 0) == range_
