"""Broadcast: what each client of a room is sent. A seat's question goes to that seat alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from kaimaku.games.desk import Viewer
from kaimaku.kernel.journal import Entry
from kaimaku.speech.spoken import NONE, ONLY, Langs, speaking
from kaimaku.wire.common import Lang, Refusal
from kaimaku.wire.play import (
    PROTOCOL,
    AutoPass,
    FromServer,
    Hello,
    KeptAnswer,
    Line,
    Option,
    Problem,
    Question,
    Refused,
    Said,
    Update,
    Welcome,
)
from kaimaku.wire.play import Room as RoomMessage

from ...limits.metering import WHO
from ...sockets.outbox import Outbox
from ..game.journals import Journals
from ..game.live_game import LiveGame
from ..words import refusal

if TYPE_CHECKING:
    from ...errors.api_error import ApiError
    from .delayed import Delayed
    from .room import Room


class Broadcast:
    """The clients of one room."""

    __slots__ = ("_held", "_room", "clients")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._held = False  # something was not told
        self.clients: list[Client] = []

    # --- who is here ------------------------------------------------------------------------------------------------

    def add(self, client: Client) -> None:
        self.clients.append(client)
        self._count()

    def remove(self, client: Client) -> bool:
        """False if the viewer was gone already."""
        if client not in self.clients:
            return False
        self.clients.remove(client)
        self._count()
        return True

    def _count(self) -> None:
        self._room.state.watchers = len(self.of(None))

    def reseat(self, places: Mapping[int, int]) -> None:
        """Everybody sits elsewhere: old seat → new seat."""
        for client in self.clients:
            if client.seat is not None:
                client.sit(places[client.seat])

    def audience(self, more: Client | None = None) -> dict[int | None, Langs]:
        """Who is here, and the languages they read."""
        found: dict[int | None, Langs] = {}
        for client in [*self.clients, *([more] if more is not None else [])]:
            found[client.seat] = found.get(client.seat, NONE) | client.langs
        return found

    def of(self, seat: int | None) -> list[Client]:
        return [client for client in self.clients if client.seat == seat]

    # --- what happened ----------------------------------------------------------------------------------------------

    def decided(self, live: LiveGame, entries: Sequence[Entry]) -> None:
        """A decision is stored: everybody learns what they may."""
        lines = live.journals.add(live.table, entries, {client.seat for client in self.clients})
        held, self._held = self._held, self._room.state.hurried and live.result is None
        if self._held:  # bots that play without pauses would tell by their times how long each had to think
            return
        if held:
            self.welcome_all()
        else:
            self._update_all(live, lines)

    def _catch_up(self) -> None:
        """Somebody is here who wants to see the bots play: everything that was not told."""
        if self._held and not self._room.state.hurried:
            self._held = False
            self.welcome_all()

    def _update_all(self, live: LiveGame, lines: Mapping[Viewer, list[Line]] | None, back: bool = False) -> None:
        """Encoded once for each kind of client. `lines`: what is new; None: the whole journal."""
        told: dict[Key, bytes] = {}
        for client in self.clients:
            data = told.get(client.key)
            if data is None:
                new = whole(live.journals, client) if lines is None else heard(lines[client.seat], client)
                told[client.key] = data = encode(self._update(live, client, new, back))
            client.outbox.put(data)

    def all_again(self) -> None:
        """The table went back: the whole journal and everything else anew. A fault in it must not stop the room."""
        room, live = self._room, self._room.state.live
        if live is not None:
            try:
                self._update_all(live, None, back=True)
            except Exception as error:
                room.services.monitor.incident(error, "broadcast", room=room.code, game=live.id)
        self.room()

    def begun(self) -> None:
        """A game begins."""
        for client in self.clients:
            client.seen = 0
        self.welcome_all()

    def welcome_all(self) -> None:
        live = self._room.state.live
        for client in self.clients:
            self.welcome(client, None if live is None else live.journals)

    def table(self, clients: Iterable[Client]) -> None:
        """How the table is."""
        self._catch_up()
        live = self._room.state.live
        if live is not None:
            for client in clients:
                client.tell(self._update(live, client, []))

    def welcome(self, client: Client, journals: Journals | None) -> None:
        """Everything, for whoever comes in or when a game begins."""
        room = self._room
        live = room.state.live
        if live is None or journals is None:
            client.tell(Welcome(room.info(), client.seat, 0, PROTOCOL, chat=self._chat(client)))
            return
        with speaking(client.langs):
            message = Welcome(
                room=room.info(),
                seat=client.seat,
                n=live.n,
                protocol=PROTOCOL,
                view=live.view(client.seat) if client.views else None,
                lines=whole(journals, client),
                missed=max(0, live.n - client.seen),
                question=self.question(live, client),
                undo=room.state.may_undo(client.seat),
                standing=self._standing(client),
                kept=self._kept(live, client),
                asides=self._asides(live, client),
                verdict=live.verdict(client.seat) if client.words else None,
                coach=live.coaching(client.seat) if client.words else None,
                chat=self._chat(client),
            )
        client.tell(message)

    def room(self, but: Client | None = None) -> None:
        """Something about the room has changed."""
        self._catch_up()
        if self.clients:
            data = encode(RoomMessage(self._room.info()))
            for client in self.clients:
                if client is not but:
                    client.outbox.put(data)

    def tell(self, message: FromServer, players: bool) -> None:
        data = encode(message)
        for client in self.clients:
            if client.seat is not None or not players:
                client.outbox.put(data)

    def refuse(self, client: Client, why: Refusal | str) -> None:
        live = self._room.state.live
        if isinstance(why, str):
            self._room.services.monitor.refused(why)
            why = refusal(why)
        with speaking(client.langs):
            question = None if live is None else self.question(live, client)
        client.answer(Refused(why, question))

    def problem(self, clients: Iterable[Client], wrong: ApiError) -> None:
        for client in list(clients):
            client.answer(Problem(wrong.fault))

    # ----------------------------------------------------------------------------------------------------------------

    def question(self, live: LiveGame, client: Client) -> Question | None:
        seat = client.seat
        if seat is None or not self._room.state.asks(seat):
            return None
        return live.question(seat, client.words, self._room.state.now)

    def _kept(self, live: LiveGame, client: Client) -> KeptAnswer | None:
        """The answer a seat has given to a question that waits for others."""
        seat, room = client.seat, self._room
        pending = live.pending.get(seat) if seat is not None and room.state.running and live.pace.together else None
        if pending is None or seat is None or pending.silent or seat in live.substitutes:
            return None
        question = live.question(seat, client.words, room.state.now)
        if isinstance(pending.said, list):
            return KeptAnswer(question, things=pending.said)
        return KeptAnswer(question, live.desk.game.options(live.table, seat).index(pending.options[0]))

    def _asides(self, live: LiveGame, client: Client) -> list[Option]:
        seat, room = client.seat, self._room
        if seat is None or not room.state.running or seat in live.substitutes:
            return []
        return live.desk.asides(live.table, seat, client.words)

    def _standing(self, client: Client) -> AutoPass | None:
        return None if client.seat is None else self._room.state.seats[client.seat].standing

    def _chat(self, client: Client) -> list[Said]:
        return [] if client.seat is None else self._room.state.talk.told()

    def _update(self, live: LiveGame, client: Client, lines: list[Line], back: bool = False) -> Update:
        with speaking(client.langs):
            return Update(
                live.n,
                lines,
                live.view(client.seat) if client.views else None,
                self.question(live, client),
                self._room.state.may_undo(client.seat),
                back,
                self._standing(client),
                self._kept(live, client),
                self._asides(live, client),
                live.verdict(client.seat) if client.words else None,
                live.coaching(client.seat) if client.words else None,
            )


Key = tuple[int | None, Langs, bool]


class Client:
    """One client that has said hello."""

    __slots__ = ("address", "direct", "key", "langs", "outbox", "seat", "seen", "views")

    def __init__(self, seat: int | None, hello: Hello, outbox: Outbox, late: Delayed | None = None) -> None:
        """`late`: through which it hears of the game."""
        self.langs = ONLY[hello.lang or ""] if hello.words else NONE
        self.views, self.seen = hello.views, hello.seen
        self.direct = outbox
        self.outbox = outbox if late is None else late
        self.address = WHO.get()
        self.sit(seat)

    @property
    def words(self) -> bool:
        return bool(self.langs)

    def sit(self, seat: int | None) -> None:
        self.seat = seat  # None watches
        self.key: Key = (seat, self.langs, self.views)

    def speak(self, lang: Lang) -> None:
        """It shows another language from now on."""
        self.langs = ONLY[lang]
        self.sit(self.seat)

    def tell(self, message: msgspec.Struct) -> None:
        self.outbox.put(encode(message))

    def answer(self, message: msgspec.Struct) -> None:
        """What tells nothing of the game, but follows from what this client has said."""
        self.direct.put(encode(message))


def whole(journals: Journals, client: Client) -> list[Line]:
    """The journal so far. With words it is sent as it is kept, encoded already."""
    kept = journals.lines[client.seat]
    return cast("list[Line]", msgspec.Raw(kept.encoded())) if client.words else wordless(kept.all())


def heard(lines: list[Line], client: Client) -> list[Line]:
    return lines if client.words else wordless(lines)


def wordless(lines: list[Line]) -> list[Line]:
    """The same lines for a client that reads no words."""
    return [line if line.words is None else msgspec.structs.replace(line, words=None) for line in lines]


encode = msgspec.json.Encoder().encode
