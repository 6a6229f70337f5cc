"""hSD03."""

from ..lang import *  # noqa: F401
