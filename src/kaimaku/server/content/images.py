"""Image packs: an optional folder with the user's own pictures of cards, named by card number."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

NAME = re.compile(r"(?P<number>[A-Za-z0-9_]{1,28}(?:-[A-Za-z0-9]{1,8})?)\.(?P<kind>webp|avif|png|jpe?g)", re.ASCII)
KINDS = ("webp", "avif", "png", "jpg", "jpeg")  # the first of several pictures of one card is taken
LARGEST = 4 * 1024 * 1024
DEPTH = 4  # folders by game, by set, …
MOST = 20_000  # files looked at
FRESH = 10.0  # seconds until the folder is looked through again
HEAD = 32  # bytes that tell what a file is


class Picture(Struct, frozen=True):
    path: Path
    type: str
    etag: str


class ImagePack:
    """Pictures by card number. Only listed files are ever opened, and only what is a picture is given out."""

    def __init__(self, folder: Path | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.folder = folder
        self.clock = clock
        self._found: Mapping[str, Picture] = {}
        self._looked: float | None = None

    def pictures(self) -> Mapping[str, Picture]:
        """All usable pictures; the folder may change while the server runs."""
        now = self.clock()
        if self.folder is not None and (self._looked is None or now - self._looked >= FRESH):
            self._looked = now
            self._found = dict(_usable(self.folder))
        return self._found

    def read(self, number: str) -> tuple[Picture, bytes] | None:
        """The picture of a card and its bytes, if there still is one."""
        picture = self.pictures().get(number)
        if picture is None:
            return None
        try:
            with picture.path.open("rb") as file:
                data = file.read(LARGEST + 1)
        except OSError:
            return None
        return (picture, data) if len(data) <= LARGEST and sniff(data[:HEAD]) == picture.type else None


@lru_cache(maxsize=8)
def image_pack(folder: Path | None) -> ImagePack:
    return ImagePack(folder)


def sniff(head: bytes) -> str:
    """The type of a picture by its first bytes; empty if it is none we give out."""
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if head.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "image/webp"
    if head[4:8] == b"ftyp" and head[8:12] in (b"avif", b"avis"):
        return "image/avif"
    return ""


def _usable(folder: Path) -> Iterator[tuple[str, Picture]]:
    """The best picture of each card last, so that a dictionary keeps it."""
    named = [(found, entry) for entry in _files(folder) if (found := NAME.fullmatch(entry.name))]
    for found, entry in sorted(named, key=lambda pair: (-KINDS.index(pair[0]["kind"]), pair[1].path)):
        try:
            stat = entry.stat(follow_symlinks=False)
            with open(entry.path, "rb") as file:
                type = sniff(file.read(HEAD))
        except OSError:
            continue
        if type and stat.st_size <= LARGEST:
            yield found["number"], Picture(Path(entry.path), type, f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"')


def _files(folder: Path) -> Iterator[os.DirEntry[str]]:
    """Plain files at a bearable depth; links lead nowhere."""
    waiting: list[tuple[str, int]] = [(str(folder), 1)]
    looked = 0
    while waiting:
        path, depth = waiting.pop()
        try:
            entries = sorted(os.scandir(path), key=lambda entry: entry.name)
        except OSError:
            continue
        for entry in entries:
            looked += 1
            if looked > MOST:
                return
            if entry.is_file(follow_symlinks=False):
                yield entry
            elif depth < DEPTH and entry.is_dir(follow_symlinks=False):
                waiting.append((entry.path, depth + 1))
