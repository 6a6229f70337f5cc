"""hSD08."""

from ..lang import *  # noqa: F401
