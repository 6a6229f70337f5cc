"""Replay files come from strangers: whatever they hold, they are read or refused in one sentence."""

from __future__ import annotations

import json
import pickle
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.kernel.attributes import attributes
from kaimaku.kernel.replay import MAGIC, BadReplay, Replay
from tests.depth import examples

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = ("format", "game", "version", "cards", "setup", "seed", "moves", "digests", "result")


def good() -> Replay:
    replay = Replay("hocg", "1", "ab", {"decks": []}, 1 << 127)
    replay.moves = [(0, ("first",)), (1, ("bloom", 4, 12)), (0, ("concede",))]
    replay.digests = {3: "00ff"}
    replay.result = [[1], "hocg:1.2.3"]
    return replay


def test_a_game_that_ended_before_the_first_decision_is_read() -> None:
    """Its only digest is that of the table as it was dealt."""
    replay = good()
    replay.moves, replay.digests = [], {0: "00ff"}
    assert Replay.from_bytes(replay.to_bytes()).digests == {0: "00ff"}


def pack(text: object) -> bytes:
    return MAGIC + zlib.compress(json.dumps(text).encode())


def fields() -> dict[str, object]:
    found: dict[str, object] = json.loads(zlib.decompress(good().to_bytes()[len(MAGIC) :]))
    return found


def test_a_replay_goes_to_another_process_and_stays_what_it_is() -> None:
    """Compiled, it can't be made without its arguments, as pickle does by itself."""
    assert attributes(pickle.loads(pickle.dumps(good()))) == attributes(good())


def test_a_file_is_read_as_it_was_written() -> None:
    read = Replay.from_bytes(good().to_bytes())
    assert attributes(read) == attributes(good())
    assert pack(fields()).startswith(MAGIC) and attributes(Replay.from_bytes(pack(fields()))) == attributes(good())


@settings(max_examples=examples(300))
@given(st.binary(max_size=200), st.booleans())
def test_any_bytes_are_refused(raw: bytes, magic: bool) -> None:
    with pytest.raises(BadReplay):
        Replay.from_bytes(MAGIC + raw if magic else raw)


@settings(max_examples=examples(300))
@given(st.sampled_from(FIELDS), JSON)
def test_a_field_with_anything_in_it_is_read_or_refused(field: str, value: object) -> None:
    try:
        Replay.from_bytes(pack({**fields(), field: value}))
    except BadReplay as no:
        assert str(no)


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_refused(field: str) -> None:
    with pytest.raises(BadReplay):
        Replay.from_bytes(pack({key: value for key, value in fields().items() if key != field}))


@settings(max_examples=examples(100))
@given(st.data())
def test_a_cut_or_flipped_file_is_refused(data: st.DataObject) -> None:
    raw = bytearray(good().to_bytes())
    if data.draw(st.booleans()):
        raw = raw[: data.draw(st.integers(0, len(raw) - 5))]
    else:
        at = data.draw(st.integers(len(MAGIC), len(raw) - 1))
        raw[at] ^= 1 << data.draw(st.integers(0, 7))
    try:
        read = Replay.from_bytes(bytes(raw))
    except BadReplay:
        return
    assert vars(read) == vars(good())


def test_bombs_are_refused() -> None:
    with pytest.raises(BadReplay):
        Replay.from_bytes(MAGIC + zlib.compress(b" " * 50_000_000 + b"{}", 9))
    with pytest.raises(BadReplay):
        Replay.from_bytes(MAGIC + zlib.compress(b"[" * 200_000, 9))
    with pytest.raises(BadReplay):
        Replay.from_bytes(pack({**fields(), "seed": "9" * 10_000}))
