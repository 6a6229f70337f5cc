"""Abilities and the live index: event kind → who listens, statistic → who changes it.

Self-scoped abilities are never registered: an event finds them on its subject's definition. Watchers and continuous
effects are entered here when their card starts to work and leave when it stops; clones share the tuples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from .frames import Value, frozen
from .marks import mypyc_attr

if TYPE_CHECKING:
    from .events import Event
    from .table import Table


# the two phases a trigger may act in; most games use one of them only
WHEN: Final = 0
AFTER: Final = 1
STANDING: Final = -1  # as long as its source is at work
GAME_LONG: Final = -2  # a one-shot effect without end


class Live:
    """An effect at work: an ability, its source card, its controller and what it was bound to. Never changed."""

    __slots__ = ("ability", "amount", "anchor", "seat", "source", "stamp", "until")

    def __init__(self, ability: int, source: int, seat: int, anchor: int, stamp: int, until: int, amount: int) -> None:
        self.ability = ability
        self.source = source  # the card it comes from
        self.seat = seat  # its controller
        self.anchor = anchor  # what it is bound to (a creature, a spot); -1: nothing
        self.stamp = stamp  # its age and its identity
        self.until = until  # STANDING, GAME_LONG, or a moment the game understands
        self.amount = amount  # a frozen number of a one-shot effect

    def to_data(self) -> list[Value]:
        name = ABILITIES[self.ability].name
        return [name, self.source, self.seat, self.anchor, self.stamp, self.until, self.amount]

    @staticmethod
    def from_data(row: list[object]) -> Live:
        name, *numbers = row
        return Live(ability_number(str(name)), *(int(str(n)) for n in numbers))


class Pending:
    """A triggered ability that waits for its game to play it, with what it may have to remember."""

    __slots__ = ("ability", "anchor", "event", "seat", "source", "stamp")

    def __init__(self, ability: int, seat: int, source: int, anchor: int, stamp: int, event: tuple[Value, ...]) -> None:
        self.ability = ability
        self.seat = seat
        self.source = source
        self.anchor = anchor
        self.stamp = stamp
        self.event = event

    def to_data(self) -> list[object]:
        return [ABILITIES[self.ability].name, self.seat, self.source, self.anchor, self.stamp, list(self.event)]

    @staticmethod
    def from_data(row: list[object]) -> Pending:
        seat, source, anchor, stamp = (int(str(n)) for n in row[1:5])
        event = frozen(row[5])
        assert isinstance(event, tuple)
        return Pending(ability_number(str(row[0])), seat, source, anchor, stamp, event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a card can do besides its printed facts. Games derive their kinds from it."""

    name: str
    number: int
    key: int  # as its name, but a number: stable in saved tables and replays
    prog: int = -1  # the program that carries it out; -1: it only changes values
    phase: int = AFTER
    rank: int = 0  # among replacements of one event, lower ranks are applied first
    optional: bool = False
    inline: bool = False  # a replacement that asks nobody and may run without a frame
    sums: bool = False  # a replacement that only adds to an amount: among its like the order makes no difference
    once: bool = False  # a timed trigger: gone as soon as it has triggered
    bound: bool = False  # it concerns nothing but what it is bound to

    def register(self, name: str) -> None:
        if name in ABILITY_BY_NAME:
            raise ValueError(f"duplicate ability name {name!r}")
        key = crc32(name.encode())
        if key in ABILITY_BY_KEY:
            raise ValueError(f"{name!r} would be mistaken for {ABILITY_BY_KEY[key].name!r}")
        self.name = name
        self.key = key
        self.number = len(ABILITIES)
        ABILITIES.append(self)
        ABILITY_BY_NAME[name] = self
        ABILITY_BY_KEY[self.key] = self

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        """Does this event concern the ability?"""
        raise NotImplementedError

    def edit(self, t: Table, live: Live, e: Event) -> None:
        """Change an event about to happen (inline replacements)."""
        raise NotImplementedError

    def tells(self, e: Event) -> tuple[Value, ...]:
        """What the program of a replacement knows of its event, behind what it is bound to."""
        return ()

    def adds(self, t: Table, live: Live, e: Event) -> int:
        """What a sum would add to the event's amount now."""
        raise NotImplementedError

    def amount(self, t: Table, live: Live, subject: int) -> int:
        """What it adds to a value of the subject now; 0 if it does not apply."""
        raise NotImplementedError


ABILITIES: Final[list[Ability]] = []
ABILITY_BY_NAME: Final[dict[str, Ability]] = {}
ABILITY_BY_KEY: Final[dict[int, Ability]] = {}


def ability_number(name: str) -> int:
    found = ABILITY_BY_NAME.get(name)
    if found is None:
        raise LookupError(f"this build has no ability called {name!r}")
    return found.number


def enter(index: dict[int, tuple[Live, ...]], key: int, live: Live) -> None:
    """Start listening (or changing a value) under a key."""
    index[key] = (*index.get(key, ()), live)


def leave_source(index: dict[int, tuple[Live, ...]], key: int, source: int) -> None:
    """Whatever a card's standing abilities put under a key ends; its one-shot effects stay."""
    left = tuple(x for x in index.get(key, ()) if x.source != source or x.until != STANDING)
    if left:
        index[key] = left
    else:
        index.pop(key, None)


def leave_stamp(index: dict[int, tuple[Live, ...]], key: int, stamp: int) -> None:
    """One effect under a key ends."""
    index[key] = tuple(x for x in index[key] if x.stamp != stamp)
    if not index[key]:
        del index[key]


def expire(index: dict[int, tuple[Live, ...]], until: int) -> None:
    """Everything that lasts until this moment ends."""
    for key, found in list(index.items()):
        for x in found:
            if x.until == until:
                break
        else:
            continue
        left = tuple(x for x in found if x.until != until)
        if left:
            index[key] = left
        else:
            del index[key]
