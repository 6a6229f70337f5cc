"""A line of a fact sheet, as `kaimaku cards import` reads it: facts and printed texts of a card with its number."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from kaimaku import names as people
from kaimaku.language.own import NOBODY, BadCard, Called

from .. import facts
from ..propose import sheet as fact_sheet
from ..propose.texts import texts_of
from .document import LABEL
from .sheet import LONGEST, Sheet

LISTS: Final = ("extra_names", "extra_names_ja", "tags_en", "tags_ja", "colors", "baton")
SPELT: Final = str.maketrans(
    {"[": "(", "]": ")", "{": "(", "}": ")", "<": "‹", ">": "›", "「": "『", "」": "』", "~": "～", "\\": "/"}
)
QUOTED: Final = re.compile(r'"([^"]*)"')
ROWS: Final[Mapping[str, Mapping[str, Any]]] = {
    "arts": {"cost": [], "power": 0, "power_suffix": "", "critical": None},
    "oshi_skills": {"holo_power": None, "limit": "none"},
    "keywords": {"positions": None, "limit": "none"},
}


def read(written: str, beside: Called = NOBODY) -> Sheet | None:
    """None if it is no line of a fact sheet; BadCard if it is one that no card can have."""
    data = _data(written)
    if data is None:
        return None
    if len(written) > LONGEST:
        raise BadCard("", f"A sheet takes at most {LONGEST:,} characters.", f"{LONGEST:,}文字までです。")
    number = data["number"]
    if not isinstance(number, str) or not LABEL.fullmatch(number):
        raise BadCard("number", "This isn't a card number.", "カードナンバーの書き方ではありません。")
    record = _whole(data)
    if not isinstance(record["name_en"], str) or not isinstance(record["name_ja"], str):
        raise BadCard(
            "name_en", "A card needs a name: name_en, name_ja or both.", "名前（name_en、name_ja）が必要です。"
        )
    try:
        found = fact_sheet.facts(record, _English(beside))
        texts = texts_of(record)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        why = f"no {error}" if isinstance(error, KeyError) else str(error)
        raise BadCard("", f"Its facts can't be read ({why}).", f"カードの内容を読めません（{why}）。") from None
    del found["number"]
    return Sheet(number, found, tuple(texts))


def _data(written: str) -> dict[str, Any] | None:
    if not written.lstrip().startswith("{"):
        return None
    try:
        data = json.loads(written)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) and {"number", "kind"} <= data.keys() else None


def _whole(data: Mapping[str, Any]) -> dict[str, Any]:
    """With every key that a fact sheet has: what is not said is not printed."""
    record: dict[str, Any] = {**dict.fromkeys(fact_sheet.KEYS), **data}
    _in_both(record)
    for key in LISTS:
        record[key] = record[key] or []
    for key in LISTS[:4]:
        record[key] = [_name(name) for name in record[key]]
    for some, other in (("extra_names", "extra_names_ja"), ("tags_en", "tags_ja")):
        record[some], record[other] = record[some] or record[other], record[other] or record[some]
    for key, usual in ROWS.items():
        rows = record[key] or []
        if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
            raise BadCard(key, "Write a list of objects.", "オブジェクトの配列で書いてください。")
        record[key] = [_row(row, usual) for row in rows]
    return record


def _row(row: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    whole = {**dict.fromkeys(("name_en", "name_ja", "text_en", "text_ja")), **usual, **row}
    _in_both(whole)
    return whole


def _in_both(row: dict[str, Any]) -> None:
    """What is known in one language only is said in that one."""
    for key in ("name", "text"):
        en, ja = row[f"{key}_en"], row[f"{key}_ja"]
        row[f"{key}_en"], row[f"{key}_ja"] = en or ja, ja or en
    row["name_en"], row["name_ja"] = _name(row["name_en"]), _name(row["name_ja"])


def _name(name: object) -> object:
    """Printed names hold signs that names are set apart by here: those are said by signs that look like them."""
    if not isinstance(name, str):
        return name
    return people.clean(QUOTED.sub(r"“\1”", name).translate(SPELT).replace('"', "”").lstrip("#"))


class _English(dict[str, str]):
    """English names of Japanese ones: those of the cards beside it, and the printed ones."""

    def __init__(self, beside: Called) -> None:
        super().__init__((ja, en) for en, ja in beside.names)

    def __missing__(self, said: str) -> str:
        known = facts.in_either(said)
        return known.en if known is not None else said
