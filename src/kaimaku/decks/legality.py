"""Deck legality of hololive OCG (6.1): every reason why a deck may not be played, each with its rule."""

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from kaimaku.decks.deck import Deck
from kaimaku.decks.not_yet import is_not_yet, not_yet
from kaimaku.decks.resolve import Fact

MAIN_SIZE = 50
CHEER_SIZE = 20
COPIES = 4


class HocgFact(Fact, Protocol):
    """What deck building needs to know of a card."""

    @property
    def bloom(self) -> str | None: ...
    @property
    def unlimited(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason, with the rule it rests on. A `warning` leaves the deck legal.

    `fix` cards more (or, below 0, fewer) in that pile put it right: copies of `card`, or any where none is named.
    """

    rule: str
    en: str
    ja: str
    card: str = ""
    warning: bool = False
    pile: str = ""
    fix: int = 0


def legal(deck: Deck, facts: Mapping[str, HocgFact], playable: Container[str] | None = None) -> bool:
    return all(problem.warning for problem in problems(deck, facts, playable))


def problems(deck: Deck, facts: Mapping[str, HocgFact], playable: Container[str] | None = None) -> list[Problem]:
    """All reasons at once, in the order of the rules. `playable` are the cards the engine can run; None means all."""
    return [
        *_parts(deck),
        *_cards(deck, facts, playable),
        *_oshi(deck, facts),
        *_cheer(deck, facts),
        *_main(deck, facts),
        *_copies(deck, facts),
        *_debut(deck, facts),
    ]


def _parts(deck: Deck) -> Iterator[Problem]:
    for pile in deck.piles:
        if pile not in ("oshi", "main", "cheer"):
            en, ja = f"A deck has no part called {pile}.", f"デッキに{pile}という山はありません。"
            yield Problem("hocg:6.1.1.1", en, ja, pile=pile, fix=-deck.size(pile))


def _cards(deck: Deck, facts: Mapping[str, HocgFact], playable: Container[str] | None) -> Iterator[Problem]:
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
            en, ja = f"{number} is not a known card", f"{number}は未知のカードです"
        yield Problem("hocg:6.1.1", f"{en}.", f"{ja}。", number, pile=pile, fix=-deck.pile(pile)[number])


def _oshi(deck: Deck, facts: Mapping[str, HocgFact]) -> Iterator[Problem]:
    count = deck.size("oshi")
    if count != 1:
        en, ja = f"A deck has 1 oshi, this one has {count}.", f"推しは1枚です(現在{count}枚)。"
        yield Problem("hocg:6.1.2", en, ja, pile="oshi", fix=1 - count)
    for number, kind in _strangers(deck.oshi, facts, {"oshi"}):
        en, ja = f"{number} ({kind}) is not an oshi card.", f"{number}は推しホロメンではありません。"
        yield Problem("hocg:6.1.2", en, ja, number, pile="oshi", fix=-deck.oshi[number])


def _cheer(deck: Deck, facts: Mapping[str, HocgFact]) -> Iterator[Problem]:
    for number, kind in _strangers(deck.cheer, facts, {"cheer"}):
        en, ja = f"{number} ({kind}) may not be in the cheer deck.", f"{number}はエールデッキに入れられません。"
        yield Problem("hocg:6.1.3.1", en, ja, number, pile="cheer", fix=-deck.cheer[number])
    count = deck.size("cheer")
    if count != CHEER_SIZE:
        en = f"The cheer deck has {CHEER_SIZE} cards, this one has {count}."
        ja = f"エールデッキは{CHEER_SIZE}枚です(現在{count}枚)。"
        yield Problem("hocg:6.1.3.2", en, ja, pile="cheer", fix=CHEER_SIZE - count)


def _main(deck: Deck, facts: Mapping[str, HocgFact]) -> Iterator[Problem]:
    for number, kind in _strangers(deck.main, facts, {"holomem", "support"}):
        en, ja = f"{number} ({kind}) may not be in the main deck.", f"{number}はメインデッキに入れられません。"
        yield Problem("hocg:6.1.4.1", en, ja, number, pile="main", fix=-deck.main[number])
    count = deck.size("main")
    if count != MAIN_SIZE:
        en = f"The main deck has {MAIN_SIZE} cards, this one has {count}."
        ja = f"メインデッキは{MAIN_SIZE}枚です(現在{count}枚)。"
        excess = count - MAIN_SIZE
        yield Problem("hocg:6.1.4.2", en, ja, _surplus(deck, facts, excess), pile="main", fix=-excess)


def _copies(deck: Deck, facts: Mapping[str, HocgFact]) -> Iterator[Problem]:
    for number, count in deck.main.items():
        fact = facts.get(number)
        # 2.11.2.1 lifts the limit for cards that say so.
        if count > COPIES and not (fact and fact.unlimited):
            en = f"{number} is in the deck {count} times; {COPIES} is the most."
            ja = f"{number}が{count}枚あります({COPIES}枚まで)。"
            yield Problem("hocg:6.1.4.3", en, ja, number, pile="main", fix=COPIES - count)


def _surplus(deck: Deck, facts: Mapping[str, HocgFact], excess: int) -> str:
    """A card with so many copies too many, if there is one: taking them out puts two things right at once."""
    return next((p.card for p in _copies(deck, facts) if 0 < excess <= -p.fix), "")


def _debut(deck: Deck, facts: Mapping[str, HocgFact]) -> Iterator[Problem]:
    """No rule of 6.1 asks for a Debut, but without one the opening redraws run out and the game is lost."""
    blooms = {fact.bloom if (fact := facts.get(number)) else "unknown" for number in deck.main}
    if deck.main and not blooms & {"debut", "unknown"}:
        en = "There is no Debut holomem: the opening redraws will run out and lose the game."
        yield Problem("hocg:6.2.1.9.1", en, "Debutホロメンがないため、引き直しの末に必ず敗北します。", warning=True)


def _strangers(pile: Mapping[str, int], facts: Mapping[str, HocgFact], kinds: set[str]) -> Iterator[tuple[str, str]]:
    for number in pile:
        fact = facts.get(number)
        if fact is not None and fact.kind not in kinds:
            yield number, fact.kind
