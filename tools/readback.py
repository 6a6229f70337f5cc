"""Reads the texts of a fact sheet and compares what was read with the declarations of the cards that are here.

python -m tools.readback PATH-TO-cards.jsonl [--lang en|ja] [--all] [--set hBP01] [--show] [--json]

A text is `equal` if the reading that would be taken is the declaration word for word, `later` if another reading is,
`other` if none is, `unread` if there is no reading. English texts that are no official ones are left out unless --all
says otherwise. Texts of the sheet are only ever printed to the terminal (--show).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME  # noqa: F401  (every card has its definition)
from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.games.hocg.propose.reading import TextReader
from kaimaku.games.hocg.propose.sheet import Glossary, Record, read_sheet
from kaimaku.games.hocg.propose.texts import Text, texts_of
from kaimaku.kernel.refusals import Lang
from kaimaku.language import source

VERDICTS = ("equal", "later", "other", "unread")
OFFICIAL = {"en": "en_status", "ja": "ja_status"}


@dataclass(frozen=True)
class Finding:
    number: str
    place: str
    verdict: str
    printed: str
    declared: list[str]
    read: list[str]

    @property
    def set(self) -> str:
        return self.number.partition("-")[0]


def declared(number: str, text: Text) -> list[str]:
    """What the card here declares for a text."""
    hosts = [host for host in BY_ID[number].hosts if isinstance(host, Host)]
    if text.place == "text":
        return [source(host) for host in hosts]
    own = [host for host in hosts if type(host).__name__ == text.host and getattr(host, "n", text.n) == text.n]
    nth = 0 if text.host == "art" or not text.place[-1].isdigit() else int(text.place[-1]) - 1
    return [source(host) for host in own[nth : nth + 1]]


def written(hosts: list[str]) -> list[str]:
    try:
        return [source(read_host(host)) for host in hosts]
    except ValueError as error:
        return [str(error)]


def findings(records: list[Record], lang: Lang) -> Iterator[Finding]:
    reader = TextReader(Glossary.of(records) | Glossary.of_printed())
    for record in records:
        for text in texts_of(record, lang):
            readings = [written(hosts) for hosts in reader.read(text)]
            meant = declared(record["number"], text)
            verdict = "unread" if not readings else "equal" if readings[0] == meant else "other"
            if verdict == "other" and meant in readings:
                verdict = "later"
            yield Finding(record["number"], text.place, verdict, text.printed, meant, readings[0] if readings else [])


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare what is read with what is declared.")
    parser.add_argument("sheet", type=Path)
    parser.add_argument("--lang", choices=("en", "ja"), default="en")
    parser.add_argument("--set", help="only this set")
    parser.add_argument("--all", action="store_true", help="texts that are not official, too")
    parser.add_argument("--show", action="store_true", help="what was not read as it is declared")
    parser.add_argument("--json", action="store_true", help="counts and places, for scripts")
    args = parser.parse_args()
    records = [
        r
        for r in read_sheet(args.sheet)
        if r["number"] in BY_ID
        and (args.all or r.get(OFFICIAL[args.lang], "official") == "official")
        and args.set in (None, r["number"].partition("-")[0])
    ]
    found = list(findings(records, args.lang))
    counts = Counter(f.verdict for f in found)
    if args.json:
        places = [{"number": f.number, "place": f.place, "verdict": f.verdict} for f in found]
        print(json.dumps({"texts": len(found), **{v: counts[v] for v in VERDICTS}, "places": places}))
        return
    print(f"{'set':8}" + "".join(f"{v:>8}" for v in VERDICTS))
    for name in sorted({f.set for f in found}):
        each = Counter(f.verdict for f in found if f.set == name)
        print(f"{name:8}" + "".join(f"{each[v]:8}" for v in VERDICTS))
    for f in found if args.show else ():
        if f.verdict != "equal":
            print(f"{f.number} {f.place} {f.verdict}\n  printed:  {f.printed}\n  declared: {', '.join(f.declared)}")
            print(f"  read:     {', '.join(f.read)}")
    print(f"{counts['equal']} of {len(found)} texts equal: {counts['equal'] / max(1, len(found)):.1%}")


if __name__ == "__main__":
    main()
