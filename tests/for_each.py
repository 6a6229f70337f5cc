"""One test for thousands of things: each is tried, and all that fail are told.

As tests of their own they would cost more than what they try: pytest needs longer for a test than a card for its text.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


def for_each(
    things: Iterable[T], name: Callable[[T], str] = str
) -> Callable[[Callable[Concatenate[T, P], None]], Callable[P, None]]:
    """The check of one thing, its first argument, becomes the test of all of them."""
    everything = list(things)
    assert everything, "a test of nothing cannot fail"

    def of_all(check: Callable[Concatenate[T, P], None]) -> Callable[P, None]:
        @wraps(check)
        def test(*args: P.args, **kwargs: P.kwargs) -> None:
            failed: dict[str, Exception] = {}
            for thing in everything:
                try:
                    check(thing, *args, **kwargs)
                except Exception as error:
                    error.add_note(f"with {name(thing)}")
                    failed[name(thing)] = error
            if failed:
                raise ExceptionGroup(f"{len(failed)} of {len(everything)}: {', '.join(failed)}", [*failed.values()])

        _, *others = inspect.signature(check).parameters.values()
        test.__signature__ = inspect.Signature(others)  # type: ignore[attr-defined]
        return test

    return of_all
