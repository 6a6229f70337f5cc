"""Which cards there are: the numbers of every set, whether they can be played here or not."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType


@cache
def known() -> Mapping[str, frozenset[str]]:
    """The numbers of each set."""
    text = (resources.files("kaimaku.games.hocg") / "known.toml").read_text(encoding="utf-8")
    return MappingProxyType({name: frozenset(numbers(name, spans)) for name, spans in tomllib.loads(text).items()})


def exists(number: str) -> bool:
    return number in known().get(number.partition("-")[0], ())


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
