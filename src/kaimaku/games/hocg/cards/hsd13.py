"""hSD13."""

from ..lang import *  # noqa: F401
