"""Costs within a text: whole or not at all (10.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code, Phrase, lower_if, lower_may
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules.abilities import SHORT
from ..table import CENTER, COLLAB, HAND, HoloTable
from .card_nouns import CardNoun, Moved
from .control import About, Say, clauses
from .holomem_nouns import Spoken
from .modifiers import UNTIL, Changes
from .paying import lower_whole, paid_in_full, payable, trial
from .quantities import Each, per_en, per_ja
from .uses import agree
from .words import CAN, PLAIN, TE, sentence


class Pay(Say):
    """You may pay this: then the rest. Whole or not at all (10.4.2.2, G-12)."""

    def __init__(self, cost: Phrase, *rest: Phrase, must: bool = False) -> None:
        self.cost = cost
        self.rest = rest
        self.must = must
        self.by_paying = must and cast(Say, rest[0]).offers  # who agrees to what is offered behind it pays (10.4.2.2)
        self.offers = not must or self.by_paying

    def lower(self, code: Code) -> None:
        cost = cast(Say, self.cost)
        cost.make_cost()
        paid = (_Paid(cost, self.rest, self.by_paying),)
        if not self.offers:
            lower_if(code, cost.possible, paid)
        else:
            lower_may(code, cost.could_seem if cost.veiled else cost.possible, paid)

    def lower_used(self, code: Code) -> None:
        cost = cast(Say, self.cost)
        cost.make_cost()
        _Paid(cost, self.rest, self.by_paying).lower(code)

    def could_seem(self, t: Table, f: Frame) -> bool:
        cost = cast(Say, self.cost)
        return cost.could_seem(t, f) if cost.veiled else cost.possible(t, f)

    def could_change(self, t: Table, f: Frame) -> bool:
        return self.cost.possible(t, f)

    def en(self) -> str:
        cost = cast(Say, self.cost).en()
        return f"{'' if self.must else 'you may '}{cost}: " + sentence(clauses(self.rest, "en")).removesuffix(".")

    def ja(self, mood: int = PLAIN) -> str:
        cost = cast(Say, self.cost)
        return (f"{cost.ja()}ことで、" if self.must else f"{cost.ja(CAN)}:") + clauses(self.rest, "ja")


class _Paid(Phrase):
    """A cost that may turn out not to be payable: then nothing follows.

    From a hidden hand it is asked for all the same, so that not even the next question tells what the hand holds.
    """

    def __init__(self, cost: Say, rest: Sequence[Phrase], agreed: bool) -> None:
        self.cost = cost
        self.rest = rest
        self.agreed = agreed  # to the first sentence behind it too

    def lower(self, code: Code) -> None:
        asked = self.cost.veiled and not isinstance(self.cost, AllOf)
        out = [] if asked else [code.branch(self.cost.possible)]
        code.step(_nothing_short)
        self.cost.lower_cost(code)
        out.append(code.branch(paid_in_full))
        agree(code)
        for i, part in enumerate(self.rest):
            if self.agreed and i == 0:
                cast(Say, part).lower_used(code)
            else:
                part.lower(code)
        for end in out:
            code.land(end)


def _nothing_short(t: HoloTable, f: Frame) -> Signal:
    f.slots[SHORT] = None
    return NEXT


class AllOf(Say):
    """Several actions of one cost, in the written order and all of them (10.4.2.1, 10.4.2.2)."""

    entangled = True

    def __init__(self, *do: Phrase) -> None:
        self.do = do

    def lower(self, code: Code) -> None:
        if self.strict:
            lower_whole(code, self.do)
            return
        for part in self.do:
            part.lower(code)

    def could_change(self, t: Table, f: Frame) -> bool:
        return any(p.could_change(t, f) for p in self.do)

    def possible(self, t: Table, f: Frame) -> bool:
        """What one of them takes is not there for the next."""
        if not self.strict:  # nobody pays with it
            return all(p.possible(t, f) for p in self.do)
        return payable(cast(HoloTable, t), f, self.trial)

    def could_seem(self, t: Table, f: Frame) -> bool:
        """… with cards of any face where the faces are hidden."""
        if not self.strict:
            return any(cast(Say, p).could_seem(t, f) for p in self.do)
        return payable(cast(HoloTable, t), f, self.seeming)

    @property
    def veiled(self) -> bool:
        return self.seeming != self.trial if self.strict else any(cast(Say, p).veiled for p in self.do)

    def _seemingly(self) -> list[Phrase]:
        """What of it can be told without the faces of a hand, nor of what was taken out of it before."""
        found: list[Phrase] = []
        by_hand = False
        for part in self.do:
            noun = part.x if isinstance(part, About) else None
            held = isinstance(noun, CardNoun) and noun.zone == HAND
            by_face = isinstance(noun, CardNoun | Moved) and bool(noun.filters) and not held
            seen = None if by_hand and by_face else cast(Say, part).unveiled()
            found += [] if seen is None else [seen]
            by_hand = by_hand or held or cast(Say, part).veiled
        return found

    def unveiled(self) -> Say | None:
        return AllOf(*self._seemingly()) if self.veiled else self

    def make_cost(self) -> None:
        if self.strict:
            return
        super().make_cost()
        for part in self.do:
            cast(Say, part).make_cost()
        self.trial = trial(self.do)
        seemingly = self._seemingly()
        self.seeming = self.trial if seemingly == list(self.do) else trial(seemingly)

    def en(self) -> str:
        said = [cast(Say, p).en() for p in self.do]
        same = self._same_one
        if same is not None:
            said[1:] = [_once_named(clause, same, "en") for clause in said[1:]]
        if self._per("en"):
            said[:-1] = [clause.removesuffix(self._per("en")) for clause in said[:-1]]
            said[1:] = [f"you {clause}" if clause.startswith("draw ") else clause for clause in said[1:]]
        return " and ".join(said)

    def ja(self, mood: int = PLAIN) -> str:
        *first, last = (cast(Say, p) for p in self.do)
        said = [*(p.ja(TE) for p in first), last.ja(mood)]
        per = self._per("ja")
        same = self._same_one
        if same is not None:
            said[1:] = [_once_named(clause, same, "ja") for clause in said[1:]]
            said[0] += "し" if said[0][-1].isdigit() else ""
        if per:
            said[0] += "し" if said[0][-1].isdigit() else ""  # このアーツ+20し、
            said[1:] = [clause.replace(f"、{per}", "").removeprefix(per) for clause in said[1:]]
        return "、".join(said)

    @property
    def _same_one(self) -> Changes | None:
        """The first of several changes of one holomem for one time: who and how long is said once."""
        first = self.do[0]
        if not isinstance(first, Changes) or isinstance(first.x, Spoken) or first.x.where not in (CENTER, COLLAB):
            return None
        who = first.x.words("en")
        alike = (isinstance(p, Changes) and p.x.words("en") == who and p.until == first.until for p in self.do[1:])
        return first if all(alike) else None

    def _per(self, lang: Lang) -> str:
        """What all of them are done for each of: it is said once."""
        amounts = [getattr(p, "q", getattr(p, "k", 1)) for p in self.do]
        per = {per_ja(x) if lang == "ja" else per_en(x) for x in amounts if isinstance(x, Each)}
        return per.pop() if len(per) == 1 and all(isinstance(x, Each) for x in amounts) else ""


def _once_named(clause: str, first: Changes, lang: Lang) -> str:
    """A further change of a holomem that was named, for the time that was said."""
    again = "そのホロメン" if lang == "ja" else "that holomem"
    return clause.replace(UNTIL[lang][first.until], "", 1).replace(first.x.words(lang), again, 1)
