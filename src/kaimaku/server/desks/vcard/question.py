"""The open question of a seat on the wire: options, what may be picked, who asks, and faces only it shows."""

from __future__ import annotations

from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import PASS, PROMPTS, Option, options
from kaimaku.kernel.questions import ENOUGH

from ...wire.play import Option as WireOption
from ...wire.play import Question
from . import shown as showing
from .acts import label
from .asking import question_words, source
from .options import wire_options
from .picking import wire_pick
from .sentences import option_words


def question(t: VCardTable, seat: int, asked: int, words: bool) -> Question:
    """Without words it costs little more than its options: it is on the path of every decision."""
    found = options(t, seat)
    if not found:
        raise LookupError(f"seat {seat} is not asked")
    prompt = PROMPTS[t.prompt]
    cards = showing.shown(t, seat)
    return Question(
        asked=asked,
        prompt=prompt.name,
        rule=prompt.rule,
        options=_options(t, seat, found, cards, words),
        words=question_words(t, seat) if words else None,
        source=source(t, words),
        pick=wire_pick(t, seat, cards),
        shown=showing.faces(t, seat, cards),
        passing=_passing(found),
    )


def _passing(found: list[Option]) -> int | None:
    """Passing is the first option of the Main Phase and of a window, the last one elsewhere."""
    return next((i for i, option in enumerate(found) if option in (PASS, ENOUGH)), None)


def _options(t: VCardTable, seat: int, found: list[Option], cards: list[int], words: bool) -> list[WireOption]:
    made = wire_options(t, seat, found, cards)
    if not words:
        return made
    return [
        WireOption(wire.verb, wire.things, wire.n, wire.act, label(t, option), option_words(t, seat, option))
        for option, wire in zip(found, made, strict=True)
    ]
