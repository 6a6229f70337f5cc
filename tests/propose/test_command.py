"""kaimaku cards propose: what it prints, writes and complains of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kaimaku
from kaimaku.cli.common import Fault
from kaimaku.cli.propose import propose
from kaimaku.games.hocg.facts import gather
from tests.propose.records import holomem, support

Capsys = pytest.CaptureFixture[str]
MOON = "自分のホロメン1人と月に行く。"


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    cards = [
        holomem("hXX-001", collab_effect="自分のデッキを1枚引く。"),
        holomem("hXX-003", bloom_effect=MOON),
        support("自分のデッキを4枚引く。", number="hYY-001"),
        {**holomem("hSD01-003"), "kind": "holomem"},
        {**holomem("hY01-999"), "kind": "cheer"},
    ]
    path = tmp_path / "cards.jsonl"
    path.write_text("\n".join(json.dumps(card, ensure_ascii=False) for card in cards), encoding="utf-8")
    return path


def ran(capsys: Capsys, sheet: Path, **options: Any) -> str:
    propose(sheet, **options)
    return capsys.readouterr().out


def test_every_new_card_is_proposed(capsys: Capsys, sheet: Path) -> None:
    out = ran(capsys, sheet)
    assert 'card("hXX-001", collab_effect(Draw(1)))' in out and 'card("hYY-001", use(Draw(4)))' in out
    assert "2 full, 1 none" in out
    assert "hSD01-003" not in out and "hY01-999" not in out, "here already; a cheer"
    assert "月" not in out


def test_printed_sentences_are_shown_only_when_asked_for(capsys: Capsys, sheet: Path) -> None:
    assert "月" in ran(capsys, sheet, only=["hXX-003"], show=True)


def test_facts_are_printed_as_the_package_keeps_them(capsys: Capsys, sheet: Path) -> None:
    said = ran(capsys, sheet, only=["hXX-001"], facts=True)
    card = gather({"hxx.toml": said[said.index("[[card]]") :]})["hXX-001"]
    assert (card.hp, card.bloom, card.keywords[0].kind) == (100, "first", "collab_effect")


def test_a_set_or_single_cards(capsys: Capsys, sheet: Path) -> None:
    assert "hXX" not in ran(capsys, sheet, set_name="hyy")
    assert "hYY" not in ran(capsys, sheet, only=["hxx-001", "hXX-003"])


def test_as_json_without_printed_sentences(capsys: Capsys, sheet: Path) -> None:
    rows = json.loads(ran(capsys, sheet, as_json=True))
    assert [(r["number"], r["confidence"]) for r in rows] == [
        ("hXX-001", "full"),
        ("hXX-003", "none"),
        ("hYY-001", "full"),
    ]
    assert rows[1]["unread"] == [{"place": "bloom_effect1", "shape": "Aと月に行く"}]


def test_a_summary_counts_and_tells_what_is_missing(capsys: Capsys, sheet: Path) -> None:
    out = ran(capsys, sheet, summary=True)
    assert [line.split() for line in out.splitlines() if line.startswith(("hXX", "hYY", "all"))] == [
        ["hXX", "1", "0", "0", "1", "2"],
        ["hYY", "1", "0", "0", "0", "1"],
        ["all", "2", "0", "0", "1", "3"],
    ]
    assert "Aと月に行く" in out


def test_a_draft_is_written_without_printed_sentences(capsys: Capsys, sheet: Path, tmp_path: Path) -> None:
    draft = tmp_path / "draft.py"
    ran(capsys, sheet, target=draft)
    said = draft.read_text(encoding="utf-8")
    assert "collab_effect(Draw(1))" in said and 'unread("bloom_effect1")' in said and "月" not in said
    compile(said, "draft.py", "exec")


def complaint(sheet: Path, **options: Any) -> str:
    with pytest.raises(Fault) as fault:
        propose(sheet, **options)
    return str(fault.value)


def test_a_draft_replaces_nothing(capsys: Capsys, sheet: Path, tmp_path: Path) -> None:
    draft = tmp_path / "draft.py"
    draft.write_text("mine", encoding="utf-8")
    assert "--force" in complaint(sheet, target=draft)
    assert draft.read_text(encoding="utf-8") == "mine"
    ran(capsys, sheet, target=draft, force=True)
    assert "hXX-001" in draft.read_text(encoding="utf-8")


def test_a_draft_stays_out_of_the_package(sheet: Path) -> None:
    target = Path(kaimaku.__file__).parent / "games/hocg/cards/hxx.py"
    assert "inside the package" in complaint(sheet, target=target)
    assert not target.exists()


def test_unknown_cards_and_sets(sheet: Path) -> None:
    assert "did you mean hXX-001" in complaint(sheet, only=["hXX-0001"])
    assert "is already playable" in complaint(sheet, only=["hSD01-003"])
    assert "hXX, hYY" in complaint(sheet, set_name="hZZ")


def test_a_cheer_has_nothing_to_propose(sheet: Path) -> None:
    assert "has no text" in complaint(sheet, only=["hY01-999"])


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (b"", "has no cards"),
        (b"[1, 2]", "line 1: expected a card, found list"),
        (b"{not json", "line 1: expected one JSON object per line"),
        (b'{"number": "hXX-001"}', "line 1: the card has no 'kind'"),
        (b"\xff\xfe\x00", "not a text file in UTF-8"),
    ],
)
def test_bad_files(tmp_path: Path, said: bytes, why: str) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_bytes(said)
    assert why in complaint(path)


def test_no_file(tmp_path: Path) -> None:
    assert "can't read" in complaint(tmp_path / "none.jsonl")


@pytest.mark.parametrize(
    "broken",
    [
        {"hp": "many"},
        {"arts": [{"name_en": "Nothing else"}]},
        {"arts": 3},
        {"attach": {"only_to_names_ja": ["いない"]}},
        {"keywords": [{"kind": "gift", "name_en": "a", "name_ja": "a", "positions": None, "limit": "none"}]},
    ],
)
def test_a_record_with_broken_facts_is_named(tmp_path: Path, broken: dict[str, Any]) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps({**holomem(), **broken}), encoding="utf-8")
    assert "hXX-001" in complaint(path)


def test_a_record_without_a_card_number(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(holomem('hXX-001"); import os')), encoding="utf-8")
    assert "is not a card number" in complaint(path)
