"""Goals, who wins with whom, draws and dead ends; the Rival, the EX Midboss, swapped roles."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.definitions import ROLE_CARDS, role_of
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.rules.roles import hopeless, verdict, winners
from kaimaku.games.danmaku.rules.stats import max_hand, max_life
from kaimaku.games.danmaku.table import ASIDE, ROLE
from tests.danmaku.scene import Scene
from tests.rule import rule

PEOPLE = ["Utsuho", "Patchouli", "Marisa", "Keine", "Futo", "Remilia", "Alice", "Nitori"]
SEVEN = "heroine partner partner stage_boss stage_boss stage_boss ex_boss"
EIGHT = f"{SEVEN} rival"


def after(roles: str, down: str, falls: int, by: int, **more: str) -> Scene:
    """Somebody falls to a Laser Shot, the others being down already."""
    seats = len(roles.split())
    s = Scene(
        " ".join(PEOPLE[:seats]),
        roles=roles,
        down=down,
        hands={by: "Laser Shot"},
        life={falls: 1},
        active=by,
        **more,  # type: ignore[arg-type]
    )
    s.play(by, "Laser Shot", falls)
    s.quiet()
    while s.prompt == "pick":
        s.do(s.asked[0], *s.options(s.asked[0])[0])
    return s


def won(s: Scene) -> list[int] | None:
    return None if s.t.result is None else list(s.t.result.winners)


@rule("danmaku:victory.1")
def test_every_role_has_a_goal_of_its_own() -> None:
    assert all(role.goal.words("en") and role.goal.words("ja") for role in ROLE_CARDS)


@rule("danmaku:role.heroine.2", "danmaku:defeat.9", "danmaku:victory.3", "danmaku:victory.4", "danmaku:victory.5")
def test_the_heroine_and_all_partners_win_with_the_last_boss_down() -> None:
    s = after(SEVEN, "2 4 5 6", 3, 0)
    assert won(s) == [0, 1, 2]
    assert s.asked == [] and s.why(0, "end") == "victory.3"
    assert s.t.result is not None and s.t.result.rule == "danmaku:victory.3"
    assert s.told("role")[-1] == ("role", 1)  # the active Partner reveals
    assert GAME.score(s.t) == (1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0)


@rule("danmaku:victory.2", "danmaku:role.stage-boss")
@pytest.mark.parametrize("by", [1, 3, 6])
def test_who_strikes_does_not_matter(by: int) -> None:
    """A Partner finishes the Heroine; the Stage Bosses win."""
    assert won(after(SEVEN, "", 0, by)) == [3, 4, 5]


@rule("danmaku:defeat.9", "danmaku:defeat.10")
def test_without_a_reached_goal_the_game_goes_on() -> None:
    s = after(SEVEN, "", 3, 0)
    assert won(s) is None and s.asked == [0]


@rule("danmaku:victory.5", "danmaku:victory.6")
def test_fallen_stage_bosses_win_with_an_active_one_but_not_with_the_extra_boss() -> None:
    assert won(after(SEVEN, "3 4", 0, 6)) == [3, 4, 5]
    assert won(after(SEVEN, "3 4 5", 0, 6)) == [6]


@rule("danmaku:victory.5")
def test_a_switch_lets_every_fallen_player_win_whose_goal_is_reached() -> None:
    assert won(after(SEVEN, "3 4 5", 0, 6, fallen_winners="goal")) == [3, 4, 5, 6]
    assert won(after(SEVEN, "3 4", 0, 6, fallen_winners="goal")) == [3, 4, 5]


@rule("danmaku:role.partner", "danmaku:victory.5", "danmaku:victory.6")
def test_partners_have_the_heroines_goal_even_after_her_fall() -> None:
    s = after("heroine partner stage_boss stage_boss ex_boss", "0 2 3", 4, 1)
    assert won(s) == [0, 1]
    s = after("heroine partner stage_boss stage_boss ex_boss", "0 2 3", 4, 1, partner_goal="protect")
    assert won(s) == []  # nobody's goal can come true any more
    assert s.t.result is not None and s.t.result.rule == "danmaku:victory.1"


@rule("danmaku:defeat.5", "danmaku:defeat.9", "danmaku:role.partner", "danmaku:victory.5", "danmaku:victory.6")
@pytest.mark.parametrize("last", ["stage_boss", "challenger", "ex_boss"])
@pytest.mark.parametrize("partner", ["partner", "one_true_partner"])
def test_heroine_and_last_boss_fall_together_and_the_partner_declares(last: str, partner: str) -> None:
    """D-R16: the Partner has the same goal and is there to declare it; the fallen Boss has nobody who could."""
    s = together(f"heroine {partner} stage_boss {last}", "2")
    assert won(s) == [0, 1] and s.t.result is not None and s.t.result.rule == "danmaku:victory.3"
    s = together(f"heroine {partner} stage_boss {last}", "2", partner_goal="protect")
    assert won(s) == [] and s.t.result is not None and s.t.result.rule == "danmaku:victory.1"


@rule("danmaku:defeat.5", "danmaku:role.one-true-partner", "danmaku:role.ex-midboss")
def test_with_the_heroine_fallen_each_partner_still_has_a_goal_of_her_own() -> None:
    roles = "heroine partner one_true_partner stage_boss stage_boss"
    assert won(together(roles, "3")) == [0, 1]  # the other Partner is still there
    roles = "heroine ex_midboss partner stage_boss ex_boss"
    assert won(together(roles, "3")) == [1, 4]  # the EX Midboss has the Extra Boss's goal, and it is reached


def together(roles: str, down: str, **more: str) -> Scene:
    """Seat 1 makes the Heroine and the last in the circle fall to one Last Word."""
    seats = len(roles.split())
    life = {0: 1, seats - 1: 1}
    s = Scene(" ".join(PEOPLE[:seats]), roles=roles, down=down, hands={1: "Last Word"}, life=life, active=1, **more)  # type: ignore[arg-type]
    s.play(1, "Last Word")
    while s.t.result is None and (s.window or s.prompt == "pick"):
        s.quiet() if s.window else s.do(s.asked[0], *s.options(s.asked[0])[0])
    return s


# --- advanced goals -------------------------------------------------------------------------------------------------


@rule("danmaku:role.challenger", "danmaku:role.advanced")
def test_the_challenger() -> None:
    roles = "heroine partner challenger stage_boss stage_boss ex_boss"
    assert won(after(roles, "", 0, 2)) == [3, 4]  # she does not win with the others
    assert won(after(roles, "5", 0, 2)) == [2, 3, 4]
    s = after("heroine challenger final_boss ex_boss", "2", 0, 1)
    assert won(s) is None  # nobody's goal is reached: play goes on (D-R14)
    assert won(after("heroine challenger stage_boss ex_boss", "", 1, 0)) is None  # a Stage Boss for all others
    assert won(after("heroine challenger stage_boss ex_boss", "2 3", 1, 0)) == [0]


@rule("danmaku:role.challenger", "danmaku:role.extra-boss")
def test_goals_do_not_ask_for_an_order() -> None:
    """D-R14: the Extra Boss falls after the Heroine, and the Challenger has still reached her goal."""
    s = after("heroine challenger final_boss ex_boss", "0 2", 3, 1)
    assert won(s) == [1]


@rule("danmaku:role.final-boss")
def test_the_final_boss_needs_a_partner_down() -> None:
    roles = "heroine partner final_boss stage_boss ex_boss"
    assert won(after(roles, "", 0, 2)) == [3]
    assert won(after(roles, "1", 0, 2)) == [2, 3]


@rule("danmaku:role.anti-heroine")
def test_the_anti_heroine_needs_another_stage_boss_down() -> None:
    roles = "heroine partner anti_heroine stage_boss stage_boss ex_boss"
    assert won(after(roles, "", 0, 2)) == [3, 4]
    assert won(after(roles, "3", 0, 2)) == [2, 3, 4]
    assert won(after(roles, "2", 0, 3)) == [3, 4]  # she herself is none of the others


@rule("danmaku:role.one-true-partner")
def test_the_one_true_partner_needs_the_other_down() -> None:
    roles = "heroine one_true_partner partner stage_boss stage_boss stage_boss ex_boss"
    assert won(after(roles, "4 5 6", 3, 0)) == [0, 2]
    assert won(after(roles, "2 4 5 6", 3, 0)) == [0, 1, 2]
    assert won(after(roles, "1 4 5 6", 3, 0)) == [0, 2]


@rule("danmaku:role.ex-midboss", "danmaku:victory.6")
def test_the_ex_midboss_wins_with_the_extra_boss() -> None:
    roles = "heroine ex_midboss stage_boss stage_boss ex_boss"
    assert won(after(roles, "2 3", 0, 4)) == [1, 4]
    assert won(after(roles, "1 2 3", 0, 4)) == [1, 4]  # a fallen one has the Extra Boss for a teammate
    assert won(after(roles, "2", 0, 4)) == [3] or won(after(roles, "2", 0, 4)) == [2, 3]


@rule("danmaku:role.ex-midboss", "danmaku:role.heroine.2")
def test_an_ex_midboss_comes_forward_and_must_fall_as_well() -> None:
    roles = "heroine ex_midboss stage_boss stage_boss ex_boss"
    s = after(roles, "2 3", 4, 0)
    assert won(s) is None and all(s.sees(seat, s.t.zones[ROLE + 1][0]) for seat in range(5))
    s = after(roles, "1 2 3", 4, 0)
    assert won(s) == [0]
    s = after(roles, "", 4, 0)
    assert s.told("role")[-1] == ("role", 1) and won(s) is None


@rule("danmaku:role.extra-boss")
def test_the_extra_boss_needs_all_stage_bosses_down() -> None:
    roles = "heroine partner stage_boss stage_boss phantom_boss"
    assert won(after(roles, "2 3", 0, 4)) == [4]
    assert won(after(roles, "2", 0, 4)) == [2, 3]


# --- together, draws, dead ends -------------------------------------------------------------------------------------


@rule("danmaku:victory.7", "danmaku:faq.utsuho.3")
def test_everybody_defeated_at_once_is_a_draw() -> None:
    s = Scene(
        "Utsuho Patchouli", roles="heroine stage_boss stage_boss ex_boss", hands={0: "Spiritual Attack"}, down="2 3"
    )
    s.t.life[:] = [1, 1, 0, 0]
    s.cast(0, target=1)
    s.quiet()
    assert won(s) == [] and s.t.result is not None and s.t.result.rule == "danmaku:victory.7"
    assert GAME.score(s.t) == (0.0,) * 4


@rule("danmaku:defeat.5", "danmaku:defeat.9", "danmaku:victory.5")
def test_those_who_fall_together_are_removed_before_goals_are_looked_at() -> None:
    """Heroine and last Stage Boss fall together: the Extra Boss has won, and no Stage Boss can declare."""
    s = Scene(
        "Yuuka Patchouli Marisa Keine Futo",
        roles="ex_boss heroine stage_boss stage_boss partner",
        hands={0: "Last Word"},
        life={1: 1, 2: 1},
        down="3",
    )
    s.play(0, "Last Word")
    while s.prompt == "may" or s.window:
        s.quiet() if s.window else s.no()
    while s.prompt == "pick":
        s.do(s.asked[0], *s.options(s.asked[0])[0])
    assert won(s) == [0]  # all Stage Bosses and the Heroine are down; nobody of the stage is active to declare


@rule("danmaku:defeat.9", "danmaku:victory.1")
def test_a_dead_end_is_a_draw() -> None:
    """With the Heroine down only a Rival is left, who has nobody to succeed."""
    s = Scene(roles="heroine rival stage_boss stage_boss ex_boss")
    s.t.down = 0b11101
    assert hopeless(s.t) and winners(s.t) == ()
    result = verdict(s.t)
    assert result is not None and result.winners == () and result.rule == "danmaku:victory.1"
    s.t.down = 0b11100
    assert not hopeless(s.t) and winners(s.t) == (0,)


@rule("danmaku:defeat.10")
def test_while_a_goal_can_come_true_the_game_goes_on() -> None:
    s = Scene(roles="heroine challenger final_boss ex_boss")
    s.t.down = 0b0001
    assert not hopeless(s.t) and verdict(s.t) is None


# --- the Rival ------------------------------------------------------------------------------------------------------


@rule("danmaku:role.rival.2", "danmaku:role.rival.3", "danmaku:role.rival.4")
@pytest.mark.parametrize(("life", "now"), [(4, 5), (1, 2)])
def test_the_rival_takes_over(life: int, now: int) -> None:
    s = Scene(
        " ".join(PEOPLE), roles=EIGHT, hands={3: "Laser Shot", 7: "Power"}, life={0: 1, 7: life}, active=3, top="Voile"
    )
    s.play(3, "Laser Shot", 0)
    s.quiet()
    assert won(s) is None and s.t.down == 1
    new = role_of(s.t, 7)
    assert new is not None and new.kind == "heroine" and role_of(s.t, 0) is None
    assert max_life(s.t, 0) == max_hand(s.t, 0) == 4  # what the card gave is gone with it
    assert s.life[7] == now and max_life(s.t, 7) == 5 and max_hand(s.t, 7) == 5 and s.hand(7) == ["Power"]
    assert all(s.sees(seat, card) for seat in range(8) for card in (s.t.zones[ROLE + 7][0], s.t.zones[ASIDE][-1]))
    assert s.asked == [3]


@rule("danmaku:role.rival.4", "danmaku:victory.5")
def test_goals_move_to_the_new_heroine_and_the_old_one_cannot_win() -> None:
    s = Scene(" ".join(PEOPLE), roles=EIGHT, hands={3: "Laser Shot, Melee"}, life={0: 1, 7: 1}, active=3)
    s.play(3, "Laser Shot", 0)
    s.quiet()
    assert won(s) is None
    s.play(3, "Melee", 7)
    s.quiet()
    while s.prompt == "pick":
        s.done()
        s.quiet()
    assert won(s) is None and s.life[7] == 1
    t = s.t
    t.down |= 0b01111000
    assert winners(t) == (1, 2, 7)


@rule("danmaku:role.rival.3", "danmaku:role.rival.2")
@pytest.mark.parametrize("together", [False, True])
def test_a_rival_who_is_down_does_not_take_over(together: bool) -> None:
    s = Scene(
        "Yuuka Patchouli Marisa Keine Futo Remilia Alice Nitori",
        roles="stage_boss heroine partner partner stage_boss stage_boss ex_boss rival",
        hands={0: "Last Word"},
        life={1: 1, 7: 1} if together else {1: 1},
        down="" if together else "7",
    )
    s.play(0, "Last Word")
    while s.asked and (s.window or s.prompt == "may"):
        s.quiet() if s.window else s.no()
    assert won(s) == [0, 4, 5]


@rule("danmaku:role.rival.1", "danmaku:role.heroine.2")
def test_the_rival_has_no_goal_before_and_is_no_boss() -> None:
    s = after(EIGHT, "3 4 5", 6, 0)
    assert won(s) == [0, 1, 2]


# --- swapped roles --------------------------------------------------------------------------------------------------


@rule("danmaku:role.heroine.1", "danmaku:victory.1")
def test_swapped_roles_move_goal_life_and_hand_size() -> None:
    s = Scene(
        " ".join(PEOPLE[:5]),
        roles="heroine partner stage_boss stage_boss ex_boss",
        incidents="Crisis of Faith",
        step="incident",
        top="Graze/spring, Graze/autumn",
        life={2: 2},
    )
    new, old = role_of(s.t, 2), role_of(s.t, 0)
    assert new is not None and new.kind == "heroine" and old is not None and old.kind == "stage_boss"
    assert [max_life(s.t, seat) for seat in (0, 2)] == [4, 5] and s.life[0] == 4 and s.life[2] == 3
    assert max_hand(s.t, 2) == 5 and max_hand(s.t, 0) == 4
    given = s.t.zones[ROLE + 0][0]
    assert [s.sees(seat, given) for seat in range(5)] == [True, False, True, False, False]
    assert s.t.active == 0 and s.prompt == "main step"
