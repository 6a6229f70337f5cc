"""Loading: rebuilds a stored game on the event loop in small slices, within a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from time import thread_time

from kaimaku.games.desk import Viewer
from kaimaku.games.desk import desk as desk_of
from kaimaku.speech.spoken import Langs

from ...content.scenarios import fetch
from ...limits.cpu_limit import TooLong, cpu_limit
from ...limits.metering import WHO, in_thread
from ...store import CheckpointRow, LogRow
from ..bots.lineup import remember
from ..core.state import RoomState
from ..game.game_log import Header
from ..game.live_game import LiveGame
from ..game.playthrough import Playthrough
from ..game.stored_checkpoint import restored
from ..lobby.services import RoomServices

AT_ONCE = 0.004  # seconds of playing a game through before others have a turn
STEP = 5.0  # seconds of work on one of its decisions: those take a few thousandths
OPENING = 20.0  # seconds of work on all of them


async def load_game(
    services: RoomServices,
    room: RoomState,
    audience: Mapping[Viewer, Langs],
    id: str,
    header: Header,
    rows: Sequence[LogRow],
    former: Playthrough | None = None,
) -> LiveGame:
    """The game of a header and a log. `former`: the same game as it was before in this process."""
    if former is None and header.foreign:  # what was played before in this process was rehearsed then
        await services.rehearsals.opening(room.game, header, rows)
    if header.scenario:
        await in_thread(fetch, room.game, header.scenario)
    desk = desk_of(room.game)
    with cpu_limit(STEP):
        played = Playthrough(desk, header, rows, audience, remember(room.game), alone=room.alone, former=former)
    return LiveGame(id, header, desk, await play_through(services, played), room.record.options)


async def resume(
    room: RoomState, id: str, header: Header, rows: Sequence[LogRow], checkpoint: CheckpointRow | None
) -> Playthrough | None:
    """The same game as it was at a stored checkpoint, if that counts. What has to be rehearsed is played through."""
    if checkpoint is None or header.foreign:
        return None
    if header.scenario:
        await in_thread(fetch, room.game, header.scenario)
    desk, remembered = desk_of(room.game), remember(room.game)
    with cpu_limit(STEP):
        return restored(checkpoint, id, desk, header, rows, alone=room.alone, remember=remembered)


async def play_through(services: RoomServices, playthrough: Playthrough) -> Playthrough:
    """All its steps, without holding other tables up; nor does a long game hold up those of other addresses."""
    steps, going, spent, who = playthrough.steps(), True, 0.0, WHO.get()
    while going:
        async with services.playing_through.turn(who, first=spent > 0):
            began = thread_time()
            while going and thread_time() - began < AT_ONCE:
                with cpu_limit(STEP):
                    going = next(steps, True) is None
            spent += thread_time() - began
        if spent > OPENING:
            raise TooLong("the game takes too long to load")
        if going:
            await asyncio.sleep(0)
    return playthrough
