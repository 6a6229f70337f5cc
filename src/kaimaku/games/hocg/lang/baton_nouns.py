"""What a baton pass costs, as texts count it: "requires 7 or more colorless for its baton pass"."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules.layers import BATON
from ..rules.stats import baton_cost
from ..table import HoloTable, top_def
from .conditions import Condition
from .holomem_nouns import MemNoun, TargetNoun
from .nouns import HoloNoun
from .saying import Number, spoken


@mypyc_attr(allow_interpreted_subclasses=True)
class BatonIcons(HoloNoun):
    """The neutral icons of somebody's baton pass, with all that changes them (G-14)."""

    unit = "つ"

    def __init__(self, owner: MemNoun) -> None:
        super().__init__()
        self.owner = owner

    @property
    def sees(self) -> frozenset[int]:
        return self.owner.sees | {BATON}

    def find(self, t: Table, f: Frame) -> list[int]:
        """Icons are no things; only their number is asked for."""
        return [0] * self.count(cast(HoloTable, t), f)

    def count(self, t: HoloTable, f: Frame) -> int:
        owners = [t.mems[i] for i in self.owner.find(t, f)]
        return sum(baton_cost(t, mem) - len(top_def(t, mem).baton_colors) for mem in owners)

    def __hash__(self) -> int:
        return id(self)

    def __ge__(self, k: Number) -> Condition:
        return spoken(">=", BatonAtLeast(self, k), self, k)

    def thing(self, lang: Lang) -> str:
        if isinstance(self.owner, TargetNoun):
            who = "そのホロメン" if lang == "ja" else "that holomem"
        else:
            who = self.owner.receiver(lang)
        return f"{who}のバトンタッチに必要な無色" if lang == "ja" else f"colorless required for {who}'s baton pass"

    def words(self, lang: Lang) -> str:
        return self.thing(lang)


class BatonAtLeast(Condition):
    def __init__(self, icons: BatonIcons, k: int) -> None:
        self.icons = icons
        self.sees = icons.sees
        self.k = k

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return self.icons.count(t, f) >= self.k

    def words(self, lang: Lang) -> str:
        owner = self.icons.owner
        who = owner.receiver(lang)
        target = isinstance(owner, TargetNoun)  # only the opponent's holomem are targets: the cards say so
        if lang == "ja":
            icons = f"バトンタッチに必要な無色が{self.k}つ以上"
            return f"{who}が相手の{icons}のホロメン" if target else f"{who}の{icons}"
        needs = f"requires {self.k} or more colorless for its baton pass"
        return f"{who} is your opponent's holomem that {needs}" if target else f"{who} {needs}"
