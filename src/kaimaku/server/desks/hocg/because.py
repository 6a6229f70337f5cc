"""Why not: what a seat could do with a thing now, and each reason against the rest, nearest to put right first."""

from __future__ import annotations

from collections.abc import Iterable

from kaimaku.games.hocg.asking import ability_card, asking_text, option_words
from kaimaku.games.hocg.asking import question as question_words
from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.main_phase import BATON_NO_BACK, NOT_AWAKE_BACK, no_baton_now, no_collab_now
from kaimaku.games.hocg.performance import PERFORM
from kaimaku.games.hocg.skills import NO_SUCH_SKILL
from kaimaku.games.hocg.table import HoloTable, Mem, back, mem_of, oshi
from kaimaku.games.hocg.tries import EARLIER, Try, attempt, tries_of_card, tries_of_mem
from kaimaku.kernel.decisions import PASS, PROMPTS, Option, options
from kaimaku.kernel.picks import PICK
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Refusal

from ...wire.common import Refusal as WireRefusal
from ...wire.common import Words
from ...wire.play import Because, Reason
from .acts import label
from .at_rest import at_rest
from .missing import Lack, lack
from .options import pick_names, wire_options
from .shown import shown
from .things import Thing, find

ACTING = frozenset({"hocg:main", "hocg:perform", "hocg:set-center"})  # here a card or holomem is acted with
NOT_NOW = "hocg:10.6.2"
STAGE = frozenset({"center", "collab", "back"})  # places where cards are put down
ELSEWHERE = Words("It does not go there.", "そこには使えません。")


def because(t: HoloTable, seat: int, handle: str, target: str) -> Because:
    thing = find(t, seat, handle)
    on = find(t, seat, target) if target else None
    if t.result is not None:
        return _only(handle, target, _wire(t.questions.over))
    if seat not in t.asked:
        return _only(handle, target, _others_decide(t, seat))
    if t.frames[-1].prog == PICK:
        return _about_pick(t, seat, thing, handle, target)
    if not thing.button and PROMPTS[t.prompt].name not in ACTING:
        return _about_question(t, seat, handle, target)
    tries = _tries_of_button(t, seat, thing) if thing.button else _tries(t, seat, thing, on)
    if not tries:
        return _only(handle, target, at_rest(t, seat, thing))
    can = [option for option, why in tries if why is None]
    reasons = _reasons(t, seat, tries)
    if can and on is not None and on.place not in STAGE and not _aimed_at(t, seat, can, target):
        reasons.insert(0, Reason([], WireRefusal(ELSEWHERE, PROMPTS[t.prompt].rule)))
    return Because(handle, target, list(dict.fromkeys(_said(t, seat, option) for option in can)), reasons)


def _aimed_at(t: HoloTable, seat: int, can: list[Option], target: str) -> bool:
    return any(target in wire.things for wire in wire_options(t, seat, can, ()))


def _only(handle: str, target: str, why: WireRefusal) -> Because:
    return Because(handle, target, [], [Reason([], why)])


def _wire(why: Refusal, missing: Words | None = None, cards: Iterable[str] = ()) -> WireRefusal:
    return WireRefusal(Words(why.en, why.ja), why.rule, missing, list(cards))


def _others_decide(t: HoloTable, seat: int) -> WireRefusal:
    other = 1 - seat
    if t.active == other and t.phase != "setup":
        return WireRefusal(Words(f"It is {{{other}}}'s turn.", f"{{{other}}}のターンです。"), NOT_NOW)
    return WireRefusal(Words(f"{{{other}}} has to decide first.", f"先に{{{other}}}が選びます。"), NOT_NOW)


# --- while something else is asked ----------------------------------------------------------------------------------


def _question(t: HoloTable) -> Words:
    return Words(question_words(t, "en", False), question_words(t, "ja", False))


def _about_pick(t: HoloTable, seat: int, thing: Thing, handle: str, target: str) -> Because:
    """In any order: that the game asks for several things in an order of its own is nobody's concern."""
    f = t.frames[-1]
    if thing.button in ("pass", "done"):
        if ENOUGH in options(t, seat):
            return Because(handle, target, [label(t, seat, ENOUGH)])
        n = f.num(1) - len(f.many(3))
        missing = Words(f"{n if n > 1 else 'one'} more to choose", f"あと{n}つ")
        return _only(handle, target, _wire(t.questions.too_few, missing))
    for number, name in pick_names(t, seat, f.many(0), shown(t, seat)).items():
        if name == handle:
            return Because(handle, target, [_said(t, seat, ("pick", number))])
    asking = ability_card(asking_text(t))
    return _only(handle, target, _wire(t.questions.no_such, _question(t), [] if asking is None else [asking.id]))


def _about_question(t: HoloTable, seat: int, handle: str, target: str) -> Because:
    """Something has to be answered first; the thing may be among the answers."""
    found = options(t, seat)
    named = zip(found, wire_options(t, seat, found, ()), strict=True)
    can = [_said(t, seat, option) for option, wire in named if handle in wire.things]
    if can:
        return Because(handle, target, list(dict.fromkeys(can)))
    first = Words("Another question comes first.", "先に答える質問があります。")
    return _only(handle, target, WireRefusal(first, PROMPTS[t.prompt].rule, _question(t)))


# --- what may have been meant ---------------------------------------------------------------------------------------


def _tries(t: HoloTable, seat: int, thing: Thing, on: Thing | None) -> list[Try]:
    if thing.place:
        return []
    target = _mem_meant(t, on) if on is not None else None
    if thing.mem is None:
        return tries_of_card(t, seat, thing.card, target)
    if PROMPTS[t.prompt].name == "hocg:set-center":
        return []
    if on is not None and on.place == "collab" and on.side == seat == thing.mem.seat:
        return [attempt(t, seat, ("collab", thing.mem.id))]
    return tries_of_mem(t, seat, thing.mem, target)


def _mem_meant(t: HoloTable, on: Thing) -> Mem | None:
    """A card on a holomem stands for the holomem."""
    return on.mem if on.mem is not None or on.card < 0 else mem_of(t, on.card)


def _tries_of_button(t: HoloTable, seat: int, thing: Thing) -> list[Try]:
    button = thing.button
    if button == "skill":
        mine = DEFS[t.defs[oshi(t, seat)]].skills
        return [attempt(t, seat, ("skill", thing.n))] if thing.n < len(mine) else [(("skill", thing.n), NO_SUCH_SKILL)]
    if button in ("baton", "collab"):
        return [attempt(t, seat, (button, mem.id)) for mem in back(t, seat)] or [
            ((button, 0), _nobody(t, seat, button))
        ]
    if button == "pass" and PASS not in options(t, seat):
        button = "done"
    return [attempt(t, seat, (button,))]


def _nobody(t: HoloTable, seat: int, button: str) -> Refusal:
    """With nobody on the back there is nobody to collab with or to take the baton."""
    if t.prompt == PERFORM.number:
        return EARLIER
    if button == "baton":
        return no_baton_now(t, seat) or BATON_NO_BACK
    return no_collab_now(t, seat) or NOT_AWAKE_BACK


# --- the answer -----------------------------------------------------------------------------------------------------


def _reasons(t: HoloTable, seat: int, tries: list[Try]) -> list[Reason]:
    """One for each thing that stands in the way, with all it stands in the way of."""
    found: dict[tuple[Refusal, Lack], list[Words]] = {}
    for option, why in tries:
        if why is not None:
            said = found.setdefault((why, lack(t, seat, option, why)), [])
            words = _said(t, seat, option)
            if words not in said:
                said.append(words)
    nearest = sorted(found.items(), key=lambda item: (item[0][1].rank, item[0][1].size))
    return [Reason(what, _wire(why, missing.words, missing.cards)) for (why, missing), what in nearest]


def _said(t: HoloTable, seat: int, option: Option) -> Words:
    """The option as a sentence; by its act alone where it is about nobody."""
    if option[0] in ("baton", "collab") and option[1] == 0:
        return label(t, seat, option)
    if option[0] == "skill" and isinstance(option[1], int) and option[1] >= len(DEFS[t.defs[oshi(t, seat)]].skills):
        return Words("Oshi skill", "推しスキル")
    return Words(option_words(t, seat, option, "en"), option_words(t, seat, option, "ja"))
