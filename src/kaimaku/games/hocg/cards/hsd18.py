"""hSD18."""

from ..lang import *  # noqa: F401
