"""What the routes of one server share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.datastructures import State

from .errors.incidents import Incidents
from .limits.rate_limits import Limits
from .monitoring.metrics import Metrics
from .settings import Settings

if TYPE_CHECKING:
    from .content.packs import PackShelf
    from .content.prepared import PreparedGames
    from .manners.blocks import Blocks
    from .people.identity import People
    from .people.matchmaking import Matchmaking
    from .people.passkeys import Passkeys
    from .playback.replay_jobs import FrameCache
    from .playback.reviews import Reviews
    from .rooms import Rooms
    from .store import Store
    from .tournaments.director import Director
    from .workers.pool import WorkerPool


class AppState(State):
    settings: Settings
    metrics: Metrics
    limits: Limits
    incidents: Incidents
    store: Store
    reviews: Reviews
    rooms: Rooms
    people: People
    passkeys: Passkeys
    matchmaking: Matchmaking
    tournaments: Director
    blocks: Blocks
    workers: WorkerPool
    frame_cache: FrameCache
    prepared: PreparedGames
    packs: PackShelf
