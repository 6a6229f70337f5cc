"""The view of any game; the `game` field tells which type it is."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from kaimaku import games

from .plain import PlainView

if TYPE_CHECKING:
    View = Any
else:
    View = reduce(or_, (*(m.view() for m in games.all() if m.view is not None), PlainView))
