"""A terminal of 80 columns and 24 lines: what just happened and the question are on it whenever an answer is typed."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text, TextType

from kaimaku import bots, replays
from kaimaku.bots.bot import Bot, Sight, T
from kaimaku.games.danmaku.definitions import role_of
from kaimaku.games.danmaku.table import DanmakuTable, active
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.play import InputEnded, Session
from kaimaku.terminal.screen import SEEN, beside, numbered
from kaimaku.usual import decks_for

WIDTH, HEIGHT = 80, 24


class SmallScreen(Console):
    """Somebody at a small screen who types these lines, and looks at it before each of them."""

    def __init__(self, answers: Iterable[str]) -> None:
        super().__init__(file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, no_color=True)
        self.answers = iter(answers)
        self.session: Session
        self.lines: list[str] = []

    def input(self, prompt: TextType = "", **_: object) -> str:
        self.look()
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        self.print(prompt)
        return answer

    def written(self) -> list[str]:
        """The lines since the last look."""
        assert isinstance(self.file, io.StringIO)
        fresh = [Text.from_ansi(line).plain for line in self.file.getvalue().splitlines()]
        self.file = io.StringIO()
        self.lines += fresh
        assert max(map(cell_len, fresh)) <= WIDTH
        return fresh

    def look(self) -> None:
        fresh = self.written()
        seen = self.lines[1 - HEIGHT :]
        told = [line for line in fresh if line.startswith("· ")]
        assert all(line in seen for line in told[-SEEN:]), "\n".join(fresh)
        if len(fresh) > 1:
            question = self.session.side.question(self.session.table, 0, self.session.lang)
            assert "".join(question.split()) in "".join("".join(seen).split()), "\n".join(seen)


def at(game: str, seats: int, screen: SmallScreen, lang: Lang, folder: Path) -> Session:
    start = replays.header(game, decks_for(game, seats), 5, {})
    screen.session = Session(screen, start, bots.bot("random", game), lang, folder)
    return screen.session


@pytest.mark.parametrize(("game", "seats"), [("hocg", 2), ("danmaku", 8), ("vcard", 2)])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_news_and_question_are_on_the_screen(game: str, seats: int, lang: Lang, tmp_path: Path) -> None:
    chance = Random(3)
    session = at(game, seats, SmallScreen(str(chance.randint(1, 3)) for _ in range(40)), lang, tmp_path)
    with pytest.raises(InputEnded):
        session.run()


def screen() -> Console:
    return Console(file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True)


def test_a_list_that_is_too_long_comes_before_the_last_news() -> None:
    """Nothing is left out or said twice, and the rest keeps its order."""
    news: list[RenderableType] = [f"news {n}" for n in range(9)]
    few: list[RenderableType] = [f"option {n}" for n in range(12)]
    many: list[RenderableType] = [f"option {n}" for n in range(30)]
    assert beside(screen(), news, ["?"], few) == [*news, "?", *few]
    assert beside(screen(), news, ["?"], many) == [*news[:-SEEN], *many, *news[-SEEN:], "?"]
    assert beside(screen(), [], ["?"], many) == [*many, "?"]
    assert beside(Console(file=io.StringIO()), news, ["?"], many) == [*news, "?", *many], "a file does not scroll"


def test_many_short_options_stand_in_two_columns() -> None:
    def shown(options: list[str]) -> list[str]:
        console = Console(file=io.StringIO(), width=WIDTH, height=HEIGHT)
        for line in numbered(console, options):
            console.print(line)
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue().splitlines()

    assert len(shown(["Shoot"] * 12)) == 12
    assert shown(["Shoot"] * 13)[0].split() == ["1", "Shoot", "8", "Shoot"]
    assert len(shown(["Shoot"] * 13)) == 7
    assert len(shown(["Attack P4 Eirin with the ability of Byakuren"] * 13)) == 13


@pytest.mark.parametrize(("lang", "won", "fell"), [("en", "won", "defeated"), ("ja", "勝利", "敗北")])
def test_all_roles_are_told_at_the_end(lang: Lang, won: str, fell: str, tmp_path: Path) -> None:
    console = SmallScreen(["1", "concede", "y"])
    session = at("danmaku", 4, console, lang, tmp_path)
    session.run()
    t = session.table
    assert isinstance(t, DanmakuTable) and t.result is not None
    for seat, line in enumerate(console.written()[-5:-1]):
        role = role_of(t, seat)
        assert line.startswith(f"  P{seat + 1} ")
        assert role is None or (role.name.ja if lang == "ja" else role.name.en) in line
        assert (won in line) == (seat in t.result.winners) and (fell in line) != active(t, seat)


class Reader(Bot):
    """Answers at random, and keeps what it was given to read."""

    name = "reader"
    remembers = searches = True

    def __init__(self) -> None:
        self.read: list[int] = []

    def think(self, sight: Sight[T], rng: Random) -> Option:
        self.read.append(len(sight.history))
        return rng.choice(sight.options)


def test_a_bot_reads_the_journal_and_is_seen_to_think(tmp_path: Path) -> None:
    console = SmallScreen(["1"] * 8)
    session = at("danmaku", 4, console, "en", tmp_path)
    session.bot = reader = Reader()
    with pytest.raises(InputEnded):
        session.run()
    assert reader.read == sorted(reader.read) and reader.read[-1] > 10
    assert any("The bot is thinking…" in line for line in console.lines)
