"""Tournaments: how one is played, who is in it, its rounds, standings and log."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import Deck, DeckChoice, GameName, Words
from .match import TournamentId

EntryNumber = Annotated[int, Meta(ge=0, le=9999)]  # of an entry: the same from sign-up to the end
RoundNumber = Annotated[int, Meta(ge=1, le=99)]
TableNumber = Annotated[int, Meta(ge=1, le=128)]
ShortText = Annotated[str, Meta(min_length=1, max_length=300)]
Invitation = Annotated[str, Meta(max_length=64)]


class TournamentPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a tournament is played. Times are in minutes."""

    game: GameName
    title: Annotated[str, Meta(min_length=1, max_length=240)]  # at most 60 visible characters
    note: Annotated[str, Meta(max_length=1000)] = ""  # at most 500 visible characters
    system: Literal["swiss", "elimination"] = "swiss"
    best_of: Literal[1, 3] = 1
    size: Annotated[int, Meta(ge=4, le=256)] = 32  # players at most
    rounds: Annotated[int, Meta(ge=0, le=12)] = 0  # Swiss; 0: as many as it takes to have one unbeaten player
    cut: Literal[0, 2, 4, 8, 16] = 0  # Swiss: so many of the best play on in an elimination
    starts: float = 0.0  # in seconds since 1970; 0: when the organiser says so
    check_in: Annotated[int, Meta(ge=0, le=120)] = 0  # before the start; 0: no check-in
    time: Annotated[int, Meta(ge=0, le=180)] = 40  # for a round; 0: no limit
    grace: Annotated[int, Meta(ge=1, le=60)] = 5  # after the beginning of a round to come to the table
    pause: Annotated[int, Meta(ge=0, le=30)] = 1  # between two rounds
    delay: Annotated[int, Meta(ge=0, le=30)] = 3  # so much later spectators see the tables
    bots: Annotated[int, Meta(ge=0, le=256)] = 0  # bots sit down at the start until there are so many players
    restricted: Annotated[str, Meta(max_length=12)] = ""  # decks must keep to this region's list
    invited: bool = False  # only who has the invitation can sign up, and it isn't listed


class EntryInfo(Struct, frozen=True, omit_defaults=True):
    number: EntryNumber
    name: str
    person: str = ""  # empty: a bot, or somebody who has deleted themselves
    bot: bool = False
    deck: bool = False  # has submitted a deck
    checked: bool = False
    dropped: int = 0  # out since this round; 0: still in


class MatchInfo(Struct, frozen=True, omit_defaults=True):
    """`players`: two; one with a bye; none where both who could have come here are out."""

    table: int
    players: list[EntryNumber]
    wins: list[int]
    draws: int = 0
    room: str = ""  # its present table
    came: list[bool] = []
    result: Literal["", "played", "time", "missing", "left", "bye", "nobody", "organiser"] = ""  # empty: not over yet
    winner: int = -1  # an entry; -1: none, or not over
    replays: list[str] = []  # once the tournament is over


class RoundInfo(Struct, frozen=True, omit_defaults=True):
    number: int
    kind: Literal["swiss", "elimination"]
    began: float
    matches: list[MatchInfo]
    until: float = 0.0  # when its time is over; 0: no limit


class StandingRow(Struct, frozen=True, omit_defaults=True):
    """Shares are from 0 to 1; docs/tournaments.md says how they are counted."""

    rank: int
    number: EntryNumber
    points: int
    wins: int
    losses: int
    draws: int
    opponents: float  # the opponents' share of match points
    games: float  # the own share of game points
    opponents_games: float
    round: int = 0  # the last one of the elimination that was played


class TournamentLine(Struct, frozen=True):
    """A line of the log."""

    at: float
    kind: str
    words: Words


class Call(Struct, frozen=True, omit_defaults=True):
    """A player asks the organiser for a decision."""

    number: int
    at: float
    player: EntryNumber
    text: str
    rule: str = ""  # what the table gave as the reason
    room: str = ""
    answer: str = ""
    answered: float = 0.0


class Listed(Struct, frozen=True, omit_defaults=True):
    """A tournament in a list."""

    id: TournamentId
    plan: TournamentPlan
    status: Literal["signup", "running", "over", "cancelled"]
    players: int
    round: int = 0
    organiser: str = ""
    winner: str = ""


class TournamentList(Struct, frozen=True):
    tournaments: list[Listed]


class Mine(Struct, frozen=True, omit_defaults=True):
    """What only whoever asks is told."""

    number: int = -1  # their entry; -1: none
    organiser: bool = False
    invitation: str = ""  # for the organiser
    deck: Deck | None = None  # the own one
    room: str = ""  # where their match of this round is played
    came: bool = False


class TournamentInfo(Struct, frozen=True, omit_defaults=True):
    id: TournamentId
    plan: TournamentPlan
    status: Literal["signup", "running", "over", "cancelled"]
    organiser: str
    now: float  # the server's time
    entries: list[EntryInfo]
    rounds: list[RoundInfo]
    standings: list[StandingRow]
    log: list[TournamentLine]
    calls: list[Call] = []
    planned: int = 0  # rounds of Swiss
    open: bool = False  # check-in is open
    next: float = 0.0  # when the next round begins; 0: not known
    mine: Mine = Mine()


class DeckList(Struct, frozen=True):
    number: EntryNumber
    deck: Deck


class DeckLists(Struct, frozen=True):
    decks: list[DeckList]


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    plan: TournamentPlan


class SignUp(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Sign up, or submit another deck. `deck`: None: later."""

    deck: DeckChoice | None = None
    invitation: Invitation = ""


class Control(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an organiser does.

    check_in: opens check-in; next: the next round begins now; extend: the round lasts `minutes` longer; drop: takes
    out `player`; end: the tournament is over after this round; cancel: it is called off.
    """

    what: Literal["check_in", "start", "next", "extend", "drop", "end", "cancel"]
    player: EntryNumber | None = None
    minutes: Annotated[int, Meta(ge=1, le=60)] = 5
    reason: Annotated[str, Meta(max_length=300)] = ""


class Override(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The organiser's result of a match, or `again`: the game under way is played anew."""

    round: RoundNumber
    table: TableNumber
    reason: ShortText
    wins: Annotated[list[Annotated[int, Meta(ge=0, le=2)]], Meta(max_length=2)] = []  # of both
    again: bool = False


class NewCall(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    text: ShortText
    rule: Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9:._-]*\Z")] = ""


class AnswerCall(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=0, le=9999)]
    text: ShortText


class NewId(Struct, frozen=True):
    id: TournamentId
    invitation: str
