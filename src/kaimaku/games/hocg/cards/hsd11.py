"""hSD11."""

from ..lang import *  # noqa: F401
