"""holoDelta decks, with rows of number, count and art index, and Tabletop Simulator's: the same keys without art.

The same card may stand in several rows with different art; the counts add up. The width of the rows tells the two
programs apart. A holoDelta address has the JSON in base64 behind `imported_deck=`; the bare code is read as well.
"""

import base64
import json
import re
from functools import partial
from urllib.parse import quote, unquote

from kaimaku.decks.data import json_object
from kaimaku.decks.deck import Deck
from kaimaku.decks.formats.format import Format, single_oshi
from kaimaku.decks.reading import MAX_ROWS, Imported, Reading

from .piles import read_piles

ADDRESS = "https://holodelta.net/game/index.html?imported_deck="

_PARAMETER = re.compile(r"imported_deck=([^&#\s\"'<>]*)")
_BARE = re.compile(r"e[A-Za-z0-9+/_%-]{20,}={0,3}")


def row_width(text: str) -> int:
    """Length of the rows in a `deck`/`cheerDeck` JSON (3: with art, 2: without); 0 if the text is no such JSON."""
    data = json_object(text)
    if data is None or not isinstance(data.get("deck", []), list) or not data.keys() & {"deck", "cheerDeck"}:
        return 0
    piles = [data.get(key) for key in ("deck", "cheerDeck")]
    widths = [len(row) for pile in piles if isinstance(pile, list) for row in pile[:MAX_ROWS] if isinstance(row, list)]
    if widths:
        return 3 if 2 * sum(width >= 3 for width in widths) >= len(widths) else 2
    oshi = data.get("oshi")
    return 2 if isinstance(oshi, list) and len(oshi) == 1 else 3


def _sniff(width: int, text: str) -> float:
    if row_width(text) != width:
        return 0.0
    return 0.5 if (json_object(text) or {}).keys() - {"deckName", "oshi", "deck", "cheerDeck"} else 0.9


def _read(name: str, text: str, game: str) -> Imported:
    return read_piles(Reading(name, text, game), text)


def write(art: tuple[int, ...], deck: Deck) -> str:
    oshi = single_oshi(deck)
    data = {
        "deckName": deck.name,
        "oshi": [oshi, *art] if oshi else [],
        "deck": [[number, count, *art] for number, count in deck.main.items()],
        "cheerDeck": [[number, count, *art] for number, count in deck.cheer.items()],
    }
    return json.dumps(data, ensure_ascii=False)


FIRST_ART = (0,)


def _format(name: str, title: str, width: int, art: tuple[int, ...]) -> Format:
    return Format(name, title, ("hocg",), partial(_sniff, width), partial(_read, name), partial(write, art))


FORMAT = _format("holodelta", "holoDelta (JSON)", 3, FIRST_ART)
TABLETOP_FORMAT = _format("tabletop", "Tabletop Simulator (JSON)", 2, ())


def _code(text: str) -> str | None:
    found = _PARAMETER.search(text)
    if found:
        return found[1]
    bare = "".join(text.split())
    return bare if _BARE.fullmatch(bare) else None


def decode(code: str) -> str | None:
    """The text in a base64 code: either alphabet, padded or not, percent-encoded or with its plus signs lost."""
    code = unquote(code).translate(str.maketrans("-_ ", "+/+")).rstrip("=")
    try:
        return base64.b64decode(code + "=" * (-len(code) % 4), validate=True).decode("utf-8-sig")
    except ValueError:
        return None


def _sniff_address(text: str) -> float:
    if _PARAMETER.search(text):
        return 0.95
    code = _code(text)
    decoded = decode(code) if code else None
    return 0.8 if decoded is not None and json_object(decoded) is not None else 0.0


def _read_address(text: str, game: str) -> Imported:
    reading = Reading("holodelta-url", text, game)
    code = _code(text)
    decoded = decode(code) if code else None
    if decoded is None:
        reading.fail(
            "", code or "", ("this deck code can't be decoded (not base64)", "デッキコードをbase64として読めません")
        )
        return reading.done()
    return read_piles(reading, decoded)


def _write_address(deck: Deck) -> str:
    return ADDRESS + quote(base64.b64encode(write(FIRST_ART, deck).encode()).decode(), safe="")


URL_FORMAT = Format("holodelta-url", "holoDelta (address)", ("hocg",), _sniff_address, _read_address, _write_address)
