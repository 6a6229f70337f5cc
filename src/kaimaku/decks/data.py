"""Reading card tables out of JSON, whatever way a program arranged them."""

import json
from functools import lru_cache
from itertools import islice

from kaimaku.decks.reading import MAX_ENTRIES, Reading
from kaimaku.decks.shape import Shape

_NUMBER_KEYS = ("card_number", "cardId", "card_id", "number", "id")
_COUNT_KEYS = ("num", "count", "amount", "qty", "quantity", "copies")
MAX_LOOKED_AT = 50


def _tidy(text: str) -> str:
    """Without byte-order mark, and without the fence chat programs put around code."""
    text = text.strip().lstrip("\ufeff").strip()
    if text.startswith("```") and text.endswith("```") and "\n" in text:
        text = text[text.index("\n") + 1 : -3].strip()
    return text


class Twice(dict[str, object]):
    """A JSON object that remembers which of its keys were written more than once."""

    repeated: tuple[str, ...] = ()


def counted_object(pairs: list[tuple[str, object]]) -> Twice:
    found = Twice()
    repeated: dict[str, None] = {}
    for key, value in pairs:
        if key in found:
            repeated[key] = None
        found[key] = value
    found.repeated = tuple(repeated)
    return found


@lru_cache(maxsize=1)
def _parse(text: str) -> object:
    try:
        parsed: object = json.loads(_tidy(text), object_pairs_hook=counted_object)
    except (ValueError, RecursionError):
        return None
    return parsed


def json_object(text: str) -> Twice | None:
    """The JSON object that `text` is, or None. Every format asks, so the last answer is kept."""
    parsed = _parse(text)
    return parsed if isinstance(parsed, Twice) else None


def json_objects(text: str) -> list[Twice]:
    """The same, and the objects of a JSON list."""
    parsed = _parse(text)
    several = parsed if isinstance(parsed, list) else [parsed]
    return [each for each in several[:MAX_ENTRIES] if isinstance(each, Twice)]


def holds_cards(value: object, shape: Shape) -> bool:
    """Does a value of an unknown key hold cards? The first entries tell."""
    if isinstance(value, list):
        return any(_number_in(entry, shape) for entry in value[:MAX_LOOKED_AT])
    return isinstance(value, dict) and any(map(shape.canonical, islice(value, MAX_LOOKED_AT)))


def _number_in(entry: object, shape: Shape) -> bool:
    if isinstance(entry, dict):
        entry = next((entry[key] for key in _NUMBER_KEYS if key in entry), None)
    elif isinstance(entry, list):
        entry = entry[0] if entry else None
    return isinstance(entry, str) and shape.canonical(entry) is not None


def read_cards(reading: Reading, pile: str, value: object, where: str) -> None:
    """Read a pile written as `{number: count}` or as a list of pairs, triples, objects or bare numbers."""
    if value is None:
        return
    if isinstance(value, dict):
        if value and all(isinstance(entry, dict | list) for entry in value.values()):
            # PHP writes a list whose indices have a gap as an object.
            value = list(value.values())
        else:
            _read_counts(reading, pile, value, where)
            return
    if not isinstance(value, list):
        reading.fail(where, str(value)[:200], ("not a list of cards", "カードの一覧ではありません"))
        return
    reading.drop(max(0, len(value) - MAX_ENTRIES))
    for index, entry in enumerate(value[:MAX_ENTRIES]):
        _read_entry(reading, pile, entry, f"{where}[{index}]")


def read_oshi(reading: Reading, value: object, where: str) -> None:
    """Read an oshi written as a number, `[number, art]` or an object; an empty one means that none was chosen."""
    if value in (None, "", [], {}):
        return
    if isinstance(value, dict):
        if value.keys() & set(_NUMBER_KEYS):
            _read_entry(reading, "oshi", value, where)
        else:
            _read_counts(reading, "oshi", value, where)
        return
    if isinstance(value, list) and isinstance(value[0], list | dict):
        read_cards(reading, "oshi", value, where)
        return
    if isinstance(value, list):
        _note_art(reading, value[1:], where)
        value = value[0]
    reading.add("oshi", value, 1, where)


def _read_counts(reading: Reading, pile: str, cards: dict[str, object], where: str) -> None:
    for number in cards.repeated[:MAX_ENTRIES] if isinstance(cards, Twice) else ():
        words = ("listed twice; using the last count", "同じ番号が2回あり、後の枚数を採用しました")
        reading.warn(f"{where}.{number[:60]}", number, words)
    reading.drop(max(0, len(cards) - MAX_ENTRIES))
    for number, count in islice(cards.items(), MAX_ENTRIES):
        reading.add(pile, number, count, f"{where}.{number[:60]}")


def _read_entry(reading: Reading, pile: str, entry: object, where: str) -> None:
    if isinstance(entry, str):
        reading.add(pile, entry, 1, where)
    elif isinstance(entry, list) and entry:
        _note_art(reading, entry[2:3], where)
        reading.add(pile, entry[0], entry[1] if len(entry) > 1 else 1, where)
    elif isinstance(entry, dict):
        number = next((entry[key] for key in _NUMBER_KEYS if key in entry), None)
        count = next((entry[key] for key in _COUNT_KEYS if key in entry), 1)
        reading.add(pile, number, count, where)
    else:
        reading.fail(where, str(entry)[:200], ("not a card entry", "カードの行ではありません"))


def _note_art(reading: Reading, art: list[object], where: str) -> None:
    if any(index not in (0, None) for index in art):
        reading.warn("", "", ("art choices aren't kept", "イラストの指定は保存されません"))
