"""Manners: reports of players, and what the operator of a server sees and does about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import Seat
from .room import RoomInfo

ReportReason = Literal["name", "stamps", "chat", "leaving", "cheating", "other"]
BlockKind = Literal["person", "browser", "address"]
RowId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
ReportText = Annotated[str, Meta(max_length=1200)]  # code points; cut to 300 visible characters
Why = Annotated[str, Meta(min_length=1, max_length=800)]  # code points; cut to 200 visible characters


class Manners(Struct, frozen=True):
    reports: bool  # somebody reads them


class ReportSeat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Report another player at a table. The operator reads the reason and the text, and nobody else does."""

    seat: Seat
    reason: ReportReason
    text: ReportText = ""


class ReportPlayer(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Report a player with a name of their own."""

    reason: ReportReason
    text: ReportText = ""


class Report(Struct, frozen=True, omit_defaults=True):
    id: RowId
    at: float  # in seconds since 1970
    reason: ReportReason
    name: str  # of whoever is reported
    reporter: str  # the name of whoever reports
    text: str = ""
    person: str = ""  # the id of whoever is reported, if they have one
    room: str = ""
    seat: int = -1
    number: int = 0  # of the game in that room
    can_block: list[BlockKind] = []  # what is known of them
    settled: float = 0.0  # when an operator was done with it; 0: open
    note: str = ""


class Block(Struct, frozen=True, omit_defaults=True):
    id: RowId
    kind: BlockKind
    whom: str  # an address, or the name of a player
    since: float
    until: float  # in seconds since 1970
    why: str


class AuditLine(Struct, frozen=True):
    """One thing that an operator did."""

    at: float
    act: Literal["settle", "close", "block", "unblock"]
    whom: str  # a name, an address or the code of a room
    why: str


class OperatorRoom(Struct, frozen=True, omit_defaults=True):
    room: RoomInfo
    touched: float  # when somebody was last there, in seconds since 1970


class Overview(Struct, frozen=True):
    """Everything an operator needs to see, the newest first."""

    now: float
    reports: list[Report]
    blocks: list[Block]
    audit: list[AuditLine]
    rooms: list[OperatorRoom]


class Settle(Struct, frozen=True, forbid_unknown_fields=True):
    """Done with a report."""

    note: Annotated[str, Meta(max_length=800)] = ""


class NewBlock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Block whoever a report is about; or an address, or a player by their id."""

    kind: BlockKind
    hours: Annotated[int, Meta(ge=1, le=24 * 365)]
    why: Why  # told to whoever is blocked
    report: Annotated[str, Meta(max_length=10)] = ""
    whom: Annotated[str, Meta(max_length=64)] = ""  # without a report: the address, or the id of the player


class CloseRoom(Struct, frozen=True, forbid_unknown_fields=True):
    why: Why
