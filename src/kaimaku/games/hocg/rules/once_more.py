"""An Arts used once more after its use, and one of another name (5.25)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.actions import Action, Actions, Numbers
from kaimaku.kernel.decisions import Option, Prompt, ask
from kaimaku.kernel.frames import NEXT, Frame, Signal, procedure, push
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Refusal

from ..defs import ARTS as ALL_ARTS
from ..table import HoloTable
from . import picking
from .performance import DECLINABLE, NO_TARGET, NOT_ITS_ARTS, arts_of, no_art, targets, use_art

# `again` rows: (user, Arts, fixed target or 0); ~Arts: one of another name than that

SAME_ARTS: Final = Refusal(
    "hocg:5.25.1",
    "It has just used that Arts: choose one with another name.",
    "今使ったアーツです。異なるアーツ名のアーツを選んでください。",
)


def perform_again(t: HoloTable) -> None:
    """A full use with a new choice of target; not possible if the performer is gone (R-35)."""
    user, art, target = t.again.pop(0)
    mem = t.mems.get(user)
    if art < 0:
        if other_options(t, user, ~art):
            push(t, OTHER_ART, t.mems[user].seat, t.mems[user].stack[-1], user, ~art)
        return
    if mem is not None and no_art(t, mem, ALL_ARTS[art]) is None:
        push(t, AGAIN_ART, mem.seat, mem.stack[-1], user, art, target)


def ask_again_target(t: HoloTable, f: Frame) -> Signal:
    mem = t.mems[f.num(0)]
    aims = [m.id for m in targets(t, f.seat, mem, ALL_ARTS[f.num(1)])]
    if f.num(2) > 0:
        aims = [i for i in aims if i == f.num(2)]
    pick(t, f.seat, aims, int(f.num(2) != DECLINABLE), 1, why=picking.TARGET)
    return NEXT


def take_again_target(t: HoloTable, f: Frame) -> Signal:
    if t.picked:
        use_art(t, t.mems[f.num(0)], f.num(1), t.picked[0])
    return NEXT


def other_options(t: HoloTable, user: int, used: int) -> list[Option]:
    """Its Arts of another name than the one it has used, each with its targets."""
    mem = t.mems.get(user)
    if mem is None:
        return []
    arts = [a for a in arts_of(t, mem) if a.name.en != ALL_ARTS[used].name.en and no_art(t, mem, a) is None]
    return [("art", user, a.number, m.id) for a in arts for m in targets(t, mem.seat, mem, a)]


# OTHER_ART slots: 0 the performer, 1 the Arts it has used


def _other_choices(t: HoloTable, f: Frame, seat: int) -> list[Option]:
    return other_options(t, f.num(0), f.num(1))


def ask_other(t: HoloTable, f: Frame) -> Signal:
    return ask(t, OTHER, f.seat)


def take_other(t: HoloTable, f: Frame) -> Signal:
    OTHER_ACTIONS.do(t, f, t.answer)
    return NEXT


def do_other(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    """Not another occasion: what was used from its position stays one Arts."""
    user, art, target = rest
    use_art(t, t.mems[user], art, target)


def why_not_other(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    """It is the same holomem, with another Arts, which it could use if it had not used any."""
    user, used = f.num(0), f.num(1)
    art = next((a for a in arts_of(t, t.mems[user]) if a.number == rest[1]), None)
    if rest[0] != user or art is None:
        return NOT_ITS_ARTS
    if art.name.en == ALL_ARTS[used].name.en:
        return SAME_ARTS
    return no_art(t, t.mems[user], art) or NO_TARGET


OTHER_ACTIONS: Final = Actions(Action("art", (3,), why_not_other, do_other))
OTHER: Final = Prompt(
    "hocg:perform-other",
    "hocg:5.25.1",
    "Choose another Arts of this holomem.",
    "このホロメンの別のアーツを選んでください。",
    _other_choices,
    OTHER_ACTIONS.explain,
)
AGAIN_ART: Final = procedure("hocg:5.25.1", ask_again_target, take_again_target, slots=3)
OTHER_ART: Final = procedure("hocg:5.25.1/other", ask_other, take_other, slots=2)
