"""Holder: the one server that uses a database, as others are told about it."""

from __future__ import annotations

import os
import socket
import time
from datetime import UTC, datetime
from secrets import token_hex

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from .errors import Lost
from .schema import holder

COLUMNS = (holder.c.token, holder.c.host, holder.c.process, holder.c.since)


class Holder(Struct, frozen=True):
    token: str  # no other start of a server has the same
    host: str
    process: int
    since: float  # seconds since 1970

    @classmethod
    def this(cls) -> Holder:
        """This very process, from now on."""
        return cls(token_hex(16), socket.gethostname(), os.getpid(), time.time())

    def __str__(self) -> str:
        since = datetime.fromtimestamp(self.since, UTC)
        return f"process {self.process} on {self.host}, since {since:%Y-%m-%d %H:%M:%S} UTC"


def in_use(other: Holder | None) -> str:
    """What is told to whoever comes second."""
    who = "it is just starting" if other is None else str(other)
    return f"another server uses it ({who}); stop that one first, or take another data folder or database"


def take(connection: Connection, own: Holder) -> None:
    """The database is ours: whoever was here before is told by this that another one came."""
    connection.execute(delete(holder))
    connection.execute(insert(holder), {**msgspec.structs.asdict(own), "seen": own.since})


def last(connection: Connection) -> Holder | None:
    """Who took the database last."""
    found = connection.execute(select(*COLUMNS)).first()
    return None if found is None else Holder(*found)


def sign(connection: Connection, own: Holder, now: float) -> None:
    """Write that we are still here, or find out that another server has come."""
    signed = update(holder).where(holder.c.token == own.token).values(seen=now)
    if connection.execute(signed).rowcount != 1:
        raise Lost(in_use(last(connection)))
