"""Modifiers: as a one-shot they freeze on whom they find, as standing text they look each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import GAME_LONG as FOREVER
from kaimaku.kernel.listeners import Ability, Live, enter
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.table import Table

from .. import layers, stats
from ..abilities import ANCHOR, Frozen, Grants, HoloAbility, Standing
from ..facts import Names
from ..table import HoloTable
from ..turn import NEXT_TURN_OF
from .choosing import choose, exists, for_each, remember
from .control import Say
from .holomem_nouns import MemNoun, PartNoun, Spoken
from .quantities import Each, Quantity, least, per_en, per_ja, signed, value_of
from .words import PLAIN

S = TypeVar("S", bound=Standing)

THIS_TURN, OPP_NEXT_TURN, GAME_LONG = range(3)
UNTIL_EN = ("during this turn, ", "until the end of your opponent's next turn, ", "during this game, ")
UNTIL_JA = ("このターンの間、", "次の相手のターンが終了するまで、", "このゲームの間、")


def until_code(t: HoloTable, seat: int, until: int) -> int:
    return {THIS_TURN: t.turn, OPP_NEXT_TURN: NEXT_TURN_OF - (1 - seat), GAME_LONG: FOREVER}[until]


GIVEN: dict[tuple[int, str], Frozen] = {}
NO_VALUES = ("ANY_COLOR", "HP_FALLS", "HP_SHIFTS", "LOOKING", "FIRST_LAYER")
FROZEN: dict[int, Frozen] = {
    number: Frozen(f"hocg:frozen/{name}")
    for name, number in sorted((vars(layers) | vars(stats)).items())
    if name.isupper() and isinstance(number, int) and name not in NO_VALUES
}


def given_mark(stat: int, given: str, mask: int) -> Frozen:
    key = (stat, given)
    if key not in GIVEN:
        mark = Frozen(f"hocg:given/{stat}/{given}")
        mark.name_given, mark.mask = given, mask
        GIVEN[key] = mark
    return GIVEN[key]


def leave(t: HoloTable, stat: int, mark: Live) -> None:
    """A mark is left on a holomem; one that takes HP away is watched."""
    enter(t.mods, stat, mark)
    if stat == layers.HP and mark.amount < 0:
        enter(t.mods, stats.HP_FALLS, mark)


def counts_own(noun: object) -> bool:
    """Is it what the holomem itself carries?"""
    return isinstance(noun, PartNoun) and isinstance(noun.owner, Spoken) and noun.owner.slot == ANCHOR


class Changes(Say):
    """Changes a value of holomem: in a one-shot text for a time, in standing text as long as it works."""

    then = ("", "その後、")

    stat = stats.ARTS
    standing = False  # set by the host

    def __init__(self, q: int | Quantity, x: MemNoun, until: int = THIS_TURN) -> None:
        self.q = q
        self.x = x
        self.until = until

    def frozen(self) -> Ability:
        """The mark this leaves on a holomem; one per kind of change."""
        return FROZEN[self.stat]

    def lower(self, code: Code) -> None:
        slot = choose(code, self.x, "target")
        amount = code.slot()

        def freeze(t: Table, f: Frame) -> Signal:
            f.slots[amount] = value_of(self.q, cast(HoloTable, t), f)  # G-45
            return NEXT

        def leave_mark(t: HoloTable, f: Frame, i: int) -> None:
            until = until_code(t, f.seat, self.until)
            fixed = self.fixed(t, i, f.num(amount))
            leave(t, self.stat, Live(self.frozen().number, f.source, f.seat, i, t.tick(), until, fixed))

        code.step(freeze)
        for_each(code, slot, leave_mark)
        remember(code, slot)

    def fixed(self, t: HoloTable, mem_id: int, amount: int) -> int:
        """The number the mark keeps."""
        return amount

    def could_change(self, t: Table, f: Frame) -> bool:
        """Of nothing there is no more and no less; what has no use at the moment is a change all the same (R-39)."""
        return exists(self.x, t, f) and value_of(self.q, cast(HoloTable, t), f) != 0

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        """What a gift or an attached card registers: (changes a value, key, ability)."""
        ability = Standing(self._scope(), lambda t, f: value_of(self.q, t, f))
        return [(True, self.stat, self._layered(self.bind(ability, self.q)))]

    def mark(self) -> Ability:
        """What its standing form comes to on one holomem."""
        return FROZEN[self.stat]

    def _layered(self, ability: Standing) -> Standing:
        """Whether an ability is switched off is asked of every standing one: OFF always looks at its own layer."""
        if self.stat in layers.LAYER:
            ability.mark = self.mark().number
            ability.sees = self.x.sees if isinstance(self.q, int) else self.x.sees | self.q.sees
            if self.stat == layers.OFF:
                ability.sees |= {layers.OFF}
        return ability

    def bind(self, ability: S, quantity: int | Quantity) -> S:
        """What the engine may know before asking: whom it applies to, how much it always is, whether it only adds."""
        ability.bound = isinstance(self.x, Spoken) and not self.x.filters and self.x.slot == ANCHOR
        ability.fixed = quantity if isinstance(quantity, int) else None
        ability.lowers = least(quantity) < 0
        ability.carried = isinstance(quantity, Each) and counts_own(quantity.noun) and not ability.lowers
        return ability

    def _scope(self) -> Callable[[HoloTable, Frame, int], bool]:
        noun = self.x
        if isinstance(noun, Spoken) and not noun.filters:
            slot = noun.slot
            return lambda t, f, i: f.slots[slot] == i
        return lambda t, f, i: i in noun.find(t, f)

    def _when(self, lang: str) -> str:
        if self.standing:
            return ""
        return UNTIL_JA[self.until] if lang == "ja" else UNTIL_EN[self.until]

    what_en = "Arts{n}"
    what_ja = "アーツ{n}"

    def en(self) -> str:
        gets = "get" if self.x.several else "gets"
        what = self.what_en.format(n=signed(self.q))
        who = self.x.words("en")
        per = per_en(self.q).replace(f"attached to {who}", "attached to it")
        return f"{self._when('en')}{who} {gets} {what}{per}{self.x.per()}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self._when('ja')}{per_ja(self.q)}{self.x.words('ja')}の{self.what_ja.format(n=signed(self.q))}"


class Arts(Changes):
    pass


class Hp(Changes):
    stat = layers.HP
    what_en = "{n} HP"
    what_ja = "HP{n}"


class ArtsCost(Changes):
    stat = stats.COST
    what_ja = "アーツに必要な無色{n}"
    called = ""

    def en(self) -> str:
        needs, its = ("require", "their") if self.x.several else ("requires", "its")
        what = f"{signed(self.q)} colorless for {its} Arts{self.called}{per_en(self.q)}"
        return f"{self._when('en')}{self.x.words('en')} {needs} {what}"


class NamedArtsCost(ArtsCost):
    """… of every Arts with this name (10.1.3.1)."""

    stat = stats.NAMED_COST

    def __init__(self, q: int | Quantity, x: MemNoun, of: Names | str, until: int = THIS_TURN) -> None:
        super().__init__(q, x, until)
        self.of = Names(of, of) if isinstance(of, str) else of
        self.called = f" {self.of.en}"
        self.what_ja = f"アーツ「{self.of.ja}」に必要な無色{{n}}"

    def frozen(self) -> Ability:
        return given_mark(self.stat, self.of.en, 0)

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        ability = self.bind(Grants(self._scope(), lambda t, f: value_of(self.q, t, f)), self.q)
        ability.name_given = self.of.en
        return [(True, self.stat, ability)]


class Baton(Changes):
    stat = layers.BATON
    what_ja = "バトンタッチに必要な無色{n}"

    def en(self) -> str:
        needs = f"requires {signed(self.q)} colorless for its baton pass{per_en(self.q)}"
        return f"{self._when('en')}{self.x.words('en')} {needs}"

    def ja(self, mood: int = PLAIN) -> str:
        if isinstance(self.x, Spoken) or self.standing:
            return super().ja(mood)
        return f"{self.x.words('ja')}は、{self._when('ja')}{per_ja(self.q)}{self.what_ja.format(n=signed(self.q))}"


class MascotLimit(Changes):
    stat = stats.MASCOT_LIMIT
    what_en = "{n} to the limit of mascots"
    what_ja = "付けられるマスコットの上限{n}"


class ToolLimit(Changes):
    stat = stats.TOOL_LIMIT
    what_en = "{n} to the limit of tools"
    what_ja = "付けられるツールの上限{n}"
