"""The store's rows. Their bytes belong to rooms and replays; the store doesn't read them."""

from __future__ import annotations

from msgspec import Struct


class RoomRow(Struct):
    code: str
    game: str
    status: str
    listed: bool
    created: float
    touched: float  # when somebody last attended it
    data: bytes
    due: float | None = None  # until when a slow game waits for an answer, in seconds since 1970


class GameRow(Struct):
    """One game of a room. The header holds the seed: secret until the end."""

    id: str
    room: str
    number: int
    game: str
    header: bytes
    started: float
    ended: float | None = None
    result: bytes | None = None
    replay: str | None = None


class LogRow(Struct, frozen=True):
    """One decision as text, or an entry of the room itself, which begins with "~"."""

    n: int
    seat: int
    what: str
    at: int


class CheckpointRow(Struct, frozen=True):
    """Where a game stood after some of its decisions; `check` says from what it was made."""

    room: str
    game: str
    taken: int  # decisions before it
    check: bytes
    data: bytes


class ReplayRow(Struct):
    id: str
    game: str
    names: list[str]
    decisions: int
    turns: int
    when: float
    listed: bool
    outcome: bytes | None
    data: bytes


class PersonRow(Struct):
    id: str
    name: str
    skeleton: str  # what the name looks like
    created: float
    renamed: float  # when the name was last changed


class KeyRow(Struct):
    hash: str
    person: str
    kind: str  # "browser" or "recovery"
    browser: str
    since: float


class PasskeyRow(Struct):
    id: str
    person: str
    public: bytes
    count: int  # of its signatures
    since: float


class RatingRow(Struct):
    person: str
    game: str
    pace: str
    mu: float
    sigma: float
    games: int
    wins: float  # a draw counts half


class ResultRow(Struct):
    """One seat of a rated game, with the person's rating after it."""

    room: str
    number: int
    seat: int
    person: str
    name: str
    game: str
    pace: str
    at: float
    score: float
    mu: float
    sigma: float
    deck: str
    replay: str


class QueueRow(Struct):
    person: str
    game: str
    pace: str
    browser: str
    name: str
    deck: bytes
    mu: float
    since: float
    seen: float  # when this person was last heard of
    room: str | None = None


class ReportRow(Struct):
    """One player reports another."""

    id: str
    at: float
    reason: str
    text: str
    reporter: str
    by: str  # the reporter's id, or a hash of the token of their seat
    name: str
    person: str
    browser: str
    address: str
    room: str = ""
    seat: int = -1
    number: int = 0
    settled: float = 0.0
    note: str = ""


class BlockRow(Struct):
    id: str
    kind: str
    what: str  # a person's id, a hash of a browser, an address
    whom: str  # as it is shown
    since: float
    until: float
    why: str


class AuditRow(Struct):
    id: str
    at: float
    act: str
    whom: str
    why: str


class TournamentRow(Struct):
    id: str
    status: str
    listed: bool
    owner: str
    browser: str  # of whoever organises it, hashed
    created: float
    touched: float
    epoch: int  # grows with each change
    data: bytes


class EntrantRow(Struct):
    """Somebody's deck in a tournament."""

    tournament: str
    number: int
    person: str
    deck: bytes | None


class Lease(Struct, frozen=True):
    """What a process has a room with. Every write names it, and those of an earlier epoch are refused."""

    room: str
    epoch: int


class Process(Struct, frozen=True):
    """One of the servers that share a database."""

    token: str  # no other start of a server has the same
    host: str
    process: int
    since: float
    address: str  # where the others reach it: host:port
    key: str  # what they prove with that they are others of these
    version: str
