"""What is said about puzzles of any game."""

from kaimaku.wire.common import Words

SOLVED = Words("Solved!", "正解です！")
BAD_LUCK = Words(
    "This depends on luck: a die, a coin or an unknown card.",
    "これでは運しだいです（サイコロ、コイン、見えないカード）。",
)
GRADES = (Words("Easy", "初級"), Words("Medium", "中級"), Words("Hard", "上級"))
