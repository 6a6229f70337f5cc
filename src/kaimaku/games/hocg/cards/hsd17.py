"""hSD17."""

from ..lang import *  # noqa: F401
