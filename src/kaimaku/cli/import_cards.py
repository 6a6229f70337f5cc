"""`kaimaku cards import`: new cards from a fact sheet into a checkout, as far as their texts can be read."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

import kaimaku
from kaimaku.cli.common import Fault, JsonOption, faults, out, print_json, progress_bar
from kaimaku.cli.propose import chosen, find_proposer, print_summary

if TYPE_CHECKING:
    from kaimaku.language.reading.proposals import Draft, ImportPlan, Proposal

EPILOG = "Examples: kaimaku cards import cards.jsonl --set hBP06 --dry-run; … --only hBP06-018 --only hBP06-019"


def import_cards(
    source: Annotated[Path, typer.Argument(help="The fact sheet: one JSON object per line.", metavar="FACTS")],
    set_name: Annotated[str | None, typer.Option("--set", help="Only cards of this set.", metavar="SET")] = None,
    only: Annotated[
        list[str] | None, typer.Option("--only", help="Only this card; repeat for more.", metavar="NUMBER")
    ] = None,
    into: Annotated[
        Path | None, typer.Option("--into", help="Write below this folder, not into this checkout.", metavar="FOLDER")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would be written, and write nothing.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Add cards that aren't playable yet: facts, declarations, and tests to write.

    A card is declared if its whole text was read. Otherwise the card file gets a remark with what was read and which
    words are missing. Each text gets a test that fails until you write it. Cards that are declared, and facts that
    are there, are never changed. No printed text is written.
    """
    from kaimaku.language.reading.proposals import BadSheet

    root = into or _checkout()
    proposer = find_proposer()
    bar = progress_bar()
    with faults(BadSheet, BrokenExecutor), bar:
        sheet = proposer.open(source)
        numbers = chosen(sheet.numbers, sheet.refuse_import, set_name, only)
        proposals = list(bar.track(sheet.propose(numbers), total=len(numbers), description="reading"))
        plan = sheet.plan(numbers, proposals, root)
    if not dry_run:
        for draft in plan.drafts:
            _write(root / draft.path, draft.text)
    if as_json:
        print_json(_data(plan, proposals, root, written=not dry_run))
        return
    console = out()
    if not numbers:
        console.print("every card in the file is already playable")
        return
    print_summary(proposals, proposer)
    _print_report(plan, proposals, root, dry_run)


def _checkout() -> Path:
    """The checkout that this command runs from: only there cards can be added."""
    package = Path(kaimaku.__file__).parent
    root = package.parent.parent
    if package.parent.name == "src" and (root / "pyproject.toml").is_file():
        return root
    raise Fault(
        f"kaimaku is installed in {package.parent}, and cards are added to a checkout of its source: "
        "run the command there, or use --into FOLDER to write the files to a folder"
    )


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {path}: {error.strerror}") from None


def _print_report(plan: ImportPlan, proposals: list[Proposal], root: Path, dry_run: bool) -> None:
    console = out()
    names = {p.number: p.name for p in proposals}
    for number, notes in plan.skeletons.items():
        console.print(Text(f"\n{number}  {names[number]}: not declared"))
        for note in notes:
            console.print(Text(f"  {note}"))
    if plan.kept:
        console.print(Text(f"\nfacts kept, although the file has others: {', '.join(plan.kept)}"))
    console.print(f"\n{len(plan.declared)} cards declared, {len(plan.skeletons)} left to declare")
    console.print(f"{'would write' if dry_run else 'written'} in {root}:")
    for draft in plan.drafts:
        console.print(Text(f"  {draft.path} ({_gained(draft)})"), soft_wrap=True)


def _gained(draft: Draft) -> str:
    count = len(draft.cards)
    return f"{'new, ' if draft.new else '+'}{count} card{'' if count == 1 else 's'}"


def _data(plan: ImportPlan, proposals: list[Proposal], root: Path, written: bool) -> dict[str, object]:
    counts: Counter[str] = Counter(p.confidence for p in proposals)
    return {
        "written": written,
        "root": str(root),
        "results": dict(counts),
        "declared": list(plan.declared),
        "skeletons": {number: list(notes) for number, notes in plan.skeletons.items()},
        "facts_kept": list(plan.kept),
        "files": [{"path": d.path, "new": d.new, "cards": list(d.cards)} for d in plan.drafts],
    }
