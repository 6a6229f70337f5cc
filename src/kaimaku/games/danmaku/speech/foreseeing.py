"""What an option would do at a Danmaku!! table: who is hit or avoids it, what is cancelled, life and cards.

`foresight.py` tells in sentences what lies on the stack; this asks the rules, by taking the option.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

from kaimaku.foresight import Trial
from kaimaku.kernel.decisions import NO, PASS, Option, options
from kaimaku.kernel.questions import ENOUGH
from kaimaku.speech.chances import CARDS_NOW, NOW
from kaimaku.speech.foreseeing import Foreseeing, change
from kaimaku.speech.voice import Voice, both
from kaimaku.wire.common import Words
from kaimaku.wire.play import Fact

from ..rules.main_step import MAIN_STEP
from ..rules.setup import CHOOSE_CHARACTER
from ..rules.turn import DISCARDS
from ..rules.window import REACTION
from ..table import DanmakuTable, ring
from .names import entry_link, source_link

LEADING = frozenset({MAIN_STEP.number, CHOOSE_CHARACTER.number, DISCARDS.number})  # where nothing can be let go by
LETTING_GO = (PASS, NO, ENOUGH)
AVOIDS = Words("avoids", "回避")
CANCELS = Words("cancels", "打ち消し")
DEFEATED = Words("defeated", "敗北")


class DanmakuForeseeing(Foreseeing[DanmakuTable]):
    unless: ClassVar[Words] = Words("If nobody reacts", "誰も応じなければ")
    untold: ClassVar[frozenset[str]] = frozenset({"pass", "end", "discard", "take"})

    def passing(self, t: DanmakuTable, asked: int, seat: int) -> Option | None:
        """Nobody reacts; what else the seat itself is asked is its own next choice."""
        if t.prompt == REACTION.number:
            return PASS
        if asked == seat or t.prompt in LEADING:
            return None
        found = options(t, asked)
        return next((option for option in LETTING_GO if option in found), None)

    def facts(self, trial: Trial[DanmakuTable], seat: int) -> list[Fact]:
        return [
            *_avoided(trial, seat),
            *_cancelled(trial, seat),
            *(found for who in ring(trial.before, seat) for found in _life(trial, seat, who)),
            *_drawn(trial, seat),
        ]


def _avoided(trial: Trial[DanmakuTable], seat: int) -> Iterator[Fact]:
    for kind, who, card, *_ in trial.entries:
        if kind == "avoid":

            def write(voice: Voice, who: int = who, card: int = card) -> str:
                what = source_link(trial.before, card, voice.lang)
                return voice.say("{who} avoid{s} {what}", "{who}は{what}を回避", who, what=what)

            yield Fact("avoid", both(seat, write), f"p{who}", AVOIDS)


def _cancelled(trial: Trial[DanmakuTable], seat: int) -> Iterator[Fact]:
    """What lies on the stack already; of what the option itself brings there is nothing to point at."""
    stack = trial.before.stack
    for kind, who, _, _, _, more in trial.entries:
        place = cast(int, more[0]) if kind == "cancel" else len(stack)
        if place < len(stack):

            def write(voice: Voice, who: int = who, place: int = place) -> str:
                what = entry_link(trial.before, stack[place], voice.lang)
                return voice.say("{who} cancel{s} {what}", "{who}は{what}を打ち消す", who, what=what)

            yield Fact("cancel", both(seat, write), f"e{place}", CANCELS)


def _life(trial: Trial[DanmakuTable], seat: int, who: int) -> Iterator[Fact]:
    before, after, thing = trial.before.life[who], trial.after.life[who], f"p{who}"
    if trial.after.down >> who & 1:
        words = both(seat, lambda v: v.say("{who} {are} defeated", "{who}は敗北", who))
        yield Fact("defeat", words, thing, DEFEATED, before, 0)
    elif before != after:
        en, ja = "{whose} life: {before} → {after}", "{whose}ライフ：{before} → {after}"
        words = both(seat, lambda v: v.say(en, ja, who, before=before, after=NOW))
        yield Fact("life", words, thing, change(before), before, after)


def _drawn(trial: Trial[DanmakuTable], seat: int) -> Iterator[Fact]:
    for who in range(trial.before.seats):
        n = sum(entry[0] == "draw" and entry[1] == who for entry in trial.entries)
        if n:

            def write(voice: Voice, who: int = who) -> str:
                return voice.say("{who} draw{s} {cards}", "{who}は{cards}を引く", who, cards=CARDS_NOW)

            yield Fact("draw", both(seat, write), before=0, after=n)


FORESEEING = DanmakuForeseeing()
