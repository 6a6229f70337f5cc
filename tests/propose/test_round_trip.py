"""Our own texts, read back: the text of a declaration leads to a declaration with that text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources

import pytest

from kaimaku.games.hocg.propose.proposer import CardProposals
from kaimaku.language.reading.proposals import Proposal
from tests.propose.records import declared, record_of

READ_BACK = 0.95  # of all cards that are here; measured 0.996 when the last start deck came in
AGREE = 0.85  # of the full ones, word for word as in the card files; measured 0.93
NOT_READ_BACK = {"hSD13-001"}  # damage that is moved to a chosen holomem: a sentence of its own kind


@pytest.fixture(scope="module")
def proposals(proposer: CardProposals) -> list[Proposal]:
    return [proposer.propose(record_of(d)) for d in declared()]


def test_most_cards_are_read_back(proposals: list[Proposal]) -> None:
    full = [p for p in proposals if p.confidence == "full"]
    others = {p.number: (p.confidence, p.missing, p.unread, p.different) for p in proposals if p not in full}
    assert len(full) + len(NOT_READ_BACK) >= READ_BACK * len(proposals), others
    for number in NOT_READ_BACK & others.keys():
        assert any(others[number][1:]), "a card that was not read back says why"


def test_a_full_proposal_has_the_same_english_too(proposals: list[Proposal]) -> None:
    """Both texts come from one declaration: where only the Japanese agrees, something was misread."""
    full = [p for p in proposals if p.confidence == "full"]
    astray = [p.number for p in full if p.english]
    assert len(astray) <= 0.05 * len(full), astray


def test_proposals_agree_with_the_card_files(proposals: list[Proposal]) -> None:
    written = dict(card_files())
    full = [p for p in proposals if p.confidence == "full" and p.number in written]
    same = [p for p in full if normal(p.source) == written[p.number]]
    assert len(same) >= AGREE * len(full), [(p.source, written[p.number]) for p in full if p not in same]


def normal(source: str) -> str:
    """A declaration without layout; the stage named or not, it is the same holomem."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = node.id.replace("STAGE", "HOLOMEM")
        if isinstance(node, ast.Call):
            node.keywords.sort(key=lambda k: k.arg or "")
    return ast.unparse(tree)


def card_files() -> Iterator[tuple[str, str]]:
    folder = resources.files("kaimaku.games.hocg") / "cards"
    for file in folder.iterdir():
        if not file.name.endswith(".py"):
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                numbers = [a.value for a in node.value.args if isinstance(a, ast.Constant)]
                for number in map(str, numbers):
                    alone = len(numbers) == 1
                    yield number, normal(ast.unparse(node) if alone else f'plain("{number}")')
