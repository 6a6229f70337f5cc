"""What the routes of one server share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.datastructures import State

from .incidents import Incidents
from .limits import Limits
from .metrics import Metrics
from .settings import Settings

if TYPE_CHECKING:
    from .content.warm import Warm
    from .films import Films
    from .rooms import Rooms
    from .store import Store
    from .worker_pool import WorkerPool


class AppState(State):
    settings: Settings
    metrics: Metrics
    limits: Limits
    incidents: Incidents
    store: Store
    rooms: Rooms
    workers: WorkerPool
    films: Films
    warm: Warm
