"""kaimaku cards import: a set that was removed comes back; what is reviewed stays; bad sheets are told by line."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import kaimaku
from kaimaku.games.hocg import facts
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.speech.describe import describe
from tests.cli.command import complaint
from tests.cli.command import kaimaku as command
from tests.propose.records import declared, holomem, record_of, support

Capsys = pytest.CaptureFixture[str]
HOME = Path(kaimaku.__file__).parent.parent.parent
REMOVED = "hSD12"
MOON = "自分のホロメン1人と月に行く。"


def write(path: Path, records: Iterable[dict[str, Any]]) -> Path:
    path.write_text("\n".join(json.dumps(record, ensure_ascii=False) for record in records), encoding="utf-8")
    return path


# --- one set removed and imported again -------------------------------------------------------------------------------


class Copy:
    """A checkout without one set, and the command run from it."""

    def __init__(self, root: Path, removed: str) -> None:
        self.root = root
        self.product = removed.lower()
        left_out = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(HOME / "src/kaimaku", root / "src/kaimaku", ignore=left_out)
        shutil.copy(HOME / "pyproject.toml", root)
        for file in (self.printed(root), self.cards(root)):
            file.unlink()

    def printed(self, root: Path) -> Path:
        return root / f"src/kaimaku/games/hocg/printed/{self.product}.toml"

    def cards(self, root: Path) -> Path:
        return root / f"src/kaimaku/games/hocg/cards/{self.product}.py"

    def run(self, *args: object) -> str:
        path = os.pathsep.join([str(self.root / "src"), str(HOME)])
        told = subprocess.run(
            [sys.executable, "-m", *map(str, args)],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.root.parent,
            env=os.environ | {"PYTHONPATH": path},
        )
        return told.stdout + told.stderr


def declarations(file: Path) -> dict[str, str]:
    """Card number → what its declaration says, however it is laid out."""
    found: dict[str, str] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            call = node.value
            numbers = [ast.literal_eval(part) for part in call.args if isinstance(part, ast.Constant)]
            said = [ast.dump(part) for part in (*call.args, *call.keywords) if not isinstance(part, ast.Constant)]
            found |= {number: " ".join(said) for number in numbers}
    return found


def test_a_set_that_was_removed_comes_back(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "checkout", REMOVED)
    cards = [d for d in declared() if d.printed.set == REMOVED]
    sheet = write(tmp_path / "facts.jsonl", map(record_of, cards))
    told = json.loads(copy.run("kaimaku", "cards", "import", sheet, "--json"))
    assert copy.printed(copy.root).read_bytes() == copy.printed(HOME).read_bytes(), "every fact"

    reviewed, imported = declarations(copy.cards(HOME)), declarations(copy.cards(copy.root))
    assert {*told["declared"], *told["skeletons"]} == set(reviewed) == {d.id for d in cards}
    assert set(told["declared"]) == set(imported)
    same = [number for number, said in imported.items() if reviewed[number] == said]
    share = len(same) / len(reviewed)
    print(f"{REMOVED}: {len(imported)} of {len(reviewed)} cards declared, {share:.0%} of all as they were reviewed")
    assert share >= 0.6 and len(imported) >= 0.9 * len(reviewed), sorted(reviewed.keys() - same)

    listed = json.loads(copy.run("kaimaku", "cards", "hocg", "--set", REMOVED, "--lang", "ja", "--json"))
    assert {card["number"]: card["text"] for card in listed} == {n: describe(BY_ID[n], "ja") for n in imported}

    unwritten = copy.root / f"tests/cards/hocg/test_{copy.product}_import.py"
    tests = copy.run("pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", unwritten)
    written = unwritten.read_text(encoding="utf-8")
    assert f"{written.count('def test_')} failed" in tests and "passed" not in tests and "error" not in tests.casefold()

    for record in map(record_of, cards):
        sentences = [row["text_ja"] for key in ("arts", "keywords", "oshi_skills") for row in record[key]]
        for sentence in filter(None, [*sentences, record["text_ja"]]):
            assert not any(sentence in (copy.root / file["path"]).read_text() for file in told["files"])

    again = copy.run("kaimaku", "cards", "import", sheet, "--only", told["declared"][0])
    assert "is already playable" in again and declarations(copy.cards(copy.root)) == imported


# --- what is written, and what is not ---------------------------------------------------------------------------------


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    cheer = {
        **holomem("hY01-999"),
        "kind": "cheer",
        "colors": ["white"],
        "name_en": "White Cheer",
        "name_ja": "白エール",
    }
    blank: dict[str, Any] = {"hp": None, "bloom": None, "baton": None, "arts": [], "keywords": []}
    cards = [
        holomem("hXX-001", collab_effect="自分のデッキを1枚引く。"),
        holomem("hXX-003", bloom_effect=MOON),
        support("自分のデッキを4枚引く。", number="hYY-001"),
        holomem("hXX-004", ("自分のステージに〈なにか〉がいる時、このアーツ+20。",)),
        {**holomem("hSD01-003"), "kind": "holomem"},
        {**cheer, **blank},
    ]
    return write(tmp_path / "cards.jsonl", cards)


def test_an_import_writes_facts_declarations_skeletons_and_tests(capsys: Capsys, sheet: Path, tmp_path: Path) -> None:
    into = tmp_path / "there"
    assert command(capsys, "cards", "import", sheet, "--set", "hxx", "--into", into, "--dry-run").code == 0
    assert not into.exists()

    told = command(capsys, "cards", "import", sheet, "--into", into, "--json").json
    files = {file["path"].rpartition("/")[2]: (into / file["path"]).read_text() for file in told["files"]}
    assert files.keys() >= {"hxx.toml", "hxx.py", "test_hxx_import.py", "hyy.py", "cheer.toml", "known.toml"}
    assert "hSD01-003" not in "".join(text for name, text in files.items() if name != "known.toml")
    assert 'card("hXX-001", collab_effect(Draw(1)))' in files["hxx.py"]
    assert "# hXX-003 (Nobody) is not declared yet" in files["hxx.py"] and "hXX-003" in told["skeletons"]
    assert 'number = "hY01-999"' in files["cheer.toml"] and 'hXX = "1 3-4"' in files["known.toml"]
    assert "月" not in "".join(files.values())
    assert set(facts.gather({"hxx.toml": files["hxx.toml"]})) == {"hXX-001", "hXX-003", "hXX-004"}

    printed = into / "src/kaimaku/games/hocg/printed/hxx.toml"
    printed.write_text(files["hxx.toml"].replace("hp = 100", "hp = 110", 1), encoding="utf-8")
    cards = into / "src/kaimaku/games/hocg/cards/hxx.py"
    cards.write_text(files["hxx.py"].replace("Draw(1)", "Draw(2)"), encoding="utf-8")
    again = command(capsys, "cards", "import", sheet, "--into", into, "--only", "hXX-001")
    assert "facts kept, although the file has others: hXX-001" in again.out
    assert "hp = 110" in printed.read_text() and "Draw(2)" in cards.read_text(), "what was reviewed stays"


def test_a_declaration_that_names_a_card_which_is_not_here_stays_a_skeleton(
    capsys: Capsys, sheet: Path, tmp_path: Path
) -> None:
    told = command(capsys, "cards", "import", sheet, "--into", tmp_path, "--only", "hXX-004", "--json").json
    assert "names that no card here has: Something" in told["skeletons"]["hXX-004"]


def test_the_report_names_what_is_left(capsys: Capsys, sheet: Path, tmp_path: Path) -> None:
    out = command(capsys, "cards", "import", sheet, "--into", tmp_path, "--set", "hXX", "--dry-run").out
    assert "hXX-003  Nobody: not declared\n  bloom_effect1 couldn't be read completely" in out
    assert "would write in" in out and "cards/hxx.py (new, 3 cards)" in out and "月に行く。" not in out


def test_only_a_checkout_takes_cards(
    capsys: Capsys, sheet: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kaimaku, "__file__", str(tmp_path / "site-packages/kaimaku/__init__.py"))
    told = complaint(command(capsys, "cards", "import", sheet))
    assert f"installed in {tmp_path / 'site-packages'}" in told and "--into FOLDER" in told


def test_a_card_that_is_here_is_refused(capsys: Capsys, sheet: Path, tmp_path: Path) -> None:
    told = complaint(command(capsys, "cards", "import", sheet, "--into", tmp_path, "--only", "hsd01-003"))
    assert "hSD01-003 is already playable" in told


# --- bad sheets -------------------------------------------------------------------------------------------------------

GOOD = holomem("hXX-001", ("",))


@pytest.mark.parametrize(
    ("second", "told"),
    [
        ("no JSON", "line 2: expected one JSON object per line"),
        ("[1]", "line 2: expected a card, found list"),
        ({"number": "hXX-002"}, "line 2: the card has no 'kind'"),
        ({**GOOD, "number": 7}, "line 2: 7 is not a card number"),
        (GOOD, "line 2: hXX-001 is in the file already"),
        ({**GOOD, "number": "hXX-002", "name_ja": ["x"]}, "line 2: hXX-002 needs a name under 'name_ja'"),
        ({**GOOD, "number": "hXX-002", "tags_en": 5}, "line 2: hXX-002 needs a list of words under 'tags_en'"),
        ({**GOOD, "number": "hXX-002", "attach": "x"}, "line 2, hXX-002: can't read its facts"),
        ({**GOOD, "number": "hXX-002", "hp": "many"}, "line 2, hXX-002: can't read its facts"),
        ({**GOOD, "number": "hXX-002", "arts": []}, "hXX-002: a holomem needs an Arts"),
        ({**GOOD, "number": "hXX-002", "name_ja": "ほか"}, "'Nobody' is both だれでもない and ほか"),
    ],
)
def test_a_bad_sheet_is_told_with_its_line_and_writes_nothing(
    capsys: Capsys, tmp_path: Path, second: object, told: str
) -> None:
    path, into = tmp_path / "cards.jsonl", tmp_path / "into"
    said = second if isinstance(second, str) else json.dumps(second)
    path.write_text(f"{json.dumps(GOOD)}\n{said}\n", encoding="utf-8")
    assert told in complaint(command(capsys, "cards", "import", path, "--into", into))
    assert not into.exists()
