"""Kinds: what may stand in a place of a text, and how that is put into words when something else stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from .expression import expression_of


class Mark(int):
    """A constant that is an option of a word (AT_CENTER): a number inside, but never one that a text may count with."""

    name: str

    def __new__(cls, value: int, name: str) -> Mark:
        mark = super().__new__(cls, value)
        mark.name = name
        return mark

    def __getnewargs__(self) -> tuple[int, str]:  # type: ignore[override]
        return int(self), self.name

    def __or__(self, other: int) -> int:
        """Two positions: AT_CENTER | AT_BACK."""
        both = int(self) | int(other)
        return Mark(both, f"{self.name} | {other.name}") if isinstance(other, Mark) else both


class Kind:
    name = "anything"  # as it is told: "a number from 1 to 9"

    def accepts(self, value: object) -> bool:
        raise NotImplementedError

    def spell(self, value: object) -> str | None:
        """How a literal of this kind is written; None: as Python writes it."""
        return None

    def simplest(self) -> str:
        """Something of this kind, for the nearest right form."""
        raise NotImplementedError

    def values(self, value: object) -> Iterator[object]:
        """What a text says there, one by one."""
        yield value

    def sorts(self) -> frozenset[Sort]:
        """The parts of speech among what may stand there."""
        return frozenset()

    def __or__(self, other: Kind) -> Kind:
        return Either(self, other)


class Sort(Kind):
    """A part of speech: an act, a card, a condition. Words say which sorts they give."""

    def __init__(self, name: str, example: str) -> None:
        self.name = name
        self.example = example

    def accepts(self, value: object) -> bool:
        expression = expression_of(value)
        return expression is not None and self in expression.gives

    def simplest(self) -> str:
        return self.example

    def sorts(self) -> frozenset[Sort]:
        return frozenset((self,))


class Either(Kind):
    def __init__(self, *kinds: Kind) -> None:
        self.kinds: list[Kind] = []
        for kind in kinds:
            self.kinds += kind.kinds if isinstance(kind, Either) else [kind]
        self.name = " or ".join(dict.fromkeys(kind.name for kind in self.kinds))
        self.all: frozenset[Sort] = frozenset().union(*(kind.sorts() for kind in self.kinds))
        self.words = frozenset(kind for kind in self.kinds if isinstance(kind, Sort))
        self.others = [kind for kind in self.kinds if not isinstance(kind, Sort)]

    def sorts(self) -> frozenset[Sort]:
        return self.all

    def accepts(self, value: object) -> bool:
        expression = expression_of(value)
        if expression is not None and not self.words.isdisjoint(expression.gives):
            return True
        return any(kind.accepts(value) for kind in self.others)

    def spell(self, value: object) -> str | None:
        return next((kind.spell(value) for kind in self.kinds if kind.accepts(value)), None)

    def simplest(self) -> str:
        return self.kinds[0].simplest()

    def values(self, value: object) -> Iterator[object]:
        kind = next((kind for kind in self.kinds if kind.accepts(value)), None)
        return iter(()) if kind is None else kind.values(value)


class Number(Kind):
    """A whole number of a range, perhaps in steps (damage goes by tens)."""

    def __init__(self, low: int, high: int, step: int = 1, but: Sequence[int] = (), usual: Sequence[int] = ()) -> None:
        self.usual = list(usual)  # what cards say; the others are right all the same
        self.low = low
        self.high = high
        self.step = step
        self.but = frozenset(but)
        steps = f" in steps of {step}" if step > 1 else ""
        self.name = f"a number from {low} to {high}{steps}" if low < high else f"the number {low}"
        if but:
            self.name += f" other than {', '.join(map(str, sorted(but)))}"

    def accepts(self, value: object) -> bool:
        if isinstance(value, bool | Mark) or not isinstance(value, int) or value in self.but:
            return False
        return self.low <= value <= self.high and value % self.step == 0

    def simplest(self) -> str:
        return next(str(n) for n in self.choices() if n > 0 or n == self.choices()[-1])

    def choices(self) -> list[int]:
        return self.usual or [n for n in range(self.low, self.high + 1) if n % self.step == 0 and n not in self.but]


class OneOf(Kind):
    """One of several constants, by their names in the language."""

    def __init__(self, constants: Mapping[str, object]) -> None:
        self.constants = constants
        self.name = " or ".join(constants)

    def accepts(self, value: object) -> bool:
        if isinstance(value, Mark):
            return value in self.constants.values() and all(name in self.constants for name in value.name.split(" | "))
        return any(type(value) is type(x) and value == x for x in self.constants.values() if type(x) is not int)

    def spell(self, value: object) -> str | None:
        if isinstance(value, Mark):
            return value.name
        return next((name for name, x in self.constants.items() if type(value) is type(x) and value == x), None)

    def simplest(self) -> str:
        return next(iter(self.constants))


class Flag(Kind):
    """A switch that is off unless it is written."""

    name = "True or False"

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def simplest(self) -> str:
        return "True"


class Literal(Kind):
    """A quoted name of some list: a card name, a tag. Samples are asked for when somebody needs them."""

    def __init__(self, name: str, fits: Callable[[str], bool], samples: Callable[[], Sequence[str]]) -> None:
        self.name = name
        self.fits = fits
        self.samples = samples

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and self.fits(value)

    def simplest(self) -> str:
        return repr(self.samples()[0])


class Several(Kind):
    """A bracketed list, each of one kind: ("A", "B")."""

    def __init__(self, kind: Kind, least: int, most: int, rising: bool = False) -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.rising = rising
        self.name = f"{least} to {most} of these in brackets: {kind.name}" if least < most else f"{least} x {kind.name}"
        if rising:
            self.name += ", the smaller first"

    def sorts(self) -> frozenset[Sort]:
        return self.kind.sorts()

    def accepts(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        return all(self.kind.accepts(x) for x in value) and (not self.rising or sorted(set(value)) == list(value))

    def spell(self, value: object) -> str | None:
        assert isinstance(value, tuple)
        from .words import source

        inner = ", ".join(source(x, self.kind) for x in value)
        return f"({inner})" if len(value) > 1 else f"({inner},)"

    def simplest(self) -> str:
        return f"({', '.join([self.kind.simplest()] * self.least)},)"

    def values(self, value: object) -> Iterator[object]:
        assert isinstance(value, tuple)
        for x in value:
            yield from self.kind.values(x)


class Mapped(Kind):
    """A table: {ODD: …, EVEN: …}."""

    def __init__(self, key: Kind, value: Kind) -> None:
        self.key = key
        self.value = value
        self.name = f"{{{key.name}: {value.name}}}"

    def sorts(self) -> frozenset[Sort]:
        return self.key.sorts() | self.value.sorts()

    def accepts(self, value: object) -> bool:
        if not isinstance(value, dict) or not value:
            return False
        return all(self.key.accepts(k) and self.value.accepts(v) for k, v in value.items())

    def spell(self, value: object) -> str | None:
        from .words import source

        assert isinstance(value, dict)
        return "{" + ", ".join(f"{source(k, self.key)}: {source(v, self.value)}" for k, v in value.items()) + "}"

    def simplest(self) -> str:
        return f"{{{self.key.simplest()}: {self.value.simplest()}}}"

    def values(self, value: object) -> Iterator[object]:
        assert isinstance(value, dict)
        for k, v in value.items():
            yield from self.key.values(k)
            yield from self.value.values(v)


class Anything(Kind):
    """What only Python can write (a function): no scenario can say it, and nobody invents it."""

    def accepts(self, value: object) -> bool:
        return True

    def simplest(self) -> str:
        return "..."


class Called(Kind):
    """A kind under a name of its own, where a list of all that fits would say less."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name = name
        self.kind = kind

    def sorts(self) -> frozenset[Sort]:
        return self.kind.sorts()

    def accepts(self, value: object) -> bool:
        return self.kind.accepts(value)

    def spell(self, value: object) -> str | None:
        return self.kind.spell(value)

    def simplest(self) -> str:
        return self.kind.simplest()

    def values(self, value: object) -> Iterator[object]:
        return self.kind.values(value)


FLAG = Flag()
ANYTHING = Anything()
SAME = Sort("the same as its first argument", "…")


called = Called  # as the tables of a language write them
literal = Literal
mapping = Mapped
number = Number


def one_of(namespace: Mapping[str, object], *names: str) -> Kind:
    return OneOf({name: namespace[name] for name in names})


def each_of(kind: Kind, least: int = 1, most: int = 3) -> Kind:
    return Several(kind, least, most)


def pair(kind: Kind) -> Kind:
    """Two of a kind, the smaller first: [1, 3]."""
    return Several(kind, 2, 2, rising=True)
