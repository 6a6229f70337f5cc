"""What the commands share: games and languages as arguments, faults in one line, JSON, decks by name or file."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaimaku import games
from kaimaku.cli.screen import Screen
from kaimaku.kernel.refusals import Lang

if TYPE_CHECKING:
    from kaimaku.decks import Deck, Imported
    from kaimaku.packs import Packs


class Fault(Exception):
    """Something the user can fix: reported in one line, without a traceback."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


class Language(StrEnum):
    en = "en"
    ja = "ja"

    @property
    def lang(self) -> Lang:
        return "ja" if self is Language.ja else "en"


def _game(name: str) -> str:
    if name in games.names():
        return name
    raise typer.BadParameter(f"{name!r} is not one of {', '.join(map(repr, games.names()))}.")


FIRST_GAME = games.names()[0]
_WHICH = f"The game: {', '.join(games.names()[:-1])} or {games.names()[-1]}."
GameArgument = Annotated[str, typer.Argument(help=_WHICH, metavar="GAME", parser=_game)]
GameOption = Annotated[str, typer.Option("--game", help=_WHICH, metavar="GAME", parser=_game)]
LangOption = Annotated[Language, typer.Option("--lang", help="Language: en or ja.", metavar="en|ja")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@contextmanager
def faults(*kinds: type[Exception]) -> Iterator[None]:
    try:
        yield
    except kinds as error:
        raise Fault(str(error)) from error


def progress_bar() -> Progress:
    """Shown on a terminal only."""
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
        raise Fault(f"{path} is not a UTF-8 text file") from None
    except OSError as error:
        raise Fault(f"cannot read {path}: {error.strerror}") from None


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Fault(f"cannot read {path}: {error.strerror}") from None


def import_deck(source: str, game: str | None = None, packs: Packs | None = None) -> Imported:
    """A deck from a file of any known format, as far as it can be read, or a built-in one.

    Unless the game is said, it is the one the text is for; names alone are looked up in every game.
    """
    from kaimaku.decks import book, builtin, game_of, is_builtin, read, write
    from kaimaku.decks.shape import shapes

    text = write(builtin(source)) if is_builtin(source) else read_text(source)
    games = [game] if game else [meant] if (meant := game_of(text)) else list(shapes())
    tried = [_imported(text, each, packs) if packs else read(text, each, book(each).known) for each in games]
    return max(tried, key=lambda imported: sum(map(imported.deck.size, imported.deck.piles)))


def _imported(text: str, game: str, packs: Packs) -> Imported:
    """With the cards of packs, which a list may name as they are numbered on their sheet."""
    from kaimaku.decks import book, read
    from kaimaku.packs import with_documents, with_packs

    meant = packs.meant(game, text)
    return with_documents(read(text, game, with_packs(game, book(game).known, meant)), packs.documents(meant.values()))


def deck(source: str, game: str, packs: Packs | None = None) -> Deck:
    """A legal deck of a game: a built-in name, or a file."""
    from kaimaku.decks import book, builtin, list_builtin

    if source in list_builtin(game):
        return builtin(source)
    if not Path(source).is_file():
        return builtin(_deck_called(source, game))
    imported = import_deck(source, game, packs)
    if imported.deck.game != game:
        raise Fault(f"{source} is a deck for {imported.deck.game}, not {game}")
    wrong = [p.en for p in book(game).problems(imported.deck) if not p.warning]
    wrong += [f"{note.where}: {note.en}" for note in imported.unresolved]
    if wrong:
        raise Fault(f"{source} isn't a legal deck: {wrong[0]} (kaimaku deck check {source} lists all problems)")
    return imported.deck


def _deck_called(text: str, game: str) -> str:
    """The built-in deck that a title, or a part of one, means."""
    from kaimaku.decks import list_builtin, offered

    word = text.strip().casefold()
    titles = {id: [id, *(name.casefold() for name in offered(game)[id].name)] for id in list_builtin(game)}
    exact = [id for id, names in titles.items() if word in names]
    found = exact or [id for id, names in titles.items() if word and any(word in name for name in names)]
    if len(found) == 1:
        return found[0]
    if found:
        raise Fault(f"{text!r} could be several {game} decks: {', '.join(found)}")
    by_word = {re.sub(r" ?[(（].*", "", name): id for id, names in reversed(titles.items()) for name in names}
    near = list(dict.fromkeys(by_word[name] for name in get_close_matches(word, by_word, 3, 0.7)))
    hint = (
        f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(list_builtin(game)[:6])} and others."
    )
    raise Fault(f"unknown {game} deck {text!r}; {hint} kaimaku deck list --game {game} shows all, or name a file")


def pairs(settings: list[str]) -> dict[str, str]:
    found = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Fault(f"--rulings takes name=value, not {setting!r}")
        found[name.strip()] = value.strip()
    return found
