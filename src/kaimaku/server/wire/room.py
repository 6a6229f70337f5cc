"""Rooms: who sits where, under which options, and what the table itself is up to."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import DeckChoice, GameName, PlayerName, RoomCode, Seat, Words

Seconds = Annotated[int, Meta(ge=1, le=14 * 24 * 3600)]


class ClockPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """none; game: `total` seconds for a whole game; move: `move` seconds for each decision and a `bank` besides."""

    kind: Literal["none", "game", "move"] = "none"
    total: Seconds = 1500
    move: Seconds = 60
    bank: Annotated[int, Meta(ge=0, le=14 * 24 * 3600)] = 300


class RoomOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    clock: ClockPlan = ClockPlan()
    spectators: bool = True
    listed: bool = False  # shown on the Watch page
    undo: Literal["free", "ask", "never"] = "ask"  # free: against bots, or among people who agree on it beforehand
    away: Annotated[int, Meta(ge=10, le=3600)] = 120  # seconds a player may be gone before the others may choose
    takeover: bool | None = None  # a bot plays on for whoever leaves; None: in games of more than two
    window: Annotated[int, Meta(ge=0, le=600)] = 20  # seconds to react; no answer until then is a pass. 0: no limit
    slow: Annotated[int, Meta(ge=0, le=14)] = 0  # days for each decision, instead of a clock; 0: played in one sitting
    rulings: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat of a new room: mine, open for a friend, or a bot's."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=20)] = ""  # empty: the game's best
    deck: DeckChoice = DeckChoice()


class FromReplay(Struct, frozen=True, omit_defaults=True, tag="replay", forbid_unknown_fields=True):
    """Play on from a moment of a replay. as_was: same cards in the same order; as_known: hidden cards dealt anew."""

    replay: Annotated[str, Meta(max_length=64)]
    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat
    how: Literal["as_was", "as_known"] = "as_known"


class FromScenario(Struct, frozen=True, tag="scenario", forbid_unknown_fields=True):
    """Try a scenario of the rules on a table."""

    scenario: Annotated[str, Meta(max_length=120)]


class NewRoom(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    game: GameName
    name: PlayerName
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=8)]
    options: RoomOptions = RoomOptions()
    start: FromReplay | FromScenario | None = None


class Join(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Take an open seat; the first one if none is named."""

    name: PlayerName
    deck: DeckChoice = DeckChoice()
    seat: Seat | None = None


class Seated(Struct, frozen=True):
    """You have a seat. The token is its only key and is shown this once."""

    code: RoomCode
    seat: Seat
    token: str


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    seat: Seat
    kind: Literal["human", "open", "bot"]
    name: str = ""
    bot: str = ""
    deck: str = ""  # its name; lists are private
    present: bool = False
    away: float = 0.0  # seconds until the others may choose; 0 while present or when that time is over
    takeover: float = 0.0  # seconds until a bot takes the seat by itself; 0: none is about to
    substitute: bool = False  # a bot plays for this person, who can take the seat back
    out: bool = False  # defeated or given up: the game goes on without this seat
    clock: float | None = None  # seconds left; None without a clock
    bank: float = 0.0
    wins: int = 0  # of the games in this room


class Offer(Struct, frozen=True, omit_defaults=True):
    """Somebody asks for the others' consent."""

    kind: Literal["undo", "draw", "rematch", "step_back"]
    seat: Seat
    agreed: list[Seat] = []
    words: Words | None = None
    swap: bool = False  # rematch: the other player starts; of more than two, the places are drawn anew


class Outcome(Struct, frozen=True, omit_defaults=True):
    winners: list[Seat]
    rule: str
    words: Words
    seed: str = ""
    replay: str = ""  # its id


class RoomInfo(Struct, frozen=True, omit_defaults=True):
    """What anybody in the room may know about it. Sent whenever it changes."""

    code: RoomCode
    game: GameName
    status: Literal["waiting", "playing", "over", "stopped"]
    options: RoomOptions
    seats: list[SeatInfo]
    watching: int = 0
    number: int = 1  # of the game in this room
    turn: int = 0
    commitment: str = ""  # hash of the seed, shown before the first shuffle
    running: list[Seat] = []  # whose clock runs
    by: float = 0.0  # slow games: answers to the present question are awaited until then, in seconds since 1970
    offer: Offer | None = None
    outcome: Outcome | None = None
    incident: str = ""  # the table stopped because of a fault of ours
    practice: bool = False  # a scenario or a fork: nothing is at stake


class RoomList(Struct, frozen=True):
    rooms: list[RoomInfo]
