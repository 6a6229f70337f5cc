"""tools/digests.py: the same seeds, the same games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tools.digests import differences, play, read, record

SAMPLE = Path(__file__).parent / "digests.jsonl"


def test_games_go_as_recorded() -> None:
    """A change that makes play faster changes none of them. If the rules were meant to change, record them anew:

    python tools/digests.py tests/tools/digests.jsonl --record
    """
    recorded = read(SAMPLE)
    found, counted = differences(recorded)
    assert not found
    assert counted["danmaku"] and counted["vcard"]
    assert counted["hocg"], "every deck of the sample holds cards declared anew: record it"


def test_another_course_is_told(tmp_path: Path) -> None:
    path = tmp_path / "recorded.jsonl"
    assert record(path, 1, seed=3) == 3
    rows = read(path)
    assert rows == [play(*row.start) for row in rows]  # type: ignore[arg-type]
    hocg, danmaku, vcard = rows
    found, counted = differences([replace(hocg, digest="0"), replace(danmaku, decisions=1), replace(vcard, cards="0")])
    assert [line.split()[0] for line in found] == ["hocg", "danmaku"]
    assert counted == {"hocg": 1, "danmaku": 1, "vcard, with cards declared anew": 1}
