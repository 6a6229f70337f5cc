"""Deck legality of hololive OCG (6.1): everything that keeps a deck from being played, each with its rule."""

from collections.abc import Container, Iterator, Mapping
from typing import NamedTuple

from kaimaku.decks.deck import Deck
from kaimaku.decks.not_yet import is_not_yet, not_yet
from kaimaku.decks.problem import Problem

from ..facts import Printed

COPIES = 4
# How many copies official tournaments allow, by region: as of August 2026.
RESTRICTED: Mapping[str, Mapping[str, int]] = {"hBP01-030": {"ja": 1, "en": 1}, "hBP07-101": {"ja": 1}}
REGIONS: Mapping[str, tuple[str, str]] = {
    "ja": ("Japanese tournaments", "日本の公式大会"),
    "en": ("English tournaments", "英語版の公式大会"),
}


class PileRules(NamedTuple):
    """What a part of a deck holds: which kinds of card, how many in all, and what it is called."""

    kinds: frozenset[str]
    size: int
    kinds_rule: str
    size_rule: str
    en: str
    ja: str


PILES = {
    "oshi": PileRules(frozenset({"oshi"}), 1, "hocg:6.1.2", "hocg:6.1.2", "Oshi slot", "推しの枠"),
    "cheer": PileRules(frozenset({"cheer"}), 20, "hocg:6.1.3.1", "hocg:6.1.3.2", "cheer deck", "エールデッキ"),
    "main": PileRules(
        frozenset({"holomem", "support"}), 50, "hocg:6.1.4.1", "hocg:6.1.4.2", "main deck", "メインデッキ"
    ),
}


Facts = Mapping[str, Printed]


def legal(deck: Deck, facts: Facts, playable: Container[str] | None = None) -> bool:
    return all(problem.warning for problem in problems(deck, facts, playable))


def problems(deck: Deck, facts: Facts, playable: Container[str] | None = None) -> list[Problem]:
    """All reasons at once, in the order of the rules. `playable` are the cards the engine can run; None means all."""
    return [
        *_parts(deck),
        *_cards(deck, facts, playable),
        *(problem for pile, rules in PILES.items() for problem in _pile(deck, facts, pile, rules)),
        *_copies(deck, facts),
        *_debut(deck, facts),
        *restricted(deck),
    ]


def _parts(deck: Deck) -> Iterator[Problem]:
    for pile in deck.piles:
        if pile not in PILES:
            en, ja = f"Decks have no section called {pile}.", f"デッキに{pile}という部分はありません。"
            yield Problem("hocg:6.1.1.1", en, ja, pile=pile, fix=-deck.size(pile))


def _cards(deck: Deck, facts: Facts, playable: Container[str] | None) -> Iterator[Problem]:
    seen: dict[str, str] = {}
    for pile, cards in deck.piles.items():
        for number in cards:
            seen.setdefault(number, pile)
    for number, pile in seen.items():
        if number in facts and (playable is None or number in playable):
            continue
        if number in facts or is_not_yet(deck.game, number):
            en, ja = not_yet(number)
        else:
            en, ja = f"{number} isn't a card of this game", f"{number}はこのゲームのカードではありません"
        yield Problem("hocg:6.1.1", f"{en}.", f"{ja}。", number, pile=pile, fix=-deck.pile(pile)[number])


def _pile(deck: Deck, facts: Facts, pile: str, rules: PileRules) -> Iterator[Problem]:
    for number, n in deck.pile(pile).items():
        fact = facts.get(number)
        if fact is not None and fact.kind not in rules.kinds:
            en, ja = f"{number} ({fact.kind}) can't go in the {rules.en}.", f"{number}は{rules.ja}に入れられません。"
            yield Problem(rules.kinds_rule, en, ja, number, pile=pile, fix=-n)
    count = deck.size(pile)
    if count != rules.size:
        en = f"The {rules.en} needs {rules.size} card{'' if rules.size == 1 else 's'} (it has {count})."
        ja = f"{rules.ja}は{rules.size}枚です（現在{count}枚）。"
        surplus = _surplus(deck, facts, count - rules.size) if pile == "main" else ""
        yield Problem(rules.size_rule, en, ja, surplus, pile=pile, fix=rules.size - count)


def _copies(deck: Deck, facts: Facts) -> Iterator[Problem]:
    for number, count in deck.main.items():
        fact = facts.get(number)
        # 2.11.2.1 lifts the limit for cards that say so.
        if count > COPIES and not (fact and fact.unlimited):
            en = f"{number}: {count} copies (limit {COPIES})."
            ja = f"{number}が{count}枚あります（{COPIES}枚まで）。"
            yield Problem("hocg:6.1.4.3", en, ja, number, pile="main", fix=COPIES - count)


def _surplus(deck: Deck, facts: Facts, excess: int) -> str:
    """A card with so many copies too many, if there is one: taking them out solves both problems."""
    return next((p.card for p in _copies(deck, facts) if 0 < excess <= -p.fix), "")


def _debut(deck: Deck, facts: Facts) -> Iterator[Problem]:
    """No rule of 6.1 asks for a Debut, but without one the opening redraws run out and the game is lost."""
    blooms = {fact.bloom if (fact := facts.get(number)) else "unknown" for number in deck.main}
    if deck.main and not blooms & {"debut", "unknown"}:
        en = "No Debut holomem: you would redraw until you lose."
        yield Problem("hocg:6.2.1.9.1", en, "Debutホロメンがいないため、引き直しの末に必ず敗北します。", warning=True)


def restricted(deck: Deck, region: str = "") -> list[Problem]:
    """What keeps the deck from official tournaments of any region: a warning, for the rules allow it.

    With a region, what that region's list refuses at a table that plays by it.
    """
    found = []
    for number, copies in RESTRICTED.items():
        allowed = {region: copies[region]} if region and region in copies else {} if region else copies
        count, most = deck.main.get(number, 0), min(allowed.values(), default=COPIES)
        if allowed and count > most:
            en, ja = REGIONS[min(allowed)] if len(allowed) == 1 else ("Official tournaments", "公式大会")
            said = "1 copy" if most == 1 else f"{most} copies"
            why = f"{en} allow {said} of {number} (the deck has {count})."
            why_ja = f"{ja}では{number}は{most}枚までです（現在{count}枚）。"
            found.append(Problem("", why, why_ja, number, warning=not region, pile="main", fix=most - count))
    return found
