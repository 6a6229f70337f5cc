"""Deck construction under a scenario: whether a list of cards is a legal deck, and by which rule not."""

from __future__ import annotations

from collections import Counter

from kaimaku.decks.deck import Deck
from kaimaku.games.vcard.decks.facts import Name, VCardFact
from kaimaku.games.vcard.decks.facts import fact as fact_of_card
from kaimaku.games.vcard.decks.legality import SIZE, problems
from kaimaku.judge.scenario.values import PositionError, differs, known_keys, listed, many, mapping, number, terms

from ..card import BOOST, VTUBER, CardDef
from .position_cards import find_def
from .terms import Terms

KEYS = frozenset({"cards", "fill", "legal", "rules", "rule"})


def check_decks(w: Terms, value: object) -> list[str]:
    """[{cards: [Nova x3, …], legal: true}, …]: filled up to 50 with harmless cards unless `fill: false`."""
    found: list[str] = []
    for i, entry in enumerate(many(value, "decks")):
        where = f"decks[{i}]"
        spec = mapping(entry, where)
        known_keys(spec, KEYS, where)
        refs = terms(spec.get("cards"), f"{where}.cards")
        facts: dict[str, VCardFact] = {}
        pile: Counter[str] = Counter()
        for ref in refs:
            fact = _fact(find_def(ref, w.position.local, f"{where}.cards"))
            facts[fact.number] = fact
            pile[fact.number] += 1
        if spec.get("fill", True):
            size = SIZE if spec.get("fill", True) is True else number(spec["fill"], f"{where}.fill")
            _fill(pile, facts, size)
        broken = [p for p in problems(Deck("vcard", "", {"main": dict(pile)}), facts) if not p.warning]
        told = listed([f"{p.rule}: {p.en}" for p in broken])
        if "legal" in spec and bool(spec["legal"]) != (not broken):
            found.append(f"{where}: expected {'legal' if spec['legal'] else 'not legal'}, found {told}")
        if "rules" in spec or "rule" in spec:
            wanted = sorted(terms(spec.get("rules", spec.get("rule")), f"{where}.rules"))
            found += differs(f"{where} rules", wanted, sorted({p.rule for p in broken}))
        if not {"legal", "rules", "rule"} & spec.keys():
            raise PositionError(where, "say whether it is `legal`, or which `rules` it breaks")
    return found


def _fact(definition: CardDef) -> VCardFact:
    """What deck building knows of a card. One made up counts as of the set it says."""
    facts = definition.facts
    return fact_of_card(facts.id if facts.set == facts.id.partition("-")[0] else f"{facts.set}-{facts.id}", facts)


def _fill(pile: Counter[str], facts: dict[str, VCardFact], size: int) -> None:
    """Neutral cards that break no rule; a PL8 first if there is none."""
    if not any(facts[n].pl == 8 for n in pile) and sum(pile.values()) < size:
        facts["X-000"] = VCardFact("X-000", Name("Spare", "Spare"), VTUBER, pl=8, line="Spare")
        pile["X-000"] += 1
    n = 0
    while sum(pile.values()) < size:
        name = f"X-{n // 3 + 1:03}"
        facts[name] = VCardFact(name, Name(f"Filler {name}", f"Filler {name}"), BOOST)
        pile[name] += 1
        n += 1
