"""hPR, promotion cards."""

from ..lang import *

card("hPR-001", collab_effect(Roll({face(1, 3, 5): SearchCheer(red | blue, to=BACK)}, may=True)))
card("hPR-002", use(LookTop(4, "#ReGLOSS", take=ANY), needs=HAND <= 6))
