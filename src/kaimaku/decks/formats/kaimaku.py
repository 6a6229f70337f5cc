"""Kaimaku's own format, for files people edit by hand.

    format: kaimaku-deck
    version: 1
    game: GAME
    name: Start Deck 01
    piles:
      oshi: {hSD01-001: 1}
      main:
        hSD01-003: 4
      cheer:
        hY01-001: 20

Cards that somebody wrote stand below, under `own`, each as its document by its number.

YAML, or the same thing in JSON. Which piles there are is the game's.
Anchors and aliases are refused, every scalar is text until a count is wanted, unknown keys are reported and skipped.
"""

import re
from itertools import islice

import yaml

from kaimaku.decks.data import Twice, counted_object, json_object, read_cards
from kaimaku.decks.deck import Deck
from kaimaku.decks.formats.format import Format
from kaimaku.decks.reading import Imported, Reading, Words, clean_name, other_game
from kaimaku.decks.shape import shapes

MARK = "kaimaku-deck"
VERSION = 1
# A hand-written deck is small; the YAML parser is slow, and nesting on one line takes it the square of its depth.
MAX_YAML = 65_536
MAX_DEPTH = 6
MAX_OWN = 30  # cards that somebody wrote
MAX_EVENTS = 2_000  # names, numbers, beginnings and ends
MAX_OPEN = 16  # brackets, those in names included
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_BRACKET = re.compile(r"[\[\]{}]")

_HEADER = re.compile(r"""^[ \t]*["']?format["']?\s*:\s*["']?kaimaku-deck\b""", re.MULTILINE)
_KEYS = {"format", "version", "game", "name", "piles", "own"}


_TOO_LONG = ("too long for a deck file", "デッキファイルとして長すぎます")
_TOO_DEEP = ("nested too deeply", "入れ子が深すぎます")


class _Refused(Exception):
    def __init__(self, words: Words) -> None:
        super().__init__(words[0])
        self.words = words


def sniff(text: str) -> float:
    data = json_object(text)
    if data is not None:
        return 1.0 if data.get("format") == MARK else 0.0
    return 1.0 if _HEADER.search(text) else 0.0


def read(text: str, game: str) -> Imported:
    try:
        data = json_object(text) or _load(text)
    except _Refused as refused:
        reading = Reading(FORMAT.name, text, game)
        reading.fail("", "", refused.words)
        return reading.done()
    said = data.get("game", game)
    reading = Reading(FORMAT.name, text, said if isinstance(said, str) and said in shapes() else game)
    reading.name = clean_name(data.get("name"))
    if said != reading.shape.game:
        reading.warn("game", str(said)[:60], ("this game has no decks", "このゲームのデッキは扱えません"))
    elif said != game:
        reading.warn("game", str(said), other_game(str(said)))
    if str(data.get("version", VERSION)) not in ("1", "1.0"):
        newer = ("another version of the format; read as version 1", "別の版の形式です。第1版として読みました")
        reading.warn("version", str(data["version"])[:60], newer)
    for key in [key for key in data if key not in _KEYS]:
        reading.warn(key[:60], key, ("unknown key, ignored", "不明な項目のため無視しました"))
    _read_own(reading, data.get("own"))
    _read_piles(reading, data.get("piles"))
    return reading.done()


def _read_piles(reading: Reading, piles: object) -> None:
    if not isinstance(piles, dict):
        reading.fail("piles", "", ("no piles found", "pilesがありません"))
        return
    for pile, cards in piles.items():
        if pile in reading.shape.piles:
            read_cards(reading, pile, cards or None, f"piles.{pile}")
        else:
            words = (f"{reading.shape.game} decks have no such pile", f"{reading.shape.game}のデッキにはない山です")
            reading.fail(f"piles.{pile[:60]}", pile, words)


def _read_own(reading: Reading, cards: object) -> None:
    """The documents of cards that somebody wrote; whether they can be played with is asked later."""
    if cards is None:
        return
    if not isinstance(cards, dict) or not all(isinstance(card, str) for card in cards.values()):
        reading.fail("own", "", ("not a list of custom cards", "オリジナルカードの一覧ではありません"))
        return
    reading.own = dict(islice(cards.items(), MAX_OWN))
    reading.drop(max(0, len(cards) - MAX_OWN))


def _load(text: str) -> Twice:
    """The YAML document as plain objects, lists and strings, built from events so that nothing can be smuggled in."""
    if len(text) > MAX_YAML:
        raise _Refused(_TOO_LONG)
    opened = 0
    for bracket in _BRACKET.findall(text):
        opened += 1 if bracket in "[{" else -1
        if opened > MAX_OPEN:
            raise _Refused(_TOO_DEEP)
    stack: list[list[object]] = [[]]
    try:
        for count, event in enumerate(yaml.parse(text.lstrip("\ufeff"), Loader=LOADER)):
            if count > MAX_EVENTS:
                raise _Refused(_TOO_LONG)
            if getattr(event, "anchor", None):
                raise _Refused(("anchors and aliases aren't supported", "アンカーとエイリアスには対応していません"))
            if isinstance(event, yaml.CollectionStartEvent):
                stack.append([])
            elif isinstance(event, yaml.CollectionEndEvent):
                closed = stack.pop()
                stack[-1].append(_mapping(closed) if isinstance(event, yaml.MappingEndEvent) else closed)
            elif isinstance(event, yaml.ScalarEvent):
                stack[-1].append(event.value)
            elif isinstance(event, yaml.DocumentEndEvent):
                break
            if len(stack) > MAX_DEPTH:
                raise _Refused(_TOO_DEEP)
    except (yaml.YAMLError, ValueError, OverflowError) as error:  # the last two: impossible escapes
        mark = getattr(error, "problem_mark", None)
        line = f", line {mark.line + 1}" if mark else ""
        raise _Refused((f"invalid YAML{line}", f"YAMLとして読めません{line}")) from None
    if not stack[0] or not isinstance(stack[0][0], Twice):
        raise _Refused(("the file isn't a mapping", "ファイルの形式が正しくありません"))
    return stack[0][0]


def _mapping(flat: list[object]) -> Twice:
    pairs: list[tuple[str, object]] = []
    for key, value in zip(flat[::2], flat[1::2], strict=True):
        if not isinstance(key, str):
            raise _Refused(("a key isn't text", "項目名が文字ではありません"))
        pairs.append((key, value))
    return counted_object(pairs)


def write(deck: Deck) -> str:
    piles = {pile: dict(cards) for pile, cards in deck.piles.items()}
    data = {"format": MARK, "version": VERSION, "game": deck.game, "name": deck.name, "piles": piles}
    if deck.own:
        data["own"] = dict(deck.own)
    dumped: str = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=1000)
    return dumped


FORMAT = Format("kaimaku", "Kaimaku (YAML / JSON)", (), sniff, read, write)
