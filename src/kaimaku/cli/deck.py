"""`kaimaku deck`: check, convert and list decks, and what they draw."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from kaimaku.cli.common import Fault, JsonOption, LangOption, Language, faults, import_deck, out, print_json
from kaimaku.cli.packs import PacksOption, open_packs
from kaimaku.cli.screen import printable

if TYPE_CHECKING:
    from kaimaku.decks import Deck, FirstGame, Imported, Missing, Offered
    from kaimaku.decks.chance import Chance
    from kaimaku.decks.reading import Note
    from kaimaku.packs import Packs

Source = Annotated[
    str,
    typer.Argument(help="A deck file in any known format, a built-in deck, or - for standard input.", metavar="FILE"),
]

GameOption = Annotated[
    str | None,
    typer.Option("--game", help="The deck's game, if the list doesn't say.", metavar="GAME"),
]


def _kind(name: str) -> str:
    from kaimaku.decks import KINDS

    if name in KINDS:
        return name
    raise typer.BadParameter(f"{name!r} is not one of {', '.join(map(repr, KINDS))}.")


decks = typer.Typer(
    no_args_is_help=True, help="Check, convert and list decks.", epilog="Example: kaimaku deck check my-deck.txt"
)


@decks.command(epilog="Example: kaimaku deck check my-deck.txt --json")
def check(
    source: Source,
    game: GameOption = None,
    packs: PacksOption = None,
    restricted: Annotated[
        str, typer.Option("--restricted", help="Whose list of restricted cards counts: ja or en.", metavar="REGION")
    ] = "",
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Check whether a deck is legal: every problem, with its rule. Exit code 1 if it isn't."""
    from kaimaku.decks import book, missing_cards

    imported = _imported(source, game, open_packs(packs))
    regions = book(imported.deck.game).regions
    if restricted and restricted not in regions:
        raise Fault(f"{imported.deck.game} has no list of restricted cards for {restricted!r}; {_one_of(regions)}")
    found = book(imported.deck.game).checked(imported.deck, restricted)
    missing = missing_cards(imported.deck)
    legal = imported.complete and all(p.warning for p in found)
    if as_json:
        data: dict[str, object] = {"legal": legal, "format": imported.format, "name": imported.deck.name}
        data["game"] = imported.deck.game
        data["problems"] = msgspec.to_builtins(found)
        data["unresolved"] = msgspec.to_builtins(imported.unresolved)
        data["missing"] = msgspec.to_builtins(missing)
        data["warnings"] = msgspec.to_builtins(imported.warnings)
        data["deck"] = {pile: dict(cards) for pile, cards in imported.deck.piles.items()}
        print_json(data)
    else:
        console = out()
        ja = lang == "ja"
        sizes = ", ".join(f"{imported.deck.size(pile)} {pile}" for pile in imported.deck.piles)
        console.print(Text(f"{imported.deck.name or source} ({imported.format}): {sizes}", style="bold"))
        for note in (*imported.unresolved, *imported.warnings):
            console.print(Text(f"  {_told(note, lang)}"))
        _print_missing(missing, imported.deck.game, lang)
        told = {each.number for each in missing}
        for p in (p for p in found if p.card not in told or p.fix >= 0):
            console.print(Text(f"  {p.ja if ja else p.en}{f' [{p.rule}]' if p.rule else ''}"))
        verdict = ("legal", "使用できます") if legal else ("not legal", "使用できません")
        console.print(Text(verdict[ja], style="bold green" if legal else "bold red"))
    if not legal:
        raise typer.Exit(1)


def _told(note: Note, lang: Language) -> str:
    """Where, what stands there and what is said of it; what is about the whole list stands nowhere."""
    return ": ".join(part for part in (note.where, note.text, note.ja if lang == "ja" else note.en) if part)


def _one_of(regions: Collection[str]) -> str:
    return f"choose from {', '.join(regions)}" if regions else "it has none at all"


def _print_missing(missing: list[Missing], game: str, lang: Language) -> None:
    """The cards of a deck that cannot be played yet, by name, each with the nearest one that can."""
    from kaimaku.decks import book

    if not missing:
        return
    ja = lang == "ja"
    copies = sum(each.count for each in missing)
    said = f"Not playable yet ({copies} card{'' if copies == 1 else 's'}):", f"未対応のカード（{copies}枚）："
    out().print(Text(said[ja]))
    known = book(game)
    for each in missing:
        near = known.find(each.nearest) if each.nearest else None
        line = f"  {each.count} × {each.name[ja]} ({each.number})"
        if near is not None:
            name = near.name.ja if ja else near.name.en
            line += f"。近いカード：{name} ({each.nearest})" if ja else f"; nearest: {name} ({each.nearest})"
        out().print(Text(line))


@decks.command(epilog="Example: kaimaku deck convert my-deck.txt --to holodelta --output deck.json")
def convert(
    source: Source,
    game: GameOption = None,
    to: Annotated[str, typer.Option(help="Format to write (see kaimaku deck list).")] = "kaimaku",
    output: Annotated[Path | None, typer.Option("--output", "-o", help="File to write.", metavar="FILE")] = None,
) -> None:
    """Write a deck in another format."""
    from kaimaku.decks import CannotWrite, book, write

    imported = _imported(source, game)
    if not imported.rows:
        raise Fault(f"no cards found in {source}")
    with faults(CannotWrite):
        text = write(imported.deck, to, book(imported.deck.game).known)
    for note in (*imported.unresolved, *imported.warnings):
        typer.echo(printable(f"kaimaku: {_told(note, Language.en)}"), err=True)
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
        list[str] | None, typer.Option(help="Odds of drawing this card instead; repeat for more.", metavar="NUMBER")
    ] = None,
    copies: Annotated[int, typer.Option(help="At least this many copies.", min=1)] = 1,
    seen: Annotated[int, typer.Option(help="Among this many cards from the top.", min=1)] = 7,
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Show a deck's opening odds: exact chances, redraws included."""
    from kaimaku.decks import book

    imported = _imported(source, game)
    told = [_drawing(imported.deck, card, copies, seen)] if card else book(imported.deck.game).chances(imported.deck)
    if as_json:
        print_json([{"id": c.id, "en": c.words[0], "ja": c.words[1], "chance": float(c.chance)} for c in told])
        return
    from kaimaku.decks.chance import percent

    table = Table(box=None, pad_edge=False, show_header=False)
    for chance in told:
        note = chance.note[lang == "ja"] if chance.note else ""
        table.add_row(percent(chance.chance), chance.words[lang == "ja"], Text(note, style="dim"))
    out().print(table)


def _drawing(deck: Deck, cards: list[str], copies: int, seen: int) -> Chance:
    """Of the first cards, without any redraw."""
    from kaimaku.decks.chance import Chance
    from kaimaku.decks.odds import at_least
    from kaimaku.decks.shape import shapes

    numbers = {shapes()[deck.game].canonical(card) or card for card in cards}
    for number in sorted(numbers - deck.main.keys()):
        raise Fault(f"{number} isn't in the deck")
    listed = ", ".join(sorted(numbers))
    words = (f"at least {copies} of {listed} in the first {seen} cards", f"最初の{seen}枚に{listed}が{copies}枚以上")
    return Chance("draw", words, at_least(deck.main, numbers, copies, seen))


def _imported(source: str, game: str | None, packs: Packs | None = None) -> Imported:
    with faults(LookupError):
        return import_deck(source, game, packs)


@decks.command("list", epilog="Example: kaimaku deck list --kind tournament")
def list_decks(
    game: GameOption = None,
    kind: Annotated[
        str | None,
        typer.Option(help="Only start, recommended, tournament or sample decks.", metavar="KIND", parser=_kind),
    ] = None,
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """List the built-in decks and the deck formats."""
    from kaimaku.decks import all_offered, book, builtin, first_games, formats
    from kaimaku.decks.shape import shapes

    if game is not None and game not in shapes():
        raise Fault(f"{game} has no decks; games with decks: {', '.join(shapes())}")
    told = {id: deck for id, deck in all_offered().items() if game in (None, deck.game) and kind in (None, deck.kind)}
    if as_json:
        listed = [
            {"name": f.name, "title": f.title, "games": list(f.games or shapes()), "writes": f.write is not None}
            for f in formats()
        ]
        names = {name: builtin(name).name for name in told}
        of_game = {name: deck.game for name, deck in told.items()}
        kinds = {name: deck.kind for name, deck in told.items()}
        events = {name: {"event": deck.event[0], "date": deck.date} for name, deck in told.items() if deck.event}
        marked = {name: [p.card for p in book(deck.game).restricted(builtin(name))] for name, deck in told.items()}
        restricted = {name: cards for name, cards in marked.items() if cards}
        first = {game: list(pair.decks) for game, pair in first_games().items()}
        print_json(
            {
                "decks": names,
                "games": of_game,
                "kinds": kinds,
                "events": events,
                "restricted": restricted,
                "first": first,
                "formats": listed,
            }
        )
        return
    for each in dict.fromkeys(deck.game for deck in told.values()):
        _print_decks(each, [deck for deck in told.values() if deck.game == each], lang)
    if not told:
        out().print(Text(("No decks of this kind.", "この種類のデッキはありません。")[lang == "ja"]))
    if kind is None:
        _print_formats()


def _print_decks(game: str, told: list[Offered], lang: Language) -> None:
    """Kind by kind, with the event of a tournament deck and what official tournaments restrict."""
    from kaimaku.decks import KIND_NAMES, book, builtin, first_games

    console = out()
    ja = lang == "ja"
    for kind in dict.fromkeys(deck.kind for deck in told):
        console.print(Text(f"{game}: {KIND_NAMES[kind][ja]}", style="bold"))
        table = Table(box=None, pad_edge=False, show_header=False)
        for deck in (deck for deck in told if deck.kind == kind):
            told_of = Text(f"{deck.event[ja]}, {deck.date}\n" if deck.event else "", overflow="fold")
            told_of.append(deck.plan[ja], style="dim")
            for problem in book(game).restricted(builtin(deck.id)):
                told_of.append(f"\n{problem.ja if ja else problem.en}")
            table.add_row(f"  {deck.id}", deck.name[ja], told_of)
        console.print(table)
        if kind == "start":
            console.print(Text(f"  {_recommended(first_games()[game], lang)}"))


def _print_formats() -> None:
    from kaimaku.decks import formats
    from kaimaku.decks.shape import shapes

    console = out()
    console.print(Text("Formats", style="bold"))
    for f in formats():
        games = ", ".join(f.games or shapes())
        console.print(Text(f"  {f.name}  {f.title} ({games}){'' if f.write else ' (read only)'}"))


def _recommended(first: FirstGame, lang: Language) -> str:
    mine, theirs = first.decks
    if lang == "ja":
        return f"はじめての対戦には{mine}と{theirs}がおすすめです。{first.why[1]}"
    return f"For your first game: {mine} against {theirs}. {first.why[0]}"
