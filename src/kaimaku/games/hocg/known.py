"""Which cards there are, whether they can be played here or not, and what those are called that cannot."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

from .facts import Names

HEADING: Final = "# Every card there is, by set: numbers only. Written by tools/status.py (python -m tools.status).\n"
PREVIEWS: Final = (
    "# Cards that only previews have shown, by set. Written by tools/status.py (python -m tools.status).\n"
)


@cache
def known() -> Mapping[str, frozenset[str]]:
    """The numbers of each set."""
    return _by_set("known.toml")


@cache
def previews() -> Mapping[str, frozenset[str]]:
    """Those of them whose facts and texts are only known from previews and from what fans wrote down."""
    return _by_set("previews.toml")


def _by_set(file: str) -> Mapping[str, frozenset[str]]:
    text = (resources.files("kaimaku.games.hocg") / file).read_text(encoding="utf-8")
    return MappingProxyType({name: frozenset(numbers(name, spans)) for name, spans in tomllib.loads(text).items()})


def exists(number: str) -> bool:
    return number in known().get(number.partition("-")[0], ())


def preview(number: str) -> bool:
    return number in previews().get(number.partition("-")[0], ())


@dataclass(frozen=True, slots=True)
class Coming:
    """A card that cannot be played here yet, as far as it takes to name it and to find one like it."""

    number: str
    kind: str
    part: str  # the level of a holomem, the type of a support
    colors: tuple[str, ...]
    name: Names


@cache
def _coming() -> Mapping[str, tuple[str, str, str, str, str]]:
    return tomllib.loads((resources.files("kaimaku.games.hocg") / "names.toml").read_text(encoding="utf-8"))


def coming(number: str) -> Coming | None:
    row = _coming().get(number)
    if row is None:
        return None
    kind, part, colors, en, ja = row
    return Coming(number, kind, part, tuple(colors.split()), Names(en, ja))


def numbers(name: str, spans: str) -> Iterator[str]:
    """The card numbers of a set out of "1-20 23"."""
    for span in spans.split():
        first, _, last = span.partition("-")
        for n in range(int(first), int(last or first) + 1):
            yield f"{name}-{n:03}"


def spans(cards: Iterable[str]) -> str:
    """The numbers of one set as short as they can be said: "1-20 23"."""
    found: list[list[int]] = []
    for n in sorted(int(number.partition("-")[2]) for number in cards):
        if found and n == found[-1][1] + 1:
            found[-1][1] = n
        else:
            found.append([n, n])
    return " ".join(f"{first}-{last}" if last > first else str(first) for first, last in found)


def known_text(numbers: Iterable[str], heading: str = HEADING) -> str:
    """The file that says so."""
    sets: dict[str, list[str]] = {}
    for number in numbers:
        sets.setdefault(number.partition("-")[0], []).append(number)
    return heading + "".join(f'{name} = "{spans(cards)}"\n' for name, cards in sorted(sets.items()))
