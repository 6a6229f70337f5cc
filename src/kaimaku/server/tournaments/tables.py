"""Tables of matches: how one is stored before anybody has come, and what the stored games of one come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from kaimaku import games
from kaimaku.decks import list_builtin
from kaimaku.usual import decks_for
from kaimaku.wire.common import Deck, DeckChoice
from kaimaku.wire.room import ClockPlan, Outcome, RoomOptions
from kaimaku.wire.tournaments import TournamentPlan

from ..errors.api_error import ApiError
from ..rooms.game.game_log import Log
from ..rooms.seating.beginnings import chosen
from ..rooms.seating.matches import BY_ABSENCE, MatchRecord, voided
from ..rooms.seating.records import RoomRecord, SeatRecord, pack, unpack
from ..store import RoomRow, Store
from .playing import Score
from .state import Match, Round, Tournament

SEATS = 2
CLOCK = ClockPlan("move", move=90, bank=300)
_outcome = msgspec.json.Decoder(Outcome).decode


def brings_decks(game: str) -> bool:
    return decks_for(game, SEATS)[0] is not None


def deck_of(plan: TournamentPlan, choice: DeckChoice) -> Deck | None:
    """A deck that may be played here; an ApiError says what is wrong."""
    return chosen(plan.game, SEATS, 0, choice, plan.restricted)


def bots_deck(t: Tournament, n: int) -> tuple[str, Deck | None]:
    """The n-th bot: the game's usual one, with one of the built-in decks."""
    bot = games.find(t.plan.game).bots[0]
    if not brings_decks(t.plan.game):
        return bot, None
    known = list(list_builtin(t.plan.game))
    Random(t.seed).shuffle(known)
    for name in [*known[n % len(known) :], *known[: n % len(known)]]:
        try:
            return bot, deck_of(t.plan, DeckChoice(name))
        except ApiError:  # the region's list restricts it
            continue
    return bot, None


def options(plan: TournamentPlan) -> RoomOptions:
    return RoomOptions(
        clock=CLOCK, undo="never", hints=False, away=min(3600, plan.grace * 60), takeover=False, delay=plan.delay * 60
    )


def table(t: Tournament, on: Round, match: Match, decks: Mapping[int, Deck | None], seed: int, now: float) -> RoomRow:
    """Nobody has a token yet: whoever plays here gets one by coming."""
    seats = []
    for seat, number in enumerate(match.players):
        entry, deck = t.entries[number], decks.get(number)
        kind = "bot" if entry.bot else "human"
        wins = match.before[seat]
        made = SeatRecord(kind, entry.name, entry.bot, deck=deck, person=entry.person, browser=entry.browser, wins=wins)  # type: ignore[arg-type]
        seats.append(made)
    of = MatchRecord(
        t.id,
        t.plan.title,
        on.number,
        match.table,
        t.plan.best_of,
        must_win=on.kind == "elimination",
        before=sum(match.before),
    )
    record = RoomRecord(options(t.plan), seats, str(seed), match=of)
    return RoomRow(match.room, t.plan.game, "waiting", False, now, now, pack(record))


def match_of_row(row: RoomRow) -> MatchRecord | None:
    return unpack(row.data).match


async def scores(store: Store, t: Tournament) -> dict[str, Score]:
    """What has been played at the tables of the matches that aren't over."""
    on = t.now_on
    codes = [match.room for match in on.matches if match.open and match.room] if on is not None else []
    if not codes:
        return {}
    stopped = await store.tournaments.stopped(codes)
    sums = {code: [0, 0, 0] for code in codes}
    for room, number, result, _ in await store.tournaments.played(codes):
        outcome = _outcome(result)
        if not await _counts(store, room, number, outcome):
            continue
        sums[room][outcome.winners[0] if len(outcome.winners) == 1 else 2] += 1
    return {code: Score((a, b), draws, code in stopped) for code, (a, b, draws) in sums.items()}


async def _counts(store: Store, room: str, number: int, outcome: Outcome) -> bool:
    """Nobody loses because of a fault of ours."""
    if outcome.rule not in BY_ABSENCE:
        return True
    log = Log(await store.tournaments.log_of(room, number), SEATS)
    return not voided(outcome.rule, outcome.winners, log.excused)


async def replays(store: Store, codes: Sequence[str]) -> dict[str, list[str]]:
    """The replays of these tables, in order."""
    found: dict[str, list[str]] = {}
    for room, _, _, replay in await store.tournaments.played(codes):
        if replay:
            found.setdefault(room, []).append(replay)
    return found
