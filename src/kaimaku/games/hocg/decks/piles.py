"""JSON of a deck by piles, whatever the keys are called, and no card in it is passed over.

Programs agree on three piles and on nothing else. Their own formats say how they write; all of them read through here.
"""

from itertools import islice

from kaimaku.decks.data import holds_cards, json_objects, read_cards, read_oshi
from kaimaku.decks.formats.format import Format
from kaimaku.decks.reading import MAX_ROWS, Imported, Reading, clean_name

# Keys as programs write them, without case, blanks and underscores.
_PILES = {
    "oshi": ("oshi", "oshiid", "oshideck", "oshiholomem", "leader"),
    "main": ("deck", "main", "maindeck", "list"),
    "cheer": ("cheer", "cheers", "cheerdeck", "yell", "yells", "yelldeck", "sublist"),
    "": ("cards",),  # which may hold all of them: their kinds tell
}
_PILE_OF = {key: pile for pile, keys in _PILES.items() for key in keys}
_NAMES = ("deckname", "name", "title", "deckid", "id")

_NO_JSON = ("this isn't valid JSON", "JSONとして読めません")
_ELSEWHERE = ("cards under an unknown key were sorted by their kind", "不明な項目のカードは種類で振り分けました")


def read_piles(reading: Reading, json_text: str) -> Imported:
    """Read the JSON into `reading`, whose own text may be a wrapping of it."""
    decks = json_objects(json_text)
    if not decks:
        reading.fail("", "", _NO_JSON)
        return reading.done()
    if len(decks) > 1:
        several = (
            f"{len(decks)} decks in this text; reading the first",
            f"{len(decks)}個のデッキのうち最初だけを読みました",
        )
        reading.warn("", "", several)
    keys = {_plain(key): key for key in islice(decks[0], MAX_ROWS)}
    reading.name = next((name for key in _NAMES if (name := clean_name(decks[0].get(keys.get(key, ""))))), "")
    for plain, key in keys.items():
        value = decks[0][key]
        pile = _PILE_OF.get(plain)
        if pile == "oshi":
            read_oshi(reading, value, key)
        elif pile is not None:
            read_cards(reading, pile, value, key)
        elif holds_cards(value, reading.shape):
            reading.warn(key[:60], "", _ELSEWHERE)
            read_cards(reading, "", value, key[:60])
    return reading.done()


def _plain(key: str) -> str:
    return key[:60].casefold().replace("_", "").replace(" ", "")


def _sniff(text: str) -> float:
    decks = json_objects(text)
    piles = {_PILE_OF.get(_plain(key)) for key in islice(decks[0], MAX_ROWS)} - {None} if decks else set()
    return 0.7 if len(piles) > 1 else 0.0


def _read(text: str, game: str) -> Imported:
    return read_piles(Reading(FORMAT.name, text, game), text)


FORMAT = Format("piles", "Oshi, deck and cheers (JSON)", ("hocg",), _sniff, _read)
