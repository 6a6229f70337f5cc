"""holoDelta address: its JSON in base64 behind `imported_deck=`; the bare code is read as well."""

import base64
import re
from urllib.parse import quote, unquote

from kaimaku.decks.data import json_object
from kaimaku.decks.deck import Deck
from kaimaku.decks.formats import holodelta
from kaimaku.decks.formats.format import Format
from kaimaku.decks.reading import Imported, Reading

ADDRESS = "https://holodelta.net/game/index.html?imported_deck="

_PARAMETER = re.compile(r"imported_deck=([^&#\s\"'<>]*)")
_BARE = re.compile(r"e[A-Za-z0-9+/_%-]{20,}={0,3}")


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


def sniff(text: str) -> float:
    if _PARAMETER.search(text):
        return 0.95
    code = _code(text)
    decoded = decode(code) if code else None
    return 0.8 if decoded is not None and json_object(decoded) is not None else 0.0


def read(text: str, game: str) -> Imported:
    reading = Reading(FORMAT.name, text, game)
    code = _code(text)
    decoded = decode(code) if code else None
    if decoded is None:
        reading.fail("", code or "", ("the code is not base64 of text", "コードをbase64として読めません"))
        return reading.done()
    return holodelta.read_rows(reading, decoded)


def write(deck: Deck) -> str:
    return ADDRESS + quote(base64.b64encode(holodelta.write(deck).encode()).decode(), safe="")


FORMAT = Format("holodelta-url", "holoDelta (address)", ("hocg",), sniff, read, write)
