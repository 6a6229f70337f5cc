"""Words are made in the language a client shows; another one is asked for."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.wire.play import Line, Speak, Update, Welcome
from tests.server.rooms.table import Client, House, code_of, step

pytestmark = pytest.mark.anyio


def told(lines: list[Line], lang: str) -> list[str]:
    return [getattr(line.words, lang) for line in lines if line.words is not None]


async def test_a_client_is_told_in_its_language_and_asks_for_another(house: House) -> None:
    a, b = await house.pair(lang="en")
    rng = Random(1)
    for _ in range(12):
        await step([a, b], rng)
    heard = [line for message in a.got if isinstance(message, Update) for line in message.lines]
    assert any(told(heard, "en")) and not any(told(heard, "ja"))
    japanese = (await a.asks(Speak("ja"), Welcome)).lines
    assert any(told(japanese, "ja")) and not any(told(japanese, "en"))
    both = (await Client(house, code_of(a), a.token).welcomed()).state
    assert isinstance(both, Welcome) and told(both.lines, "ja") == told(japanese, "ja")
    assert told(both.lines, "en")[-len(told(heard, "en")) :] == told(heard, "en")
    await step([a, b], rng)
    assert not house.monitor.noted
