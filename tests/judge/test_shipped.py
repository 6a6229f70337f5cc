"""The scenarios that come with Kaimaku: found by id, and the same in every process."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kaimaku.judge.scenario import find, shipped_in
from kaimaku.judge.scenario.running import prepare
from kaimaku.judge.scenario.shipped import shipped

DIGESTS = """
import sys
from kaimaku.judge.scenario.running import prepare
from kaimaku.judge.scenario.shipped import shipped
found = {one.id: prepare(one.scenario, one.case).table.digest() for one in reversed(shipped(sys.argv[1]).values())}
for id in sorted(found):
    print(id, found[id])
"""


def test_every_file_is_there_under_its_own_name() -> None:
    files = find([shipped_in("hocg")])
    assert len({path.stem for path in files}) == len(files)
    assert {id.partition(".")[0] for id in shipped("hocg")} == {path.stem for path in files}


def test_variants_are_counted() -> None:
    found = shipped("hocg")
    assert found["S-01-azki-critical.2"].case.name == "b, red collab"
    assert found["S-01-azki-critical.2"].title == "S-01 AZKi's critical makes 110 damage: b, red collab"
    assert found["S-14-redraw-with-penalty"].title == "S-14 Redraws with a penalty"
    assert "S-01-azki-critical" not in found


def test_there_is_no_such_game() -> None:
    with pytest.raises(LookupError, match="chess"):
        shipped("chess")


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
def test_a_position_is_the_same_whatever_was_declared_before(game: str) -> None:
    """A saved table finds its scenario's own cards again in another process."""
    other = subprocess.run([sys.executable, "-c", DIGESTS, game], capture_output=True, text=True, check=True).stdout
    found = shipped(game)
    here = {id: prepare(found[id].scenario, found[id].case).table.digest() for id in found}
    assert other.splitlines() == [f"{id} {here[id]}" for id in sorted(here)]


@pytest.mark.parametrize("game", ["hocg", "vcard"])
def test_own_cards_have_numbers_that_fit_a_message(game: str) -> None:
    for one in shipped(game).values():
        table = prepare(one.scenario, one.case).table
        ids = table.to_data()["defs"]
        assert isinstance(ids, list) and all(len(id) <= 24 for id in ids), one.id
