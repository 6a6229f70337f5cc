"""Outcomes as they are told and stored. Their words are made from the result each time and hold no names."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kaimaku.games.desk import desk
from kaimaku.kernel.table import Result
from kaimaku.wire.room import Outcome

_decoder: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)


def outcome(game: str, winners: Sequence[int], rule: str, seed: str, replay: str = "") -> Outcome:
    return Outcome(list(winners), rule, desk(game).outcome(Result(tuple(winners), rule)), seed, replay)


def stored(game: str, data: bytes) -> Outcome:
    """An outcome as it was kept, in today's words."""
    kept = _decoder.decode(data)
    return outcome(game, kept.winners, kept.rule, kept.seed, kept.replay)
