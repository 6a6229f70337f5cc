"""The terminal table of VCard, played by scripts."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from kaimaku import replays
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.scenario.position import build
from kaimaku.games.vcard.table import ACTIVE, VCardTable, zone
from kaimaku.games.vcard.terminal import SIDE
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.replay import Replay
from kaimaku.usual import decks_for
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
        return kaimaku(self.capsys, "play", "vcard", "--bot", "random", "--save", self.folder, *args)

    def saved(self, seed: int) -> Replay:
        return Replay.from_bytes((self.folder / f"vcard-{seed}.kaimaku").read_bytes())


@pytest.fixture
def player(capsys: Capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Player:
    return Player(capsys, monkeypatch, tmp_path)


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_played_saved_and_verified(player: Player, lang: str) -> None:
    ran = player(["1"] * 4000, "--seed", 11, "--lang", lang)
    assert ran.code == 0 and ran.err == ""
    endings = {"en": ("You won.", "You lost."), "ja": ("あなたの勝ちです。", "あなたの負けです。")}[lang]
    assert any(words in ran.out for words in endings)
    checked = replays.verify(player.saved(11))
    assert checked.result is not None and checked.same_version and checked.same_cards
    lines = [line for line in ran.out.splitlines() if "kaimaku" not in line]
    assert max(map(cell_len, lines)) <= 80
    assert "{" not in ran.out and "](" not in ran.out  # no names left to fill in, no links


def test_every_combat_is_told_with_its_sums(player: Player) -> None:
    out = player(["1"] * 4000, "--seed", 11).out
    told = re.findall(r"· Combat: you (\d+|no Active VTuber) and the opponent (\d+|no Active VTuber)\.", out)
    fought = out.split("· Combat: ")[1:]
    assert len(told) == len(fought) >= 3
    for (mine, theirs), after in zip(told, fought, strict=True):
        rows = re.sub(r"\s+", " ", after.partition("wins the combat")[0].partition("Complete Tie")[0])
        for name, total in (("You", mine), ("Opponent", theirs)):
            sum_of = r"-?\d+" if "With helpers" in rows else total
            assert not total.isdigit() or re.search(rf"· {name}, [^:]+: \d+ printed[^=]* = {sum_of}", rows)


def test_the_input_may_end_and_the_game_goes_on_later(player: Player, tmp_path: Path) -> None:
    assert "input ended" in complaint(player(["1", "1"], "--seed", 7))
    path = tmp_path / "vcard-7.kaimaku"
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


def test_commands(player: Player) -> None:
    said = ["help", "?", "? 1", "why a", "pl", "pl active", "pl nobody", "combat", "log", "lang ja", "board", "help"]
    out = player(["1", *said, "? nobody", "blah", "pl", "why"], "--seed", 7).out
    assert "break a Power Level down" in out and "PLの内訳" in out
    assert "No VTuber in play matches 'nobody'." in out
    assert "No recent combat." in out
    assert "You draw " in out
    assert "「nobody」というカードやルールは見当たりません。" in out and "「blah」は認識できません" in out


def test_conceding(player: Player) -> None:
    ran = player(["1", "concede", "y"], "--seed", 7)
    assert ran.code == 0 and "You lost." in ran.out
    replay = player.saved(7)
    assert replay.result is not None and replay.moves[-1] == (0, ("concede",))


def test_a_replay_is_told_and_drawn(player: Player, capsys: Capsys) -> None:
    player(["1"] * 4000, "--seed", 11)
    path = player.folder / "vcard-11.kaimaku"
    onlooker = kaimaku(capsys, "replay", "show", path).out
    assert "Round 1, turn 1: Player" in onlooker and "You " not in onlooker
    assert "You draw " in kaimaku(capsys, "replay", "show", path, "--seat", 2).out
    assert "アクティブ" in kaimaku(capsys, "replay", "show", path, "--at", 30, "--lang", "ja").out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--players", "4"), "vcard needs 2 players, not 4"),
        (("--rulings", "luck=more"), "luck"),
        (("--bot", "nope"), "nope"),
        (("--deck", "nope"), "nope"),
        (("--resume", "nope"), "cannot read nope"),
    ],
)
def test_bad_options_are_one_line(player: Player, args: tuple[str, ...], said: str) -> None:
    assert said in complaint(player(["1"], *args))


# --- what is said ---------------------------------------------------------------------------------------------------


def printed(lines: list[object], width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True)
    for line in lines:
        console.print(line)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def drawn(t: VCardTable, seat: int, lang: Lang = "en") -> str:
    return printed([SIDE.draw(t, seat, lang)])


@pytest.fixture
def table() -> VCardTable:
    return build(
        {
            "A": {
                "active": {"card": "CCD-002", "counters": 1, "allies": ["CCD-114"], "tokens": ["food x2"]},
                "backstage": {2: {"card": "CCD-049", "locked": True, "tokens": ["burn"]}, 3: "CCD-013"},
                "hand": ["CCD-003", "CCD-101 x2", "CCD-115", "CCD-126"],
                "coins": 2,
                "spots": {4: ["fracture"]},
            },
            "B": {
                "active": "CCD-025",
                "backstage": {1: {"card": "CCD-037", "face_down": True}},
                "points": 2,
                "hand": 3,
            },
            "world": "CCD-085",
            "turn": 4,
        }
    )


def test_the_board(table: VCardTable) -> None:
    board = drawn(table, 0)
    assert "Round 1, turn 4: your Main Phase" in board
    assert re.search(r"Active +Marlo Brinewick PL9 +14 \(9\+5\) +Lock ready \+\w.* Food×2", board)
    assert re.search(r"Backstage 2 +Ampere Delacroix PL8 +6 \(8-2\) +Locked Burn", board)
    assert re.search(r"Backstage 4 +– +Fracture", board)
    assert re.search(r"Backstage 1 +face down +\?", board)
    assert "World: Moonpool Stage" in board
    assert re.search(r"Opponent +points 2 +hand 3 +deck 20", board)
    assert "Supports 0/2  Coins 2" in board
    assert re.search(r"b  .+ ×2 +CCD-101  Boost", board) and "a  Marlo Brinewick PL10" in board
    assert "バックステージ2" in drawn(table, 0, "ja") and "ワールド: Moonpool Stage" in drawn(table, 0, "ja")


def test_a_power_level_and_its_terms(table: VCardTable) -> None:
    said = printed(SIDE.levels(table, 0, "active", "en"))  # type: ignore[arg-type]
    assert re.search(r"Marlo Brinewick PL9: 14\n +9  printed\n +\+1  PL counters\n +\+2  Food\n", said)
    assert "+1  Ally (" in said and "+1  World (Moonpool Stage)" in said
    theirs = printed(SIDE.levels(table, 0, "their active", "ja"))  # type: ignore[arg-type]
    assert "8  カードの値" in theirs
    everyone = printed(SIDE.levels(table, 0, "", "en"))  # type: ignore[arg-type]
    assert "Ampere Delacroix PL8: 6" in everyone and "face down: ?" in everyone


def test_the_last_combat() -> None:
    t = build(
        {
            "phase": "combat",
            "A": {"active": {"card": "CCD-002", "counters": 2}, "backstage": ["CCD-049", "CCD-052"]},
            "B": {"active": "CCD-025"},
        }
    )
    said = printed(SIDE.last_combat(t, 0, "", "en"))  # type: ignore[arg-type]
    assert re.search(r"Combat of round 1 +You +Opponent", said)
    assert re.search(r"printed +9 +8", said) and re.search(r"PL counters +\+2", said)
    assert re.search(r"total +11 +8", said) and "You won." in said
    theirs = printed(SIDE.last_combat(t, 1, "", "en"))  # type: ignore[arg-type]
    assert "Opponent won." in theirs and re.search(r"total +8 +11", theirs)
    assert "相手の勝ち。" in printed(SIDE.last_combat(t, 1, "", "ja"))  # type: ignore[arg-type]


def test_what_words_mean(table: VCardTable) -> None:
    def names(text: str) -> list[str]:
        return [SIDE.label(thing, "en") for thing in SIDE.find(table, 0, text)]

    assert names("a") == names("marlo brinewick pl10") == names("CCD-003") == ["Marlo Brinewick PL10"]
    assert names("active") == names("my active") == names("アクティブ") == ["Marlo Brinewick PL9"]
    assert names("back 2") == names("バックステージ2") == names("ampere") == ["Ampere Delacroix PL8"]
    assert names("their active") == names("相手のアクティブ") == ["Fernanda Loam PL8"]
    assert names("their back 1") == []  # face down
    assert names("world") == ["Moonpool Stage"]
    assert names("z") == names("") == []
    assert names("Lag Spike") == ["Lag Spike"]


def test_why_and_why_not(table: VCardTable) -> None:
    def why(text: str, lang: Lang = "en") -> str:
        return printed(SIDE.why(table, 0, SIDE.find(table, 0, text), lang))  # type: ignore[arg-type]

    assert "You can:" in why("a") and "Evolve Marlo Brinewick PL9 into Marlo Brinewick PL10" in why("a")
    assert "You can't:" in why("back 2") and "Rule vcard:4.4.2.5" in why("back 2")
    assert "ルール vcard:4.6.3.1" in why("CCD-126", "ja")


def test_reading_an_evolution_shows_the_effect_it_keeps(table: VCardTable) -> None:
    said = printed(SIDE.cards(SIDE.find(table, 0, "active"), "en"))  # type: ignore[arg-type]
    assert "Marlo Brinewick PL9" in said and "Marlo Brinewick PL8" in said and "Lock: Low Tide: Draw 1 card." in said


def test_only_passing_is_not_asked() -> None:
    t = build({"A": {"hand": ["CCD-101"], "backstage": ["Spare"]}, "B": {"hand": ["CCD-126"]}})
    GAME.decide(t, 0, next(o for o in GAME.options(t, 0) if o[0] == "boost"))
    assert t.asked == (1,) and SIDE.silent(t, 1) is None
    bare = build({"A": {"hand": ["CCD-101"], "backstage": ["Spare"]}})
    assert SIDE.silent(bare, 0) is None  # a turn is ended by its player
    GAME.decide(bare, 0, next(o for o in GAME.options(bare, 0) if o[0] == "boost"))
    assert bare.asked == (1,) and SIDE.silent(bare, 1) == ("pass",)


@pytest.mark.parametrize("seed", range(at_depth(1, 3)))
def test_what_a_seat_may_not_know_changes_no_word(seed: int) -> None:
    rng = Random(seed)
    t = GAME.new(decks_for("vcard", 2), seed)
    differing = moves = 0
    while t.result is None and moves < 240:
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


def spoken(t: VCardTable, seat: int) -> list[object]:
    """What the terminal shows a seat of this moment, in both languages. Journal lines are redacted before."""
    said: list[object] = [drawn(t, seat, lang) for lang in LANGS]
    said += [printed(SIDE.levels(t, seat, "", "en"))]  # type: ignore[arg-type]
    said += [thing.number for thing in SIDE.in_sight(t, seat)]
    if seat in t.asked:
        said += [SIDE.question(t, seat, "en"), SIDE.asker(t, seat, "en")]
        said += [SIDE.words(t, seat, option, lang) for option in SIDE.options(t, seat) for lang in LANGS]
    return said


def test_the_set_up_is_drawn_too() -> None:
    t = GAME.new(decks_for("vcard", 2), 3)
    assert zone(t, 0, ACTIVE) == []
    assert "Setup" in drawn(t, 0) and "ゲームの準備" in drawn(t, 1, "ja")
