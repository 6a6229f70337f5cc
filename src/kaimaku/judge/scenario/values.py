"""Values of a scenario: reading keys, lists and numbers, and saying where a mistake stands and what was meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches

Spec = Mapping[str, object]
MOST = 200
COIN = {"heads": 1, "tails": 0}
TIMES = re.compile(r"(?P<what>.+?)\s+x\s*(?P<count>\d+)")
# What every file may have beside its position.
OF_EVERY_FILE = ("title", "title_ja", "about", "rules", "cards", "steps", "expect", "variants")
NOBODY = (None, "none", "nobody", "empty")  # ways of saying that something is not there


class Misspoken(ValueError):
    """Something a scenario says that cannot be understood or done here. Any other exception is a fault of ours."""


class UnknownStep(Misspoken):
    """A step that cannot be understood or taken at this table."""


class PositionError(Misspoken):
    """A position that cannot be set up: where it says so, and what is wrong with it."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}" if where else why)
        self.where = where
        self.why = why


def known_keys(spec: Spec, keys: Collection[str], where: str, besides: Collection[str] = ()) -> None:
    """`besides`: keys that stand in the same place and belong to somebody else."""
    for key in spec:
        if key not in keys:
            place = f"{where}.{key}" if where else key
            choice = [*sorted(besides), *sorted(keys)]
            raise PositionError(place, f"unknown key{near(key, choice)}; choose from {', '.join(choice)}")


def renamed(spec: Spec, others: Mapping[str, str]) -> Spec:
    """With other words for some keys understood; both at once say the same thing twice."""
    if not spec.keys() & others.keys():
        return spec
    found: dict[str, object] = {}
    for key, value in spec.items():
        word = others.get(key, key)
        if word in found or (word != key and word in spec):
            raise PositionError(key, f"`{key}` and `{word}` mean the same: use only one")
        found[word] = value
    return found


def near(ref: str, names: Iterable[str], otherwise: str = "") -> str:
    """The names that look most like a word, for the end of a message."""
    close = dict.fromkeys(get_close_matches(ref, list(names), n=5))
    return f"; did you mean {' or '.join(close)}?" if close else otherwise


def mapping(value: object, where: str) -> Spec:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError(where, f"expected a mapping, not {value!r}")
    return value


def many(value: object, where: str) -> list[object]:
    """A list; one thing stands for a list of one."""
    if value is None:
        return []
    if isinstance(value, str | int | Mapping):
        return [value]
    if not isinstance(value, Sequence):
        raise PositionError(where, f"expected a list, not {value!r}")
    return list(value)


def number(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(where, f"expected a whole number, not {value!r}")
    return value


def least(value: object, lowest: int, where: str) -> int:
    """A whole number that is not lower."""
    found = number(value, where)
    if found < lowest:
        raise PositionError(where, f"expected {lowest} or more, not {found}")
    return found


def flag(value: object, where: str) -> bool:
    """`no` is a word like any other to YAML; here it says no."""
    found = {"true": True, "yes": True, "false": False, "no": False, "none": False}.get(str(value).lower())
    if found is None:
        raise PositionError(where, f"expected true or false, not {value!r}")
    return found


def one_of(value: object, words: Collection[str], where: str) -> str:
    said = str(value)
    if said not in words:
        raise PositionError(where, f"unknown word {said!r}{near(said, words)}; choose from {', '.join(words)}")
    return said


def faces(value: object, where: str, sides: int = 6) -> list[int]:
    """What the next dice show."""
    found = [number(face, where) for face in many(value, where)]
    for face in found:
        if not 1 <= face <= sides:
            raise PositionError(where, f"a die shows 1 to {sides}, not {face}")
    return found


def sides(value: object, where: str) -> list[int]:
    """How the next coins fall."""
    said = [str(side).lower() for side in many(value, where)]
    for side in said:
        if side not in COIN:
            raise PositionError(where, f"a coin shows heads or tails, not {side!r}")
    return [COIN[side] for side in said]


def ruling_word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def repeated(entry: object) -> list[object]:
    """`green x2` stands for two entries."""
    if isinstance(entry, str):
        found = TIMES.fullmatch(entry.strip())
        if found:
            return [found["what"]] * within(int(found["count"]), entry)
    return [entry]


def within(count: int, where: str) -> int:
    """No pile is that high; a slip of the keyboard must not fill the memory."""
    if not 0 <= count <= MOST:
        raise PositionError(where, f"expected 0 to {MOST} cards, not {count}")
    return count


def entries(value: object, where: str) -> list[object]:
    """A list, each entry as often as it says."""
    return [one for entry in many(value, where) for one in repeated(entry)]


def terms(value: object, where: str) -> list[str]:
    """A list of words, each as often as it says."""
    return [str(one) for one in entries(value, where)]


def matching(wanted: Sequence[str], things: Sequence[int], fits: Callable[[str, int], bool]) -> list[int] | None:
    """Give each word a thing of its own, if that is possible."""
    if not wanted:
        return []
    for i, thing in enumerate(things):
        if fits(wanted[0], thing):
            rest = matching(wanted[1:], [*things[:i], *things[i + 1 :]], fits)
            if rest is not None:
                return [thing, *rest]
    return None


def differs(where: str, wanted: object, found: object) -> list[str]:
    """`no` is false, but `true` is not 1, and '5' is not 5: where both would look alike, the message quotes them."""
    if isinstance(found, bool) and isinstance(wanted, str):
        wanted = flag(wanted, where)
    if wanted == found and isinstance(wanted, bool) == isinstance(found, bool):
        return []
    alike = str(wanted) == str(found)
    return [f"{where}: expected {wanted!r}, found {found!r}" if alike else f"{where}: expected {wanted}, found {found}"]


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "nothing"
