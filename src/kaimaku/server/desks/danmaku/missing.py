"""What is missing: for each reason of the game, what would put it right."""

from __future__ import annotations

from typing import cast

from kaimaku.games.danmaku.lang.nouns import InRange
from kaimaku.games.danmaku.main_step import LIMIT, range_bonus
from kaimaku.games.danmaku.reach import distance, reach
from kaimaku.games.danmaku.spells import SPENT
from kaimaku.games.danmaku.stats import danmaku_limit
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Refusal

from ...wire.common import Words
from .options import text_meant

NEXT_TURN = Words("from your next turn on", "次の自分のターンから")


def missing(t: DanmakuTable, seat: int, option: Option, why: Refusal) -> Words | None:
    if why is InRange.FAR:
        return _too_far(t, seat, option)
    if why is LIMIT:
        n = t.fired[seat]
        limit = danmaku_limit(t, seat)
        return Words(
            f"{n} of {limit} played; again from your next turn on", f"{limit}枚中{n}枚使用済み。次の自分のターンから"
        )
    return NEXT_TURN if why is SPENT else None


def _too_far(t: DanmakuTable, seat: int, option: Option) -> Words:
    target = cast(int, option[3] if option[0] == "play" else option[-1])
    text = text_meant(t, seat, option)
    more = range_bonus(t, seat, cast(int, option[1]), text) if text is not None and option[0] == "play" else 0
    far, near = distance(t, seat, target), reach(t, seat) + more
    return Words(f"Distance {far}, your Range reaches {near}", f"距離{far}、届くのは{near}まで")
