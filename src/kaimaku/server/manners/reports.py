"""Reports: one player tells the operator of the server about another."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from kaimaku import names
from kaimaku.wire.operator import Report, ReportPlayer, ReportSeat

from ..errors.api_error import api_error
from ..rooms.lobby.manners import suspect
from ..rooms.seating.records import LETTERS
from ..store import ReportRow

if TYPE_CHECKING:
    from ..people.identity import Person
    from ..rooms import Rooms
    from ..store import Store

LONGEST = 300  # characters
DIGITS = 10
Clock = Callable[[], float]


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(DIGITS))


def cleaned(text: str, longest: int) -> str:
    """Anybody's text as an operator reads it."""
    return names.shortened(names.clean(" ".join(text.split())), longest)


async def report_seat(rooms: Rooms, code: str, token: str, given: ReportSeat, clock: Clock = time.time) -> None:
    found = await suspect(rooms, code, token, given.seat)
    row = ReportRow(
        id=new_id(),
        at=clock(),
        reason=given.reason,
        text=cleaned(given.text, LONGEST),
        reporter=found.reporter,
        by=found.by,
        name=found.name,
        person=found.person,
        browser=found.browser,
        address=found.address,
        room=code,
        seat=given.seat,
        number=found.number,
    )
    await rooms.store.manners.report(row)


async def report_player(store: Store, person: Person, id: str, given: ReportPlayer, clock: Clock = time.time) -> None:
    about = await store.people.person(id)
    if about is None:
        raise api_error("nobody")
    if about.id == person.id:
        raise api_error("no_report")
    text = cleaned(given.text, LONGEST)
    row = ReportRow(new_id(), clock(), given.reason, text, person.name, person.id, about.name, about.id, "", "")
    await store.manners.report(row)


def told(row: ReportRow) -> Report:
    """As an operator reads it: an address or a hash is shown only by what it is good for."""
    known = (("person", row.person), ("browser", row.browser), ("address", row.address))
    return Report(
        row.id,
        row.at,
        row.reason,  # type: ignore[arg-type]
        row.name,
        row.reporter,
        row.text,
        row.person,
        row.room,
        row.seat,
        row.number,
        [kind for kind, what in known if what],  # type: ignore[misc]
        row.settled,
        row.note,
    )
