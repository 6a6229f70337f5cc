"""What a tournament is: plain data, stored as it stands here."""

from __future__ import annotations

import zlib
from typing import Literal

import msgspec
from msgspec import Struct, field

from kaimaku.wire.common import Deck
from kaimaku.wire.tournaments import TournamentPlan

from ..errors.api_error import api_error

Status = Literal["signup", "running", "over", "cancelled"]
Ended = Literal["", "played", "time", "missing", "left", "bye", "nobody", "organiser"]
Kind = Literal["swiss", "elimination"]

LINES = 5000  # of a log, beyond which nobody adds one by hand: all of it is read every few seconds


class TournamentEntry(Struct, omit_defaults=True):
    """Its number is its place in the list, from sign-up to the end."""

    name: str
    person: str = ""
    browser: str = ""
    bot: str = ""
    deck: str = ""  # the name of the deck; the list lies beside the tournament
    ready: bool = False  # a deck is there, or none is needed
    checked: bool = False
    gone: bool = False  # signed off before the start
    again: int = 0  # times they came back after that
    dropped: int = 0  # out since this round
    missed: int = 0  # rounds in a row without coming


class Match(Struct, omit_defaults=True):
    table: int
    players: list[int]
    rooms: list[str] = []  # the last one is the present one: another follows if the server failed at the table
    came: list[bool] = field(default_factory=lambda: [False, False])
    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    before: list[int] = field(default_factory=lambda: [0, 0, 0])  # wins and draws at former tables
    ended: Ended = ""
    stopped: float = 0.0  # since when its table stands still

    @property
    def open(self) -> bool:
        return not self.ended

    @property
    def room(self) -> str:
        return self.rooms[-1] if self.rooms else ""

    @property
    def winner(self) -> int:
        """An entry; -1: nobody, or not yet."""
        if self.open or not self.players:
            return -1
        if len(self.players) == 1:
            return self.players[0]
        a, b = self.wins
        return -1 if a == b else self.players[a < b]

    @property
    def drawn(self) -> bool:
        """Over, even, and both were there."""
        return self.ended in ("played", "time", "organiser") and self.wins[0] == self.wins[1]


class Round(Struct, omit_defaults=True):
    number: int
    kind: Kind
    began: float
    matches: list[Match]
    until: float = 0.0

    @property
    def over(self) -> bool:
        return all(not match.open for match in self.matches)


class Line(Struct, omit_defaults=True):
    """What happened: its words are made when somebody reads it."""

    at: float
    kind: str
    values: dict[str, str] = {}


class CallRecord(Struct, omit_defaults=True):
    """A call for a decision."""

    at: float
    player: int
    text: str
    rule: str = ""
    room: str = ""
    answer: str = ""
    answered: float = 0.0


class Tournament(Struct, omit_defaults=True):
    id: str
    plan: TournamentPlan
    owner: str
    organiser: str
    browser: str
    invitation: str
    seed: str
    created: float
    status: Status = "signup"
    entries: list[TournamentEntry] = []
    rounds: list[Round] = []
    log: list[Line] = []
    calls: list[CallRecord] = []
    planned: int = 0  # rounds of Swiss, once it has begun
    checking: bool = False  # check-in is open
    next: float = 0.0  # when the next round begins
    seen: float = 0.0  # when a server last looked at it
    ending: bool = False  # after this round

    @property
    def now_on(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    def note(self, at: float, kind: str, **values: object) -> None:
        self.log.append(Line(at, kind, {name: str(value) for name, value in values.items()}))

    def room_for_more(self) -> None:
        if len(self.log) >= LINES:
            raise api_error("log_full")

    def active(self) -> list[int]:
        """Who is still in."""
        return [n for n, entry in enumerate(self.entries) if not entry.gone and not entry.dropped]

    def here(self) -> list[int]:
        """Who is signed up, or was in it."""
        return [n for n, entry in enumerate(self.entries) if not entry.gone]

    def number_of(self, person: str) -> int | None:
        found = (n for n, entry in enumerate(self.entries) if person and entry.person == person and not entry.gone)
        return next(found, None)

    def match_of(self, number: int) -> Match | None:
        """Of the present round."""
        matches = self.now_on.matches if self.now_on is not None else []
        return next((match for match in matches if number in match.players), None)

    def rooms(self) -> set[str]:
        return {code for each in self.rounds for match in each.matches for code in match.rooms}


class EntrantDeck(Struct):
    """A locked deck, beside the tournament."""

    number: int
    person: str
    deck: Deck | None


def pack(t: Tournament) -> bytes:
    return zlib.compress(_encode(t), 1)


def unpack(data: bytes) -> Tournament:
    return _decode(zlib.decompress(data))


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Tournament).decode
