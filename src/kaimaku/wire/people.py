"""People: names, keys and passkeys, ratings, profiles, leaderboards, and the search for an opponent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .common import DeckChoice, GameName, PlayerName, RoomCode, Seat
from .room import RoomInfo

PersonId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
Secret = Annotated[str, Meta(min_length=20, max_length=64)]
# Random text that a browser keeps for whoever uses it: nobody is rated against somebody of the same browser.
BrowserMark = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
GamePace = Literal["live", "slow"]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: PlayerName
    browser: BrowserMark


class PersonKey(Struct, frozen=True):
    """A player and the secret that opens them, told only here."""

    id: PersonId
    name: str
    secret: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: PlayerName


class Recovery(Struct, frozen=True):
    """The secret of a recovery link. A new one replaces it."""

    secret: str


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Secret
    browser: BrowserMark


class PasskeyAnswer(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the browser made of the options: a PublicKeyCredential as JSON."""

    credential: Annotated[dict[str, Any], Meta(max_length=12)]
    browser: BrowserMark | None = None  # to sign in


class PasskeyInfo(Struct, frozen=True):
    id: str
    since: float


class Me(Struct, frozen=True, omit_defaults=True):
    """What a player sees of themselves."""

    id: PersonId
    name: str
    browsers: int
    passkeys: list[PasskeyInfo] = []
    recovery: bool = False  # there is a recovery link
    rename: float = 0.0  # when the name can be changed again, in seconds since 1970; 0: now
    tables: list[RoomInfo] = []  # where they sit and the game isn't over
    rated: bool = False  # has played a rated game


class PaceRating(Struct, frozen=True):
    """A rating is right by plus or minus `spread`, in 95 of 100 cases. Everybody begins with 1500."""

    game: GameName
    pace: GamePace
    rating: int
    spread: int
    games: int
    wins: float  # a draw counts half


class Opponent(Struct, frozen=True, omit_defaults=True):
    seat: Seat
    score: float
    name: str = ""  # empty: deleted since
    person: str = ""
    deck: str = ""


class RatedResult(Struct, frozen=True, omit_defaults=True):
    """A rated game, as it counted for one player."""

    room: RoomCode
    number: int
    game: GameName
    pace: GamePace
    at: float  # in seconds since 1970
    score: float  # 1: won, 0: lost, 0.5: a draw
    rating: int  # after it
    spread: int
    change: int = 0  # of the rating
    deck: str = ""
    replay: str = ""
    others: list[Opponent] = []


class DeckRecord(Struct, frozen=True):
    game: GameName
    deck: str
    games: int
    wins: float


class Profile(Struct, frozen=True):
    id: PersonId
    name: str
    since: float
    ratings: list[PaceRating]
    results: list[RatedResult]  # the last first
    decks: list[DeckRecord]


class BoardRow(Struct, frozen=True):
    rank: int
    person: PersonId
    name: str
    rating: int
    spread: int
    games: int
    wins: float


class Leaderboard(Struct, frozen=True):
    """Who played enough rated games in a season; in the order of what their rating is worth at least."""

    game: GameName
    pace: GamePace
    season: str  # "2026-4": the fourth quarter of 2026
    seasons: list[str]
    least: int  # games
    rows: list[BoardRow]


class OpenTable(Struct, frozen=True, omit_defaults=True):
    room: RoomInfo
    level: PaceRating | None = None  # of whoever opened it


class OpenTables(Struct, frozen=True):
    tables: list[OpenTable]


class Search(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Look for an opponent. The game is rated."""

    game: GameName
    pace: GamePace = "live"
    deck: DeckChoice = DeckChoice()


class Searching(Struct, frozen=True, omit_defaults=True):
    """How the search goes. With `room`, it is over: take the seat there."""

    game: str = ""  # empty: you aren't looking for anybody
    pace: GamePace = "live"
    since: float = 0.0  # in seconds since 1970
    now: float = 0.0  # the server's time
    window: int = 0  # how far away the rating of an opponent may be now
    waiting: int = 0  # others who look for the same
    room: str = ""


class SignOut(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    everywhere: bool = False  # all other browsers and the recovery link


class Done(Struct, frozen=True):
    done: bool = True
