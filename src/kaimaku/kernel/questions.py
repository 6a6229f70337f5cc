"""Questions: the prompts every game needs (pick, may, number, order of replacements), each citing that game's rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from .decisions import NO, PASS, YES, Asides, Explainer, Option, Prompt
from .frames import Frame
from .listeners import ABILITIES
from .refusals import Refusal

if TYPE_CHECKING:
    from .table import Table

T = TypeVar("T", bound="Table")
Narrow: TypeAlias = "Callable[[Table, Frame, list[Option]], list[Option]]"
ENOUGH: Option = ("done",)


class Questions:
    """A game's own copies of the common prompts and refusals."""

    def __init__(
        self,
        game: str,
        *,
        pick: str,
        few: str,
        may: str,
        number: str,
        span: str,
        order: str,
        over: str,
        turn: str,
        asides: Callable[[T, Frame, int], list[Option]] | None = None,
        no_aside: Callable[[T, Frame, int, Option], Refusal | None] | None = None,
        narrowed: Refusal | None = None,
    ) -> None:
        self.asides: Asides | None = asides  # type: ignore[assignment]  # what a seat may do whatever is being asked
        self.no_aside: Explainer | None = no_aside  # type: ignore[assignment]  # and why it may not
        self.narrow: Narrow | None = None  # what may still be picked or named; whoever knows sets it
        self.narrowed = narrowed  # and why nothing else may
        self.no_such = Refusal(pick, "That cannot be chosen here.", "それはここでは選べません。")
        self.too_many = Refusal(pick, "No more can be chosen.", "これ以上は選べません。")
        self.too_few = Refusal(few, "More must be chosen first.", "まだ選ぶ必要があります。")
        self.not_a_number = Refusal(number, "A whole number of zero or more is asked for.", "0以上の整数を選びます。")
        self.out_of_range = Refusal(span, "The number must lie in the stated range.", "示された範囲の数を選びます。")
        self.over = Refusal(over, "The game is over.", "ゲームは終了しています。")
        self.not_asked = Refusal(turn, "It is not this seat's decision.", "今はこの席の選択ではありません。")
        self.pick = Prompt(f"{game}:pick", pick, "Choose.", "選んでください。", self._picks, self._why_no_pick)
        self.may = Prompt(f"{game}:may", may, "Do it?", "行いますか?", may_options)
        self.number = Prompt(
            f"{game}:number", number, "Name a number.", "数を1つ選んでください。", self._numbers, self._why_no_number
        )
        self.order = Prompt(
            f"{game}:replacement", order, "Which effect applies?", "どの効果を適用しますか?", replacement_options
        )

    def _picks(self, t: Table, f: Frame, seat: int) -> list[Option]:
        found = pick_options(t, f, seat)
        return found if self.narrow is None else self.narrow(t, f, found)

    def _numbers(self, t: Table, f: Frame, seat: int) -> list[Option]:
        found = number_options(t, f, seat)
        return found if self.narrow is None else self.narrow(t, f, found)

    def _why_no_pick(self, t: Table, f: Frame, seat: int, option: Option) -> Refusal | None:
        if option in pick_options(t, f, seat):
            return self.narrowed
        return self.too_few if option == ENOUGH else self.no_such

    def _why_no_number(self, t: Table, f: Frame, seat: int, option: Option) -> Refusal | None:
        if option in number_options(t, f, seat):
            return self.narrowed
        n = option[1] if len(option) > 1 else None
        return self.out_of_range if isinstance(n, int) and n >= 0 else self.not_a_number


def pick_options(t: Table, f: Frame, seat: int) -> list[Option]:
    slots = f.slots
    left: tuple[int, ...] = slots[0] or ()  # type: ignore[assignment]
    missing = f.num(1) - len(f.many(3)) if slots[3] else f.num(1)
    if missing > 1 and not slots[4]:  # leave enough for the canonical order
        left = left[: len(left) - missing + 1]
    options: list[Option] = [("pick", c) for c in left]
    if missing <= 0:
        options.append(ENOUGH)
    return options


def may_options(t: Table, f: Frame, seat: int) -> list[Option]:
    return [YES, NO]


def number_options(t: Table, f: Frame, seat: int) -> list[Option]:
    return [("number", n) for n in range(f.num(0), f.num(1) + 1)]


def replacement_options(t: Table, f: Frame, seat: int) -> list[Option]:
    from .events import applicable

    found = applicable(t, f)
    options: list[Option] = [("replace", x.stamp) for x in found]
    if all(ABILITIES[x.ability].optional and x.seat == seat for x in found):
        options.append(PASS)
    return options
