"""The official questions: which there are, which a scenario plays, and why the others can't be played.

`catalogue/questions.toml` holds the numbers of all of them, and a reason for each that no scenario can play. A question
is played if `catalogue/scenarios/qna` has its file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from .known import numbers, spans

State = Literal["played", "not playable", "not yet"]

STATES: Final[tuple[State, ...]] = ("played", "not playable", "not yet")


class Reason(msgspec.Struct, frozen=True):
    """Why no scenario can play a question."""

    en: str
    ja: str


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    known: str
    reasons: dict[str, Reason]


@cache
def recorded() -> Recorded:
    text = (_catalogue() / "questions.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Recorded)


@cache
def known() -> tuple[str, ...]:
    """Every official question, in order: "Q1", "Q5", …"""
    return tuple(f"Q{int(number.partition('-')[2])}" for number in numbers("Q", recorded().known))


@cache
def reasons() -> Mapping[str, Reason]:
    """Question → why no scenario can play it."""
    return MappingProxyType(recorded().reasons)


@cache
def played() -> frozenset[str]:
    """The questions that have a scenario, whether they are known or not."""
    files = (_catalogue() / "scenarios" / "qna").iterdir()
    return frozenset(f"Q{int(file.name[1:-5])}" for file in files if file.name.endswith(".yaml"))


def state(question: str) -> State | None:
    """None for a question nobody knows."""
    if question not in known():
        return None
    if question in played():
        return "played"
    return "not playable" if question in reasons() else "not yet"


def settled(question: str) -> bool:
    """Nothing is left to be done about it."""
    return question in played() or question in reasons()


def known_line(questions: Iterable[str]) -> str:
    """The line of questions.toml that says which there are."""
    said = spans(question.replace("Q", "Q-") for question in questions)
    return f'known = "{said}"'


def _catalogue() -> Traversable:
    return resources.files("kaimaku.games.hocg") / "catalogue"
