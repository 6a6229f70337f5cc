"""One scratch engine for all tests of a run: starting it takes a second."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import kaimaku.games.hocg.cards  # noqa: F401  (declares every card)
from kaimaku.games.hocg.propose.proposer import CardProposals
from kaimaku.games.hocg.propose.scratch import Scratch
from kaimaku.games.hocg.propose.sheet import Glossary


@pytest.fixture(scope="package")
def proposer() -> Iterator[CardProposals]:
    words = Glossary.of_printed()
    with Scratch(words) as scratch:
        yield CardProposals(words, scratch)
