"""Every card the engine can play, one file per product."""

from . import cheer, hbp01, hsd01

__all__ = ["cheer", "hbp01", "hsd01"]
