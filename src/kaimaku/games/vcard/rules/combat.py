"""Combat (7.1-7.3): totals, ties, helpers from the Backstage, and the point."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import Event, occur
from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.picks import pick

from ..table import COMBAT, VCardTable, active, attached, backstage, other, rules
from . import picking
from .after_combat import AFTER_COMBAT_PHASE
from .bolster import guard
from .events import COMBAT_WIN, LIFT, SCRAP
from .power import Account, account
from .timing import AFTERS, let, settle
from .tokens import CORRUPT, on_vt

# slots: 0 winner (-1: none), 1 and 2 the helpers of the first and of the other player, 3 were the Actives equal?
WINNER: Final = 0
HELPERS: Final = 1
TIED: Final = 3
AWARDING: Final = 4  # the step that follows where nobody has to help


def _total(t: VCardTable, f: Frame) -> Signal:
    """The higher Power Level wins; no Active VT loses to any (V-07); equal ones call for help (7.3.1.1)."""
    guard(t)
    t.phase = COMBAT
    totals = _count(t, f)
    f.slots[TIED] = int(_higher(totals) < 0)
    note(t, "combat", t.first, -1, *("none" if n is None else n for n in totals))
    return NEXT if f.slots[TIED] else AWARDING


def _count(t: VCardTable, f: Frame) -> list[int | None]:
    """The total of each seat, Active and helpers, None without an Active VT; how they came about is kept."""
    missing = 0 if t.rulings.get("no_active") == "zero" else None
    accounts = [_account(t, f, seat) for seat in range(t.seats)]
    t.active = t.first
    totals = [sum(one[1] for one in (front, *helpers)) if front else missing for front, helpers in accounts]
    f.slots[WINNER] = _higher(totals)
    t.fought = (t.round, f.num(WINNER), f.num(TIED), *accounts)
    return totals


def _account(t: VCardTable, f: Frame, seat: int) -> tuple[Account | tuple[()], tuple[Account, ...]]:
    """How one side is counted: its Active VT (nothing if there is none) and its helpers.

    Whoever counts is the active player (7.2.0.3), and so the "you" of the World.
    """
    t.active = seat
    vt = active(t, seat)
    helpers = f.many(HELPERS + (seat != t.first))
    return (account(t, vt) if vt >= 0 else (), tuple(account(t, x) for x in helpers))


def _higher(totals: list[int | None]) -> int:
    one, two = totals
    if one == two:
        return -1
    if one is None or two is None:
        return 0 if two is None else 1
    return 0 if one > two else 1


def _first_helpers(t: VCardTable, f: Frame) -> Signal:
    return _choose_helpers(t, t.first)


def _second_helpers(t: VCardTable, f: Frame) -> Signal:
    f.slots[HELPERS] = t.picked
    return _choose_helpers(t, other(t.first))


def _choose_helpers(t: VCardTable, seat: int) -> Signal:
    """As many as the smaller Backstage holds, each player's own choice, the first player first (V-22)."""
    n = min(len(backstage(t, s)) for s in range(t.seats)) if active(t, seat) >= 0 else 0
    pick(t, seat, backstage(t, seat), n, n, why=picking.HELPERS)
    return NEXT


def _second_total(t: VCardTable, f: Frame) -> Signal:
    f.slots[HELPERS + 1] = t.picked
    totals = _count(t, f)
    note(t, "helpers", t.first, -1, *("none" if n is None else n for n in totals))
    return NEXT


def _award(t: VCardTable, f: Frame) -> Signal:
    winner = f.num(WINNER)
    if winner >= 0:
        t.points[winner] += 1  # 7.3.0.2
        note(t, "point", winner)
        t.active = winner  # who goes first from here on (7.4.0.1)
        let(t, f, Event(COMBAT_WIN, winner))
    else:
        note(t, "tie", t.first)
        for seat in (t.first, other(t.first)):
            _strip(t, seat)
        settle(t, f)
    return NEXT


def _strip(t: VCardTable, seat: int) -> None:
    """A Complete Tie (7.3.1.8b): Allies, Buffs and Status Effects leave the Active VTs, counters and Corrupt stay."""
    vt = active(t, seat)
    if vt < 0:
        return
    for ally in attached(t, vt):
        occur(t, Event(SCRAP, seat, ally))
    held = tuple(x.stamp for x in on_vt(t, vt) if x.kind != CORRUPT)
    if held:
        occur(t, Event(LIFT, seat, extra=held))


def _afters(t: VCardTable, f: Frame) -> Signal:
    push(t, AFTERS, t.first, -1, 0)
    return NEXT


def _after_combat(t: VCardTable, f: Frame) -> Signal:
    push(t, AFTER_COMBAT_PHASE, t.first, -1, f.num(WINNER))
    return NEXT


COMBAT_PHASE: Final = rules(
    "vcard:7.1.0.1",
    _total,
    _first_helpers,
    _second_helpers,
    _second_total,
    _award,
    _afters,
    _after_combat,
    slots=4,
)
