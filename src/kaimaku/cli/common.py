"""What the commands share: games and languages as arguments, faults in one line, JSON, decks by name or file."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaimaku.cli.screen import Screen
from kaimaku.kernel.refusals import Lang

if TYPE_CHECKING:
    from kaimaku.decks import Deck, Imported


class Fault(Exception):
    """Something the caller can put right: told in one line, without a traceback."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


class GameName(StrEnum):
    hocg = "hocg"
    danmaku = "danmaku"
    vcard = "vcard"


class Language(StrEnum):
    en = "en"
    ja = "ja"

    @property
    def lang(self) -> Lang:
        return "ja" if self is Language.ja else "en"


GameArgument = Annotated[GameName, typer.Argument(help="Which game: hocg, danmaku or vcard.", metavar="GAME")]
LangOption = Annotated[Language, typer.Option("--lang", help="Language of the words: en or ja.", metavar="en|ja")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


@contextmanager
def faults(*kinds: type[Exception]) -> Iterator[None]:
    """Errors of these kinds are the caller's to put right."""
    try:
        yield
    except kinds as error:
        raise Fault(str(error)) from error


def progress_bar() -> Progress:
    """How far something is that takes a while; nothing where nobody watches."""
    screen = Screen(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        disable=not screen.is_terminal,
        transient=True,
    )


def out() -> Screen:
    """Standard output; plain and unfolded when it is no terminal."""
    screen = Screen()
    return screen if screen.is_terminal else Screen(width=max(120, screen.width), no_color=True)


def print_json(data: object) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def read_text(path: str) -> str:
    """A file's text; - is standard input."""
    try:
        if path == "-":
            return sys.stdin.read()
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Fault(f"{path} is not a text file in UTF-8") from None
    except OSError as error:
        raise Fault(f"cannot read {path}: {error.strerror}") from None


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Fault(f"cannot read {path}: {error.strerror}") from None


def import_deck(source: str, game: str | None = None) -> Imported:
    """A deck from a file of any known format, as far as it can be read, or a built-in one.

    Unless the game is said, it is the one the text is for; names alone are looked up in every game.
    """
    from kaimaku.decks import book, builtin, game_of, read, starters, write
    from kaimaku.decks.shape import SHAPES

    text = write(builtin(source)) if source in starters() else read_text(source)
    games = [game] if game else [meant] if (meant := game_of(text)) else list(SHAPES)
    tried = [read(text, each, book(each).known) for each in games]
    return max(tried, key=lambda imported: sum(map(imported.deck.size, imported.deck.piles)))


def deck(source: str, game: str) -> Deck:
    """A legal deck of a game: a built-in name, or a file."""
    from kaimaku.decks import book, builtin, list_builtin

    if source in list_builtin(game):
        return builtin(source)
    if not Path(source).is_file():
        raise Fault(f"no {game} deck {source!r}: name a file, or one of {', '.join(list_builtin(game))}")
    imported = import_deck(source, game)
    if imported.deck.game != game:
        raise Fault(f"{source} is a deck for {imported.deck.game}, not for {game}")
    wrong = [p.en for p in book(game).problems(imported.deck) if not p.warning]
    wrong += [f"{note.where}: {note.en}" for note in imported.unresolved]
    if wrong:
        raise Fault(f"{source} cannot be played: {wrong[0]} (kaimaku deck check {source} tells all)")
    return imported.deck


def pairs(settings: list[str]) -> dict[str, str]:
    """`name=value` settings as a dictionary."""
    found = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Fault(f"--rulings takes name=value, not {setting!r}")
        found[name.strip()] = value.strip()
    return found
