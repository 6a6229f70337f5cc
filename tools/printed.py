"""Writes the printed facts of hololive OCG: names and numbers out of a fact sheet, never its sentences.

python tools/printed.py PATH-TO-cards.jsonl [FOLDER]
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kaimaku.propose.printing import block, facts

FOLDER = Path(__file__).parent.parent / "src/kaimaku/games/hocg/printed"

Record = Mapping[str, Any]

# Products that are here in part: the rulebook's examples, and what the start decks hold of them.
LISTED = {
    "hbp01": "004 009 011 013 021 032 034 038 044 048 050 056 104 105 106 108 114 116 119 120 124",
    "hbp02": "028 030 032 076 077 080 084 085 088 095",
    "hbp03": "088 093 107",
    "hbp04": "050 063 096",
    "hbp05": "074",
    "hpr": "002",
}
WHOLE = [f"hsd{n:02}" for n in range(1, 20)]


def product(record: Record) -> str | None:
    """The file a card's facts are in."""
    if record["kind"] == "cheer":
        return "cheer"
    name, number = record["set"].lower(), record["number"].partition("-")[2]
    return name if name in WHOLE or number in LISTED.get(name, "").split() else None


def main(source: Path, folder: Path = FOLDER) -> None:
    lines = source.read_text(encoding="utf-8").splitlines()
    records = sorted((json.loads(line) for line in lines), key=lambda record: record["number"])
    english = {record["name_ja"]: record["name_en"] for record in records}
    for name in (*WHOLE, *LISTED, "cheer"):
        cards = [block(facts(record, english)) for record in records if product(record) == name]
        (folder / f"{name}.toml").write_text("\n".join(cards), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
