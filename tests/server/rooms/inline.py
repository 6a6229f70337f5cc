"""Work that is done right here, so that a test need not wait for another process: bots that think, and workers."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from kaimaku.kernel.decisions import Option
from kaimaku.server.rooms.bots.thinking import Thought, think
from kaimaku.server.workers.pool import Lane

P = ParamSpec("P")
R = TypeVar("R")


class InlineBots:
    async def think(self, asked: Thought) -> Option:
        return think(asked)

    async def close(self) -> None:
        pass


class InlineLane(Lane):
    """`asked`: for whom something was done, in order. As in another process, nothing is shared with who asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def do(self, who: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        self.asked.append(who)
        here: tuple[Callable[P, R], tuple[Any, ...], dict[str, Any]] = pickle.loads(pickle.dumps((work, args, kwargs)))
        return here[0](*here[1], **here[2])
