"""Folders of packs for tests: cards that nobody printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

SINGER: dict[str, Any] = {
    "number": "hZZ01-001",
    "kind": "holomem",
    "name_en": "Maku Kai",
    "name_ja": "幕かい",
    "tags_en": ["Stagehands"],
    "tags_ja": ["黒子"],
    "colors": ["white"],
    "hp": 100,
    "bloom": "debut",
    "baton": ["neutral"],
    "arts": [
        {"name_en": 'The "First" Bow', "name_ja": "最初の「礼」", "cost": ["white"], "power": 30, "power_suffix": ""}
    ],
}
BOX: dict[str, Any] = {
    "number": "hZZ01-002",
    "kind": "support",
    "support_type": "item",
    "name_en": "Prop Box",
    "name_ja": "小道具箱",
    "text_ja": "自分のデッキを2枚引く。",
}
CALL: dict[str, Any] = {  # speaks of another card and a tag of its pack
    "number": "hZZ01-003",
    "kind": "support",
    "support_type": "event",
    "name_en": "Curtain Call",
    "name_ja": "カーテンコール",
    "text_ja": "このターンの間、自分の〈幕かい〉1人のアーツ+20。"
    "\nこのターンの間、自分の#黒子を持つホロメン1人のアーツ+20。",
}


def lines(*cards: dict[str, Any]) -> str:
    return "".join(json.dumps(card, ensure_ascii=False) + "\n" for card in cards)


def folder(place: Path, **files: str) -> Path:
    """Files by name; `summer_yaml` is summer.yaml."""
    place.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (place / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return place
