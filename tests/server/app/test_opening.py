"""What is done once, before anybody plays."""

from __future__ import annotations

import pytest

from kaimaku.jobs.code import code_here
from kaimaku.server.app import Application
from kaimaku.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_no_table_waits_until_all_code_is_read(settings: Settings) -> None:
    code_here.cache_clear()
    application = Application(settings)
    await application.open()
    try:
        assert code_here.cache_info().currsize == 1
    finally:
        await application.farewell()
        await application.close()
