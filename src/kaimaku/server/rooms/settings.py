"""RoomSettings: time limits and sizes of all rooms of a server."""

from __future__ import annotations

from msgspec import Struct


class RoomSettings(Struct, frozen=True, kw_only=True):
    floor: float = 1.5  # seconds before the answer to a question about hidden cards counts
    bot_pause: float = 0.35  # seconds before a bot's answer counts
    window_floor: float = 3.0  # seconds a window to react stays open at least, where two or more people play
    priority_floor: float = 1.0  # seconds before an answer of whoever has priority counts, where two people play
    takeover: float = 30.0  # seconds the others may choose what to do about somebody gone before a bot takes the seat
    bot_workers: int = 1  # processes in which bots think
    bot_patience: float = 10.0  # seconds a process has for one thought; real ones take hundredths
    bot_limit: float = 30.0  # seconds, with all waiting, after which a bot takes the simplest legal move
    round: float = 30.0  # seconds between two rounds of housekeeping
    unattended: float = 900.0  # seconds until a game that nobody attends is no longer shown to spectators
    abandoned: float = 30 * 86_400.0  # seconds until a room that nobody attends ends; 0: never
    keep: float = 365 * 86_400.0  # seconds a room whose game is over is kept; 0: for ever
    idle: float = 60.0  # seconds until a room without anybody leaves the memory; nothing is lost by that
    hello: float = 10.0  # seconds a connection may wait before it says hello
    message: int = 16_384  # bytes of one message
    rate: float = 40.0  # messages a second of one connection
    burst: float = 80.0  # messages at once
    buffer: int = 1_048_576  # bytes that may wait for a slow client
    stuck: float = 20.0  # seconds a client may take nothing at all
    tabs: int = 6  # connections of one seat
    watchers: int = 200  # spectators of one room
