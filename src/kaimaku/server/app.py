"""The application: puts the parts of a server together."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from sqlalchemy import URL

from kaimaku.jobs.code import code_here

from .cluster.member import Cluster
from .content.games import load_games
from .content.packs import PackShelf, log_pack
from .content.prepared import PreparedGames
from .content.previews import Previews
from .errors.api_error import ApiError
from .errors.handlers import handlers
from .errors.incidents import Incidents
from .http import openapi
from .http.client_files import Static
from .http.middleware import App, Middleware, Receive, Scope, Send
from .http.strict_request import StrictRequest
from .limits.connections import Connections
from .limits.rate_limits import Limits
from .manners.blocks import Blocks
from .monitoring.metrics import Metrics
from .monitoring.monitor import Monitor
from .people.identity import People
from .people.matchmaking import Matchmaking
from .people.passkeys import Passkeys
from .playback.replay_jobs import FrameCache
from .playback.reviews import Reviews
from .rooms import Rooms, RoomSettings
from .routes import decks, games, meeting, operator, ops, people, replays, rooms, tournaments, workshop
from .settings import Settings
from .sockets import asgi
from .state import AppState
from .store import FILE, Damaged, Lost, Store
from .tournaments.director import Director
from .workers.pool import WorkerPool

BODY = 128 * 1024  # bytes of a request, unless its route takes more
ROUTES = (games, decks, workshop, rooms, people, meeting, tournaments, replays, operator, ops)
UNLIMITED = 1e6
DAY = 86_400.0
PREFIXES = ("/api", "/schema", "/health", "/metrics")


class Application:
    """Call it as ASGI between `open` and `close`."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.cluster: Cluster | None = None  # the other processes, if several share the database
        self.lost: Lost | None = None  # another server has taken the database over
        self.leave: Callable[[], None] | None = None  # asks the server that runs this to stop
        self.inside = int(settings.internal.rpartition(":")[2]) if settings.valkey_url else -1  # a port
        self.metrics = Metrics()
        self.incidents = Incidents(self.metrics)
        self.limits = Limits(settings.rate, settings.connections, clock)
        self.connections = Connections(settings.connections, settings.all_connections)
        self.room_settings = room_settings(settings)
        self.workers = WorkerPool()
        self.prepared = PreparedGames()
        self.packs = PackShelf(settings.packs, log_pack)
        self.state = AppState(
            {
                "settings": settings,
                "metrics": self.metrics,
                "limits": self.limits,
                "incidents": self.incidents,
                "workers": self.workers,
                "frame_cache": FrameCache(self.workers.replays),
                "prepared": self.prepared,
                "packs": self.packs,
            }
        )
        self.api = Litestar(
            route_handlers=[module.router for module in ROUTES],
            state=self.state,
            request_class=StrictRequest,
            request_max_body_size=BODY,
            exception_handlers=handlers(self.incidents),
            openapi_config=openapi.config(),
            plugins=[openapi.Messages()],
            compression_config=CompressionConfig(
                backend="gzip",
                minimum_size=1024,
                gzip_compress_level=5,
                exclude="/images/",
                exclude_opt_key="compressed",
            ),
            logging_config=None,
        )
        self.static = Static(preview=Previews(cast(AppState, self.api.state)).of)
        self.middleware = Middleware(
            self._page, self._socket, settings, self.limits, self.metrics, self.incidents, self._blocked
        )

    async def open(self) -> None:
        """Load the games and open the store; a table is taken up again when somebody asks for it."""
        load_games()
        code_here()  # for checkpoints: it reads every file, and not while tables are played
        self.packs.open()
        shared = bool(self.settings.valkey_url)
        if shared:
            self.cluster = await Cluster.open(self.settings, self.metrics)
        store = self.api.state.store = await Store.open(database(self.settings), alone=not shared)
        store.when_ended(self._ended)
        self.api.state.reviews = Reviews(self.workers.reviews, store, self.incidents)
        self.api.state.people = People(store)
        self.api.state.passkeys = Passkeys(store)
        self.api.state.matchmaking = Matchmaking(store)
        self.metrics.watch(lambda: store.commits)
        monitor = Monitor(self.metrics, self.incidents)
        lanes = self.workers
        lobby = self.api.state.rooms = Rooms(
            store,
            self.room_settings,
            monitor,
            workers=lanes.replays,
            rehearsals=lanes.rehearsals,
            foresights=lanes.foresights,
        )
        self.api.state.tournaments = Director(lobby)
        blocks = self.api.state.blocks = Blocks(store)
        lobby.services.blocked = blocks.wrong
        await blocks.look(lobby)
        lobby.services.spawn(blocks.run(lobby))
        if self.cluster is not None:
            await self.cluster.join(lobby)

    def _blocked(self, address: str) -> ApiError | None:
        return self.state.blocks.wrong(address=address) if "blocks" in self.state else None

    def _ended(self, why: Damaged | Lost) -> None:
        """Nothing can be stored any more: who runs the server must look, and one that is not alone leaves at once."""
        if isinstance(why, Damaged):
            self.incidents.api_error(why, "store")
            return
        self.lost = why
        if self.leave is not None:
            self.leave()

    async def farewell(self) -> None:
        """Tell every table that the server stops, and store what is left."""
        if self.cluster is not None:
            await self.cluster.farewell()
        await self.api.state.rooms.close()

    async def close(self) -> None:
        """After the farewell: let go of everything."""
        self.packs.close()
        self.prepared.close()
        self.api.state.reviews.close()
        self.workers.close()
        await self.api.state.store.close()
        if self.cluster is not None:
            await self.cluster.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.cluster is not None:
            self.cluster.recognise(scope)
        await self.middleware(scope, receive, send)

    async def _page(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if any(path == prefix or path.startswith(prefix + "/") for prefix in PREFIXES):
            if self.cluster is not None and await self.cluster.pass_on(scope, receive, send):
                return
            await cast(App, self.api)(scope, scope.get("again", receive), send)
        else:
            scope["path_template"] = "client"
            await self.static(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await asgi.serve(self.api.state.rooms, self.incidents, scope, receive, send, self.cluster)


def database(settings: Settings) -> str | URL:
    """The address of the database: the one that was named, or a file in the data folder, whatever that is called."""
    return settings.database_url or URL.create("sqlite+aiosqlite", database=str((settings.data / FILE).absolute()))


def room_settings(settings: Settings) -> RoomSettings:
    usual = RoomSettings()
    times = settings.rate or UNLIMITED
    return RoomSettings(
        floor=settings.floor,
        window_floor=settings.window_floor,
        priority_floor=settings.priority_floor,
        bot_pause=settings.bot_pause,
        bot_workers=settings.bot_workers,
        abandoned=settings.abandoned * DAY,
        keep=settings.keep * DAY,
        hello=settings.hello_time,
        rate=usual.rate * times,
        burst=usual.burst * times,
    )
