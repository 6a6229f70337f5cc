"""The desk of the hololive OCG."""

from .desk import HocgDesk

DESK = HocgDesk()

__all__ = ["DESK", "HocgDesk"]
