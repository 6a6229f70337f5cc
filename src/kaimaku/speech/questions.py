"""Asking: the open question of a seat, its options, and what may be done whoever is asked, in words and on the wire.

By itself a question has the words of its prompt, and an option those of its verb. A game says more where it has more
to say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from kaimaku.kernel.decisions import PASS, PROMPTS, Option, asides, options
from kaimaku.kernel.picks import picking
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Face, Words
from kaimaku.wire.play import Option as WireOption
from kaimaku.wire.play import Pick, Question, Source

from .picking import picked, wire_pick
from .plain import capital
from .voice import Form, Voice, both, fill

T = TypeVar("T", bound=Table)
LABELS: dict[str, Words] = {
    "yes": Words("Yes", "はい"),
    "no": Words("No", "いいえ"),
    "pick": Words("Choose", "選ぶ"),
    "done": Words("Done", "決定"),
    "pass": Words("Pass", "パス"),
    "concede": Words("Concede", "投了する"),
}


class Asking(Generic[T]):
    labels: ClassVar[Mapping[str, Words]] = LABELS  # what an option does, by its verb, in a word or two for a button
    forms: ClassVar[Mapping[str, Form]] = {}  # options as sentences, by their verb
    leaving: ClassVar[tuple[Option, ...]] = (PASS, ENOUGH)  # options that leave a question without doing anything

    def question(self, t: T, seat: int, asked: int, words: bool) -> Question:
        """Without words it costs little more than its options: it is on the path of every decision."""
        found = options(t, seat)
        if not found:
            raise LookupError(f"seat {seat} isn't asked")
        found = self.listed(t, found)
        prompt = PROMPTS[t.prompt]
        cards = self.shown(t, seat)
        return Question(
            asked=asked,
            prompt=prompt.name,
            rule=prompt.rule,
            options=self._options(t, seat, found, cards, words),
            words=self.question_words(t, seat) if words else None,
            source=self.source(t, seat, words),
            pick=self.pick(t, seat, cards),
            shown=self.faces(t, seat, cards),
            passing=next((i for i, option in enumerate(found) if option in self.leaving), None),
        )

    def _options(self, t: T, seat: int, found: Sequence[Option], cards: Sequence[int], words: bool) -> list[WireOption]:
        made = self.wire_options(t, seat, found, cards) if found else []
        return [self._worded(t, seat, *pair) for pair in zip(found, made, strict=True)] if words else made

    def _worded(self, t: T, seat: int, option: Option, wire: WireOption) -> WireOption:
        return WireOption(
            wire.verb,
            wire.things,
            wire.n,
            wire.act,
            self.label(t, seat, option),
            self.option_words(t, seat, option),
            self.risk(t, seat, option),
            self.foresight(t, seat, option),
        )

    def asides(self, t: T, seat: int, words: bool) -> list[WireOption]:
        """Special actions, in the order of the game's list; giving up is not among them."""
        return self._options(t, seat, asides(t, seat)[1:], (), words)

    def listed(self, t: T, found: list[Option]) -> list[Option]:
        """The options that are sent; whatever is left out is answered by picking."""
        return found

    # --- words --------------------------------------------------------------------------------------------------------

    def question_words(self, t: T, seat: int) -> Words:
        prompt = PROMPTS[t.prompt]
        return Words(prompt.words("en"), prompt.words("ja"))

    def option_words(self, t: T, seat: int, option: Option) -> Words:
        """An option as a sentence; by its label where it has none."""
        said = self.forms.get(str(option[0]))
        if said is None:
            return self.label(t, seat, option)
        return both(seat, lambda v: fill(said, v, option, lambda name, n: self.argument(t, seat, v, name, n)))

    def argument(self, t: T, seat: int, voice: Voice, name: str, n: int) -> str:
        """A number of an option in words, by what it is: a card, a place, a seat."""
        return voice.who(n) if name == "seat" else str(n)

    def label(self, t: T, seat: int, option: Option) -> Words:
        """What an option does in a word or two."""
        verb = str(option[0])
        if verb == "number":
            return Words(str(option[1]), str(option[1]))
        return self.labels.get(verb) or Words(capital(verb), verb)

    def risk(self, t: T, seat: int, option: Option) -> Words | None:
        """What is gone for good once it is done."""
        return None

    def foresight(self, t: T, seat: int, option: Option) -> list[Words]:
        """What will happen if it is done and nobody answers."""
        return []

    def source(self, t: T, seat: int, words: bool) -> Source | None:
        """The card whose text asks, with that text."""
        return None

    # --- things by their handles --------------------------------------------------------------------------------------

    def wire_options(self, t: T, seat: int, options: Sequence[Option], cards: Sequence[int]) -> list[WireOption]:
        """In the order of the game's own list, without words."""
        return [WireOption(str(option[0]), act=" ".join(map(str, option))) for option in options]

    def shown(self, t: T, seat: int) -> list[int]:
        """The cards that only the question shows: q0, q1, …"""
        return []

    def faces(self, t: T, seat: int, cards: Sequence[int]) -> list[Face]:
        return []

    def pick_names(self, t: T, seat: int, candidates: Sequence[int], cards: Sequence[int]) -> Mapping[int, str]:
        """What the things to pick are called in the question; nothing where they are told in words."""
        return {}

    def pick(self, t: T, seat: int, cards: Sequence[int]) -> Pick | None:
        return wire_pick(picking(t), lambda left: self.pick_names(t, seat, left, cards))

    def picked(self, t: T, seat: int, things: Sequence[str]) -> list[Option]:
        return picked(t, seat, lambda left: self.pick_names(t, seat, left, self.shown(t, seat)), things)
