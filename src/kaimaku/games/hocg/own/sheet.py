"""The sheet of an own card: its facts and texts as a person writes them, in YAML or JSON.

kind: holomem
name: Tokino Sora
level: Debut
color: white
hp: 90
arts:
  - {name: Hello, cost: [white], power: 30, text: Draw 1 card.}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from kaimaku.judge.scenario.document import Document, ScenarioError
from kaimaku.language.own import BadCard

from .. import facts
from ..propose.texts import Text

LONGEST: Final = 16_000  # characters of a sheet
# Words of a card that are one of a few, as they can be written, and what the facts call them.
KINDS: Final = {
    **{"holomem": "holomem", "oshi": "oshi", "support": "support", "cheer": "cheer"},
    **{"ホロメン": "holomem", "推しホロメン": "oshi", "推し": "oshi", "サポート": "support", "エール": "cheer"},
}
LEVELS: Final = {
    **{"debut": "debut", "1st": "first", "2nd": "second", "spot": "spot", "first": "first", "second": "second"},
}
COLORS: Final = {
    **{"white": "white", "green": "green", "red": "red", "blue": "blue", "purple": "purple", "yellow": "yellow"},
    **{"白": "white", "緑": "green", "赤": "red", "青": "blue", "紫": "purple", "黄": "yellow"},
}
COSTS: Final = {**COLORS, "neutral": "neutral", "無色": "neutral", "colorless": "neutral"}
SUPPORTS: Final = {
    **{"staff": "staff", "item": "item", "event": "event", "tool": "tool", "mascot": "mascot", "fan": "fan"},
    **{"スタッフ": "staff", "アイテム": "item", "イベント": "event"},
    **{"ツール": "tool", "マスコット": "mascot", "ファン": "fan"},
}
SKILL_KINDS: Final = {
    **{"skill": "skill", "sp": "sp", "stage": "stage"},
    **{"推しスキル": "skill", "sp推しスキル": "sp", "ステージ推しスキル": "stage", "ステージスキル": "stage"},
}
KEYWORDS: Final = {
    **{"bloom effect": "bloom_effect", "collab effect": "collab_effect", "gift": "gift"},
    **{"ブルームエフェクト": "bloom_effect", "コラボエフェクト": "collab_effect", "ギフト": "gift"},
}
PLACES: Final = {
    **{"center": "center", "collab": "collab", "back": "back"},
    **{"センター": "center", "コラボ": "collab", "バック": "back"},
}
LIMITS: Final = {"turn": "turn", "game": "game", "ターン": "turn", "ゲーム": "game"}
SKILLS: Final = {"skill": "oshi_skill", "sp": "sp_skill", "stage": "stage_skill"}
ATTACHED: Final = ("tool", "mascot", "fan")
START: Final[dict[str, dict[str, Any]]] = {
    "holomem": {"bloom": "debut", "hp": 100, "baton": ["neutral"]},
    "oshi": {"life": 5},
    "support": {"support": "item"},
}
KEYS: Final = frozenset(
    {
        *(
            "label",
            "kind",
            "name",
            "also",
            "tags",
            "color",
            "colors",
            "level",
            "hp",
            "life",
            "buzz",
            "baton",
            "limited",
        ),
        *("support", "attach_limit", "only_on", "unlimited", "arts", "skills", "keywords", "text"),
    }
)
PLAIN: Final = frozenset({"hp", "life", "buzz", "limited", "attach_limit", "unlimited"})
PART_KEYS: Final = {
    "arts": frozenset({"name", "cost", "power", "suffix", "critical", "text"}),
    "skills": frozenset({"kind", "name", "power", "limit", "text"}),
    "keywords": frozenset({"kind", "name", "at", "limit", "text"}),
}


@dataclass(frozen=True, slots=True)
class Sheet:
    label: str
    facts: dict[str, Any]  # as printed/ has them
    texts: tuple[Text, ...]  # by their place on the card


def read(written: str) -> Sheet:
    """A sheet; BadCard if it has no form that could be a card's. Whether the facts make one is asked later."""
    if len(written) > LONGEST:
        raise BadCard("", f"A sheet takes at most {LONGEST:,} characters.", f"{LONGEST:,}文字までです。")
    try:
        data = Document(Path("card"), written).data
    except ScenarioError as error:
        where = f"line {error.line}" if error.line else ""
        raise BadCard(where, f"{error.why}.", f"読めません（{error.why}）。") from None
    said = _mapping(data, "", KEYS)
    kind = _one_of(said.get("kind", "holomem"), "kind", KINDS)
    found: dict[str, Any] = {"kind": kind, **START.get(kind, {})}
    for key, value in said.items():
        if key in PLAIN and value is not None:
            found[key] = value
    if "name" not in said:
        raise BadCard("name", "A card needs a name.", "名前を入れてください。")
    found["name"] = _names(said["name"], "name")
    found |= _lists(said)
    if said.get("level") is not None:
        found["bloom"] = _one_of(said["level"], "level", LEVELS)
    if said.get("support") is not None:
        found["support"] = _one_of(said["support"], "support", SUPPORTS)
    found["arts"] = [_art(row) for row in _rows(said, "arts")]
    found["skills"] = [_skill(row) for row in _rows(said, "skills")]
    found["keywords"] = [_keyword(row) for row in _rows(said, "keywords")]
    return Sheet(str(said.get("label", "own")), found, tuple(_texts(said, found)))


def _lists(said: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in ("color", "colors"):
        if said.get(key):
            found["colors"] = [_one_of(color, key, COLORS) for color in _many(said[key])]
    if "baton" in said:
        found["baton"] = _cost(said["baton"], "baton")
    found["also"] = [_names(name, "also") for name in _many(said.get("also"))]
    found["tags"] = [_names(tag, "tags", tag=True) for tag in _many(said.get("tags"))]
    found["attach_only"] = [_names(name, "only_on")["en"] for name in _many(said.get("only_on"))]
    return found


def _texts(said: Mapping[str, Any], found: Mapping[str, Any]) -> Iterator[Text]:
    """Every text in the order of a printed card."""
    for row in _rows(said, "skills"):
        kind = _one_of(row.get("kind", "skill"), "skills.kind", SKILL_KINDS)
        yield from _text(row, kind, SKILLS[kind])
    seen: dict[str, int] = {}
    for row in _rows(said, "keywords"):
        kind = _kind(row)
        seen[kind] = seen.get(kind, 0) + 1
        yield from _text(row, f"{kind}{seen[kind]}", kind)
    for i, row in enumerate(_rows(said, "arts"), 1):
        yield from _text(row, f"art{i}", "art", i)
    if found["kind"] == "support":
        yield from _text(said, "text", "attached" if found.get("support") in ATTACHED else "use")


def _text(row: Mapping[str, Any], place: str, host: str, n: int = 1) -> Iterator[Text]:
    written = row.get("text")
    if isinstance(written, list):
        written = "\n".join(map(str, written))
    if written is not None and str(written).strip():
        yield Text(place, host, str(written).strip(), n)


def _mapping(data: object, where: str, keys: frozenset[str]) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise BadCard(where, "Write it as `key: value` lines.", "`key: value`の形の行で書いてください。")
    if odd := data.keys() - keys:
        known = ", ".join(sorted(keys))
        strange = min(map(str, odd))
        near = get_close_matches(strange, keys, 1)
        meant = (f" Did you mean {near[0]}?", f"「{near[0]}」のことですか？") if near else ("", "")
        key = f"{where}.{strange}" if where else strange
        en, ja = f"Unknown key; there are {known}.", f"不明な項目です。使える項目：{known}。"
        raise BadCard(key[:80], en + meant[0], ja + meant[1])
    return data


def _one_of(value: object, where: str, known: Mapping[str, str]) -> str:
    """What the facts call a word, written in either language."""
    said = str(value).strip()
    if found := known.get(said.lower().replace("_", " ")):
        return found
    words = ", ".join(word for word in known if word.isascii()), "、".join(known)
    shown = said[:40]
    raise BadCard(
        where, f"{shown!r} is none of {words[0]}.", f"「{shown}」は使えません。{words[1]}から選んでください。"
    )


def _rows(said: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    return [_mapping(row, f"{key}[{i}]", PART_KEYS[key]) for i, row in enumerate(_many(said.get(key)), 1)]


def _many(value: object) -> list[Any]:
    if value is None or value == "":
        return []
    return value if isinstance(value, list) else [value]


def _names(value: object, where: str, tag: bool = False) -> dict[str, str]:
    """A name in one language or two. One that a printed card has is known by its English or its Japanese form."""
    if isinstance(value, Mapping):
        said = _mapping(value, where, frozenset({"en", "ja"}))
        en, ja = said.get("en") or said.get("ja") or "", said.get("ja") or said.get("en") or ""
        return {"en": str(en).strip(), "ja": str(ja).strip()}
    name = str("" if value is None else value).strip().removeprefix("#" if tag else "")
    known = facts.in_either(name, tag)
    return {"en": known.en, "ja": known.ja} if known is not None else {"en": name, "ja": name}


def _cost(value: object, where: str) -> list[Any]:
    """A number of neutral ones, or their colors."""
    if isinstance(value, bool) or (isinstance(value, int) and not 0 <= value <= 20):
        raise BadCard(where, "Write a number or a list of colors.", "数か色の一覧を書いてください。")
    return ["neutral"] * value if isinstance(value, int) else [_one_of(each, where, COSTS) for each in _many(value)]


def _art(row: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "name": _names(row.get("name"), "arts.name"),
        "cost": _cost(row.get("cost", 0), "arts.cost"),
        "power": row.get("power", 0) or 0,
    }
    if row.get("suffix"):
        found["suffix"] = row["suffix"]
    critical = row.get("critical")
    if critical:
        if not isinstance(critical, Mapping):
            raise BadCard("arts.critical", "Write it as `red: 50`.", "「red: 50」の形で書いてください。")
        where = "arts.critical"
        found["critical"] = [[_one_of(color, where, COLORS), bonus] for color, bonus in critical.items()]
    return found


def _skill(row: Mapping[str, Any]) -> dict[str, Any]:
    kind = _one_of(row.get("kind", "skill"), "skills.kind", SKILL_KINDS)
    usual = {"skill": "turn", "sp": "game"}.get(kind)
    found: dict[str, Any] = {"kind": kind, "name": _names(row.get("name"), "skills.name")}
    if str(row.get("power", "")).upper() == "X":
        found["x_cost"] = True
    elif row.get("power") not in (None, ""):
        found["power"] = row["power"]
    limit = row.get("limit", usual)
    return {**found, "limit": _one_of(limit, "skills.limit", LIMITS)} if limit else found


def _keyword(row: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": _kind(row), "name": _names(row.get("name"), "keywords.name")}
    if row.get("at"):
        found["at"] = [_one_of(place, "keywords.at", PLACES) for place in _many(row["at"])]
    return {**found, "limit": _one_of(row["limit"], "keywords.limit", LIMITS)} if row.get("limit") else found


def _kind(row: Mapping[str, Any]) -> str:
    return _one_of(row.get("kind", ""), "keywords.kind", KEYWORDS)
