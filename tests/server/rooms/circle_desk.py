"""The desk of the small game for many seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kaimaku.games.danmaku.projection.shape import DanmakuView, Player
from kaimaku.games.desk import BadHandle, Desk, Viewer
from kaimaku.kernel.decisions import CONCEDE, PASS, PROMPTS, asides, options
from kaimaku.kernel.decisions import Option as EngineOption
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.table import Result, Table
from kaimaku.wire.common import Face, Words
from kaimaku.wire.play import Because, Line, Option, Question
from kaimaku.wire.replays import Mark
from kaimaku.wire.rest import CardInfo
from tests.server.rooms.circle import CIRCLE, DECK, TARGET, WINDOW, alive, hand, life

NAMES = ("BLANK", "SHIELD")


def face(t: Table, card: int, viewer: Viewer, all_seeing: bool = False) -> Face | None:
    return Face(f"c{card}", NAMES[t.defs[card]]) if all_seeing or knows(t, card, viewer) else None


class CircleNarrator:
    def __init__(self, viewer: Viewer, all_seeing: bool) -> None:
        self.bit = None if viewer is None else 1 << viewer
        self.all_seeing = all_seeing

    def lines(self, t: Table, entries: Sequence[Entry], first: int, words: bool) -> list[Line]:
        found = []
        for n, (kind, seat, card, audience, _, more) in enumerate(entries, first):
            bit = t.everyone if self.bit is None else self.bit
            seen = card >= 0 and (self.all_seeing or audience & bit == bit)
            shown = Face(f"c{card}", NAMES[t.defs[card]]) if seen else None
            found.append(Line(n, kind, max(seat, 0), shown, list(more), Words(kind, kind) if words else None))
        return found

    def remembered(self) -> dict[str, object]:
        return {}

    def recall(self, memory: Mapping[str, object]) -> None:
        assert not memory


def wire(option: EngineOption) -> Option:
    verb, *numbers = option
    things = [f"c{n}" if verb in ("shield", "discard") else f"p{n}" for n in numbers]
    return Option(str(verb), things)


class CircleDesk(Desk):
    game: Game[Any] = CIRCLE
    lazy = False  # passes for whoever can do nothing else

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> DanmakuView:
        """Who is asked is told only of questions to one."""
        alone = len(t.asked) == 1 and not t.answers and not PROMPTS[t.prompt].secret
        return DanmakuView(
            turn=t.turn,
            active=t.active,
            first=None,
            step="main",
            players=[
                Player(
                    seat,
                    life=life(t, seat),
                    hand=[face(t, card, viewer, all_seeing) for card in hand(t, seat)],
                    active=alive(t, seat),
                )
                for seat in range(t.seats)
            ],
            deck=len(t.zones[DECK]),
            discard=[],
            window=t.prompt == WINDOW.number and bool(t.asked),
            asked=list(t.asked) if alone else [],
        )

    def narrator(self, viewer: Viewer, t: Table | None = None, *, all_seeing: bool = False) -> CircleNarrator:
        return CircleNarrator(viewer, all_seeing)

    def question(self, t: Table, seat: int, asked: int, words: bool) -> Question:
        options = [wire(option) for option in CIRCLE.options(t, seat)]  # type: ignore[arg-type]
        return Question(asked, PROMPTS[t.prompt].name, "circle:1", options)

    def picked(self, t: Table, seat: int, things: Sequence[str]) -> list[EngineOption]:
        """Several cards to discard are named at once, though each round asks for one."""
        cards = {f"c{card}": card for card in hand(t, seat)}
        if any(thing not in cards for thing in things):
            raise BadHandle(things[0])
        if not things or len(set(things)) != len(things):
            raise ValueError("each card once")
        return [("discard", cards[thing]) for thing in things]

    def because(self, t: Table, seat: int, thing: str, target: str) -> Because:
        raise BadHandle(thing)

    def asides(self, t: Table, seat: int, words: bool) -> list[Option]:
        return [wire(option) for option in asides(t, seat) if option != CONCEDE]

    def playing(self, t: Table, seat: int) -> bool:
        return alive(t, seat)

    def concerns(self, t: Table, seat: int) -> bool:
        return t.used.get((TARGET,)) == seat

    def holding(self, t: Table, seat: int) -> set[str]:
        return {"SHIELD"} if hand(t, seat) else set()

    def window(self, t: Table) -> bool:
        return False

    def idle(self, t: Table, seat: int) -> bool:
        """Everybody is asked here, so that tests can answer; see `lazy`."""
        return self.lazy and options(t, seat) == [PASS]

    def veiled(self, t: Table) -> bool:
        return False

    def outcome(self, result: Result) -> Words:
        told = " ".join(f"{{{seat}}}" for seat in result.winners) or "nobody"
        return Words(told, told)

    def verdict(self, t: Table, result: Result, viewer: Viewer) -> Words:
        return self.outcome(result)

    def cards(self) -> list[CardInfo]:
        return []

    def seen_cards(self, view: object) -> Iterator[str]:
        return iter(())

    def began(self, t: Table) -> int | None:
        return None

    def marks(self, step: int, entries: Sequence[Entry]) -> list[Mark]:
        return []


DESK = CircleDesk()
