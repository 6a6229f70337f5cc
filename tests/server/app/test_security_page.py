"""docs/security.md names tests that exist, and is found from where people look."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
DEFENDED = TEXT.partition("## What is defended")[2].partition("## What is not defended")[0]


def test_every_test_it_names_is_there() -> None:
    named = set(re.findall(r"`((?:tests|web)/[^`]+)`", TEXT))
    assert len(named) > 30
    assert {name for name in named if not (ROOT / name).is_file()} == set()


@pytest.mark.parametrize("part", DEFENDED.split("\n### ")[1:], ids=lambda part: part.partition("\n")[0])
def test_whatever_is_defended_is_tested(part: str) -> None:
    for claim in re.findall(r"^\* .*$", part, re.MULTILINE):
        assert re.search(r"`(tests|web)/", claim), claim
    assert "\n* " in part


@pytest.mark.parametrize("page", ["README.md", "docs/hosting.md"])
def test_it_is_linked(page: str) -> None:
    assert "security.md)" in (ROOT / page).read_text(encoding="utf-8")
