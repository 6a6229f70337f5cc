"""Nothing is green by accident: a question in the middle of something is answered, or the file says that it is open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kaimaku.games.plain import Misspoken

from .expecting import by_seat, listed, prompt
from .stage import Stage

WHOLE = frozenset({"asks", "options"})  # these can only speak of what is asked now


def mentions(stage: Stage, expected: object) -> bool:
    """Does an expectation speak of the open question: by name, or by an answer to it, possible or not?"""
    if not isinstance(expected, Mapping):
        return False
    inside = [value.keys() for value in expected.values() if isinstance(value, Mapping)]  # P2: {asked: true}
    if expected.keys() & WHOLE or any(keys & stage.question_keys for keys in (expected.keys(), *inside)):
        return True
    try:
        return any(stage.answers(seat, text) for seat, text in _answers(stage, expected))
    except Misspoken:  # what cannot be understood mentions nothing
        return False


def _answers(stage: Stage, expected: Mapping[str, object]) -> Iterator[tuple[int, str]]:
    """Every step that an expectation speaks of, with whose it would be."""
    asked = stage.deciders()
    for key in ("offers", "lacks"):
        yield from (
            (seat, text) for seats, texts in by_seat(stage, expected.get(key)) for seat in seats for text in texts
        )
    only = expected.get("only")
    yield from ((asked[0], str(verb)) for verb in (only if isinstance(only, Mapping) else ()))
    for spec in listed(expected.get("refused")):
        if isinstance(spec, Mapping):
            yield stage.seat(str(spec["by"])) if "by" in spec else asked[0], str(spec.get("try"))


def left_open(stage: Stage) -> list[str]:
    """The question that nobody has answered, and how to say that this is meant."""
    if stage.table.result is not None or stage.resting():
        return []
    who = "+".join(stage.seats[seat] for seat in stage.table.asked)
    why = f" for {stage.purpose()}" if stage.purpose() else ""
    seat = stage.table.asked[0]
    answers = list(dict.fromkeys(stage.say(seat, option) for option in stage.options(seat)))
    more = f"; … ({len(answers)} in all)" if len(answers) > 6 else ""
    return [
        f"a question is open that is not mentioned: {who} {prompt(stage)}{why} ({'; '.join(answers[:6])}{more}). "
        f"Answer it with a step, or expect it: `asks: {who} {prompt(stage)}`"
    ]
