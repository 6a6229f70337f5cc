"""Decks: list the built-in ones, read pasted text, check, write. Nothing is stored."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from kaimaku.wire.common import Deck, DeckChoice
from kaimaku.wire.rest import BuiltinDeck, CardInfo, DeckFormats, DeckRead, DeckReport, DeckText, DeckWrite, DeckWritten

from ..content.decks import deck_formats, read_deck, report, write_deck
from ..content.games import builtin_decks, check_region, fan, known_game
from ..content.own import MARK
from ..limits.metering import in_thread
from ..state import AppState
from .common import AnyRequest, EtagCache, Game, cached_get, who

CACHE = EtagCache()
Region = Annotated[str, QueryParameter(description="Whose list of restricted cards counts.", max_length=12)]

TEXT = 1200 * 1024  # bytes: 100,000 characters of any kind, even if each is written as two escapes
# No deck that can be played is larger; what is goes to a worker process. The rest takes a few milliseconds, here and
# not in a thread, in which the tables would wait longer for it than for the work itself.
LONG = 2000  # characters
MANY = 60  # different cards


@cached_get("/", list[BuiltinDeck], "The built-in decks")
async def builtins(game: Game, request: AnyRequest) -> Response[bytes]:
    return await CACHE.answer(request, ("decks", game), await in_thread(builtin_decks, known_game(game)))


@post("/fan", status_code=200, summary="Three cards that stand for a deck")
async def faces(game: Game, data: JSONBody[DeckChoice]) -> list[CardInfo]:
    return fan(known_game(game), data)


@post("/read", status_code=200, summary="Read a deck from any text", request_max_body_size=TEXT)
async def read(game: Game, data: JSONBody[DeckText], request: AnyRequest, state: AppState) -> DeckRead:
    packs = state.packs.at_hand
    meant = packs.meant(known_game(game), data.text)
    documents = packs.documents(meant.values())
    if len(data.text) > LONG or MARK in data.text:
        return await state.workers.uploads.do(who(request), read_deck, game, data.text, meant, documents)
    return read_deck(game, data.text, meant, documents)


@post("/check", status_code=200, summary="Check a deck")
async def check(
    game: Game, data: JSONBody[Deck], request: AnyRequest, state: AppState, restricted: Region = ""
) -> DeckReport:
    check_region(known_game(game), restricted)
    if sum(map(len, data.piles.values())) > MANY or data.own:
        return await state.workers.uploads.do(who(request), report, game, data, restricted)
    return report(game, data, restricted)


@post("/write", status_code=200, summary="Write a deck in a format")
async def write(game: Game, data: JSONBody[DeckWrite]) -> DeckWritten:
    return write_deck(known_game(game), data.deck, data.format)


@get("/formats", summary="The formats decks can be read from and written to")
async def formats(game: Game) -> DeckFormats:
    return deck_formats(known_game(game))


router = Router(
    "/api/games/{game:str}/decks", route_handlers=[builtins, faces, read, check, write, formats], tags=["decks"]
)
