"""The journal in lines for one viewer: what happened, whose face is seen, and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.games.hocg.defs import DEFS, OSHI, CardDef
from kaimaku.games.hocg.table import HoloTable
from kaimaku.games.hocg.telling import FOLLOWED, Teller
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.journal import Line as Redacted
from kaimaku.kernel.refusals import Lang

from ...wire.common import Face, Words
from ...wire.play import Line
from .eye import NOWHERE, Eye
from .naming import linked
from .options import art_name

# Which details of an entry are holomem; every other number is a number.
MEMS_AT: dict[str, tuple[int, ...]] = {"art": (0, 2), "swap": (0, 1)}
ONE_MEM = frozenset(
    [
        *("damage", "heal", "hp", "attach", "bloom", "place", "set", "shift", "leave", "down", "rest", "ready"),
        *("baton", "to-debut", "ability", "play", "sum"),
    ]
)
IN_PILES = frozenset({"look", "show"})  # faces of cards that stay where they are


class Storyteller(Teller):
    """Seats go by {0} and {1}, which the client replaces by the players' names; the viewer is "you"."""

    def who(self, seat: int) -> str:
        if seat != self.seat:
            return f"{{{seat}}}"
        return "あなた" if self.lang == "ja" else "you"

    def whose(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{{{seat}}}'s"

    def card(self, d: CardDef) -> str:
        return linked(d, self.lang)


class HocgNarrator:
    """Remembers which holomem is which, so that it can still name one that has left the stage."""

    def __init__(self, viewer: int | None, t: HoloTable | None, all_seeing: bool) -> None:
        self.viewer = viewer
        self.all_seeing = all_seeing
        langs: tuple[Lang, Lang] = ("en", "ja")
        self.tellers = [Storyteller(viewer, lang, t) for lang in langs]

    def lines(self, t: HoloTable, entries: Sequence[Entry], first: int, words: bool) -> list[Line]:
        eye = Eye(t, self.viewer, self.all_seeing)
        if not words:
            self._follow(eye, entries)
            return [
                Line(first + i, entry[0], _seat(entry), _face(eye, entry), details(entry))
                for i, entry in enumerate(entries)
            ]
        redacted = [self._redacted(eye, entry) for entry in entries]
        said = [_words(en, ja) for en, ja in zip(*(x.line_by_line(redacted) for x in self.tellers), strict=True)]
        return [
            Line(first + i, entry[0], _seat(entry), _face(eye, entry), details(entry), text)
            for i, (entry, text) in enumerate(zip(entries, said, strict=True))
        ]

    def _follow(self, eye: Eye, entries: Sequence[Entry]) -> None:
        """Stay able to name the holomem, should words be asked for later."""
        for entry in entries:
            if entry[0] in FOLLOWED:
                line = self._redacted(eye, entry)
                for teller in self.tellers:
                    teller.follow(line)

    def _redacted(self, eye: Eye, entry: Entry) -> Redacted:
        """As in `kernel.journal.redact`."""
        kind, seat, card, audience, handle, more = entry
        if card >= 0 and audience & eye.bit == eye.bit:
            return (kind, seat, eye.t.defs[card], handle, *more)
        return (kind, seat, None, None, *more)


def _words(en: str | None, ja: str | None) -> Words | None:
    return None if en is None or ja is None else Words(en, ja)


def _seat(entry: Entry) -> int:
    """The end of the game is nobody's act: the winner's, if there is one."""
    return entry[1] if entry[1] >= 0 else cast(int, entry[5][0]) if entry[5] else 0


def _face(eye: Eye, entry: Entry) -> Face | None:
    kind, seat, card, audience, handle, _ = entry
    if card < 0 or audience & eye.bit != eye.bit:
        return None
    number = DEFS[eye.t.defs[card]].id
    if eye.all_seeing:
        return Face(f"x{card}", number)
    if DEFS[eye.t.defs[card]].kind == OSHI:
        return Face(eye.name(card), number)
    if kind in ("take", "draw") and seat != eye.viewer:
        return Face(eye.name(card), number)
    if kind in IN_PILES:
        return Face(f"c{handle}" if eye.name(card) == f"c{handle}" else NOWHERE, number)
    return Face(f"c{handle}", number)


def details(entry: Entry) -> list[int | str]:
    """Holomem by their handles, an Arts by its card; places and numbers as they are."""
    kind, more = entry[0], entry[5]
    if kind not in ONE_MEM and kind not in MEMS_AT:
        return list(more)
    mems = MEMS_AT.get(kind, (0,))
    said: list[int | str] = []
    for i, detail in enumerate(more):
        if i in mems and isinstance(detail, int):
            if detail:
                said.append(f"m{detail}")
        elif kind == "art" and i == 1 and isinstance(detail, int):
            said.append(art_name(detail))
        else:
            said.append(detail)
    return said
