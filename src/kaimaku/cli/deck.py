"""`kaimaku deck`: check, convert and list decks, and what they draw."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from kaimaku.cli.common import Fault, GameName, JsonOption, LangOption, Language, faults, import_deck, out, print_json
from kaimaku.cli.screen import printable

if TYPE_CHECKING:
    from kaimaku.decks import Deck, FirstGame, Imported
    from kaimaku.decks.opening import Chance

Source = Annotated[
    str,
    typer.Argument(help="A deck file of any known format, a built-in deck, or - for standard input.", metavar="FILE"),
]

GameOption = Annotated[
    GameName | None,
    typer.Option("--game", help="Which game the deck is for, if the list does not tell.", metavar="GAME"),
]

decks = typer.Typer(no_args_is_help=True, help="Check, convert and list decks of hololive OCG and VCard.")


def add_to(app: typer.Typer) -> None:
    app.add_typer(decks, name="deck", epilog="Example: kaimaku deck check my-deck.txt")


@decks.command(epilog="Example: kaimaku deck check my-deck.txt --json")
def check(source: Source, game: GameOption = None, lang: LangOption = Language.en, as_json: JsonOption = False) -> None:
    """Is the deck legal? All reasons, each with its rule; the exit code is 1 if it is not."""
    from kaimaku.decks import book

    imported = _imported(source, game)
    found = book(imported.deck.game).problems(imported.deck)
    legal = imported.complete and all(p.warning for p in found)
    if as_json:
        data: dict[str, object] = {"legal": legal, "format": imported.format, "name": imported.deck.name}
        data["game"] = imported.deck.game
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
    game: GameOption = None,
    to: Annotated[str, typer.Option(help="The format to write; kaimaku deck list names them.")] = "kaimaku",
    output: Annotated[Path | None, typer.Option("--output", "-o", help="A file to write.", metavar="FILE")] = None,
) -> None:
    """Write a deck in another format."""
    from kaimaku.decks import CannotWrite, book, write

    imported = _imported(source, game)
    if not imported.rows:
        raise Fault(f"no card was found in {source}")
    with faults(CannotWrite):
        text = write(imported.deck, to, book(imported.deck.game).known)
    for note in (*imported.unresolved, *imported.warnings):
        typer.echo(printable(f"kaimaku: {note.where}: {note.text}: {note.en}"), err=True)
    if output is None:
        typer.echo(text.rstrip("\n"))
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault(f"cannot write {output}: {error.strerror}") from None


@decks.command(epilog="Example: kaimaku deck odds tidal --card CCD-001 --copies 2 --seen 10")
def odds(
    source: Source,
    game: GameOption = None,
    card: Annotated[
        list[str] | None, typer.Option(help="Drawing these cards instead; may be repeated.", metavar="NUMBER")
    ] = None,
    copies: Annotated[int, typer.Option(help="How many of them.", min=1)] = 1,
    seen: Annotated[int, typer.Option(help="Among how many cards from the top.", min=1)] = 7,
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """What a deck shows at the start of a game: exact chances, redraws included."""
    from kaimaku.decks import book

    imported = _imported(source, game)
    told = [_drawing(imported.deck, card, copies, seen)] if card else book(imported.deck.game).chances(imported.deck)
    if as_json:
        print_json([{"id": c.id, "en": c.words[0], "ja": c.words[1], "chance": float(c.chance)} for c in told])
        return
    from kaimaku.decks.opening import percent

    table = Table(box=None, pad_edge=False, show_header=False)
    for chance in told:
        note = chance.note[lang == "ja"] if chance.note else ""
        table.add_row(percent(chance.chance), chance.words[lang == "ja"], Text(note, style="dim"))
    out().print(table)


def _drawing(deck: Deck, cards: list[str], copies: int, seen: int) -> Chance:
    """Of the first cards, without any redraw."""
    from kaimaku.decks.odds import at_least
    from kaimaku.decks.opening import Chance
    from kaimaku.decks.shape import SHAPES

    numbers = {SHAPES[deck.game].canonical(card) or card for card in cards}
    for number in sorted(numbers - deck.main.keys()):
        raise Fault(f"{number} is not in the deck")
    listed = ", ".join(sorted(numbers))
    words = (f"{copies} or more of {listed} in the first {seen}", f"最初の{seen}枚に{listed}が{copies}枚以上")
    return Chance("draw", words, at_least(deck.main, numbers, copies, seen))


def _imported(source: str, game: GameName | None) -> Imported:
    with faults(LookupError):
        return import_deck(source, game)


@decks.command("list", epilog="Example: kaimaku deck list --json")
def list_decks(lang: LangOption = Language.en, as_json: JsonOption = False) -> None:
    """The built-in decks and the formats that can be read and written."""
    from kaimaku.decks import FORMATS, builtin, first_games, starters

    told = starters()
    if as_json:
        formats = [
            {"name": f.name, "title": f.title, "games": list(f.games), "writes": f.write is not None} for f in FORMATS
        ]
        names = {name: builtin(name).name for name in told}
        of_game = {name: deck.game for name, deck in told.items()}
        first = {game: list(pair.decks) for game, pair in first_games().items()}
        print_json({"decks": names, "games": of_game, "first": first, "formats": formats})
        return
    console = out()
    for game in dict.fromkeys(deck.game for deck in told.values()):
        console.print(Text(f"Decks of {game}", style="bold"))
        table = Table(box=None, pad_edge=False, show_header=False)
        for deck in (deck for deck in told.values() if deck.game == game):
            table.add_row(f"  {deck.id}", deck.name[lang == "ja"], Text(deck.plan[lang == "ja"], style="dim"))
        console.print(table)
        console.print(Text(f"  {_recommended(first_games()[game], lang)}"))
    console.print(Text("Formats", style="bold"))
    for f in FORMATS:
        games = ", ".join(f.games)
        console.print(Text(f"  {f.name}  {f.title} ({games}){'' if f.write else ' (read only)'}"))


def _recommended(first: FirstGame, lang: Language) -> str:
    mine, theirs = first.decks
    if lang == "ja":
        return f"はじめての対戦には{mine}と{theirs}がおすすめです。{first.why[1]}"
    return f"For a first game: {mine} against {theirs}. {first.why[0]}"
