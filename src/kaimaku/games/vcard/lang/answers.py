"""Verbs about other effects: Cancel, CopyIt, and triggering another card's clause."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.events import Event, unpack
from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..card import ALLY, BOOST
from ..events import ATTACH, COPIED, EVOLVE, PLAY, may_host
from ..queue import on_play, trigger_snap
from ..table import TRIGGERED, VCardTable, active, endless, face, face_up, vcard, vts
from ..timing import ABOUT, CALLED, NOW, let, start_effect
from .effects import Part
from .gates import at_back
from .nouns import Who
from .targets import Aimed


def answered(t: VCardTable, f: Frame) -> int:
    """Where the answered card waits on the queue; -1 if it does not, or was canceled before."""
    about = unpack(f.slots[ABOUT])  # type: ignore[arg-type]
    card = about.origin if about.kind == EVOLVE else about.subject
    return next((i for i, item in enumerate(t.queue) if item.card == card and not item.canceled), -1)


class Cancel(Part):
    """The card this effect answers is discarded without its effect (8.3.4.1)."""

    def words(self, lang: Lang) -> str:
        return "それをキャンセルする" if lang == "ja" else "cancel it"

    def possible(self, t: Table, f: Frame) -> bool:
        return answered(vcard(t), f) >= 0

    def lower(self, code: Code) -> None:
        def cancel(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            at = answered(board, f)
            if at >= 0:
                item = board.queue[at]._replace(canceled=1)
                board.queue = (*board.queue[:at], item, *board.queue[at + 1 :])
            return NEXT

        code.step(cancel)


class CopyIt(Part):
    """This card does what the answered Support does, for whoever plays it.

    A copied Ally is attached to a VT of that player's. A copied Reinforcement is read anew (8.3.3): what its condition
    names was not done by that player's opponent, so it does nothing unless it was.
    """

    def words(self, lang: Lang) -> str:
        return "これをそのコピーとして使う" if lang == "ja" else "play this as a copy of it"

    def lower(self, code: Code) -> None:
        slot = code.slot()

        def choose_host(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            original = face(board, _copied(f))
            f.slots[slot] = None
            t.picked = ()
            if original.facts.type == ALLY and answered(board, f) >= 0:
                board.copied[f.source] = board.defs[f.source]
                board.defs[f.source] = original.number
                pick(t, f.seat, [vt for vt in vts(board, f.seat) if may_host(board, f.source, vt)], 1, 1, why="ally")
            return NEXT

        def play(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            note(board, "copy", f.seat, f.source, face(board, _copied(f)).facts.id)
            if f.source in board.copied and not t.picked:  # nowhere to go: it is itself again
                board.defs[f.source] = board.copied.pop(f.source)
            elif f.source in board.copied:
                f.slots[slot] = t.picked[0]
                let(t, f, Event(PLAY, f.seat, f.source, t.picked[0], cause=COPIED))
            elif answered(board, f) >= 0:
                _run_copy(board, f)
            return NEXT

        def attach(t: Table, f: Frame) -> Signal:
            if f.slots[slot] is not None:
                let(t, f, Event(ATTACH, f.seat, f.source, f.num(slot)))
            return NEXT

        def snap(t: Table, f: Frame) -> Signal:
            if f.slots[slot] is not None:
                on_play(vcard(t), f.source, f.seat)
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


def _front(keyword: str) -> Callable[[VCardTable, Frame], list[int]]:
    def find(t: VCardTable, f: Frame) -> list[int]:
        vt = active(t, f.seat)
        return [vt] if vt >= 0 and face_up(t, vt) and keyword in face(t, vt).clauses else []

    return find


def _in_back(keyword: str) -> Callable[[VCardTable, Frame], list[int]]:
    """One's own VTs in their Negative state that have this clause."""

    def find(t: VCardTable, f: Frame) -> list[int]:
        mine = [vt for vt in vts(t, f.seat) if face_up(t, vt) and keyword in face(t, vt).clauses]
        return [vt for vt in mine if at_back(t, Frame(-1, 0, f.seat, vt, []))]

    return find


def _any_of(keyword: str) -> Callable[[VCardTable, Frame], list[int]]:
    def find(t: VCardTable, f: Frame) -> list[int]:
        return [vt for vt in vts(t, f.seat) if face_up(t, vt) and keyword in face(t, vt).clauses]

    return find


def _snappers(t: VCardTable, f: Frame) -> list[int]:
    return [vt for vt in vts(t, f.seat) if face_up(t, vt) and face(t, vt).snap >= 0]


class Trigger(Aimed):
    """What stands behind a keyword of a VT happens, whether the keyword itself would let it or not."""

    why = "trigger"

    def __init__(self, keyword: str, who: Who) -> None:
        super().__init__(who)
        self.keyword = keyword

    def words(self, lang: Lang) -> str:
        who = self.what.words(lang)
        return f"{who}の{self.keyword}を発動させる" if lang == "ja" else f"trigger the {self.keyword} of {who}"

    def lower(self, code: Code) -> None:
        def run(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            chosen = self.targets(t, f)
            f.slots[self.hit] = int(bool(chosen))
            for vt in chosen:
                if endless(board, TRIGGERED, vt):
                    continue
                note(board, "trigger", f.seat, vt, self.keyword)
                if self.keyword == "Snap":
                    trigger_snap(board, vt, f.seat, CALLED)
                else:
                    start_effect(board, face(board, vt).clauses[self.keyword], f.seat, vt, CALLED)
            return NEXT

        code.step(run)


def NegativeOfActive() -> Trigger:
    return Trigger("Negative", Who(_front("Negative"), "your Active VT", "自分のアクティブVT"))


def PositiveOfBackstage() -> Trigger:
    return Trigger(
        "Positive",
        Who(_in_back("Positive"), "a VT you control in its Negative state", "Negative状態の自分のVT1体", 1, 1),
    )


def AnyOf(keyword: str) -> Trigger:
    return Trigger(keyword, Who(_any_of(keyword), "a VT you control", "自分のVT1体", 1, 1))


def SnapOfYours() -> Trigger:
    return Trigger("Snap", Who(_snappers, "a VT you control", "自分のVT1体", 1, 1))
