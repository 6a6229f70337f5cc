"""Every goal against every set of defeated players (D-R14): who has won is told by a rule of its own here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaimaku.games.danmaku.definitions import role_of
from tests.danmaku.scene import Scene
from tests.rule import rule

HEROINE, ONE, PARTNER, BOSS, OTHER_BOSS, EXTRA, MIDBOSS = range(7)  # the seats; ONE has the role in question
Down = set[int]


def bosses(down: Down) -> bool:
    return {BOSS, OTHER_BOSS, EXTRA} <= down


def last(down: Down) -> bool:
    """An Extra Boss wants everybody else's side gone."""
    return {HEROINE, BOSS, OTHER_BOSS} <= down


def fulfilled(role: str, seat: int = ONE, partner_goal: str = "same") -> Callable[[Down], bool]:
    held = f"heroine {role} partner stage_boss stage_boss ex_boss ex_midboss"
    s = Scene("Suika Alice Marisa Cirno Futo Patchouli Utsuho", roles=held, partner_goal=partner_goal)
    its = role_of(s.t, seat)
    assert its is not None and (seat != ONE or its.id == role)
    return lambda down: its.goal.holds(s.t, sum(1 << x for x in down), seat)


def subsets() -> list[Down]:
    return [{seat for seat in range(7) if number >> seat & 1} for number in range(1 << 7)]


@rule("danmaku:victory.1", "danmaku:role.challenger", "danmaku:role.final-boss", "danmaku:role.anti-heroine")
@pytest.mark.parametrize(
    ("role", "wins"),
    [
        ("partner", bosses),
        ("one_true_partner", lambda down: bosses(down) and {PARTNER, MIDBOSS} <= down),
        ("stage_boss", lambda down: HEROINE in down),
        ("challenger", lambda down: {HEROINE, EXTRA, MIDBOSS} <= down),
        ("final_boss", lambda down: HEROINE in down and bool({PARTNER, MIDBOSS} & down)),
        ("anti_heroine", lambda down: HEROINE in down and bool({BOSS, OTHER_BOSS} & down)),
        ("ex_boss", last),
        ("ex_boss_revealed", last),
        ("phantom_boss", last),
        ("true_phantom_boss", last),
    ],
)
def test_a_goal_is_fulfilled_by_exactly_these_defeats(role: str, wins: Callable[[Down], bool]) -> None:
    holds = fulfilled(role)
    for down in subsets():
        assert holds(down) == wins(down), sorted(down)


@rule("danmaku:role.heroine.2")
def test_the_heroines_goal() -> None:
    holds = fulfilled("partner", HEROINE)
    for down in subsets():
        assert holds(down) == bosses(down), sorted(down)


@rule("danmaku:role.ex-midboss")
def test_the_goal_of_an_ex_midboss() -> None:
    holds = fulfilled("partner", MIDBOSS)
    for down in subsets():
        assert holds(down) == last(down), sorted(down)


@rule("danmaku:role.partner")
@pytest.mark.parametrize(("role", "others"), [("partner", set()), ("one_true_partner", {PARTNER, MIDBOSS})])
def test_a_table_may_ask_for_the_heroine_to_be_there(role: str, others: Down) -> None:
    holds = fulfilled(role, partner_goal="protect")
    for down in subsets():
        assert holds(down) == (bosses(down) and others <= down and HEROINE not in down), sorted(down)
