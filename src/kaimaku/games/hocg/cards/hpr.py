"""hPR, promotion cards."""

from ..lang import *

card("hPR-002", use(LookTop(4, "#ReGLOSS", take=ANY), needs=HAND <= 6))
