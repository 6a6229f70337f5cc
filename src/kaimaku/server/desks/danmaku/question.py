"""The open question of a seat on the wire: options, what may be picked, who asks, and faces only it shows."""

from __future__ import annotations

from kaimaku.games.danmaku.discard_step import DISCARDS
from kaimaku.games.danmaku.main_step import END
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.decisions import PASS, PROMPTS, Option, asides, options
from kaimaku.kernel.questions import ENOUGH

from ...wire.play import Option as WireOption
from ...wire.play import Question
from . import shown as showing
from .acts import label
from .asking import question_words, source
from .foresight import foresight_with
from .options import MOST_SETS, wire_options
from .picking import wire_pick
from .sentences import option_words, risk

PASSING = (PASS, ENOUGH, END)


def question(t: DanmakuTable, seat: int, asked: int, words: bool) -> Question:
    """Without words it costs little more than its options: it is on the path of every decision."""
    found = options(t, seat)
    if not found:
        raise LookupError(f"seat {seat} is not asked")
    if t.prompt == DISCARDS.number:
        found = found[:MOST_SETS]
    prompt = PROMPTS[t.prompt]
    cards = showing.shown(t)
    return Question(
        asked=asked,
        prompt=prompt.name,
        rule=prompt.rule,
        options=_options(t, seat, found, cards, words),
        words=question_words(t, seat) if words else None,
        source=source(t, seat, words),
        pick=wire_pick(t, seat, cards),
        shown=showing.faces(t, seat, cards),
        passing=len(found) - 1 if found[-1] in PASSING else None,
    )


def _options(t: DanmakuTable, seat: int, found: list[Option], cards: list[int], words: bool) -> list[WireOption]:
    made = wire_options(t, seat, found, cards)
    if not words:
        return made
    return [
        WireOption(
            wire.verb,
            wire.things,
            wire.n,
            wire.act,
            label(t, seat, option),
            option_words(t, seat, option),
            risk(t, seat, option),
            foresight_with(t, seat, option),
        )
        for option, wire in zip(found, made, strict=True)
    ]


def wire_asides(t: DanmakuTable, seat: int, words: bool) -> list[WireOption]:
    """Special actions, in the order of the game's list; giving up is not among them."""
    made: list[WireOption] = []
    for option in asides(t, seat)[1:]:
        things = [f"p{option[1]}"] if option[0] == "look" else []
        wire = WireOption(str(option[0]), things, act=str(option[0]))
        if words:
            wire = WireOption(wire.verb, things, None, wire.act, label(t, seat, option), option_words(t, seat, option))
        made.append(wire)
    return made
