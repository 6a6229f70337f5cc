"""A view as plain data, for tests that look into it: structs by field, a face as a card's number and its handle."""

from __future__ import annotations

from typing import Any

import msgspec

from kaimaku.games.desk import Desk
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Face, Known


def as_data(value: object) -> Any:
    if isinstance(value, Face):
        return [value.card, value.id]
    if isinstance(value, Known):
        return [value.place, value.card]
    if isinstance(value, msgspec.Struct):
        return {name: as_data(getattr(value, name)) for name in value.__struct_fields__}
    return [as_data(each) for each in value] if isinstance(value, list) else value


def received(desk: Desk, t: Table, seat: int | None) -> str:
    """What whoever sits or watches there is sent: the table, and the question with all its words if it is theirs."""
    told: list[object] = [desk.view(t, seat)]
    if seat is not None and seat in t.asked:
        told.append(desk.question(t, seat, 0, True))
    return msgspec.json.encode(told).decode()
