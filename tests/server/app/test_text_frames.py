"""What is sent past the socket's own writer is what that would write."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from kaimaku.server.sockets.protocol import text_head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_the_head_of_a_text_message(size: int) -> None:
    data = b"x" * size
    assert text_head(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)
