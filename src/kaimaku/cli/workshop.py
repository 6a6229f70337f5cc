"""`kaimaku workshop`: write a card, see how it is understood, and play it."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from kaimaku import games
from kaimaku.cli.common import Fault, JsonOption, LangOption, Language, deck, faults, out, print_json, read_bytes
from kaimaku.cli.play import folder, sit_down

if TYPE_CHECKING:
    from kaimaku.decks import Deck
    from kaimaku.wire.rest import WorkshopReport

COPIES = 4


def workshop(
    sheet: Annotated[Path, typer.Argument(help="The card: facts and texts in YAML or JSON.", metavar="FILE")],
    game: Annotated[str | None, typer.Option(help="The game (default: the first that has a workshop).")] = None,
    play: Annotated[bool, typer.Option("--play", help="Try it at once, on a table arranged for it.")] = False,
    into: Annotated[
        str | None, typer.Option("--deck", help="Print this deck with four copies of the card.", metavar="DECK")
    ] = None,
    instead_of: Annotated[
        str | None, typer.Option("--instead-of", help="The card it replaces in the deck.", metavar="NUMBER")
    ] = None,
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Read a card that you have written: how it is understood in both languages, and what isn't."""
    import msgspec

    from kaimaku.decks import write

    name = game or next(each.name for each in games.all() if each.own is not None)
    with faults(LookupError):
        own = games.find(name).own
    if own is None:
        raise Fault(f"you can't write cards for {name}")
    try:
        written = read_bytes(sheet).decode("utf-8")
    except UnicodeDecodeError:
        raise Fault(f"{sheet} isn't UTF-8 text") from None
    report = own().read(written)
    if as_json:
        print_json(msgspec.to_builtins(report))
    elif into is None and not play:
        _tell(report, lang)
    if not report.number:
        if into is not None or play:
            _tell(report, lang)
        raise typer.Exit(1)
    if into is not None:
        out().print(Text(write(_with(deck(into, name), report, instead_of))), soft_wrap=True, end="")
    if play:
        _play(name, report.number, lang)


def _tell(report: WorkshopReport, lang: Language) -> None:
    console = out()
    ja = lang is Language.ja
    for problem in report.problems:
        words = problem.words.ja if ja else problem.words.en
        console.print(Text(f"{problem.where}: {words}" if problem.where else words, style="bold red"))
    if report.card is not None:
        card = report.card
        facts = (card.level, *card.colors, f"HP {card.hp}" if card.hp else "", card.support)
        console.print(Text(" ".join(filter(None, (card.name.ja if ja else card.name.en, *facts))), style="bold"))
    for text in report.texts:
        console.print(Text(f"{text.place}:", style="cyan"))
        for source in text.source:
            console.print(Text(f"  {source}", style="dim"))
        if text.words is not None:
            console.print(Text(f"  {text.words.en}"))
            console.print(Text(f"  {text.words.ja}"))
        for part in text.unread:
            console.print(Text(f"  {'読めない部分' if ja else 'not understood'}: {part}", style="red"))
        if text.why is not None:
            console.print(Text(f"  {text.why.ja if ja else text.why.en}", style="red"))
        for sentence in text.nearest:
            console.print(Text(f"  {'近い文' if ja else 'nearest'}: {sentence}", style="yellow"))
    if report.number:
        console.print(Text(f"{'カード番号' if ja else 'number'}: {report.number}", style="green"))


def _with(brought: Deck, report: WorkshopReport, instead_of: str | None) -> Deck:
    """A deck in which copies of another card give way to the new one."""
    from kaimaku.decks import Deck, book
    from kaimaku.decks.shape import shapes

    assert report.card is not None
    pile = shapes()[brought.game].pile_of(report.card.kind)
    cards = dict(brought.pile(pile))
    gone = instead_of or next((number for number, count in cards.items() if count <= COPIES), "")
    if gone not in cards:
        raise Fault(f"{gone or 'nothing'} can't be replaced in {brought.name}; choose with --instead-of")
    count = min(cards.pop(gone), COPIES)
    made = Deck(
        brought.game,
        f"{brought.name} + {report.card.name.en}",
        {**brought.piles, pile: {**cards, report.number: count}},
        {**brought.own, report.number: report.document},
    )
    wrong = [problem.en for problem in book(made.game).problems(made) if not problem.warning]
    if wrong:
        raise Fault(" ".join(wrong))
    return made


def _play(name: str, number: str, lang: Language) -> None:
    from kaimaku import bots, replays
    from kaimaku.terminal.side import side

    own = games.find(name).own
    assert own is not None
    start = replays.from_position(name, own().trial(number), secrets.randbits(48))
    sit_down(start, bots.bot(side(name).bot, name), lang, folder())
