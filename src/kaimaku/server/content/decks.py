"""Decks on the wire: read pasted text, check a deck, write it in a format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from kaimaku.decks import Book, CannotWrite, Missing, Note, Problem, book, formats, missing_cards, read, write
from kaimaku.decks import Deck as OwnDeck
from kaimaku.decks.not_yet import is_not_yet, name_of
from kaimaku.decks.resolve import full_name, stage_of
from kaimaku.decks.shape import shapes
from kaimaku.packs import with_documents, with_packs
from kaimaku.wire.common import Deck, GameName, Refusal, Words
from kaimaku.wire.rest import DeckFormats, DeckProblem, DeckRead, DeckReport, DeckWritten, MissingCard, Odds, Unread

from ..errors.api_error import ApiError, api_error
from .own import refusal, tried

COPIES, KINDS = 99, 120  # what a deck on the wire may hold: copies of a card, cards in a pile


def must_have_decks(game: GameName) -> None:
    if game not in shapes():
        raise api_error("no_decks")


def read_deck(
    game: GameName, text: str, meant: Mapping[str, str] | None = None, documents: Mapping[str, str] | None = None
) -> DeckRead:
    """Whatever was pasted. What could be read is in the report's deck, the rest comes back line by line.

    `meant` are numbers on the sheets of packs, each with that of the card; `documents` those of the cards.
    """
    must_have_decks(game)
    here = {number: text for number, text in (documents or {}).items() if tried(game, {number: text}) is None}
    imported = with_documents(read(text, game, with_packs(game, book(game).known, meant or {})), here)
    if imported.deck.game != game:
        raise api_error("other_game", game=imported.deck.game)
    left_out: list[Unread] = []
    of_game = book(game)
    own, unreadable = _readable(game, imported.deck)
    left_out += unreadable
    deck = _fitting(_existing(of_game, own), left_out)
    missing = missing_cards(OwnDeck(game, deck.name, deck.piles))
    lines = text.splitlines()
    return DeckRead(
        format=imported.format,
        report=report(game, deck),
        unread=[*_unread(imported.unresolved, lines), *left_out],
        missing=[_missing_card(of_game, each) for each in missing],
        notes=list(_unread(imported.warnings, lines)),
    )


def _readable(game: GameName, deck: OwnDeck) -> tuple[OwnDeck, list[Unread]]:
    """Without its own cards if they can't be played with."""
    refused = tried(game, deck.own) if deck.own else None
    if refused is None:
        return deck, []
    piles = {
        pile: {number: count for number, count in cards.items() if number not in deck.own}
        for pile, cards in deck.piles.items()
    }
    return OwnDeck(deck.game, deck.name, piles), [Unread("own", refused.where, Words(refused.en, refused.ja))]


def _existing(of_game: Book, deck: OwnDeck) -> OwnDeck:
    """Without numbers that no card has: each of them is a line that could not be read."""
    piles = {
        pile: {
            number: count
            for number, count in cards.items()
            if of_game.find(number) is not None or is_not_yet(deck.game, number)
        }
        for pile, cards in deck.piles.items()
    }
    return OwnDeck(deck.game, deck.name, piles, deck.own)


def _missing_card(of_game: Book, each: Missing) -> MissingCard:
    near = _names(of_game, each.nearest) if each.nearest else None
    return MissingCard(each.number, each.pile, each.count, Words(*each.name), each.nearest, near)


def _fitting(deck: OwnDeck, left_out: list[Unread]) -> Deck:
    """Within what a deck on the wire may hold; what is beyond is told, not dropped in silence."""
    piles: dict[str, dict[str, int]] = {}
    for pile, cards in deck.piles.items():
        kept = piles.setdefault(pile, {})
        for number, count in cards.items():
            if len(kept) == KINDS:
                why = Words(f"over the limit of {KINDS} different cards", f"{KINDS}種類を超えています")
                left_out.append(Unread(pile, f"{number} x{count}", why))
                continue
            kept[number] = min(count, COPIES)
            if count > COPIES:
                why = Words(f"over the limit of {COPIES} copies", f"{COPIES}枚を超えています")
                left_out.append(Unread(pile, f"{number} x{count - COPIES}", why))
    return Deck(piles, deck.name, dict(deck.own))


def _unread(notes: Iterable[Note], lines: list[str]) -> Iterator[Unread]:
    """A note on a line brings the whole line with it, as it was pasted."""
    for note in notes:
        word, _, number = note.where.partition(" ")
        text = lines[int(number) - 1] if word == "line" and number.isdecimal() else note.text
        yield Unread(note.where, text, Words(note.en, note.ja))


# --- the report -----------------------------------------------------------------------------------------------------


def report(game: GameName, deck: Deck, region: str = "") -> DeckReport:
    must_have_decks(game)
    if deck.own and (refused := tried(game, deck.own)) is not None:
        raise refusal(refused)
    own = OwnDeck(game, deck.name, deck.piles, deck.own)
    of_game = book(game)
    found = of_game.checked(own, region)
    return DeckReport(
        deck=Deck(deck.piles, own.name, deck.own),
        legal=all(problem.warning for problem in found),
        problems=[_problem(of_game, problem) for problem in found],
        levels=of_game.levels(own),
        colors={color: list(row) for color, row in of_game.colors(own).items()},
        odds=[
            Odds(chance.id, Words(*chance.words), float(chance.chance), Words(*chance.note) if chance.note else None)
            for chance in of_game.chances(own)
        ],
    )


def _problem(of_game: Book, problem: Problem) -> DeckProblem:
    en, ja = problem.en, problem.ja
    if named := _names(of_game, problem.card):
        en = en.replace(problem.card, f"{named.en} ({problem.card})", 1)
        ja = ja.replace(problem.card, f"{named.ja}（{problem.card}）", 1)
    cards = [problem.card] if problem.card else []
    return DeckProblem(
        why=Refusal(Words(en, ja), problem.rule, _missing(of_game, problem), cards),
        warning=problem.warning,
        pile=problem.pile,
        card=problem.card,
        fix=problem.fix,
    )


def _names(of_game: Book, number: str) -> Words | None:
    """What a card is called, here or not yet; nothing for a number nobody knows."""
    fact = of_game.find(number)
    if fact is not None:
        return Words(full_name(fact), f"{fact.name.ja} {stage_of(fact)}".strip())
    coming = name_of(of_game.game, number)
    return Words(*coming) if coming is not None else None


def _missing(of_game: Book, problem: Problem) -> Words | None:
    """What to add or take out, in words."""
    if not problem.fix:
        return None
    named = _names(of_game, problem.card)
    count = abs(problem.fix)
    en, ja = of_game.piles.get(problem.pile, (problem.pile, problem.pile))
    what = named.en if named else problem.card or ("card" if count == 1 else "cards")
    what_ja = f"{named.ja if named else problem.card}を" if problem.card else ""
    if problem.fix > 0:
        return Words(f"Add {count} {what} to {en}.", f"{ja}に{what_ja}{count}枚追加してください。")
    return Words(f"Remove {count} {what} from {en}.", f"{ja}から{what_ja}{count}枚減らしてください。")


# --- writing --------------------------------------------------------------------------------------------------------


def write_deck(game: GameName, deck: Deck, format: str) -> DeckWritten:
    """In a format's own words; a deck that no format has a place for is told so, not written without a part."""
    must_have_decks(game)
    for pile, cards in deck.piles.items():
        if pile not in shapes()[game].piles:
            raise api_error("no_pile", pile=pile, known=", ".join(shapes()[game].piles))
        for number in cards:
            if shapes()[game].canonical(number) is None and number not in deck.own:
                raise api_error("no_number", number=number)
    own = OwnDeck(game, deck.name, deck.piles, deck.own)
    try:
        return DeckWritten(format, write(own, format, book(game).known))
    except CannotWrite as error:
        en = str(error)
        raise ApiError(400, "cannot_write", f"{en[:1].upper()}{en[1:]}.", f"{error.ja}。") from None


def deck_formats(game: GameName) -> DeckFormats:
    must_have_decks(game)
    known = [format for format in formats() if format.suits(game)]
    return DeckFormats(
        read=[format.name for format in known],
        write=[format.name for format in known if format.write],
        titles={format.name: format.title for format in known},
    )
