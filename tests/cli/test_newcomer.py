"""What somebody types who does not know the exact words yet: names, parts of names, words of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.cli.common import deck as brought
from kaimaku.decks import builtin
from kaimaku.judge import catalogue
from kaimaku.kernel.knowledge import commitment
from kaimaku.kernel.replay import Replay

from .command import Ran, complaint, kaimaku, typed

Capsys = pytest.CaptureFixture[str]


class Player:
    """Types lines at any game's table, on a terminal of 80 columns."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, game: str, lines: list[str], *args: object) -> str:
        return typed(lines, "play", game, "--bot", "random", "--save", self.folder, *args).out


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path)


def test_characters_show_their_texts_when_they_are_chosen(player: Player) -> None:
    out = player("danmaku", [], "--seed", 5)
    _, _, offered = out.partition("Choose your character.")
    assert offered.count("Spell Card:") == 2


@pytest.mark.parametrize(("lang", "words"), [("en", "Spell Card:"), ("ja", "スペルカード")])
def test_a_question_mark_before_the_cards_are_dealt_reads_what_is_offered(
    player: Player, lang: str, words: str
) -> None:
    _, _, answer = player("danmaku", ["?"], "--seed", 5, "--lang", lang).partition("> ?")
    assert answer.count(words) == 2


@pytest.mark.parametrize("typed", ["? low tide", "? Low-Tide", "?lowtide"])
def test_a_word_of_the_rules_is_explained_like_a_card(player: Player, typed: str) -> None:
    out = player("vcard", [typed], "--seed", 5)
    assert "vcard:8.1.0.1/low-tide" in out and "first three turns" in out.replace("\n", " ")


def test_a_name_that_is_nearly_right_finds_what_was_meant(player: Player) -> None:
    out = player("hocg", ["? tokino soar", "unod"], "--seed", 7)
    assert "Did you mean Tokino Sora?" in out and "Did you mean undo?" in out


def test_what_nothing_is_called_is_said_in_both_languages(player: Player) -> None:
    assert "No card or rule here is called 'qqqq'." in player("vcard", ["? qqqq"], "--seed", 5)
    assert "「qqqq」というカードやルールは見当たりません。" in player("vcard", ["? qqqq"], "--seed", 5, "--lang", "ja")


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
def test_what_happened_stands_between_the_table_and_the_question(player: Player, game: str) -> None:
    """Whatever scrolls off a small screen, it is not the news: they are the last lines before a question."""
    lines = player(game, ["1"] * 40, "--seed", 5).splitlines()
    drawn = [n for n, line in enumerate(lines) if line.startswith("──") and n]
    assert len(drawn) > 3 and any(line.startswith("· ") for line in lines[drawn[0] :])
    assert not [lines[n - 1] for n in drawn if lines[n - 1].startswith("· ")]


@pytest.mark.parametrize(
    ("lang", "called", "gentler"),
    [
        ("en", "the strong bot", "For a gentler bot: kaimaku play vcard --bot beginner"),
        ("ja", "上級ボット", "やさしい相手と始めるには"),
    ],
)
def test_the_bot_is_called_by_its_level_and_newcomers_hear_of_a_gentler_one(
    player: Player, lang: str, called: str, gentler: str
) -> None:
    first, again = (player("vcard", ["1"], "--seed", n, "--lang", lang, "--bot", "strong") for n in (5, 6))
    assert called in first and called in again
    assert gentler in first and gentler not in again
    assert gentler not in player("danmaku", ["1"], "--seed", 5, "--lang", lang, "--bot", "beginner")


def test_the_hash_of_the_seed_is_there_for_whoever_asks(player: Player) -> None:
    sealed = commitment(5)[:16]
    assert sealed not in player("hocg", ["1"], "--seed", 5)
    assert sealed in player("hocg", ["seed"], "--seed", 5)


def test_the_last_game_goes_on_without_its_path(player: Player) -> None:
    player("vcard", ["1"], "--seed", 5)
    player("vcard", ["1", "1"], "--seed", 6)
    out = player("vcard", [], "--resume")
    assert "Resuming where you left off." in out
    assert len(Replay.from_bytes((player.folder / "vcard-6.kaimaku").read_bytes()).moves) > 1
    out = player("vcard", [], "--resume", "--lang", "ja")
    assert "前回の続きから再開します。" in out


def test_there_may_be_no_game_to_go_on_with(capsys: Capsys, tmp_path: Path) -> None:
    ran = kaimaku(capsys, "play", "hocg", "--save", tmp_path, "--resume")
    assert f"no unfinished game of hocg in {tmp_path}" in complaint(ran)


@pytest.mark.parametrize("deck", ["Tidal Current", "tidal current", "TIDAL"])
def test_a_deck_is_found_by_its_title(deck: str) -> None:
    assert brought(deck, "vcard") == builtin("tidal")


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ("tokino sora", "could be several hocg decks: sora, sora-en, sample-sora"),
        ("Nakiri Ayamee", "unknown hocg deck 'Nakiri Ayamee'; did you mean ayame?"),
        ("zzzzzz", "kaimaku deck list --game hocg shows all"),
    ],
)
def test_a_deck_that_is_not_found_is_answered_with_the_nearest(capsys: Capsys, deck: str, words: str) -> None:
    said = complaint(kaimaku(capsys, "play", "hocg", "--deck", deck))
    assert words in said and len(said) < 300


def test_the_command_alone_shows_what_it_can_do(capsys: Capsys) -> None:
    ran = kaimaku(capsys)
    assert ran.code == 2 and "kaimaku play hocg" in ran.out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("play",), "say which game: hocg, danmaku, vcard. Try kaimaku play --help"),
        (("play", "danmaku", "--players", "two"), "'--players': this must be a whole number."),
        (("serve", "--port", "99999"), "'--port': this must be less than or equal to 65535."),
        (("cards", "hocg", "Tokino Zora"), "did you mean Tokino Sora?"),
        (("rules", "hocg", "99.9"), "unknown rule '99.9'; kaimaku rules hocg shows all"),
        (("cards", "hocg", "hSD01-0133"), "did you mean SorAZ (hSD01-013) or "),
    ],
)
def test_wrong_arguments_are_answered_in_plain_words(capsys: Capsys, args: tuple[str, ...], words: str) -> None:
    assert words in complaint(kaimaku(capsys, *args))


def test_rules_are_found_by_chapter_and_by_word(capsys: Capsys) -> None:
    def shown(*args: str) -> Ran:
        return kaimaku(capsys, "rules", *args)

    assert shown("danmaku", "victory").out.startswith("danmaku:victory.1 ")
    assert shown("hocg", "bloom").out.startswith("hocg:5.14.1  Bloom"), "what a heading stands above, not the heading"
    assert shown("hocg", "how", "do", "I", "win").out.startswith("You win when")
    assert "hocg:11.2.1" in shown("hocg", "どうすれば勝ちですか", "--lang", "ja").out
    assert shown("vcard", "low tide", "--json").json["id"] == "vcard:8.1.0.1/low-tide"
    assert len(shown("danmaku", "victory", "--json").json) > 5
    assert "unknown rule 'zzzz'" in complaint(shown("vcard", "zzzz"))


def test_every_title_of_a_rule_finds_it() -> None:
    for game in ("hocg", "danmaku", "vcard"):
        for rule in catalogue.load(game).values():
            assert rule in catalogue.search(rule.title, game) or rule.id.startswith(f"{game}:{rule.title}.")


def test_cards_are_found_by_name(capsys: Capsys) -> None:
    several = kaimaku(capsys, "cards", "hocg", "Tokino Sora").out
    assert "hSD01-003" in several and "kaimaku cards hocg" in several
    assert "hSD01-003" in kaimaku(capsys, "cards", "hocg", "ときのそら").out
    assert "hSD01-003" in kaimaku(capsys, "cards", "hocg", "sora").out
    one = kaimaku(capsys, "cards", "vcard", "bubblewrap").out
    assert one.startswith("Bubblewrap  CCD-011")


@pytest.mark.parametrize(
    ("game", "question", "card"),
    [
        ("danmaku", "what does Focus do?", "Focus"),
        ("danmaku", "魔理沙の能力は？", "Kirisame Marisa"),
        ("danmaku", "how does Grazing differ from Graze", "Graze"),
        ("hocg", "What does Tokino Sora do?", "Tokino Sora"),
        ("hocg", "ときのそらの効果は", "Tokino Sora"),
        ("hocg", "what does hSD01-013 do", "SorAZ"),
        ("vcard", "what does Bubblewrap do", "Bubblewrap"),
        ("vcard", "what about Admiral", "Admiral Puddlejump"),
    ],
)
def test_a_question_that_names_a_card_is_answered_with_it(capsys: Capsys, game: str, question: str, card: str) -> None:
    found = kaimaku(capsys, "rules", game, question).out.splitlines()
    assert any(line.startswith((f"{card}  ", f"{card} (")) for line in found), found[:5]
    with_cards = [each for each in kaimaku(capsys, "rules", game, question, "--json").json if "text" in each]
    assert with_cards and all(len(each["text"].splitlines()) > 1 for each in with_cards)


def test_a_question_about_no_card_shows_none(capsys: Capsys) -> None:
    for game in ("hocg", "danmaku", "vcard"):
        assert not any("text" in each for each in kaimaku(capsys, "rules", game, "how do I win", "--json").json)
    every = kaimaku(capsys, "rules", "hocg", "Tokino Sora").out.splitlines()
    assert every.count("") <= 12 and any("kaimaku cards hocg 'Tokino Sora'" in line for line in every)
