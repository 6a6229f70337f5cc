"""0 life, defeat, roles and victory."""

import pytest

from kaimaku.games.danmaku import GAME
from kaimaku.games.danmaku.definitions import role_of
from kaimaku.games.danmaku.stats import max_hand, max_life
from kaimaku.games.danmaku.table import HAND, ROLE
from tests.rule import rule
from tests.rules.danmaku.scene import EIGHT, FOUR, SEVEN, Scene


def finish(s: Scene, seat: int, target: int) -> None:
    """A last Shoot that nobody answers."""
    s.t.life[target] = 1
    s.give(seat, "Shoot")
    s.shoot(seat, target)


@rule("danmaku:defeat.1", "danmaku:defeat.8", "danmaku:defeat.10", "danmaku:life.draw")
def test_a_defeated_player_discards_and_reveals_and_the_turn_goes_on() -> None:
    s = Scene(hands={1: "Shoot Bomb"})
    s.top("Graze")
    s.t.life[1] = 1
    s.give(0, "Shoot")
    s.shoot(0, 1)
    s.passes(1)
    assert s.t.down == 1 << 1
    assert s.hand(1) == []
    assert s.discarded() == ["Shoot", "Shoot", "Bomb", "Graze"]  # the Graze was drawn for the last life
    assert s.t.known[s.t.zones[ROLE + 1][0]] == s.t.everyone
    assert s.asked == [0]
    kinds = s.kinds()[1:]  # after the Heroine's own reveal
    assert kinds.index("draw") < kinds.index("defeat") < kinds.index("role")
    s.end(0)
    assert s.asked == [2]


@rule("danmaku:life.floor")
def test_life_stops_at_0_and_draws_nothing_there() -> None:
    s = Scene()
    finish(s, 0, 1)
    assert s.t.life[1] == 0
    s.t.life[2] = 0  # at 0, hit again: nothing to lose, nothing to draw
    s.t.fired[0] = 0
    s.give(0, "Shoot")
    deck = len(s.t.zones[0])
    s.shoot(0, 2)
    assert s.t.life[2] == 0 and len(s.t.zones[0]) == deck


@rule("danmaku:role.heroine.2", "danmaku:victory.1", "danmaku:victory.3", "danmaku:defeat.9")
def test_the_heroine_wins_when_all_bosses_are_down() -> None:
    s = Scene(FOUR, down="1 2")
    finish(s, 0, 3)
    assert s.t.result == ((0,), "danmaku:victory.3")
    assert s.asked == []
    assert GAME.score(s.t) == (1.0, -1.0, -1.0, -1.0)
    assert s.why(0, "end") == "danmaku:victory.3"


@rule("danmaku:victory.2", "danmaku:victory.4", "danmaku:victory.5", "danmaku:role.partner")
def test_the_heroines_side_wins_with_a_fallen_partner() -> None:
    """Who struck last does not matter, and the defeated Partner wins with her team."""
    s = Scene(SEVEN, active=1, down="2 3 4 6")
    finish(s, 1, 5)
    assert s.t.result == ((0, 1, 2), "danmaku:victory.3")


@rule("danmaku:role.stage-boss", "danmaku:victory.5", "danmaku:victory.6")
def test_stage_bosses_win_by_the_heroines_fall_even_fallen_ones() -> None:
    s = Scene(FOUR, active=1, down="2")
    finish(s, 1, 0)
    assert s.t.result == ((1, 2), "danmaku:victory.3")
    s = Scene(FOUR, active=3)
    finish(s, 3, 0)
    assert s.t.result == ((1, 2), "danmaku:victory.3")


@rule("danmaku:role.extra-boss", "danmaku:victory.5")
def test_the_extra_boss_needs_the_stage_bosses_down_first() -> None:
    """Fallen Stage Bosses do not win with her: nobody of their team is left to declare."""
    s = Scene(FOUR, active=3, down="1 2")
    finish(s, 3, 0)
    assert s.t.result == ((3,), "danmaku:victory.3")


@rule("danmaku:defeat.5", "danmaku:victory.7")
def test_everybody_defeated_at_once_is_a_draw() -> None:
    s = Scene(FOUR, active=3, down="1 2")
    s.t.life[3] = 0
    finish(s, 3, 0)
    assert s.t.result == ((), "danmaku:victory.7")
    assert GAME.score(s.t) == (0.0,) * 4


@rule("danmaku:defeat.5", "danmaku:defeat.9")
def test_those_who_fall_together_are_removed_before_goals_are_looked_at() -> None:
    """Heroine and last Boss fall together: the Partner alone cannot win without a Heroine, and nobody can."""
    roles = "heroine partner stage_boss stage_boss ex_boss"
    s = Scene(roles, active=1, down="2 3")
    s.t.life[4] = 0
    finish(s, 1, 0)
    assert s.t.down == 0b11101
    assert s.t.result == ((), "danmaku:victory.1")


@rule("danmaku:defeat.10", "danmaku:turn.next")
def test_the_turn_of_a_defeated_current_player_ends_without_a_discard_step() -> None:
    s = Scene(hands={0: "Shoot", 2: "Graze " * 6}, active=1)
    s.t.life[1] = 0
    s.give(1, "Shoot")
    s.shoot(1, 2)
    s.passes(2)
    assert not s.t.down & 1 and s.t.down == 1 << 1
    assert s.asked == [2]
    assert s.t.active == 2
    assert s.t.step == "main" and len(s.hand(2)) == 6 + 1 + 2  # one for the life, two for the turn


@rule("danmaku:role.partner")
def test_a_partners_fall_costs_the_heroine_her_hand_but_two_cards() -> None:
    s = Scene(SEVEN, hands={0: "Bomb Graze Bomb Shoot"}, active=2)
    s.t.life[1] = 1
    s.give(2, "Shoot")
    s.shoot(2, 1)
    while s.options(0)[-1] == ("pass",):
        s.passes(0)
    assert s.t.down == 1 << 1
    assert s.asked == [0]
    cards = s.t.zones[HAND][:]
    assert s.options(0) == [*(("pick", card) for card in cards), ("done",)]
    s.do(0, "pick", cards[0])
    s.do(0, "pick", cards[1])
    assert s.hand(0) == ["Bomb", "Graze"]
    assert s.discarded()[-2:] == ["Bomb", "Shoot"]
    assert s.asked == [2]


@rule("danmaku:role.rival.1", "danmaku:role.rival.2", "danmaku:role.rival.3", "danmaku:role.rival.4")
def test_the_rival_takes_over() -> None:
    s = Scene(EIGHT, active=7)
    s.t.life[7] = 4
    finish(s, 7, 0)
    assert s.t.result is None
    heroine = role_of(s.t, 7)
    assert heroine is not None and heroine.id == "heroine"
    assert role_of(s.t, 0) is None
    assert s.t.life[7] == 5
    assert (max_life(s.t, 7), max_hand(s.t, 7)) == (5, 5)
    assert (max_life(s.t, 0), max_hand(s.t, 0)) == (4, 4)
    # now the new one has to fall, and then the Stage Bosses have won
    s.end(7)
    s.end(1)
    s.t.life[7] = 1
    while s.asked != [6]:
        s.do(s.asked[0], *s.options(s.asked[0])[-1])
    s.give(6, "Shoot")
    s.shoot(6, 7)
    while s.t.result is None:
        s.do(s.asked[0], *s.options(s.asked[0])[-1])
    assert s.t.result == ((3, 4, 5), "danmaku:victory.3")


@rule("danmaku:role.rival.3")
def test_a_rival_who_falls_with_the_heroine_does_not_take_over() -> None:
    s = Scene(EIGHT, active=1)
    s.t.life[7] = 0
    finish(s, 1, 0)
    assert s.t.result == ((3, 4, 5), "danmaku:victory.3")


@rule("danmaku:role.rival.3")
def test_the_rival_gains_life_up_to_the_heroines_maximum() -> None:
    s = Scene(EIGHT, active=1)
    s.t.life[7] = 2
    finish(s, 1, 0)
    assert s.t.life[7] == 3


@rule("danmaku:victory.1")
@pytest.mark.parametrize(("seat", "winners"), [(0, (1, 2, 3)), (1, (0, 3)), (3, (0, 1, 2))])
def test_conceding_loses_the_game_for_ones_team(seat: int, winners: tuple[int, ...]) -> None:
    s = Scene(FOUR)
    s.do(seat, "concede")
    assert s.t.result == (winners, "danmaku:victory.1")
