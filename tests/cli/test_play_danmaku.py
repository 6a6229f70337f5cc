"""The terminal table of Danmaku!!, played by scripts."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from kaimaku import replays
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.scenario.position import build
from kaimaku.games.danmaku.table import CHARACTER, DanmakuTable
from kaimaku.games.danmaku.terminal import SIDE
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.replay import Replay
from kaimaku.terminal.things import Thing
from tests.depth import at_depth

from .command import Ran, complaint, kaimaku

Capsys = pytest.CaptureFixture[str]
LANGS: tuple[Lang, Lang] = ("en", "ja")


class Player:
    """Types lines at a table whose replays go to a folder of the test."""

    def __init__(self, capsys: Capsys, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.folder = folder
        monkeypatch.setenv("COLUMNS", "80")

    def __call__(self, lines: list[str], *args: object) -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return kaimaku(self.capsys, "play", "danmaku", "--bot", "random", "--save", self.folder, *args)

    def saved(self, seed: int) -> Replay:
        return Replay.from_bytes((self.folder / f"danmaku-{seed}.kaimaku").read_bytes())


@pytest.fixture
def player(capsys: Capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Player:
    return Player(capsys, monkeypatch, tmp_path)


@pytest.mark.parametrize(("lang", "players"), [("en", 4), ("ja", 5), ("en", 8)])
def test_a_whole_game_is_played_saved_and_verified(player: Player, lang: str, players: int) -> None:
    ran = player(["1"] * 4000, "--seed", 11, "--lang", lang, "--players", players)
    assert ran.code == 0 and ran.err == ""
    endings = {"en": ("You win.", "You lose.", "a draw"), "ja": ("の勝ち", "の負け", "引き分け")}[lang]
    assert any(words in ran.out for words in endings)
    checked = replays.verify(player.saved(11))
    assert checked.result is not None and checked.same_version
    lines = [line for line in ran.out.splitlines() if "kaimaku" not in line]
    assert max(map(cell_len, lines)) <= 80
    assert "{" not in ran.out and "](" not in ran.out  # no names left to fill in, no links


def test_the_input_may_end_and_the_game_goes_on_later(player: Player, tmp_path: Path) -> None:
    assert "input ended" in complaint(player(["1", "1"], "--seed", 7))
    path = tmp_path / "danmaku-7.kaimaku"
    before = player.saved(7).moves
    again = player(["1", "quit", "y"], "--resume", path)
    assert again.code == 0 and "Resuming where you left off" in again.out
    after = player.saved(7).moves
    assert after[: len(before)] == before and len(after) > len(before)


def test_undo_is_the_game_without_the_last_decision(player: Player) -> None:
    player(["1", "1"], "--seed", 7)
    straight = player.saved(7).moves
    ran = player(["1", "1", "1", "undo", "undo", "1"], "--seed", 7)
    assert "Undone" in ran.out
    assert player.saved(7).moves == straight


def test_why_reading_and_the_log(player: Player) -> None:
    said = ["2", "1", "1", "help", "?", "? P2", "? 1", "why graze", "why P2", "log", "lang ja", "board"]
    out = player([*said, "? nobody", "blah"], "--seed", 7).out
    assert "undo your last decision" in out
    assert "Rule danmaku:type.reaction.1:" in out
    assert "You can't use Yagokoro Eirin" in out
    assert "Yagokoro Eirin" in out.split("? P2")[1]
    assert "P2" in out and "Your role" in out
    assert "あなたの役割" in out and "射程" in out
    assert "「nobody」というカードやルールは見当たりません。" in out and "「blah」は認識できません" in out


def test_giving_up_leaves_the_game_to_the_others(player: Player) -> None:
    ran = player(["1", "concede", "y"], "--seed", 7)
    assert ran.code == 0
    replay = player.saved(7)
    assert replay.result is not None and (0, ("concede",)) in replay.moves
    assert "You concede." in ran.out


def test_a_replay_is_told_and_drawn(player: Player, capsys: Capsys) -> None:
    player(["1"] * 4000, "--seed", 11)
    path = player.folder / "danmaku-11.kaimaku"
    onlooker = kaimaku(capsys, "replay", "show", path).out
    assert "Turn 1:" in onlooker and "You " not in onlooker
    assert "You draw " in kaimaku(capsys, "replay", "show", path, "--seat", 2).out
    assert "距離" in kaimaku(capsys, "replay", "show", path, "--at", 30, "--lang", "ja").out
    assert "1 to 5" in complaint(kaimaku(capsys, "replay", "show", path, "--seat", 6))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--deck", "sora"), "danmaku has no decks"),
        (("--against", "azki"), "danmaku has no decks"),
        (("--players", "3"), "4 to 8 players"),
        (("--players", "9"), "4 to 8 players"),
        (("--rulings", "roles=silly"), "advanced, basic, first"),
        (("--rulings", "luck=more"), "luck"),
        (("--players", "8", "--rulings", "roles=first"), "at most 7"),
        (("--bot", "nope"), "nope"),
        (("--resume", "nope"), "cannot read nope"),
    ],
)
def test_bad_options_are_one_line(player: Player, args: tuple[str, ...], said: str) -> None:
    assert said in complaint(player(["1"], *args))


def test_the_other_game_wants_no_players(capsys: Capsys) -> None:
    assert "hocg needs 2 players, not 4" in complaint(kaimaku(capsys, "play", "hocg", "--players", 4))


# --- what is said ---------------------------------------------------------------------------------------------------


def drawn(t: DanmakuTable, seat: int, lang: Lang = "en") -> str:
    console = Console(file=io.StringIO(), width=100, no_color=True)
    console.print(SIDE.draw(t, seat, lang))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_board_tells_distances_range_stack_incident_and_goal() -> None:
    t = build(
        {
            "players": 6,
            "incident": {"card": "Spring Snow", "collected": ["Spring Graze"]},
            "P1": {"character": "Reimu", "hand": ["Shoot", "Graze x2"], "items": ["Power"]},
            "P2": {"items": ["Focus"], "hand": 2},
            "P4": {"defeated": True, "role": "Stage Boss"},
            "current": "P6",
            "P6": {"character": "Marisa", "hand": ["Laser Shot"]},
        }
    )
    GAME.decide(t, 5, next(o for o in GAME.options(t, 5) if o[0] == "play" and o[3] == 0))
    board = drawn(t, 0)
    assert "P2 Fairy  life 4/4  hand 2" in board and "Distance 3, out of range" in board
    assert "P6 Marisa  life 4/4  hand 0" in board and "Distance 1, in range" in board
    assert "P4 Fairy  defeated, Stage Boss" in board
    assert "Spring Snow (Spring card 1/6)" in board
    assert "1. P6 Marisa: Laser Shot on P1 Reimu, waiting" in board
    assert "Your role: Heroine" in board and "Goal:" in board
    assert "Graze ×2" in board
    assert "距離 3" in drawn(t, 0, "ja")


def test_copies_of_other_seasons_are_told_apart() -> None:
    t = build({"P1": {"hand": ["Spring Shoot", "Winter Shoot", "Laser Shot"]}})
    said = [SIDE.words(t, 0, option, "en") for option in SIDE.options(t, 0)]
    assert any(words.endswith("Shoot (Spring)") for words in said)
    assert not any("Laser Shot (" in words for words in said)


def test_special_actions_stand_last_and_may_save() -> None:
    t = build({"P1": {"role": "EX Boss"}, "P2": {"role": "Heroine"}, "P3": {"defeated": True}})
    assert SIDE.options(t, 0)[-1] == ("reveal",)
    assert "reveal" in SIDE.words(t, 0, ("reveal",), "en").lower()


def test_only_passing_is_not_asked() -> None:
    t = build({"P1": {"hand": ["Laser Shot"]}, "P2": {"hand": ["Blank"]}, "P3": {"hand": ["Bomb"]}})
    GAME.decide(t, 0, next(o for o in GAME.options(t, 0) if o[0] == "play"))
    assert {1, 2} <= {*t.asked}
    assert SIDE.silent(t, 1) == ("pass",)
    assert SIDE.silent(t, 2) is None


def test_why_of_a_character_that_may_be_chosen() -> None:
    t = GAME.new([None] * 4, 1)
    for card in t.zones[CHARACTER]:
        thing = Thing(t.defs[card], card)
        console = Console(file=io.StringIO(), width=100, no_color=True)
        for line in SIDE.why(t, 0, [thing], "en"):
            console.print(line)
        assert isinstance(console.file, io.StringIO)
        said = console.file.getvalue()
        assert said.startswith("You can:") and "Play " in said and "You can't" not in said


@pytest.mark.parametrize("seed", range(at_depth(1, 3)))
def test_what_a_seat_may_not_know_changes_no_word(seed: int) -> None:
    rng = Random(seed)
    t = GAME.new([None] * 5, seed)
    differing = moves = 0
    while t.result is None and moves < 220:
        seat = t.asked[0]
        GAME.decide(t, seat, rng.choice(GAME.options(t, seat)))
        moves += 1
        if moves % 11 or t.result is not None:
            continue
        for viewer in range(t.seats):
            other = GAME.determinize(t, viewer, rng)
            differing += other.defs != t.defs
            assert spoken(other, viewer) == spoken(t, viewer)
    assert differing > 20


def spoken(t: DanmakuTable, seat: int) -> list[object]:
    """What the terminal shows a seat of this moment, in both languages. Journal lines are redacted before."""
    said: list[object] = [drawn(t, seat, lang) for lang in LANGS]
    said += [thing.number for thing in SIDE.in_sight(t, seat)]
    if seat in t.asked:
        said += [SIDE.question(t, seat, "en"), SIDE.asker(t, seat, "en")]
        said += [SIDE.words(t, seat, option, lang) for option in SIDE.options(t, seat) for lang in LANGS]
    return said
