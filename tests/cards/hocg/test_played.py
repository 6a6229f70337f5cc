"""Every text of every card is played by a test that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.games.hocg.lang import texts
from kaimaku.games.hocg.status import here
from tools.played import marks, played
from tools.status import to_play


def test_every_text_of_every_card_is_played() -> None:
    tested = played()
    unplayed = [
        f"{number} {place}"
        for number, d in here().items()
        for place in to_play(d)
        if place not in tested.get(number, set())
    ]
    assert not unplayed, f"no test is marked @played(number, place) for: {', '.join(unplayed)}"


def test_every_mark_names_a_text_that_is_there() -> None:
    cards = here()
    odd = [
        f"{mark.where}: {mark.number} {mark.place}"
        for mark in marks()
        if mark.number not in cards or mark.place not in texts(cards[mark.number], "en")
    ]
    assert not odd


def test_marks_are_read_where_they_stand(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        '@rule("hocg:1")\n@played("hSD01-001", "skill", "sp")\n@played("hSD01-004", "collab_effect1")\n'
        "def test_a() -> None: ...\n\n"
        '@played("hSD01-006", "art2")\ndef helper() -> None: ...\n',
        encoding="utf-8",
    )
    assert played(tmp_path) == {"hSD01-001": {"skill", "sp"}, "hSD01-004": {"collab_effect1"}}


@pytest.mark.parametrize("said", ['"hSD01-001"', "NUMBER, 'skill'", '"hSD01-001", PLACE'])
def test_a_mark_that_cannot_be_read_is_refused(tmp_path: Path, said: str) -> None:
    (tmp_path / "test_it.py").write_text(f"@played({said})\ndef test_a() -> None: ...\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"test_it\.py: test_a"):
        played(tmp_path)
