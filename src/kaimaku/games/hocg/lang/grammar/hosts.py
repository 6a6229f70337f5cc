"""Hosts: where a text stands, and which options it takes there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kaimaku.language import FLAG, Form, Kind, Sort, each_of, form, number, word
from kaimaku.language.grammar import WordEntries
from kaimaku.language.words import Many, Rule, expression_of, source

from ..card_nouns import CardNoun
from ..quantities import COLOR
from . import sorts as s
from .happening import at_collab, at_front, its_time
from .joints import ANY_CONDITION
from .sense import all_of
from .sorts import ACT, COST, HOST, STAND

RULES_OF_ARTS: Final = frozenset({"ThisArtCost", "OnlyUsable", "OnlyTarget"})


def entries(space: Mapping[str, object]) -> WordEntries:
    at = s.positions(space)
    turn = s.marks(space, "MY_TURN", "OPP_TURN")
    main = s.marks(space, "MAIN")
    phase = s.marks(space, "OPP_MAIN", "RESET")
    limit = s.marks(space, "TURN", "GAME")
    ability, card = s.marks(space, "ABILITY"), s.marks(space, "CARD")
    do: Kind = Many(ACT, 1, 4)
    whom = s.ANY_MEM | each_of(s.ADJ | s.MEM_ADJ | s.TAGGED | s.NAMED, 2, 3)
    often = {"limit": limit, "needs": ANY_CONDITION}

    def texts(
        within: tuple[str, ...], own: bool = False, to: Kind | None = None, gives: tuple[Sort, ...] = (HOST,)
    ) -> list[Form]:
        """Ongoing, automatic, replacing, activated, and woken by a state; own: a holomem's, with a name and zones."""
        more = {} if to is None else {"to": to}
        by_name = {"once": ability} if own else {}
        place = {"at": at} if within else {}  # the Oshi has no position
        read = ("on", "state", "needs")

        def one(takes: Mapping[str, Kind], *must: str, rule: Rule | None = None) -> Form:
            return form(gives, {**more, **takes}, must=must, within=within, closed=(), reads=read, rule=rule)

        def in_zone(lies: Kind) -> Form:
            """Used from where the card lies: it speaks of that card, and there is no holomem (10.3.4.3)."""
            takes = {"parts": do, "turn": main, **often, "zone": lies}
            return form(gives, takes, must=("turn", "zone"), within=(s.THIS_CARD,), closed=(), reads=read)

        lies = s.marks(space, "ARCHIVE")
        moment = {**place, "turn": turn, **often, "usable": FLAG, **by_name}
        zone = {"zone": lies} if own else {}
        lasts = {"parts": Many(STAND, 1, 3), **place, "turn": turn | phase, "needs": ANY_CONDITION}  # never used up
        return [
            one(lasts, rule=all_of(_in_sight, its_time)),
            one({"parts": do, "on": s.MOMENT, **moment, **zone}, "on", rule=its_time),
            one({"parts": do, "on": s.WOULD, **moment}, "on", rule=its_time),
            one({"parts": do, "turn": main, **place, **often, **by_name}, "turn", rule=its_time),
            *([in_zone(lies)] if own else []),
            one({"parts": do, "state": s.CONDITION, **place, "turn": turn, "limit": limit, "usable": FLAG}, "state"),
        ]

    def keyword(*tells: str, more: Kind = ANY_CONDITION, rule: Rule = its_time) -> Form:
        takes = {"parts": do, "at": at, **often, "needs": more, "once": ability}
        return form(HOST, takes, within=(s.THIS_MEM, *tells), closed=(), reads=("needs",), rule=rule)

    def skill() -> list[Form]:
        """Used in the main phase, or at a moment of its own."""
        within = (s.X_PAID,)
        return [
            form(HOST, {"parts": do, "needs": ANY_CONDITION}, within=within, closed=(), reads=("needs",)),
            *(
                form(
                    HOST,
                    {"parts": do, "on": on, "turn": turn, **more},
                    must=("on",),
                    within=within,
                    closed=(),
                    reads=("on",),
                    rule=its_time,
                )
                for on, more in ((s.MOMENT, {"needs": s.CONDITION}), (s.WOULD, {}))
            ),
        ]

    return [
        word("collab_effect", keyword(rule=all_of(its_time, at_collab))),
        word("bloom_effect", keyword(s.THE_BLOOM, more=ANY_CONDITION | s.BLOOM_WAY)),
        word("gift", *texts((s.THIS_MEM,), own=True)),
        word("stage_skill", *texts(())),
        word("attached", *texts((s.HOLDER_OF, s.THIS_CARD, s.THIS_MEM), gives=(HOST, s.CARRIED))),
        word(
            "bonus",
            *texts((s.HOLDER_OF, s.THIS_CARD, s.THIS_MEM), to=whom),
            form(HOST, {"to": whom, "parts": Many(s.CARRIED, 2, 3)}, closed=(), weight=1),
        ),
        word("oshi_skill", *skill()),
        word("sp_skill", *skill()),
        word(
            "art",
            form(
                HOST,
                {"parts": Many(ACT | s.AIM, 1, 4), "n": number(1, 3, usual=(1,)), "at": at, **often},
                within=(s.THIS_MEM, s.THIS_ARTS),
                closed=(),
                reads=("needs",),
                rule=all_of(_rules_in_sight, its_time, at_front),
            ),
            form(
                HOST,
                {"parts": do, "n": number(1, 3, usual=(1,)), "on": s.WOULD, "at": at, "limit": limit},
                must=("on",),
                within=(s.THIS_MEM,),
                closed=(),
                reads=("on",),
                rule=at_front,
            ),
        ),
        word(
            "use",
            form(
                HOST,
                {
                    **{"parts": do, "needs": ANY_CONDITION, "pay": COST, "alt": s.SHIFT, "once": card | s.TAG},
                    "opening": s.CONDITION,
                },
                within=(s.THIS_CARD,),
                closed=(),
                reads=("needs", "pay", "opening"),
                apart=("parts", "alt"),
            ),
        ),
        word("to_use", form(HOST, {"parts": Many(s.USE_COST, 1, 1)}, closed=())),
        word("shift", s.SHIFT, {"when": s.CONDITION, "parts": do, "limit": limit}),
    ]


def _in_sight(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """What stands changes what everybody sees, so it may not hang on faces that only one player sees (4.1.2)."""
    hidden = next((x for values in bound.values() for value in values for x in _of_hidden_faces(value)), None)
    if hidden is None:
        return None
    return f"a continuous effect is public, but {source(hidden)} is hidden from the opponent: try HAND >= 1"


def _rules_in_sight(bound: Mapping[str, tuple[object, ...]]) -> str | None:
    """So does what an Arts costs and when it can be used: everybody sees which Arts can be paid for."""
    return _in_sight({"parts": tuple(part for part in bound["parts"] if _rules_arts(part))})


def _rules_arts(value: object) -> bool:
    expression = expression_of(value)
    if expression is None:
        return False
    return expression.word.name in RULES_OF_ARTS or any(map(_rules_arts, expression.parts()))


def _of_hidden_faces(value: object) -> Iterator[object]:
    """Parts of an expression that ask which cards lie in a hand; how many is no secret."""
    if isinstance(value, CardNoun) and value.veiled:
        yield value
    expression = expression_of(value)
    if expression is None or expression.word.name == "CanBloom":  # into which card, is its player's own affair
        return
    by_face = any(isinstance(part, str) and part == COLOR for part in expression.parts())
    for part in expression.parts():
        if by_face and isinstance(part, CardNoun) and part.hidden:
            yield part
        yield from _of_hidden_faces(part)
