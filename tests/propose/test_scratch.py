"""The scratch engine: declarations are tried somewhere else and leave nothing behind."""

from __future__ import annotations

import ast

import pytest

from kaimaku.games.hocg.defs import ARTS, BY_ID, DEFS
from kaimaku.games.hocg.facts import FactError, names
from kaimaku.games.hocg.propose.proposer import CardProposals
from kaimaku.games.hocg.propose.scratch import Scratch
from kaimaku.games.hocg.propose.sheet import Glossary
from kaimaku.kernel.listeners import ABILITIES, ABILITY_BY_NAME
from tests.propose.records import holomem


def registries() -> tuple[object, ...]:
    return (len(DEFS), sorted(BY_ID), len(ARTS), len(ABILITIES), sorted(ABILITY_BY_NAME))


def test_nothing_leaks(proposer: CardProposals) -> None:
    before = registries()
    said = "[ターンに1回]このホロメンがダウンした時、自分のデッキを9枚引く。"
    p = proposer.propose(holomem(arts=("自分のデッキを1枚引く。",), gift=said))
    assert p.confidence == "full"
    assert registries() == before


def test_names_of_the_sheet_are_known_there_and_only_there() -> None:
    words = Glossary({"だれでもない": "Nobody of the Sheet"}, {"透明": "Invisible"})
    record = holomem(collab_effect="自分の#透明を持つ〈だれでもない〉1人のHP20回復。")
    with Scratch(words) as scratch:
        p = CardProposals(words, scratch).propose(record)
    assert p.confidence == "full" and 'Heal(20, HOLOMEM("#Invisible", "Nobody of the Sheet"))' in p.source
    with pytest.raises(FactError):
        names("Nobody of the Sheet")


def test_a_name_never_ends_its_quotes() -> None:
    """Names of a file become source text: whatever they hold, they stay names."""
    odd = 'No"body", Draw(50)) # \\'
    words = Glossary({"だれでもない": odd}, {})
    with Scratch(words) as scratch:
        p = CardProposals(words, scratch).propose(holomem(collab_effect="自分の〈だれでもない〉1人のHP20回復。"))
    names = {n.value for n in ast.walk(ast.parse(p.source)) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    assert p.confidence == "full" and names == {"hXX-001", odd}


def test_the_same_card_may_be_tried_again(proposer: CardProposals) -> None:
    record = holomem(collab_effect="自分のデッキを1枚引く。")
    assert proposer.propose(record) == proposer.propose(record)


def test_a_card_that_is_here_may_be_tried(proposer: CardProposals) -> None:
    """For the round trip: a scratch card has a number of its own."""
    assert proposer.propose(holomem("hSD01-003")).confidence == "full"
