"""Deck Log JSON, pasted: oshi in `p_list`, deck in `list`, cheers in `sub_list`.

Read only: publishing needs the site's own number of every printing. An address or a code holds no cards and nothing is
fetched, so they are recognised and answered with how to get the list.
"""

import html
import re

from kaimaku.decks.data import json_object, read_cards
from kaimaku.decks.formats.format import Format
from kaimaku.decks.reading import Imported, Reading, clean_name

from .shape import HOCG

_ADDRESS = re.compile(r"\bdecklog(?:-en)?\.bushiroad\.com\b")
_LABEL = r"(?:(?i:deck ?log(?: code)?|deck ?code|code)|デッキログ|デッキコード|コード)?[\s:：]*"
_CODE = re.compile(rf"\s*{_LABEL}(?=[0-9A-Z]*[0-9])(?=[0-9A-Z]*[A-Z])[0-9A-Z]{{4,6}}\s*")
_KEYS = {"p_list", "sub_list", "game_title_id"}


def sniff(text: str) -> float:
    if _is_reference(text):
        return 0.95
    data = json_object(text)
    return 0.9 if data is not None and data.keys() & _KEYS else 0.0


def _is_reference(text: str) -> bool:
    """A code, or a few words with an address in them and no card."""
    if len(text) >= 300 or HOCG.number.search(text):
        return False
    return bool(_ADDRESS.search(text) or _CODE.fullmatch(text))


def read(text: str, game: str) -> Imported:
    reading = Reading(FORMAT.name, text, game)
    data = json_object(text)
    if data is None:
        reading.fail("", text, _COPY_IT_THERE if _is_reference(text) else _PASTE_THE_LIST)
        return reading.done()
    title = data.get("title")
    reading.name = clean_name(html.unescape(title)) if isinstance(title, str) else ""
    if "list" not in data:
        reading.fail("list", "", _PASTE_THE_LIST)
    read_cards(reading, "oshi", data.get("p_list"), "p_list")
    read_cards(reading, "main", data.get("list"), "list")
    read_cards(reading, "cheer", data.get("sub_list"), "sub_list")
    return reading.done()


_COPY_IT_THERE = (
    "a Deck Log code or address holds no cards, and nothing is downloaded: "
    "open the deck on Deck Log, copy its card list and paste it here",
    "Deck Logのコードやアドレスだけではカードがわかりません（通信は行いません）。"
    "Deck Logでデッキを開き、カードの一覧をコピーして貼り付けてください",
)
_PASTE_THE_LIST = (
    "no card list found: paste the deck's JSON or its card numbers",
    "カードの一覧がありません。デッキのJSONかカードナンバーの一覧を貼り付けてください",
)

FORMAT = Format("decklog", "Deck Log (JSON)", ("hocg",), sniff, read)
