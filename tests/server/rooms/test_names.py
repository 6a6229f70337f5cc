"""Names are data: they stand beside sentences, never in them, so nothing in a name can be read as a mark."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku import names
from kaimaku.decks import builtin
from kaimaku.kernel.replay import Replay
from kaimaku.server import outcomes
from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.playback.frames import frames
from kaimaku.server.rooms.words import OFFERS, literal, offer_words
from kaimaku.wire.common import Deck, DeckChoice, GameName, Words
from kaimaku.wire.play import Choose, Concede, OfferDraw, Refused, Rematch
from kaimaku.wire.room import Join, NewRoom, Outcome, RoomOptions, SeatPlan
from tests.depth import examples
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, over

SIGN = "Ƨ"  # in every name here, and in no sentence of ours
MARKS = ["{0}", "{1}", "{who}", "{}", "{0!r}", "%s", "$1", "\\{0}", "[Sora](hSD01-003)", "[red]", "**x**", "<b>x</b>"]
NASTY = [*MARKS, "\u202e", "\u200b", "\x1b[2J"]


def texts(data: object, inside: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a message, with the name of the field it is in."""
    if isinstance(data, str):
        yield inside, data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from texts(value, str(key))
    elif isinstance(data, list):
        for value in data:
            yield from texts(value, inside)


def signed(raw: bytes) -> set[tuple[str, str]]:
    """Where in a message a name is."""
    return {found for found in texts(msgspec.json.decode(raw)) if SIGN in found[1]}


async def play(game: GameName, given: list[str], deck: str) -> tuple[list[Client], MemoryStore]:
    """A short game with an offer in it, to its end; everything that was told."""
    memory = MemoryStore()
    house = House(memory)
    choice = DeckChoice()
    if game != "danmaku":
        piles = builtin("sora" if game == "hocg" else "bonfire").piles
        choice = DeckChoice(list=Deck({pile: dict(cards) for pile, cards in piles.items()}, deck))
    people = [SeatPlan("me", deck=choice), *[SeatPlan("open")] * (len(given) - 1)]
    bots = [SeatPlan("bot", "random")] * (2 if game == "danmaku" else 0)
    mine = await house.rooms.create(NewRoom(game, given[0], [*people, *bots], RoomOptions(window=0)))
    seated = [mine] + [await house.rooms.join(mine.code, Join(name, choice)) for name in given[1:]]
    clients = [Client(house, mine.code, seat.token) for seat in seated]
    for client in [*clients, Client(house, mine.code)]:
        await client.welcomed()
    rng = Random(5)
    for _ in range(12):
        await house.settle()
        for client in clients:
            if client.question is not None:
                client.say(Choose(client.question.asked, rng.randrange(len(client.question.options))))
    clients[0].say(OfferDraw())
    await clients[1].until(lambda: any(b'"draw"' in raw for raw in clients[1].raw))
    for client in clients:
        client.say(Concede())
        await house.settle()
    for _ in range(200):
        if over(clients[0]):
            break
        await house.pass_time(600)
    assert over(clients[0]) and not house.monitor.noted
    return clients, memory


name_texts = st.lists(st.one_of(st.sampled_from(NASTY), st.characters()), max_size=6).map("".join)


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
@given(data=st.data())
@settings(max_examples=examples(6), deadline=None)
def test_names_are_in_their_own_fields_and_in_no_sentence(game: GameName, data: st.DataObject) -> None:
    given = [data.draw(name_texts)[:20] + SIGN, SIGN + data.draw(name_texts)[:20]]
    deck = data.draw(name_texts) + SIGN
    wanted = [names.clean(name) for name in given]
    clients, memory = asyncio.run(play(game, given, deck))
    for client in clients:
        found = set().union(*map(signed, client.raw))
        assert {text for field, text in found if field == "name"} == set(wanted), "as they are given, letter for letter"
        assert {field for field, _ in found} == {"name"} | ({"deck"} if game != "danmaku" else set())
    row = next(iter(memory.replay_rows.values()))
    assert row.names[:2] == wanted and row.outcome is not None and not signed(row.outcome)
    shown = msgspec.json.encode(frames(Replay.from_bytes(row.data), row.names, "all"))
    assert {field for field, _ in signed(shown)} == {"names"}


@pytest.mark.anyio
async def test_a_name_has_as_many_letters_as_are_seen(house: House) -> None:
    room = NewRoom("hocg", "👍🏽" * 24, [SeatPlan("me"), SeatPlan("open")])
    mine = await house.rooms.create(room)
    assert (await house.rooms.info(mine.code)).seats[0].name == "👍🏽" * 24
    for wrong in ("x" * 25, "\u2800", "\u3164\u115f", "\u0301", "\ufe0f\U000e0041"):
        with pytest.raises(ApiError) as refused:
            await house.rooms.join(mine.code, Join(wrong))
        assert refused.value.fault.code == "name"


@pytest.mark.anyio
async def test_what_a_refusal_quotes_is_no_mark(house: House) -> None:
    client = await house.solo()
    client.say(Concede())
    await client.until(lambda: over(client))
    strange = DeckChoice(list=Deck({"{0}": {"[Sora](hSD01-003)": 1}}))
    refused = await client.asks(Rematch(deck=strange), Refused)
    for text in (refused.why.words.en, refused.why.words.ja):
        assert "\\[Sora](hSD01-003)" in text or "\\{0}" in text
        assert "[Sora]" not in text.replace("\\[", "") and "{0}" not in text.replace("\\{", "")


def test_a_backslash_takes_a_mark_its_meaning() -> None:
    assert literal(Words("\\ {0} [a](b)", "{1}")) == Words("\\\\ \\{0} \\[a](b)", "\\{1}")


def test_offers_speak_of_seats() -> None:
    for kind in OFFERS:
        words = offer_words(kind, 1)
        assert "{1}" in words.en and "{1}" in words.ja


def test_an_outcome_that_was_kept_with_names_is_told_without() -> None:
    old = Outcome([1], "hocg:1.2.3", Words("[x](y) wins. {1} conceded.", "…"), "5", "abc")
    told = outcomes.stored("hocg", msgspec.json.encode(old))
    words = Words("{1} wins. {0} conceded.", "{1}の勝ちです。{0}が投了しました。")
    assert told == Outcome([1], "hocg:1.2.3", words, "5", "abc")
