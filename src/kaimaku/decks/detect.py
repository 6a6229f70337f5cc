"""The paste box: find the format of a text, read it, and write a deck in any format."""

from kaimaku.decks.deck import Deck
from kaimaku.decks.formats import FORMATS, CannotWrite, Format
from kaimaku.decks.reading import MAX_TEXT, Imported, Reading
from kaimaku.decks.resolve import Known, resolve
from kaimaku.decks.shape import SHAPES


def detect(text: str, game: str = "hocg") -> Format:
    """The format the text looks most like; plain text if it looks like nothing."""
    return max((format for format in FORMATS if game in format.games), key=lambda format: format.sniff(text))


def read(text: str, game: str = "hocg", known: Known | None = None) -> Imported:
    """Read any pasted text, whatever it is. Never raises on the text: what fails is told in the answer.

    With `known`, cards are also placed by their kind, names looked up and unknown numbers reported.
    """
    if game not in SHAPES:
        raise LookupError(f"{game} has no decks to build; these have: {', '.join(SHAPES)}")
    if len(text) > MAX_TEXT:
        reading = Reading("", text, game)
        too_long = (f"longer than {MAX_TEXT} characters: not read", f"{MAX_TEXT}文字を超えるため読みません")
        reading.fail("", "", too_long)
        return reading.done()
    imported = detect(text, game).read(text, game)
    return resolve(imported, known) if known is not None and imported.deck.game == game else imported


def write(deck: Deck, format: str = "kaimaku") -> str:
    """The deck in the named format; CannotWrite if the format has no place for it."""
    found = next((each for each in FORMATS if each.name == format), None)
    if found is None or found.write is None:
        writable = ", ".join(each.name for each in FORMATS if each.write)
        en = f"cannot write {format!r}; these can be written: {writable}"
        raise CannotWrite(en, f"{format}では書き出せません。書き出せる形式: {writable}")
    if deck.game not in found.games:
        raise CannotWrite(f"{found.title} has no decks of {deck.game}", f"{found.title}は{deck.game}に対応していません")
    return found.write(deck)
