"""Every sentence of every Incident, played."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.definitions import incident_of, role_of
from kaimaku.games.danmaku.rules.reach import in_range
from kaimaku.games.danmaku.table import COLLECTED, DECK, DISCARD, INCIDENT, INCIDENT_DISCARD, ROLE, SPARE
from tests.danmaku.scene import Scene
from tests.rule import rule


def there(s: Scene) -> str:
    """The Incident in play."""
    found = incident_of(s.t)
    return found.name.en if found is not None else ""


def until_draw(s: Scene) -> None:
    """Everybody passes on whatever the incident step opens."""
    s.quiet()


# --- Crisis of Faith ------------------------------------------------------------------------------------------------


def crisis(top: str, active: int = 0) -> Scene:
    return Scene("Suika Alice Reimu Utsuho", incidents="Crisis of Faith", step="incident", top=top, active=active)


def test_crisis_of_faith_swaps_the_heroine_with_whoever_flips_autumn() -> None:
    s = crisis("Shoot/spring, Shoot/autumn")
    held = [role_of(s.t, seat) for seat in range(4)]
    assert [role.id if role else "" for role in held] == ["stage_boss", "stage_boss", "heroine", "ex_boss"]
    assert s.life == [4, 4, 5, 4], "the old Heroine is cut to her max life, the new one gains 1"
    assert there(s) == "" and s.prompt == "main step"


def test_the_role_the_old_heroine_receives_is_known_to_both_swappers_only() -> None:
    s = crisis("Shoot/autumn", active=1)
    card = s.t.zones[ROLE + 0][0]
    assert s.name(card) == "Stage Boss"
    assert [s.sees(seat, card) for seat in range(4)] == [True, True, False, False]


def test_the_flips_of_crisis_of_faith_begin_with_the_current_player_and_leave_out_the_heroine() -> None:
    s = crisis("Shoot/spring, Shoot/winter, Graze/spring, Shoot/autumn", active=2)
    assert [seat for _, seat in s.told("flip")] == [2, 3, 1, 2]


def test_goals_are_looked_at_again_after_the_swap() -> None:
    s = Scene(
        "Suika Alice Reimu Utsuho",
        roles="heroine stage_boss stage_boss ex_boss",
        incidents="Crisis of Faith",
        step="incident",
        top="Shoot/autumn",
        down="1 3",
        active=2,
    )
    assert s.t.result is None, "the last Stage Boss lives: it is the old Heroine now"
    assert role_of(s.t, 2) is not None and role_of(s.t, 2).id == "heroine"  # type: ignore[union-attr]


# --- what works all the time ----------------------------------------------------------------------------------------


@rule("danmaku:incident.1", "danmaku:incident.3")
def test_crossing_to_higan_puts_everybody_in_range_until_somebody_falls() -> None:
    s = Scene("Alice Reimu Utsuho Sanae Futo", hands={0: "Shoot"}, life={2: 1}, incident="Crossing to Higan")
    assert s.targets(0, "Shoot") == {1, 2, 3, 4}
    s.play(0, "Shoot", 2)
    s.quiet()
    assert s.t.down == 1 << 2 and there(s) == ""
    assert not in_range(s.t, 0, 3)


def test_endless_party_lets_everybody_draw_and_ends_with_a_reshuffle() -> None:
    s = Scene(incidents="Endless Party", step="incident")
    assert [s.cards(seat) for seat in range(4)] == [3, 1, 1, 1], "the draw step comes besides"
    s = Scene(incident="Endless Party", hands={0: "Grimoire"}, discard="Shoot, Shoot, Shoot")
    s.t.zones[SPARE] += s.t.zones[DECK]
    for card in s.t.zones[DECK]:
        s.t.where[card] = SPARE
    s.t.zones[DECK] = []
    s.play(0, "Grimoire")
    s.quiet()
    assert there(s) == "" and s.cards(0) == 2


@rule("danmaku:collect.1")
def test_eternal_night_lifts_the_limit_and_collects_its_card_and_danmaku() -> None:
    s = Scene(
        "Alice Reimu Utsuho Sanae",
        hands={0: "Shoot, Shoot, Graze"},
        incidents="Eternal Night",
        step="incident",
        top="Power",
    )
    assert s.collected == ["Power"]
    s.play(0, "Shoot", 1)
    s.quiet()
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.collected == ["Power", "Shoot", "Shoot"] and s.life[1] == 2


def test_eternal_night_ends_with_12_cards() -> None:
    s = Scene(
        "Alice Reimu Utsuho Sanae", hands={0: "Shoot"}, incident="Eternal Night", collected=", ".join(["Graze"] * 11)
    )
    s.play(0, "Shoot", 1)
    s.quiet()
    assert there(s) == "" and s.collected == [] and len(s.discarded) == 12


def test_five_impossible_requests_discards_the_hand_for_as_many_cards() -> None:
    s = Scene(
        hands={0: "Power, Graze, Bomb"},
        incidents="Five Impossible Requests",
        step="incident",
        top="Shoot, Shoot, Shoot",
    )
    assert s.hand(0).count("Shoot") >= 3 and s.cards(0) == 5
    assert sorted(s.discarded) == ["Bomb", "Graze", "Power"]


def test_five_impossible_requests_ends_with_an_artifact_and_the_draw_still_happens() -> None:
    s = Scene(hands={0: "Stopwatch, Graze"}, incidents="Five Impossible Requests", step="incident")
    assert there(s) == "" and s.cards(0) == 4
    assert sorted(s.discarded) == ["Graze", "Stopwatch"]


def test_great_barrier_weakening_gives_the_first_card_of_a_turn_from_the_discard_pile() -> None:
    s = Scene(incident="Great Barrier Weakening", step="draw", discard="Bomb, Graze", top="Shoot, Shoot")
    assert s.hand(0) == ["Bomb", "Shoot"] and s.discarded == ["Graze"]
    s = Scene(incident="Great Barrier Weakening", step="draw", top="Shoot, Power")
    assert s.hand(0) == ["Power", "Shoot"], "from the deck if there is no discard pile"


def test_great_barrier_counts_each_player_for_themselves_and_ends_with_3_invocation_cards() -> None:
    s = Scene("Alice Reimu Utsuho Sanae", hands={0: "Shoot"}, incident="Great Barrier Weakening", discard="Voile")
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.hand(1) == ["Voile"]
    s = Scene("Patchouli", hands={0: "Bomb"}, incident="Great Barrier Weakening", collected="Bomb, Spiritual Attack")
    s.cast(0, "Bomb")
    s.quiet()
    s.done()
    assert there(s) == "" and sorted(s.discarded) == ["Bomb", "Bomb", "Spiritual Attack"]


@rule("danmaku:turn.incident.2")
def test_great_fairy_wars_costs_everybody_a_danmaku_card_or_a_life() -> None:
    s = Scene(hands={1: "Shoot", 2: "Graze", 3: "Shoot"}, incidents="Great Fairy Wars", step="incident")
    s.pick("Shoot")
    s.done()
    s.done()
    until_draw(s)
    assert s.life == [4, 4, 3, 3] and s.collected == ["Shoot"]
    assert s.hand(3).count("Shoot") >= 1, "the choice is free"


def test_an_old_great_fairy_wars_concerns_the_current_player_only() -> None:
    s = Scene(incident="Great Fairy Wars", step="incident", active=1)
    until_draw(s)
    assert s.life == [5, 3, 4, 4]


@pytest.mark.parametrize(
    ("season", "life", "gone"), [("spring", 2, False), ("summer", 5, True), ("autumn", 5, False), ("winter", 5, False)]
)
def test_lily_white_takes_3_life_in_spring_and_leaves_in_summer(season: str, life: int, gone: bool) -> None:
    s = Scene(incident="Lily White", step="incident", top=f"Shoot/{season}")
    until_draw(s)
    assert s.life[0] == life and (there(s) == "") is gone
    assert s.cards(0) == 2 + 5 - life


@rule("danmaku:life.pay", "danmaku:life.draw")
def test_overdrive_lets_everybody_pay_life_for_their_spell_card() -> None:
    s = Scene("Patchouli", incident="Overdrive", life={0: 1})
    s.cast(0, "incident")
    s.quiet()
    s.done()
    s.quiet()
    assert s.t.down == 1, "the spell resolves first; then the player who paid the last life falls"


def test_overdrive_cannot_be_paid_at_0_and_does_not_cost_a_powerup() -> None:
    s = Scene("Patchouli", incident="Overdrive", items={0: "Power"})
    s.cast(0, "incident")
    s.quiet()
    s.done()
    assert s.life[0] == 4 and s.items(0) == ["Power"] and s.cards(0) == 3
    assert s.why(0, "invoke", *s.way(0, "incident"), 0, -1, -1) == "turn.main.5"


def test_overdrive_ends_with_6_dodge_cards() -> None:
    s = Scene(hands={0: "Shoot", 1: "Graze"}, incident="Overdrive", collected=", ".join(["Graze"] * 5))
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert there(s) == ""


def test_rekindle_blazing_hell_fills_all_hands_then_the_current_players() -> None:
    s = Scene(hands={1: "Power"}, incidents="Rekindle Blazing Hell", step="incident")
    assert [s.cards(seat) for seat in range(4)] == [7, 4, 4, 4], "draw step included"
    s = Scene(incident="Rekindle Blazing Hell", step="incident", active=1)
    assert [s.cards(seat) for seat in range(4)] == [0, 6, 0, 0]


@rule("danmaku:attack.5", "danmaku:type.powerup.2")
def test_saigyou_ayakashi_takes_a_life_directly() -> None:
    s = Scene("Utsuho", incident="Saigyou Ayakashi Blooming", step="incident", items={0: "Power"}, hands={0: "Graze"})
    until_draw(s)
    assert s.life[0] == 4 and s.items(0) == ["Power"] and s.cards(0) == 4


@pytest.mark.parametrize(
    ("season", "hands"),
    [
        ("spring", [["Bomb"], ["Voile"], [], ["Graze"]]),
        ("summer", [["Graze", "Power"], ["Voile"], [], ["Bomb"]]),
        ("autumn", [["Voile"], ["Graze"], [], ["Bomb"]]),
        ("winter", [[], ["Voile"], [], ["Bomb"]]),
    ],
)
def test_scarlet_weather_rhapsody_acts_by_season(season: str, hands: list[list[str]]) -> None:
    s = Scene(
        hands={0: "Graze", 1: "Voile", 3: "Bomb"},
        incident="Scarlet Weather Rhapsody",
        step="incident",
        top=f"Shoot/{season}, Power, Tempest, Party",
    )
    drawn = ["Tempest", "Party"] if season == "summer" else ["Power", "Tempest"]
    for card in drawn:
        s.t.zones[s.t.where[s.held(0, card)]].remove(s.held(0, card))
    assert [s.hand(seat) for seat in range(4)] == hands
    assert s.collected[0] == "Shoot"


@rule("danmaku:collect.2")
def test_scarlet_weather_rhapsody_collects_two_of_each_season() -> None:
    s = Scene(
        hands={0: "Kourindou/winter, Shoot/spring, Shoot/winter"},
        incident="Scarlet Weather Rhapsody",
        collected="Graze/spring, Graze/spring, Graze/summer, Graze/summer, Graze/autumn, Graze/autumn, Graze/winter",
    )
    s.play(0, "Kourindou", pay=["Shoot/spring"])
    s.quiet()
    assert s.discarded[0] == "Shoot" and there(s) == "", "no third Spring card; Kourindou is the second Winter card"


@rule("danmaku:incident.1")
def test_spring_snow_forbids_spell_cards_but_not_the_other_half_of_bomb() -> None:
    s = Scene("Patchouli Suika", hands={0: "Bomb, Shoot", 1: "Bomb"}, items={0: "Mini-Hakkero"}, incident="Spring Snow")
    assert s.why(0, "invoke", *s.way(0, "Bomb"), 0, -1, -1) == "incident.1"
    assert s.why(0, "invoke", *s.way(0, "Mini-Hakkero"), 0, -1, -1) == "incident.1"
    s.play(0, "Shoot", 1)
    s.react(1, "Bomb")
    s.quiet()
    assert s.life[1] == 4


def test_undefined_fantastic_object_offers_a_helpful_card_and_collects_the_rest() -> None:
    s = Scene(incident="Undefined Fantastic Object", step="incident", top="Shoot, Power, Graze")
    assert s.reason == "card:take" and s.pickable() == ["Power"]
    s.pick("Power")
    assert "Power" in s.hand(0) and s.collected == ["Shoot", "Graze"]


def test_undefined_fantastic_object_collects_only_its_own_cards_and_discards_the_surplus() -> None:
    s = Scene(
        "Alice Reimu Utsuho Sanae",
        incident="Undefined Fantastic Object",
        collected=", ".join(["Shoot"] * 10),
        step="incident",
        top="Graze, Graze, Graze",
    )
    assert there(s) == "" and len(s.discarded) == 13
    s = Scene("Alice Reimu Utsuho Sanae", hands={0: "Shoot"}, incident="Undefined Fantastic Object")
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.discarded == ["Shoot"]


@rule("danmaku:incident.1")
def test_voyage_to_makai_lets_nobody_gain_life() -> None:
    s = Scene("Eirin", hands={0: "Spiritual Attack"}, life={0: 2}, incident="Voyage to Makai")
    s.cast(0)
    s.quiet()
    assert s.life[0] == 2


def test_worldly_desires_discards_all_items_and_keeps_them_out_of_play() -> None:
    s = Scene(items={0: "Power", 1: "Focus"}, hands={0: "Power"}, incidents="Worldly Desires", step="incident")
    assert s.items(0) == s.items(1) == [] and s.collected == ["Power", "Focus"]
    s.play(0, "Power")
    assert s.items(0) == [] and s.collected == ["Power", "Focus", "Power"]


@rule("danmaku:collect.2", "danmaku:collect.3")
def test_worldly_desires_with_more_items_than_it_wants_is_over_at_once_and_the_owner_chooses() -> None:
    s = Scene(items={0: "Power, Power, Power", 1: "Focus, Stopwatch"}, incidents="Worldly Desires", step="incident")
    assert s.reason == "card:collect" and s.asked == [1]
    s.pick("Stopwatch")
    assert there(s) == "" and s.items(1) == [] and len(s.t.zones[DISCARD]) == 5
    assert s.discarded[-1] == "Focus", "the surplus goes to the discard pile afterwards"


@rule("danmaku:turn.incident.3", "danmaku:incident.5", "danmaku:incident.2")
def test_the_next_incident_comes_in_the_next_players_incident_step() -> None:
    s = Scene(incident="Lily White", incidents="Spring Snow", step="incident", top="Shoot/summer")
    assert there(s) == "" and [s.name(c) for c in s.t.zones[INCIDENT_DISCARD]] == ["Lily White"]
    s.end()
    assert there(s) == "Spring Snow"


@rule("danmaku:incident.4", "danmaku:collect.3")
@pytest.mark.parametrize(
    ("name", "need", "card"),
    [
        ("Great Fairy Wars", 9, "Shoot"),
        ("Overdrive", 6, "Graze"),
        ("Rekindle Blazing Hell", 6, "Shoot/summer"),
        ("Saigyou Ayakashi Blooming", 6, "Shoot/winter"),
        ("Spring Snow", 6, "Shoot/spring"),
        ("Voyage to Makai", 6, "Shoot/autumn"),
        ("Eternal Night", 12, "Shoot"),
        ("Great Barrier Weakening", 3, "Spiritual Attack"),
        ("Five Impossible Requests", 1, "Stopwatch"),
        ("Worldly Desires", 4, "Power"),
    ],
)
@pytest.mark.parametrize("missing", [1, 2])
def test_an_incident_is_resolved_with_just_as_many_cards_as_it_names(
    name: str, need: int, card: str, missing: int
) -> None:
    if missing > need:
        return
    filler = {"Eternal Night": "Graze"}.get(name, card)
    before = need - missing - (card == "Shoot/winter")  # Kourindou is a Winter card itself
    s = Scene(hands={0: f"Kourindou, {card}"}, incident=name, collected=", ".join([filler] * before))
    s.play(0, "Kourindou", pay=[card])
    s.quiet()
    assert (there(s) == "") is (missing == 1)


@pytest.mark.parametrize(("before", "after"), [(11, ""), (9, ""), (8, "Undefined Fantastic Object")])
def test_undefined_fantastic_object_ends_with_12_cards(before: int, after: str) -> None:
    s = Scene(
        incident="Undefined Fantastic Object",
        collected=", ".join(["Shoot"] * before),
        step="incident",
        top="Graze, Graze, Graze",
    )
    assert there(s) == after


def test_the_new_heroine_of_crisis_of_faith_gains_just_one_life() -> None:
    s = Scene(
        "Suika Alice Reimu Utsuho",
        incidents="Crisis of Faith",
        step="incident",
        top="Shoot/spring, Shoot/autumn",
        life={2: 1},
    )
    assert s.life[2] == 2


def test_winter_costs_one_card_of_several_in_scarlet_weather_rhapsody() -> None:
    s = Scene(hands={0: "Graze, Voile, Bomb"}, incident="Scarlet Weather Rhapsody", step="incident", top="Shoot/winter")
    assert s.cards(0) == 3 - 1 + 2


def test_what_is_collected_takes_no_part_in_a_reshuffle() -> None:
    s = Scene(hands={0: "Grimoire"}, incident="Spring Snow", collected="Bomb/spring", discard="Shoot")
    s.t.zones[SPARE] += s.t.zones[DECK]
    for card in s.t.zones[DECK]:
        s.t.where[card] = SPARE
    s.t.zones[DECK] = []
    s.play(0, "Grimoire")
    s.quiet()
    assert s.hand(0) == ["Shoot"] and s.names(COLLECTED) == ["Bomb"] and s.t.zones[INCIDENT]


@rule("danmaku:collect.1")
@pytest.mark.parametrize(
    ("name", "card"),
    [("Voyage to Makai", "Shoot/spring"), ("Five Impossible Requests", "Power"), ("Spring Snow", "Shoot/autumn")],
)
def test_an_incident_does_not_collect_what_it_does_not_name(name: str, card: str) -> None:
    """Kourindou is a Winter card."""
    s = Scene(hands={0: f"Kourindou, {card}"}, incident=name)
    s.play(0, "Kourindou", pay=[card])
    s.quiet()
    assert s.collected == [] and there(s) == name
