"""Requests as our routes read them: a JSON body is exactly what the message says, or refused."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.serialization import decode_json

JSON = "application/json"


class StrictRequest(Request[Any, Any, State]):
    """Decodes a body straight into the message its route takes; nothing is converted out of kindness."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the client left in the middle of it, which is no fault of ours
            raise ClientException("The body is incomplete") from None

    async def json(self) -> object:
        body = await self.body()
        if self.content_type[0] != JSON:
            raise HTTPException(status_code=415, detail=f"Send the body as {JSON}")
        field = self.route_handler.parsed_data_field
        if field is None:
            raise ClientException("This request takes no body")
        try:
            return decode_json(body, target_type=field.annotation, strict=True)
        except UnicodeDecodeError:
            raise ClientException("The body isn't UTF-8 text") from None
        except RecursionError:
            raise ClientException("The body is nested too deeply") from None
