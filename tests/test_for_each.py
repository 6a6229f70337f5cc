"""Many things in one test: each is tried, and all that fail are named."""

from __future__ import annotations

import inspect

import pytest

from tests.for_each import for_each


@for_each([1, 2, 3, 4], hex)
def even(n: int, added: int) -> None:
    assert (n + added) % 2 == 0


def test_all_that_fail_are_named_with_their_errors() -> None:
    with pytest.raises(ExceptionGroup, match="2 of 4: 0x1, 0x3") as told:
        even(added=0)
    assert [error.__notes__ for error in told.value.exceptions] == [["with 0x1"], ["with 0x3"]]
    assert list(inspect.signature(even).parameters) == ["added"]


def test_what_is_right_passes() -> None:
    for_each([2, 4])(even.__wrapped__)(added=0)  # type: ignore[attr-defined]


def test_a_test_of_nothing_is_refused() -> None:
    with pytest.raises(AssertionError, match="cannot fail"):
        for_each(list[int]())
