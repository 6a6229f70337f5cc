"""hBP05, the fifth booster pack."""

from ..lang import *  # noqa: F401
