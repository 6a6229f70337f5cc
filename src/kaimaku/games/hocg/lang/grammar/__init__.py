"""The table of the card language: every word with what it takes and gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaimaku.language import Grammar

from ..saying import OPERATORS
from . import adjectives, conditions, hosts, joints, moments, nouns, verbs

# fmt: off
MARKS: Final = (
    "ABILITY", "ALL", "ANY", "ANY_LINE", "ANY_NUMBER", "ART", "AT_BACK", "AT_CENTER", "AT_COLLAB", "AT_FRONT",
    "BLOOM_EFFECT", "BOTTOM", "CARD", "CHEER_PHASE", "COLLAB_EFFECT", "COLOR", "DRAW_PHASE", "END_PHASE", "GAME",
    "GAME_LONG", "GAME_START", "GIFT", "HP_LOCK", "IN_OPP_NEXT_TURN", "LAST_OPP_TURN", "LIFE_2", "MAIN", "MAIN_PHASE",
    "MY", "MY_TURN", "NO_ARTS", "NO_BATON", "NO_BLOOM", "NO_COLLAB", "NO_MOVE", "NO_READY", "NO_READY_RESET",
    "NO_REST", "NO_REST_BACK", "NO_REST_RESET", "NO_SWAP", "OPP", "OPP_MAIN", "OPP_NEXT_TURN", "OPP_TURN",
    "PERFORMANCE_PHASE", "RESET", "RESET_PHASE", "SHUFFLED_IN", "SPECIAL", "THIS_GAME", "THIS_TURN", "TOP",
    "TOP_OR_BOTTOM", "TURN", "TURN_STEP",
)
# fmt: on


def build(space: Mapping[str, object]) -> Grammar:
    """The table over the words that the package exports; from now on operators are checked too."""
    tables = (nouns, adjectives, conditions, moments, verbs, joints, hosts)
    grammar = Grammar(space, [entry for table in tables for entry in table.entries(space)], MARKS)
    OPERATORS.update({name: found for name, found in grammar.words.items() if found.spelling})
    return grammar
