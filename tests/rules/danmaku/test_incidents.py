"""Incidents and collecting; the Main Deck running out; flipping and discarding."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.rules.piles import discard, draw
from kaimaku.games.danmaku.rules.stats import danmaku_limit
from kaimaku.games.danmaku.table import DECK, DISCARD, HAND, INCIDENT, INCIDENT_DISCARD
from tests.danmaku.scene import Scene
from tests.rule import rule

FOUR = "Utsuho Patchouli Marisa Yuuka"


@rule("danmaku:incident.1", "danmaku:incident.3", "danmaku:incident.4")
def test_the_rules_change_while_it_is_there_and_no_longer() -> None:
    s = Scene(FOUR, incidents="Eternal Night", hands={0: "Master Plan"}, step="incident")
    assert danmaku_limit(s.t, 1) is None
    s.play(0, "Master Plan")
    s.quiet()
    assert danmaku_limit(s.t, 1) == 1


@rule("danmaku:collect.1")
def test_whatever_would_be_discarded_is_collected_if_it_fits() -> None:
    """Played cards, costs, flips and discards alike."""
    s = Scene(FOUR, hands={0: "Shoot/spring, Shoot/spring, Shoot/winter", 1: "Graze/spring"}, incident="Spring Snow")
    s.play(0, "Shoot/spring", 1, pay=["Shoot/spring"])
    assert s.collected == ["Shoot"]  # the cost
    s.react(1, "Graze")
    s.quiet()
    assert s.collected == ["Shoot", "Shoot", "Graze"] and s.discarded == []
    assert s.told("collect") == [("collect", 0), ("collect", 0), ("collect", 1)]


@rule("danmaku:collect.1", "danmaku:term.flip")
def test_a_flipped_card_is_seen_by_all_and_collected_or_discarded() -> None:
    s = Scene("Utsuho Satori", hands={0: "Shoot"}, incident="Spring Snow", top="Graze/spring")
    s.play(0, "Shoot", 1)
    s.react(1, "ability")
    s.quiet()
    assert s.collected[0] == "Graze" and s.told("flip") == [("flip", 1)]
    s = Scene("Utsuho Satori", hands={0: "Shoot"}, top="Graze/summer")
    s.play(0, "Shoot", 1)
    s.react(1, "ability")
    s.quiet()
    assert s.discarded == ["Graze", "Shoot"]
    assert all(s.sees(seat, s.t.zones[DISCARD][0]) for seat in range(4))


@rule("danmaku:collect.2", "danmaku:collect.3")
def test_the_sixth_card_resolves_it_and_all_go_to_the_discard_pile() -> None:
    five = "Graze/spring, Graze/spring, Graze/spring, Graze/spring, Bomb/spring"
    s = Scene(FOUR, hands={0: "Shoot/spring"}, incident="Spring Snow", collected=five, discard="Focus")
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.names(INCIDENT) == [] and s.names(INCIDENT_DISCARD) == ["Spring Snow"] and s.collected == []
    assert s.discarded[0] == "Focus"
    assert sorted(s.discarded[1:]) == ["Bomb", *["Graze"] * 4, "Shoot"]
    assert s.told("collect", "resolve") == [("collect", 0), ("resolve", -1)]


@rule("danmaku:collect.2")
def test_enough_of_one_kind_leaves_the_rest_alone() -> None:
    two = "Graze/spring, Graze/spring, Graze/autumn"
    s = Scene(FOUR, hands={0: "Shoot/spring"}, incident="Scarlet Weather Rhapsody", collected=two)
    s.play(0, "Shoot/spring", 1)
    s.quiet()
    assert s.discarded == ["Shoot"] and len(s.collected) == 3
    s = Scene(FOUR, hands={0: "Shoot/autumn"}, incident="Scarlet Weather Rhapsody", collected=two)
    s.play(0, "Shoot/autumn", 1)
    s.quiet()
    assert s.discarded == [] and len(s.collected) == 4


@rule("danmaku:collect.2", "danmaku:term.discard.2")
def test_of_more_than_it_wants_the_owner_chooses_what_is_collected() -> None:
    hand = "Graze/spring, Shoot/spring, Bomb/spring, Power, Power, Power, Power, Graze/winter"
    s = Scene(
        FOUR,
        hands={2: hand},
        incident="Spring Snow",
        collected="Graze/spring, Graze/spring, Graze/spring, Shoot/spring",
    )
    s.end()
    assert s.prompt == "discards" and s.asked == [2]
    cards = [s.held(2, name) for name in ("Graze/spring", "Shoot/spring", "Bomb/spring", "Graze/winter")]
    s.do(2, "discard", *sorted(cards, key=s.t.zones[HAND + 2].index))
    assert s.asked == [2] and s.reason == "card:collect" and s.pickable() == ["Graze", "Shoot"]  # the first of two
    assert all(s.sees(seat, card) for seat in range(4) for card in cards)  # by now all have seen them
    s.pick("Graze", "Bomb")
    assert s.told("resolve") == [("resolve", -1)] and s.discarded[-2:] == ["Shoot", "Graze"]
    assert s.told("collect") == [("collect", 2)] * 2


@rule("danmaku:collect.3", "danmaku:incident.4")
def test_resolution_comes_at_once_in_mid_action() -> None:
    """The flip of the Border resolves the Incident while the attack still waits."""
    five = "Graze/spring, Graze/spring, Graze/spring, Graze/spring, Bomb/spring"
    s = Scene(
        FOUR,
        hands={0: "Shoot/winter", 1: "Graze"},
        items={1: "Supernatural Border"},
        incident="Spring Snow",
        collected=five,
        top="Power/spring",
    )
    s.play(0, "Shoot", 1)
    s.react(1, "Supernatural Border")
    s.passes()
    assert s.window and s.names(INCIDENT) == []


# --- the Main Deck --------------------------------------------------------------------------------------------------


@rule("danmaku:deck.reshuffle.1", "danmaku:deck.reshuffle.3")
def test_a_draw_goes_on_with_the_shuffled_discard_pile() -> None:
    s = Scene(FOUR, hands={0: "Grimoire"}, discard="Graze, Bomb, Power, Focus")
    s.only("Voile")
    s.play(0, "Grimoire")
    s.quiet()
    assert s.cards(0) == 2 and "Voile" in s.hand(0) and len(s.t.zones[DECK]) == 3
    assert s.told("draw", "shuffle") == [("draw", 0), ("shuffle", -1), ("draw", 0)]
    assert all(s.t.known[card] == 0 for card in s.t.zones[DECK])


@rule("danmaku:deck.reshuffle.3")
def test_the_last_card_alone_does_not_reshuffle() -> None:
    s = Scene(FOUR, hands={0: "Grimoire"}, discard="Graze, Bomb")
    s.only("Voile, Power")
    s.play(0, "Grimoire")
    s.quiet()
    assert s.t.zones[DECK] == [] and s.discarded == ["Bomb", "Graze", "Grimoire"] and not s.told("shuffle")


@rule("danmaku:deck.reshuffle.1")
def test_with_nothing_left_the_rest_of_a_draw_is_lost() -> None:
    s = Scene(FOUR, hands={0: "Grimoire"})
    s.only("Voile")
    s.play(0, "Grimoire")
    s.quiet()
    assert s.hand(0) == ["Voile"] and s.prompt == "main step"


@rule("danmaku:deck.reshuffle.2")
def test_it_is_reshuffled_as_often_as_needed() -> None:
    s = Scene(FOUR, discard="Graze")
    s.only("")
    for _ in range(3):
        draw(s.t, 0, 2)
        assert s.hand(0) == ["Graze"]
        discard(s.t, 0, s.held(0, "Graze"))
    assert s.told("shuffle") == [("shuffle", -1)] * 3


# --- discarding -----------------------------------------------------------------------------------------------------


@rule("danmaku:term.discard.1", "danmaku:term.discard.2", "danmaku:term.discard.4")
def test_a_forced_discard_concerns_what_the_text_names() -> None:
    """An Item of Alice's for her ability, hand cards for Utsuho's; each chooses her own, all go to the pile."""
    s = Scene("Alice Utsuho", hands={0: "Graze"}, items={0: "Power, Focus"})
    s.do(0, "invoke", *s.way(0, "ability"), 0, -1, -1)
    assert s.asked == [0] and s.pickable() == ["Focus", "Power"]
    s.pick("Focus")
    assert s.discarded[:1] == ["Focus"]
    s = Scene("Utsuho Alice", hands={0: "Graze, Bomb, Voile"}, items={0: "Power"})
    s.do(0, "invoke", *s.way(0, "ability"), 0, -1, 1)
    assert s.asked == [0] and set(s.pickable()) <= {"Bomb", "Graze", "Voile"}
    s.pick("Graze", "Voile")
    s.quiet()
    assert s.discarded == ["Graze", "Voile"] and s.items(0) == ["Power"]


@rule("danmaku:term.discard.3")
def test_a_random_discard_is_chosen_by_chance() -> None:
    found = set()
    for seed in range(12):
        s = Scene(FOUR, hands={0: "Graze, Bomb, Power"}, incident="Scarlet Weather Rhapsody", top="Voile", active=3)
        s.stack_deck("Shoot/winter")
        s.t.seed = seed
        s.end()
        assert s.t.active == 0 and s.prompt == "main step"  # she is not asked
        gone = {"Graze", "Bomb", "Power"} - set(s.hand(0))
        found |= gone
    assert found == {"Graze", "Bomb", "Power"}


@pytest.mark.parametrize("names", ["Overdrive", "Great Barrier Weakening", "Five Impossible Requests"])
def test_an_incident_that_collects_a_type_counts_both_halves_of_a_split_card(names: str) -> None:
    """D-R09: outside play a Bomb is an Invocation and a Reaction."""
    s = Scene(FOUR, hands={0: "Graze, Bomb, Stopwatch, Power, Power, Power"}, incident=names)
    s.end()
    cards = [s.held(0, name) for name in ("Graze", "Bomb", "Stopwatch")]
    options = [o for o in s.options(0) if cards[0] in o or cards[1] in o or cards[2] in o]
    wanted = {"Overdrive": "Graze", "Great Barrier Weakening": "Bomb", "Five Impossible Requests": "Stopwatch"}[names]
    s.do(0, *next(o for o in options if o[1] == s.held(0, wanted)))
    assert s.told("collect") == [("collect", 0)]
