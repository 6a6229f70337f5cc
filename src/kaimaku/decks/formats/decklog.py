"""Deck Log JSON, pasted: oshi in `p_list`, deck in `list`, cheers in `sub_list`.

Read only: publishing needs the site's own number of every printing. An address alone holds no cards and nothing is
fetched, so it is recognised and answered with what to paste instead.
"""

import html
import re

from kaimaku.decks.data import json_object, read_cards
from kaimaku.decks.formats.format import Format
from kaimaku.decks.reading import Imported, Reading, clean_name

_ADDRESS = re.compile(r"\s*(?:https?://)?decklog(?:-en)?\.bushiroad\.com/\S*\s*")
_KEYS = {"p_list", "sub_list", "game_title_id"}


def sniff(text: str) -> float:
    if _ADDRESS.fullmatch(text):
        return 0.95
    data = json_object(text)
    return 0.9 if data is not None and data.keys() & _KEYS else 0.0


def read(text: str, game: str) -> Imported:
    reading = Reading(FORMAT.name, text, game)
    data = json_object(text)
    if data is None:
        reading.fail("", text, _PASTE_THE_LIST)
        return reading.done()
    title = data.get("title")
    reading.name = clean_name(html.unescape(title)) if isinstance(title, str) else ""
    if "list" not in data:
        reading.fail("list", "", _PASTE_THE_LIST)
    read_cards(reading, "oshi", data.get("p_list"), "p_list")
    read_cards(reading, "main", data.get("list"), "list")
    read_cards(reading, "cheer", data.get("sub_list"), "sub_list")
    return reading.done()


_PASTE_THE_LIST = (
    "there is no card list here; paste the deck's JSON or its list of card numbers",
    "カードの一覧がありません。デッキのJSONかカードナンバーの一覧を貼り付けてください",
)

FORMAT = Format("decklog", "Deck Log (JSON)", ("hocg",), sniff, read)
