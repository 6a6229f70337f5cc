"""Effects: what a transition of a room asks the world for. The shell carries them out, in order.

A transition is a generator over a room's state. It changes nothing but that state and yields what it needs: a row
stored, a client told, a timer set. Each yield returns when that is done, with its result; what fails is raised there.
So what is written after `yield Append(…)` happens only once the rows are durable.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import Entry
from kaimaku.wire.common import Refusal
from kaimaku.wire.play import FromServer

from ...store import LogRow
from ..game.pace import PendingAnswer


class Effect(Struct, frozen=True):
    pass


Effects: TypeAlias = Generator[Effect, Any, None]
Transition: TypeAlias = Generator[Effect, Any, object]  # the same, perhaps with a result

# --- the store


class Append(Effect, frozen=True):
    rows: Sequence[LogRow]  # of the log: all or none


class Save(Effect, frozen=True):  # the room's record
    status: str = ""  # as which it is listed, if not as it is


class Begin(Effect, frozen=True):
    """Begin the game of the record's number, and welcome everybody to it."""


class Mark(Effect, frozen=True):
    """Keep the mark that was set now as a checkpoint, without waiting for it."""


class Reload(Effect, frozen=True):
    """Lay the table out again from what is stored."""


class Stop(Effect, frozen=True):
    """Store that the table has stopped, and lay it out as it was before."""


class Finish(Effect, frozen=True):
    """Store the result, the replay and the wins."""


# --- workers, bots and chance


class Rehearse(Effect, frozen=True):  # in a worker; it fails if the table must not carry these answers out
    answers: Mapping[int, PendingAnswer]


class Explain(Effect, frozen=True):  # in a worker; gives a `Because`
    seat: int
    thing: str
    target: str


class Learn(Effect, frozen=True):  # in a worker first: cards that a player wrote
    cards: Mapping[str, str]


class Foresee(Effect, frozen=True):  # in a worker, besides; whoever asked is told when it is done
    seat: int
    asked: int
    answers: Sequence[tuple[int | None, Sequence[Option]]]  # by the number of the option; None: a pick of several


class Hint(Effect, frozen=True):  # in a worker, besides; whoever asked is told when it is done
    seat: int


class AskBot(Effect, frozen=True):  # to decide for a seat
    seat: int
    bot: str


class Chance(Effect, frozen=True):  # gives so many random bits
    bits: int


# --- time


class Later(Effect, frozen=True):  # another transition, after so many seconds
    seconds: float
    then: Callable[[], Transition]


class Alarm(Effect, frozen=True):  # for clocks and countdowns, instead of the one before
    seconds: float | None  # None: there is nothing to wait for


# --- clients


class Refuse(Effect, frozen=True):  # told to whoever asked
    why: Refusal | str


class Reply(Effect, frozen=True):  # told to whoever asked
    message: FromServer


class ShowTable(Effect, frozen=True):  # as it is, to whoever asked
    everybody: bool = False


class TellDecision(Effect, frozen=True):  # everybody learns what they may of it
    entries: Sequence[Entry]


class TellQuestions(Effect, frozen=True):  # open again, or closed, without anything having happened
    seats: Sequence[int]


class TellRoom(Effect, frozen=True):
    """Something about the room has changed."""


class TellAll(Effect, frozen=True):
    """The table went back: everything anew."""


class Tell(Effect, frozen=True):  # to everybody who is here
    message: FromServer
    players: bool = False  # and plays


class Reseat(Effect, frozen=True):
    places: Mapping[int, int]  # old seat → new seat


# --- whoever measures


class Incident(Effect, frozen=True):  # a fault of ours; gives its number
    fault: Exception


class Decided(Effect, frozen=True):  # a decision counts
    received: float


class FellBack(Effect, frozen=True):  # a bot gave no answer that counts
    bot: str
