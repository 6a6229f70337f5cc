"""Why not: what a seat could do with a thing now, and each reason against the rest, nearest to put right first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from kaimaku.games.vcard.actions import MAIN_PROMPT
from kaimaku.games.vcard.setup import PLACE
from kaimaku.games.vcard.table import SETUP, VCardTable
from kaimaku.games.vcard.window import NO_CONDITION, TOO_SLOW, WINDOW
from kaimaku.kernel.decisions import PROMPTS, Option, options
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Refusal

from ...wire.common import Refusal as WireRefusal
from ...wire.common import Words
from ...wire.play import Because, Reason
from ..voice import both
from .acts import label
from .asking import asking_card, question_words
from .at_rest import at_rest
from .eye import Eye
from .missing import Lack, lack
from .naming import card_words
from .options import wire_options
from .sentences import option_words
from .shown import pick_frame, pick_names, shown
from .things import Thing, find
from .tries import Try, tries

ACTING = frozenset({MAIN_PROMPT.number, WINDOW.number, PLACE.number})  # here things are acted with
ELSEWHERE = Words("It does not go there.", "そこには使えません。")
NOT_NOW = "vcard:4.6.5.1"


def because(t: VCardTable, seat: int, handle: str, target: str) -> Because:
    thing = find(t, seat, handle)
    on = find(t, seat, target) if target else None
    if t.result is not None:
        return _only(handle, target, _wire(t.questions.over))
    if seat not in t.asked:
        return _only(handle, target, _other_decides(t, seat))
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
    return Because(handle, target, list(dict.fromkeys(option_words(t, seat, option) for option in can)), reasons)


def _aimed_at(t: VCardTable, seat: int, can: list[Option], target: str) -> bool:
    return any(target in wire.things for wire in wire_options(t, seat, can, ()))


def _only(handle: str, target: str, why: WireRefusal) -> Because:
    return Because(handle, target, [], [Reason([], why)])


def _wire(why: Refusal, missing: Words | None = None, cards: Iterable[str] = ()) -> WireRefusal:
    return WireRefusal(Words(why.en, why.ja), why.rule, missing, list(cards))


def _other_decides(t: VCardTable, seat: int) -> WireRefusal:
    other = 1 - seat
    if t.active == other and t.phase != SETUP:
        return WireRefusal(Words(f"It is {{{other}}}'s turn.", f"{{{other}}}のターンです。"), NOT_NOW)
    return WireRefusal(Words(f"{{{other}}} has to decide first.", f"先に{{{other}}}が選びます。"), NOT_NOW)


# --- while something else is asked ------------------------------------------------------------------------------------


def _about_pick(t: VCardTable, seat: int, f: Frame, thing: Thing, handle: str, target: str) -> Because:
    """In any order: that the game asks for several things in an order of its own is nobody's concern."""
    if thing.button in ("pass", "done"):
        if ENOUGH in options(t, seat):
            return Because(handle, target, [label(t, ENOUGH)])
        n = f.num(1) - len(f.many(3))
        more = Words(f"{n if n > 1 else 'one'} more to choose", f"あと{n}つ")
        return _only(handle, target, _wire(t.questions.too_few, more))
    for number, name in pick_names(t, seat, f.many(0), shown(t, seat)).items():
        if name == handle:
            return Because(handle, target, [option_words(t, seat, ("pick", number))])
    asking = asking_card(t)
    cards = [] if asking is None else [asking.facts.id]
    return _only(handle, target, _wire(t.questions.no_such, question_words(t, seat), cards))


def _about_question(t: VCardTable, seat: int, thing: Thing, handle: str, target: str) -> Because:
    """Something has to be answered first; a button may be among the answers."""
    can = [option for option in options(t, seat) if option == (thing.button,)]
    if can:
        return Because(handle, target, [option_words(t, seat, option) for option in can])
    first = Words("Another question comes first.", "先に答える質問があります。")
    return _only(handle, target, WireRefusal(first, PROMPTS[t.prompt].rule, question_words(t, seat)))


# --- the answer -------------------------------------------------------------------------------------------------------


def _reasons(t: VCardTable, seat: int, found: list[Try]) -> list[Reason]:
    """One for each thing that stands in the way, with all it stands in the way of."""
    grouped: dict[tuple[Refusal, Lack], list[Words]] = {}
    for option, why in found:
        if why is not None:
            said = grouped.setdefault((why, lack(t, seat, option, why)), [])
            words = _said(t, seat, option, why)
            if words not in said:
                said.append(words)
    nearest = sorted(grouped.items(), key=lambda item: item[0][1].rank)
    return [Reason(what, _wire(why, missing.words, missing.cards)) for (why, missing), what in nearest]


def _said(t: VCardTable, seat: int, option: Option, why: Refusal) -> Words:
    """The option as a sentence; by its card alone where it answers nothing that it could."""
    if option[0] == "reply" and (why in (TOO_SLOW, NO_CONDITION) or cast(int, option[2]) < 0):
        eye = Eye(t, seat)
        card = cast(int, option[1])
        return both(seat, lambda v: v.say("Play {card}", "{card}を使う", card=card_words(eye, card, v.lang)))
    if len(option) == 1 and option[0] not in ("trade", "pass"):
        return Words("Answer", "答える")
    return option_words(t, seat, option)
