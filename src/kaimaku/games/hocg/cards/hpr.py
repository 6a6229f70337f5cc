"""hpr."""

from ..lang import *  # noqa: F401
