"""hbp05."""

from ..lang import *  # noqa: F401
