"""Observations: a table as one seat may know it, as an array of fixed size.

First comes what is asked, then the game's numbers, then its rows of cards: for each place whether there is a card,
whether its face is known, its number and its facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kaimaku.games.encoding import BACK, NONE, Encoding, Field, Group, picked_among
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Table

Array = NDArray[np.float32]
THERE = (
    Field("there", 1, "there is a card"),
    Field("known", 1, "you know its face"),
)
PICK = (
    Field("taken", 1, "things picked so far, of 10"),
    Field("least", 1, "things that must be picked, of 10"),
    Field("most", 1, "things that can be picked, of 10"),
    Field("ordered", 1, "their order counts"),
)


class Observing:
    """The arrays of a game for a number of seats."""

    def __init__(self, game: Game[Any], encoding: Encoding[Any]) -> None:
        self.encoding = encoding
        self.prompts = tuple(sorted(p.name for p in PROMPTS if p.name.startswith(f"{game.name}:")))
        self._prompts = {name: n for n, name in enumerate(self.prompts)}
        self._reasons = {name: n for n, name in enumerate(encoding.reasons)}
        self._kinds = {name: n for n, name in enumerate(encoding.kinds)}
        cards = encoding.definitions()
        self.card = (*THERE, Field("number", cards, "its number, from 1; the same in every game"), *encoding.facts)
        self.asked = (
            Field("asked", 1, "you are asked"),
            *(Field(name, 1, f"the question is {name}") for name in self.prompts),
            *(Field(f"for {name}", 1, f"you pick for {name}") for name in encoding.reasons),
            *(Field(f"pick {kind}", 1, f"you pick a {kind}") for kind in encoding.kinds),
            *PICK,
        )
        self.groups = (Group("question", self.asked), *encoding.groups)
        self.numbers = sum(len(group.fields) * group.times for group in self.groups)
        self.places = sum(row.places for row in encoding.rows)
        self.size = self.numbers + self.places * len(self.card)
        self._facts: Array = np.zeros((cards + 2, len(self.card)), np.float32)  # from NONE on; negative from the end
        self._facts[-1, 0] = 1.0  # a back
        self._told = {NONE, BACK}

    def bounds(self) -> tuple[Array, Array]:
        """The lowest and the highest value of every number."""
        fields = [field for group in self.groups for _ in range(group.times) for field in group.fields]
        fields += [field for _ in range(self.places) for field in self.card]
        low = np.array([field.low for field in fields], np.float32)
        return low, np.array([field.high for field in fields], np.float32)

    def write(self, t: Table, seat: int, out: Array) -> Array:
        """Fill an array of this size."""
        n = self.numbers
        out[:n] = self._question(t, seat) + self.encoding.numbers(t, seat)
        faces = self.encoding.faces(t, seat)
        self._tell(faces)
        out[n:] = self._facts.take(faces, axis=0, mode="wrap").ravel()
        return out

    def observe(self, t: Table, seat: int) -> Array:
        return self.write(t, seat, np.empty(self.size, np.float32))

    def _question(self, t: Table, seat: int) -> list[float]:
        found = [0.0] * len(self.asked)
        if seat not in t.asked:
            return found
        found[0] = 1.0
        found[1 + self._prompts[PROMPTS[t.prompt].name]] = 1.0
        pick = picked_among(t, seat)
        if pick is not None:
            at = 1 + len(self._prompts)
            if pick.why in self._reasons:
                found[at + self._reasons[pick.why]] = 1.0
            at += len(self._reasons)
            if pick.kind in self._kinds:
                found[at + self._kinds[pick.kind]] = 1.0
            taken = min(1.0, len(pick.taken) / 10)
            found[-4:] = [taken, min(1.0, pick.least / 10), min(1.0, pick.most / 10), float(pick.ordered)]
        return found

    def _tell(self, faces: Sequence[int]) -> None:
        """Look up the facts of cards that are seen for the first time; own cards may have come since."""
        unseen = {*faces} - self._told
        if not unseen:
            return
        if max(unseen) >= len(self._facts) - 2:
            facts = np.zeros((self.encoding.definitions() + 2, len(self.card)), np.float32)
            facts[: len(self._facts) - 2], facts[-1] = self._facts[:-2], self._facts[-1]
            self._facts = facts
        for face in unseen:
            self._facts[face] = (1.0, 1.0, face + 1, *self.encoding.card(face))
        self._told |= unseen
