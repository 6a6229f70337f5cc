"""Reading: how a format reader collects rows, and Imported: what comes out, failures included."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from kaimaku.decks.deck import Deck, deck_name
from kaimaku.decks.shape import Shape, shapes

# Bounds on what a stranger may paste. The largest honest paste, a Deck Log page with all its fields, is under 100 KB.
MAX_TEXT = 262_144
MAX_ROWS = 500
MAX_ENTRIES = 2_000
MAX_COUNT = 200
MAX_NOTES = 100
MAX_ALIKE = 3  # so many notes of the same words are worth reading
MAX_SHOWN = 120

Words = tuple[str, str]
"""A sentence in English and in Japanese."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something to tell about the pasted text: where (a line or a path), the piece itself, and why."""

    where: str
    text: str
    en: str
    ja: str


@dataclass(frozen=True, slots=True)
class Row:
    """One entry as read. A row has a number, or only a name; `pile` is empty where the text did not say.

    A `remark` is worded like a sentence: if no card is called so, nothing is missing.
    """

    where: str
    text: str
    pile: str
    count: int
    number: str = ""
    name: str = ""
    remark: bool = False


@dataclass(frozen=True, slots=True)
class Imported:
    """A deck read from text, as far as it could be read.

    `warnings` are things done on the reader's own account; `unresolved` are pieces no card was found for.
    A well-formed number that is not known is unresolved *and* kept in the deck, so that writing it out loses nothing.
    One of a card that cannot be played here yet is no failure of reading.
    """

    deck: Deck
    format: str
    text: str
    warnings: tuple[Note, ...] = ()
    unresolved: tuple[Note, ...] = ()
    rows: tuple[Row, ...] = ()

    @property
    def complete(self) -> bool:
        return bool(self.rows) and not self.unresolved


def other_game(game: str) -> Words:
    return (f"this is a deck for {game}", f"これは{game}のデッキです")


def shown(value: object) -> str:
    """A piece of the text fit to be quoted in a note: printable and short."""
    text = value if isinstance(value, str) else repr(value) if isinstance(value, int | float | None) else "…"
    text = "".join(char if char.isprintable() else " " for char in text[: MAX_SHOWN + 1]).strip()
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"


def clean_name(value: object) -> str:
    """A deck name as others will read it; whatever is no text is none."""
    return deck_name(value) if isinstance(value, str) else ""


def whole(value: object) -> int | Words:
    """A count as a whole number, or why it is none. Floats and digits in quotes are common in the wild."""
    if isinstance(value, str) and len(value) <= 12:
        try:
            value = float(value)
        except ValueError:
            return ("the count isn't a number", "枚数が数字ではありません")
    if isinstance(value, bool) or not isinstance(value, int | float):
        return ("the count isn't a number", "枚数が数字ではありません")
    if isinstance(value, float) and not value.is_integer():
        return ("the count isn't a whole number", "枚数が整数ではありません")
    if value < 1:
        return ("the count is below 1", "枚数が1未満です")
    if value > MAX_COUNT:
        return (f"the count is above {MAX_COUNT}", f"枚数が{MAX_COUNT}を超えています")
    return int(value)


def summed_up(notes: Sequence[Note]) -> tuple[Note, ...]:
    """Of many notes of the same words the first, and how many more there are."""
    alike = Counter((note.en, note.ja) for note in notes)
    kept: dict[Words, Note] = {}
    found = []
    for note in notes:
        words = (note.en, note.ja)
        if (more := alike[words] - 1) < MAX_ALIKE:
            found.append(note)
        elif words not in kept:
            kept[words] = replace(
                note, en=f"{note.en} (and {more} more like this)", ja=f"{note.ja}（ほか{more}件も同様）"
            )
            found.append(kept[words])
    return tuple(found)


class Reading:
    """The work in progress of one reader: rows, warnings and failures, kept within bounds."""

    def __init__(self, format: str, text: str, game: str, name: str = "") -> None:
        self.format = format
        self.text = text
        self.shape: Shape = shapes()[game]
        self.name = name
        self.rows: list[Row] = []
        self.own: Mapping[str, str] = {}  # documents of cards that somebody wrote
        self.warnings: list[Note] = []
        self.unresolved: list[Note] = []
        self._dropped = 0
        self._warned: set[Note] = set()

    def add(self, pile: str, number: object, count: object, where: str, text: str = "") -> None:
        """One card with its count, or a note on why it is neither."""
        if len(self.rows) >= MAX_ROWS:
            self._dropped += 1
            return
        piece = shown(text) or f"{shown(number)} {shown(count)}"
        spelled = self._spelled(number) if isinstance(number, str) else None
        if spelled is None:
            self.fail(where, piece, ("not a valid card number", "カードナンバーの書き方ではありません"))
            return
        copies = whole(count)
        if not isinstance(copies, int):
            self.fail(where, piece, copies)
            return
        self.take(Row(where, piece, pile, copies, number=spelled))

    def _spelled(self, number: str) -> str | None:
        return number if number in self.own else self.shape.canonical(number)

    def take(self, row: Row) -> None:
        if len(self.rows) < MAX_ROWS:
            self.rows.append(row)
        else:
            self._dropped += 1

    def warn(self, where: str, text: str, words: Words) -> None:
        if len(self.warnings) >= MAX_NOTES:
            return
        note = Note(where, shown(text), *words)
        if note not in self._warned:
            self._warned.add(note)
            self.warnings.append(note)

    def drop(self, entries: int) -> None:
        """So many are not even looked at."""
        self._dropped += entries

    def fail(self, where: str, text: str, words: Words) -> None:
        if len(self.unresolved) < MAX_NOTES:
            self.unresolved.append(Note(where, shown(text), *words))
        else:
            self._dropped += 1

    def done(self) -> Imported:
        for row in self.rows:
            if not row.number:
                self.fail(row.where, row.text, ("a name without a card number", "名前だけでカードナンバーがありません"))
        if not self.rows and not self.unresolved:
            self.fail("", "", ("no cards found", "カードが見つかりません"))
        if self._dropped:
            more = (f"{self._dropped} more entries were ignored", f"ほかに{self._dropped}件を無視しました")
            self.warnings.append(Note("", "", *more))
        deck = Deck(self.shape.game, self.name, self._piles(self.rows), self.own)
        return Imported(
            deck, self.format, self.text, summed_up(self.warnings), tuple(self.unresolved), tuple(self.rows)
        )

    def _piles(self, rows: Iterable[Row]) -> dict[str, dict[str, int]]:
        piles: dict[str, dict[str, int]] = {pile: {} for pile in self.shape.piles}
        for row in rows:
            if row.number:
                cards = piles[row.pile or self.shape.guess(row.number)]
                cards[row.number] = cards.get(row.number, 0) + row.count
        return piles
