"""What tests of several processes share."""

from __future__ import annotations

import pytest

from tests.server.conftest import empty_postgres


@pytest.fixture
def shared_url(request: pytest.FixtureRequest) -> str:
    return empty_postgres(request.getfixturevalue("postgres"))
