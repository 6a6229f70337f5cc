"""hSD15."""

from ..lang import *  # noqa: F401
