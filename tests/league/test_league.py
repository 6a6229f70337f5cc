"""A league: equal luck, programs in any language, failures that lose and are shown, and going on where it stopped."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from kaimaku import games, replays
from kaimaku.cli.app import run as command
from kaimaku.decks import list_builtin
from kaimaku.jobs import Place
from kaimaku.kernel.replay import Replay
from kaimaku.league.ledger import GAMES, LEAGUE, Ledger, OtherLeague
from kaimaku.league.match import FixtureResult, play_fixture
from kaimaku.league.page import page
from kaimaku.league.ratings import head_to_head, standings
from kaimaku.league.running import league_of, run
from kaimaku.league.schedule import Entrant, League, fixtures

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = Entrant("python", command=f"{sys.executable} {EXAMPLES / 'league_bot.py'}")
SHELL = Entrant("shell", command=f"sh {EXAMPLES / 'league_bot.sh'}")
RANDOM, GREEDY = Entrant("random", bot="random"), Entrant("greedy", bot="greedy")
PAIR, CIRCLE = games.names()[2], games.names()[1]
LONG = 120.0  # seconds for an answer that is certain to come


def script(tmp_path: Path, name: str, text: str) -> Entrant:
    path = tmp_path / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    return Entrant(name, command=f"{sys.executable} {path}")


def failing(tmp_path: Path, text: str, seconds: float = LONG) -> FixtureResult:
    """The first game of a program against a bot."""
    league = league_of(PAIR, [script(tmp_path, "bad", text), RANDOM], seconds=seconds)
    return run(league, 1, tmp_path / "league")[0]


def test_programs_in_two_languages_play_whole_games(tmp_path: Path) -> None:
    for game in games.names()[:3]:
        league = league_of(game, [PYTHON, SHELL, RANDOM], seconds=LONG)
        played = play_fixture(league, next(fixtures(league, 1)), str(tmp_path / game))
        assert not played.how and played.rule and played.decisions > 20, played
        replay = Replay.from_bytes((tmp_path / game / played.replay).read_bytes())
        assert replays.verify(replay).result == (tuple(played.winners), played.rule)


def test_luck_is_equal_every_game_is_played_from_every_seat() -> None:
    league = league_of(PAIR, [RANDOM, GREEDY, Entrant("other", bot="random")])
    every = list(fixtures(league, 2))
    assert len(every) == 2 * 3 * 2 and len({f.key for f in every}) == len(every)
    for first, second in zip(every[::2], every[1::2], strict=True):
        assert first.seats == second.seats[::-1] and (first.luck, first.decks) == (second.luck, second.decks)
    circle = league_of(CIRCLE, [RANDOM, Entrant("seeker", bot="seeker")])
    tables = list(fixtures(circle, 1))
    assert len(tables) == 5 and all({*f.seats} == {0, 1} for f in tables)
    assert {tuple(f.seats) for f in tables} == {tuple(tables[0].seats[n:] + tables[0].seats[:n]) for n in range(5)}


def test_equal_bots_win_one_game_each_of_two(tmp_path: Path) -> None:
    league = league_of(PAIR, [RANDOM, Entrant("again", bot="random")])
    played = run(league, 2, tmp_path)
    for first, second in zip(played[::2], played[1::2], strict=True):
        assert first.winners == second.winners  # the same seat wins, whoever sits there
    assert [s.wins for s in standings(league, played)] == [2, 2]


def test_the_better_bot_is_rated_higher_and_is_told(tmp_path: Path) -> None:
    league = league_of(PAIR, [RANDOM, GREEDY])
    played = run(league, 3, tmp_path)
    best, worst = standings(league, played)
    assert (best.name, worst.name) == ("greedy", "random") and best.wins > worst.wins
    assert best.low < best.rating < best.high
    assert head_to_head(league, played)[1][0] == (best.wins, 6)
    told = page(league, played)
    assert "greedy" in told and f'href="{played[0].replay}"' in told and "<h2>Failures" not in told


def test_any_of_the_built_in_decks_may_be_drawn(tmp_path: Path) -> None:
    out = tmp_path / "league"
    asked = ["league", "run", PAIR, "--bots", "random,b=random", "--decks", "all", "--rounds", "2", "--out", str(out)]
    assert command(asked) == 0
    league = msgspec.json.decode((out / LEAGUE).read_bytes(), type=League)
    assert tuple(league.decks) == list_builtin(PAIR)
    first, second, *others = Ledger(out, league).in_order(list(fixtures(league, 2)))
    assert first.fixture.decks == second.fixture.decks != others[0].fixture.decks
    assert "Decks: any of the built-in ones." in (out / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "how", "why"),
    [
        ("import sys; sys.exit('no idea')", "crash", "exit code 1: no idea"),
        ("import os; os.close(1); input(); input(); input()", "crash", "it closed its output"),
        ("while input(): print('what?', flush=True)", "illegal", "is no answer"),
        (
            """while input(): print('{"type":"choose","asked":1,"option":9999}', flush=True)""",
            "illegal",
            "it chose 9999 of",
        ),
        ("""while input(): print('{"type":"choose","asked":7}', flush=True)""", "illegal", "question 7 instead of 1"),
        ("""while input(): print('{"type":"choose","asked":1,"aside":3}', flush=True)""", "illegal", "of 0 asides"),
    ],
)
def test_failing_loses_and_is_shown(tmp_path: Path, text: str, how: str, why: str) -> None:
    played = failing(tmp_path, text)
    assert (played.failed, played.how, played.winners) == (0, how, [1])
    assert why in played.why
    league = league_of(PAIR, [Entrant("bad", command="x"), RANDOM])
    assert why[:9] in page(league, [played])
    standing = next(s for s in standings(league, [played]) if s.name == "bad")
    assert standing.crashes + standing.illegal + standing.timeouts == 1 and standing.wins == 0


def test_no_answer_in_time_loses(tmp_path: Path) -> None:
    played = failing(tmp_path, "while input(): pass", seconds=0.2)
    assert (played.failed, played.how) == (0, "timeout") and "0.2 seconds" in played.why


def test_a_program_that_cannot_be_started_loses_from_either_seat(tmp_path: Path) -> None:
    league = league_of(PAIR, [RANDOM, Entrant("none", command="/no/such/program")])
    played = run(league, 1, tmp_path)
    assert [game.failed for game in played] == [1, 0]
    assert all("can't be started" in game.why for game in played)


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    league = league_of(PAIR, [RANDOM, GREEDY])
    whole = run(league, 2, tmp_path / "whole")
    run(league, 1, tmp_path / "parts")
    games_file = tmp_path / "parts" / GAMES
    games_file.write_bytes(games_file.read_bytes()[:-20])  # killed in the middle of a line
    assert len(Ledger(tmp_path / "parts", league).played) == 1
    assert run(league, 2, tmp_path / "parts", Place(2)) == whole
    assert games_file.read_bytes() == (tmp_path / "whole" / GAMES).read_bytes()
    with pytest.raises(OtherLeague, match="another league"):
        run(league_of(PAIR, [RANDOM, GREEDY], seed=1), 1, tmp_path / "parts")


def test_what_cannot_be_played_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    to = ["--out", str(tmp_path / "l")]
    for args, said in [
        (["--bots", "random"], "at least two"),
        (["--bots", "random,random"], "two entrants are called 'random'"),
        (["--bots", "random,nobody"], "unknown bot 'nobody'"),
        (["--bots", "random", "--program", "x"], "NAME=COMMAND"),
        (["--bots", "random,greedy", "--decks", "none"], "unknown"),
        (["--bots", "random,greedy", "--seats", "9"], "isn't for 9 players"),
    ]:
        assert command(["league", "run", PAIR, *args, *to]) == 2
        assert said in capsys.readouterr().err
    assert command(["league", "run", PAIR, "--bots", "random,b=random", "--rounds", "1", *to]) == 0
    assert "rating" in capsys.readouterr().out
    assert (tmp_path / "l" / "index.html").exists()
