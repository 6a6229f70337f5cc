"""The table of any game as one viewer sees it; `game` tells which."""

from __future__ import annotations

from .danmaku import DanmakuView
from .hocg import HocgView
from .vcard import VCardView

View = HocgView | DanmakuView | VCardView
