"""A table at rest: everything that a game goes on from, in a fraction of the memory, as it is also stored."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from kaimaku.games.desk import Desk
from kaimaku.kernel.table import Data, Table

QUICKLY = 1  # level of compression


def pack_table(t: Table) -> bytes:
    return zlib.compress(_written(t), QUICKLY)


def unpack_table(desk: Desk, packed: bytes) -> Table:
    """The same table again; ValueError if anything of it was lost."""
    written = zlib.decompress(packed)
    t: Table = desk.game.load(_read(written))
    if _written(t) != written:
        raise ValueError("a packed table is not what it was")
    return t


def _written(t: Table) -> bytes:
    """`happened` is saved only where a cycle is looked at, but a game that goes on counts from there."""
    return plain({**t.to_data(), "happened": t.happened})


def _number(value: object) -> int:
    """A mark of a card language is a number with a name; at rest the number is enough."""
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"{value!r} is no plain data")


plain = msgspec.msgpack.Encoder(enc_hook=_number).encode  # what tables and narrators keep, as bytes
_read: Any = msgspec.msgpack.Decoder(Data).decode
