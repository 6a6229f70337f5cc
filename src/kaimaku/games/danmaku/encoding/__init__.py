"""Danmaku!! for programs that learn."""

from kaimaku.games.danmaku.encoding.encoding import DanmakuEncoding

__all__ = ["DanmakuEncoding"]
