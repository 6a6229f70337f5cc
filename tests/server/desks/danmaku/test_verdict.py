"""The end of a game: every role is turned up then and not before, and each player is told what it means for them."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.projection.desk import DESK
from kaimaku.games.danmaku.table import ROLE
from kaimaku.kernel.table import Result
from kaimaku.wire.common import Words
from tests.danmaku.scene import Scene

FIVE = "heroine partner stage_boss stage_boss ex_boss"


def scene(roles: str = FIVE, down: str = "") -> Scene:
    return Scene("Utsuho Patchouli Marisa Keine Futo", roles=roles, down=down)


def told(s: Scene, winners: tuple[int, ...], seat: int | None, rule: str = "danmaku:victory.3") -> Words:
    return DESK.verdict(s.t, Result(winners, rule), seat)


def test_every_role_is_turned_up_at_the_end_and_not_before() -> None:
    s = scene(down="2")
    for viewer in (None, 0, 1, 4):
        before, after = DESK.view(s.t, viewer), DESK.final(s.t, viewer)
        hidden = {player.seat for player in before.players if not player.role}
        assert hidden == {1, 3, 4} - {viewer}
        assert all(player.role and player.shown for player in after.players)
        assert [player.hand for player in after.players] == [player.hand for player in before.players]


def test_a_winner_is_told_by_which_goal_and_with_whom() -> None:
    words = told(scene(down="0"), (2, 3), 2)
    assert words.en == ("You were the Stage Boss, and your goal came true: the Heroine defeated.\n{3} won with you.")
    assert words.ja == "あなたは「ステージボス」で、目的を達成しました：主人公が敗北。\n{3}も一緒に勝ちました。"


def test_who_lost_is_told_who_won_and_what_was_missing() -> None:
    words = told(scene(down="0"), (2, 3), 4)
    assert words.en == (
        "{2} and {3} won. Their goal: the Heroine defeated.\nYou were the EX Boss. "
        "Your goal: all Stage Bosses defeated and the Heroine defeated.\nWhat was missing: all Stage Bosses defeated."
    )
    assert "足りなかったもの：ステージボス全員が敗北。" in words.ja


def test_a_goal_of_which_nothing_came_true_is_told_once() -> None:
    words = told(scene(down="0"), (2, 3), 0)
    goal = "all Stage Bosses defeated and all Extra Bosses defeated."
    assert words.en.endswith(f"\nYou were the Heroine. Your goal: {goal}")


def test_a_stage_boss_who_lost_although_the_heroine_fell_is_told_why() -> None:
    words = told(scene(down="0 1 2 3"), (4,), 2)
    assert words.en.startswith(
        "{4} won. Their goal: all Stage Bosses defeated and the Heroine defeated.\nYou were the Stage Boss."
    )
    assert words.en.endswith(
        "It came true, but you had been defeated, and nobody on your side was left to claim the win."
    )
    assert words.ja.endswith("勝利を宣言できる味方が残っていませんでした。")


@pytest.mark.parametrize(
    ("role", "missing"),
    [
        ("challenger", "the Extra Boss and any EX Midboss defeated"),
        ("final_boss", "a Partner defeated"),
        ("anti_heroine", "another Stage Boss defeated"),
    ],
)
def test_a_stage_boss_with_a_wish_of_her_own_is_told_what_it_lacked(role: str, missing: str) -> None:
    words = told(scene(f"heroine partner {role} stage_boss ex_boss", down="0"), (3,), 2)
    assert words.en.endswith(f"What was missing: {missing}.")


def test_nobody_wins_without_a_role_and_the_rival_only_as_the_heroine() -> None:
    s = scene("heroine partner stage_boss rival ex_boss", down="0")
    assert "becoming the Heroine" in told(s, (2,), 3).en
    assert "took your place" not in told(s, (2,), 0).en
    s.t.zones[ROLE].clear()  # the Rival has taken the card
    assert "took your place" in told(s, (2,), 0).en


def test_a_draw_and_what_the_room_ended_are_told_to_all() -> None:
    s = scene(down="0 1 2 3")
    assert told(s, (), 2, "danmaku:victory.7").en.startswith("It's a draw. Everyone was defeated.\nYou were the")
    drawn = Words("It's a draw. The players agreed to a draw.", "引き分けです。全員が引き分けに合意しました。")
    assert told(s, (), 2, "room:draw") == told(s, (), None, "room:draw") == drawn
    assert told(s, (2, 3), None).en == "{2} and {3} win. Goal reached."
