"""Prover: does a seat reach a goal whatever the other does, and whatever lies face down?

An exhaustive search. The table is the solver's: faces that the solver cannot know are never read, and nothing is left
to chance. A line that needs either is no win, and neither is one in which the other could use a card nobody knows. So
what is proved holds for every deal. Lines are counted in acts: what the solver does where its turn asks what to do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any, TypeAlias

from msgspec.msgpack import encode

from kaimaku.faces import Faces, unread
from kaimaku.games.manifest import Manifest
from kaimaku.judge.scenario.stage import Stage
from kaimaku.kernel.chance import NO_CHANCE, Unforeseen
from kaimaku.kernel.decisions import PASS, PROMPTS, Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.table import Table

from .goal import SOLVER, GoalKind, reached

# Says nothing about what can follow, or follows from the rest.
LEAVING_OUT = (
    *("handles", "handle", "stamp", "seed", "draws", "rulings", "defs", "owner", "where", "known", "seats"),
    *("forced", "thorough", "happened", "streak"),
)
STAMP = 4  # where a row of an effect at work says since when


class Unsettled(Exception):
    """The search has looked at as many tables as it may."""


Line: TypeAlias = list[tuple[int, Option]]  # who decides what, one after the other


@dataclass(frozen=True)
class Refutation:
    """How it goes on from a lost table until that shows."""

    line: Line
    chance: bool  # it ends where chance or an unknown card decides


class Prover:
    def __init__(self, manifest: Manifest, kind: GoalKind, stage: Stage, most: int = 200_000) -> None:
        """`stage`: where the puzzle starts. `most`: tables to look at, of all questions together."""
        assert manifest.puzzles is not None
        self.game = manifest.game()
        self.kind: GoalKind = kind
        self.puzzling = manifest.puzzles()
        self.began = stage.table.clone()
        self._stage = stage.copy()
        self.looked = 0
        self._most = most
        self._acting = manifest.resting
        self._unordered = self.puzzling.unordered
        self._won: dict[object, int] = {}  # table → acts that are enough
        self._not: dict[object, int] = {}  # table → acts that are not

    # --- questions ----------------------------------------------------------------------------------------------------

    def blind(self, t: Table) -> Table:
        """The table as the solver sees it."""
        dealt: Table = self.game.determinize(t, SOLVER, Random(0))
        dealt.defs = Faces.of(dealt, SOLVER)
        dealt.seed = NO_CHANCE
        dealt.journal = None
        return dealt

    def reached(self, t: Table) -> bool | None:
        """Is the goal reached, or out of reach? None: it goes on."""
        return reached(self.puzzling, self.kind, self.began, t)

    def acts(self, t: Table, most: int) -> int | None:
        """The fewest acts that reach the goal from a blind table; None if `most` are not enough."""
        return next((acts for acts in range(most + 1) if self.wins(t, acts)), None)

    def winning(self, t: Table, acts: int) -> list[Option]:
        """The options of the solver after which so many acts (this one included) are still enough."""
        moves = self._moves(t, acts)
        return [option for option, after, left in moves if after is not None and self.wins(after, left)]

    def wins(self, t: Table, acts: int) -> bool:
        """Do so many acts reach the goal?"""
        if acts < 0:
            return False
        found = self.reached(t)
        if found is not None:
            return found
        key = self._key(t)
        if self._won.get(key, acts + 1) <= acts:
            return True
        if self._not.get(key, -1) >= acts:
            return False
        won = self._search(t, acts)
        if won:
            self._won[key] = acts
        else:
            self._not[key] = acts
        return won

    def certified(self, t: Table, acts: int) -> bool:
        """Is there really a win behind every reply? Follows what the search found without trusting that tables that
        look the same to it are the same."""
        found = self.reached(t)
        if found is not None:
            return found
        if SOLVER in t.asked:
            return any(
                after is not None and self.wins(after, left) and self.certified(after, left)
                for _, after, left in self._moves(t, acts)
            )
        return all(after is not None and self.certified(after, acts) for _, after in self._replies(t))

    def good(self, t: Table, acts: int) -> tuple[int, Option, Table, int]:
        """How it goes on from a table on which so many acts are enough: who does what, and what is left then."""
        if SOLVER in t.asked:
            for option, after, left in self._moves(t, acts):
                if after is not None and self.wins(after, left):
                    return SOLVER, option, after, left
        else:
            for option, after in self._replies(t):
                assert after is not None
                return t.asked[0], option, after, acts
        raise AssertionError("nothing reaches the goal here")

    def lost(self, t: Table, acts: int) -> Refutation:
        """How it ends from a table on which so many acts are not enough: the other answers best, the solver goes on."""
        line: Line = []
        while self.reached(t) is None:
            if SOLVER in t.asked:  # whatever it does is not enough: the last option ends it soonest
                tried = [(SOLVER, option, after) for option, after, _ in self._moves(t, acts)]
                found = next((move for move in reversed(tried) if move[2] is not None), tried[-1])
            else:
                seat = t.asked[0]
                replies = [(seat, option, after) for option, after in self._replies(t)]
                found = next(move for move in replies if move[2] is None or not self.wins(move[2], acts))
            line.append(found[:2])
            if found[2] is None:
                return Refutation(line, True)
            t = found[2]
        return Refutation(line, False)

    def seeing(self, t: Table) -> AbstractContextManager[None]:
        """While something is said about a blind table, all faces can be read."""
        assert isinstance(t.defs, Faces)
        return t.defs.seen()

    # --- searching ----------------------------------------------------------------------------------------------------

    def _search(self, t: Table, acts: int) -> bool:
        if self.looked >= self._most:
            raise Unsettled
        if SOLVER in t.asked:
            return any(after is not None and self.wins(after, left) for _, after, left in self._moves(t, acts))
        return all(after is not None and self.wins(after, acts) for _, after in self._replies(t))

    def _moves(self, t: Table, acts: int) -> Iterator[tuple[Option, Table | None, int]]:
        """What the solver can do with so many acts, what comes of it, and how many are left. Unknown cards are left
        alone."""
        t.asked = (SOLVER, *(seat for seat in t.asked if seat != SOLVER))  # whoever answers with it knows better
        acting = PROMPTS[t.prompt].name in self._acting
        for option in self._listed(t, SOLVER):
            left = acts - int(acting and option != PASS)
            if left >= 0:
                yield option, self.after(t, SOLVER, option), left

    def _replies(self, t: Table) -> Iterable[tuple[Option, Table | None]]:
        """What the other can do; if that depends on unknown cards, anything may come of it."""
        seat = t.asked[0]
        faces = t.defs
        assert isinstance(faces, Faces)
        try:
            t.options = None
            with unread():
                options = self.game.options(t, seat)[:]
        except Unforeseen:
            t.options = None
            with faces.seen():
                options = self.game.options(t, seat)[:]
            yield options[-1], None
            return
        for option in self._distinct(t, faces, options):
            yield option, self.after(t, seat, option)

    def _distinct(self, t: Table, faces: Faces, options: list[Option]) -> list[Option]:
        """Copies of a card are tried once."""
        stage = self._stage
        stage.table = stage.words.table = t
        with faces.seen():
            return stage.distinct(options)

    def _listed(self, t: Table, seat: int) -> list[Option]:
        faces = t.defs
        assert isinstance(faces, Faces)
        t.options = None
        try:
            with unread():
                listed = self.game.options(t, seat)[:]
        except Unforeseen:
            t.options = None
            with faces.seen():
                options = self.game.options(t, seat)[:]
            listed = [option for option in options if not faces.unknown.intersection(option[1:])]
        return self._distinct(t, faces, listed)

    def after(self, t: Table, seat: int, option: Option) -> Table | None:
        """The table after an option; None if chance or an unknown card decides what happens."""
        self.looked += 1
        after: Any = t.clone()
        faces = after.defs
        try:
            with unread():
                with faces.seen():
                    self.game.options(after, seat)
                self.game.decide(after, seat, option)
        except (Unforeseen, Endless):
            after.asked = ()
            return after if self.reached(after) is not None else None
        return after  # type: ignore[no-any-return]

    def _key(self, t: Table) -> bytes:
        """What can follow from a table, as far as is known: `certified` doesn't rely on it. What began to work in
        another order counts as the same, and so do rows that the game says have none."""
        with self.seeing(t):  # the faces are left out
            data: Any = t.to_data()
        for name in LEAVING_OUT:
            data.pop(name, None)
        for name in ("live", "mods"):
            data[name] = [[key, sorted(row[:STAMP] + row[STAMP + 1 :] for row in rows)] for key, rows in data[name]]
        for name in self._unordered:
            data[name] = sorted(data[name])
        return blake2b(encode(data, enc_hook=int), digest_size=16).digest()
