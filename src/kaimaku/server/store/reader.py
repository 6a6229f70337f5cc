"""Reading from the database, beside the one connection that writes."""

from __future__ import annotations

from typing import Any, Protocol

from sqlalchemy import Select

Found = list[tuple[Any, ...]]  # the columns of each row, as the query names them


class Reader(Protocol):
    async def read(self, query: Select[Any]) -> Found: ...

    async def close(self) -> None: ...
