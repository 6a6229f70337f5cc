"""Questions: the prompts every game needs (pick, may, number, order of replacements), each citing that game's rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from .decisions import NO, PASS, YES, Asides, Explainer, Option, Prompt
from .frames import Frame
from .listeners import ABILITIES
from .reasons import Reasons
from .refusals import Refusal

if TYPE_CHECKING:
    from .table import Table

T = TypeVar("T", bound="Table")
Narrow: TypeAlias = "Callable[[Table, Frame, list[Option]], list[Option]]"
ENOUGH: Final[Option] = ("done",)


class Questions:
    """A game's own copies of the common prompts and refusals."""

    def __init__(
        self,
        game: str,
        *,
        over: str,
        turn: str,
        pick: str = "",
        few: str = "",
        may: str = "",
        number: str = "",
        span: str = "",
        order: str = "",
        reasons: Reasons | None = None,
        asides: Callable[[T, Frame, int], list[Option]] | None = None,
        no_aside: Callable[[T, Frame, int, Option], Refusal | None] | None = None,
        narrowed: Refusal | None = None,
    ) -> None:
        """Each by its rule; what a game never asks cites the rule of taking turns."""
        pick, few, may, number, span, order = [rule or turn for rule in (pick, few, may, number, span, order)]
        self.reasons = Reasons() if reasons is None else reasons
        self.asides: Asides | None = asides  # type: ignore[assignment]  # what a seat may do whatever is being asked
        self.no_aside: Explainer | None = no_aside  # type: ignore[assignment]  # and why it may not
        self.narrow: Narrow | None = None  # what may still be picked or named; whoever knows sets it
        self.narrowed = narrowed  # and why nothing else may
        self.no_such = Refusal(pick, "You can't choose that here.", "それはここでは選べません。")
        self.too_many = Refusal(pick, "You can't choose any more.", "これ以上は選べません。")
        self.too_few = Refusal(few, "You must choose more.", "あと1つ以上選んでください。")
        self.not_a_number = Refusal(number, "Choose a whole number, 0 or more.", "0以上の整数を選んでください。")
        self.out_of_range = Refusal(span, "That number is out of range.", "範囲内の数を選んでください。")
        self.over = Refusal(over, "The game is over.", "ゲームは終了しています。")
        self.not_asked = Refusal(turn, "It isn't your decision right now.", "今はあなたが選ぶ番ではありません。")
        self.pick = Prompt(f"{game}:pick", pick, "Choose.", "選んでください。", self._picks, self._why_no_pick)
        self.may = Prompt(f"{game}:may", may, "Use this effect?", "この効果を使いますか？", may_options)
        self.number = Prompt(
            f"{game}:number", number, "Choose a number.", "数を1つ選んでください。", self._numbers, self._why_no_number
        )
        self.order = Prompt(
            f"{game}:replacement",
            order,
            "Which effect applies first?",
            "どの効果を先に適用しますか？",
            replacement_options,
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

    def _why_no_number(self, t: Table, f: Frame, seat: int, option: tuple[object, ...]) -> Refusal | None:
        """What is asked for may be anything."""
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
    apart = (f.num(3) if len(f.slots) > 3 else 0) or 1
    return [("number", n) for n in range(f.num(0), f.num(1) + 1, apart)]


def replacement_options(t: Table, f: Frame, seat: int) -> list[Option]:
    from .events import applicable, unlike

    found = unlike(applicable(t, f))
    options: list[Option] = [("replace", x.stamp) for x in found]
    if all(ABILITIES[x.ability].optional and x.seat == seat for x in found):
        options.append(PASS)
    return options
