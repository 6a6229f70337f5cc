"""hSD07."""

from ..lang import *  # noqa: F401
