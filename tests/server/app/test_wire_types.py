"""The client's types are what the messages say."""

from __future__ import annotations

import pytest

from tools import wire_types


def test_the_client_has_the_messages_of_today() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.typescript()


def test_check_notices_a_difference(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert wire_types.main(check=True) == 0
    monkeypatch.setattr(wire_types, "HEAD", "// something else\n")
    assert wire_types.main(check=True) == 1
    assert "run python tools/wire_types.py" in capsys.readouterr().err


def test_what_may_be_missing() -> None:
    text = wire_types.typescript()
    assert 'export interface Ping {\n  type: "ping";\n  n?: number;\n}' in text  # need not be sent
    assert 'export interface Pong {\n  type: "pong";\n  n: number;\n}' in text  # always comes
    assert "  known?: Known[];" in text  # left out when empty
    assert "  stack: (Face | null)[]; // from the bottom up" in text
    assert "  list?: Deck | null;" in text
    assert "  critical?: [string, number][];" in text
    assert "Record<string, Record<CardNumber, number>>" in text
