"""RoomState: everything a room knows. It holds no lock, socket, store or timer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from kaimaku.wire.common import Deck
from kaimaku.wire.room import FromScenario, Offer, Outcome

from ..bots.lineup import best_bot
from ..game.live_game import LiveGame
from ..game.take_backs import UNDOS, Undo
from ..seating.records import RoomRecord, SeatRecord
from ..settings import RoomSettings
from ..words import offer_words
from .conversation import Conversation
from .presence import Presence


class RoomState:
    def __init__(self, code: str, game: str, record: RoomRecord, settings: RoomSettings) -> None:
        self.code = code
        self.game = game
        self.record = record
        self.settings = settings
        self.live: LiveGame | None = None
        self.outcome: Outcome | None = None
        self.offers = Offers()
        self.presence = Presence(float(record.options.away), settings.takeover if self.takeover else None)
        self.talk = Conversation()
        self.watchers = 0
        self.next_game = 0.0  # of a match: when it begins by itself, in seconds since 1970
        self.hurry: frozenset[int] = frozenset()  # who wants the result, with nobody but bots playing
        self.now = 0.0  # the time when the present transition began or went on: seconds that only ever grow
        self.wall = 0.0  # the same in seconds since 1970

    @property
    def seats(self) -> list[SeatRecord]:
        return self.record.seats

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def status(self) -> str:
        if self.outcome is not None:
            return "over"
        if self.record.incident:
            return "stopped"
        return "waiting" if self.live is None else "playing"

    @property
    def running(self) -> bool:
        """Is there a game in which somebody can decide?"""
        return self.live is not None and self.outcome is None and not self.record.incident

    @property
    def playing(self) -> LiveGame:
        """The game, where it is certain that there is one."""
        assert self.live is not None
        return self.live

    @property
    def due(self) -> float | None:
        """Until when a slow game waits for an answer."""
        return self.live.due if self.live is not None and self.running and self.live.due else None

    # --- who is at the table ------------------------------------------------------------------------------------------

    @property
    def many(self) -> bool:
        """More than two play: the game goes on without whoever gives up, and nobody wins by another's absence."""
        return len(self.seats) > 2

    @property
    def takeover(self) -> bool:
        """Does a bot play on for whoever leaves?"""
        chosen = self.record.options.takeover
        return self.many if chosen is None else chosen

    @property
    def humans(self) -> frozenset[int]:
        """Seats that belong to people."""
        return frozenset(s for s, seat in enumerate(self.seats) if seat.kind == "human")

    @property
    def people(self) -> frozenset[int]:
        """Who must be asked for consent: people who play themselves, and still do."""
        away = self.live.substitutes if self.live is not None else ()
        return frozenset(s for s in self.humans if s not in away and not self.out(s))

    @property
    def company(self) -> frozenset[int]:
        """People at a table of many who do not play just now: the game may not wait for somebody gone before them."""
        return self.humans - self.people if self.many else frozenset()

    @property
    def partners(self) -> frozenset[int]:
        """Who must agree to another game: of many, those who are here."""
        if not self.many:
            return self.people
        return frozenset(s for s in self.humans if self.presence.here(s))

    @property
    def hurried(self) -> bool:
        """Do only bots play, before people who have all asked for the result?"""
        return self.running and not self.people and bool(self.partners) and self.partners <= self.hurry

    @property
    def alone(self) -> bool:
        return len(self.humans) < 2

    @property
    def scenario(self) -> str:
        """The scenario, lesson or puzzle it starts from; empty if it starts otherwise."""
        start = self.record.start
        return start.scenario if isinstance(start, FromScenario) else ""

    @property
    def hints(self) -> bool:
        """May players ask what the strongest bot would do? People who play each other have to switch it on."""
        allowed = self.record.options.hints
        return self.alone if allowed is None else allowed

    def out(self, seat: int) -> bool:
        """Does the game go on without this seat?"""
        live = self.live
        return live is not None and not live.desk.playing(live.table, seat)

    def outs(self) -> list[bool]:
        return [self.out(seat) for seat in range(len(self.seats))] if self.many else []

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, if one does."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].bot
        return best_bot(self.game) if self.live is not None and seat in self.live.substitutes else ""

    @property
    def stand_in(self) -> str:
        """The bot that takes a single decision of somebody whose time is over."""
        return best_bot(self.game)

    def asks(self, seat: int) -> bool:
        """Is a question open to the person in this seat?"""
        live = self.live
        return (
            live is not None
            and self.running
            and seat in live.table.asked
            and seat not in live.pending
            and seat not in live.substitutes
            and not live.desk.decided(live.table)
        )

    def may_undo(self, seat: int | None) -> Undo:
        live = self.live
        if live is None or seat is None or live.take_backs.last[seat] < 0 or not self.running:
            return "no"
        if seat in live.substitutes or self.out(seat) or live.undos >= UNDOS:
            return "no"
        policy = self.record.options.undo
        agreed = self.alone or (policy == "free" and self.people.isdisjoint(live.since(seat)))
        return live.take_backs.may(seat, agreed, policy)


Kind = Literal["undo", "draw", "rematch", "step_back", "to_result"]


class Offers(Struct):
    """What one player asks of the others. One at a time; bots agree to everything."""

    kind: Kind | None = None
    seat: int = -1
    agreed: set[int] = field(default_factory=set)
    swap: bool = False
    after: int = 0  # undo: the journal keeps so many lines
    decks: dict[int, Deck] = field(default_factory=dict)  # with which seats would play a rematch, if not as before
    declined_at: dict[tuple[str, int], tuple[int, int]] = field(default_factory=dict)

    def make(self, kind: Kind, seat: int, swap: bool = False, after: int = 0) -> None:
        self.close()
        self.kind, self.seat, self.agreed, self.swap, self.after = kind, seat, {seat}, swap, after

    def close(self) -> None:
        self.kind, self.seat, self.agreed, self.swap, self.after = None, -1, set(), False, 0
        self.decks = {}

    def decline(self, moment: tuple[int, int]) -> None:
        """Somebody said no; the same is not asked again at the same moment."""
        if self.kind is not None:
            self.declined_at[self.kind, self.seat] = moment
        self.close()

    def declined(self, kind: Kind, seat: int, moment: tuple[int, int]) -> bool:
        return self.declined_at.get((kind, seat)) == moment

    def missing(self, people: frozenset[int]) -> frozenset[int]:
        """Who must still answer."""
        return people - self.agreed

    def told(self) -> Offer | None:
        if self.kind is None:
            return None
        return Offer(
            self.kind, self.seat, sorted(self.agreed), offer_words(self.kind, self.seat), self.swap, self.after
        )
