"""sim, replay and scenario; and how the command ends when things go wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from kaimaku import games, replays
from kaimaku.cli import app
from kaimaku.kernel.replay import BadReplay, Replay
from kaimaku.usual import decks_for, usual_seats

from .command import complaint, kaimaku

Capsys = pytest.CaptureFixture[str]
KAIMAKU = [sys.executable, "-m", "kaimaku"]


@pytest.fixture
def game_file(capsys: Capsys, tmp_path: Path) -> Path:
    """The replay of one simulated game."""
    assert kaimaku(capsys, "sim", "hocg", "--games", 1, "--seed", 5, "--save", tmp_path, "--json").code == 0
    return next(tmp_path.glob("*.kaimaku"))


def test_sim_has_the_keys_programs_rely_on(capsys: Capsys) -> None:
    data = kaimaku(capsys, "sim", "hocg", "--games", 3, "--seed", 1, "--seats", "random,greedy", "--json").json
    assert data["games"] == 3 and data["errors"] == 0
    assert data["decisions"] > 100 and data["decisions_per_second"] > 0
    assert sum(data["wins"]) + data["draws"] == 3


def test_the_same_seed_gives_the_same_games(capsys: Capsys) -> None:
    args = ("sim", "hocg", "--games", 3, "--decks", "azki,sora", "--json", "--seed")
    one, again, other = (kaimaku(capsys, *args, seed).json for seed in (4, 4, 5))
    assert one["decisions"] == again["decisions"] != other["decisions"]


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
def test_every_game_can_be_simulated_and_its_replays_verified(capsys: Capsys, tmp_path: Path, game: str) -> None:
    ran = kaimaku(capsys, "sim", game, "--games", 2, "--save", tmp_path)
    assert ran.code == 0 and f"2 games of {game}" in ran.out and str(tmp_path) in ran.out.replace("\n", "")
    for path in tmp_path.glob("*.kaimaku"):
        data = kaimaku(capsys, "replay", "verify", path, "--json").json
        assert data["verified"] is True and data["draws"] > 0 and len(data["commitment"]) == 64
        assert kaimaku(capsys, "replay", "show", path).code == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--seats", "random"), "not 1"),
        (("--seats", "random,nobody"), "nobody"),
        (("--decks", "sora"), "2 seats"),
        (("--games", "0"), "games"),
    ],
)
def test_sim_explains_what_does_not_fit(capsys: Capsys, args: tuple[str, ...], said: str) -> None:
    assert said in complaint(kaimaku(capsys, "sim", "hocg", *args))


def test_a_replay_is_told_for_each_seat_and_drawn(capsys: Capsys, game_file: Path) -> None:
    onlooker = kaimaku(capsys, "replay", "show", game_file).out
    assert "Player 1 draws 7 cards." in onlooker
    assert "You draw " in kaimaku(capsys, "replay", "show", game_file, "--seat", 2).out
    assert "あなたは" in kaimaku(capsys, "replay", "show", game_file, "--seat", 1, "--lang", "ja").out
    assert "Opponent AZKi" in kaimaku(capsys, "replay", "show", game_file, "--at", 30).out
    assert kaimaku(capsys, "replay", "show", game_file, "--json").json["game"] == "hocg"
    assert "only" in complaint(kaimaku(capsys, "replay", "show", game_file, "--at", 99999))
    assert "1 to 2" in complaint(kaimaku(capsys, "replay", "show", game_file, "--seat", 3))


def test_a_changed_replay_does_not_verify(capsys: Capsys, game_file: Path) -> None:
    replay = Replay.from_bytes(game_file.read_bytes())
    replay.seed += 1
    game_file.write_bytes(replay.to_bytes())
    ran = kaimaku(capsys, "replay", "verify", game_file)
    assert ran.code == 1
    complaint(ran)


def test_a_changed_result_does_not_verify(game_file: Path) -> None:
    replay = Replay.from_bytes(game_file.read_bytes())
    assert replay.result is not None
    replay.result = [[0, 1], replay.result[1]]
    with pytest.raises(BadReplay, match="ended with"):
        replays.verify(replay)


def test_a_file_that_is_no_replay(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"hello")
    assert "isn't a Kaimaku replay" in complaint(kaimaku(capsys, "replay", "show", path))


@pytest.mark.parametrize(
    "decks", [[], [{"piles": {}}] * 2, [{"piles": {"oshi": {}}}] * 2, [["x", {}, {}]] * 2, [1, 2], None]
)
def test_a_replay_with_an_impossible_set_up(decks: object, capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "x.kaimaku"
    replay = replays.header("hocg", [], 1)
    replay.setup["decks"] = decks
    path.write_bytes(replay.to_bytes())
    assert "setup" in complaint(kaimaku(capsys, "replay", "verify", path))
    complaint(kaimaku(capsys, "replay", "show", path))
    complaint(kaimaku(capsys, "play", "hocg", "--resume", path))


@pytest.mark.parametrize("game", games.names())
def test_a_header_sets_the_same_table_up_again(game: str) -> None:
    decks = decks_for(game, usual_seats(game))
    header = Replay.from_bytes(replays.header(game, decks, 77).to_bytes())
    assert replays.begin(header).digest() == games.game(game).new(decks, 77).digest()


def test_scenarios_are_run_and_drawn(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(
        "game: hocg\ntitle: One\nrules: [hocg:8.2.1]\nA: {hand: [hSD01-003]}\n"
        "steps:\n  - A: place hSD01-003\n  - expect: {A: {hand: []}}\n"
    )
    ran = kaimaku(capsys, "scenario", "run", tmp_path)
    assert ran.code == 0 and "1 passed, 0 failed" in ran.out
    assert "Tokino Sora" in kaimaku(capsys, "scenario", "show", path).out
    path.write_text(path.read_text().replace("hand: []", "hand: [hSD01-003]"))
    failed = kaimaku(capsys, "scenario", "run", path, "--json")
    assert failed.code == 1 and failed.json["failed"] == 1 and failed.json["outcomes"][0]["problems"]
    path.write_text("game: hocg\n")
    assert str(path) in complaint(kaimaku(capsys, "scenario", "run", path))
    assert "nowhere" in complaint(kaimaku(capsys, "scenario", "run", "nowhere"))


def test_an_unexpected_error_is_one_line_to_report(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the sky fell")

    monkeypatch.setattr("kaimaku.sim.simulate", broken)
    monkeypatch.delenv("KAIMAKU_DEBUG", raising=False)
    ran = kaimaku(capsys, "sim", "hocg")
    assert ran.code == 70
    said = complaint(ran)
    assert "RuntimeError" in said and "the sky fell" in said and "report" in said
    monkeypatch.setenv("KAIMAKU_DEBUG", "1")
    with pytest.raises(RuntimeError):
        app.run(["sim", "hocg"])


@pytest.mark.parametrize("args", [("rules", "hocg", "--json"), ("cards", "hocg"), ("--version",)])
def test_a_broken_pipe_is_quiet(args: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as nobody_reads:
        ran = subprocess.run([*KAIMAKU, *args], stdout=nobody_reads, stderr=subprocess.PIPE)
    assert ran.returncode not in (0, 70)
    assert ran.stderr == b""


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_ctrl_c_is_quiet() -> None:
    command = [*KAIMAKU, "sim", "hocg", "--games", "1000000"]
    listening = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # whoever started us may have ignored it
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=listening
    ) as ran:
        while processor_seconds(ran.pid) < 2:  # it plays by then
            time.sleep(0.01)
        os.kill(ran.pid, signal.SIGINT)
        out, err = ran.communicate(timeout=180)
        assert ran.returncode == 130
        assert out == b"" and err in (b"", b"kaimaku: stopped\n")


def test_a_terminal_without_japanese_does_not_fail() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run([*KAIMAKU, "cards", "hocg", "hSD01-001", "--lang", "ja"], capture_output=True, env=environment)
    assert ran.returncode == 0 and b"hSD01-001" in ran.stdout
