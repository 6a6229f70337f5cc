"""What continuous effects change is told apart by a number: two of one number would answer for each other."""

from __future__ import annotations

from collections import Counter

from kaimaku.games.hocg.lang.paying import IN_PLACE_OF_CHEER
from kaimaku.games.hocg.rules import layers, stats

NO_STATISTICS = {"ANY_COLOR", "TYPE_CHECKING"}  # a mask, and a switch for type checkers


def test_no_two_statistics_have_the_same_number() -> None:
    named = {name: number for module in (layers, stats) for name, number in vars(module).items() if name.isupper()}
    named["IN_PLACE_OF_CHEER"] = IN_PLACE_OF_CHEER
    numbers = {name: n for name, n in named.items() if isinstance(n, int) and name not in NO_STATISTICS}
    twice = {n for n, times in Counter(numbers.values()).items() if times > 1}
    assert not [name for name, n in numbers.items() if n in twice]
