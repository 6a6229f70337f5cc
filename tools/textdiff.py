"""Compares the card texts the engine generates with a fact sheet's, in both languages.

python tools/textdiff.py PATH-TO-cards.jsonl [--show] [--json]

A text is `same` to the character, `equal` once both sides went through the normaliser of
kaimaku.games.hocg.propose.compare, or `different`. At the end stands how many of the official texts are equal, by
language. Reference texts are only ever printed to the terminal (--show), never written to a file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.propose.compare import LANGS, Finding, compare, normal, other_printings, printed_texts
from kaimaku.games.hocg.propose.sheet import Record

__all__ = ["Finding", "compare", "normal", "other_printings", "printed_texts"]


def report(found: list[Finding], show: bool) -> None:
    counts = Counter((f.set, f.lang, f.verdict) for f in found)
    print(f"{'set':8}{'lang':6}{'same':>6}{'equal':>7}{'different':>11}")
    for name, lang in sorted({(f.set, f.lang) for f in found}):
        same, equal, different = (counts[name, lang, verdict] for verdict in ("same", "equal", "different"))
        print(f"{name:8}{lang:6}{same:6}{equal:7}{different:11}")
    for f in found:
        if f.verdict == "different":
            print(f"{f.number} {f.place} {f.lang}")
            if show:
                print(f"  generated: {f.generated}\n  reference: {f.reference}")


def share(found: list[Finding], records: list[Record]) -> str:
    """How many of the official texts are equal, a line for each language."""
    lines = []
    for lang in LANGS:
        official = {record["number"] for record in records if record.get(f"{lang}_status") == "official"}
        verdicts = [f.verdict for f in found if f.lang == lang and f.number in official and f.reference]
        equal = sum(verdict != "different" for verdict in verdicts)
        lines.append(f"official {lang}: {equal} of {len(verdicts)} equal ({100 * equal / max(1, len(verdicts)):.1f} %)")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare generated card texts with a fact sheet's.")
    parser.add_argument("cards", type=Path, help="the fact sheet, one JSON object a line")
    parser.add_argument("--show", action="store_true", help="print both texts where they differ")
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    asked = parser.parse_args()
    records = [json.loads(line) for line in asked.cards.read_text(encoding="utf-8").splitlines()]
    declared = [record for record in records if record["number"] in BY_ID]
    found = [finding for record in declared for finding in compare(record)]
    if asked.json:
        hidden = () if asked.show else ("generated", "reference")
        rows = [{k: v for k, v in asdict(f).items() if k not in hidden} for f in found]
        print(json.dumps({"game": GAME.name, "cards": len(declared), "texts": rows}, ensure_ascii=False, indent=1))
    else:
        report(found, asked.show)
        print(share(found, declared))
    return 1 if any(f.verdict == "different" for f in found) else 0


if __name__ == "__main__":
    sys.exit(main())
