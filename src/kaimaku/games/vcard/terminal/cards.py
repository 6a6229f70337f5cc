"""The cards of VCard as commands show them."""

from __future__ import annotations

import msgspec

from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.cards import Shown, folded

from ..card import BY_ID, printed
from ..decks.facts import ELEMENTS, NEUTRAL, PRODUCTS, TYPES
from ..game import GAME


def listed(lang: Lang) -> list[Shown]:
    shown = []
    for facts in (facts for product in PRODUCTS for facts in printed(product)):
        d = BY_ID.get(facts.id)
        if d is None:
            continue
        kind = TYPES[facts.type][lang == "ja"]
        if facts.pl:
            kind = f"{kind} PL{facts.pl}"
        element = (ELEMENTS[facts.element] if facts.element else NEUTRAL)[lang == "ja"]
        flavor = facts.flavor_ja if lang == "ja" else facts.flavor
        lines = (f"{facts.name}  {facts.id}", f"{kind}  {element}", GAME.describe(d.number, lang), flavor)
        data = {"number": facts.id, **msgspec.to_builtins(facts)}
        names = frozenset({folded(facts.name), folded(f"{facts.name}PL{facts.pl}")})
        shown.append(Shown(facts.id, facts.set, facts.name, kind, "\n".join(filter(None, lines)), data, names))
    return shown
