"""The workshop of the hololive OCG: all that the rest of Kaimaku asks about own cards."""

from __future__ import annotations

from .called import called
from .reading import read
from .registry import declare, fact, info, known, learn, printed
from .trial import trial
from .words import words

__all__ = ["called", "declare", "fact", "info", "known", "learn", "printed", "read", "trial", "words"]
