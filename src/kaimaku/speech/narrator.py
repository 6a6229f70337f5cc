"""Narrator: the journal in lines for one viewer, each with a sentence in both languages.

A game gives a table of sentences, one for each kind of entry, and says what the details of its entries are. A kind
without a sentence is told by its name. Several entries that belong together are one sentence; the first line has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from msgspec import convert

from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Face, Words
from kaimaku.wire.play import Line

from .eye import Eye
from .voice import Voice, both

T = TypeVar("T", bound=Table)
E = TypeVar("E", bound=Eye[Any])


class Sentence(NamedTuple):
    """What a kind of entry says. {who} is its seat, {card} its card, {cards} those of several entries in a row; every
    detail goes by its own name. A detail "seats*" stands for all that follow."""

    en: str
    ja: str
    details: tuple[str, ...] = ()
    together: bool = False  # several of one seat in a row, with the same details, are one sentence


def tell(en: str, ja: str, *details: str) -> Sentence:
    return Sentence(en, ja, details)


def tell_all(en: str, ja: str, *details: str) -> Sentence:
    """Of several entries in a row."""
    return Sentence(en, ja, details, True)


class Narrator(Generic[T, E]):
    """Remembers what a game needs to name things that have left the table; give it every entry once."""

    sentences: ClassVar[Mapping[str, Sentence]] = {}
    memory: ClassVar[Mapping[str, Any]] = {}  # the attributes it remembers things in, and their types

    def __init__(self, viewer: int | None, t: T | None = None, all_seeing: bool = False, links: bool = True) -> None:
        self.viewer = viewer
        self.all_seeing = all_seeing
        self.links = links  # do the names of cards open them?

    def remembered(self) -> dict[str, object]:
        """All it remembers, as plain data."""
        return {name: getattr(self, name) for name in self.memory}

    def recall(self, memory: Mapping[str, object]) -> None:
        """Remember what another one did, after the same entries."""
        for name, kind in self.memory.items():
            setattr(self, name, convert(memory[name], kind))

    def lines(self, t: T, entries: Sequence[Entry], first: int, words: bool) -> list[Line]:
        eye = self.eye(t)
        told = [self.is_news(t, entry) for entry in entries]
        said = list(self._said(eye, entries, told)) if words else [None] * len(entries)
        found = [
            Line(first + i, entry[0], self.seat(t, entry), self.face(eye, entry), self.details(eye, entry), said[i])
            for i, entry in enumerate(entries)
        ]
        if not words:
            for entry in entries:
                self.remember(eye, entry)
        return found

    def _said(self, eye: E, entries: Sequence[Entry], told: Sequence[bool]) -> Iterator[Words | None]:
        i = 0
        while i < len(entries):
            run = self.run(entries, told, i) if told[i] else 1
            group = entries[i : i + run]
            yield self._words(eye, group) if told[i] else None
            yield from [None] * (run - 1)
            for entry in group:
                self.remember(eye, entry)
            i += run

    def _words(self, eye: E, entries: Sequence[Entry]) -> Words | None:
        words = both(self.viewer, lambda voice: self.tell(eye, voice, entries))
        return words if words.en or words.ja else None

    # --- what a game may have its own way with ------------------------------------------------------------------------

    def eye(self, t: T) -> E:
        return cast(E, Eye(t, self.viewer, self.all_seeing))

    def is_news(self, t: T, entry: Entry) -> bool:
        """Is it worth a sentence?"""
        return True

    def remember(self, eye: E, entry: Entry) -> None:
        """Look at an entry once it is told."""

    def run(self, entries: Sequence[Entry], told: Sequence[bool], at: int) -> int:
        """How many entries from here on are one sentence."""
        key = self.together(entries[at])
        end = at + 1
        while key is not None and end < len(entries) and told[end] and self.together(entries[end]) == key:
            end += 1
        return end - at

    def together(self, entry: Entry) -> tuple[object, ...] | None:
        """Entries in a row with the same of this are one sentence."""
        kind, seat, *_, more = entry
        form = self.sentences.get(kind)
        return (kind, seat, more) if form is not None and form.together else None

    def form(self, eye: E, entry: Entry) -> Sentence | None:
        return self.sentences.get(entry[0])

    def tell(self, eye: E, voice: Voice, entries: Sequence[Entry]) -> str:
        """One sentence about entries that belong together; empty where there is nothing to say."""
        kind, seat = entries[0][:2]
        form = self.form(eye, entries[0])
        if form is None:
            return voice.say("{who}: {kind}.", "{who}：{kind}。", seat, kind=kind)
        return voice.say(form.en, form.ja, seat, **self.parts(eye, voice, entries, form))

    def parts(self, eye: E, voice: Voice, entries: Sequence[Entry], form: Sentence) -> dict[str, object]:
        """What the places of a sentence are filled with."""
        entry = entries[0]
        found: dict[str, object] = {}
        if form.together:
            are, go = ("are", "go") if len(entries) > 1 else ("is", "goes")
            found |= {"cards": self.cards(eye, voice, entries), "n": len(entries), "are_all": are, "go": go}
        else:
            found["card"] = self.card(eye, voice, entry)
        for i, name in enumerate(form.details):
            if name.endswith("*"):
                found[name[:-1]] = voice.listed([self.detail(eye, voice, entry, name[:-1], x) for x in entry[5][i:]])
            elif i < len(entry[5]):
                found[name] = self.detail(eye, voice, entry, name, entry[5][i])
        return found

    def named(self, eye: E, voice: Voice, card: int) -> str:
        return f"#{card}"

    def card(self, eye: E, voice: Voice, entry: Entry) -> str:
        """The card of an entry by its name, or that it is a card."""
        return self.named(eye, voice, entry[2]) if eye.saw(entry) else voice.cards(1)

    def cards(self, eye: E, voice: Voice, entries: Sequence[Entry]) -> str:
        """The cards of several entries: those that are seen, and how many more."""
        seen = [self.card(eye, voice, entry) for entry in entries if eye.saw(entry)]
        unseen = len(entries) - len(seen)
        return voice.listed([*seen, *([voice.cards(unseen, more=bool(seen))] if unseen else [])])

    def detail(self, eye: E, voice: Voice, entry: Entry, name: str, value: int | str) -> str:
        """A detail in words; by itself a number or a word."""
        return str(value)

    def seat(self, t: T, entry: Entry) -> int:
        """Whose entry it is. What nobody does belongs to the winner at the end."""
        return entry[1] if entry[1] >= 0 else cast(int, entry[5][0]) if entry[5] else 0

    def face(self, eye: E, entry: Entry) -> Face | None:
        return None

    def details(self, eye: E, entry: Entry) -> list[int | str]:
        """The details of an entry, things by their handles; what has none now is left out."""
        more = entry[5]
        form = self.form(eye, entry) if more else None
        if form is None or not form.details:
            return list(more)
        names = form.details
        rest = names[-1][:-1] if names[-1].endswith("*") else ""
        found = [
            self.handle(eye, entry, names[i] if i < len(names) - bool(rest) else rest, value)
            for i, value in enumerate(more)
        ]
        return [handle for handle in found if handle != ""]

    def handle(self, eye: E, entry: Entry, name: str, value: int | str) -> int | str:
        """A detail as it is sent: a thing by its handle, a number or a word as it is."""
        return value
