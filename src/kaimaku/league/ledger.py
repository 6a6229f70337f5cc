"""The folder of a league: what it is, and every game as soon as it is played. A league goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .match import FixtureResult
from .schedule import Fixture, League

LEAGUE = "league.json"
GAMES = "games.jsonl"


class OtherLeague(ValueError):
    """The folder belongs to another league."""


class Ledger:
    def __init__(self, folder: Path, league: League) -> None:
        self.folder = folder
        self.league = league
        folder.mkdir(parents=True, exist_ok=True)
        head = folder / LEAGUE
        if head.exists():
            try:
                kept = msgspec.json.decode(head.read_bytes(), type=League)
            except msgspec.MsgspecError:
                raise OtherLeague(f"{head} isn't a league") from None
            if kept != league:
                raise OtherLeague(f"{folder} holds another league: use the same settings, or another folder (--out)")
        else:
            head.write_bytes(msgspec.json.format(msgspec.json.encode(league)))
        self.played: dict[str, FixtureResult] = {}
        self._read()

    def _read(self) -> None:
        path = self.folder / GAMES
        if not path.exists():
            return
        whole = b""
        for line in path.read_bytes().splitlines(keepends=True):
            try:
                game = msgspec.json.decode(line, type=FixtureResult)
            except msgspec.MsgspecError:
                break  # half a line: the league was stopped while it was written
            if not line.endswith(b"\n"):
                break
            whole += line
            self.played[game.fixture.key] = game
        if whole != path.read_bytes():
            path.write_bytes(whole)

    def missing(self, fixtures: list[Fixture]) -> list[Fixture]:
        return [fixture for fixture in fixtures if fixture.key not in self.played]

    def add(self, game: FixtureResult) -> None:
        with (self.folder / GAMES).open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")
        self.played[game.fixture.key] = game

    def in_order(self, fixtures: list[Fixture]) -> list[FixtureResult]:
        """As they are played when nothing stops them: ratings depend on it."""
        return [self.played[fixture.key] for fixture in fixtures if fixture.key in self.played]
