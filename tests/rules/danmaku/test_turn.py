"""Turns: their steps, the limits of a round, the discard step of all, who comes next."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.rules.stats import danmaku_limit, max_hand
from kaimaku.games.danmaku.table import INCIDENT, INCIDENT_DISCARD
from tests.danmaku.scene import Scene
from tests.rule import rule


@rule("danmaku:turn.order")
def test_the_steps_of_a_turn() -> None:
    """Start of turn, Incident, draw, main step, discards; then the next player's."""
    s = Scene(incidents="Voyage to Makai", active=3, step="discard")
    assert s.t.active == 0 and s.prompt == "main step"
    assert s.told("turn", "incident", "draw") == [("turn", 0), ("incident", 0), ("draw", 0), ("draw", 0)]
    s.end()
    assert s.prompt == "main step" and s.asked == [1]
    s = Scene("Utsuho Marisa Youmu Suika", hands={2: "Voile, Graze, Graze"}, active=2, step="draw")
    assert s.cards(2) == 5
    s.end()
    assert s.prompt == "discards" and s.t.step == "discard"
    assert s.why(2, "play", s.held(2, "Voile"), 0, -1, 2) == "turn.discard.1"


@rule("danmaku:turn.start.2", "danmaku:turn.main.9", "danmaku:turn.next")
def test_limits_start_afresh_with_ones_own_turn() -> None:
    s = Scene("Utsuho Marisa Reimu Patchouli", hands={0: "Shoot, Shoot, Shoot"})
    s.play(0, "Shoot", 1)
    s.quiet()
    s.t.spent = 0b11
    assert s.t.fired == [1, 0, 0, 0] and not s.targets(0, "Shoot")
    s.end()
    order = []
    while s.t.active != 0 or s.prompt != "main step":
        if s.prompt == "main step":
            order.append(s.t.active)
            assert s.t.fired[0] == 1 and s.t.spent & 1  # until one's own next turn
            assert not s.t.spent >> s.t.active & 1
            s.end()
        else:
            s.do(s.asked[0], *s.options(s.asked[0])[0])
    assert order == [1, 2, 3]
    assert s.t.fired[0] == 0 and not s.t.spent & 1
    assert {1, 3} <= s.targets(0, "Shoot")


@rule("danmaku:turn.start.1")
def test_effects_until_ones_next_turn_end_with_its_start() -> None:
    s = Scene("Nitori Utsuho Marisa Patchouli", hands={0: "Spiritual Attack"}, items={1: "Power"})
    s.cast(0, target=1)
    s.quiet()
    if s.prompt == "pick":
        s.done()
    assert danmaku_limit(s.t, 1) == 1
    s.until(3)
    assert danmaku_limit(s.t, 1) == 1
    s.until(0)
    assert danmaku_limit(s.t, 1) == 2


@rule("danmaku:turn.start.1", "danmaku:defeat.10")
def test_effects_of_a_defeated_player_end_when_her_turn_would_have_come() -> None:
    s = Scene(
        "Nitori Utsuho Marisa Patchouli",
        roles="stage_boss heroine stage_boss ex_boss",
        hands={0: "Spiritual Attack", 1: "Laser Shot"},
        items={2: "Power"},
        life={0: 1},
    )
    s.cast(0, target=2)
    s.quiet()
    s.until(1)
    s.play(1, "Laser Shot", 0)
    s.quiet()
    assert s.t.down == 1 and danmaku_limit(s.t, 2) == 1
    s.until(3)
    assert danmaku_limit(s.t, 2) == 1
    s.until(1)
    assert danmaku_limit(s.t, 2) == 2


@rule("danmaku:turn.incident.1", "danmaku:incident.2", "danmaku:incident.3")
def test_an_incident_enters_if_there_is_none_and_works_at_once() -> None:
    s = Scene(incidents="Eternal Night, Spring Snow", step="incident")
    assert s.names(INCIDENT) == ["Eternal Night"] and s.told("incident") == [("incident", 0)]
    assert danmaku_limit(s.t, 2) is None
    s.until(1)
    assert s.names(INCIDENT) == ["Eternal Night"]  # no other while it is there


@rule("danmaku:turn.incident.2")
def test_the_current_player_does_what_the_incident_says_for_the_step() -> None:
    s = Scene("Utsuho Marisa Patchouli Reimu", incidents="Saigyou Ayakashi Blooming", step="incident")
    assert s.life == [4, 4, 4, 4]
    s.until(1)
    assert s.life == [4, 3, 4, 4]


@rule("danmaku:turn.incident.3", "danmaku:incident.5", "danmaku:incident.4")
def test_a_resolved_incident_is_replaced_only_in_the_next_incident_step() -> None:
    s = Scene(hands={0: "Master Plan"}, incident="Spring Snow", incidents="Voyage to Makai")
    s.play(0, "Master Plan")
    s.quiet()
    assert s.names(INCIDENT) == [] and s.names(INCIDENT_DISCARD) == ["Spring Snow"]
    while s.prompt == "pick":
        s.do(0, *s.options(0)[0])
    assert s.names(INCIDENT) == []
    s.until(1)
    assert s.names(INCIDENT) == ["Voyage to Makai"]


@rule("danmaku:turn.incident.3")
def test_an_incident_that_is_resolved_in_its_step_leaves_a_gap_too() -> None:
    s = Scene(incident="Lily White", incidents="Spring Snow", top="Graze/summer", step="incident")
    assert s.prompt == "main step" and s.names(INCIDENT) == []
    s.until(1)
    assert s.names(INCIDENT) == ["Spring Snow"]


def test_an_empty_incident_deck_is_made_anew() -> None:
    s = Scene(hands={0: "Master Plan"}, incident="Spring Snow")
    s.play(0, "Master Plan")
    s.quiet()
    while s.prompt == "pick":
        s.do(0, *s.options(0)[0])
    s.until(1)
    assert s.names(INCIDENT) == ["Spring Snow"]


@rule("danmaku:turn.draw")
def test_two_cards_in_the_draw_step() -> None:
    s = Scene("Utsuho Alice Patchouli Reimu", step="draw")
    assert s.cards(0) == 2 and s.told("draw") == [("draw", 0)] * 2


@rule("danmaku:turn.main.1", "danmaku:type.item.5", "danmaku:type.action")
def test_actions_and_items_only_in_ones_own_main_step() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot, Grimoire, Power, Graze", 1: "Grimoire, Power, Graze, Graze"})
    assert s.why(1, "play", s.held(1, "Grimoire"), 0, -1, 1) == "type.reaction.5"
    assert s.why(0, "play", s.held(1, "Grimoire"), 0, -1, 0) == "turn.main.1"
    s.play(0, "Shoot", 1)
    assert s.window
    for seat in (0, 1):
        assert {o[0] for o in s.reactions(seat)} <= {"react"}
        for name in ("Grimoire", "Power"):
            assert s.why(seat, "react", s.held(seat, name), 0, 0, seat, -1) == "type.action"


@rule("danmaku:turn.main.2")
def test_any_number_of_cards_in_a_turn() -> None:
    s = Scene(hands={0: "Power, Power, Focus, Grimoire, Voile, Stopwatch"})
    for name in ("Power", "Power", "Focus", "Stopwatch"):
        s.play(0, name)
        if s.prompt == "pick":
            s.do(0, *s.options(0)[0])
    s.play(0, "Grimoire")
    s.quiet()
    s.play(0, "Voile")
    s.quiet()
    assert s.told("play") == [("play", 0)] * 6


@rule("danmaku:turn.main.3", "danmaku:type.danmaku.1", "danmaku:type.danmaku.2", "danmaku:type.danmaku.3")
@pytest.mark.parametrize("answer", ["nothing", "Graze", "Bomb"])
def test_one_danmaku_card_per_round_even_if_avoided_or_cancelled(answer: str) -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot, Shoot, Seal Away, Last Word, Laser Shot", 1: "Graze, Bomb"})
    s.play(0, "Shoot", 1)
    if answer != "nothing":
        s.react(1, answer)
    s.quiet()
    assert s.prompt == "main step" and s.t.fired[0] == 1
    for name in ("Shoot", "Seal Away", "Laser Shot", "Last Word"):
        assert not s.targets(0, name)
        assert s.why(0, "play", s.held(0, name), 0, 1, 0) == "type.danmaku.2"


@rule("danmaku:turn.main.4", "danmaku:type.danmaku.4", "danmaku:type.item.4")
def test_the_limit_moves_at_once_with_what_raises_it() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot, Shoot, Shoot, Power, Power"})
    s.play(0, "Shoot", 1)
    s.quiet()
    assert not s.targets(0, "Shoot")
    s.play(0, "Power")
    assert s.targets(0, "Shoot")
    s.play(0, "Shoot", 1)
    s.quiet()
    assert not s.targets(0, "Shoot")
    s.play(0, "Power")
    assert danmaku_limit(s.t, 0) == 3 and s.targets(0, "Shoot")


@rule("danmaku:type.danmaku.2", "danmaku:type.danmaku.4", "danmaku:type.item.4")
def test_a_limit_that_falls_below_the_count_bars_further_cards() -> None:
    s = Scene("Utsuho Nitori", hands={0: "Shoot, Shoot, Shoot"}, items={0: "Power, Power"}, seats=4)
    s.play(0, "Shoot", 1)
    s.quiet()
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.t.fired[0] == 2 and s.targets(0, "Shoot")
    from kaimaku.games.danmaku.rules.piles import discard

    discard(s.t, 0, s.item(0, "Power"))
    s.t.options = None
    assert danmaku_limit(s.t, 0) == 2
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 1, 0) == "type.danmaku.2"


@rule("danmaku:type.danmaku.5")
@pytest.mark.parametrize("order", [("Melee", "Shoot"), ("Shoot", "Melee")])
def test_melee_ignores_the_limit_and_is_not_counted(order: tuple[str, str]) -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot, Melee"})
    for name in order:
        assert s.targets(0, name)
        s.play(0, name, 1)
        s.quiet()
        if s.prompt == "pick":
            s.done()  # no copy
    assert s.t.fired[0] == 1 and s.life[1] == 2


@rule("danmaku:turn.main.5", "danmaku:turn.main.6", "danmaku:type.invocation.3")
@pytest.mark.parametrize("cancelled", [False, True])
def test_one_spell_card_per_round_even_if_cancelled(cancelled: bool) -> None:
    s = Scene(
        "Patchouli Utsuho",
        hands={0: "Spiritual Attack, Spiritual Attack, Bomb, Capture Spell Card", 1: "Bomb"},
        items={0: "Mini-Hakkero, Power, Power"},
    )
    s.cast(0)
    if cancelled:
        s.react(1, "Bomb")
    s.quiet()
    if s.prompt == "pick":
        s.done()
    assert s.prompt == "main step" and s.t.spent == 1
    assert not [o for o in s.options(0) if o[0] == "invoke"]
    for name in ("Spiritual Attack", "Bomb", "Mini-Hakkero"):
        assert s.why(0, "invoke", *s.way(0, name), 0, -1, -1) == "turn.main.5"
    assert s.why(0, "invoke", *s.way(0, "Capture Spell Card"), 1, -1, 1) == "turn.main.5"


@rule("danmaku:turn.main.7", "danmaku:spell.5")
def test_the_two_limits_have_nothing_to_do_with_each_other() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot, Spiritual Attack, Shoot"})
    s.cast(0, target=1)
    s.quiet()
    assert s.t.fired[0] == 0 and s.targets(0, "Shoot")
    s.play(0, "Shoot", 1)
    s.quiet()
    s = Scene("Utsuho Patchouli", hands={0: "Shoot, Spiritual Attack"})
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.targets(0, "Spiritual Attack", "invoke") == {1, 3}


@rule("danmaku:turn.main.8", "danmaku:type.invocation.4", "danmaku:card.split.2")
def test_the_other_half_of_bomb_is_no_spell_card() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot", 1: "Bomb"})
    s.t.spent = 0b10
    s.play(0, "Shoot", 1)
    s.react(1, "Bomb")
    s.quiet()
    assert s.life[1] == 4 and s.t.spent == 0b10
    s = Scene("Utsuho Patchouli", hands={0: "Shoot", 1: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Bomb")
    assert s.t.spent == 0


@rule("danmaku:turn.main.9", "danmaku:turn.main.5")
def test_a_reaction_spell_card_in_anothers_turn_counts_for_ones_own_round() -> None:
    s = Scene("Utsuho Sakuya", hands={0: "Shoot, Shoot", 1: "Spiritual Attack, Spiritual Attack"}, items={0: "Power"})
    s.play(0, "Shoot", 1)
    s.counter(1, target=1)
    s.quiet()
    assert s.t.spent == 0b10
    assert s.prompt == "main step"


# --- discards -------------------------------------------------------------------------------------------------------


@rule("danmaku:turn.discard.1", "danmaku:turn.discard.2", "danmaku:term.discard.2", "danmaku:term.discard.5")
def test_everybody_over_the_maximum_discards_together() -> None:
    hands = {0: "Graze, Graze, Graze, Graze, Graze, Bomb, Bomb", 2: "Shoot, Shoot, Shoot, Shoot, Melee", 3: "Graze"}
    s = Scene("Utsuho Alice Marisa Reimu", hands=hands)
    assert s.asked == [0] and s.prompt == "main step"  # nobody discards in the main step
    s.end()
    assert s.prompt == "discards" and s.asked == [0, 2]
    bombs = [c for c in s.t.zones[9] if s.is_called(c, "Bomb")]
    assert s.why(0, "discard", bombs[0]) == "turn.discard.1"
    assert s.why(0, "discard", bombs[0], s.held(2, "Melee")) == "term.discard.5"
    assert s.why(0, "pass") == "turn.discard.1"
    s.do(0, "discard", *bombs)
    assert s.cards(0) == 7 and s.discarded == [] and s.asked == [2]  # nothing is told before all have chosen
    s.do(2, "discard", s.held(2, "Melee"))
    assert s.discarded == ["Bomb", "Bomb", "Melee"]
    assert s.told("discard") == [("discard", 0), ("discard", 0), ("discard", 2)]
    assert s.t.active == 1 and (s.cards(0), s.cards(2), s.cards(3)) == (5, 4, 1)


@rule("danmaku:turn.discard.1")
def test_discards_go_to_the_pile_clockwise_from_the_current_player() -> None:
    five = "Graze, Graze, Graze, Graze, Graze"
    s = Scene("Utsuho Alice Marisa Reimu", hands={1: five, 2: "Bomb, Bomb, Bomb, Bomb, Power"}, active=2)
    s.end()
    assert set(s.asked) == {1, 2}
    s.do(1, *s.options(1)[0])
    s.do(2, *s.options(2)[0])
    assert s.discarded == ["Bomb", "Graze"]


@rule("danmaku:turn.discard.1", "danmaku:setup.hand.patchouli", "danmaku:ability.1")
def test_each_has_a_maximum_of_her_own() -> None:
    s = Scene("Patchouli Utsuho", items={1: "Sorcerer's Sutra Scroll"})
    assert [max_hand(s.t, seat) for seat in range(4)] == [8, 7, 4, 4]


@rule("danmaku:turn.next", "danmaku:defeat.2", "danmaku:turn.order")
def test_defeated_players_are_passed_over() -> None:
    s = Scene(seats=6, down="1 2")
    s.end()
    while s.prompt != "main step":
        s.do(s.asked[0], *s.options(s.asked[0])[0])
    assert s.t.active == 3
