"""Why not: what would put a reason of the game right, and what things are for that nobody acts with."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Refusal
from kaimaku.speech.reasons import FROM_NEXT_TURN
from kaimaku.wire.common import Words

from ..lang.nouns import InRange
from ..projection.options import text_meant
from ..rules.main_step import LIMIT, range_bonus
from ..rules.reach import distance, reach
from ..rules.spells import SPENT
from ..rules.stats import danmaku_limit
from ..table import DanmakuTable

# Why nobody acts with what lies there: the rule, and what it is for instead.
INACTIVE: dict[str, tuple[str, str, str]] = {
    "deck": (
        "danmaku:turn.draw",
        "You draw in your draw step, when you lose life, or when a card says so.",
        "カードを引くのは、ドローステップ、ライフを失った時、カードの効果による時だけです。",
    ),
    "discard": (
        "danmaku:deck.reshuffle.1",
        "The discard pile is shuffled into a new deck when the deck runs out.",
        "捨て札は、山札がなくなるとシャッフルして新しい山札になります。",
    ),
    "incident": (
        "danmaku:incident.1",
        "The Incident stays in effect until it's resolved.",
        "異変は解決されるまで効果を発揮し続けます。",
    ),
    "incidents": (
        "danmaku:turn.incident.1",
        "A new Incident comes into play in the incident step if there is none.",
        "異変がなければ、異変ステップで新しい異変が起きます。",
    ),
    "collected": ("danmaku:collect.1", "The Incident has collected this card.", "異変が集めたカードです。"),
    "resolving": ("danmaku:type.reaction.6", "This card is resolving.", "解決中のカードです。"),
    "item": (
        "danmaku:type.item.1",
        "An Item stays in effect while it's in play.",
        "アイテムは場にある間、効果を発揮し続けます。",
    ),
    "hand": ("danmaku:turn.main.1", "Play cards from your hand one at a time.", "手札は1枚ずつ使います。"),
    "character": (
        "danmaku:spell.1",
        "Activate a Spell Card with an Invocation card, or when another card lets you.",
        "スペルカードは発動カード、またはカードの効果で発動します。",
    ),
    "player": (
        "danmaku:range.1",
        "Choose a card first, then the player.",
        "先にカードを選び、次に相手を選びます。",
    ),
    "entry": (
        "danmaku:type.reaction.2",
        "You have nothing to react to this with.",
        "応じられるカードがありません。",
    ),
    "spare": ("danmaku:setup.characters.reveal", "This card isn't used in this game.", "このゲームでは使いません。"),
}


def missing(t: DanmakuTable, seat: int, option: Option, why: Refusal) -> Words | None:
    """What would put it right."""
    if why is InRange.FAR:
        return _too_far(t, seat, option)
    if why is LIMIT:
        n = t.fired[seat]
        limit = danmaku_limit(t, seat)
        return Words(
            f"{n} of {limit} played; more on your next turn", f"{limit}枚中{n}枚使用済み。次の自分のターンから"
        )
    return FROM_NEXT_TURN if why is SPENT else None


def _too_far(t: DanmakuTable, seat: int, option: Option) -> Words:
    target = cast(int, option[3] if option[0] == "play" else option[-1])
    text = text_meant(t, seat, option)
    more = range_bonus(t, seat, cast(int, option[1]), text) if text is not None and option[0] == "play" else 0
    far, near = distance(t, seat, target), reach(t, seat) + more
    return Words(f"Distance {far}, your Range is {near}", f"距離{far}、射程は{near}")
