"""How a game ended: in a sentence that is the same for everybody, and told to one of the players."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Result
from kaimaku.wire.common import Words

from .voice import Voice, both

LANGUAGES: tuple[Lang, Lang] = ("en", "ja")

# What a room may end a game of two by; {who} is the seat that lost by it.
ROOM: dict[str, tuple[str, str]] = {
    "room:draw": ("The players agreed to it.", "両者が合意しました。"),
    "room:round": ("The match was over before this game.", "この対戦の前にマッチが終わりました。"),
    "room:time": ("{who} ran out of time.", "{who}の持ち時間がなくなりました。"),
    "room:claim": ("{who} didn't come back.", "{who}が戻りませんでした。"),
    "room:abandoned": ("Nobody came back.", "誰も戻りませんでした。"),
    "room:closed": ("The operator of this server closed the table.", "サーバーの運営者がテーブルを閉じました。"),
}


def outcome(result: Result, why: Mapping[str, tuple[str, str]], sides: bool = False) -> Words:
    """Who won, and why, by the rule that ended it. Sides: several may win together; else that is a draw."""
    en, ja = why.get(result.rule, ("", ""))
    winners = result.winners
    if not winners or (len(winners) > 1 and not sides):
        return Words(f"It's a draw. {en}".rstrip(), f"引き分けです。{ja}")
    if not sides:
        en, ja = (Voice(None, lang).say(en, ja, 1 - winners[0]) for lang in LANGUAGES)
    wins = "win" if len(winners) > 1 else "wins"
    said = Voice(None, "en").all(winners), Voice(None, "ja").all(winners)
    return Words(f"{said[0]} {wins}. {en}".rstrip(), f"{said[1]}の勝ちです。{ja}")


def reason(result: Result, why: Mapping[str, tuple[str, str]], reader: int) -> Words | None:
    """Why one of two has won, told to one of them; None: there is no more to say than that."""
    if result.rule not in why or len(result.winners) != 1:
        return None
    return both(reader, lambda voice: voice.say(*why[result.rule], 1 - result.winners[0]))
