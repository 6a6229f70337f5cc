"""Alice Margatroid and Cirno."""

import pytest

from tests.danmaku.scene import Scene
from tests.rule import rule

# --- Alice: keeps her Powerups --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "kept"), [("Alice", ["Power"]), ("Marisa", [])])
@rule("danmaku:ability.1", "danmaku:type.powerup.1")
def test_alice_keeps_her_powerups_when_hit(name: str, kept: list[str]) -> None:
    s = Scene(f"Utsuho {name}", hands={0: "Shoot"}, items={1: "Power"})
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.life == [5, 3, 4, 4]
    assert s.items(1) == kept


# --- Alice: an Item for her Spell Card ------------------------------------------------------------------------------


@rule("danmaku:spell.1", "danmaku:spell.4", "danmaku:spell.5", "danmaku:term.flip")
def test_alice_discards_an_item_and_flips_until_an_item_shows() -> None:
    s = Scene("Alice Utsuho", items={0: "Power, Mini-Hakkero"}, top="Shoot, Graze, Focus, Bomb")
    s.cast(0, "ability", pay=["Power"])
    s.quiet()
    assert s.items(0) == ["Focus", "Mini-Hakkero"]
    assert s.discarded == ["Power", "Shoot", "Graze"]
    assert s.deck_top == "Bomb"
    assert s.reason == "seat:attack"
    assert s.picks() == {1, 2, 3}  # Mini-Hakkero makes it Range 4
    s.pick(1)
    s.quiet()
    assert s.life == [5, 3, 4, 4]
    assert s.prompt == "main step"


def test_alice_need_not_attack() -> None:
    s = Scene("Alice", items={0: "Power"}, top="Focus")
    s.cast(0, "ability")
    s.quiet()
    assert s.picks() == {1, 3}  # the only Power paid for it: Range 1
    s.done()
    assert s.life == [5, 4, 4, 4]
    assert s.prompt == "main step"


@rule("danmaku:turn.main.5")
def test_alice_activates_once_per_round_and_needs_an_item() -> None:
    s = Scene("Alice", items={0: "Power"}, hands={0: "Spiritual Attack"}, top="Focus")
    none = Scene("Alice")
    assert none.why(0, "invoke", *none.way(0, "ability"), 0, -1, -1) == "spell.1"
    s.cast(0, "ability")
    s.quiet()
    s.done()
    assert s.why(0, "invoke", *s.way(0, "ability"), 0, -1, -1) == "turn.main.5"
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, -1) == "turn.main.5"


@rule("danmaku:spell.2")
def test_alice_has_no_use_for_it_in_anothers_turn() -> None:
    s = Scene("Utsuho Alice", hands={0: "Shoot"}, items={1: "Power"})
    s.play(0, "Shoot", 1)
    assert s.reactions(1) == []
    s.until(1)
    assert any(o[0] == "invoke" for o in s.options(1))


@rule("danmaku:incident.1")
def test_spring_snow_stops_her_ability_and_every_other_way() -> None:
    s = Scene("Alice", items={0: "Power, Mini-Hakkero"}, hands={0: "Bomb, Voile, Graze"}, incident="Spring Snow")
    for by in ("ability", "Mini-Hakkero", "Bomb"):
        assert s.why(0, "invoke", *s.way(0, by), 0, -1, -1) == "incident.1"


@rule("danmaku:term.cancel.1", "danmaku:type.invocation.3")
def test_the_item_is_lost_and_the_round_spent_if_it_is_cancelled() -> None:
    s = Scene("Alice", items={0: "Power"}, hands={0: "Spiritual Attack", 1: "Bomb"}, top="Focus")
    s.cast(0, "ability")
    s.react(1, "Bomb")
    assert s.items(0) == []
    assert s.deck_top == "Focus"
    assert s.discarded == ["Power", "Bomb"]
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, -1) == "turn.main.5"


def test_an_item_put_into_play_is_not_played() -> None:
    s = Scene("Alice", hands={0: "Spiritual Attack"}, top="Sorcerer's Sutra Scroll")
    s.cast(0)
    s.quiet()
    assert s.items(0) == ["Sorcerer's Sutra Scroll"]
    assert s.hand(0) == []  # no card for playing it


def test_a_ban_on_items_does_not_stop_one_from_being_put_into_play() -> None:
    s = Scene("Reimu Alice", hands={0: "Spiritual Attack", 1: "Spiritual Attack, Focus"}, top="Power, Shoot, Shoot")
    s.cast(0)
    s.quiet()
    s.pick(3)  # Item cards
    s.done()
    s.end()
    assert s.t.active == 1
    assert s.why(1, "play", s.held(1, "Focus"), 0, -1, 1) == "spell.4"
    s.stack_deck("Power")
    s.cast(1)
    s.quiet()
    assert s.items(1) == ["Power"]


@rule("danmaku:type.defense")
def test_a_second_defense_item_leaves_a_choice() -> None:
    s = Scene("Alice", items={0: "Focus"}, hands={0: "Spiritual Attack"}, top="Supernatural Border")
    s.cast(0)
    s.quiet()
    assert s.reason == "card:excess"
    s.pick("Focus")
    s.done()
    assert s.items(0) == ["Supernatural Border"]
    assert "Focus" in s.discarded


@rule("danmaku:collect.1")
def test_under_worldly_desires_the_item_is_collected_instead() -> None:
    s = Scene("Alice", hands={0: "Spiritual Attack"}, top="Graze, Focus", incident="Worldly Desires")
    s.cast(0)
    s.quiet()
    s.done()
    assert s.items(0) == []
    assert s.collected == ["Focus"]
    assert s.discarded == ["Graze", "Spiritual Attack"]


@rule("danmaku:deck.reshuffle.1")
def test_the_deck_is_made_anew_while_flipping() -> None:
    s = Scene("Alice", hands={0: "Spiritual Attack"}, discard="Focus")
    s.only("Shoot, Graze")
    s.cast(0)
    s.quiet()
    assert s.items(0) == ["Focus"]


def test_without_any_item_the_flipping_comes_to_an_end() -> None:
    s = Scene("Alice", hands={0: "Spiritual Attack"})
    s.only("Shoot, Graze")
    s.cast(0)
    s.quiet()
    assert s.items(0) == []
    assert s.reason == "seat:attack"


@rule("danmaku:faq.capture.1")
def test_captured_the_item_is_the_capturers() -> None:
    s = Scene("Utsuho Alice", hands={0: "Capture Spell Card"}, top="Focus")
    s.cast(0, "Capture Spell Card", whose=1)
    s.quiet()
    assert s.items(0) == ["Focus"] and s.items(1) == []
    assert s.picks() == {1, 3}


# --- Cirno: far-sighted ---------------------------------------------------------------------------------------------


def reached(s: Scene) -> set[int]:
    """Whom Cirno at seat 0 reaches."""
    return s.targets(0, "Shoot")


def test_cirno_reaches_three_seats_far_but_not_her_neighbours() -> None:
    s = Scene("Cirno", seats=6, hands={0: "Shoot"})
    assert reached(s) == {2, 3, 4}
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 1, 0) == "range.1"
    far = Scene("Cirno", seats=8, hands={0: "Shoot"})
    assert reached(far) == {2, 3, 5, 6}


def test_cirno_reaches_a_neighbour_the_other_way_round() -> None:
    assert reached(Scene("Cirno", seats=4, hands={0: "Shoot"})) == {1, 2, 3}
    assert reached(Scene("Cirno", seats=5, hands={0: "Shoot"})) == {2, 3}
    assert reached(Scene("Cirno", seats=5, hands={0: "Shoot"}, down="2")) == {1, 3, 4}


@rule("danmaku:faq.cirno.1")
def test_a_neighbour_with_focus_is_far_enough() -> None:
    assert reached(Scene("Cirno", seats=6, hands={0: "Shoot"}, items={1: "Focus"})) == {1, 2, 3, 4}
    # two seats on with Focus is Distance 4
    assert reached(Scene("Cirno", seats=6, hands={0: "Shoot"}, items={2: "Focus"})) == {3, 4}
    assert reached(Scene("Cirno Nitori", seats=6, hands={0: "Shoot"})) == {1, 2, 3, 4}


def test_with_one_other_player_left_nobody_is_too_near() -> None:
    s = Scene("Cirno", roles="heroine stage_boss stage_boss ex_boss", hands={0: "Shoot"}, down="1 2")
    assert reached(s) == {3}


def test_crossing_to_higan_overrides_her_ability() -> None:
    s = Scene("Cirno", seats=8, hands={0: "Shoot"}, incident="Crossing to Higan")
    assert reached(s) == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.parametrize(("number", "found"), [(1, set()), (2, {1, 2, 3, 4, 5}), (3, {1, 2, 3, 4, 5}), (4, set())])
@rule("danmaku:faq.suika.1")
def test_cirno_under_gathering_and_dissipating(number: int, found: set[int]) -> None:
    s = Scene(
        "Cirno Utsuho Alice Marisa Reimu Suika",
        seats=6,
        hands={0: "Shoot", 5: "Spiritual Attack"},
        items={2: "Focus"},
        active=5,
        top="Grimoire, Voile",
    )
    s.cast(5)
    s.quiet()
    s.number(number)
    s.until(0)
    assert s.hand(0) == ["Grimoire", "Shoot", "Voile"]
    assert reached(s) == found


def test_two_others_are_enough_for_the_nearest_to_be_too_near() -> None:
    s = Scene("Cirno Utsuho Alice Suika", hands={0: "Shoot", 3: "Spiritual Attack"}, down="2", active=3)
    s.only("")
    s.cast(3)
    s.quiet()
    s.number(1)
    s.until(0)
    assert reached(s) == set()


# --- Cirno: Perfect Freeze ------------------------------------------------------------------------------------------


@rule("danmaku:term.skip.1", "danmaku:term.skip.2", "danmaku:spell.4")
def test_perfect_freeze_attacks_and_the_turn_is_skipped() -> None:
    s = Scene("Cirno", hands={0: "Spiritual Attack"})
    s.cast(0, target=1)
    s.quiet()
    assert s.life == [5, 3, 4, 4]
    assert s.cards(1) == 1
    s.end()
    assert s.t.active == 2  # seat 1 drew nothing and did nothing
    assert s.cards(1) == 1
    assert s.told("skip") == [("skip", 1)]
    s.end()
    s.end()
    s.end()
    assert s.t.active == 1 and s.prompt == "main step"


def test_perfect_freeze_needs_a_target_in_range() -> None:
    s = Scene("Cirno", seats=6, hands={0: "Spiritual Attack"})
    assert s.targets(0, "Spiritual Attack", "invoke") == {2, 3, 4}
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, 1) == "range.1"
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, 0) == "attack.4"
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, -1) == "defeat.2"


def test_the_turn_is_skipped_even_if_the_attack_is_avoided() -> None:
    s = Scene("Cirno", hands={0: "Spiritual Attack", 1: "Graze"})
    s.cast(0, target=1)
    s.react(1, "Graze")
    s.quiet()
    assert s.life == [5, 4, 4, 4]
    s.end()
    assert s.t.active == 2


@rule("danmaku:term.cancel.1")
def test_a_cancelled_freeze_skips_nothing() -> None:
    s = Scene("Cirno", hands={0: "Spiritual Attack", 1: "Bomb"})
    s.cast(0, target=1)
    s.react(1, "Bomb")
    s.quiet()
    s.end()
    assert s.life == [5, 4, 4, 4]
    assert s.t.active == 1


@rule("danmaku:faq.cirno.2", "danmaku:term.skip.4", "danmaku:term.skip.5")
def test_who_skipped_the_last_turn_is_attacked_but_does_not_skip_again() -> None:
    s = Scene("Cirno", hands={0: "Spiritual Attack/spring, Spiritual Attack/summer"}, top=", ".join(["Shoot"] * 8))
    s.cast(0, target=1)
    s.quiet()
    for _ in range(3):
        s.end()
    assert s.t.active == 0  # seat 1 skipped
    s.cast(0, target=1)
    s.quiet()
    assert s.life == [5, 2, 4, 4]
    s.end()
    assert s.t.active == 1  # no second skip in a row
    s.until(2)
    s.until(1)
    assert s.told("skip") == [("skip", 1)]  # and none later


@rule("danmaku:faq.capture.1")
def test_a_captured_freeze_uses_the_capturers_range() -> None:
    s = Scene("Utsuho Alice Cirno", seats=6, hands={0: "Capture Spell Card"})
    options = {o[5] for o in s.options(0) if o[0] == "invoke" and o[3] == 2}
    assert options == {1, 5}
    s.cast(0, "Capture Spell Card", target=1, whose=2)
    s.quiet()
    s.end()
    assert s.t.active == 2
