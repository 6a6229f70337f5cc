"""What a game starts from: decks and rulings, a moment of a replay, or a scenario."""

from __future__ import annotations

from kaimaku import __version__, replays
from kaimaku.decks import Deck as OwnDeck
from kaimaku.decks import book, builtin, list_builtin
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table
from kaimaku.usual import USUAL, decks_for

from ..content.switches import switches
from ..desks.desk import Desk
from ..table_work import Beginning, moment
from ..trouble import Trouble
from ..wire.common import Deck, DeckChoice
from ..wire.room import FromReplay, FromScenario
from .game_log import Header
from .house import House
from .record import RoomRecord
from .scenarios import declare
from .words import trouble

REASONS = 4  # told at once about a deck


def chosen(game: str, seats: int, seat: int, choice: DeckChoice) -> Deck | None:
    """The deck of a seat, legal and complete; None in games to which nobody brings one. What is wrong is Trouble."""
    if decks_for(game, seats)[seat] is None:
        if choice != DeckChoice():
            raise trouble("own_deck")
        return None
    if choice.list is not None:
        deck = OwnDeck(game, choice.list.name, choice.list.piles)
    elif choice.builtin:
        if choice.builtin not in list_builtin(game):
            raise trouble("no_deck")
        deck = builtin(choice.builtin)
    else:
        deck = builtin(USUAL[game][seat])
    reasons = [p for p in book(game).problems(deck) if not p.warning][:REASONS]
    if reasons:
        raise Trouble(422, "deck", " ".join(p.en for p in reasons), "".join(p.ja for p in reasons))
    return Deck({pile: dict(cards) for pile, cards in deck.piles.items()}, deck.name)


def name_of(deck: Deck | None) -> str:
    return "" if deck is None else deck.name


def check_rulings(game: str, seats: int, rulings: dict[str, str]) -> None:
    """Switches that exist, and that so many can play by."""
    known = switches(game)
    for switch, value in rulings.items():
        if value not in known.get(switch, ()):
            what = f"{game} has no ruling {switch}={value}"
            raise Trouble(422, "ruling", f"There is no such ruling: {what}.", f"その裁定の設定はありません: {what}")
    if all(deck is None for deck in decks_for(game, seats)):
        try:
            replays.game(game).new([None] * seats, 0, rulings)
        except ValueError as wrong:
            raise Trouble(
                422, "ruling", f"It cannot be played so: {wrong}.", f"この設定では遊べません: {wrong}"
            ) from None


async def header(game: str, record: RoomRecord, house: House, who: str) -> Header:
    """How the present game of a room is set up. `who`: for whom the work is done that it may take."""
    beginning, seed = record.start, int(record.seed)
    if beginning is None:
        decks = [None if s.deck is None else OwnDeck(game, s.deck.name, s.deck.piles) for s in record.seats]
        new = replays.header(game, decks_for(game, len(decks), decks), seed, record.options.rulings, record.first)
    elif isinstance(beginning, FromReplay):
        found = await _moment(game, beginning, house, who)
        return Header(__version__, found.cards, found.setup, record.seed)
    else:
        new = replays.from_position(game, _position(game, beginning.scenario), seed)
    name = beginning.scenario if isinstance(beginning, FromScenario) else ""
    return Header(new.version, new.cards, new.setup, record.seed, name)


async def _moment(game: str, beginning: FromReplay, house: House, who: str) -> Beginning:
    """The table at a moment of a replay: as it was, or with everything a seat could not know dealt anew."""
    row = await house.store.replay(beginning.replay)
    if row is None or row.game != game:
        raise trouble("no_replay")
    deal = house.chance(64) if beginning.how == "as_known" else None
    found = await house.workers.do(who, moment, row.data, game, beginning.at, beginning.seat, deal)
    if isinstance(found, str):
        raise trouble(found)
    return found


def _position(game: str, id: str) -> Table:
    t = declare(game, id)
    t.thorough = False
    if t.result is not None:
        raise trouble("game_over")
    return t


def lay(desk: Desk, header: Header) -> Table:
    """The table of a header before its first decision, with a journal."""
    if header.scenario:
        declare(desk.game.name, header.scenario)
    return replays.begin(replay(desk.game.name, header))


def replay(game: str, header: Header) -> Replay:
    return Replay(game, header.version, header.cards, header.setup, int(header.seed))
