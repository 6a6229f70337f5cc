"""`@rule("hocg:10.6.3")`: which rules of the catalogue a test proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
