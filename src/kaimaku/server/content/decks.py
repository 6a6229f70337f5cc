"""Decks on the wire: what a pasted text holds, everything that can be said about a deck, and writing it down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kaimaku.decks import FORMATS, Book, CannotWrite, Note, Problem, book, read, write
from kaimaku.decks import Deck as OwnDeck
from kaimaku.decks.resolve import full_name, stage_of
from kaimaku.decks.shape import SHAPES

from ..trouble import Trouble
from ..wire.common import Deck, GameName, Refusal, Words
from ..wire.rest import DeckFormats, DeckProblem, DeckRead, DeckReport, DeckWritten, Odds, Unread

COPIES, KINDS = 99, 120  # what a deck on the wire may hold: copies of a card, cards in a pile


def must_have_decks(game: GameName) -> None:
    if game not in SHAPES:
        en, ja = "No decks are built for this game here.", "このゲームのデッキはここでは作れません。"
        raise Trouble(404, "no_decks", en, ja)


def read_deck(game: GameName, text: str) -> DeckRead:
    """Whatever was pasted. What could be read is in the report's deck, the rest comes back line by line."""
    must_have_decks(game)
    imported = read(text, game, book(game).known)
    if imported.deck.game != game:
        en, ja = f"This is a deck of {imported.deck.game}.", f"これは{imported.deck.game}のデッキです。"
        raise Trouble(400, "other_game", en, ja)
    left_out: list[Unread] = []
    deck = _fitting(imported.deck, left_out)
    lines = text.splitlines()
    return DeckRead(
        format=imported.format,
        report=report(game, deck),
        unread=[*_unread(imported.unresolved, lines), *left_out],
        notes=list(_unread(imported.warnings, lines)),
    )


def _fitting(deck: OwnDeck, left_out: list[Unread]) -> Deck:
    """Within what a deck on the wire may hold; what is beyond is told, not dropped in silence."""
    piles: dict[str, dict[str, int]] = {}
    for pile, cards in deck.piles.items():
        kept = piles.setdefault(pile, {})
        for number, count in cards.items():
            if len(kept) == KINDS:
                why = Words(f"more than {KINDS} different cards", f"{KINDS}種類を超えています")
                left_out.append(Unread(pile, f"{number} x{count}", why))
                continue
            kept[number] = min(count, COPIES)
            if count > COPIES:
                why = Words(f"more than {COPIES} copies", f"{COPIES}枚を超えています")
                left_out.append(Unread(pile, f"{number} x{count - COPIES}", why))
    return Deck(piles, deck.name)


def _unread(notes: Iterable[Note], lines: list[str]) -> Iterator[Unread]:
    """A note on a line brings the whole line with it, as it was pasted."""
    for note in notes:
        word, _, number = note.where.partition(" ")
        text = lines[int(number) - 1] if word == "line" and number.isdecimal() else note.text
        yield Unread(note.where, text, Words(note.en, note.ja))


# --- the report -----------------------------------------------------------------------------------------------------


def report(game: GameName, deck: Deck) -> DeckReport:
    must_have_decks(game)
    own = OwnDeck(game, deck.name, deck.piles)
    of_game = book(game)
    found = of_game.problems(own)
    return DeckReport(
        deck=Deck(deck.piles, own.name),
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
        ja = ja.replace(problem.card, f"{named.ja}({problem.card})", 1)
    cards = [problem.card] if problem.card else []
    return DeckProblem(
        why=Refusal(Words(en, ja), problem.rule, _missing(of_game, problem), cards),
        warning=problem.warning,
        pile=problem.pile,
        card=problem.card,
        fix=problem.fix,
    )


def _names(of_game: Book, number: str) -> Words | None:
    """What a card is called; nothing for a number nobody knows."""
    fact = of_game.find(number)
    return Words(full_name(fact), f"{fact.name.ja} {stage_of(fact)}".strip()) if fact is not None else None


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
    return Words(f"Take {count} {what} out of {en}.", f"{ja}から{what_ja}{count}枚減らしてください。")


# --- writing --------------------------------------------------------------------------------------------------------


def write_deck(game: GameName, deck: Deck, format: str) -> DeckWritten:
    """In a format's own words; a deck that no format has a place for is told so, not written without a part."""
    must_have_decks(game)
    for pile, cards in deck.piles.items():
        if pile not in SHAPES[game].piles:
            raise Trouble(400, "no_pile", f"A deck has no part called {pile}.", f"デッキに{pile}という山はありません。")
        for number in cards:
            if SHAPES[game].canonical(number) is None:
                en, ja = f"No card is numbered {number!r}.", f"{number!r}というカードナンバーはありません。"
                raise Trouble(400, "no_number", en, ja)
    own = OwnDeck(game, deck.name, deck.piles)
    try:
        return DeckWritten(format, write(own, format, book(game).known))
    except CannotWrite as error:
        en = str(error)
        raise Trouble(400, "cannot_write", f"{en[:1].upper()}{en[1:]}.", f"{error.ja}。") from None


def deck_formats(game: GameName) -> DeckFormats:
    must_have_decks(game)
    formats = [format for format in FORMATS if game in format.games]
    return DeckFormats(
        read=[format.name for format in formats],
        write=[format.name for format in formats if format.write],
        titles={format.name: format.title for format in formats},
    )
