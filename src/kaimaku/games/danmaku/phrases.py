"""The parts of a card's text: whom it names, what it does, what it costs, what it answers, how often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from kaimaku.kernel.frames import Frame, Signal
from kaimaku.kernel.marks import trait
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang, Refusal

from .table import DanmakuTable
from .templates import Spoken

if TYPE_CHECKING:
    from .definitions import Text

# The slots of every card program: its entry on the stack, the player last chosen, the cards last touched, a number.
ENTRY: Final = 0
WHO: Final = 1
CARDS: Final = 2
NUMBER: Final = 3
SLOTS: Final = 4

# What abilities may follow on
AVOIDS: Final = 0
IS_AVOIDED: Final = 1
DAMAGES: Final = 2
LOSES_LIFE: Final = 3
SKIPS: Final = 4
FIRED: Final = 5
FIRES: Final = 6
TURN_STARTS: Final = 7
HEROINE_FALLS: Final = 8
EXTRA_FALLS: Final = 9
FALLS: Final = 10
PLAYED: Final = 11


@trait
class Who(Spoken):
    """Players, as a text names them."""

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        raise NotImplementedError


@trait
class Aim(Who):
    """Something to choose: a player or an Item. The same function lists what there is and explains the rest."""

    cards = False  # Items instead of players

    def among(self, t: DanmakuTable) -> Iterable[int]:
        return range(t.seats)

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        raise NotImplementedError

    def choices(self, t: DanmakuTable, you: int, bonus: int = 0, f: Frame | None = None) -> list[int]:
        return [x for x in self.among(t) if self.refuse(t, you, x, bonus, f) is None]

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return [f.num(WHO)]


class Verb(Spoken):
    """Something a card does."""

    attacks = False  # a card that begins with an attack has one window for both (ruling S4)

    def aims(self) -> Aim | None:
        """The choice that is announced with the card, if this verb comes first (ruling S12)."""
        return None

    def lower(self, code: Code) -> None:
        """Write it down as steps: one, unless it says otherwise."""
        code.step(self.act)

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        """Do it, if it is done in one step."""
        raise NotImplementedError

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        """Can it be done at all? What cannot is not offered."""
        return True

    def offered(self, lang: Lang) -> str:
        """Its words after "you may": what others do is had done."""
        told, who = self.words(lang), self.others(lang)
        if not who:
            return told
        if lang == "ja":
            return told.replace(f"{who}は", f"{who}が", 1)
        verb = self.en[len("{who:") : self.en.index("}")]
        return told.replace(f"{who} {verb}s", f"have {who} {verb}", 1)

    def others(self, lang: Lang) -> str:
        """Who else does it, as its words begin; nothing if one does it oneself."""
        who = getattr(self, "who", None)
        if not isinstance(who, Who) or not getattr(self, "en", "").startswith("{who:"):
            return ""
        return "" if who.words("en") == "you" else who.words(lang)

    def able(self, t: DanmakuTable, you: int) -> bool:
        """Has this player anything to do it with? Abilities that would do nothing are not offered."""
        return True

    def lower_may(self, code: Code) -> bool:
        """Write it so that it may be declined, if the choice in it can simply be left empty."""
        return False


class Cost(Verb):
    """Something paid on announcing and never given back (faq.shoot.3)."""

    def fewest(self, t: DanmakuTable, payer: int) -> int:
        """The hand cards it takes at the least, or more than anyone has if it cannot be paid: public."""
        return 0

    def payable(self, t: DanmakuTable, payer: int, card: int, besides: int = 0) -> bool:
        """Can it be paid without that card, with so many cards left over?"""
        return True

    def range_bonus(self, t: DanmakuTable, payer: int, card: int) -> int:
        """The most Range that paying can add."""
        return 0


@trait
class Occasion(Spoken):
    """What a reaction answers (type.reaction.2); reads public facts only, so that it may decide about windows."""

    entries = True  # it answers something on the stack

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        """Why that entry is not such an occasion for this player."""
        raise NotImplementedError

    def targets(self, t: DanmakuTable, number: int, you: int) -> Sequence[int]:
        """What has to be named with it; -1 for nothing."""
        return NO_TARGET


NO_TARGET: Final = (-1,)


@trait
class Limit(Spoken):
    """How often a text may be used."""

    def refuse(self, t: DanmakuTable, text: Text, source: int, seat: int, number: int) -> Refusal | None:
        raise NotImplementedError

    def use(self, t: DanmakuTable, text: Text, seat: int) -> None:
        """It is used now."""


@trait
class Circumstance(Spoken):
    """When something may be done, as everybody can see."""

    def refuse(self, t: DanmakuTable, seat: int) -> Refusal | None:
        raise NotImplementedError
