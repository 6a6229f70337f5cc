"""Our rulings by number, read from the documents people read."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from kaimaku import games
from kaimaku.judge import load
from kaimaku.judge.ruling import NUMBER, document, rulings


def test_every_numbered_ruling_of_the_hololive_ocg_is_found() -> None:
    found = rulings("hocg")
    wanted = [f"R-{n:02}" for n in range(1, 49)] + [f"G-{n:02}" for n in range(1, 101)]
    assert set(found) >= {*wanted, *(f"K-{n:02}" for n in range(1, 15))}


@pytest.mark.parametrize(
    ("game", "number"), [("danmaku", "D-R33"), ("danmaku", "S13"), ("vcard", "V-47"), ("vcard", "C11")]
)
def test_the_other_games_have_theirs(game: str, number: str) -> None:
    assert rulings(game)[number].says


@pytest.mark.parametrize("game", games.names())
def test_what_a_ruling_says_is_plain_text_without_its_sources(game: str) -> None:
    for ruling in rulings(game).values():
        assert ruling.title and ruling.says, ruling.id
        assert not re.search(r"\*\*|`|Rules:|Sure:", ruling.title + ruling.says), ruling.id
        assert not re.search(r"[.;] Q\d+", ruling.says), ruling.id


@pytest.mark.parametrize("game", games.names())
def test_rulings_name_rules_that_exist(game: str) -> None:
    known = load(game)
    assert all(rule in known for ruling in rulings(game).values() for rule in ruling.rules)


def test_a_ruling_names_its_rules_by_full_id_or_number() -> None:
    found = rulings("hocg")
    assert found["R-01"].title == "Collab with an empty deck"
    assert found["R-01"].says == "Illegal. With 0 deck cards the collab action is not offered."
    assert found["R-01"].rules == ("hocg:8.4.3", "hocg:8.4.4", "hocg:8.1.3", "hocg:rb.collab.empty-deck")
    assert found["K-10"].rules == ("hocg:14.1.1.1", "hocg:14.1.1.2", "hocg:14.1.1.3")
    assert found["G-10"].rules == ("hocg:7.4.2",)


@pytest.mark.parametrize("game", games.names())
def test_rules_that_mention_a_ruling_mention_one_that_exists(game: str) -> None:
    pattern = {"hocg": r"\b[RGK]-\d+", "danmaku": r"\bD-R\d+", "vcard": r"\bV-\d+"}[game]
    cited = {number for rule in load(game).values() for number in re.findall(pattern, rule.says + rule.note)}
    assert cited <= set(rulings(game))


# --- Japanese -------------------------------------------------------------------------------------------------------

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


@pytest.mark.parametrize("game", games.names())
def test_both_documents_hold_the_same_rulings_once_and_in_the_same_order(game: str) -> None:
    assert list(document(game, japanese=True)) == list(document(game)) == list(rulings(game))
    file = resources.files(f"kaimaku.games.{game}").joinpath("catalogue", "rulings.ja.md")
    entries = re.findall(rf"^(?:###|-|\|) \**({NUMBER})\**(?= )", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert entries == list(rulings(game))


@pytest.mark.parametrize("game", games.names())
def test_every_ruling_is_in_japanese(game: str) -> None:
    for ruling in rulings(game).values():
        for english, japanese in ((ruling.title, ruling.title_ja), (ruling.says, ruling.says_ja)):
            assert JAPANESE.search(japanese) and japanese != english, ruling.id
            assert not re.search(r"^-|\*|`|裁定：|\|", japanese), ruling.id
        assert ruling.says_ja.endswith("。"), ruling.id


@pytest.mark.parametrize("game", games.names())
def test_different_rulings_differ_in_japanese(game: str) -> None:
    found = rulings(game).values()
    assert len({ruling.says_ja for ruling in found}) == len(found)
    assert len({ruling.title_ja for ruling in found}) >= len({ruling.title for ruling in found})


@pytest.mark.parametrize("game", games.names())
def test_japanese_keeps_every_reference(game: str) -> None:
    cited = re.compile(r"\b(?:[A-Z]-R?\d+|Q\d+|\d+(?:\.\d+)+)(?!\d)", re.ASCII)
    for ruling in rulings(game).values():
        english, japanese = f"{ruling.title} {ruling.says}", f"{ruling.title_ja} {ruling.says_ja}"
        assert set(cited.findall(english)) == set(cited.findall(japanese)), ruling.id


def test_a_ruling_in_both_languages() -> None:
    found = rulings("hocg")["R-01"]
    assert found.title_ja == "デッキが空の時のコラボ"
    assert found.says_ja == "行えない。デッキが0枚の時は、コラボの行動を選べない。"
    found = rulings("vcard")["V-33"]
    assert found.title_ja == "コインとFoodがなくなる時"
    assert found.says_ja == "持ち主のEchoの段階のすぐ後である。"


def test_a_game_without_a_japanese_document_has_none() -> None:
    assert document("chess", japanese=True) == {}
