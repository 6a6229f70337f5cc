"""Decks on the wire: what a pasted text holds, everything that can be said about a deck, and writing it down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kaimaku.decks import FORMATS, CannotWrite, Note, Problem, problems, read, write
from kaimaku.decks import Deck as OwnDeck
from kaimaku.decks.charts import colors, levels
from kaimaku.decks.opening import chances
from kaimaku.decks.shape import SHAPES
from kaimaku.games.hocg import GAME, facts
from kaimaku.games.hocg.defs import BY_ID

from ..trouble import Trouble
from ..wire.common import Deck, GameName, Refusal, Words
from ..wire.rest import DeckFormats, DeckProblem, DeckRead, DeckReport, DeckWritten, Odds, Unread

COPIES, KINDS, NAME = 99, 120, 80  # what a deck on the wire may hold: copies of a card, cards in a pile, its name
PILES = {
    "oshi": ("the Oshi", "推し"),
    "main": ("the main deck", "メインデッキ"),
    "cheer": ("the cheer deck", "エールデッキ"),
}


def must_have_decks(game: GameName) -> None:
    if game != GAME.name:
        en, ja = "No decks are built for this game here.", "このゲームのデッキはここでは作れません。"
        raise Trouble(404, "no_decks", en, ja)


def read_deck(game: GameName, text: str) -> DeckRead:
    """Whatever was pasted. What could be read is in the report's deck, the rest comes back line by line."""
    must_have_decks(game)
    imported = read(text, game, facts.load())
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
    return Deck(piles, deck.name[:NAME].strip())


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
    known = facts.load()
    found = problems(own, known, BY_ID)
    return DeckReport(
        deck=deck,
        legal=all(problem.warning for problem in found),
        problems=[_problem(problem) for problem in found],
        levels=levels(own, known),
        colors={color: list(row) for color, row in colors(own, known).items()},
        odds=[
            Odds(chance.id, Words(*chance.words), float(chance.chance), Words(*chance.note) if chance.note else None)
            for chance in chances(own, known)
        ],
    )


def _problem(problem: Problem) -> DeckProblem:
    fact = facts.load().get(problem.card)
    en, ja = problem.en, problem.ja
    if fact is not None:
        en = en.replace(problem.card, f"{fact.name.en} ({problem.card})")
        ja = ja.replace(problem.card, f"{fact.name.ja}({problem.card})")
    cards = [problem.card] if problem.card else []
    return DeckProblem(
        why=Refusal(Words(en, ja), problem.rule, _missing(problem), cards),
        warning=problem.warning,
        pile=problem.pile,
        card=problem.card,
        fix=problem.fix,
    )


def _missing(problem: Problem) -> Words | None:
    """What to add or take out, in words."""
    if not problem.fix:
        return None
    fact = facts.load().get(problem.card)
    count = abs(problem.fix)
    en, ja = PILES.get(problem.pile, (problem.pile, problem.pile))
    what = fact.name.en if fact is not None else problem.card or ("card" if count == 1 else "cards")
    what_ja = f"{fact.name.ja if fact is not None else problem.card}を" if problem.card else ""
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
        return DeckWritten(format, write(own, format))
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
