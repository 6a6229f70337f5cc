"""Proposals: declarations for cards that are not here yet, out of a fact sheet of their texts.

A game that can read its cards' texts offers one object with the methods of `Proposer`; the command needs no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Protocol

Confidence = Literal["full", "likely", "partial", "none"]
CONFIDENCES: tuple[Confidence, ...] = ("full", "likely", "partial", "none")


class BadSheet(ValueError):
    """A file that is no fact sheet of cards."""


@dataclass(frozen=True)
class Unread:
    """A piece of a text that no pattern fits."""

    place: str
    fragment: str  # as printed: for the terminal only
    shape: str  # … without names and numbers


@dataclass(frozen=True)
class Proposal:
    """The declaration a card's text asks for, how sure it is, and what is in the way."""

    number: str
    name: str
    confidence: Confidence
    source: str  # the declaration
    unread: tuple[Unread, ...] = ()
    missing: tuple[str, ...] = ()  # words the language does not have
    errors: tuple[str, ...] = ()  # why a reading cannot be declared
    different: tuple[str, ...] = ()  # places whose generated text is not the printed one, in the language that was read
    english: tuple[str, ...] = ()  # … in English
    doubts: tuple[str, ...] = ()  # what no comparison of texts can see
    generated: Mapping[str, str] = field(default_factory=dict)  # the texts that differ

    @property
    def set(self) -> str:
        return self.number.partition("-")[0]

    @property
    def needs(self) -> frozenset[str]:
        """What stands between this card and a full proposal."""
        return frozenset((*self.missing, *(u.shape for u in self.unread), *self.errors))

    def notes(self) -> list[str]:
        """What to look at, one line each."""
        found = [
            f"{place} couldn't be read completely: see unread(…)"
            for place in dict.fromkeys(u.place for u in self.unread)
        ]
        if self.missing:
            found.append(f"words missing from the card language: {', '.join(self.missing)}")
        found += [f"can't be declared like this: {error}" for error in self.errors]
        if self.different:
            found.append(f"Japanese differs: {', '.join(self.different)}")
        if self.english:
            found.append(f"English differs: {', '.join(self.english)}")
        return found + [f"check by hand: {doubt}" for doubt in self.doubts]

    def to_data(self) -> dict[str, object]:
        """For programs: never a printed sentence."""
        return {
            "number": self.number,
            "name": self.name,
            "confidence": self.confidence,
            "declaration": self.source,
            "unread": [{"place": u.place, "shape": u.shape} for u in self.unread],
            "missing": list(self.missing),
            "errors": list(self.errors),
            "japanese_differs": list(self.different),
            "english_differs": list(self.english),
        }


@dataclass(frozen=True)
class Draft:
    """A file of a checkout as an import leaves it."""

    path: str  # below the checkout
    text: str
    cards: tuple[str, ...]  # that it gains
    new: bool  # there was no such file


@dataclass(frozen=True)
class ImportPlan:
    """What an import writes. Neither the files nor the notes contain a printed sentence."""

    drafts: tuple[Draft, ...]
    declared: tuple[str, ...] = ()
    skeletons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # cards left to declare, and what they need
    kept: tuple[str, ...] = ()  # cards whose facts are in the checkout already, and not as in the sheet


class FactSheet(Protocol):
    """The cards of a file, in its order."""

    @property
    def numbers(self) -> Sequence[str]: ...

    def refuse(self, number: str) -> str | None:
        """Why there is nothing to propose for a card: it is here, or has no text."""

    def refuse_import(self, number: str) -> str | None:
        """Why a card can't be imported: it is here."""

    def propose(self, numbers: Iterable[str]) -> Iterator[Proposal]:
        """For those that have a text to declare."""

    def plan(self, numbers: Sequence[str], proposals: Sequence[Proposal], root: Path) -> ImportPlan:
        """What importing these cards would write into a checkout."""

    def facts(self, number: str) -> str:
        """The printed facts of a card as the package keeps them."""

    def printed(self, number: str, place: str) -> str:
        """A text as it is printed: for the terminal only."""


class Proposer(Protocol):
    """What a game offers that can read its cards' texts."""

    @property
    def imports(self) -> str:
        """The line with which its card files begin."""

    def open(self, path: Path) -> FactSheet: ...

    def meaning(self, word: str) -> str:
        """What a word would mean that the language does not have yet; empty if nobody has said."""
