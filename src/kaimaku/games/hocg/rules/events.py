"""The events of this game: what can be replaced, and what can be watched (10.8, 10.11)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import KINDS, Event, EventKind, trigger
from kaimaku.kernel.frames import Value
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import Pending
from kaimaku.kernel.table import Table
from kaimaku.kernel.values import value

from ..defs import DEFS
from ..table import HoloTable, Mem
from .stats import HP_LOCK, NO_ART_DAMAGE, NO_SPECIAL_DAMAGE, hp, keeps_hp

# kinds of damage
ART: Final = 1
SPECIAL: Final = 2
NO_LIFE: Final = 4  # … whose down costs no life
IRREDUCIBLE: Final = 8  # … that nothing reduces (G-56)


def _holo(t: Table) -> HoloTable:
    assert isinstance(t, HoloTable)
    return t


def _apply_damage(t: Table, e: Event) -> None:
    """5.22.1; an amount of zero or less is no damage at all (1.3.2.2)."""
    h = _holo(t)
    mem = h.mems.get(e.subject)
    if mem is None or e.amount <= 0 or shielded(h, e):
        t.outcome = (0,)
        e.kind = DAMAGE_MISSED
        return
    before = hp(h, mem) - mem.damage
    mem.damage += e.amount
    h.touched.add(mem.id)
    if before > 0 and e.amount >= before:
        by = e.extra[0] if e.extra and isinstance(e.extra[0], int) else 0
        mem.hit = (e.seat, e.origin, by, e.cause, e.amount - before)
    note(t, "damage", mem.seat, -1, mem.id, e.amount, mem.damage)
    if t.journal is not None and e.cause & ART:
        from .performance import note_sum

        note_sum(h, mem.id, e.amount)
    t.outcome = (e.amount,)


def shielded(t: HoloTable, e: Event) -> bool:
    """Does an effect keep this holomem from taking such damage? Then it would not take it either (G-38)."""
    if HP_LOCK in t.mods and e.cause & SPECIAL and e.subject in t.mems:
        by = t.owner[e.origin] if e.origin >= 0 else e.seat
        if keeps_hp(t, t.mems[e.subject], by):
            return True
    stat = NO_ART_DAMAGE if e.cause & ART else NO_SPECIAL_DAMAGE
    return stat in t.mods and not e.cause & IRREDUCIBLE and value(t, stat, e.subject, 0) > 0


def _damaged_side(t: Table, e: Event) -> int:
    """The affected player orders replacements (10.11.2): whoever controls the damaged holomem."""
    mem = _holo(t).mems.get(e.subject)
    return e.seat if mem is None else mem.seat


def _apply_heal(t: Table, e: Event) -> None:
    """5.23.1: never below 0 damage; nothing restored is no restoring (R-26)."""
    mem = _holo(t).mems.get(e.subject)
    amount = 0 if mem is None else min(e.amount, mem.damage)
    t.outcome = (max(0, amount),)
    if mem is None or amount <= 0:
        e.kind = DAMAGE_MISSED
        return
    mem.damage -= amount
    if mem.hit and mem.damage < hp(_holo(t), mem):
        mem.hit = ()  # what would have brought it down no longer does
    e.amount = amount
    note(t, "heal", mem.seat, -1, mem.id, amount, mem.damage)


def _apply_life(t: Table, e: Event) -> None:
    """The life a player is going to lose at once (11.3.1.2); the amount is what replacements left of it."""
    t.outcome = (max(0, e.amount),)


def _apply_roll(t: Table, e: Event) -> None:
    """The faces are final; the step that rolled reads them from the outcome."""
    t.outcome = tuple(x for x in e.extra if isinstance(x, int))


def _apply_loss(t: Table, e: Event) -> None:
    t.outcome = (e.subject,)


def _apply_archiving(t: Table, e: Event) -> None:
    """Cards of the hand are going to be archived; the extra ones have been archived in place of some of them."""
    t.outcome = tuple(card for card in e.extra if isinstance(card, int))


def _loser(t: Table, e: Event) -> int:
    """The player who would lose is affected (10.11.2), not the one who makes them lose."""
    return e.subject


def _nothing(t: Table, e: Event) -> None:
    """Something that has already been done; it is only announced."""


def _own(t: Table, e: Event) -> list[Pending]:
    """Bloom and collab effects of the subject: of its top card, and additional ones (13.2.2, 13.3.2, 5.19.1)."""
    h = _holo(t)
    mem = h.mems.get(e.subject)
    if mem is None:
        return []
    found = []
    for card in (mem.stack[-1], *mem.supports):
        for a in DEFS[t.defs[card]].own.get(e.kind, ()):
            if a.works(h, card, mem.seat, mem.id):  # type: ignore[attr-defined]
                found.append(Pending(a.number, mem.seat, card, mem.id, mem.epoch, e.pack()))
    return found


DAMAGE: Final = EventKind("hocg:damage", _apply_damage, affected=_damaged_side).number
HEAL: Final = EventKind("hocg:heal", _apply_heal, affected=_damaged_side).number
LIFE_LOSS: Final = EventKind("hocg:life-loss", _apply_life).number
ROLL: Final = EventKind("hocg:roll", _apply_roll).number
LOSS: Final = EventKind("hocg:loss", _apply_loss, affected=_loser).number
DAMAGE_MISSED: Final = EventKind("hocg:missed", _nothing).number

# Announcements: watched, never replaced.
BLOOM: Final = EventKind("hocg:bloom", _nothing, own=_own).number
COLLAB_EVENT: Final = EventKind("hocg:collab", _nothing, own=_own).number
USES_ART: Final = EventKind("hocg:uses-art", _nothing).number
DOWNED: Final = EventKind("hocg:downed", _nothing).number
PLACED: Final = EventKind("hocg:placed", _nothing).number
ATTACHED: Final = EventKind("hocg:attached", _nothing).number
ARCHIVED: Final = EventKind("hocg:archived", _nothing).number  # cause: the holomem whose top card it was on the stage
# together, by a holomem's ability; extra: the cards
ARCHIVED_BY: Final = EventKind("hocg:archived-by", _nothing).number
MOVED: Final = EventKind("hocg:moved", _nothing).number
BATON_PASSED: Final = EventKind("hocg:baton-passed", _nothing).number
PLAYED: Final = EventKind("hocg:played", _nothing).number
SKILL_USED: Final = EventKind("hocg:skill-used", _nothing).number
SHUFFLED: Final = EventKind("hocg:shuffled", _nothing).number
RESTED: Final = EventKind("hocg:rested", _nothing).number
READIED: Final = EventKind("hocg:readied", _nothing).number
RETURNED: Final = EventKind("hocg:returned", _nothing).number  # cause: as above
STARTS: Final = EventKind("hocg:starts", _nothing).number
ENDS: Final = EventKind("hocg:ends", _nothing).number
STATE: Final = EventKind("hocg:state", _nothing).number
# by the text of an Arts; cause: that Arts, extra: the cards
REVEALED: Final = EventKind("hocg:revealed", _nothing).number
ACTIVATED: Final = EventKind("hocg:activated", _nothing).number  # never happens: where abilities to be used are found
# amount: at most; cause: to be replaced at least
ARCHIVING: Final = EventKind("hocg:archiving", _apply_archiving).number


# a support on the stage is going to be archived; cause: the holomem that has it
LEAVING: Final = EventKind("hocg:leaving", _nothing).number


OWN: Final = (BLOOM, COLLAB_EVENT)  # events that wake abilities of their subject
OF_CARDS: Final = (ATTACHED, ARCHIVED, PLAYED, RETURNED, SKILL_USED)  # whose subject is a card, not a holomem


def announce(
    t: HoloTable,
    kind: int,
    seat: int,
    subject: int = -1,
    amount: int = 0,
    origin: int = -1,
    cause: int = 0,
    *extra: Value,
) -> None:
    """Something happened: trigger the abilities that watch for it. Costs one dictionary look-up if none does."""
    watching = t.live.get(kind)
    if not watching and kind not in OWN:
        return
    own = KINDS[kind].own
    e = Event(kind, seat, subject, amount, origin, cause, extra)
    if own is not None:
        t.pending.extend(own(t, e))
    if watching:
        trigger(t, watching, e)


def damage_event(t: HoloTable, seat: int, mem: Mem, amount: int, origin: int, cause: int, by: int = 0) -> Event:
    """Damage about to be dealt: by a seat, from a card (10.13.3), by a holomem if one did it."""
    return Event(DAMAGE, seat, mem.id, amount, origin, cause, (by,))
