"""hbp04."""

from ..lang import *  # noqa: F401
