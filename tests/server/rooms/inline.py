"""Bots that think right here, so that a test need not wait for another process."""

from __future__ import annotations

from kaimaku.kernel.decisions import Option
from kaimaku.server.rooms.thinking import Thought, think


class InlineBots:
    async def think(self, asked: Thought) -> Option:
        return think(asked)

    async def close(self) -> None:
        pass
