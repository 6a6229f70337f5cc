"""The scenarios that come with Kaimaku: found by id, and the same in every process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kaimaku.judge.scenario import find, shipped_in
from kaimaku.judge.scenario.running import prepare
from kaimaku.judge.scenario.shipped import shipped
from tests.depth import some

ROOT = Path(__file__).parents[2]
DIGESTS = """
import sys
from kaimaku.judge.scenario.running import prepare
from kaimaku.judge.scenario.shipped import shipped
from tests.depth import some
found = shipped(sys.argv[1])
digests = {id: prepare(found[id].scenario, found[id].case).table.digest() for id in reversed(some(sorted(found), 5))}
for id in sorted(digests):
    print(id, digests[id])
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
    command = [sys.executable, "-c", DIGESTS, game]
    other = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    found = shipped(game)
    here = {id: prepare(found[id].scenario, found[id].case).table.digest() for id in some(sorted(found), 5)}
    assert other.splitlines() == [f"{id} {digest}" for id, digest in here.items()]


@pytest.mark.parametrize("game", ["hocg", "vcard"])
def test_own_cards_have_numbers_that_fit_a_message(game: str) -> None:
    for one in shipped(game).values():
        table = prepare(one.scenario, one.case).table
        ids = table.to_data()["defs"]
        assert isinstance(ids, list) and all(len(id) <= 24 for id in ids), one.id
