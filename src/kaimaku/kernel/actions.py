"""Actions: what may be done at a prompt. Each says why it may not be done now, and does it.

`refuse` is the law: it explains, it rejects, and whatever lists the options of a prompt must agree with it. A listing
of its own may be quicker; a property compares the two for every option that can be conceived of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from .decisions import Option
from .frames import Frame
from .refusals import Refusal

if TYPE_CHECKING:
    from .table import Table

T = TypeVar("T", bound="Table")
Numbers: TypeAlias = "tuple[int, ...]"
Refuse: TypeAlias = "Callable[[Table, Frame, int, Numbers], Refusal | None]"
Do: TypeAlias = "Callable[[Table, Frame, int, Numbers], None]"


class Action:
    """A verb and how many numbers it takes; None of `refuse` means that it may be done."""

    __slots__ = ("do", "refuse", "sizes", "verb")

    def __init__(
        self,
        verb: str,
        sizes: int | tuple[int, ...],
        refuse: Callable[[T, Frame, int, Numbers], Refusal | None],
        do: Callable[[T, Frame, int, Numbers], None],
    ) -> None:
        self.verb = verb
        self.sizes = (sizes,) if isinstance(sizes, int) else sizes
        self.refuse: Refuse = refuse  # type: ignore[assignment]
        self.do: Do = do  # type: ignore[assignment]


class Actions:
    """Those of a prompt, by their verbs."""

    __slots__ = ("by_verb",)

    def __init__(self, *actions: Action) -> None:
        self.by_verb = {action.verb: action for action in actions}

    def find(self, option: Option) -> tuple[Action, Numbers] | None:
        """The action that an option means, with its numbers; None: no action looks like that."""
        verb, *rest = option or ("",)
        action = self.by_verb.get(str(verb))
        numbers = tuple([n for n in rest if isinstance(n, int)])
        fits = action is not None and len(numbers) == len(rest) and len(rest) in action.sizes
        return (action, numbers) if action is not None and fits else None

    def explain(self, t: Table, f: Frame, seat: int, option: Option) -> Refusal | None:
        """Why not, as a prompt says it; None where it may be done, or no action looks like that."""
        found = self.find(option)
        return None if found is None else found[0].refuse(t, f, seat, found[1])

    def allow(self, t: Table, f: Frame, seat: int, option: Option) -> bool:
        found = self.find(option)
        return found is not None and found[0].refuse(t, f, seat, found[1]) is None

    def do(self, t: Table, f: Frame, option: Option) -> None:
        """Carry out an option that was listed."""
        self.by_verb[option[0]].do(t, f, f.seat, option[1:])  # type: ignore[index, arg-type]
