"""What no kind of argument can say: how the parts of one text must fit together."""

from __future__ import annotations

from collections.abc import Mapping

from ..definitions import Modifier
from ..phrases import Verb
from ..rules.stats import RANGE
from ..templates import Spoken
from . import attacks, hands, joints, lasting, nouns, occasions, sorts
from .hosts import speaks
from .nouns import InRange

Bound = Mapping[str, tuple[object, ...]]


def _first(bound: Bound, name: str) -> object:
    return bound[name][0] if bound.get(name) else None


def action(bound: Bound) -> str | None:
    """What belongs to the target announced with the card."""
    first, cost = bound["do"][0], _first(bound, "cost")
    aim = first.aims() if isinstance(first, Verb) else None
    if any(speaks(verb, "ChainCopy") for verb in bound["do"]) and (aim is None or aim.cards or not first.attacks):  # type: ignore[attr-defined]
        return "only an attack on a chosen player is copied on another. Begin with Attack(ANOTHER)."
    if isinstance(cost, hands.DiscardAny) and cost.each is not None and not isinstance(aim, InRange):
        return "Range for one attack belongs to a text that begins with Attack(IN_RANGE)."
    return None


def reaction(bound: Bound) -> str | None:
    if _first(bound, "behalf") is not None and not sorts.ATTACKED.accepts(_first(bound, "on")):
        return "on another's behalf an attack is answered. Leave out behalf=…, or write on=YOU_ARE_ATTACKED."
    return None


def ability(bound: Bound) -> str | None:
    """Each reaction spends something or is limited, so that reactions to reactions come to an end (ruling S2)."""
    do, cost, limit = _first(bound, "do"), _first(bound, "cost"), _first(bound, "limit")
    if cost is None and limit is None:
        return "an ability that reacts costs something or is limited. Add limit=ONCE_PER_TURN."
    if limit is occasions.ONCE_PER_ATTACK and not sorts.ATTACKED.accepts(_first(bound, "on")):
        return "there is no attack to count. Write limit=ONCE_PER_TURN."
    if cost is None and limit is occasions.ONCE_PER_ATTACK and any(speaks(do, w) for w in ("Attack", "Copy")):
        return "what makes new attacks for nothing is used once per turn. Write limit=ONCE_PER_TURN (D-R36)."
    return None


def may(bound: Bound) -> str | None:
    do = _first(bound, "do")
    if isinstance(do, joints.Seq) and isinstance(do.do[0], joints.May):
        return "it may be declined already. Write May(Seq(…)) without a May at its beginning."
    return None


def turn_act(bound: Bound) -> str | None:
    do = _first(bound, "do")
    if isinstance(do, joints.Seq) and isinstance(do.do[0], joints.May):
        return "it may be declined already. Write Seq(…) without a May at its beginning."
    if _first(bound, "cost") is None and not (isinstance(do, hands.Give) and do.what is hands.ANY_CARDS):
        return "what may be done again and again costs something. Add cost=Discard(1)."
    return None


def once_per_card(bound: Bound) -> str | None:
    do = _first(bound, "do")
    attack = do.do if isinstance(do, joints.May) else do
    if _first(bound, "limit") is not None and not isinstance(attack, attacks.Attack):
        return "ONCE_PER_CARD counts attacks. Leave out limit=…, or write Attack(…)."
    return None


def special(bound: Bound) -> str | None:
    do = _first(bound, "do")
    fits = isinstance(do, hands.LookHand) and do.who is nouns.ANOTHER
    return None if fits else "the only special action of a character is to look at a hand. Write LookHand(ANOTHER)."


def seasons(bound: Bound) -> str | None:
    return None if len(set(bound["seasons"])) == len(bound["seasons"]) else "each season is named once"


def branches(bound: Bound) -> str | None:
    return None if any(bound.values()) else "name a season: BySeason(spring=Draw(1))"


def more_range(bound: Bound) -> str | None:
    each = _first(bound, "each")
    fits = isinstance(each, lasting.Numeric) and each.stat == RANGE and each.n > 0
    return None if each is None or fits else "write each=Range(1)"


def modes(bound: Bound) -> str | None:
    words = [verb.words("en") for verb in bound["modes"] if isinstance(verb, Verb)]
    return None if len(set(words)) == len(words) else "the same twice is no choice"


def once_each(bound: Bound) -> str | None:
    kinds = [modifier.stat for modifier in bound["rest"] if isinstance(modifier, Modifier)]
    return None if len(set(kinds)) == len(kinds) else "each number is changed once: Range(2), not Range(1), Range(1)"


def item(bound: Bound) -> str | None:
    words = [part.words("en") for part in bound["parts"] if isinstance(part, Spoken)]
    return None if len(set(words)) == len(words) else "the same twice: write it once, with a greater number"
