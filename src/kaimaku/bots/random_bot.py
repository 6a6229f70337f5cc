"""The random bot: every option is as likely as any other. The fuzzer's player."""

from __future__ import annotations

from random import Random

from kaimaku.kernel.decisions import Option

from .bot import Bot, Sight, T


class RandomBot(Bot):
    name = "random"

    def think(self, sight: Sight[T], rng: Random) -> Option:
        options = sight.options
        return options[int(rng.random() * len(options))]
