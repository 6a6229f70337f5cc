"""A rule of the normaliser: two wordings that never differ in what a card does, made one."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    find: str
    put: str
    why: str  # names the rule, too: no two rules of a language have the same reason

    def __call__(self, text: str) -> str:
        return re.sub(self.find, self.put, text)


class Chain(Rule):
    """A rule for what follows from what it has put before: used until nothing is left to say otherwise."""

    def __call__(self, text: str) -> str:
        while (said := super().__call__(text)) != text:
            text = said
        return text
