"""A view, known to be one of the hololive OCG."""

from __future__ import annotations

from kaimaku.games.hocg.projection.shape import HocgView
from kaimaku.wire.views import View


def hocg_view(view: View | None) -> HocgView:
    assert isinstance(view, HocgView)
    return view
