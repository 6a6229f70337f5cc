"""Joints: conditions, choices, costs, both players, dice, later moments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaimaku.language import FLAG, Kind, form, mapping, number, source, word
from kaimaku.language.grammar import WordEntries
from kaimaku.language.words import Many, expression_of

from ...rules.turn import GAME_START
from . import sorts as s
from .sorts import ACT, COST, MEM, STAND

ANY_CONDITION: Final = s.CONDITION | s.THERE


def entries(space: Mapping[str, object]) -> WordEntries:
    do: Kind = Many(ACT, 1, 4)
    two: Kind = Many(ACT, 2, 4)
    return [
        word(
            "If",
            form(ACT, {"test": ANY_CONDITION, "do": do, "instead_of": ACT}, apart=("do", "instead_of")),
            form(STAND, {"test": ANY_CONDITION, "do": Many(STAND, 1, 3), "instead_of": STAND}),
            form((s.AIM, s.AIM_COST), {"test": ANY_CONDITION, "do": Many(s.AIM_COST, 1, 1), "instead_of": s.AIM_COST}),
        ),
        word("May", ACT, {"do": do}, rule=_asked_once),
        word(
            "Pay",
            form(ACT, {"cost": COST, "rest": do, "must": FLAG}),
            form(s.AIM, {"cost": COST, "rest": Many(ACT | s.AIM_WIDE, 1, 4)}, rule=_wider),
        ),
        word("AllOf", form((ACT, COST), {"do": Many(COST, 2, 3)}), form(ACT, {"do": two})),
        word("IfDid", ACT, {"do": ACT, "rest": do, "n": number(1, 9, usual=(1,))}),
        word(
            "Modes", ACT, {"modes": two}, apart=("modes",), rule=_two_ways, example={"modes": "Draw(1), Archive(HAND)"}
        ),
        word("Opponent", ACT, {"do": ACT}, rule=_one_player),
        word("BothPlayers", ACT, {"do": Many(ACT, 1, 3)}, rule=_one_player),
        word(
            "Choose",
            ACT,
            {"x": MEM | s.SOME_UNLIKE | s.EACH_KIND, "do": do},
            within=(s.CHOSEN, s.SOMEBODY),
            tells=(s.CHOSEN, s.SOMEBODY),
        ),
        word(
            "Roll",
            ACT,
            {
                "does": Many(mapping(s.FACES, ACT) | ACT, 1, 3),
                "n": number(1, 9, usual=(1, 2)) | s.QUANTITY,
                "may": FLAG,
            },
            within=(s.ROLLED,),
            tells=(s.ROLLED,),
        ),
        word("RockPaperScissors", ACT, {"do": do, "may": FLAG}),
        *(
            word(
                name,
                ACT,
                {"on": s.MOMENT | s.WOULD | more, "do": do},
                closed=open_to,
                keeps=True,
                reads=("on",),
                rule=_to_come,
            )
            for name, open_to, more in (
                ("Later", s.WHO_HOSTS, s.TURN_END),
                ("During", (*s.WHO_HOSTS, s.CHOSEN), s.WOULD),
            )
        ),
        word("RollOff", ACT, {"do": ACT, "less": ACT}, apart=("do", "less")),
        word("When", ACT, {"on": s.OUTCOME, "do": do}, closed=(*s.WHO_HOSTS, s.THIS_ARTS), keeps=True, reads=("on",)),
    ]


def _starts(bound: Mapping[str, tuple[object, ...]], *words: str) -> bool:
    """Does what is to be done begin with one of these words?"""
    first = expression_of(bound["do"][0])
    return first is not None and first.word.name in words


def _asked_once(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """A text that is a choice already would be asked about twice."""
    return "that is a choice already: leave out May" if _starts(bound, "May", "Pay") else None


def _two_ways(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    said = [source(x) for x in bound["modes"]]
    return None if len(set(said)) == len(said) else "the same twice is no choice: Modes(Draw(1), Archive(HAND))"


def _one_player(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    twice = any(_starts({"do": (x,)}, "Opponent", "BothPlayers") for x in bound["do"])
    return "say once who does it: Opponent(Draw(1))" if twice else None


def _to_come(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    on = expression_of(bound["on"][0])
    begun = on is not None and on.word.name == "STARTS" and on.args[1:] == (GAME_START,)
    return "by then the game has begun" if begun else None


def _wider(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    wide = any(s.AIM_WIDE.accepts(x) for x in bound["rest"])
    return None if wide else "say behind the cost whom this Arts can also hit: AlsoTarget(OPP_BACK)"
