"""Plain text: a card number, a count and perhaps a name on each line, under headings or not.

    Name: Start Deck 01
    Oshi
    hSD01-001
    Main deck (50)
    4 hSD01-003 Tokino Sora
    hSD01-004 x3
    エール：hY01-001 ×20

    Name: Tidal Current
    VTubers (32)
    3 CCD-001 Marlo Brinewick PL8
    2 Marlo Brinewick PL9

A heading holds until the next one; before its line's colon it holds for that line only. The count stands first, or
last behind an x, a colon, a comma, in brackets or in a cell of its own, or before 枚. Several cards may stand on one
line if each has its number and its count. Lines that cannot be read are reported by number.
"""

import re

from kaimaku.decks.deck import Deck
from kaimaku.decks.formats.aside import holds_no_card, is_remark
from kaimaku.decks.formats.format import Format
from kaimaku.decks.reading import Imported, Reading, Row, clean_name, shown, whole
from kaimaku.decks.resolve import Known, full_name
from kaimaku.decks.shape import plain, shapes

MAX_LINES = 1_000
MAX_LINE = 500

_TOTAL = re.compile(r"[(\[]?\s*(?:[x×]\s*)?[0-9]{1,4}(?:\s*/\s*[0-9]{1,4})?\s*(?:枚|cards?)?\s*[)\]]?$")
_ORNAMENT = " \t#*=~_-+:|【】[]<>〈〉《》「」■●◆・"

_NAME = re.compile(r"\s*(?:#+\s*)?(?:deck\s*name|name|title|デッキ名|名前|タイトル)\s*[:：](.*)", re.IGNORECASE)
_COMMENT = re.compile(r"\s*(?:#|//|;|```)")
_BULLET = re.compile(r"(?:[-*+•・]|[0-9]{1,3}[.)]) +")
_DRESS = " \t\"'([,|*_`"  # quotes, cells of a table and emphasis around a count or a name

# Lines are matched with their blanks collapsed and every repetition bounded, so that no line can stall the reader.
_FIRST = re.compile(r"(?P<count>-?[0-9]+) ?(?:[x×*:-]|枚|copies of|of)?[ ,\"']{0,4}")
_MARKED = re.compile(
    r"(?:[x×*:=,|] ?(?P<after>-?[0-9][0-9.]{0,11})"
    r"|(?P<of>[0-9]{1,12}) ?(?:枚|[x×]|copies|copy|cards?)"
    r"|[(\[] ?(?P<in>[0-9]{1,12}) ?枚? ?[)\]])"
    r" ?(?:枚|copies|copy|cards?)?[ .,;\"')\]]{0,4}$"
)
_LAST = re.compile(r"[ ,\"'](?P<count>[0-9]{1,12})$")
_COUNT_NAME = re.compile(r"(?P<count>[0-9]+)(?: ?[x×*] ?| ?枚 ?| )(?=[^ ])")
_COUNT_ALONE = re.compile(r"[x×*:=]? ?(?P<count>[0-9]{1,3}) ?(?:枚|[x×*])?")  # all that stands between two numbers
_BETWEEN = re.compile(r"[,;、/|]")


_TOO_LONG = ("the line is too long", "行が長すぎます")


def sniff(text: str) -> float:
    return 0.1


def read(text: str, game: str) -> Imported:
    reading = Reading(FORMAT.name, text, game)
    lines = text.splitlines()
    pile = ""
    for index, line in enumerate(lines[:MAX_LINES]):
        where = f"line {index + 1}"
        if len(line) > MAX_LINE:
            reading.fail(where, line[:200], _TOO_LONG)
            continue
        pile = _read_line(reading, line, pile, where)
    if len(lines) > MAX_LINES:
        too_many = ("too many lines; the rest was ignored", "行数が多すぎるため以降は無視しました")
        reading.fail(f"line {MAX_LINES + 1}", "", too_many)
    return reading.done()


def _read_line(reading: Reading, line: str, pile: str, where: str) -> str:
    """Read one line; the answer is the pile that holds for the next."""
    named = _NAME.match(line)
    if named:
        reading.name = clean_name(named[1]) or reading.name
        return pile
    clean = " ".join(plain(line.replace("\t", "|")).split())
    if len(clean) > MAX_LINE:
        reading.fail(where, line[:200], _TOO_LONG)
        return pile
    heading = _heading(clean, reading)
    if heading:
        return heading
    if not clean or _COMMENT.match(clean) or holds_no_card(clean):
        return pile
    before, colon, after = clean.partition(":")
    inline = _heading(before, reading) if colon else ""
    if inline:
        _read_row(reading, after, inline, where)
        return ""
    bullet = _BULLET.match(clean)
    clean = clean[bullet.end() :] if bullet else clean
    if not reading.name and not reading.rows and not pile and _is_title(clean, reading):
        reading.name = clean_name(line)
        if is_remark(clean):
            reading.warn(where, line, ("using this line as the deck's name", "この行をデッキ名としました"))
        return pile
    _read_row(reading, clean, pile, where)
    return pile


def _heading(clean: str, reading: Reading) -> str:
    if len(clean) > 60:
        return ""
    bare = clean.strip(_ORNAMENT)
    words = reading.shape.headings
    for word in (bare, _TOTAL.sub("", bare).strip(_ORNAMENT)):
        pile = words.get(" ".join(word.casefold().split()), "")
        if pile:
            return pile
    return ""


def _is_title(clean: str, reading: Reading) -> bool:
    """A first line that names no card is taken for the deck's name."""
    return not reading.shape.number.search(clean) and not _FIRST.match(clean) and not _MARKED.search(clean)


def _read_row(reading: Reading, clean: str, pile: str, where: str) -> None:
    found = list(reading.shape.number.finditer(clean))
    if len(found) == 1:
        _read_numbered(reading, clean, found[0], pile, where)
    elif not found:
        _read_named(reading, clean.strip(), pile, where)
    else:
        parts = [part for part in _BETWEEN.split(clean) if part.strip()]
        matches = [list(reading.shape.number.finditer(part)) for part in parts]
        if any(len(match) != 1 for match in matches):
            if counts := _counts_between(clean, found):
                for match, count in zip(found, counts, strict=True):
                    reading.add(pile, match[0], count, where, f"{match[0]} {count}")
                return
            reading.fail(
                where, clean, ("more than one card number on this line", "1行に複数のカードナンバーがあります")
            )
            return
        for part, only in zip(parts, matches, strict=True):
            _read_numbered(reading, part, only[0], pile, where)


def _counts_between(clean: str, found: list[re.Match[str]]) -> list[str]:
    """The counts of several cards on one line, all before or all after their numbers; none if more is there."""
    ends = [0, *(match.end() for match in found)]
    starts = [*(match.start() for match in found), len(clean)]
    gaps = [clean[end:start].strip(_DRESS + ";)]") for end, start in zip(ends, starts, strict=True)]
    beside = gaps[1:] if not gaps[0] else gaps[:-1] if not gaps[-1] else []
    counts = [match["count"] for gap in beside if (match := _COUNT_ALONE.fullmatch(gap))]
    return counts if len(counts) == len(found) else []


def _read_numbered(reading: Reading, text: str, found: re.Match[str], pile: str, where: str) -> None:
    head, tail = text[: found.start()].strip(_DRESS), text[found.end() :].strip(" \t\"'|*_`")
    first = _FIRST.fullmatch(head)
    marked = _MARKED.search(tail)
    last = None if first or marked else _LAST.search(" " + tail)
    counts = [match for match in (first and first["count"], _marked_count(marked), last and last["count"]) if match]
    if len(set(counts)) > 1:
        reading.fail(where, text, ("two different counts", "枚数が2通り書かれています"))
        return
    if last and last.start() > 0:
        # A name may end in a number of its own, so this is a guess and must be said.
        reading.warn(where, text, ("using the last number as the count", "最後の数字を枚数とみなしました"))
    if not counts and pile != "oshi":
        reading.warn(where, text, ("no count given; using 1", "枚数がないので1枚としました"))
    reading.add(pile, found[0], counts[0] if counts else 1, where, text)


def _marked_count(marked: re.Match[str] | None) -> str:
    return (marked["after"] or marked["of"] or marked["in"]) if marked else ""


def _read_named(reading: Reading, text: str, pile: str, where: str) -> None:
    """A line without a number: a count and a name are kept for resolving, anything else cannot be a card."""
    first = _COUNT_NAME.match(text)
    marked = _MARKED.search(text)
    count: str | int = first["count"] if first else _marked_count(marked) or 1
    name = text[first.end() :] if first else text[: marked.start()] if marked else text
    copies = whole(count)
    if not isinstance(copies, int):
        reading.fail(where, text, copies)
    elif not re.search(r"[^\W\d_]", name):
        reading.fail(where, text, ("no card number or name", "カードナンバーも名前もありません"))
    else:
        remark = not first and not marked and is_remark(text)
        reading.take(Row(where, shown(text), pile, copies, name=name.strip(" |\"'"), remark=remark))


def write(deck: Deck) -> str:
    lines = [f"Name: {deck.name}"] if deck.name else []
    for pile, cards in deck.piles.items():
        lines += ["", pile.capitalize(), *(f"{count} {number}" for number, count in cards.items())]
    return "\n".join(lines).strip() + "\n"


def annotate(deck: Deck, known: Known) -> str:
    """In the sections of the game, if it has any, each with its number of cards and each card with its name."""
    sections = shapes()[deck.game].sections
    if not sections:
        return write(deck)
    rows: dict[str, list[tuple[str, int, str]]] = {heading: [] for heading in (*sections, "Deck")}
    for number, count in (row for pile in deck.piles.values() for row in pile.items()):
        fact = known.get(number)
        kind = fact.kind if fact else ""
        heading = next((heading for heading, kinds in sections.items() if kind in kinds), "Deck")
        rows[heading].append((number, count, full_name(fact) if fact else ""))
    lines = [f"Name: {deck.name}"] if deck.name else []
    for heading, cards in rows.items():
        if cards:
            lines += ["", f"{heading} ({sum(count for _, count, _ in cards)})"]
            lines += [f"{count} {number} {name}".strip() for number, count, name in cards]
    return "\n".join(lines).strip() + "\n"


FORMAT = Format("text", "plain text", (), sniff, read, write, annotate)
