"""The printed facts of a card out of a fact sheet's record: names and numbers, never its sentences."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from kaimaku.games.hocg.facts import NUMBER, Printed

from .sheet import BadSheet, Glossary, Record


def printed_of(record: Record, english: Mapping[str, str]) -> Printed:
    """A record as the engine's facts; `english` tells the English names of Japanese ones."""
    return msgspec.convert(facts(record, english), Printed)


def check_facts(record: Record, words: Glossary) -> None:
    """Facts that no card can have are the sheet's fault, told with the card's number."""
    if not isinstance(record["number"], str) or not NUMBER.fullmatch(record["number"]):
        raise BadSheet(f"{record['number']!r} is not a card number")
    try:
        printed_of(record, words.names)
    except (msgspec.ValidationError, KeyError, TypeError, ValueError) as error:
        raise BadSheet(f"{record['number']}: its facts cannot be read ({error})") from None


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
        attach_only=[english[name] for name in attach.get("only_to_names_ja", ())],
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
