"""English texts: the card language's own English is read back, and short sentences of ours become declarations."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.defs import BY_ID, CardDef
from kaimaku.games.hocg.lang import GRAMMAR
from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.games.hocg.lang.words import Speaker
from kaimaku.games.hocg.own.reading import read
from kaimaku.games.hocg.propose.english.derived import english_tables
from kaimaku.games.hocg.propose.english.voice import plain
from kaimaku.games.hocg.propose.proposer import CardProposals
from kaimaku.games.hocg.propose.reading import TextReader
from kaimaku.games.hocg.propose.sheet import Glossary, read_sheet
from kaimaku.games.hocg.propose.texts import Text, language_of, texts_of
from kaimaku.language import source
from kaimaku.language.reading import double_quoted
from tests.depth import some
from tests.propose.records import holomem, record_of
from tests.propose.test_invented import invented, stand

OWN = 0.9  # of the texts of our cards in our own English; measured 0.94
READ_BACK = 0.38  # of invented texts, which no pattern was derived from; measured 0.45 of 312, 0.43 of the short form's


@pytest.fixture(scope="module")
def reader() -> TextReader:
    return TextReader(Glossary.of_printed())


@pytest.mark.parametrize(
    ("host", "printed", "declared"),
    [
        ("collab_effect", "Draw 2 cards.", "collab_effect(Draw(2))"),
        (
            "art",
            "You may roll a die once: If it is odd, this Arts gets +30.",
            "art(Roll({ODD: ThisArt(30)}, may=True))",
        ),
        ("art", "If your Oshi holomem is 〈AZKi〉, this Arts gets +10.", 'art(If(OSHI.is_("AZKi"), ThisArt(10)))'),
        ("gift", "[Collab Position Only] This holomem gets Arts+20.", "gift(Arts(20, THIS), at=AT_COLLAB)"),
        ("oshi_skill", "[1/Turn] Restore 40 HP to your center holomem.", "oshi_skill(Heal(40, CENTER))"),
        ("attached", "This holomem gets Arts+70.", "attached(Arts(70, HOLDER))"),
        ("use", "draw 3 CARDS", "use(Draw(3))"),
    ],
)
def test_a_sentence_becomes_a_declaration(reader: TextReader, host: str, printed: str, declared: str) -> None:
    found = reader.read(Text("text", host, printed))
    assert source(read_host(found[0][0])) == source(read_host(declared))


def test_what_is_not_understood_is_named_and_the_rest_is_not(reader: TextReader) -> None:
    text = Text("art1", "art", "Draw 1 card. Fly to the moon with your opponent.")
    assert reader.read(text) == []
    assert reader.partial(text).fragments == ("Fly to the moon with your opponent.",)


@pytest.mark.parametrize(
    ("printed", "lang"),
    [
        ("デッキを1枚引く。", "ja"),
        ("Draw 1 card.", "en"),
        ("Return 1 〈兎田ぺこら〉 from your archive to hand.", "en"),
        ("[Center Position・Collab Position Only] Draw 1 card.", "en"),
    ],
)
def test_a_text_tells_its_language(printed: str, lang: str) -> None:
    assert language_of(printed) == lang


def test_names_stand_between_the_quotes_of_card_files() -> None:
    assert double_quoted("""f('A', "B's")""") == """f("A", "B's")"""


def own_english(reader: TextReader, d: CardDef) -> list[bool]:
    """Is each text of a card read as it is declared?"""
    found = []
    for text in texts_of(record_of(d), "en"):
        readings = reader.read(text)
        read = [source(read_host(host)) for host in readings[0]] if readings else []
        mine = {source(host) for host in d.hosts if isinstance(host, Host)}
        found.append(bool(read) and set(read) <= mine)
    return found


def test_our_own_english_is_read_back(reader: TextReader) -> None:
    numbers = some((number for number in facts.load() if number in BY_ID), 23)
    found = [same for number in numbers for same in own_english(reader, BY_ID[number])]
    assert sum(found) >= OWN * len(found), sum(found) / len(found)


def test_invented_english_is_read_back(proposer: CardProposals) -> None:
    """Cards that no pattern was derived from."""
    total = same = 0
    for d in some(invented(), 8):
        with Speaker.of(d.support):
            meant = set()
            for text in texts_of(record_of(d), "en"):
                for written in (host for hosts in proposer.reader.read(text) for host in hosts):
                    host = read_host(written)
                    stand(host)
                    meant.add(plain(host))
            told = [plain(host) for host in d.hosts if isinstance(host, Host)]
        total += len(told)
        same += sum(text in meant for text in told)
    assert same >= READ_BACK * total, same / total


def test_every_word_that_cards_say_can_be_read() -> None:
    """A new word needs its patterns: python -m tools.english_phrases."""
    plain, carried = english_tables()
    written = " ".join(p.code for tables in (plain, carried) for rows in tables.tables.values() for p in rows)
    known = set(re.findall(r"\w+", written))
    cards = [BY_ID[number] for number in facts.load() if number in BY_ID]
    used = set(re.findall(r"\b[A-Za-z_]+\b", " ".join(source(host) for d in cards for host in d.hosts)))
    words = {name for name, word in GRAMMAR.words.items() if not word.spelling}
    assert not (used & words) - known


def test_a_sheet_may_have_only_english(tmp_path: Path, proposer: CardProposals) -> None:
    card = {key: value for key, value in holomem(collab_effect="…").items() if not key.endswith("_ja")}
    keyword = {key: value for key, value in card["keywords"][0].items() if not key.endswith("_ja")}
    card |= {"keywords": [{**keyword, "text_en": "Draw 1 card."}]}
    sheet = tmp_path / "cards.jsonl"
    sheet.write_text(json.dumps(card), encoding="utf-8")
    found = proposer.propose(read_sheet(sheet)[0])
    assert found.confidence == "full" and "(Draw(1))" in found.source


def test_the_workshop_reads_texts_of_both_languages_on_one_card() -> None:
    written = """
kind: holomem
name: Maku
level: Debut
color: white
hp: 100
keywords:
  - {kind: collab effect, name: Up, text: Draw 2 cards.}
arts:
  - {name: Hello, cost: [white], power: 30, text: 自分のデッキを1枚引く。}
  - {name: Bye, cost: [white], power: 30, text: Fly to the moon. Draw 1 card.}
"""
    report = read(written)
    assert [(text.written, text.state) for text in report.texts] == [("en", "read"), ("ja", "read"), ("en", "unread")]
    assert report.texts[0].source == ["collab_effect(Draw(2))"]
    assert report.texts[2].unread == ["Fly to the moon."]
