"""Verbs about other effects: Cancel, CopyIt, and triggering another card's clause."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import Event, unpack
from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..card import ALLY, BOOST
from ..rules import picking
from ..rules.events import ATTACH, COPIED, EVOLVE, PLAY, may_host
from ..rules.queue import on_play, trigger_snap
from ..rules.timing import ABOUT, CALLED, NOW, let, start_effect
from ..table import TRIGGERED, VCardTable, active, endless, face, face_up, vcard, vts
from .effects import Part
from .gates import at_back
from .nouns import Finder, Who
from .targets import Aimed


def answered(t: VCardTable, f: Frame) -> int:
    """Where the answered card waits on the queue; -1 if it does not, or was canceled before."""
    about = unpack(f.slots[ABOUT])  # type: ignore[arg-type]
    card = about.origin if about.kind == EVOLVE else about.subject
    return next((i for i, item in enumerate(t.queue) if item.card == card and not item.canceled), -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cancel(Part):
    """The card this effect answers is discarded without its effect (8.3.4.1)."""

    said = ("cancel it", "それをキャンセルする")

    def possible(self, t: Table, f: Frame) -> bool:
        return answered(vcard(t), f) >= 0

    def act(self, t: VCardTable, f: Frame) -> Signal:
        at = answered(t, f)
        if at >= 0:
            t.queue = (*t.queue[:at], t.queue[at]._replace(canceled=1), *t.queue[at + 1 :])
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class CopyIt(Part):
    """This card does what the answered Support does, for whoever plays it.

    A copied Ally is attached to a VT of that player's. A copied Reinforcement is read anew (8.3.3): what its condition
    names was not done by that player's opponent, so it does nothing unless it was.
    """

    said = ("play this as a copy of it", "これをそのコピーとして使う")

    def lower(self, code: Code) -> None:
        slot = code.slot()

        def choose_host(t: VCardTable, f: Frame) -> Signal:
            original = face(t, _copied(f))
            f.slots[slot] = None
            t.picked = ()
            if original.facts.type == ALLY and answered(t, f) >= 0:
                t.copied[f.source] = t.defs[f.source]
                t.defs[f.source] = original.number
                hosts = [vt for vt in vts(t, f.seat) if may_host(t, f.source, vt)]
                pick(t, f.seat, hosts, 1, 1, why=picking.ALLY)
            return NEXT

        def play(t: VCardTable, f: Frame) -> Signal:
            note(t, "copy", f.seat, f.source, face(t, _copied(f)).facts.id)
            if f.source in t.copied and not t.picked:  # nowhere to go: it is itself again
                t.defs[f.source] = t.copied.pop(f.source)
            elif f.source in t.copied:
                f.slots[slot] = t.picked[0]
                let(t, f, Event(PLAY, f.seat, f.source, t.picked[0], cause=COPIED))
            elif answered(t, f) >= 0:
                _run_copy(t, f)
            return NEXT

        def attach(t: VCardTable, f: Frame) -> Signal:
            if f.slots[slot] is not None:
                let(t, f, Event(ATTACH, f.seat, f.source, f.num(slot)))
            return NEXT

        def snap(t: VCardTable, f: Frame) -> Signal:
            if f.slots[slot] is not None:
                on_play(t, f.source, f.seat)
            return NEXT

        for step in (choose_host, play, attach, snap):
            code.step(step)


def _copied(f: Frame) -> int:
    return unpack(f.slots[ABOUT]).subject  # type: ignore[arg-type]


def _run_copy(t: VCardTable, f: Frame) -> None:
    original = face(t, _copied(f))
    if original.facts.type == BOOST:
        start_effect(t, original.boost, f.seat, f.source)
        return
    row = next(item.about for item in t.queue if item.card == _copied(f))
    about = unpack(row)
    if original.reply_on is not None and original.reply_on.moment.names(t, f.seat, about):
        push(t, original.reply, f.seat, f.source, NOW, row, ())


# --- triggering a clause of another card ----------------------------------------------------------------------------


def _with(keyword: str) -> Finder:
    """One's own VTs that have such a clause."""

    def find(t: VCardTable, f: Frame) -> list[int]:
        return [vt for vt in vts(t, f.seat) if face_up(t, vt) and keyword in face(t, vt).clauses]

    return find


NEGATIVE: Final = _with("Negative")
POSITIVE: Final = _with("Positive")


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Aimed):
    """What stands behind a keyword of a VT happens, whether the keyword itself would let it or not."""

    why = picking.TRIGGER

    def __init__(self, keyword: str, who: Who) -> None:
        super().__init__(who)
        self.keyword = keyword

    def words(self, lang: Lang) -> str:
        who = self.what.words(lang)
        return f"{who}の{self.keyword}を発動させる" if lang == "ja" else f"trigger the {self.keyword} of {who}"

    def act(self, t: VCardTable, f: Frame) -> Signal:
        chosen = self.targets(t, f)
        f.slots[self.hit] = int(bool(chosen))
        for vt in chosen:
            if endless(t, TRIGGERED, vt):
                continue
            note(t, "trigger", f.seat, vt, self.keyword)
            if self.keyword == "Snap":
                trigger_snap(t, vt, f.seat, CALLED)
            else:
                start_effect(t, face(t, vt).clauses[self.keyword], f.seat, vt, CALLED)
        return NEXT


def NegativeOfActive() -> Trigger:
    front = Who(
        lambda t, f: [vt for vt in NEGATIVE(t, f) if vt == active(t, f.seat)], "your Active VT", "自分のアクティブVT"
    )
    return Trigger("Negative", front)


def PositiveOfBackstage() -> Trigger:
    def find(t: VCardTable, f: Frame) -> list[int]:
        return [vt for vt in POSITIVE(t, f) if at_back(t, Frame(-1, 0, f.seat, vt, []))]

    return Trigger("Positive", Who(find, "a VT you control in its Negative state", "Negative状態の自分のVT1体", 1, 1))


def AnyOf(keyword: str) -> Trigger:
    return Trigger(keyword, Who(_with(keyword), "a VT you control", "自分のVT1体", 1, 1))


def SnapOfYours() -> Trigger:
    def find(t: VCardTable, f: Frame) -> list[int]:
        return [vt for vt in vts(t, f.seat) if face_up(t, vt) and face(t, vt).snap >= 0]

    return Trigger("Snap", Who(find, "a VT you control", "自分のVT1体", 1, 1))
