"""hSD12."""

from ..lang import *  # noqa: F401
