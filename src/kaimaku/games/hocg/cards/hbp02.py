"""hbp02."""

from ..lang import *  # noqa: F401
