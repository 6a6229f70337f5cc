"""Decisions: the only way to wait. A prompt knows how to list its options and how to explain a "no"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from .cycles import still_open
from .frames import NEXT, WAIT, Endless, Frame, Signal
from .refusals import Lang, Refusal

if TYPE_CHECKING:
    from .table import Table

T = TypeVar("T", bound="Table")
# ("play", card, spot): a verb and numbers; hashable and stable in replays.
Option: TypeAlias = "tuple[str | int, ...]"
Lister: TypeAlias = "Callable[[Table, Frame, int], list[Option]]"
Explainer: TypeAlias = "Callable[[Table, Frame, int, Option], Refusal | None]"
Asides: TypeAlias = "Callable[[Table, Frame, int], list[Option]]"

CONCEDE: Final[Option] = ("concede",)
PASS: Final[Option] = ("pass",)
YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)


class Prompt:
    """A question: its name, its rule, its words, its options and why anything else is not among them."""

    __slots__ = ("asides", "en", "explain", "ja", "name", "number", "options", "otherwise", "rule", "secret")

    def __init__(
        self,
        name: str,
        rule: str,
        en: str,
        ja: str,
        options: Callable[[T, Frame, int], list[Option]],
        explain: Callable[[T, Frame, int, Option], Refusal | None] | None = None,
        asides: Callable[[T, Frame, int], list[Option]] | None = None,
        secret: bool = False,
    ) -> None:
        if name in PROMPT_BY_NAME:
            raise ValueError(f"duplicate prompt name {name!r}")
        self.name = name
        self.rule = rule
        self.en = en
        self.ja = ja
        self.options: Lister = options  # type: ignore[assignment]
        self.explain: Explainer | None = explain  # type: ignore[assignment]
        self.asides: Asides | None = asides  # type: ignore[assignment]
        self.otherwise = Refusal(rule, f"{en} That isn't one of the options.", f"{ja}その選択肢はありません。")
        self.secret = secret  # other seats may not learn who is being asked (reaction windows)
        self.number = len(PROMPTS)
        PROMPTS.append(self)
        PROMPT_BY_NAME[name] = self

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


PROMPTS: Final[list[Prompt]] = []
PROMPT_BY_NAME: Final[dict[str, Prompt]] = {}


class Decision:
    """The open question of a table. Options are listed when somebody looks at them, and only then."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def seats(self) -> tuple[int, ...]:
        """Who must still answer; several when a choice is made together."""
        return self.table.asked

    @property
    def prompt(self) -> Prompt:
        return PROMPTS[self.table.prompt]

    def options(self, seat: int) -> list[Option]:
        return options(self.table, seat)

    def asides(self, seat: int) -> list[Option]:
        return asides(self.table, seat)


def ask(t: Table, prompt: Prompt, *seats: int) -> Signal:
    """Wait for the seats; the step after the asking one takes the answer from `t.answer`."""
    t.prompt = prompt.number
    t.asked = seats
    t.options = None
    if t.answers:
        t.answers = {}
    if t.streak is not None and len(seats) == 1:
        left = options(t, seats[0])
        if len(left) == 1 < len(listed(t, seats[0])):  # the others would only go round in a cycle
            t.answer = left[0]
            return NEXT
    return WAIT


def listed(t: Table, seat: int) -> list[Option]:
    """Everything the open question offers, whether or not it would only go round in a cycle."""
    return PROMPTS[t.prompt].options(t, t.frames[-1], seat)


def options(t: Table, seat: int) -> list[Option]:
    """All options of a seat at the open decision; listed once and kept until the answer is in."""
    if seat not in t.asked:
        return []
    kept = t.options
    if kept is None or t.listed != seat:
        try:
            lister = PROMPTS[t.prompt].options
            kept = lister(t, t.frames[-1], seat)
        except RecursionError as error:
            raise Endless(f"listing options at {PROMPTS[t.prompt].name} recurses without end") from error
        if t.streak is not None:
            kept = still_open(t, seat, kept)
        t.options = kept
        t.listed = seat
    return kept


def asides(t: Table, seat: int) -> list[Option]:
    """What a seat may do while anybody is being asked; the same decision is put again afterwards."""
    if t.result is not None:
        return []
    found = [CONCEDE]
    for extra in (t.questions.asides, PROMPTS[t.prompt].asides):  # at any time, and at this question
        if extra is not None:
            found += extra(t, t.frames[-1], seat)
    return found
