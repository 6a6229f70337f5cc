"""Modifiers: as a one-shot they freeze on whom they find, as standing text they look each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import GAME_LONG as FOREVER
from kaimaku.kernel.listeners import Ability, Live, enter
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..defs import COLORS
from ..facts import Names, title
from ..rules import layers, picking, stats
from ..rules.abilities import ANCHOR, IT, Frozen, Grants, HoloAbility, Ongoing
from ..rules.turn import NEXT_TURN_OF
from ..table import HoloTable
from .choosing import choose, exists, for_each, remember
from .control import About, speaking_of
from .filters import Colored
from .holomem_nouns import EachOne, MemNoun, PartNoun, Spoken
from .quantities import Each, Quantity, least, per_en, per_ja, signed, value_of
from .words import PLAIN, inflect

S = TypeVar("S", bound=Ongoing)

THIS_TURN: Final = 0
OPP_NEXT_TURN: Final = 1
GAME_LONG: Final = 2
IN_OPP_NEXT_TURN: Final = 3
UNTIL: Final[dict[Lang, tuple[str, ...]]] = {
    "en": (
        "during this turn, ",
        "until the end of your opponent's next turn, ",
        "during this game, ",
        "during your opponent's next turn, ",
    ),
    "ja": ("このターンの間、", "次の相手のターンが終了するまで、", "このゲームの間、", "次の相手のターンの間、"),
}


def until_code(t: HoloTable, seat: int, until: int) -> int:
    theirs = NEXT_TURN_OF - (1 - seat)
    return {THIS_TURN: t.turn, OPP_NEXT_TURN: theirs, GAME_LONG: FOREVER, IN_OPP_NEXT_TURN: theirs}[until]


GIVEN: Final[dict[tuple[int, str], Frozen]] = {}
NO_VALUES: Final = (
    *("ANY_COLOR", "LOOKING", "FIRST_LAYER", "MASCOT_NAMES"),
    *("HP_FALLS", "HP_SHIFTS", "LIMIT_FALLS", "LIMIT_SHIFTS"),
)
FROZEN: Final[dict[int, Frozen]] = {
    number: Frozen(f"hocg:frozen/{name}")
    for name, number in sorted((vars(layers) | vars(stats)).items())
    if name.isupper() and isinstance(number, int) and name not in NO_VALUES
}


CRITICALS: Final[dict[int, Frozen]] = {mask: Frozen(f"hocg:critical/{color}") for color, mask in COLORS.items()}
for _mask, _mark in CRITICALS.items():
    _mark.mask = _mask


def given_mark(stat: int, given: str, mask: int) -> Frozen:
    key = (stat, given)
    if key not in GIVEN:
        mark = Frozen(f"hocg:given/{stat}/{given}")
        mark.name_given, mark.mask = given, mask
        GIVEN[key] = mark
    return GIVEN[key]


def _tinted(color: str) -> Frozen:
    mark = Frozen(f"hocg:tinted/{color}")
    mark.mask = COLORS[color]
    return mark


TINTED: Final = {mask: _tinted(color) for color, mask in COLORS.items()}


def leave(t: HoloTable, stat: int, mark: Live) -> None:
    """A mark is left on a holomem; one that takes HP or room away is watched."""
    enter(t.mods, stat, mark)
    if stat in stats.WATCHED and mark.amount < 0:
        enter(t.mods, stats.WATCHED[stat][0], mark)


def counts_own(noun: object) -> bool:
    """Is it what the holomem itself carries?"""
    return isinstance(noun, PartNoun) and isinstance(noun.owner, Spoken) and noun.owner.slot == ANCHOR


def of_each(q: int | Quantity) -> bool:
    """Is it as much for each holomem as what that one carries comes to?"""
    return isinstance(q, Each) and isinstance(q.noun, PartNoun) and isinstance(q.noun.owner, EachOne)


def lower_on_each(
    code: Code, x: MemNoun, q: int | Quantity, until: int, leave_on: Callable[[HoloTable, Frame, int, int, int], None]
) -> None:
    """Leave something on every chosen holomem until its time is over, with the amount it comes to now (G-45)."""
    slot = choose(code, x, picking.TARGET)
    amount = code.slot()

    own = of_each(q)

    @code.step
    def freeze(t: HoloTable, f: Frame) -> Signal:
        f.slots[amount] = 0 if own else value_of(q, t, f)
        return NEXT

    def leave_one(t: HoloTable, f: Frame, i: int) -> None:
        found = value_of(q, t, speaking_of(f, IT, i)) if own else f.num(amount)
        leave_on(t, f, i, until_code(t, f.seat, until), found)

    for_each(code, slot, leave_one)
    remember(code, slot)


@mypyc_attr(allow_interpreted_subclasses=True)
class Changes(About[MemNoun]):
    """Changes a value of holomem: in a one-shot text for a time, in standing text as long as it works."""

    then = ("", "その後、")

    stat = stats.ARTS

    def __init__(self, q: int | Quantity, x: MemNoun, until: int = THIS_TURN) -> None:
        super().__init__(x)
        self.q = q
        self.until = until

    def frozen(self) -> Ability:
        """The mark this leaves on a holomem; one per kind of change."""
        return FROZEN[self.stat]

    def lower(self, code: Code) -> None:
        def leave_mark(t: HoloTable, f: Frame, i: int, until: int, amount: int) -> None:
            fixed = self.fixed(t, i, amount)
            leave(t, self.stat, Live(self.frozen().number, f.source, f.seat, i, t.tick(), until, fixed))

        lower_on_each(code, self.x, self.q, self.until, leave_mark)

    def fixed(self, t: HoloTable, mem_id: int, amount: int) -> int:
        """The number the mark keeps."""
        return amount

    def could_change(self, t: Table, f: Frame) -> bool:
        """Of nothing there is no more and no less; what has no use at the moment is a change all the same (R-39)."""
        h = cast(HoloTable, t)
        if of_each(self.q):
            return any(value_of(self.q, h, speaking_of(f, IT, i)) for i in self.x.find(t, f))
        return exists(self.x, t, f) and value_of(self.q, h, f) != 0

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        """What a gift or an attached card registers: (changes a value, key, ability)."""
        ability = Ongoing(self._scope(), lambda t, f: value_of(self.q, t, f))
        return [(True, self.stat, self._layered(self.bind(ability, self.q)))]

    def mark(self) -> Ability:
        """What its standing form comes to on one holomem."""
        return FROZEN[self.stat]

    def _layered(self, ability: Ongoing) -> Ongoing:
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

    def _when(self, lang: Lang) -> str:
        return "" if self.standing else UNTIL[lang][self.until]

    what_en = "Arts{n}"
    what_ja = "アーツ{n}"

    def en(self) -> str:
        gets = "get" if self.x.several else "gets"
        what = self.what_en.format(n=signed(self.q))
        who = self.x.words("en")
        per = per_en(self.q).replace(f"attached to {who}", "attached to it")
        return f"{self._when('en')}{who} {gets} {what}{per}{self.x.per()}"

    def ja(self, mood: int = PLAIN) -> str:
        what = self.what_ja.format(n=signed(self.q))
        if of_each(self.q):
            return f"{self._when('ja')}{self.x.words('ja')}は、{per_ja(self.q)}{what}"
        return f"{self._when('ja')}{per_ja(self.q)}{self.x.words('ja')}の{what}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Arts(Changes):
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Hp(Changes):
    stat = layers.HP
    what_en = "{n} HP"
    what_ja = "HP{n}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ArtsCost(Changes):
    """So many neutral icons more or less; or icons of a color."""

    stat = stats.COST
    called = ""

    def __init__(self, q: int | Quantity, x: MemNoun, until: int = THIS_TURN, color: Colored | None = None) -> None:
        super().__init__(q, x, until)
        self.color = color
        self.what_ja = f"アーツに必要な{color.ja if color is not None else '無色'}{{n}}"
        if color is not None:
            self.stat = stats.COLOR_COST

    def frozen(self) -> Ability:
        return super().frozen() if self.color is None else TINTED[self.color.mask]

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        if self.color is None:
            return super().make_standing()
        ability = self.bind(Grants(self._scope(), lambda t, f: value_of(self.q, t, f)), self.q)
        ability.mask = self.color.mask
        return [(True, self.stat, ability)]

    def en(self) -> str:
        needs, its = ("require", "their") if self.x.several else ("requires", "its")
        color = self.color.en if self.color is not None else "colorless"
        what = f"{signed(self.q)} {color} for {its} Arts{self.called}{per_en(self.q)}"
        return f"{self._when('en')}{self.x.words('en')} {needs} {what}"


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedArtsCost(ArtsCost):
    """… of every Arts with this name (10.1.3.1)."""

    stat = stats.NAMED_COST

    def __init__(self, q: int | Quantity, x: MemNoun, of: Names | str, until: int = THIS_TURN) -> None:
        super().__init__(q, x, until)
        self.of = title(of) if isinstance(of, str) else of
        self.called = f' "{self.of.en}"'
        self.what_ja = f"アーツ「{self.of.ja}」に必要な無色{{n}}"

    def frozen(self) -> Ability:
        return given_mark(self.stat, self.of.en, 0)

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        ability = self.bind(Grants(self._scope(), lambda t, f: value_of(self.q, t, f)), self.q)
        ability.name_given = self.of.en
        return [(True, self.stat, ability)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Critical(Changes):
    """A bonus of its Arts against holomem of a color (12.2.4.2)."""

    stat = stats.CRITICAL

    def __init__(self, q: int | Quantity, x: MemNoun, color: Colored, until: int = THIS_TURN) -> None:
        super().__init__(q, x, until)
        self.color = color
        self.what_en = f"{color.en.capitalize()} Critical{{n}}"
        self.what_ja = f"{color.ja}特攻{{n}}"

    def frozen(self) -> Ability:
        return CRITICALS[self.color.mask]

    def ja(self, mood: int = PLAIN) -> str:
        what = self.what_ja.format(n=signed(self.q))
        return f"{self._when('ja')}{per_ja(self.q)}{self.x.words('ja')}は{what}を{inflect('得る', mood)}"


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class MascotLimit(Changes):
    """More mascots than one (5.17.3.2); different: only with different card names."""

    stat = stats.MASCOT_LIMIT
    what_en = "{n} to the limit of mascots"
    what_ja = "付けられるマスコットの上限{n}"

    def __init__(self, q: int | Quantity, x: MemNoun, until: int = THIS_TURN, different: bool = False) -> None:
        super().__init__(q, x, until)
        self.different = different

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        found = super().make_standing()
        if self.different:
            found += [(True, stats.MASCOT_NAMES, ability) for _, _, ability in super().make_standing()]
        return found

    def en(self) -> str:
        if not self.different:
            return super().en()
        return f"you may attach up to {1 + cast(int, self.q)} mascots with different card names to {self.x.words('en')}"

    def ja(self, mood: int = PLAIN) -> str:
        if not self.different:
            return super().ja(mood)
        return f"{self.x.words('ja')}は、異なるカード名のマスコットを{1 + cast(int, self.q)}枚まで付けられる"


@mypyc_attr(allow_interpreted_subclasses=True)
class ToolLimit(Changes):
    stat = stats.TOOL_LIMIT
    what_en = "{n} to the limit of tools"
    what_ja = "付けられるツールの上限{n}"
