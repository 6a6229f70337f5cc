"""tools/textdiff.py: generated texts against a fact sheet's."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.lang import texts
from kaimaku.kernel.refusals import Lang
from tools.textdiff import normal

LANGS: tuple[Lang, ...] = get_args(Lang)
TOOL = Path(__file__).parents[3] / "tools/textdiff.py"


def sheet(**change: str) -> dict[str, Any]:
    """A fact sheet's line for hSD01-016, with our own text or a changed one."""
    d = BY_ID["hSD01-016"]
    said = {f"text_{lang}": change.get(lang, texts(d, lang)["text"]) for lang in LANGS}
    empty: dict[str, Any] = {
        "arts": [],
        "oshi_skills": [],
        "keywords": [],
        "notes": None,
        "extra_en": None,
        "extra_ja": None,
    }
    return {"number": d.id, "en_status": "official", "ja_status": "fan_transcription", **empty, **said}


def verdicts(tmp_path: Path, line: dict[str, Any], *more: str) -> tuple[int, dict[str, str]]:
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(line), encoding="utf-8")
    ran = subprocess.run([sys.executable, TOOL, path, "--json", *more], capture_output=True, text=True, check=False)
    rows = json.loads(ran.stdout)["texts"]
    return ran.returncode, {row["lang"]: row["verdict"] for row in rows}


def test_textdiff_tells_same_equal_and_different(tmp_path: Path) -> None:
    assert verdicts(tmp_path, sheet()) == (0, {"en": "same", "ja": "same"})
    assert verdicts(tmp_path, sheet(en="DRAW 3 cards.", ja="自分のデッキを、3枚引く")) == (
        0,
        {"en": "equal", "ja": "equal"},
    )
    changed = sheet(en="Draw 8 cards from your deck.", ja="自分のデッキを8枚引く。")
    assert verdicts(tmp_path, changed) == (1, {"en": "different", "ja": "different"})


def test_textdiff_keeps_reference_texts_to_itself_unless_asked(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(sheet(en="Something else.")), encoding="utf-8")
    quiet = subprocess.run([sys.executable, TOOL, path], capture_output=True, text=True, check=False)
    loud = subprocess.run([sys.executable, TOOL, path, "--show"], capture_output=True, text=True, check=False)
    assert "hSD01-016 text en" in quiet.stdout and "Something else." not in quiet.stdout
    assert quiet.stdout.endswith("official en: 0 of 1 equal (0.0 %)\nofficial ja: 0 of 0 equal (0.0 %)\n")
    assert "Something else." in loud.stdout


@pytest.mark.parametrize(
    ("a", "b", "lang"),
    [
        ("Arts+20.", "Arts+30.", "en"),
        ("Send 1 cheer to your back holomem.", "Send 1 cheer to your center holomem.", "en"),
        ("You may draw 8 cards.", "Draw 8 cards.", "en"),
        ("自分のホロメンに送る。", "相手のホロメンに送る。", "ja"),
        ("エール1枚を送れる。", "エール1枚を送る。", "ja"),
    ],
)
def test_the_normaliser_keeps_what_matters(a: str, b: str, lang: Lang) -> None:
    assert normal(a, lang) != normal(b, lang)
