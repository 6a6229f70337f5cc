"""The journal in lines for one viewer: what happened, whose face is seen, and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from kaimaku.games.danmaku.definitions import Character, Incident, MainCard, Role
from kaimaku.games.danmaku.registry import Definition
from kaimaku.games.danmaku.table import RESOLVING, DanmakuTable
from kaimaku.kernel.journal import Entry

from ...wire.common import Face, Words
from ...wire.play import Line
from .eye import NOWHERE, Eye
from .naming import NUMBERS, definition
from .storyteller import Storyteller
from .tale import TOGETHER

IN_HANDS = frozenset({"draw", "see", "give", "take", "put back", "return", "show"})  # faces that not all may see
SEATS_AT: dict[str, tuple[int, ...]] = {
    "control": (0,),
    "give": (0,),
    "swap": (0,),
    "look": (0,),
    "swap roles": (0,),
}
PLAYED = frozenset({"play", "spell", "use", "copy"})


class DanmakuNarrator:
    """Remembers what was played and at whom, so that it does not tell the same twice."""

    def __init__(self, viewer: int | None, t: DanmakuTable | None, all_seeing: bool) -> None:
        self.viewer = viewer
        self.all_seeing = all_seeing
        self.played = set(() if t is None else t.zones[RESOLVING])  # cards on their way to the discard pile
        self.aimed: dict[int, int] = {}  # card → whom it was played at; its attack on them is no news

    def lines(self, t: DanmakuTable, entries: Sequence[Entry], first: int, words: bool) -> list[Line]:
        eye = Eye(t, self.viewer, self.all_seeing)
        told = list(self._told(eye.t, entries))
        said = list(self._said(eye, entries, told)) if words else [None] * len(entries)
        return [
            Line(first + i, entry[0], _seat(t, entry), _face(eye, entry), _details(eye, entry), said[i])
            for i, entry in enumerate(entries)
        ]

    def _told(self, t: DanmakuTable, entries: Sequence[Entry]) -> Iterator[bool]:
        """Which entries are worth a sentence: not that a played card is put away, nor an attack just announced."""
        for kind, _, card, _, _, more in entries:
            news = True
            if kind == "invoke" or (kind == "play" and not _is_item(definition(t, card))):
                self.played.add(card)
            elif kind in ("item", "return"):
                self.played.discard(card)
            elif kind in ("discard", "collect"):
                news = card not in self.played or kind == "collect"
                self.played.discard(card)
            elif kind == "attack":
                news = more[1:] != (self.aimed.pop(card, None),)
            if kind in PLAYED and not aims_at_items(definition(t, card)):
                self.aimed[card] = cast(int, more[1])
            yield news

    def _said(self, eye: Eye, entries: Sequence[Entry], told: Sequence[bool]) -> Iterator[Words | None]:
        """The first line of several that belong together tells them all."""
        tellers = Storyteller(eye, "en"), Storyteller(eye, "ja")
        i = 0
        while i < len(entries):
            if not told[i]:
                yield None
                i += 1
                continue
            together = _run(entries, told, i)
            en, ja = (teller.tell(entries[i : i + together]) for teller in tellers)
            yield Words(en, ja) if en and ja else None
            yield from [None] * (together - 1)
            i += together


def _run(entries: Sequence[Entry], told: Sequence[bool], at: int) -> int:
    """How many entries in a row are one sentence."""
    kind, seat, *_, more = entries[at]
    end = at + 1
    if kind in TOGETHER:
        while end < len(entries) and told[end] and (entries[end][0], *entries[end][1::4]) == (kind, seat, more):
            end += 1
    return end - at


def _seat(t: DanmakuTable, entry: Entry) -> int:
    """What nobody does happens in somebody's turn; the end belongs to the first winner."""
    if entry[1] >= 0:
        return entry[1]
    return cast(int, entry[5][0]) if entry[0] == "end" and entry[5] else t.active


def _face(eye: Eye, entry: Entry) -> Face | None:
    kind, _, card, audience, handle, _ = entry
    if card < 0 or audience & eye.bit != eye.bit:
        return None
    t = eye.t
    d = definition(t, card)
    return Face(_handle(eye, d, kind, card, handle), NUMBERS[t.defs[card]])


def _handle(eye: Eye, d: Definition, kind: str, card: int, handle: int) -> str:
    if isinstance(d, (Role, Incident)):
        return NOWHERE
    if isinstance(d, Character) or kind in IN_HANDS:
        return eye.name(card)
    return f"x{card}" if eye.all_seeing else f"c{handle}"


def _details(eye: Eye, entry: Entry) -> list[int | str]:
    """Seats, cards and places of the stack by their handles; numbers and words as they are."""
    kind, _, card, _, _, more = entry
    if kind in PLAYED:
        you, target, answers = cast("tuple[int, int, int]", more)
        said: list[int | str] = [f"p{you}"]
        if target >= 0:
            said.append(_target(eye, definition(eye.t, card), target))
        return [*said, f"e{answers}"] if answers >= 0 else said
    if kind == "attack":
        return [f"e{more[0]}", *(f"p{seat}" for seat in more[1:])]
    if kind == "cancel":
        return [f"e{more[0]}"]
    if kind == "end":
        return [f"p{seat}" for seat in more]
    if kind in ("lasting", "see"):
        return []
    seats = SEATS_AT.get(kind, ())
    return [f"p{detail}" if i in seats else detail for i, detail in enumerate(more)]


def _target(eye: Eye, d: Definition, target: int) -> str:
    """A player, or the Item that a card is after."""
    if not aims_at_items(d):
        return f"p{target}"
    return f"x{target}" if eye.all_seeing else f"c{eye.t.handles[target]}"


def _is_item(d: Definition) -> bool:
    return isinstance(d, MainCard) and "item" in d.types


def aims_at_items(d: Definition) -> bool:
    return isinstance(d, MainCard) and any(text.aim is not None and text.aim.cards for text in d.texts)
