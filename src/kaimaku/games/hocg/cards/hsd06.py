"""hSD06."""

from ..lang import *  # noqa: F401
