"""hSD19."""

from ..lang import *  # noqa: F401
