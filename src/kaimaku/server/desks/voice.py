"""Voice: sentences about players. Seats go by {0}, {1}, …, which the client fills in; the one who reads is "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaimaku.kernel.refusals import Lang

from ..wire.common import Words


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

    def say(self, en: str, ja: str, seat: int = -1, **parts: object) -> str:
        """Fill a sentence in: {who} is the seat, {s} the ending of its verb, {are} and {have} its forms."""
        if self.lang == "ja":
            return ja.format(who=self.who(seat), whose=self.whose(seat), **parts)
        mine = seat == self.reader
        forms = {"s": "", "es": "", "are": "are", "have": "have"} if mine else OTHERS
        text = en.format(who=self.who(seat), whose=self.whose(seat), **forms, **parts)
        return text[:1].upper() + text[1:]


OTHERS = {"s": "s", "es": "es", "are": "is", "have": "has"}


def both(reader: int | None, write: Callable[[Voice], str]) -> Words:
    """The same said in both languages."""
    return Words(write(Voice(reader, "en")), write(Voice(reader, "ja")))
