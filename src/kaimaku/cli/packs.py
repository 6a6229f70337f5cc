"""`kaimaku packs`: what of a folder of packs can be played with; and packs for the other commands."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.text import Text

from kaimaku.cli.common import Fault, JsonOption, LangOption, Language, out, print_json
from kaimaku.cli.screen import Screen

if TYPE_CHECKING:
    from kaimaku.packs import Pack, Packs
    from kaimaku.wire.packs import PackProblem

PacksOption = Annotated[
    Path | None, typer.Option("--packs", help="Folder with fact sheets of new sets (see kaimaku packs).", metavar="DIR")
]


def packs(
    folder: Annotated[Path, typer.Argument(help="The folder of packs.", metavar="DIR")],
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Read the packs of a folder: how many cards can be played with, and what is wrong with the others.

    Exit code 1 if a card can't be played with.
    """
    found = _read(folder)
    wrong = any(not each.warning for pack in found.packs for each in pack.problems)
    if as_json:
        print_json([_data(pack) for pack in found.packs])
    elif not found.packs:
        raise Fault(f"{folder} has no packs: fact sheets end in .jsonl, .json or .yaml")
    else:
        for pack in found.packs:
            out().print(Text(_summary(pack, lang), style="bold"))
            for each in pack.problems:
                _tell(each, lang)
    if wrong:
        raise typer.Exit(1)


def open_packs(folder: Path | None) -> Packs | None:
    """For a command that plays with them. What can't be played with is only counted."""
    if folder is None:
        return None
    found = _read(folder)
    console = Screen(stderr=True)
    for pack in found.packs:
        more = f"; kaimaku packs {folder} lists the problems" if pack.problems else ""
        console.print(Text(f"{_summary(pack, Language.en)}{more}", style="dim"), soft_wrap=True)
    return found


def _read(folder: Path) -> Packs:
    from kaimaku.packs import Packs
    from kaimaku.server.content.packs import read_packs

    if not folder.is_dir():
        raise Fault(f"no folder of packs at {folder}")

    async def read() -> list[Pack]:
        return [pack async for pack in read_packs(folder)]

    found = Packs()
    for pack in asyncio.run(read()):
        for _ in found.add(pack):
            pass
    return found


def _summary(pack: Pack, lang: Language) -> str:
    if lang is Language.ja:
        return f"{pack.name}（{pack.game}）：{pack.cards}枚中{len(pack.documents)}枚が使えます"
    return f"{pack.name} ({pack.game}): {len(pack.documents)} of {pack.cards} cards can be played"


def _tell(each: PackProblem, lang: Language) -> None:
    ja = lang is Language.ja
    where = ", ".join(filter(None, (each.file, each.where, each.card, each.place)))
    style = "yellow" if each.warning else "red"
    out().print(Text(f"  {where}: {each.words.ja if ja else each.words.en}", style=style), soft_wrap=True)
    for part in each.unread:
        out().print(Text(f"    {'読めない部分' if ja else 'not understood'}: {part}"), soft_wrap=True)
    for sentence in each.nearest:
        said = ("読み取った文" if ja else "read as") if each.warning else "近い文" if ja else "nearest"
        out().print(Text(f"    {said}: {sentence}"), soft_wrap=True)


def _data(pack: Pack) -> dict[str, object]:
    return {
        "pack": pack.name,
        "game": pack.game,
        "written": pack.cards,
        "cards": list(pack.documents),
        "problems": msgspec.to_builtins(pack.problems),
    }
