"""The lessons of each game: files in the folder `lessons` of its package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from kaimaku import games
from kaimaku.judge.scenario.reading import find

from .lesson import Lesson
from .reading import load

PREFIX = "lesson:"  # before the name of a file: how a room names the lesson it starts from


@cache
def lesson_files(game: str) -> Mapping[str, Path]:
    folder = Path(str(games.find(game).file("lessons")))
    return {PREFIX + path.stem: path for path in find([folder])} if folder.is_dir() else {}


@cache
def lesson(game: str, id: str) -> Lesson | None:
    path = lesson_files(game).get(id)
    return None if path is None else load(path, id)


def lessons(game: str) -> list[Lesson]:
    found = (lesson(game, id) for id in lesson_files(game))
    return [one for one in found if one is not None]
