"""Telling: what each client of a room is sent. A seat's question goes to that seat alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kaimaku.kernel.journal import Entry

from ..wire.common import Refusal
from ..wire.play import PROTOCOL, Kept, Line, Option, Problem, Question, Refused, Standing, Update, Welcome
from ..wire.play import Room as RoomMessage
from .play import Play
from .stories import Stories
from .viewers import Key, Viewer, encode, wordless
from .words import no

if TYPE_CHECKING:
    from ..trouble import Trouble
    from .room import Room


class Telling:
    """The clients of one room."""

    __slots__ = ("_room", "viewers")

    def __init__(self, room: Room) -> None:
        self._room = room
        self.viewers: list[Viewer] = []

    # --- who is here ------------------------------------------------------------------------------------------------

    def add(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)

    def remove(self, viewer: Viewer) -> bool:
        """False if the viewer was gone already."""
        if viewer not in self.viewers:
            return False
        self.viewers.remove(viewer)
        return True

    def move(self, places: dict[int, int]) -> None:
        """Everybody sits elsewhere: old seat → new seat."""
        for viewer in self.viewers:
            if viewer.seat is not None:
                viewer.sit(places[viewer.seat])

    def audience(self, more: Viewer | None = None) -> dict[int | None, bool]:
        """Who is here, and whether they read words."""
        found: dict[int | None, bool] = {}
        for viewer in [*self.viewers, *([more] if more is not None else [])]:
            found[viewer.seat] = found.get(viewer.seat, False) or viewer.words
        return found

    def of(self, seat: int | None) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.seat == seat]

    # --- what happened ----------------------------------------------------------------------------------------------

    def decided(self, play: Play, entries: Sequence[Entry]) -> None:
        """A decision is stored: everybody learns what they may."""
        lines = play.stories.add(play.table, entries, {viewer.seat for viewer in self.viewers})
        told: dict[Key, bytes] = {}
        for viewer in self.viewers:
            data = told.get(viewer.key)
            if data is None:
                told[viewer.key] = data = encode(self._update(play, viewer, lines[viewer.seat]))
            viewer.outbox.put(data)
        play.course.mark()

    def again(self, play: Play) -> None:
        """The table went back: the whole journal, and everything else, anew."""
        told: dict[Key, bytes] = {}
        for viewer in self.viewers:
            if viewer.key not in told:
                told[viewer.key] = encode(self._update(play, viewer, play.stories.lines[viewer.seat].all(), back=True))
            viewer.outbox.put(told[viewer.key])

    def all_again(self) -> None:
        """The same from the game as it was just laid out; a fault in it must not keep the room from going on."""
        room, play = self._room, self._room.play
        if play is not None:
            try:
                self.again(play)
            except Exception as error:
                room.house.hooks.incident(error, "telling", room=room.code, game=play.id)
        self.room()

    def welcome_all(self) -> None:
        """A game begins."""
        play = self._room.play
        for viewer in self.viewers:
            viewer.seen = 0
            self.welcome(viewer, None if play is None else play.stories)

    def now(self, play: Play, viewer: Viewer) -> None:
        """How the table is, for a client that seems to have missed it."""
        viewer.tell(self._update(play, viewer, []))

    def asked(self, play: Play, seats: Iterable[int]) -> None:
        """Questions that are open again, or closed, without anything having happened."""
        for seat in seats:
            for viewer in self.of(seat):
                viewer.tell(self._update(play, viewer, []))

    def welcome(self, viewer: Viewer, stories: Stories | None) -> None:
        """Everything, for whoever comes in or when a game begins."""
        room = self._room
        play = room.play
        if play is None or stories is None:
            viewer.tell(Welcome(room.info(), viewer.seat, 0, PROTOCOL))
            return
        lines = stories.lines[viewer.seat].all()
        viewer.tell(
            Welcome(
                room=room.info(),
                seat=viewer.seat,
                n=play.n,
                protocol=PROTOCOL,
                view=play.desk.view(play.table, viewer.seat) if viewer.views else None,
                lines=lines if viewer.words else wordless(lines),
                missed=max(0, play.n - viewer.seen),
                question=self.question(play, viewer),
                undo=room.may_undo(viewer.seat),
                standing=self._standing(viewer),
                kept=self._kept(play, viewer),
                asides=self._asides(play, viewer),
            )
        )

    def room(self, but: Viewer | None = None) -> None:
        """Something about the room has changed."""
        if self.viewers:
            data = encode(RoomMessage(self._room.info()))
            for viewer in self.viewers:
                if viewer is not but:
                    viewer.outbox.put(data)

    def refuse(self, viewer: Viewer, why: Refusal | str) -> None:
        play = self._room.play
        if isinstance(why, str):
            self._room.house.hooks.refused(why)
            why = no(why)
        viewer.tell(Refused(why, None if play is None else self.question(play, viewer)))

    def problem(self, viewers: Iterable[Viewer], wrong: Trouble) -> None:
        for viewer in list(viewers):
            viewer.tell(Problem(wrong.fault))

    # ----------------------------------------------------------------------------------------------------------------

    def question(self, play: Play, viewer: Viewer) -> Question | None:
        seat = viewer.seat
        if seat is None or not self._room.asks(seat):
            return None
        return play.question(seat, viewer.words, self._room.house.time.now())

    def _kept(self, play: Play, viewer: Viewer) -> Kept | None:
        """The answer a seat has given to a question that waits for others."""
        seat, room = viewer.seat, self._room
        held = play.held.get(seat) if seat is not None and room.running and play.pace.together else None
        if held is None or seat is None or held.silent or seat in play.substitutes:
            return None
        question = play.question(seat, viewer.words, room.house.time.now())
        if isinstance(held.said, list):
            return Kept(question, things=held.said)
        return Kept(question, play.desk.game.options(play.table, seat).index(held.options[0]))

    def _asides(self, play: Play, viewer: Viewer) -> list[Option]:
        seat, room = viewer.seat, self._room
        if seat is None or not room.running or seat in play.substitutes:
            return []
        return play.desk.asides(play.table, seat, viewer.words)

    def _standing(self, viewer: Viewer) -> Standing | None:
        return None if viewer.seat is None else self._room.seats[viewer.seat].standing

    def _update(self, play: Play, viewer: Viewer, lines: list[Line], back: bool = False) -> Update:
        return Update(
            play.n,
            lines if viewer.words else wordless(lines),
            play.desk.view(play.table, viewer.seat) if viewer.views else None,
            self.question(play, viewer),
            self._room.may_undo(viewer.seat),
            back,
            self._standing(viewer),
            self._kept(play, viewer),
            self._asides(play, viewer),
        )
