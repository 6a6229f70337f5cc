"""`kaimaku deck`: check, convert and list decks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from kaimaku.cli.common import Fault, JsonOption, LangOption, Language, faults, import_deck, out, print_json

Source = Annotated[
    str,
    typer.Argument(help="A deck file of any known format, a built-in deck, or - for standard input.", metavar="FILE"),
]

decks = typer.Typer(no_args_is_help=True, help="Check, convert and list decks of hololive OCG.")


def add_to(app: typer.Typer) -> None:
    app.add_typer(decks, name="deck", epilog="Example: kaimaku deck check my-deck.txt")


@decks.command(epilog="Example: kaimaku deck check my-deck.txt --json")
def check(source: Source, lang: LangOption = Language.en, as_json: JsonOption = False) -> None:
    """Is the deck legal? All reasons, each with its rule; the exit code is 1 if it is not."""
    from kaimaku.decks import problems
    from kaimaku.games.hocg import GAME, facts
    from kaimaku.games.hocg.defs import BY_ID

    assert GAME.name == "hocg"  # imported for its cards
    imported = import_deck(source)
    found = problems(imported.deck, facts.load(), BY_ID)
    legal = imported.complete and all(p.warning for p in found)
    if as_json:
        data = {"legal": legal, "format": imported.format, "name": imported.deck.name}
        data["problems"] = msgspec.to_builtins(found)
        data["unresolved"] = msgspec.to_builtins(imported.unresolved)
        data["warnings"] = msgspec.to_builtins(imported.warnings)
        data["deck"] = {pile: dict(cards) for pile, cards in imported.deck.piles.items()}
        print_json(data)
    else:
        console = out()
        ja = lang == "ja"
        sizes = ", ".join(f"{imported.deck.size(pile)} {pile}" for pile in imported.deck.piles)
        console.print(Text(f"{imported.deck.name or source} ({imported.format}): {sizes}", style="bold"))
        for note in (*imported.unresolved, *imported.warnings):
            console.print(Text(f"  {note.where}: {note.text}: {note.ja if ja else note.en}"))
        for p in found:
            console.print(Text(f"  {p.ja if ja else p.en} [{p.rule}]"))
        verdict = ("legal", "使用できます") if legal else ("not legal", "使用できません")
        console.print(Text(verdict[ja], style="bold green" if legal else "bold red"))
    if not legal:
        raise typer.Exit(1)


@decks.command(epilog="Example: kaimaku deck convert my-deck.txt --to holodelta --output deck.json")
def convert(
    source: Source,
    to: Annotated[str, typer.Option(help="The format to write; kaimaku deck list names them.")] = "kaimaku",
    output: Annotated[Path | None, typer.Option("--output", "-o", help="A file to write.", metavar="FILE")] = None,
) -> None:
    """Write a deck in another format."""
    from kaimaku.decks import CannotWrite, write

    imported = import_deck(source)
    if not imported.rows:
        raise Fault(f"no card was found in {source}")
    with faults(CannotWrite):
        text = write(imported.deck, to)
    for note in (*imported.unresolved, *imported.warnings):
        typer.echo(f"kaimaku: {note.where}: {note.text}: {note.en}", err=True)
    if output is None:
        typer.echo(text.rstrip("\n"))
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {output}: {error.strerror}") from None


@decks.command("list", epilog="Example: kaimaku deck list --json")
def list_decks(as_json: JsonOption = False) -> None:
    """The built-in decks and the formats that can be read and written."""
    from kaimaku.decks import FORMATS, builtin, list_builtin

    names = {name: builtin(name).name for name in list_builtin()}
    if as_json:
        formats = [{"name": f.name, "title": f.title, "writes": f.write is not None} for f in FORMATS]
        print_json({"decks": names, "formats": formats})
        return
    console = out()
    console.print(Text("Decks", style="bold"))
    for name, title in names.items():
        console.print(Text(f"  {name}  {title}"))
    console.print(Text("Formats", style="bold"))
    for f in FORMATS:
        console.print(Text(f"  {f.name}  {f.title}{'' if f.write else ' (read only)'}"))
