"""`kaimaku cards propose`: draft declarations for new cards, from a fact sheet of their texts."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import kaimaku
from kaimaku import games
from kaimaku.cli.common import Fault, JsonOption, faults, out, print_json, progress_bar

if TYPE_CHECKING:
    from kaimaku.language.reading.proposals import FactSheet, Proposal, Proposer

USEFUL = 20  # missing words the summary lists
EPILOG = "Examples: kaimaku cards propose --from cards.jsonl --only hBP06-018; … --set hBP06 --out draft.py"


def propose(
    source: Annotated[Path, typer.Option("--from", help="The fact sheet: one JSON object per line.", metavar="PATH")],
    set_name: Annotated[str | None, typer.Option("--set", help="Only cards of this set.", metavar="SET")] = None,
    only: Annotated[
        list[str] | None, typer.Option("--only", help="Only this card; repeat for more.", metavar="NUMBER")
    ] = None,
    target: Annotated[
        Path | None, typer.Option("--out", help="Write the declarations to this file.", metavar="FILE")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Let --out overwrite a file or write into the package.")
    ] = False,
    show: Annotated[
        bool, typer.Option("--show", help="Show what couldn't be read, and printed texts that differ.")
    ] = False,
    facts: Annotated[bool, typer.Option("--facts", help="Also print the card's facts for printed/.")] = False,
    summary: Annotated[
        bool, typer.Option("--summary", help="Only show counts and the most useful missing words.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Draft declarations for cards that aren't playable yet, to read and test.

    full: everything was read, and the generated Japanese equals the printed text.

    likely: everything was read, but the generated Japanese differs.

    partial: something couldn't be read, or a word is missing.

    none: nothing was read.
    """
    from kaimaku.language.reading.proposals import BadSheet

    if target is not None and not force:
        _check_target(target)
    proposer = find_proposer()
    bar = progress_bar()
    with faults(BadSheet, BrokenExecutor), bar:
        sheet = proposer.open(source)
        numbers = chosen(sheet.numbers, sheet.refuse, set_name, only)
        proposals = list(bar.track(sheet.propose(numbers), total=len(numbers), description="reading"))
    if target is not None:
        _write(target, proposals, proposer.imports)
    if as_json:
        print_json([p.to_data() for p in proposals])
    elif summary:
        print_summary(proposals, proposer)
    else:
        _print_proposals(proposals, sheet if show else None, sources=target is None)
        if facts:
            _print_facts(sheet, numbers)


def find_proposer() -> Proposer:
    """Of the one game that can read printed texts."""
    return next(manifest.proposer() for manifest in games.all() if manifest.proposer is not None)


def _check_target(target: Path) -> None:
    package = Path(kaimaku.__file__).parent
    if target.resolve().is_relative_to(package):
        raise Fault(f"{target} is inside the package; write drafts elsewhere (or use --force)")
    if target.exists():
        raise Fault(f"{target} already exists (--force overwrites it)")


def chosen(
    numbers: Sequence[str], refuse: Callable[[str], str | None], set_name: str | None, only: list[str] | None
) -> list[str]:
    """The cards to propose: never those that are refused because they are here, or have no text."""
    known = {number.casefold(): number for number in numbers}
    for number in only or ():
        if number.casefold() not in known:
            near = difflib.get_close_matches(number.casefold(), known, 3)
            hint = f"; did you mean {' or '.join(known[n] for n in near)}?" if near else ""
            raise Fault(f"no card {number!r} in the file{hint}")
        refusal = refuse(known[number.casefold()])
        if refusal is not None:
            raise Fault(refusal)
    wanted = {number.casefold() for number in only or known}
    new = [number for number in numbers if refuse(number) is None]
    sets = {number: number.partition("-")[0] for number in new}
    if set_name is not None and set_name.casefold() not in {s.casefold() for s in sets.values()}:
        found = ", ".join(dict.fromkeys(sets.values())) or "none"
        raise Fault(f"no new cards in set {set_name!r}; sets with new cards: {found}")
    return [
        number
        for number in new
        if number.casefold() in wanted and (set_name is None or sets[number].casefold() == set_name.casefold())
    ]


def _write(target: Path, proposals: list[Proposal], imports: str) -> None:
    lines = ['"""Proposed declarations: drafts to read, test and move to a card file."""', ""]
    lines += [imports, ""]
    for p in proposals:
        lines.append(f"# {p.name}: {p.confidence}")
        lines += [f"#   {note}" for note in p.notes()]
        lines.append(p.source)
    try:
        target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {target}: {error.strerror}") from None


def _print_proposals(proposals: list[Proposal], sheet: FactSheet | None, sources: bool) -> None:
    console = out()
    if not proposals:
        console.print("every card in the file is already playable")
        return
    for p in proposals if sources else ():
        console.print(Text(f"{p.number}  {p.name}  {p.confidence}"))
        for note in p.notes():
            console.print(Text(f"  {note}"))
        console.print(Text(p.source), soft_wrap=True)
        if sheet is not None:
            _print_texts(console, p, sheet)
        console.print()
    counts: Counter[str] = Counter(p.confidence for p in proposals)
    console.print(", ".join(f"{counts[c]} {c}" for c in _confidences() if counts[c]))


def _print_facts(sheet: FactSheet, numbers: list[str]) -> None:
    console = out()
    console.print()
    for number in numbers:
        console.print(Text(sheet.facts(number)), soft_wrap=True)


def _print_texts(console: Console, p: Proposal, sheet: FactSheet) -> None:
    for unread in p.unread:
        console.print(Text(f"  {unread.place} not read: {unread.fragment}"))
    for place, generated in p.generated.items():
        console.print(Text(f"  {place} generated: {generated}"))
        console.print(Text(f"  {place} printed:   {sheet.printed(p.number, place)}"))


def print_summary(proposals: list[Proposal], proposer: Proposer) -> None:
    from kaimaku.language.reading import most_useful

    console = out()
    table = Table("set", *_confidences(), "cards", box=None, pad_edge=False)
    sets = dict.fromkeys(p.set for p in proposals)
    for name in (*sets, ""):
        counts: Counter[str] = Counter(p.confidence for p in proposals if name in ("", p.set))
        cells = [str(counts[c]) for c in _confidences()]
        table.add_row(name or "all", *cells, str(sum(counts.values())))
    console.print(table)
    english = sum(p.confidence == "full" and not p.english for p in proposals)
    console.print(f"\n{english} of the full ones also match the printed English")
    found = most_useful([p.needs for p in proposals], USEFUL)
    if not found:
        return
    console.print("\nmost useful missing words (cards each would complete, cards that need it)")
    words = Table(box=None, pad_edge=False, show_header=False)
    for row in found:
        words.add_row(f"+{row.completes}", str(row.needed), Text(row.word), Text(proposer.meaning(row.word)))
    console.print(words)


def _confidences() -> tuple[str, ...]:
    from kaimaku.language.reading.proposals import CONFIDENCES

    return CONFIDENCES
