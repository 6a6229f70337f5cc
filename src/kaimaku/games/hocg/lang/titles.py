"""Skills and Arts by their own names: a limit that is changed, a bloom by a skill, cards that an Arts reveals."""

from __future__ import annotations

from kaimaku.kernel.events import replaced
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..defs import ARTS, DEFS, HOLOMEM
from ..facts import skill_cost, skill_of, title
from ..rules import picking, stats
from ..rules.abilities import DID, SHOWN, Grants, HoloAbility
from ..rules.events import REVEALED
from ..table import HAND, HoloTable, move
from .card_nouns import Moved
from .choosing import choose, exists
from .conditions import Condition
from .control import About
from .describing import how_many
from .holomem_nouns import CENTER, MemNoun
from .modifiers import Changes
from .triggers import Pattern, one_of, said
from .words import PLAIN, inflect, plural


@mypyc_attr(allow_interpreted_subclasses=True)
class SkillLimit(Changes):
    """An Oshi skill of yours with this name may be used so often a turn; no use is given back (Q254)."""

    stat = stats.SKILL_LIMIT

    def __init__(self, k: int, skill: str) -> None:
        super().__init__(k - 1, CENTER)
        self.k = k
        self.skill = title(skill)

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        ability = Grants(lambda t, f, seat: f.seat == seat, lambda t, f: self.k - 1)
        ability.name_given = self.skill.en
        return [(True, self.stat, ability)]

    def en(self) -> str:
        return f'change [1/Turn] to [{self.k}/Turn] for your Oshi Skill "{self.skill.en}"'

    def ja(self, mood: int = PLAIN) -> str:
        change = f"[ターンに1回]を[ターンに{self.k}回]に変更{inflect('する', mood)}"
        return f"自分の推しスキル「{self.skill.ja}」の{change}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SkillCost(Changes):
    """The holo Power that an Oshi skill of yours with this name takes is this number."""

    stat = stats.SKILL_COST

    def __init__(self, k: int, skill: str) -> None:
        super().__init__(k + 1, CENTER)  # 0 would be no change
        self.k = k
        self.skill = title(skill)
        self.printed = skill_cost(skill)

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        ability = Grants(lambda t, f, seat: f.seat == seat, lambda t, f: self.k + 1)
        ability.name_given = self.skill.en
        return [(True, self.stat, ability)]

    def en(self) -> str:
        change = f"change [holo Power:-{self.printed}] to [holo Power:-{self.k}]"
        return f'{change} for your Oshi Skill "{self.skill.en}"'

    def ja(self, mood: int = PLAIN) -> str:
        change = f"[ホロパワー:-{self.printed}]を[ホロパワー:-{self.k}]に変更{inflect('する', mood)}"
        return f"自分の推しスキル「{self.skill.ja}」の{change}"


class bloomed_with(Condition):
    """It bloomed by your skill of this name: asked when the bloom wakes its effect, while the skill is carried out."""

    def __init__(self, skill: str) -> None:
        self.skill = title(skill)
        printed = skill_of(skill)
        self.kind = ("SP Oshi Skill", "SP推しスキル") if printed == "sp" else ("Oshi Skill", "推しスキル")

    def holds(self, t: HoloTable, f: Frame) -> bool:
        by = t.frames[-1]
        skills = DEFS[t.defs[by.source]].skills if by.source >= 0 and by.seat == f.seat else ()
        return any(skill.prog == by.prog and skill.name.en == self.skill.en for skill in skills)

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"自分の{self.kind[1]}「{self.skill.ja}」でBloomした"
        return f'bloomed with {self.kind[0]} "{self.skill.en}"'

    def ja_if(self) -> str:
        return f"{self.words('ja')}時"


def _reveals(x: MemNoun, arts: str, would: bool) -> Pattern:
    fits, name = one_of(x), title(arts)
    found = Pattern(
        REVEALED,
        lambda t, f, e: ARTS[e.cause].name.en == name.en and fits(t, f, e.subject),
        f'{said(x, "en")}\'s Arts "{name.en}" reveals a card',
        f"{said(x, 'ja')}のアーツ「{name.ja}」でカードを公開した",
        would=would,
    )
    found.shows = True
    return found


def REVEALS(x: MemNoun, arts: str) -> Pattern:
    """The text of an Arts of this name has revealed cards; who waits for it comes after the Arts (11.1.2)."""
    return _reveals(x, arts, would=False).about(x)


def WOULD_ARCHIVE_REVEALED(x: MemNoun, arts: str) -> Pattern:
    """… and is going to archive them: what does something else with them does it at once (10.11)."""
    return _reveals(x, arts, would=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeInstead(About[Moved]):
    """Revealed cards come to hand, and the Arts that would archive them has them no more."""

    def __init__(self, x: Moved) -> None:
        super().__init__(x if x.counted else x.numbered(1))

    def lower(self, code: Code) -> None:
        slot = choose(code, self.x, picking.TO_HAND)

        @code.step
        def take(t: HoloTable, f: Frame) -> Signal:
            taken = f.many(slot)
            for card in taken:
                move(t, card, HAND)
                note(t, "take", f.seat, card)
            revealing = t.frames[t.frames.index(replaced(t)) - 1]
            revealing.slots[SHOWN] = tuple(card for card in revealing.many(SHOWN) if card not in taken)
            f.slots[DID] = f.num(DID) + len(taken)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        return exists(self.x, t, f)

    def en(self) -> str:
        return f"add {plural(how_many(self.x, 'en'), self.x.thing('en'))} to hand instead of archive"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self.x.words('ja')}を、アーカイブするかわりに手札に{inflect('加える', mood)}"


class one_level(Condition):
    """So many cards, all of them holomem of one Bloom level: Buzz is none, and a support has none (G-77, Q269)."""

    def __init__(self, cards: Moved, k: int) -> None:
        self.cards = cards
        self.k = k

    def holds(self, t: HoloTable, f: Frame) -> bool:
        found = [DEFS[t.defs[card]] for card in self.cards.find(t, f)]
        return len(found) == self.k and all(d.kind == HOLOMEM and d.level == found[0].level for d in found)

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"{self.cards.thing('ja')}{self.k}枚が同じBloomレベルのホロメン"
        return f"all {plural(self.k, self.cards.thing('en'))} are holomem with the same bloom level"
