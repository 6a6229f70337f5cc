"""The files of a folder of packs: which packs there are, and the cards of each as they are written.

DIR/hBP10.jsonl      a pack: a fact sheet, one JSON object per line
DIR/summer.yaml      a pack: sheets as the workshop takes them, with a line of --- between two cards
DIR/summer/          a pack of several such files
DIR/GAME/…           packs of that game; those outside are of the first game in which people write cards
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kaimaku import games
from kaimaku import names as people
from kaimaku.wire.packs import PackProblem

from .pack import problem

ENDINGS: Final = frozenset({".jsonl", ".json", ".yaml", ".yml"})
BETWEEN: Final = re.compile(r"^---[ \t]*$", re.MULTILINE)
NUMBER: Final = re.compile(r'"number"\s*:\s*"([^"\\]{1,24})"')
NAME: Final = 40  # characters of a pack's name that are shown


@dataclass(frozen=True, slots=True)
class Limits:
    packs: int = 50
    bytes: int = 4_000_000  # of a file
    files: int = 200  # of a pack
    cards: int = 600  # of a pack
    all_cards: int = 3_000


@dataclass(frozen=True, slots=True)
class WrittenCard:
    """A card as it is written, and where."""

    file: str
    where: str  # "line 3", "card 2"
    sheet: str

    @property
    def number(self) -> str:
        """The number that it gives the card, as far as that can be told before it is read."""
        found = NUMBER.search(self.sheet)
        return people.clean(found[1]) if found else ""


@dataclass(slots=True)
class PackFile:
    """A pack before any of its cards is read."""

    name: str
    game: str
    entries: list[WrittenCard] = field(default_factory=list)
    problems: list[PackProblem] = field(default_factory=list)
    broken: int = 0  # cards that have not even the form of one


def found(folder: Path, limits: Limits | None = None) -> list[PackFile]:
    """The packs of a folder, by name. Whatever is wrong with one stands among its problems."""
    most = limits or Limits()
    packs: list[PackFile] = []
    for game, place in _places(folder):
        packs.append(PackFile(_name(place), game))
        if len(packs) > most.packs:
            packs[-1].problems.append(_too_many(place.name, most.packs, "packs", "パックは"))
            break
        _fill(packs[-1], place, most)
    return packs


def _places(folder: Path) -> Iterator[tuple[str, Path]]:
    """Each pack with its game: a file, or a folder of files."""
    usual = next((manifest.name for manifest in games.all() if manifest.own is not None), "")
    for place in _listed(folder):
        if place.is_dir() and place.name in games.names():
            yield from ((place.name, inner) for inner in _listed(place))
        else:
            yield usual, place


def _listed(folder: Path) -> list[Path]:
    """Sheets and folders, in order. Nothing hidden, and nothing that points elsewhere."""
    try:
        inside = sorted(folder.iterdir())
    except OSError:
        return []
    kept = (place for place in inside if not place.name.startswith(".") and not place.is_symlink())
    return [place for place in kept if place.is_dir() or (place.is_file() and place.suffix.lower() in ENDINGS)]


def _name(place: Path) -> str:
    return people.clean(place.name if place.is_dir() else place.stem)[:NAME] or "?"


def _fill(pack: PackFile, place: Path, most: Limits) -> None:
    manifest = games.find(pack.game) if pack.game else None
    if manifest is None or manifest.own is None:
        en = "People can't write cards for this game."
        pack.problems.append(problem(place.name, "", en, "このゲームではカードを作れません。"))
        return
    files = [inner for inner in _listed(place) if inner.is_file()] if place.is_dir() else [place]
    if not files:
        en = f"There is no fact sheet here ({', '.join(sorted(ENDINGS))})."
        pack.problems.append(problem(place.name, "", en, "カードのファイルがありません。"))
    if len(files) > most.files:
        pack.problems.append(_too_many(place.name, most.files, "files", "ファイルは"))
        return
    for file in files:
        for entry in _entries(pack, file, most):
            if len(pack.entries) == most.cards:
                pack.problems.append(_too_many(file.name, most.cards, "cards", "カードは"))
                pack.entries.clear()
                return
            pack.entries.append(entry)


def _too_many(file: str, most: int, what: str, ja: str) -> PackProblem:
    en = f"At most {most:,} {what}; none of it is used."
    return problem(file, "", en, f"{ja}{most:,}件までです。これは使われません。")


def _entries(pack: PackFile, file: Path, most: Limits) -> Iterable[WrittenCard]:
    text = _text(pack, file, most)
    if text is None:
        return []
    match file.suffix.lower():
        case ".jsonl":
            return list(_of_lines(pack, file, text))
        case ".json":
            return _of_json(pack, file, text)
    parts = [part for part in BETWEEN.split(text) if part.strip()]
    return [WrittenCard(file.name, f"card {i}", part) for i, part in enumerate(parts, 1)]


def _text(pack: PackFile, file: Path, most: Limits) -> str | None:
    try:
        with file.open("rb") as opened:
            data = opened.read(most.bytes + 1)
    except OSError as error:
        pack.problems.append(problem(file.name, "", f"Can't be read: {error.strerror}.", "読めません。"))
        return None
    if len(data) > most.bytes:
        en = f"The file is larger than {most.bytes / 1e6:.0f} MB; split it."
        ja = f"{most.bytes / 1e6:.0f} MBを超えています。ファイルを分けてください。"
        pack.problems.append(problem(file.name, "", en, ja))
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pack.problems.append(problem(file.name, "", "This isn't text in UTF-8.", "UTF-8のテキストではありません。"))
        return None


def _of_lines(pack: PackFile, file: Path, text: str) -> Iterator[WrittenCard]:
    for i, line in enumerate(text.split("\n"), 1):
        said = line.strip()
        if said.startswith("{") and said.endswith("}"):
            yield WrittenCard(file.name, f"line {i}", said)
        elif said:
            en = "Each line of a fact sheet is one card: a JSON object, from { to }."
            pack.problems.append(
                problem(file.name, f"line {i}", en, "1行に1枚のカードを、JSONのオブジェクトで書きます。")
            )
            pack.broken += 1


def _of_json(pack: PackFile, file: Path, text: str) -> list[WrittenCard]:
    try:
        data = json.loads(text)
    except RecursionError:
        pack.problems.append(problem(file.name, "", "Nested too deeply.", "入れ子が深すぎます。"))
        return []
    except ValueError as error:
        pack.problems.append(problem(file.name, "", f"This isn't JSON: {error}.", f"JSONとして読めません（{error}）。"))
        return []
    cards = data if isinstance(data, list) else [data]
    return [
        WrittenCard(file.name, f"card {i}", json.dumps(card, ensure_ascii=False)) for i, card in enumerate(cards, 1)
    ]
