"""hSD09."""

from ..lang import *  # noqa: F401
