"""Rule coverage: read from tests and scenarios as text."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.judge.coverage import NoTests, citations, cover, find_tests
from kaimaku.judge.scenario import shipped_in

from .command import complaint, kaimaku

Capsys = pytest.CaptureFixture[str]

TEST = """
from tests.rule import rule
import tests.rule

@rule("hocg:8.3.1", "hocg:8.3.2.a")
def test_bloom(): ...

@tests.rule.rule("hocg:99.9")
@pytest.mark.parametrize("x", ["hocg:1.1.1"])
class TestMore: ...
"""
SCENARIO = "game: hocg\ntitle: x\nrules: [hocg:8.3.1, 8.4.1]\nsteps: [{A: yes}]\n"


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "rule.py").write_text("")
    (folder / "test_a.py").write_text(TEST)
    (folder / "scenarios" / "s.yaml").write_text(SCENARIO)
    (folder / "scenarios" / "broken.yaml").write_text("rules: [hocg:1.1.1\n  - {")
    return folder


def test_citations_are_found_with_their_places(tests: Path) -> None:
    assert [(c.rule, c.where) for c in citations(tests)] == [
        ("hocg:8.3.1", "test_a.py::test_bloom"),
        ("hocg:8.3.2.a", "test_a.py::test_bloom"),
        ("hocg:99.9", "test_a.py::TestMore"),
        ("hocg:8.3.1", "scenarios/s.yaml"),
        ("hocg:8.4.1", "scenarios/s.yaml"),
    ]


def test_only_testable_rules_count_and_strangers_are_named(tests: Path) -> None:
    found = cover("hocg", tests)
    assert found.by_rule["hocg:8.3.1"] == ["test_a.py::test_bloom", "scenarios/s.yaml"]
    assert "hocg:8.3" not in found.by_rule  # a heading
    assert "hocg:1.1.1" in found.uncited
    assert [cited.rule for cited in found.unknown] == ["hocg:99.9"]
    eight = next(chapter for chapter in found.chapters if chapter.name == "8")
    assert eight.cited == 3 and eight.testable == sum(r.startswith("hocg:8.") for r in found.by_rule)


def test_the_command_as_json(tests: Path, capsys: Capsys) -> None:
    data = kaimaku(capsys, "rules", "hocg", "--coverage", "--tests", tests, "--json").json
    assert data["cited"] == 3 and data["testable"] == 3 + len(data["uncited"])
    assert data["rules"]["hocg:8.4.1"] == ["scenarios/s.yaml"]


def test_the_command_for_people(tests: Path, capsys: Capsys) -> None:
    out = kaimaku(capsys, "rules", "hocg", "--coverage", "--tests", tests).out
    assert "hocg:8.3.2.a  test_a.py::test_bloom" in out
    assert "Main phase actions" in out and "hocg:99.9, which doesn't exist" in out
    one = kaimaku(capsys, "rules", "hocg", "8.4", "--coverage", "--tests", tests).out
    assert "hocg:8.4.1  1" in one and "hocg:8.4.2  not cited" in one and "hocg:8.3.1" not in one


def test_without_tests_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys) -> None:
    monkeypatch.setattr("kaimaku.judge.coverage.__file__", str(tmp_path / "a/b/c/coverage.py"))
    with pytest.raises(NoTests):
        find_tests(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert "installed package" in complaint(kaimaku(capsys, "rules", "hocg", "--coverage"))


def test_the_real_tests_cite_only_rules_that_exist() -> None:
    tests = find_tests(Path(__file__).parent)
    for game in ("hocg", "danmaku", "vcard"):
        found = cover(game, tests, shipped_in(game))
        assert found.by_rule and found.unknown == []
