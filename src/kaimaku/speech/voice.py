"""Voice: sentences about players. Seats go by {0}, {1}, …, which the client fills in; the one who reads is "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Lang
from kaimaku.wire.common import Words

from .spoken import in_each


class Form(NamedTuple):
    """A sentence with places to fill in, and the names of these places for the numbers behind an option's verb."""

    en: str
    ja: str
    arguments: tuple[str, ...] = ()


def form(en: str, ja: str, *arguments: str) -> Form:
    return Form(en, ja, arguments)


class Voice:
    """One language, for one reader (None: somebody who watches)."""

    __slots__ = ("lang", "reader")

    def __init__(self, reader: int | None, lang: Lang) -> None:
        self.reader = reader
        self.lang: Lang = lang

    def who(self, seat: int) -> str:
        if seat != self.reader:
            return f"{{{seat}}}"
        return "あなた" if self.lang == "ja" else "you"

    def whose(self, seat: int) -> str:
        if self.lang == "ja":
            return self.who(seat) + "の"
        return "your" if seat == self.reader else f"{{{seat}}}'s"

    def all(self, seats: Sequence[int]) -> str:
        return self.listed([self.who(seat) for seat in seats])

    def listed(self, parts: Sequence[str]) -> str:
        """a, b and c."""
        if self.lang == "ja":
            return "、".join(parts)
        return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)

    def cards(self, n: int, more: bool = False) -> str:
        """So many cards without a name; more: besides others."""
        if self.lang == "ja":
            return f"{'他に' if more else ''}カード{n}枚"
        return f"{n} more" if more else "a card" if n == 1 else f"{n} cards"

    def pick(self, said: tuple[str, str]) -> str:
        """One of two writings, by the language."""
        return said[self.lang == "ja"]

    def say(self, en: str, ja: str, seat: int = -1, **parts: object) -> str:
        """Fill a sentence in: {who} is the seat, {s} the ending of its verb, {are} and {have} its forms."""
        if self.lang == "ja":
            return ja.format(who=self.who(seat), whose=self.whose(seat), **parts)
        mine = seat == self.reader
        forms = YOURS if mine else OTHERS
        text = en.format(who=self.who(seat), whose=self.whose(seat), **forms, **parts)
        return text[:1].upper() + text[1:]


def fill(form: Form, voice: Voice, option: Option, named: Callable[[str, int], str], **parts: object) -> str:
    """The form of an option, each of its numbers called by what it is."""
    said = {name: named(name, cast(int, n)) for name, n in zip(form.arguments, option[1:], strict=True)}
    return voice.pick((form.en, form.ja)).format(**said, **parts)


YOURS = {"s": "", "es": "", "ies": "y", "are": "are", "have": "have"}
OTHERS = {"s": "s", "es": "es", "ies": "ies", "are": "is", "have": "has"}


def both(reader: int | None, write: Callable[[Voice], str]) -> Words:
    """The same said in both languages, or in the one that is spoken."""
    return in_each(lambda lang: write(Voice(reader, lang)))
