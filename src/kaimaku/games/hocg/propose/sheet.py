"""A fact sheet of cards, one JSON object a line: its records, its glossary, and a card's printed facts out of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from kaimaku.games.hocg.facts import NUMBER, Printed
from kaimaku.language.reading.proposals import BadSheet

Record = Mapping[str, Any]

KEYS = (
    *("number", "kind", "name_en", "name_ja", "extra_names", "extra_names_ja", "tags_en", "tags_ja", "colors"),
    *("life", "hp", "bloom", "buzz", "baton", "limited", "support_type", "attach", "unlimited"),
    *("arts", "oshi_skills", "keywords", "text_ja", "text_en", "extra_ja", "extra_en", "notes"),
)


def read_sheet(path: Path) -> list[Record]:
    """The cards of a file, in its order."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadSheet(f"{path} is not a text file in UTF-8") from None
    except OSError as error:
        raise BadSheet(f"can't read {path}: {error.strerror}") from None
    records: dict[str, Record] = {}
    for i, line in enumerate(lines, 1):
        if line.strip():
            record = _record(path, i, line)
            if record["number"] in records:
                raise BadSheet(f"{path}, line {i}: {record['number']} is in the file already")
            records[record["number"]] = {**record, "line": i}
    if not records:
        raise BadSheet(f"{path} has no cards")
    return list(records.values())


def _record(path: Path, line: int, text: str) -> Record:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadSheet(f"{path}, line {line}: expected one JSON object per line ({error.msg})") from None
    if not isinstance(data, dict):
        raise BadSheet(f"{path}, line {line}: expected a card, found {type(data).__name__}")
    data = in_one_language(data)
    missing = [key for key in KEYS if key not in data]
    if missing:
        raise BadSheet(f"{path}, line {line}: the card has no {missing[0]!r}")
    if not isinstance(data["number"], str) or not NUMBER.fullmatch(data["number"]):
        raise BadSheet(f"{path}, line {line}: {data['number']!r} is not a card number")
    for key in ("name_en", "name_ja"):
        if not isinstance(data[key], str) or not data[key]:
            raise BadSheet(f"{path}, line {line}: {data['number']} needs a name under {key!r}")
    for key in ("extra_names", "extra_names_ja", "tags_en", "tags_ja"):
        if not isinstance(data[key] or [], list) or not all(isinstance(word, str) for word in data[key] or []):
            raise BadSheet(f"{path}, line {line}: {data['number']} needs a list of words under {key!r}")
    return data


def in_one_language(data: dict[str, Any]) -> dict[str, Any]:
    """A card that nobody has put into Japanese: its names are the English ones, and it has no Japanese texts."""
    filled = {"name_ja": data.get("name_en"), "tags_ja": data.get("tags_en"), "extra_names_ja": data.get("extra_names")}
    filled |= {"text_ja": None, "extra_ja": None, "notes": None}
    found = {**data, **{key: value for key, value in filled.items() if not data.get(key)}}
    for key in ("arts", "oshi_skills", "keywords"):
        if isinstance(found.get(key), list):
            rows = [row for row in found[key] if isinstance(row, dict)]
            whole = [
                {**row, "name_ja": row.get("name_ja") or row.get("name_en"), "text_ja": row.get("text_ja")}
                for row in rows
            ]
            found[key] = whole if len(rows) == len(found[key]) else found[key]
    return found


class Glossary:
    """Japanese names and tags with their English forms: the language declares by the English ones."""

    def __init__(
        self, names: Mapping[str, str], tags: Mapping[str, str], titles: Mapping[str, str] | None = None
    ) -> None:
        self.names = dict(names)
        self.tags = dict(tags)
        self.titles = dict(titles or {})  # of Arts and skills

    @classmethod
    def of(cls, records: Iterable[Record]) -> Glossary:
        names: dict[str, str] = {}
        tags: dict[str, str] = {}
        titles: dict[str, str] = {}
        for r in records:
            names[r["name_ja"]] = r["name_en"]
            names.update(zip(r.get("extra_names_ja") or (), r.get("extra_names") or (), strict=False))
            tags.update(zip(r.get("tags_ja") or (), r.get("tags_en") or (), strict=False))
            titles.update(_titles(r))
        return cls(names, tags, titles)

    @classmethod
    def of_printed(cls) -> Glossary:
        """What the cards that are here are called."""
        from kaimaku.games.hocg.facts import load

        cards = load().values()
        names = {n.ja: n.en for card in cards for n in (card.name, *card.also)}
        titles = {art.name.ja: art.name.en for card in cards for art in card.arts}
        titles |= {skill.name.ja: skill.name.en for card in cards for skill in card.skills}
        return cls(names, {t.ja: t.en for card in cards for t in card.tags}, titles)

    def __or__(self, other: Glossary) -> Glossary:
        return Glossary(self.names | other.names, self.tags | other.tags, self.titles | other.titles)


def _titles(record: Record) -> dict[str, str]:
    """What its Arts and skills are called; whether all of its facts make sense is asked later."""
    lists = [record.get(key) for key in ("arts", "oshi_skills")]
    rows = [row for found in lists if isinstance(found, list) for row in found if isinstance(row, dict)]
    return {row["name_ja"]: row["name_en"] for row in rows if "name_ja" in row and "name_en" in row}


def printed_of(record: Record, english: Mapping[str, str]) -> Printed:
    """A record as the engine's facts; `english` tells the English names of Japanese ones."""
    return msgspec.convert(facts(record, english), Printed)


def check_facts(record: Record, words: Glossary) -> None:
    """Facts that no card can have are the sheet's fault, told with the card's number and line."""
    if not NUMBER.fullmatch(record["number"]):
        raise BadSheet(f"{record['number']!r} is not a card number")
    try:
        printed_of(record, words.names)
    except (msgspec.ValidationError, KeyError, TypeError, ValueError, AttributeError) as error:
        line = f"line {record['line']}, " if "line" in record else ""
        raise BadSheet(f"{line}{record['number']}: can't read its facts ({error})") from None


def facts(record: Record, english: Mapping[str, str]) -> dict[str, Any]:
    """The keys of one card as `kaimaku.games.hocg.facts.Printed` spells them; whatever is not printed is left out."""
    attach = record["attach"] or {}
    return _printed(
        number=record["number"],
        kind=record["kind"],
        name=_both(record, "name"),
        also=_pairs(record["extra_names"], record["extra_names_ja"]),
        colors=record["colors"],
        tags=_pairs(record["tags_en"], record["tags_ja"]),
        life=record["life"],
        hp=record["hp"],
        bloom=record["bloom"],
        buzz=record["buzz"],
        baton=record["baton"],
        limited=record["limited"],
        support=record["support_type"],
        attach_limit=attach.get("per_holomem"),
        attach_only=[
            *(attach.get("only_to_names_en") or (english[name] for name in attach.get("only_to_names_ja", ())))
        ],
        unlimited=record["unlimited"],
        arts=[_art(row) for row in record["arts"]],
        skills=[_skill(row) for row in record["oshi_skills"]],
        keywords=[_keyword(row) for row in record["keywords"]],
    )


def _art(row: Record) -> dict[str, Any]:
    shown = _printed(
        suffix=row["power_suffix"], critical=[[color, bonus] for color, bonus in (row["critical"] or {}).items()]
    )
    return {"name": _both(row, "name"), "cost": row["cost"], "power": row["power"], **shown}


def _skill(row: Record) -> dict[str, Any]:
    power = row["holo_power"]
    cost = {"x_cost": True} if power == "X" else {} if power is None else {"power": power}
    return {"kind": row["kind"], "name": _both(row, "name"), **cost, **_limit(row)}


def _keyword(row: Record) -> dict[str, Any]:
    return {"kind": row["kind"], "name": _both(row, "name"), **_printed(at=row["positions"]), **_limit(row)}


def _limit(row: Record) -> dict[str, Any]:
    return {} if row["limit"] == "none" else {"limit": row["limit"]}


def _both(row: Record, key: str) -> dict[str, str]:
    return {"en": row[f"{key}_en"], "ja": row[f"{key}_ja"]}


def _pairs(en: Iterable[str], ja: Iterable[str]) -> list[dict[str, str]]:
    return [{"en": e, "ja": j} for e, j in zip(en, ja, strict=True)]


def _printed(**values: Any) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value}


def block(card: Mapping[str, Any]) -> str:
    """The facts of a card as printed/ holds them."""
    return "[[card]]\n" + "".join(f"{key} = {_toml(value, rows=True)}\n" for key, value in card.items())


def _toml(value: Any, rows: bool = False) -> str:
    """One value as TOML. With `rows`, a list of Arts, skills or keywords gets a line for each."""
    match value:
        case dict():
            return "{ " + ", ".join(f"{key} = {_toml(part)}" for key, part in value.items()) + " }"
        case [{"name": _}, *_] if rows:
            return "[\n" + "".join(f"    {_toml(part)},\n" for part in value) + "]"
        case list():
            return "[" + ", ".join(_toml(part) for part in value) + "]"
        case _:
            # A JSON string, number or boolean is spelt the same in TOML.
            return json.dumps(value, ensure_ascii=False)
