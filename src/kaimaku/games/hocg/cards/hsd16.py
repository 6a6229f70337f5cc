"""hSD16."""

from ..lang import *  # noqa: F401
