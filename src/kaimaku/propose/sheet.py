"""A fact sheet of cards: one JSON object a line, as far as proposing needs it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

Record = Mapping[str, Any]

KEYS = (
    *("number", "kind", "name_en", "name_ja", "extra_names", "extra_names_ja", "tags_en", "tags_ja", "colors"),
    *("life", "hp", "bloom", "buzz", "baton", "limited", "support_type", "attach", "unlimited"),
    *("arts", "oshi_skills", "keywords", "text_ja", "text_en", "extra_ja", "extra_en", "notes"),
)


class BadSheet(ValueError):
    """A file that is no fact sheet of cards."""


def read_sheet(path: Path) -> list[Record]:
    """The cards of a file, in its order."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadSheet(f"{path} is not a text file in UTF-8") from None
    except OSError as error:
        raise BadSheet(f"cannot read {path}: {error.strerror}") from None
    records = [_record(path, i, line) for i, line in enumerate(lines, 1) if line.strip()]
    if not records:
        raise BadSheet(f"{path} holds no cards")
    return records


def _record(path: Path, line: int, text: str) -> Record:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadSheet(f"{path}, line {line}: not a JSON object a line ({error.msg})") from None
    if not isinstance(data, dict):
        raise BadSheet(f"{path}, line {line}: not a card but {type(data).__name__}")
    missing = [key for key in KEYS if key not in data]
    if missing:
        raise BadSheet(f"{path}, line {line}: a card without {missing[0]!r}")
    return data


class Glossary:
    """Japanese names and tags with their English forms: the language declares by the English ones."""

    def __init__(self, names: Mapping[str, str], tags: Mapping[str, str]) -> None:
        self.names = dict(names)
        self.tags = dict(tags)

    @classmethod
    def of(cls, records: Iterable[Record]) -> Glossary:
        names: dict[str, str] = {}
        tags: dict[str, str] = {}
        for r in records:
            names[r["name_ja"]] = r["name_en"]
            names.update(zip(r.get("extra_names_ja") or (), r.get("extra_names") or (), strict=False))
            tags.update(zip(r.get("tags_ja") or (), r.get("tags_en") or (), strict=False))
        return cls(names, tags)

    @classmethod
    def of_printed(cls) -> Glossary:
        """What the cards that are here are called."""
        from kaimaku.games.hocg.facts import load

        cards = load().values()
        names = {n.ja: n.en for card in cards for n in (card.name, *card.also)}
        return cls(names, {t.ja: t.en for card in cards for t in card.tags})

    def __or__(self, other: Glossary) -> Glossary:
        return Glossary(self.names | other.names, self.tags | other.tags)
