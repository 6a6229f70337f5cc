"""Short ways to lay one card out and use it, for tests that try many cards in one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.stats import ARTS, COST, hp
from kaimaku.games.hocg.status import here
from kaimaku.kernel.values import value
from tests.cards.hocg.scene import Scene, one

Setup = Mapping[str, Any]
FOES: Setup = {"center": one("Spare", "foe"), "collab": one("Spare", "side"), "back": [one("Spare", "far")]}
FIRST_TURN: Setup = {"turn": 2, "active": "A"}  # the first turn of whoever goes second
NONE: Setup = {}
BELOW = {"first": "debut", "second": "first"}


def paying(number: str, nth: int = 1, neutral: str = "white") -> list[str]:
    """Cheers that pay for an Arts, and no others."""
    return [neutral if color == "neutral" else color for color in BY_ID[number].printed.arts[nth - 1].cost]


def base_of(number: str) -> str:
    """Somebody who can bloom into this card."""
    card = BY_ID[number].printed
    fits = (d.printed for d in here().values() if d.printed.bloom == BELOW[card.bloom or ""] and not d.printed.buzz)
    return next(p.number for p in fits if p.name == card.name and p.number[:5] != "hBD24")


def using(
    number: str,
    mine: Setup = NONE,
    theirs: Setup = NONE,
    *,
    nth: int = 1,
    at: str = "center",
    me: Setup = NONE,
    **table: Any,
) -> Scene:
    """A's "me" has used an Arts on B's "foe"."""
    user = one(number, "me", **{"cheers": paying(number, nth), **me})
    s = Scene({**mine, at: user}, {**FOES, **theirs}, **table)
    s.use("me", "foe", nth)
    return s


def collabing(number: str, mine: Setup = NONE, theirs: Setup = NONE, *, me: Setup = NONE, **table: Any) -> Scene:
    """A's "me" has collabed; the deck is what it is after that."""
    back = [one(number, "me", **me), *mine.get("back", [])]
    deck = {"deck": ["Filler", *mine["deck"]]} if isinstance(mine.get("deck"), list) else {}
    s = Scene({**mine, **deck, "back": back}, {**FOES, **theirs}, **table)
    s.do("collab", "me")
    return s


def holding(card: object, mine: Setup) -> Setup:
    """A card on top of a hand of which the test says something."""
    return {"hand": [card, *mine["hand"]]} if "hand" in mine else {}


def blooming(
    number: str,
    mine: Setup = NONE,
    theirs: Setup = NONE,
    *,
    base: str = "",
    me: Setup = NONE,
    at: str = "center",
    **table: Any,
) -> Scene:
    """A's "me" has bloomed into this card."""
    mem = one(base or base_of(number), "me", **me)
    place = {at: [mem, *mine.get("back", [])] if at == "back" else mem}
    s = Scene(
        {**mine, **place, **holding(one(number, "new"), mine)}, {**FOES, **theirs}, held=[one(number, "new")], **table
    )
    s.do("bloom", "new", "me")
    return s


def skilled(oshi: str, kind: str = "skill", mine: Setup = NONE, theirs: Setup = NONE, **table: Any) -> Scene:
    """A has used an Oshi skill, with the holo Power it costs and no more."""
    skills = BY_ID[oshi].printed.skills
    index = next(i for i, skill in enumerate(skills) if skill.kind == kind)
    power = mine.get("power", skills[index].power or 0)
    s = Scene({**mine, "oshi": oshi, "power": power}, {**FOES, **theirs}, **table)
    s.do("skill", index)
    return s


def playing(number: str, mine: Setup = NONE, theirs: Setup = NONE, **table: Any) -> Scene:
    """A is about to play a card called "it"."""
    it = one(number, "it")
    return Scene({**mine, **holding(it, mine)}, {**FOES, **theirs}, held=[it], **table)


HOW: dict[str, Callable[..., Scene]] = {"art": using, "collab": collabing, "bloom": blooming}


def settle(s: Scene) -> Scene:
    """Whatever is asked on the way back to the main phase or to the Arts, answered somehow."""
    while s.prompt not in ("main", "perform", "over"):
        s.answer(GAME.options(s.t, s.t.asked[0])[0])
    return s


def take(s: Scene, *labels: str) -> None:
    """Pick these, in the order in which they are offered."""
    left = {s.number(label) for label in labels}
    while left:
        option = next(o for o in s.options("pick") if o[1] in left)
        left.discard(int(option[1]))
        s.answer(option)


def give(s: Scene, who: str) -> None:
    """Pick a receiver, after whatever had to be chosen before."""
    while who not in s.choices():
        s.answer(s.options("pick")[0])
    s.pick(who)


def hp_of(s: Scene, label: str) -> int:
    return hp(s.t, s.mem(label))


def arts_more(s: Scene, *labels: str) -> list[int]:
    """By how much effects strengthen the Arts of these holomem."""
    return [value(s.t, ARTS, s.mem(label).id, 0) for label in labels]


def arts_cost(s: Scene, label: str) -> int:
    """By how many neutral icons the Arts of a holomem are dearer."""
    return value(s.t, COST, s.mem(label).id, 0)


def almost_down(number: str, label: str, **more: object) -> dict[str, object]:
    """A holomem with 10 HP left."""
    return one(number, label, damage=BY_ID[number].printed.hp - 10, **more)


def hits(s: Scene, *who: str) -> list[int]:
    """The damage of B's center, collab and back, or of these."""
    return [s.mem(x).damage for x in who or ("foe", "side", "far")]
