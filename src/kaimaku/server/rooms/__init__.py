"""Rooms: one writer for each table, nothing lost, nothing leaked."""

from .bot_pool import BotPool, Bots
from .hooks import Hooks, Quiet
from .outbox import Connection
from .registry import Rooms
from .settings import RoomSettings

__all__ = ["BotPool", "Bots", "Connection", "Hooks", "Quiet", "RoomSettings", "Rooms"]
