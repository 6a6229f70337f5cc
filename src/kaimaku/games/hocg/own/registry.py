"""The own cards this process knows. A card is declared once, and for as long as the process lives."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, Mapping
from typing import Final

from kaimaku.decks.deck import Deck
from kaimaku.language import BadDeclaration, in_japanese
from kaimaku.language.own import BadCard, Called
from kaimaku.language.reading.expressions import BadText
from kaimaku.wire.rest import CardInfo

from .. import facts
from ..defs import BY_ID, OWN
from ..facts import FactError, Printed
from ..lang.declare import card, texts
from ..lang.expressions import read_host
from ..lang.hosts import Host
from ..lang.keywords import bloom_effect, collab_effect, gift, oshi_skill, sp_skill, stage_skill
from .document import Document, parse

MOST: Final = 60  # own cards of one table: two decks full of them
REFUSED: Final[dict[str, BadCard]] = {}  # by number: what failed once leaves parts of it behind, and is not tried again
PLACES: Final = {
    "bloom_effect": bloom_effect,
    "collab_effect": collab_effect,
    "gift": gift,
    "skill": oshi_skill,
    "sp": sp_skill,
    "stage": stage_skill,
}


def known(number: str) -> str | None:
    return OWN.get(number)


def declare(cards: Mapping[str, str]) -> None:
    """Make these cards known, by number and document. BadCard: one of them is none, and nobody can play with it."""
    if len(cards) > MOST:
        raise BadCard("", f"At most {MOST} custom cards at one table.", f"オリジナルカードは1卓で{MOST}種類までです。")
    unseen = {number: text for number, text in cards.items() if OWN.get(number) != text}
    new = [parse(text) for text in unseen.values()]
    strange = unseen.keys() - {document.number for document in new}
    if strange:
        raise BadCard(min(strange), "The number doesn't belong to the card.", "番号とカードが一致しません。")
    facts.learn(*_words(new))
    for document in new:
        if document.number not in OWN:
            _declare(document)


def _words(documents: Iterable[Document]) -> tuple[set[str], set[str]]:
    """Names and tags that no printed card has: each is its own Japanese form in texts, whoever wrote it first."""
    names: set[str] = set()
    tags: set[str] = set()
    for document in documents:
        card = document.printed
        names |= {card.name.en, *(name.en for name in card.also), *(en for en, _ in document.others.names)}
        tags |= {*(tag.en for tag in card.tags), *(en for en, _ in document.others.tags)}
    return names, tags


def _declare(document: Document) -> None:
    if document.number in REFUSED:
        raise REFUSED[document.number]
    try:
        hosts = [_host(text, i) for i, text in enumerate(document.texts)]
        _all_places(document.printed, hosts)
        for name in document.printed.attach_only:
            facts.names(name)
        d = card(document.number, *hosts, printed=document.printed)
        for lang in ("en", "ja"):
            texts(d, lang)
    except BadCard as error:
        REFUSED[document.number] = error
        raise
    except (BadDeclaration, FactError, ValueError) as error:
        called = document.printed.name
        why = str(error).replace(document.number, called.en)
        REFUSED[document.number] = BadCard("", f"{why}.", in_japanese(error).replace(document.number, called.ja))
        raise REFUSED[document.number] from None
    OWN[document.number] = document.text


def _host(text: str, at: int) -> Host:
    try:
        return read_host(text)
    except BadText as error:
        raise BadCard(f"texts[{at}]", f"{error}.", error.ja) from None


def _all_places(printed: Printed, hosts: Iterable[Host]) -> None:
    """A keyword or a skill is there for its text."""
    said = [type(host) for host in hosts]
    for kind, host in PLACES.items():
        places = sum(part.kind == kind for part in printed.keywords)
        places += sum(part.kind == kind for part in printed.skills)
        if said.count(host) < places:
            raise BadCard(kind, "Its text is missing.", "テキストがありません。")


def known_to(deck: Deck) -> Mapping[str, Printed]:
    """The cards there are for a deck: the printed ones, and its own."""
    if not deck.own:
        return facts.load()
    declare(deck.own)
    return ChainMap({number: BY_ID[number].printed for number in deck.own}, facts.load())


def learn(called: Called) -> None:
    facts.learn(*([facts.Names(*pair) for pair in pairs] for pairs in called))


def printed(number: str) -> bool:
    return number in facts.load()


def fact(number: str) -> Printed | None:
    """The facts of an own card that is known here."""
    return BY_ID[number].printed if number in OWN else None


def info(numbers: Iterable[str]) -> list[CardInfo]:
    """Own cards on the wire."""
    from ..projection.cards import card_info

    return [card_info(BY_ID[number]) for number in numbers if number in OWN]
