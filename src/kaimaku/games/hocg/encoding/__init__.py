"""The hololive OCG for programs that learn."""

from kaimaku.games.hocg.encoding.encoding import HoloEncoding

__all__ = ["HoloEncoding"]
