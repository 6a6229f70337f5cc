"""Every sentence of every role card, played."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.definitions import role_of
from kaimaku.games.danmaku.rules.stats import max_hand, max_life
from kaimaku.games.danmaku.table import INCIDENTS, ROLE
from tests.danmaku.scene import Scene
from tests.rule import rule

PEOPLE = ["Suika", "Alice", "Marisa", "Cirno", "Futo", "Patchouli", "Utsuho", "Nitori"]


def scene(roles: str, *, down: str = "", last: int = 1, shooter: int = 0, life: dict[int, int] | None = None) -> Scene:
    """Everybody in range, the shooter to play, somebody at 1 life."""
    return Scene(
        " ".join(PEOPLE[: len(roles.split())]),
        roles=roles,
        hands={shooter: "Laser Shot"},
        active=shooter,
        down=down,
        life={last: 1} if life is None else life,
    )


def fell(s: Scene, shooter: int, target: int) -> Scene:
    s.play(shooter, "Laser Shot", target)
    s.quiet()
    return s


def won(s: Scene) -> list[int]:
    return list(s.t.result.winners) if s.t.result is not None else []


# --- Heroine, Partners ----------------------------------------------------------------------------------------------


@rule("danmaku:role.heroine.2", "danmaku:victory.1", "danmaku:victory.2")
def test_the_heroine_wins_when_all_bosses_are_down() -> None:
    s = fell(scene("heroine stage_boss stage_boss ex_boss", down="2 3"), 0, 1)
    assert won(s) == [0]


def test_the_heroine_has_one_more_life_and_card() -> None:
    s = Scene()
    assert max_life(s.t, 0) == 5 and max_hand(s.t, 0) == 5
    assert max_life(s.t, 1) == 4 and max_hand(s.t, 1) == 4


@rule("danmaku:role.partner", "danmaku:victory.5", "danmaku:victory.6")
def test_partners_win_with_the_heroine_defeated_ones_too() -> None:
    s = fell(
        scene("heroine partner partner stage_boss stage_boss stage_boss ex_boss", down="2 4 5 6", last=3, shooter=1),
        1,
        3,
    )
    assert won(s) == [0, 1, 2]


def test_partners_do_not_win_without_an_active_heroine() -> None:
    s = fell(scene("heroine partner challenger stage_boss ex_boss", down="0 3", last=4, shooter=2), 2, 4)
    assert won(s) == [2, 3], "the Challenger and her fallen teammate; the Partner has no Heroine to protect"


@pytest.mark.parametrize("partner", ["partner", "one_true_partner"])
def test_shared_fate_strips_the_heroine_of_items_and_all_but_two_cards(partner: str) -> None:
    s = scene(f"heroine {partner} stage_boss stage_boss ex_boss", shooter=2)
    s.give(0, "Graze, Bomb, Power")
    s.equip(0, "Focus, Stopwatch")
    s.play(2, "Laser Shot", 1)
    s.quiet()
    assert s.asked == [0] and s.reason == "card:keep" and s.items(0) == []
    s.pick("Bomb", "Power")
    assert s.hand(0) == ["Bomb", "Power"]


def test_shared_fate_lets_the_heroine_keep_fewer() -> None:
    s = scene("heroine one_true_partner stage_boss stage_boss ex_boss", shooter=2)
    s.give(0, "Graze, Bomb, Power")
    s.play(2, "Laser Shot", 1)
    s.quiet()
    s.done()
    assert s.hand(0) == []


@rule("danmaku:role.one-true-partner")
def test_the_one_true_partner_needs_the_other_partner_down() -> None:
    roles = "heroine one_true_partner partner stage_boss stage_boss stage_boss ex_boss"
    assert won(fell(scene(roles, down="4 5 6", last=3), 0, 3)) == [0, 2]
    assert won(fell(scene(roles, down="2 4 5 6", last=3), 0, 3)) == [0, 1, 2]


# --- EX Midboss -----------------------------------------------------------------------------------------------------


@rule("danmaku:role.ex-midboss")
def test_the_ex_midboss_comes_forward_when_the_extra_boss_falls_and_must_fall_too() -> None:
    roles = "heroine ex_midboss stage_boss stage_boss ex_boss"
    s = fell(scene(roles, down="2 3", last=4), 0, 4)
    assert s.t.result is None, "all other bosses are down, but one more has come forward"
    assert all(s.sees(seat, s.t.zones[ROLE + 1][0]) for seat in range(5))
    s.give(0, "Melee")
    s.t.life[1] = 1
    s.play(0, "Melee", 1)
    s.quiet()
    if s.prompt == "pick":
        s.done()
        s.quiet()
    assert won(s) == [0]


def test_the_ex_midboss_wins_with_the_extra_boss() -> None:
    s = fell(scene("heroine ex_midboss stage_boss stage_boss ex_boss", down="1 2 3", last=0, shooter=4), 4, 0)
    assert won(s) == [1, 4]


def test_the_ex_midboss_alone_can_finish_the_extra_bosss_work() -> None:
    s = fell(scene("heroine ex_midboss stage_boss stage_boss ex_boss", down="2 3", last=0, shooter=1), 1, 0)
    assert won(s) == [1, 4]


# --- Stage Bosses ---------------------------------------------------------------------------------------------------


@rule("danmaku:role.stage-boss")
def test_stage_bosses_win_when_the_heroine_falls() -> None:
    s = fell(scene("heroine stage_boss stage_boss ex_boss", down="2", last=0, shooter=1), 1, 0)
    assert won(s) == [1, 2]


@rule("danmaku:role.challenger")
@pytest.mark.parametrize(("down", "winners"), [("", []), ("4", [2]), ("4 1", [2])])
def test_the_challenger_needs_the_extra_boss_down(down: str, winners: list[int]) -> None:
    s = fell(scene("heroine partner challenger final_boss ex_boss", down=down, last=0, shooter=2), 2, 0)
    expected = [*winners, *([3] if "1" in down.split() else [])]
    assert won(s) == expected


def test_the_challenger_needs_a_hidden_ex_midboss_down_as_well() -> None:
    roles = "heroine ex_midboss challenger stage_boss ex_boss"
    assert won(fell(scene(roles, down="3 4", last=0, shooter=2), 2, 0)) == []
    assert won(fell(scene(roles, down="1 3 4", last=0, shooter=2), 2, 0)) == [2, 3]


@rule("danmaku:role.final-boss")
@pytest.mark.parametrize("partner", ["partner", "ex_midboss"])
def test_the_final_boss_needs_a_partner_down(partner: str) -> None:
    roles = f"heroine {partner} final_boss challenger ex_boss"
    assert won(fell(scene(roles, last=0, shooter=2), 2, 0)) == []
    assert won(fell(scene(roles, down="1", last=0, shooter=2), 2, 0)) == [2]


@rule("danmaku:role.anti-heroine")
def test_the_anti_heroine_needs_another_stage_boss_down() -> None:
    roles = "heroine partner anti_heroine challenger ex_boss"
    assert won(fell(scene(roles, last=0, shooter=2), 2, 0)) == []
    assert won(fell(scene(roles, down="3", last=0, shooter=2), 2, 0)) == [2]


# --- Extra Bosses ---------------------------------------------------------------------------------------------------


@rule("danmaku:role.extra-boss")
@pytest.mark.parametrize("boss", ["ex_boss", "phantom_boss"])
def test_an_extra_boss_needs_all_stage_bosses_and_the_heroine_down(boss: str) -> None:
    roles = f"heroine stage_boss stage_boss {boss}"
    assert won(fell(scene(roles, down="1", last=0, shooter=3), 3, 0)) == [1, 2]
    assert won(fell(scene(roles, down="1 2", last=0, shooter=3), 3, 0)) == [3]


@rule("danmaku:role.extra-boss.reveal.1", "danmaku:role.extra-boss.reveal.2", "danmaku:role.extra-boss.cards")
def test_the_ex_boss_reveals_herself_once_somebody_is_down() -> None:
    s = Scene(life={3: 2})
    assert ("reveal",) not in s.asides(3)
    s = Scene(down="1", life={3: 2})
    assert s.asides(3) == [("reveal",)] and s.asides(2) == []
    s.do(3, "reveal")
    role = role_of(s.t, 3)
    assert role is not None and role.name.en == "EX Boss Revealed"
    assert s.life[3] == 3 and max_life(s.t, 3) == 5 and max_hand(s.t, 3) == 5
    assert s.asked == [0] and s.prompt == "main step", "the open question stays"
    assert s.asides(3) == []


@rule("danmaku:role.extra-boss.varieties")
def test_the_revealed_ex_boss_draws_one_more_card() -> None:
    s = Scene(roles="heroine stage_boss stage_boss ex_boss", down="1")
    s.do(3, "reveal")
    s.end()
    while s.t.active != 3 or s.prompt != "main step":
        s.do(s.asked[0], *s.options(s.asked[0])[-1])
    assert s.cards(3) == 3


@rule("danmaku:role.extra-boss.reveal.3")
def test_revealing_at_0_life_saves_the_extra_boss() -> None:
    s = Scene("Suika Alice Reimu Utsuho", hands={0: "Shoot", 2: "Graze"}, life={3: 1}, down="1")
    s.play(0, "Shoot", 3)
    s.passes()
    assert s.life[3] == 0 and s.window
    s.do(3, "reveal")
    s.quiet()
    assert s.life[3] == 1 and s.t.down == 1 << 1


@rule("danmaku:role.extra-boss.reveal.4")
def test_the_first_to_fall_cannot_reveal() -> None:
    s = Scene("Suika Alice Reimu Utsuho", hands={0: "Shoot", 2: "Graze"}, life={3: 1})
    s.play(0, "Shoot", 3)
    s.passes()
    assert s.life[3] == 0 and s.asides(3) == []


def test_a_switch_lets_the_reveal_give_no_life() -> None:
    s = Scene(down="1", life={3: 2}, extra_boss_life="none")
    s.do(3, "reveal")
    assert s.life[3] == 2


def phantom(incidents: str, incident: str = "") -> Scene:
    s = Scene(
        "Suika Alice Reimu Utsuho",
        roles="heroine stage_boss stage_boss phantom_boss",
        down="1",
        active=2,
        incidents=incidents,
        incident=incident,
    )
    s.do(3, "reveal")
    assert max_life(s.t, 3) == 5
    s.end(2)
    while s.prompt == "discards":
        s.do(s.asked[0], *s.options(s.asked[0])[0])
    return s


def test_the_true_phantom_boss_may_resolve_the_incident_and_choose_the_next() -> None:
    s = phantom(incident="Spring Snow", incidents="Overdrive, Lily White, Endless Party")
    assert s.prompt == "may" and s.asked == [3]
    s.yes()
    assert s.reason == "card:search" and s.pickable() == ["Endless Party", "Lily White", "Overdrive"]
    s.pick("Lily White")
    assert s.name(s.t.zones[INCIDENTS][-1]) == "Lily White"
    assert s.sees(3, s.t.zones[INCIDENTS][-1]) and not s.sees(0, s.t.zones[INCIDENTS][-1])
    s.yes()
    assert not s.told("incident") and s.prompt == "main step", "the incident step is skipped"


def test_the_true_phantom_boss_may_skip_without_resolving_and_finds_nothing_without_an_incident() -> None:
    s = phantom(incident="Saigyou Ayakashi Blooming", incidents="Overdrive")
    s.no()
    s.yes()
    assert s.life[3] == 5, "no life lost to the Incident"
    s = phantom(incidents="Overdrive")
    assert s.prompt == "may"
    s.no()
    assert s.told("incident") == [("incident", 3)], "only whether to skip was asked"


# --- the Rival ------------------------------------------------------------------------------------------------------

EIGHT = "heroine partner partner stage_boss stage_boss stage_boss ex_boss rival"


@rule("danmaku:role.rival.1", "danmaku:role.rival.2", "danmaku:role.rival.3")
def test_the_rival_takes_over_when_the_heroine_falls() -> None:
    s = fell(scene(EIGHT, last=0, shooter=3, life={0: 1, 7: 2}), 3, 0)
    assert s.t.result is None
    role = role_of(s.t, 7)
    assert role is not None and role.id == "heroine" and role_of(s.t, 0) is None
    assert s.life[7] == 3 and max_life(s.t, 7) == 5 and max_hand(s.t, 7) == 5


@rule("danmaku:role.rival.4")
def test_the_new_heroine_must_fall_too() -> None:
    s = fell(scene(EIGHT, last=0, shooter=3, life={0: 1, 7: 1}), 3, 0)
    s.t.life[7] = 1
    s.give(3, "Melee")
    s.play(3, "Melee", 7)
    s.quiet()
    while s.prompt == "pick":
        s.done()
        s.quiet()
    assert won(s) == [3, 4, 5]


def test_a_rival_who_fell_before_does_not_take_over() -> None:
    s = fell(scene(EIGHT, down="7", last=0, shooter=3), 3, 0)
    assert won(s) == [3, 4, 5]


def test_the_rival_has_no_goal_before_taking_over() -> None:
    s = fell(scene(EIGHT, down="4 5 6", last=3), 0, 3)
    assert won(s) == [0, 1, 2]
