"""Events in words: steps and turns that begin or end, and what happened in one."""

from __future__ import annotations

from typing import Final

from ..rules import events, turn
from .history import of_life
from .triggers import MY, Pattern

STEP_WORDS: Final[dict[int, tuple[str, str]]] = {
    turn.TURN_STEP: ("turn", "ターン"),
    turn.RESET: ("reset phase", "リセットステップ"),
    turn.DRAW: ("draw phase", "手札ステップ"),
    turn.CHEER: ("cheer phase", "エールステップ"),
    turn.MAIN: ("main phase", "メインステップ"),
    turn.PERFORMANCE: ("performance phase", "パフォーマンスステップ"),
    turn.GAME_START: ("game", "ゲーム"),
    turn.END: ("end phase", "エンドステップ"),
}


def _step(kind: int, side: str, step: int, en: str, ja: str) -> Pattern:
    words_en, words_ja = STEP_WORDS[step]
    whose = ("your", "自分の") if side == MY else ("your opponent's", "相手の")
    shared = step == turn.GAME_START  # the game starts for both players (7.2.4)
    if shared:
        whose = ("the", "")
    found = Pattern(
        kind,
        lambda t, f, e: e.cause == step and (shared or (e.seat == f.seat) == (side == MY)),
        f"at the {en} of {whose[0]} {words_en}",
        f"{whose[1]}{words_ja}が{ja}する",
    )
    found.cause = step
    return found


def LOSES_LIFE(step: int = 0) -> Pattern:
    """Only as the history tells it: your life was reduced this turn, or in the step that the text speaks of."""
    words = STEP_WORDS[step] if step else None
    phase = turn.STEP_NAMES[step] if step else ""
    return Pattern(
        events.LIFE_LOSS, lambda t, f, e: e.subject == f.seat, "your life is reduced", "自分のライフが減った"
    ).told(of_life(phase, words))


def TURN_ENDS() -> Pattern:
    """The end of whosever turn it is then: a text says it of the turn in which it is carried out."""
    found = Pattern(
        events.ENDS, lambda t, f, e: e.cause == turn.TURN_STEP, "at the end of this turn", "このターンが終了する"
    )
    found.cause = turn.TURN_STEP
    return found


def STARTS(side: str, step: int) -> Pattern:
    return _step(events.STARTS, side, step, "beginning", "開始")


def ENDS(side: str, step: int) -> Pattern:
    return _step(events.ENDS, side, step, "end", "終了")
