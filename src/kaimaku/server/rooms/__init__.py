"""Rooms: each is the only writer of its table."""

from ..monitoring.monitor import Monitor
from ..sockets.outbox import Connection
from .bots.pool import BotPool, Bots
from .lobby.registry import Rooms
from .settings import RoomSettings

__all__ = ["BotPool", "Bots", "Connection", "Monitor", "RoomSettings", "Rooms"]
