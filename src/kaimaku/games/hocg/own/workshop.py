"""The workshop of the hololive OCG: all that the rest of Kaimaku asks about own cards."""

from __future__ import annotations

from .reading import read
from .registry import declare, info, known
from .trial import trial
from .words import words

__all__ = ["declare", "info", "known", "read", "trial", "words"]
