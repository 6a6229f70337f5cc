"""The open question of a seat on the wire: options, what may be picked, who asks, and faces only it shows."""

from __future__ import annotations

from kaimaku.games.hocg.asking import ability_card, ability_text, asking_text, option_words
from kaimaku.games.hocg.asking import question as question_words
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import PASS, PROMPTS, Option, options
from kaimaku.kernel.picks import PICK
from kaimaku.kernel.questions import ENOUGH

from ...wire.common import Words
from ...wire.play import Option as WireOption
from ...wire.play import Pick, Question, Source
from . import shown as showing
from .acts import label, risk
from .options import pick_names, wire_options


def question(t: HoloTable, seat: int, asked: int, words: bool) -> Question:
    """Without words it costs little more than its options: it is on the path of every decision."""
    found = options(t, seat)
    if not found:
        raise LookupError(f"seat {seat} is not asked")
    prompt = PROMPTS[t.prompt]
    picking = t.frames[-1].prog == PICK
    cards = showing.shown(t, seat) if picking else []
    made = wire_options(t, seat, found, cards)
    if words:
        made = [_worded(t, seat, option, wire) for option, wire in zip(found, made, strict=True)]
    return Question(
        asked=asked,
        prompt=prompt.name,
        rule=prompt.rule,
        options=made,
        words=Words(question_words(t, "en", False), question_words(t, "ja", False)) if words else None,
        source=_source(t, words),
        pick=_pick(t, seat, cards) if picking else None,
        shown=showing.faces(t, seat, cards) if cards else [],
        passing=len(found) - 1 if found[-1] in (PASS, ENOUGH) else None,
    )


def _worded(t: HoloTable, seat: int, option: Option, wire: WireOption) -> WireOption:
    said = Words(option_words(t, seat, option, "en"), option_words(t, seat, option, "ja"))
    return WireOption(wire.verb, wire.things, wire.n, wire.act, label(t, seat, option), said, risk(t, seat, option))


def _source(t: HoloTable, words: bool) -> Source | None:
    """The card whose text asks."""
    name = asking_text(t)
    d = ability_card(name) if name else None
    if d is None:
        return None
    return Source(d.id, Words(ability_text(name, "en"), ability_text(name, "ja")) if words else None)


def _pick(t: HoloTable, seat: int, cards: list[int]) -> Pick | None:
    """Several things chosen together; one of several is an option like any other."""
    f = t.frames[-1]
    left, taken = f.many(0), len(f.many(3))
    most = min(f.num(2) - taken, len(left))
    if most < 2:
        return None
    names = pick_names(t, seat, left, cards)
    return Pick(max(0, f.num(1) - taken), most, [names[c] for c in left], bool(f.num(4)))
