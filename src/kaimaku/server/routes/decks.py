"""Decks: the built-in ones, reading any pasted text, checking, writing. Nothing is stored here."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter

from ..content.decks import deck_formats, read_deck, report, write_deck
from ..content.game import known_game
from ..content.games import builtin_decks
from ..metering import beside
from ..wire.common import Deck
from ..wire.rest import BuiltinDeck, DeckFormats, DeckRead, DeckReport, DeckText, DeckWrite, DeckWritten

TEXT = 1200 * 1024  # bytes: 100,000 characters of any kind, even if each is written as two escapes
Game = Annotated[str, PathParameter(description="hocg, danmaku or vcard.", max_length=20)]


@get("/", summary="The decks that come with the game")
async def builtins(game: Game) -> list[BuiltinDeck]:
    return builtin_decks(known_game(game))


@post("/read", status_code=200, summary="Read a deck from any text", request_max_body_size=TEXT)
async def read(game: Game, data: JSONBody[DeckText]) -> DeckRead:
    return await beside(read_deck, known_game(game), data.text)


@post("/check", status_code=200, summary="Everything that can be said about a deck")
async def check(game: Game, data: JSONBody[Deck]) -> DeckReport:
    return await beside(report, known_game(game), data)


@post("/write", status_code=200, summary="Write a deck in a format")
async def write(game: Game, data: JSONBody[DeckWrite]) -> DeckWritten:
    return await beside(write_deck, known_game(game), data.deck, data.format)


@get("/formats", summary="The formats that can be read and written")
async def formats(game: Game) -> DeckFormats:
    return deck_formats(known_game(game))


router = Router("/api/games/{game:str}/decks", route_handlers=[builtins, read, check, write, formats], tags=["decks"])
