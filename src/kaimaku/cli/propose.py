"""`kaimaku cards propose`: declarations for cards that are not here yet, out of a fact sheet of their texts."""

from __future__ import annotations

import difflib
from collections import Counter
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import kaimaku
from kaimaku.cli.common import Fault, JsonOption, faults, out, print_json, progress_bar

if TYPE_CHECKING:
    from kaimaku.propose.proposal import Proposal
    from kaimaku.propose.sheet import Record

USEFUL = 20  # missing words the summary lists
EPILOG = "Examples: kaimaku cards propose --from cards.jsonl --only hBP06-018; … --set hBP06 --out draft.py"


def propose(
    source: Annotated[Path, typer.Option("--from", help="The fact sheet: a JSON object a line.", metavar="PATH")],
    set_name: Annotated[str | None, typer.Option("--set", help="Only the cards of a set.", metavar="SET")] = None,
    only: Annotated[
        list[str] | None, typer.Option("--only", help="Only this card; may be repeated.", metavar="NUMBER")
    ] = None,
    target: Annotated[
        Path | None, typer.Option("--out", help="Write the declarations to a file.", metavar="FILE")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Let --out replace a file, or write into the package.")
    ] = False,
    show: Annotated[
        bool, typer.Option("--show", help="Show what could not be read, and texts that differ, as printed.")
    ] = False,
    facts: Annotated[bool, typer.Option("--facts", help="Print the card's facts for printed/, too.")] = False,
    summary: Annotated[
        bool, typer.Option("--summary", help="Only count, and list the most useful missing words.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Propose declarations for hololive OCG cards that are not here yet: drafts to read and test.

    full: all read, and its Japanese is the printed one.

    likely: all read, but its Japanese differs.

    partial: something could not be read, or a word is missing.

    none: nothing was read.
    """
    from kaimaku.propose.sheet import BadSheet, read_sheet

    if target is not None and not force:
        _check_target(target)
    with faults(BadSheet, BrokenExecutor):
        records = read_sheet(source)
        asked = _asked(records, set_name, only)
        proposals = _propose(records, asked)
    if target is not None:
        _write(target, proposals)
    if as_json:
        print_json([_row(p) for p in proposals])
    elif summary:
        _print_summary(proposals)
    else:
        _print_proposals(proposals, {r["number"]: r for r in asked}, show, sources=target is None)
        if facts:
            _print_facts(asked, records)


def _check_target(target: Path) -> None:
    package = Path(kaimaku.__file__).parent
    if target.resolve().is_relative_to(package):
        raise Fault(f"{target} is inside the package: a proposal is a draft, write it elsewhere (or use --force)")
    if target.exists():
        raise Fault(f"{target} exists already (--force replaces it)")


def _asked(records: list[Record], set_name: str | None, only: list[str] | None) -> list[Record]:
    """The cards to propose: never those that are here, nor cheers, which have no text."""
    import kaimaku.games.hocg  # noqa: F401  (every card that is here)
    from kaimaku.games.hocg.defs import BY_ID

    by_number = {r["number"].casefold(): r for r in records}
    for number in only or ():
        if number.casefold() not in by_number:
            near = difflib.get_close_matches(number.casefold(), by_number, 3)
            hint = f"; did you mean {' or '.join(by_number[n]['number'] for n in near)}?" if near else ""
            raise Fault(f"there is no card {number!r} in the file{hint}")
        if by_number[number.casefold()]["number"] in BY_ID:
            raise Fault(f"{number} is here already: kaimaku cards hocg {number} shows it")
        if by_number[number.casefold()]["kind"] == "cheer":
            raise Fault(f"{number} is a cheer, which has no text to declare")
    wanted = {number.casefold() for number in only or ()}
    new = [r for r in records if r["number"] not in BY_ID and r["kind"] != "cheer"]
    sets = dict.fromkeys(r["number"].partition("-")[0] for r in new)
    if set_name is not None and set_name.casefold() not in {s.casefold() for s in sets}:
        raise Fault(f"there is nothing to propose in a set {set_name!r}; there is in {', '.join(sets) or 'none'}")
    return [
        r
        for r in new
        if (not wanted or r["number"].casefold() in wanted)
        and (set_name is None or r["number"].partition("-")[0].casefold() == set_name.casefold())
    ]


def _propose(records: list[Record], asked: list[Record]) -> list[Proposal]:
    from kaimaku.propose.proposal import Proposer
    from kaimaku.propose.scratch import Scratch
    from kaimaku.propose.sheet import Glossary

    words = Glossary.of(records) | Glossary.of_printed()
    bar = progress_bar()
    with Scratch(words) as scratch, bar:
        proposer = Proposer(words, scratch)
        return [proposer.propose(r) for r in bar.track(asked, description="reading")]


def _row(p: Proposal) -> dict[str, object]:
    """A proposal for programs: never a printed sentence."""
    return {
        "number": p.number,
        "name": p.name,
        "confidence": p.confidence,
        "declaration": p.source,
        "unread": [{"place": u.place, "shape": u.shape} for u in p.unread],
        "missing": list(p.missing),
        "trouble": list(p.trouble),
        "japanese_differs": list(p.different),
        "english_differs": list(p.english),
    }


def _notes(p: Proposal) -> list[str]:
    """What to look at, one line each."""
    found = []
    for place in dict.fromkeys(u.place for u in p.unread):
        found.append(f"{place} could not be read as a whole: see unread(…)")
    if p.missing:
        found.append(f"words the language does not have: {', '.join(p.missing)}")
    found += [f"cannot be declared like this: {trouble}" for trouble in p.trouble]
    if p.different:
        found.append(f"the Japanese differs: {', '.join(p.different)}")
    if p.english:
        found.append(f"the English differs: {', '.join(p.english)}")
    found += [f"check by hand: {doubt}" for doubt in p.doubts]
    return found


def _write(target: Path, proposals: list[Proposal]) -> None:
    lines = ['"""Proposed declarations: drafts to read, test and move to a card file."""', ""]
    lines += ["from kaimaku.games.hocg.lang import *", ""]
    for p in proposals:
        lines.append(f"# {p.name}: {p.confidence}")
        lines += [f"#   {note}" for note in _notes(p)]
        lines.append(p.source)
    try:
        target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {target}: {error.strerror}") from None


def _print_proposals(proposals: list[Proposal], records: dict[str, Record], show: bool, sources: bool) -> None:
    console = out()
    if not proposals:
        console.print("every card of the file is here already")
        return
    for p in proposals if sources else ():
        console.print(Text(f"{p.number}  {p.name}  {p.confidence}"))
        for note in _notes(p):
            console.print(Text(f"  {note}"))
        console.print(Text(p.source), soft_wrap=True)
        if show:
            _print_texts(console, p, records[p.number])
        console.print()
    counts: Counter[str] = Counter(p.confidence for p in proposals)
    console.print(", ".join(f"{counts[c]} {c}" for c in _confidences() if counts[c]))


def _print_facts(asked: list[Record], records: list[Record]) -> None:
    from kaimaku.propose.printing import block
    from kaimaku.propose.printing import facts as facts_of
    from kaimaku.propose.sheet import Glossary

    english = Glossary.of(records).names
    console = out()
    console.print()
    for record in asked:
        console.print(Text(block(facts_of(record, english))), soft_wrap=True)


def _print_texts(console: Console, p: Proposal, record: Record) -> None:
    from kaimaku.propose.compare import printed_texts

    for unread in p.unread:
        console.print(Text(f"  {unread.place} not read: {unread.fragment}"))
    printed = printed_texts(record, "ja")
    for answer in p.answers:
        if answer.ja == "different":
            console.print(Text(f"  {answer.place} generated: {answer.said['ja']}"))
            console.print(Text(f"  {answer.place} printed:   {printed[answer.place]}"))


def _print_summary(proposals: list[Proposal]) -> None:
    from kaimaku.propose.missing import wishes
    from kaimaku.propose.tables.wishes import meaning

    console = out()
    table = Table("set", *_confidences(), "cards", box=None, pad_edge=False)
    sets = dict.fromkeys(p.set for p in proposals)
    for name in (*sets, ""):
        counts: Counter[str] = Counter(p.confidence for p in proposals if name in ("", p.set))
        cells = [str(counts[c]) for c in _confidences()]
        table.add_row(name or "all", *cells, str(sum(counts.values())))
    console.print(table)
    english = sum(p.confidence == "full" and not p.english for p in proposals)
    console.print(f"\nof the full ones {english} have the printed English, too")
    found = wishes([p.wants for p in proposals], USEFUL)
    if not found:
        return
    console.print("\nthe most useful missing words: cards each would complete, cards that want it")
    words = Table(box=None, pad_edge=False, show_header=False)
    for wish in found:
        words.add_row(f"+{wish.completes}", str(wish.wanted), Text(wish.word), Text(meaning(wish.word)))
    console.print(words)


def _confidences() -> tuple[str, ...]:
    from kaimaku.propose.proposal import CONFIDENCES

    return CONFIDENCES
