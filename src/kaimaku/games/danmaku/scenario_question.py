"""Whether an expectation speaks of the open question, so that nobody passes before it is looked at."""

from __future__ import annotations

from collections.abc import Mapping

from .scenario_terms import Terms
from .scenario_verbs import acts_only

OF_THE_QUESTION = frozenset({"asks", "options", "only", "offers", "lacks", "refused", "stack", "resolving"})


def speaks_of_question(w: Terms, expected: object) -> bool:
    if not isinstance(expected, Mapping):
        return False
    if expected.keys() & OF_THE_QUESTION and not _of_main_step(expected):
        return True
    sides = [expected[key] for key in expected if w.seat(key) >= 0]
    return any(isinstance(side, Mapping) and ("asked" in side or side.keys() & OF_THE_QUESTION) for side in sides)


def _of_main_step(expected: Mapping[str, object]) -> bool:
    """`lacks: [play Shoot on P3]` in an open window is about the main step that comes when all have passed."""
    if expected.keys() & {"asks", "stack", "resolving"}:
        return False
    texts = [str(x) for key in ("options", "offers", "lacks") for x in _flat(expected.get(key))]
    texts += [f"{verb} {x}" for verb, found in _pairs(expected.get("only")) for x in _flat(found) or [""]]
    texts += [str(x["try"]) for x in _flat(expected.get("refused")) if isinstance(x, Mapping) and "try" in x]
    by = any(isinstance(x, Mapping) and "by" in x for x in _flat(expected.get("refused")))
    return bool(texts) and not by and all(acts_only(text) for text in texts)


def _flat(value: object) -> list[object]:
    """What is listed, for whomever."""
    if isinstance(value, Mapping) and not value.keys() & {"try"}:
        return [x for texts in value.values() for x in _flat(texts)]
    return value if isinstance(value, list) else [] if value is None else [value]


def _pairs(value: object) -> list[tuple[str, object]]:
    return [(str(verb), found) for verb, found in value.items()] if isinstance(value, Mapping) else []
