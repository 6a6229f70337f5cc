"""Rooms: seats, options and status."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import CardNumber, DeckChoice, GameName, PlayerName, RoomCode, Seat, Words
from .match import MatchOf

Seconds = Annotated[int, Meta(ge=1, le=14 * 24 * 3600)]


class ClockPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """none; game: `total` seconds for the whole game; move: `move` seconds per decision, plus a `bank`."""

    kind: Literal["none", "game", "move"] = "none"
    total: Seconds = 1500
    move: Seconds = 60
    bank: Annotated[int, Meta(ge=0, le=14 * 24 * 3600)] = 300


class RoomOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    clock: ClockPlan = ClockPlan()
    spectators: bool = True
    listed: bool = False  # shown on the Watch page
    undo: Literal["free", "ask", "never"] = "ask"  # free: without asking, as long as it undoes nobody else's decision
    away: Annotated[int, Meta(ge=10, le=3600)] = 120  # seconds until the others can decide about an absent player
    takeover: bool | None = None  # a bot plays for players who leave; None: with more than two players
    window: Annotated[int, Meta(ge=0, le=600)] = 20  # seconds to react, then it counts as a pass; 0: no limit
    slow: Annotated[int, Meta(ge=0, le=14)] = 0  # days per decision, instead of a clock; 0: a live game
    hints: bool | None = None  # players can ask for hints; None: whoever plays only against bots
    restricted: Annotated[str, Meta(max_length=12)] = ""  # decks must keep to this region's list; see GameInfo.regions
    chat: bool = False  # players can write to each other; not in listed or open rooms
    open: bool = False  # anybody can take a free seat: shown on the start page while it waits
    rated: bool = False  # the result counts for the ratings of all players, who sit there under their own names
    delay: Annotated[int, Meta(ge=0, le=1800)] = 0  # seconds later spectators see what happens
    rulings: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat in a new room: mine, open, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=20)] = ""  # empty: the game's usual one
    deck: DeckChoice = DeckChoice()


class FromReplay(Struct, frozen=True, omit_defaults=True, tag="replay", forbid_unknown_fields=True):
    """Play from a step of a replay. as_was: all cards as they were; as_known: hidden cards are dealt again."""

    replay: Annotated[str, Meta(max_length=64)]
    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat
    how: Literal["as_was", "as_known"] = "as_known"


class FromScenario(Struct, frozen=True, tag="scenario", forbid_unknown_fields=True):
    """Play a scenario."""

    scenario: Annotated[str, Meta(max_length=120)]


class FromCard(Struct, frozen=True, tag="card", forbid_unknown_fields=True):
    """Try a card that somebody wrote, on a table arranged for it."""

    number: CardNumber
    document: Annotated[str, Meta(max_length=8_000)]


class NewRoom(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    game: GameName
    name: PlayerName
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=8)]
    options: RoomOptions = RoomOptions()
    start: FromReplay | FromScenario | FromCard | None = None


class Join(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Take an open seat. Without `seat`, the first one."""

    name: PlayerName
    deck: DeckChoice = DeckChoice()
    seat: Seat | None = None


class Seated(Struct, frozen=True):
    """The seat you got. The token is its only key and is sent only here."""

    code: RoomCode
    seat: Seat
    token: str


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    seat: Seat
    kind: Literal["human", "open", "bot"]
    name: str = ""
    person: str = ""  # the id of a player who sits here under their own name
    name_ja: str = ""  # of a bot with a first name
    bot: str = ""
    deck: str = ""  # the name only; lists are private
    present: bool = False
    away: float = 0.0  # seconds until the others can decide what to do; 0 if present or already over
    takeover: float = 0.0  # seconds until a bot takes over; 0: it won't
    substitute: bool = False  # a bot plays for this player, who can return
    out: bool = False  # defeated or conceded; the others play on
    clock: float | None = None  # seconds left; None without a clock
    bank: float = 0.0
    wins: int = 0  # games won in this room


class OwnSeat(Struct, frozen=True, omit_defaults=True):
    """A room as seen from one of its seats."""

    room: RoomInfo
    seat: Seat
    asked: bool = False  # the game waits for an answer of this seat


class Offer(Struct, frozen=True, omit_defaults=True):
    """A request that the other players must agree to."""

    kind: Literal["undo", "draw", "rematch", "step_back", "to_result"]
    seat: Seat
    agreed: list[Seat] = []
    words: Words | None = None
    swap: bool = False  # rematch: the other player starts; with more than two players, new places are drawn
    after: int = 0  # undo: everything after this line of the journal would be undone; it begins with that decision


class Outcome(Struct, frozen=True, omit_defaults=True):
    winners: list[Seat]
    rule: str
    words: Words
    seed: str = ""
    replay: str = ""  # its id


class RoomInfo(Struct, frozen=True, omit_defaults=True):
    """Public information about a room. Sent whenever it changes."""

    code: RoomCode
    game: GameName
    status: Literal["waiting", "playing", "over", "stopped"]
    options: RoomOptions
    seats: list[SeatInfo]
    watching: int = 0
    number: int = 1  # of the current game in this room
    turn: int = 0
    commitment: str = ""  # hash of the seed, published before the first shuffle
    running: list[Seat] = []  # seats whose clock is running
    by: float = 0.0  # slow games: deadline of the current question, in seconds since 1970
    puzzle: str = ""  # the puzzle it starts from
    offer: Offer | None = None
    outcome: Outcome | None = None
    incident: str = ""  # the game stopped because of a server error
    practice: bool = False  # a scenario or a replay branch; not counted
    own: list[CardNumber] = []  # cards that players wrote themselves: `GET cards` shows them
    match: MatchOf | None = None  # of a tournament
    hurried: bool = False  # only bots play, without pauses; everybody is told at the end


class RoomList(Struct, frozen=True):
    rooms: list[RoomInfo]
