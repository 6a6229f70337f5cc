"""The desk of Danmaku!!."""

from .desk import DanmakuDesk

DESK = DanmakuDesk()

__all__ = ["DESK", "DanmakuDesk"]
