"""What is said about puzzles of any game."""

from kaimaku.wire.common import Words

SOLVED = Words("Solved!", "正解です！")
BAD_LUCK = Words(
    "This leaves it to chance: a die, a coin or a card that nobody knows.",
    "これでは運しだいです（サイコロ、コイン、見えないカード）。",
)
GRADES = (Words("Easy", "初級"), Words("Medium", "中級"), Words("Hard", "上級"))
