"""Card definitions: printed facts made quick to ask, and what the card says (ch. 2)."""

from __future__ import annotations

from collections.abc import Iterator, KeysView
from hashlib import blake2b
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeAlias
from zlib import crc32

from kaimaku.kernel.listeners import Ability
from kaimaku.kernel.marks import trait
from kaimaku.kernel.phrases import Phrase

from .facts import Extra, Names, Printed, PrintedArt, PrintedSkill

if TYPE_CHECKING:
    from .table import HoloTable, Mem

OSHI: Final = 0
HOLOMEM: Final = 1
SUPPORT: Final = 2
CHEER: Final = 3
KINDS: Final = {"oshi": OSHI, "holomem": HOLOMEM, "support": SUPPORT, "cheer": CHEER}
DEBUT: Final = 0
FIRST: Final = 1
SECOND: Final = 2
SPOT: Final = 3
LEVELS: Final = {"debut": DEBUT, "first": FIRST, "second": SECOND, "spot": SPOT}
COLORS: Final = {"white": 1, "green": 2, "red": 4, "blue": 8, "purple": 16, "yellow": 32}
ANY_COLOR: Final = 63
ATTACHED: Final = frozenset({"tool", "mascot", "fan"})
# What is so of each definition, by its number; None, or nothing at all, where nobody has asked yet. Lists, because a
# dictionary would have to be given the numbers as objects.
Verdicts: TypeAlias = "list[bool | None]"


class Art:
    """One Arts of a holomem card (12.2)."""

    __slots__ = ("card", "colored", "critical", "name", "number", "power", "printed", "prog", "size", "text", "varies")

    def __init__(self, card: CardDef, printed: PrintedArt) -> None:
        self.card = card
        self.printed = printed
        self.name = printed.name
        self.power = printed.power
        self.critical = tuple((COLORS[color], bonus) for color, bonus in printed.critical)
        # 10.5.2: what each color asks for, and how many cheers in all
        self.colored = tuple(
            (COLORS[color], printed.cost.count(color)) for color in sorted(set(printed.cost)) if color != "neutral"
        )
        self.size = len(printed.cost)
        self.text: ArtText | None = None
        self.prog = -1  # the text of step 4, if it has any
        self.varies = False  # does its own text change its cost?
        self.number = crc32(f"{card.id}/{len(card.arts)}".encode())  # stable in options and saved tables
        if self.number in ARTS and ARTS[self.number].card.id != card.id:
            raise ValueError(f"{card.id}: its Arts would be mistaken for those of {ARTS[self.number].card.id}")
        ARTS[self.number] = self


@trait
class ArtText:
    """What stands beside an Arts and matters before its use: targets, or the moment of a replacing Arts."""

    @property
    def replaces(self) -> bool:
        raise NotImplementedError

    def reach(self, t: HoloTable, mem: Mem) -> int:
        """Which of the opponent's positions a holomem may hit with it."""
        raise NotImplementedError

    def confines(self, t: HoloTable, mem: Mem) -> bool:
        """Does its own text forbid every other target, whatever else would allow one (1.3.3)?"""
        raise NotImplementedError

    def lets_use(self, t: HoloTable, mem: Mem) -> bool:
        """Does its own text let this holomem use it now?"""
        raise NotImplementedError

    def cost(self, t: HoloTable, mem: Mem) -> int:
        """By how many neutral cheers its own text changes what a holomem needs to use it."""
        raise NotImplementedError

    def colored_cost(self, t: HoloTable, mem: Mem) -> tuple[tuple[int, int], ...]:
        """… and by how many of which colors."""
        raise NotImplementedError


class Skill:
    """One skill of an Oshi (12.1)."""

    __slots__ = ("ability", "cost", "index", "limit", "name", "period", "printed", "prog", "reactive", "text", "x_cost")

    def __init__(self, printed: PrintedSkill, index: int) -> None:
        self.printed = printed
        self.name: Names = printed.name
        self.cost = printed.power or 0
        self.x_cost = printed.x_cost
        self.limit = printed.limit
        # 8.5.1.1, 8.5.1.2: once a turn (0) or once a game (1); a stage skill has no limit unless printed (-1)
        self.period = 1 if printed.kind == "sp" or printed.limit == "game" else 0
        if printed.kind == "stage" and printed.limit is None:
            self.period = -1
        self.index = index
        self.text: object | None = None
        self.prog = -1
        self.reactive = False  # used at a moment of its own instead of in the main phase (12.1.5)
        self.ability: Ability | None = None


class CardDef:
    """One card number: facts, and once it is declared, abilities."""

    __slots__ = (
        "activated",
        "alone",
        "arts",
        "asks",
        "attachable",
        "baton",
        "baton_colors",
        "buzz",
        "colors",
        "elsewhere",
        "extras",
        "hosts",
        "hp",
        "id",
        "key",
        "kind",
        "level",
        "life",
        "limited",
        "names",
        "no_bloom",
        "number",
        "only",
        "onto",
        "own",
        "own_name",
        "pay",
        "places",
        "printed",
        "skills",
        "support",
        "tags",
        "use",
        "use_prog",
        "watch",
    )

    # A card that has not been declared has none of these.
    hosts: list[object]  # what the declaration says, in order, for the text
    own: dict[int, tuple[Ability, ...]]  # event kind → abilities found on the event's subject
    watch: tuple[tuple[bool, int, Ability], ...]  # (changes a value?, key, ability) while it works
    elsewhere: dict[int, tuple[tuple[bool, int, Ability], ...]]  # the same in other zones (10.3.4.3)
    activated: tuple[Ability, ...]  # abilities its player may use in the main phase
    use: Phrase | None  # the text of an event, item or staff
    use_prog: int
    pay: Phrase | None  # the cost of using a tool, mascot or fan; its program is then `use_prog`

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.id = printed.number
        self.key = crc32(self.id.encode())  # stable in saved tables
        self.number = len(DEFS)
        self.kind = KINDS[printed.kind]
        self.level = LEVELS[printed.bloom] if printed.bloom else -1
        self.places = self.level in (DEBUT, SPOT)  # may come to the stage from the hand (8.2)
        self.own_name = frozenset([printed.name.en])
        self.names = frozenset([printed.name.en, *(n.en for n in printed.also)])
        self.tags = frozenset(tag.en for tag in printed.tags)
        self.colors = sum(COLORS[color] for color in printed.colors)
        self.hp = printed.hp
        self.life = printed.life
        self.buzz = printed.buzz
        self.extras = frozenset(_extras(printed) if printed.extra is None else printed.extra)
        self.no_bloom = "no-bloom" in self.extras
        self.onto: Verdicts = []  # cards below: may one of them, as printed, bloom into this?
        self.baton = len(printed.baton)
        self.baton_colors = tuple(COLORS[color] for color in sorted(printed.baton) if color != "neutral")
        self.limited = printed.limited
        self.support = printed.support or ""
        self.attachable = self.support in ATTACHED
        self.only = frozenset(printed.attach_only)
        self.arts: tuple[Art, ...] = ()
        for art in printed.arts:
            self.arts += (Art(self, art),)
        self.skills = tuple(Skill(skill, i) for i, skill in enumerate(printed.skills))
        self.alone: Verdicts = []  # top cards: may this, as printed, be the only support on one?
        self.asks = 0  # what its texts ask of every table they are in: see `rules/work.py`
        DEFS.append(self)

    def open(self) -> None:
        """Ready to be declared: whatever it says is bound to it now."""
        self.hosts = []
        self.own = {}
        self.watch = ()
        self.elsewhere = {}
        self.activated = ()
        self.use = None
        self.use_prog = -1
        self.pay = None
        self.asks = 0

    def name(self, lang: str) -> str:
        return self.printed.name.ja if lang == "ja" else self.printed.name.en

    def __repr__(self) -> str:
        return f"<{self.id} {self.printed.name.en}>"


def _extras(printed: Printed) -> list[Extra]:
    """The Extra lines a holomem has by its other facts: as many as one likes, Life-2 of Buzz, no bloom of Spot."""
    said: list[tuple[bool, Extra]] = [
        (printed.unlimited, "any-number"),
        (printed.buzz, "life-2"),
        (printed.bloom == "spot", "no-bloom"),
    ]
    return [line for so, line in said if so and printed.kind == "holomem"]


class Declared(dict[str, CardDef]):
    """The cards that can be played, by number, as if all of them were declared.

    The file of a product is read when one of its cards is first asked for. Whoever asks for all cards gets them in the
    order of their definitions, whatever was read first.
    """

    def __init__(self) -> None:
        super().__init__()
        self.outlines: dict[str, CardDef] = {}  # printed cards, not declared so far
        self.files: dict[str, str] = {}  # the module that declares each of them

    def expect(self, printed: Printed, module: str) -> None:
        """A printed card has its place among the definitions before it is declared."""
        if not super().__contains__(printed.number):
            self.outlines[printed.number] = CardDef(printed)
            self.files[printed.number] = module

    def define(self, printed: Printed) -> CardDef:
        """The definition of a card that is being declared. It is entered here once all its texts are bound."""
        outline = self.outlines.pop(printed.number, None)
        d = outline if outline is not None and outline.printed is printed else CardDef(printed)
        d.open()
        return d

    def enter(self, d: CardDef) -> None:
        """All texts of the card are bound: it can be played."""
        self[d.id] = d
        self.files.pop(d.id, None)

    def read_all(self) -> None:
        for module in dict.fromkeys([*self.files.values()]):
            import_module(module)

    def __missing__(self, number: str) -> CardDef:
        if self.has(number):
            return self[number]
        raise KeyError(number)

    def __contains__(self, number: object) -> bool:
        return self.has(str(number))

    def has(self, number: str) -> bool:
        """Can this card be played? Compiled code must ask so: there, `in` looks into the dictionary alone."""
        if super().__contains__(number):
            return True
        module = self.files.get(number)
        if module is not None:
            import_module(module)  # another thread waits here until the whole product is declared
        return super().__contains__(number)

    def get(self, number: str, default: CardDef | None = None) -> CardDef | None:  # type: ignore[override]
        return super().get(number, default) if self.has(number) else default

    def __iter__(self) -> Iterator[str]:
        return (d.id for d in self.values())

    def __len__(self) -> int:
        self.read_all()
        return super().__len__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return dict(self.items()).keys()

    def values(self) -> list[CardDef]:  # type: ignore[override]
        self.read_all()
        return sorted(super().values(), key=lambda d: d.number)

    def items(self) -> list[tuple[str, CardDef]]:  # type: ignore[override]
        return [(d.id, d) for d in self.values()]


DEFS: Final[list[CardDef]] = []  # every printed card, declared or not, and whatever else was declared
BY_ID: Final = Declared()
OWN: Final[dict[str, str]] = {}  # the documents of own cards that are declared, by number
ARTS: Final[dict[int, Art]] = {}


def remember(verdicts: Verdicts, number: int, verdict: bool) -> None:
    if number >= len(verdicts):
        verdicts += [None] * (len(DEFS) - len(verdicts))
    verdicts[number] = verdict


def declared(number: int) -> CardDef:
    """A definition with its text."""
    return BY_ID[DEFS[number].id]


def cards_hash(ids: list[str]) -> str:
    """A hash of the declarations used: a replay knows whether a card has changed since."""
    text = "\n".join(f"{i}:{BY_ID[i].printed!r}:{[str(h) for h in BY_ID[i].hosts]}" for i in sorted(set(ids)))
    return blake2b(text.encode(), digest_size=8).hexdigest()
