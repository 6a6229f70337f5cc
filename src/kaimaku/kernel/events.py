"""Events: replace → apply → journal → trigger. A step calls `happen` at most once, as its last act."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from .cycles import happened
from .decisions import NO, PASS, YES, ask
from .frames import BACK, DONE, NEXT, RESTART, Frame, Signal, Value, procedure, push
from .listeners import ABILITIES, Live, Pending, leave_stamp

if TYPE_CHECKING:
    from .table import Table

Apply: TypeAlias = "Callable[[Table, Event], None]"
Own: TypeAlias = "Callable[[Table, Event], list[Pending]]"
Affected: TypeAlias = "Callable[[Table, Event], int]"


class Event:
    """Something about to happen. Replacements edit it; its fields are the last-known information of triggers."""

    __slots__ = ("amount", "cause", "extra", "kind", "origin", "seat", "subject")

    def __init__(
        self,
        kind: int,
        seat: int,
        subject: int = -1,
        amount: int = 0,
        origin: int = -1,
        cause: int = 0,
        extra: tuple[Value, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat  # who does it
        self.subject = subject  # to what it is done
        self.amount = amount
        self.origin = origin  # the card it comes from
        self.cause = cause  # a game's own code: kind of damage, way of moving, …
        self.extra = extra

    def pack(self) -> tuple[Value, ...]:
        return (KINDS[self.kind].name, self.seat, self.subject, self.amount, self.origin, self.cause, self.extra)


def unpack(row: tuple[Value, ...]) -> Event:
    name, seat, subject, amount, origin, cause, extra = row
    assert isinstance(seat, int) and isinstance(subject, int) and isinstance(amount, int)
    assert isinstance(origin, int) and isinstance(cause, int) and isinstance(extra, tuple)
    return Event(KIND_BY_NAME[str(name)].number, seat, subject, amount, origin, cause, extra)


class EventKind:
    """A kind of event: how it changes the table, whose own abilities it wakes, who orders its replacements."""

    __slots__ = ("affected", "apply", "name", "number", "own")

    def __init__(self, name: str, apply: Apply, own: Own | None = None, affected: Affected | None = None) -> None:
        if name in KIND_BY_NAME:
            raise ValueError(f"duplicate event kind {name!r}")
        self.name = name
        self.apply = apply
        self.own = own
        self.affected = affected
        self.number = len(KINDS)
        KINDS.append(self)
        KIND_BY_NAME[name] = self


KINDS: Final[list[EventKind]] = []
KIND_BY_NAME: Final[dict[str, EventKind]] = {}


def kind_name(kind: int) -> str:
    """The stable name of a key of the live index: replacements are kept under the complement of their kind."""
    return KINDS[kind].name if kind >= 0 else "~" + KINDS[~kind].name


def kind_number(name: str) -> int:
    return ~KIND_BY_NAME[name[1:]].number if name.startswith("~") else KIND_BY_NAME[name].number


def _nothing(t: Table, e: Event) -> None:
    """An event that was replaced by nothing at all."""


NOTHING: Final = EventKind("nothing", _nothing).number


def happen(t: Table, e: Event) -> None:
    """Let an event happen: at once if nothing would replace it or nobody has to choose anything, else in a frame."""
    waiting = t.live.get(~e.kind)
    done: tuple[int, ...] = ()
    while waiting:
        found = fitting(t, waiting, done, e)
        if not found:
            break
        if not all(ABILITIES[x.ability].inline for x in found) or order_matters(t, found, done, e):
            push(t, REPLACE, e.seat, e.origin, e.pack(), done)
            return
        for x in found:
            done += (x.stamp,)
            if x is found[0] or ABILITIES[x.ability].matches(t, x, e):
                ABILITIES[x.ability].edit(t, x, e)
        waiting = t.live.get(~e.kind)
    occur(t, e)


def fitting(t: Table, waiting: tuple[Live, ...], done: tuple[int, ...], e: Event) -> list[Live]:
    """What may still replace this event as it is now; of several ranks only the lowest."""
    found = [x for x in waiting if x.stamp not in done and ABILITIES[x.ability].matches(t, x, e)]
    if len(found) > 1:
        first = min(_rank(x) for x in found)
        found = [x for x in found if _rank(x) == first]
    return found


def unlike(found: list[Live]) -> list[Live]:
    """One of each: the same ability of two cards, bound to the same thing with the same number, is the same twice."""
    first: dict[tuple[int, ...], Live] = {}
    for x in found:
        first.setdefault((x.ability, x.seat, x.anchor, x.until, x.amount), x)
    return list(first.values())


def order_matters(t: Table, found: list[Live], done: tuple[int, ...], e: Event) -> bool:
    """Would it make a difference which of these, all of one rank, comes first?

    Those that are alike do not. Sums do not, unless on the way the amount opens or closes the event to one that asks
    for an amount.
    """
    if len(found) < 2 or len(unlike(found)) < 2:
        return False
    if not all(ABILITIES[x.ability].sums for x in found):
        return True
    sums = [ABILITIES[x.ability].adds(t, x, e) for x in found]
    end, peak = e.amount + sum(sums), e.amount + sum(n for n in sums if n > 0)
    pit = e.amount + sum(n for n in sums if n < 0)
    if peak > end:
        rank = _rank(found[0])
        others = (x for x in t.live[~e.kind] if _rank(x) == rank and x.stamp not in done and x not in found)
        if any(_fits_at(t, x, e, peak) and not _fits_at(t, x, e, end) for x in others):
            return True
    return pit < end and any(not _fits_at(t, x, e, pit) and _fits_at(t, x, e, end) for x in found)


def _fits_at(t: Table, x: Live, e: Event, amount: int) -> bool:
    """Would it concern the event if it had this amount?"""
    return ABILITIES[x.ability].matches(t, x, Event(e.kind, e.seat, e.subject, amount, e.origin, e.cause, e.extra))


def occur(t: Table, e: Event) -> None:
    """Apply an event that nothing replaces any more, then note whom it woke."""
    kind = KINDS[e.kind]
    apply, own = kind.apply, kind.own
    apply(t, e)
    if own is not None:
        t.pending.extend(own(t, e))
    watching = t.live.get(e.kind)
    if watching:
        trigger(t, watching, e)


def trigger(t: Table, watching: tuple[Live, ...], e: Event) -> None:
    """Whoever is concerned becomes pending, once for each event."""
    for x in watching:
        ability = ABILITIES[x.ability]
        if ability.matches(t, x, e):
            t.pending.append(Pending(x.ability, x.seat, x.source, x.anchor, x.stamp, e.pack()))
            if ability.once:
                leave_stamp(t.live, e.kind, x.stamp)


def _rank(x: Live) -> int:
    return ABILITIES[x.ability].rank


# --- replacements that ask somebody --------------------------------------------------------------------
# slots: 0 the event, 1 the stamps of the replacements already applied (each at most once), 2 the next one


def replaced(t: Table) -> Frame:
    """The frame of the event that the running replacement is about."""
    for f in reversed(t.frames):
        if f.prog == REPLACE:
            return f
    raise LookupError("no event is being replaced")


def event_of(f: Frame) -> Event:
    row = f.slots[0]
    assert isinstance(row, tuple)
    return unpack(row)


def applicable(t: Table, f: Frame) -> list[Live]:
    """What may still replace the event of this frame."""
    e = event_of(f)
    return fitting(t, t.live.get(~e.kind, ()), f.many(1), e)


def _ask_replacement(t: Table, f: Frame) -> Signal:
    found = applicable(t, f)
    e = event_of(f)
    if not found:
        occur(t, e)
        return DONE
    affected = KINDS[e.kind].affected
    f.seat = affected(t, e) if affected is not None else e.seat
    if not order_matters(t, found, f.many(1), e):
        f.seat = found[0].seat  # nothing to order: whether it is used is its controller's choice
        if not ABILITIES[found[0].ability].optional:
            t.answer = ("replace", found[0].stamp)
            return NEXT
    return ask(t, t.questions.order, f.seat)


def _take_replacement(t: Table, f: Frame) -> Signal:
    """The affected player says which comes next; somebody else's optional one is still theirs to decline."""
    found = applicable(t, f)
    if t.answer == PASS:  # every one of them was optional and declined
        f.slots[1] = f.many(1) + tuple(x.stamp for x in found)
        return BACK
    chosen = next(x for x in found if x.stamp == t.answer[1])
    f.slots[2] = chosen.stamp
    if ABILITIES[chosen.ability].optional and chosen.seat != f.seat:
        return ask(t, t.questions.may, chosen.seat)
    t.answer = YES
    return NEXT


def _apply_replacement(t: Table, f: Frame) -> Signal:
    chosen = next(x for x in applicable(t, f) if x.stamp == f.slots[2])
    f.slots[1] = (*f.many(1), chosen.stamp)
    if t.answer == NO:
        return RESTART
    ability = ABILITIES[chosen.ability]
    if ability.inline:
        e = event_of(f)
        ability.edit(t, chosen, e)
        f.slots[0] = e.pack()
    elif not (t.rounds.watches and happened(t, (ability.key, chosen.seat, t.defs[chosen.source]))):
        push(t, ability.prog, chosen.seat, chosen.source, chosen.anchor, *ability.tells(event_of(f)))
    return RESTART


REPLACE: Final = procedure("kernel:replace", _ask_replacement, _take_replacement, _apply_replacement, slots=3)
