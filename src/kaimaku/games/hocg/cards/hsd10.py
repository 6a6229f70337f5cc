"""hSD10."""

from ..lang import *  # noqa: F401
