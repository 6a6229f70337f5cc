"""The language of the card files: every word checks what it is given. `GRAMMAR` is the table of all its words."""

# ruff: noqa: F403
from __future__ import annotations

from typing import TYPE_CHECKING

from . import roles
from .grammar import GRAMMAR
from .hosts import card as card
from .hosts import character as character
from .hosts import incident as incident
from .hosts import role as role

if TYPE_CHECKING:  # below, the words of the table take their places
    from ..rules.incident import *
    from .attacks import *
    from .decks import *
    from .frames import *
    from .hands import *
    from .incidents import *
    from .items import *
    from .joints import *
    from .lasting import *
    from .lives import *
    from .nouns import *
    from .numbers import *
    from .occasions import *
    from .roles import *
    from .taking import *

GOALS = (
    "A_PARTNER",
    "ANOTHER_STAGE_BOSS",
    "EVERY_EXTRA",
    "EXTRA",
    "NOBODY",
    "OTHER_PARTNERS",
    "STAGE",
    "THE_HEROINE",
)
globals().update({name: getattr(roles, name) for name in GOALS})
globals().update({name: GRAMMAR.namespace[name] for name in GRAMMAR.names()} | GRAMMAR.checked())
