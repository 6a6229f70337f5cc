"""Actions: every option of a game as a number that means the same at every table.

A verb has a block of numbers, one for each combination of what may stand in its slots. Behind them come a few for
options that no verb and slot tells apart, in the order of the game's list.
"""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

from kaimaku.games.encoding import OTHER, Encoding, Verb
from kaimaku.kernel.decisions import CONCEDE, Option, asides
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Table


class Block(NamedTuple):
    verb: Verb
    first: int
    sizes: tuple[int, ...]


class Actions:
    """The actions of a game for a number of seats."""

    def __init__(self, encoding: Encoding[Any]) -> None:
        self.encoding = encoding
        self.blocks: dict[str, Block] = {}
        at = 0
        for verb in encoding.verbs:
            sizes = tuple(slot.size for slot in verb.slots)
            self.blocks[verb.name] = Block(verb, at, sizes)
            at += prod(sizes)
        self.others = at
        self.size = at + OTHER

    def legal(self, game: Game[Any], t: Table, seat: int) -> dict[int, Option]:
        """What the seat can do now: action → option. Options that are the same to the seat are one action."""
        options = game.options(t, seat)
        more = [option for option in asides(t, seat) if option != CONCEDE]
        return self.number(t, seat, [*options, *more] if more else options)

    def number(self, t: Table, seat: int, options: list[Option]) -> dict[int, Option]:
        found: dict[int, Option] = {}
        blocks = self.blocks
        left = self.others
        for option, (verb, slots) in zip(options, self.encoding.slots(t, seat, options), strict=True):
            block = blocks.get(verb)
            action = -1
            if block is not None and len(slots) == len(block.sizes):
                action = 0
                for slot, size in zip(slots, block.sizes, strict=True):
                    if not 0 <= slot < size:
                        action = -1
                        break
                    action = action * size + slot
                if action >= 0:
                    action += block.first
            if action < 0:
                if left == self.size:
                    continue
                action = left
                left += 1
            found.setdefault(action, option)
        return found

    def name(self, action: int) -> str:
        """An action in words: its verb and what stands in its slots."""
        if not 0 <= action < self.size:
            raise ValueError(f"there are the actions 0 to {self.size - 1}, not {action}")
        if action >= self.others:
            return f"other({action - self.others})"
        block = next(b for b in reversed(self.blocks.values()) if b.first <= action)
        rest, slots = action - block.first, []
        for size in reversed(block.sizes):
            rest, slot = divmod(rest, size)
            slots.append(slot)
        return f"{block.verb.name}({', '.join(map(str, reversed(slots)))})" if slots else block.verb.name
