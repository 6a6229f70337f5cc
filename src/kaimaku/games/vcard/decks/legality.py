"""Deck legality of VCard (5.1): every reason why a deck may not be played, each with its rule."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping

from kaimaku.decks.deck import Deck
from kaimaku.decks.problem import Problem
from kaimaku.games.vcard.decks.charts import elements, main_elements
from kaimaku.games.vcard.decks.facts import ELEMENTS, MASCOT, VTUBER, Facts, VCardFact, fact_of, original

SIZE = 50
MOST_ELEMENTS = 2
COPIES, MASCOT_COPIES = 3, 2
LOWEST = 8


def legal(deck: Deck, facts: Facts, playable: Container[str] | None = None) -> bool:
    return all(problem.warning for problem in problems(deck, facts, playable))


def problems(deck: Deck, facts: Facts, playable: Container[str] | None = None) -> list[Problem]:
    """All reasons at once, in the order of the rules. `playable` are the cards the engine can run; None means all."""
    return [
        *_parts(deck),
        *_cards(deck, facts, playable),
        *_size(deck, facts),
        *_lowest(deck, facts),
        *_elements(deck, facts),
        *_copies(deck, facts),
        *_stages(deck, facts),
    ]


def most_copies(kind: str) -> int:
    """How many copies of a card a deck may hold (5.1.1.3, 5.1.1.4)."""
    return MASCOT_COPIES if kind == MASCOT else COPIES


def _parts(deck: Deck) -> Iterator[Problem]:
    for pile in deck.piles:
        if pile != "main":
            en, ja = f"VCard decks have no {pile} pile.", f"デッキに{pile}という山はありません。"
            yield Problem("vcard:5.1.0", en, ja, pile=pile, fix=-deck.size(pile))


def _cards(deck: Deck, facts: Facts, playable: Container[str] | None) -> Iterator[Problem]:
    for number, count in deck.main.items():
        if fact_of(number, facts) is None:
            en, ja = f"{number} isn't a card of this game.", f"{number}はこのゲームのカードではありません。"
        elif playable is not None and original(number) not in playable:
            en, ja = f"{number} isn't playable yet.", f"{number}は未対応のカードです。"
        else:
            continue
        yield Problem("vcard:5.1.0", en, ja, number, pile="main", fix=-count)


def _size(deck: Deck, facts: Facts) -> Iterator[Problem]:
    count = deck.size("main")
    if count != SIZE:
        en, ja = f"A deck needs {SIZE} cards; this one has {count}.", f"デッキは{SIZE}枚です（現在{count}枚）。"
        excess = count - SIZE
        # Taking surplus copies out may put two things right at once.
        card = next((p.card for p in _copies(deck, facts) if 0 < excess <= -p.fix), "")
        yield Problem("vcard:5.1.0.1", en, ja, card, pile="main", fix=-excess)


def _lowest(deck: Deck, facts: Facts) -> Iterator[Problem]:
    known = [fact for number in deck.main if (fact := fact_of(number, facts))]
    if deck.main and len(known) == len(deck.main) and not any(fact.pl == LOWEST for fact in known):
        lines = {(fact.set, fact.line) for fact in known if fact.kind == VTUBER}
        wanted = next((n for n, f in facts.items() if f.pl == LOWEST and (f.set, f.line) in lines), "")
        en, ja = f"A deck needs at least one PL{LOWEST} VTuber.", f"PL{LOWEST}のVTuberが1枚以上必要です。"
        yield Problem("vcard:5.1.0.2", en, ja, wanted, pile="main", fix=1 if wanted else 0)


def _elements(deck: Deck, facts: Facts) -> Iterator[Problem]:
    """At most two; Neutral cards, and so all Supports, are of none (5.1.1.2)."""
    counts = {element: sum(row) for element, row in elements(deck, facts).items()}
    if len(counts) <= MOST_ELEMENTS:
        return
    told = main_elements(deck, facts)
    en = ", ".join(f"{ELEMENTS[element][0]} {counts[element]}" for element in told)
    ja = "、".join(f"{ELEMENTS[element][1]}{counts[element]}枚" for element in told)
    surplus = set(told[MOST_ELEMENTS:])
    strangers = [n for n in deck.main if (fact := fact_of(n, facts)) and fact.element in surplus]
    card = strangers[0] if len(strangers) == 1 else ""
    yield Problem(
        "vcard:5.1.1.1",
        f"A deck can have at most {MOST_ELEMENTS} elements; this one has {len(counts)}: {en}.",
        f"属性は{MOST_ELEMENTS}種類までです（現在{len(counts)}種類：{ja}）。",
        card,
        pile="main",
        fix=-deck.main[card] if card else 0,
    )


def _copies(deck: Deck, facts: Facts) -> Iterator[Problem]:
    """Promos and printings of other editions count with their original (5.1.2.2, V-39)."""
    groups: dict[tuple[str, ...], dict[str, int]] = {}
    for number, count in deck.main.items():
        fact = fact_of(number, facts)
        groups.setdefault(fact.copy_of if fact else (original(number),), {})[number] = count
    for cards in groups.values():
        number = max(cards, key=lambda each: cards[each])
        fact = fact_of(number, facts)
        most, count = most_copies(fact.kind if fact else ""), sum(cards.values())
        if count <= most:
            continue
        rule = "vcard:5.1.1.4" if most == MASCOT_COPIES else "vcard:5.1.2.2" if len(cards) > 1 else "vcard:5.1.1.3"
        fix = -min(count - most, cards[number])
        yield Problem(rule, *_too_many(cards, number, count, most), number, pile="main", fix=fix)


def _too_many(cards: Mapping[str, int], number: str, count: int, most: int) -> tuple[str, str]:
    if len(cards) == 1:
        return f"{number}: {count} copies (limit {most}).", f"{number}が{count}枚あります（{most}枚まで）。"
    others = ", ".join(each for each in cards if each != number)
    en = f"{number}: {count} copies, counting {others} (limit {most})."
    return en, f"{number}は{others}と合わせて{count}枚あります（{most}枚まで）。"


def _stages(deck: Deck, facts: Facts) -> Iterator[Problem]:
    """Legal, but a card that can never be played: each stage is only put on the one below it, of the same set."""
    here = {(fact.set, fact.line, fact.pl) for n in deck.main if (fact := fact_of(n, facts)) and fact.kind == VTUBER}
    for number in deck.main:
        fact = fact_of(number, facts)
        if fact is not None and fact.pl > LOWEST and (fact.set, fact.line, fact.pl - 1) not in here:
            yield _stranded(number, fact, facts)


def _stranded(number: str, fact: VCardFact, facts: Facts) -> Problem:
    below = next((f.number for f in facts.values() if (f.set, f.line, f.pl) == (fact.set, fact.line, fact.pl - 1)), "")
    en = f"You can't play {number}: its PL{fact.pl - 1} ({below}) isn't in the deck."
    ja = f"{number}を出せません。同じVTuberのPL{fact.pl - 1}（{below}）がデッキにありません。"
    return Problem("vcard:4.1.1.3c", en, ja, number, warning=True, pile="main")
