"""The paste box: find the format of a text, read it, and write a deck in any format."""

from dataclasses import replace

from kaimaku.decks.deck import Deck
from kaimaku.decks.formats import CannotWrite, Format, formats, kaimaku
from kaimaku.decks.reading import MAX_TEXT, Imported, Note, Reading, other_game
from kaimaku.decks.resolve import Known, resolve
from kaimaku.decks.shape import narrow, shapes

SURE = 0.8  # a format that says so is not taken for another


def detect(text: str, game: str = "") -> Format:
    """The format the text looks most like; plain text if it looks like nothing."""
    game = game or next(iter(shapes()))
    return max((format for format in formats() if format.suits(game)), key=lambda format: format.sniff(text))


def game_of(text: str, asked: str = "") -> str:
    """The game whose card numbers or format a text shows, the one asked for before others; empty if nothing tells."""
    if len(text) > MAX_TEXT:
        return ""
    if kaimaku.sniff(text):
        return kaimaku.read(text, asked or next(iter(shapes()))).deck.game
    clean = narrow(text)
    for game in sorted(shapes(), key=lambda game: game != asked):
        if shapes()[game].own.search(clean) or detect(text, game).sniff(text) >= SURE:
            return game
    return ""


def read(text: str, game: str = "", known: Known | None = None) -> Imported:
    """Read any pasted text, whatever it is. Never raises on the text: what fails is told in the answer.

    With `known`, cards are also placed by their kind, names looked up and unknown numbers reported. A list whose
    numbers are those of another game, or that says so, is read as a deck of that game, and that is said.
    """
    game = game or next(iter(shapes()))
    if game not in shapes():
        raise LookupError(f"{game} has no decks; games with decks: {', '.join(shapes())}")
    if len(text) > MAX_TEXT:
        reading = Reading("", text, game)
        too_long = (f"too long: over {MAX_TEXT:,} characters", f"{MAX_TEXT:,}文字を超えているため読み込めません")
        reading.fail("", "", too_long)
        return reading.done()
    meant = game_of(text, game) or game
    imported = detect(text, meant).read(text, meant)
    if meant != game:
        note = Note("game", meant, *other_game(meant))
        imported = replace(imported, warnings=(note, *imported.warnings))
    return resolve(imported, known) if known is not None and imported.deck.game == game else imported


def write(deck: Deck, format: str = "kaimaku", known: Known | None = None) -> str:
    """The deck in the named format; CannotWrite if the format has no place for it.

    With `known`, formats that have a place for names of cards write them beside the numbers.
    """
    found = next((each for each in formats() if each.name == format), None)
    if found is None or found.write is None:
        writable = ", ".join(each.name for each in formats() if each.write)
        en = f"can't write {format!r}; choose from {writable}"
        raise CannotWrite(en, f"{format}では書き出せません。書き出せる形式：{writable}")
    if not found.suits(deck.game):
        raise CannotWrite(f"{found.title} doesn't support {deck.game}", f"{found.title}は{deck.game}に対応していません")
    if deck.own and found.name != "kaimaku":
        en = f"{found.title} has no place for custom cards; use Kaimaku's own format"
        raise CannotWrite(en, f"{found.title}にはオリジナルカードを書き出せません。Kaimaku形式を使ってください")
    if known is not None and found.annotate is not None:
        return found.annotate(deck, known)
    return found.write(deck)
