"""How games ended, as it is told and kept. The sentence is made from the result each time: no name is ever in it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kaimaku.kernel.table import Result

from .desks import desk
from .wire.room import Outcome

_decoder: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)


def outcome(game: str, winners: Sequence[int], rule: str, seed: str, replay: str = "") -> Outcome:
    return Outcome(list(winners), rule, desk(game).outcome(Result(tuple(winners), rule)), seed, replay)


def stored(game: str, data: bytes) -> Outcome:
    """An outcome as it was kept, in today's words."""
    kept = _decoder.decode(data)
    return outcome(game, kept.winners, kept.rule, kept.seed, kept.replay)
