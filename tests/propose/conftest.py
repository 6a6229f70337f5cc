"""One scratch engine for all tests of a run: starting it takes a second."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kaimaku.propose.proposal import Proposer
from kaimaku.propose.scratch import Scratch
from kaimaku.propose.sheet import Glossary


@pytest.fixture(scope="package")
def proposer() -> Iterator[Proposer]:
    words = Glossary.of_printed()
    with Scratch(words) as scratch:
        yield Proposer(words, scratch)
