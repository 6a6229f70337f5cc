"""Why not: what a seat could do with a thing now, and each reason against the rest, nearest to put right first."""

from __future__ import annotations

from typing import cast

from kaimaku.games.danmaku.main_step import MAIN_STEP
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.games.danmaku.window import REACTION
from kaimaku.kernel.decisions import PROMPTS, Option, asides, options
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Refusal

from ...wire.common import Refusal as WireRefusal
from ...wire.common import Words
from ...wire.play import Because, Reason
from ..voice import both
from .acts import label
from .asking import question_words, source
from .at_rest import at_rest
from .missing import missing
from .naming import card_link
from .options import text_meant, wire_options
from .sentences import option_words
from .shown import pick_frame, pick_names, shown
from .things import Thing, find
from .tries import Try, tries
from .view import asked as asked_openly

ACTING = frozenset({MAIN_STEP.number, REACTION.number})  # here things are acted with
ELSEWHERE = Words("It does not go there.", "そこには使えません。")
NO_TRUE_FORM = WireRefusal(
    Words(
        "An Extra Boss may reveal herself once another player is defeated.",
        "エクストラボスは、他の誰かが敗北した後に正体を現すことができます。",
    ),
    "danmaku:role.extra-boss.reveal.1",
)


def because(t: DanmakuTable, seat: int, handle: str, target: str) -> Because:
    thing = find(t, seat, handle)
    on = find(t, seat, target) if target else None
    if t.result is not None:
        return _only(handle, target, _wire(t.questions.over))
    aside = [option for option in asides(t, seat)[1:] if _means(option, thing)]
    if aside:
        return Because(handle, target, [option_words(t, seat, option) for option in aside])
    if thing.button == "reveal":
        return _only(handle, target, NO_TRUE_FORM)
    if seat not in t.asked:
        return _only(handle, target, _others_decide(t, seat))
    f = pick_frame(t)
    if f is not None:
        return _about_pick(t, seat, f, thing, handle, target)
    if t.prompt not in ACTING:
        return _about_question(t, seat, thing, handle, target)
    found = tries(t, seat, thing, on)
    if not found:
        return _only(handle, target, at_rest(t, seat, thing))
    can = [option for option, why in found if why is None]
    reasons = _reasons(t, seat, found)
    if can and on is not None and not _aimed_at(t, seat, can, target):
        reasons.insert(0, Reason([], WireRefusal(ELSEWHERE, PROMPTS[t.prompt].rule)))
    return Because(handle, target, list(dict.fromkeys(_said(t, seat, option) for option in can)), reasons)


def _means(option: Option, thing: Thing) -> bool:
    """Is it the special action that this thing stands for?"""
    if thing.button:
        return option == (thing.button,)
    return option[0] == "look" and thing.seat >= 0 and not thing.character and option[1] == thing.seat


def _aimed_at(t: DanmakuTable, seat: int, can: list[Option], target: str) -> bool:
    return any(target in wire.things for wire in wire_options(t, seat, can, ()))


def _only(handle: str, target: str, why: WireRefusal) -> Because:
    return Because(handle, target, [], [Reason([], why)])


def _wire(why: Refusal, missing: Words | None = None, cards: list[str] | None = None) -> WireRefusal:
    return WireRefusal(Words(why.en, why.ja), why.rule, missing, cards or [])


def _others_decide(t: DanmakuTable, seat: int) -> WireRefusal:
    """Who decides is said only where everybody may know it."""
    others = asked_openly(t)
    if others and others != [t.active]:
        first = others[0]
        words = Words(f"{{{first}}} has to decide first.", f"先に{{{first}}}が選びます。")
    elif t.step == "setup" or t.active == seat:
        words = Words("The others decide first.", "先に他のプレイヤーが選びます。")
    else:
        words = Words(f"It is {{{t.active}}}'s turn.", f"{{{t.active}}}のターンです。")
    return WireRefusal(words, t.questions.not_asked.rule)


# --- while something else is asked ------------------------------------------------------------------------------------


def _about_pick(t: DanmakuTable, seat: int, f: Frame, thing: Thing, handle: str, target: str) -> Because:
    """In any order: that the game asks for several things in an order of its own is nobody's concern."""
    if thing.button in ("pass", "done", "end"):
        if ENOUGH in options(t, seat):
            return Because(handle, target, [label(t, seat, ENOUGH)])
        n = f.num(1) - len(f.many(3))
        more = Words(f"{n if n > 1 else 'one'} more to choose", f"あと{n}つ")
        return _only(handle, target, _wire(t.questions.too_few, more))
    for number, name in pick_names(t, seat, f.many(0), shown(t)).items():
        if name == handle:
            return Because(handle, target, [option_words(t, seat, ("pick", number))])
    asking = source(t, seat, False)
    cards = [] if asking is None else [asking.card]
    return _only(handle, target, _wire(t.questions.no_such, question_words(t, seat), cards))


def _about_question(t: DanmakuTable, seat: int, thing: Thing, handle: str, target: str) -> Because:
    """Something has to be answered first; the thing may be among the answers."""
    found = options(t, seat)[:200]
    named = zip(found, wire_options(t, seat, found, ()), strict=True)
    can = [option for option, wire in named if handle in wire.things or option == (thing.button,)]
    if can:
        return Because(handle, target, list(dict.fromkeys(option_words(t, seat, option) for option in can[:8])))
    first = Words("Another question comes first.", "先に答える質問があります。")
    return _only(handle, target, WireRefusal(first, PROMPTS[t.prompt].rule, question_words(t, seat)))


# --- the answer -------------------------------------------------------------------------------------------------------


def _reasons(t: DanmakuTable, seat: int, found: list[Try]) -> list[Reason]:
    """One for each thing that stands in the way, with all it stands in the way of; what can be named comes first."""
    grouped: dict[tuple[Refusal, Words | None], list[Words]] = {}
    for option, why in found:
        if why is not None:
            said = grouped.setdefault((why, missing(t, seat, option, why)), [])
            words = _said(t, seat, option)
            if words not in said:
                said.append(words)
    nearest = sorted(grouped.items(), key=lambda item: item[0][1] is None)
    return [Reason(what, _wire(why, more)) for (why, more), what in nearest]


def _said(t: DanmakuTable, seat: int, option: Option) -> Words:
    """The option as a sentence; by its card alone where it answers nothing."""
    if option[0] == "react":
        text = text_meant(t, seat, option)
        if text is None or text.on is None or (option[3] == -1 and text.on.entries):
            card = cast(int, option[1])
            return both(
                seat, lambda voice: voice.say("Play {card}", "{card}を使う", card=card_link(t, card, voice.lang))
            )
    return option_words(t, seat, option)
