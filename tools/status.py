"""Writes down how sure each hololive OCG card is, and which cards there are, from a fact sheet.

python -m tools.status FOLDER [--show]

FOLDER holds the fact sheet's cards.jsonl and qna.jsonl. A card is verified if its facts are the sheet's, its generated
text equals the sheet's in Japanese and, where there is an official English text, in English (see textdiff.py), every
text of it is played by a test (see played.py), and every official question about cards that are here is a scenario, or
questions.toml says why it can't be one. Only numbers, digests and what is missing are written, no sentence of it.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.known import PREVIEWS, known_text, preview
from kaimaku.games.hocg.lang import texts
from kaimaku.games.hocg.propose.sheet import printed_of
from kaimaku.games.hocg.questions import known_line, settled
from kaimaku.games.hocg.status import Checked, digest, here
from tools import textdiff
from tools.played import played

HOME = Path(__file__).parent.parent
CARDS = HOME / "src/kaimaku/games/hocg"
QUESTIONS = CARDS / "catalogue/questions.toml"
UNPLAYED = "extra"  # follows from the facts and is played by the rules' own tests
NAMES = """# Cards that can't be played here yet: kind, level or type, colours, English and Japanese name.
# Written by tools/status.py (python -m tools.status).
"""
STATUS = """# What tools/status.py found about each card: a digest of the card as it was then, the official questions
# about it, and what is still missing for it to be verified. Run it again after a card has changed.
"""

Record = Mapping[str, Any]


def check(folder: Path) -> dict[str, Checked]:
    records = {record["number"]: record for record in _lines(folder / "cards.jsonl")}
    english = {record["name_ja"]: record["name_en"] for record in records.values()}
    playable = here()
    questions = asked(_lines(folder / "qna.jsonl"), playable)
    tested = played()
    found = {}
    for number, d in sorted(playable.items()):
        record = records[number]
        missing = [
            *(["facts"] if printed_of(record, english) != d.printed else []),
            *wording(record),
            *(f"played {place}" for place in to_play(d) if place not in tested.get(number, ())),
            *(q for q in questions.get(number, ()) if not settled(q)),
        ]
        found[number] = Checked(digest(d), tuple(questions.get(number, ())), tuple(missing))
    return found


def wording(record: Record) -> list[str]:
    """Where a generated text is not the sheet's; what fans wrote down is nothing to be equal to."""
    langs = {lang for lang in ("ja", "en") if record.get(f"{lang}_status", "official") == "official"}
    return [
        f"{each.lang} {each.place}"
        for each in textdiff.compare(record)
        if each.verdict == "different" and each.lang in langs
    ]


def to_play(d: CardDef) -> list[str]:
    return [place for place in texts(d, "en") if place != UNPLAYED]


def asked(questions: Iterable[Record], playable: Mapping[str, object]) -> dict[str, list[str]]:
    """Card → the official questions about it that concern only cards that are here."""
    found: dict[str, list[str]] = {}
    for question in questions:
        if question["cards"] and all(number in playable for number in question["cards"]):
            for number in question["cards"]:
                found.setdefault(number, []).append(question["id"])
    return found


def previewed(records: Iterable[Record]) -> list[str]:
    """Cards whose Japanese nobody but fans has written down; cheers have no text that could differ."""
    return [r["number"] for r in records if r["kind"] != "cheer" and r.get("ja_status") == "fan_transcription"]


def names_text(records: Iterable[Record], playable: Mapping[str, object]) -> str:
    """Facts about the cards that are not here: enough to name them, and to find one that is like them."""
    rows = []
    for record in sorted(records, key=lambda record: record["number"]):
        if record["number"] not in playable:
            part = record.get("bloom") or record.get("support_type") or ""
            row = [record["kind"], part, " ".join(record["colors"]), record["name_en"], record["name_ja"]]
            rows.append(f"{record['number']} = {json.dumps(row, ensure_ascii=False)}\n")
    return NAMES + "".join(rows)


def questions_text(written: str, questions: Iterable[str]) -> str:
    """questions.toml with the questions there are; the reasons in it are written by hand."""
    return re.sub(r"^known = .*$", known_line(questions), written, count=1, flags=re.MULTILINE)


def status_text(found: Mapping[str, Checked]) -> str:
    rows = []
    for number, card in found.items():
        said = {"digest": card.digest, "qna": list(card.qna), "missing": list(card.missing)}
        # A JSON string or list of strings is spelt the same in TOML.
        parts = [f"{key} = {json.dumps(value)}" for key, value in said.items() if value]
        rows.append(f"{number} = {{ {', '.join(parts)} }}\n")
    return STATUS + "".join(rows)


def _lines(path: Path) -> list[Record]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def main() -> int:
    parser = argparse.ArgumentParser(description="Record how sure each hololive OCG card is.")
    parser.add_argument("folder", type=Path, help="where the fact sheet's cards.jsonl and qna.jsonl are")
    parser.add_argument("--show", action="store_true", help="show what is missing, and write nothing")
    asked = parser.parse_args()
    found = check(asked.folder)
    if not asked.show:
        records = _lines(asked.folder / "cards.jsonl")
        numbers = [record["number"] for record in records]
        (CARDS / "known.toml").write_text(known_text(numbers), encoding="utf-8")
        (CARDS / "previews.toml").write_text(known_text(previewed(records), PREVIEWS), encoding="utf-8")
        (CARDS / "names.toml").write_text(names_text(records, here()), encoding="utf-8")
        questions = [question["id"] for question in _lines(asked.folder / "qna.jsonl")]
        QUESTIONS.write_text(questions_text(QUESTIONS.read_text(encoding="utf-8"), questions), encoding="utf-8")
        (CARDS / "status.toml").write_text(status_text(found), encoding="utf-8")
    verified = sum(not card.missing and not preview(number) for number, card in found.items())
    print(f"{GAME.name}: {len(found)} cards, {verified} verified, {len(found) - verified} implemented")
    for number, card in found.items():
        if card.missing:
            print(f"{number}: {', '.join(card.missing)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
