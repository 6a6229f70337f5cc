"""Cards of two holomem, as many of each: "7 cheers each from your center holomem and collab holomem"."""

from __future__ import annotations

from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.refusals import Lang

from .holomem_nouns import PartNoun
from .joined_nouns import Pair
from .words import plural


@mypyc_attr(allow_interpreted_subclasses=True)
class PartsOfBoth(PartNoun):
    """So many of each, or as many as that one has (1.3.2)."""

    def __init__(self, x: PartNoun, each: int) -> None:
        super().__init__(x.owner, x.part)
        self.filters, self.printed, self.related = x.filters, x.printed, x.related
        self.each = each
        owners = x.owner.parts if isinstance(x.owner, Pair) else (x.owner,)
        self.parts = tuple(PartNoun(owner, x.part).which(*x.filters).numbered(each) for owner in owners)
        self.least = self.most = each * len(owners)
        self.counted = True

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"{self.owner.words('ja')}{self.joint}{self.thing('ja')}{self.each}枚ずつ"
        owners = self.owner.words("en").replace(" and their ", " and ")
        return f"{plural(self.each, self.thing('en'))} each from {owners}"
