"""Submitted decks as they are stored."""

from __future__ import annotations

import msgspec

from kaimaku.wire.common import Deck

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Deck).decode


def pack_deck(deck: Deck | None) -> bytes | None:
    return None if deck is None else _encode(deck)


def unpack_deck(data: bytes | None) -> Deck | None:
    return None if data is None else _decode(data)
