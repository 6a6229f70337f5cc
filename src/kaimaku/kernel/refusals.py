"""The one vocabulary of "no": a refusal cites its rule and says why in both languages."""

from __future__ import annotations

from typing import Final, Literal

Lang = Literal["en", "ja"]


class Refusal:
    """A legal "no", made once at import and shared by listing, rejecting and explaining."""

    __slots__ = ("en", "ja", "rule")

    def __init__(self, rule: str, en: str, ja: str) -> None:
        self.rule = rule
        self.en = en
        self.ja = ja
        REFUSALS.append(self)

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.en!r})"


REFUSALS: Final[list[Refusal]] = []


class Refused(Exception):
    """Raised by `decide` for an option that may not be taken; the table is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.en} [{refusal.rule}]")
        self.refusal = refusal
