"""hSD14."""

from ..lang import *  # noqa: F401
