"""Hong Meiling, Ibuki Suika and Izayoi Sakuya."""

import pytest

from kaimaku.games.danmaku.rules.reach import distance
from tests.danmaku.scene import Scene
from tests.rule import rule

FIVE = "Voile, Tempest, Party, Kourindou, Grimoire"

# --- Meiling: seven cards in others' turns --------------------------------------------------------------------------


@rule("danmaku:turn.discard.1")
def test_meiling_keeps_seven_cards_in_others_turns_and_four_in_her_own() -> None:
    s = Scene("Utsuho Meiling", hands={1: f"{FIVE}, Shoot, Shoot/winter, Graze"})
    s.only("")
    s.end(0)
    assert s.prompt == "discards" and s.asked == [1]
    assert len(s.options(1)[0]) == 1 + 1
    s.do(1, *s.options(1)[0])
    assert s.cards(1) == 7
    s.no(1)  # does not skip
    s.end(1)
    assert s.prompt == "discards"
    s.do(1, *s.options(1)[0])
    assert s.cards(1) == 4


def test_a_heroine_meiling_keeps_eight_and_five() -> None:
    s = Scene("Meiling", hands={0: f"{FIVE}, Shoot, Shoot/winter, Graze"})
    s.only("")
    s.end(0)
    assert s.prompt == "discards"
    s.do(0, *s.options(0)[0])
    assert s.cards(0) == 5
    other = Scene("Meiling", hands={0: f"{FIVE}, Shoot, Shoot/winter, Graze"}, active=1)
    other.only("")
    other.end(1)
    assert other.cards(0) == 8


# --- Meiling: skipping ----------------------------------------------------------------------------------------------


@rule("danmaku:term.skip.1", "danmaku:faq.meiling.3", "danmaku:term.skip.2", "danmaku:term.skip.3")
def test_meiling_skips_her_turn_and_draws_four() -> None:
    s = Scene("Utsuho Meiling", hands={1: FIVE}, incidents="Saigyou Ayakashi Blooming")
    s.end(0)
    assert s.asked == [1] and s.prompt == "skip"
    s.yes(1)
    assert s.asked == [1] and s.prompt == "may"
    s.yes(1)
    assert s.cards(1) == 9  # no draw step, and no discard step
    assert s.t.active == 2
    assert s.told("incident") == [("incident", 2)]  # hers was left out


def test_meiling_may_skip_without_drawing_or_not_at_all() -> None:
    s = Scene("Utsuho Meiling")
    s.end(0)
    s.yes(1)
    s.no(1)
    assert s.cards(1) == 0 and s.t.active == 2
    stays = Scene("Utsuho Meiling")
    stays.end(0)
    stays.no(1)
    assert stays.cards(1) == 2 and stays.t.active == 1 and stays.prompt == "main step"
    assert stays.told("skip") == []


@rule("danmaku:faq.meiling.1", "danmaku:term.skip.4")
def test_meiling_cannot_skip_twice_in_a_row() -> None:
    s = Scene("Utsuho Meiling")
    s.end(0)
    s.yes(1)
    s.no(1)
    s.until(0)
    s.end(0)
    assert s.t.active == 1 and s.prompt == "main step"  # not asked
    s.until(0)
    s.end(0)
    assert s.prompt == "skip"  # this time she is


@rule("danmaku:faq.meiling.2", "danmaku:faq.meiling.1")
def test_a_forced_skip_gives_the_cards_too_and_counts() -> None:
    s = Scene("Cirno Meiling", hands={0: "Spiritual Attack"})
    s.only(f"{FIVE}, Stopwatch")
    s.cast(0, target=1)
    s.quiet()
    s.end(0)
    assert s.asked == [1] and s.prompt == "may"  # only whether she draws
    s.yes(1)
    assert s.cards(1) == 1 + 4
    s.until(0)
    s.end(0)
    assert s.t.active == 1 and s.prompt == "main step"  # no skip by choice after any skip


@rule("danmaku:turn.start.2")
def test_a_skipped_turn_still_starts_the_round_anew() -> None:
    s = Scene("Utsuho Meiling", hands={0: "Shoot", 1: "Spiritual Attack, Bomb"})
    s.play(0, "Shoot", 1)
    s.counter(1)
    s.quiet()
    assert s.t.spent == 1 << 1
    s.end(0)
    s.yes(1)
    assert s.t.spent == 0


# --- Meiling: Extreme Color Typhoon ---------------------------------------------------------------------------------


@rule("danmaku:spell.3", "danmaku:spell.4")
def test_typhoon_draws_two_and_attacks_the_attacker_wherever_they_are() -> None:
    s = Scene("Utsuho Alice Marisa Suika Meiling", seats=8, hands={0: "Shoot, Graze", 4: "Spiritual Attack"})
    s.play(0, "Shoot", 1)
    s.counter(4)
    s.passes()
    assert s.cards(4) == 2
    assert s.life == [5, 4, 4, 4, 4, 4, 4, 4]
    assert s.reactions(0)  # her attack may be avoided
    s.quiet()
    assert s.life == [4, 3, 4, 4, 4, 4, 4, 4]


def test_typhoon_answers_others_attacks_alone_and_is_no_action() -> None:
    s = Scene("Meiling Utsuho", hands={0: "Shoot, Spiritual Attack"})
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, -1) == "type.reaction.1"
    s.play(0, "Shoot", 1)
    assert not s.window or s.reactions(0) == []
    tempest = Scene("Utsuho Meiling", hands={0: "Tempest", 1: "Spiritual Attack"})
    tempest.play(0, "Tempest")
    assert not tempest.window or tempest.reactions(1) == []


@rule("danmaku:term.cancel.2")
def test_typhoon_goes_on_although_the_attack_is_cancelled() -> None:
    s = Scene("Utsuho Meiling", hands={0: "Shoot", 1: "Spiritual Attack", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    s.counter(1)
    s.react(2, "Bomb")
    s.quiet()
    assert s.life == [4, 4, 4, 4]
    assert s.cards(1) == 2


@rule("danmaku:term.cancel.1", "danmaku:type.invocation.3")
def test_typhoon_can_be_cancelled() -> None:
    s = Scene("Utsuho Meiling", hands={0: "Shoot, Bomb", 1: "Spiritual Attack"})
    s.play(0, "Shoot", 1)
    s.counter(1)
    s.react(0, "Bomb", to=1)
    s.quiet()
    assert s.life == [5, 3, 4, 4]
    assert s.cards(1) == 1 and s.t.spent == 1 << 1


@rule("danmaku:faq.capture.2")
def test_typhoon_captured() -> None:
    s = Scene("Utsuho Alice Meiling", hands={0: "Shoot", 1: "Capture Spell Card"})
    s.play(0, "Shoot", 1)
    s.counter(1, "Capture Spell Card", whose=2)
    s.quiet()
    assert s.life == [4, 3, 4, 4]
    assert s.cards(1) == 3  # two and one for the life


# --- Suika ----------------------------------------------------------------------------------------------------------


@rule("danmaku:type.danmaku.2", "danmaku:range.2")
def test_suika_reaches_two_seats_and_fires_twice() -> None:
    one = Scene("Suika", seats=6, hands={0: "Shoot"})
    assert one.targets(0, "Shoot") == {1, 2, 4, 5}
    s = Scene("Suika", seats=6, hands={0: "Shoot, Laser Shot, Seal Away"})
    s.play(0, "Laser Shot", 1)
    s.quiet()
    s.play(0, "Seal Away", 1)
    s.quiet()
    assert s.life[1] == 2
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 1, 0) == "type.danmaku.2"


@rule("danmaku:faq.suika.1")
def test_gathering_sets_every_distance() -> None:
    s = Scene("Suika", seats=8, hands={0: "Spiritual Attack", 1: "Shoot"}, items={4: "Focus", 2: "Stopwatch"})
    s.only("")
    s.cast(0)
    s.quiet()
    assert s.options(0) == [("number", n) for n in (1, 2, 3, 4, 5)]
    s.number(1)
    assert s.picks() == {1, 2, 3, 4, 5, 6, 7}
    s.pick(4)
    s.quiet()
    assert s.life[4] == 3
    assert {distance(s.t, a, b) for a in range(8) for b in range(8) if a != b} == {1}
    s.until(1)
    assert s.targets(1, "Shoot") == {0, 2, 3, 4, 5, 6, 7}
    s.until(0)
    assert distance(s.t, 0, 4) == 4 + 2  # it has ended
    assert distance(s.t, 0, 1) == 1


@rule("danmaku:faq.suika.1")
def test_a_number_out_of_reach_leaves_nobody_to_attack() -> None:
    s = Scene("Suika", hands={0: "Spiritual Attack", 1: "Shoot"})
    s.cast(0)
    s.quiet()
    assert s.why(0, "number", 6) == "faq.suika.1"
    assert s.why(0, "number", 0) == "faq.suika.1"
    s.number(5)
    assert s.prompt == "main step"
    s.only("")
    s.until(1)
    assert s.targets(1, "Shoot") == set()


@rule("danmaku:faq.suika.2")
def test_the_latest_number_counts_and_the_earlier_comes_back() -> None:
    s = Scene("Suika Utsuho", hands={0: "Spiritual Attack", 1: "Capture Spell Card"})
    s.only("")
    s.cast(0)
    s.quiet()
    s.number(5)
    s.until(1)
    s.cast(1, "Capture Spell Card", whose=0)
    s.quiet()
    s.number(2)
    assert distance(s.t, 0, 1) == 2
    s.until(0)  # Suika's own has ended, seat 1's not
    assert distance(s.t, 0, 1) == 2
    s.until(1)
    assert distance(s.t, 0, 1) == 1


def test_dissipating_outdoes_range_bonuses_of_the_attacked_not_of_the_attacker() -> None:
    s = Scene("Suika", seats=8, hands={0: "Spiritual Attack, Shoot"}, items={0: "Power, Power/winter"})
    s.cast(0)
    s.quiet()
    s.number(4)
    assert s.picks() == {1, 2, 3, 4, 5, 6, 7}  # Range 1 + 1 + 2


# --- Sakuya ---------------------------------------------------------------------------------------------------------


@rule("danmaku:type.danmaku.2")
def test_sakuya_fires_three_times() -> None:
    s = Scene("Sakuya", hands={0: "Laser Shot, Seal Away, Last Word, Shoot"})
    for name, target in (("Laser Shot", 1), ("Seal Away", 1), ("Last Word", -1)):
        s.play(0, name, target)
        s.quiet()
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 1, 0) == "type.danmaku.2"


@rule("danmaku:spell.3", "danmaku:spell.4", "danmaku:attack.2")
def test_the_world_saves_anyone_and_strikes_the_attacker() -> None:
    s = Scene("Utsuho Alice Sakuya", seats=6, hands={0: "Shoot, Voile, Power, Spiritual Attack", 2: "Spiritual Attack"})
    s.only("")
    s.play(0, "Shoot", 1)
    s.counter(2, target=1)
    s.resolve(1)
    assert s.t.stack[0].avoided == 1 << 1 and s.reactions(0) == []  # avoided before the attacker is attacked
    s.quiet()
    assert s.life == [4, 4, 4, 4, 4, 4]
    assert s.told("avoid", "attack", "lasting") == [("attack", 0), ("attack", 2), ("lasting", 2), ("avoid", 1)]
    # no further Action cards this turn; Items and Spell Cards are none
    assert s.why(0, "play", s.held(0, "Voile"), 0, -1, 0) == "spell.4"
    s.play(0, "Power")
    assert any(o[0] == "invoke" for o in s.options(0))


def test_the_ban_on_actions_is_over_with_the_turn() -> None:
    s = Scene("Utsuho Alice Sakuya", hands={0: "Shoot", 1: "Grimoire", 2: "Spiritual Attack"})
    s.only("")
    s.play(0, "Shoot", 1)
    s.counter(2, target=1)
    s.quiet()
    s.until(1)
    s.play(1, "Grimoire")


def test_the_world_for_herself() -> None:
    s = Scene("Utsuho Sakuya", hands={0: "Shoot", 1: "Spiritual Attack"})
    s.play(0, "Shoot", 1)
    s.counter(1, target=1)
    s.quiet()
    assert s.life == [4, 4, 4, 4]


def test_the_world_against_an_unavoidable_attack() -> None:
    s = Scene("Utsuho Alice Sakuya", hands={0: "Laser Shot, Voile", 2: "Spiritual Attack"})
    s.play(0, "Laser Shot", 1)
    s.counter(2, target=1)
    s.quiet()
    assert s.life == [4, 3, 4, 4]
    assert s.told("avoid") == []
    assert s.why(0, "play", s.held(0, "Voile"), 0, -1, 0) == "spell.4"


def test_the_world_against_her_own_attack() -> None:
    s = Scene("Sakuya Utsuho", hands={0: "Shoot, Spiritual Attack, Voile"})
    s.play(0, "Shoot", 1)
    s.counter(0, target=1)
    s.quiet()
    assert s.life == [5, 4, 4, 4]
    assert s.told("attack") == [("attack", 0)]
    assert s.why(0, "play", s.held(0, "Voile"), 0, -1, 0) == "spell.4"


@rule("danmaku:attack.2")
def test_the_world_saves_one_of_several() -> None:
    s = Scene("Utsuho Alice Sakuya", hands={0: "Last Word", 2: "Spiritual Attack", 3: "Graze"})
    s.play(0, "Last Word")
    s.react(3, "Graze")
    s.passes()
    by = s.way(2, "Spiritual Attack")
    assert {o[5] for o in s.reactions(2) if o[0] == "invoke"} == {1, 2}  # seat 3 avoids it already
    assert s.why(2, "invoke", *by, 2, 0, 3) == "type.reaction.2"
    s.counter(2, target=1)
    s.quiet()
    assert s.life == [4, 4, 3, 4]


def test_the_world_sets_off_reisen() -> None:
    s = Scene("Reisen Utsuho Sakuya", hands={0: "Shoot", 2: "Spiritual Attack"})
    s.play(0, "Shoot", 1)
    s.counter(2, target=1)
    s.quiet()
    assert s.asked == [0] and s.reason == "seat:attack"
    assert s.picks() == {3}


def test_the_world_needs_an_attack() -> None:
    s = Scene("Utsuho Sakuya", hands={0: "Tempest", 1: "Spiritual Attack, Bomb"})
    s.play(0, "Tempest")
    assert not s.window or s.reactions(1) == []
    main = Scene("Sakuya", hands={0: "Spiritual Attack"})
    assert main.why(0, "invoke", *main.way(0, "Spiritual Attack"), 0, -1, -1) == "type.reaction.1"


@pytest.mark.parametrize("bombed", [0, 1])
@rule("danmaku:term.cancel.1")
def test_cancelling_the_world_or_the_attack(bombed: int) -> None:
    s = Scene("Utsuho Alice Sakuya", hands={0: "Shoot, Bomb", 2: "Spiritual Attack", 3: "Bomb"})
    s.play(0, "Shoot", 1)
    s.counter(2, target=1)
    s.react(3 if bombed == 0 else 0, "Bomb", to=bombed)
    s.quiet()
    # without the attack there is nothing to avoid, but the rest of The World goes on
    assert s.life == ([4, 4, 4, 4] if bombed == 0 else [5, 3, 4, 4])


@rule("danmaku:faq.capture.1", "danmaku:faq.capture.2")
def test_the_world_captured_by_the_attacked() -> None:
    s = Scene("Utsuho Alice Sakuya", hands={0: "Shoot", 1: "Capture Spell Card"})
    s.play(0, "Shoot", 1)
    s.counter(1, "Capture Spell Card", whose=2, target=1)
    s.quiet()
    assert s.life == [4, 4, 4, 4]
    assert s.t.spent == 1 << 1


@rule("danmaku:spell.3")
def test_spring_snow_stops_reaction_spell_cards() -> None:
    s = Scene("Utsuho Sakuya", hands={0: "Shoot", 1: "Spiritual Attack"}, incident="Spring Snow")
    s.play(0, "Shoot", 1)
    assert s.why(1, *s.invocation(1, target=1)) == "incident.1"
