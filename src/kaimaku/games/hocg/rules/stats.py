"""Information of cards and holomem under continuous effects, in layers (10.10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.values import applying, value

from ..defs import ANY_COLOR, DEFS, Art, CardDef, remember
from ..table import HoloTable, Mem, mem_of, top_def
from .layers import BATON, COLORS_TOO, FIRST_LAYER, HP, LOOKING, NAMES, OFF, in_layer, is_off, settled

if TYPE_CHECKING:
    from .abilities import Frozen, Grants

# What else a continuous effect may change, besides what is settled in layers: permissions, bans and numbers that no
# standing effect asks for. They come last.
BORROW: Final = 3
TARGET_BACK: Final = 4
ONLY_CENTER: Final = 5
TAUNT: Final = 6
FREE: Final = 7
NEUTRAL_COST: Final = 8
AS_CHEER: Final = 9
CHEER_COLOR: Final = 10
NO_BATON: Final = 20
NO_MOVE: Final = 21
NO_SWAP: Final = 22
NO_REST: Final = 23
NO_READY: Final = 24
NO_COLLAB: Final = 25
NO_ARTS: Final = 26
HP_LOCK: Final = 27
LIFE_LOCK: Final = 28
ARTS: Final = 41
COST: Final = 42
CRITICAL: Final = 44
LIMITED_CAP: Final = 45
TOOL_LIMIT: Final = 46
MASCOT_LIMIT: Final = 47
STAGE_CAP: Final = 48
SKILL_LIMIT: Final = 49
SKILL_COST: Final = 50
BLOOM_ANY: Final = 60
NAMED_COST: Final = 62
BLOOM_AGAIN: Final = 63
NO_ART_DAMAGE: Final = 64
NO_SPECIAL_DAMAGE: Final = 65
FIRM_ARTS: Final = 83  # the damage of its Arts is not reduced (G-56)
REVEALS: Final = 84  # how many cards more are revealed from the top of the deck
AGAIN_AFTER: Final = 80  # its next Arts is used once more (5.25)
# Marks beside what rules resolution asks for: an effect that may take some of it away, and one that may change though
# nothing happens to its holomem.
HP_FALLS: Final = 66
HP_SHIFTS: Final = 67
LIMIT_FALLS: Final = 73
LIMIT_SHIFTS: Final = 74
WATCHED: Final = {
    HP: (HP_FALLS, HP_SHIFTS),
    TOOL_LIMIT: (LIMIT_FALLS, LIMIT_SHIFTS),
    MASCOT_LIMIT: (LIMIT_FALLS, LIMIT_SHIFTS),
}
NO_REST_BACK: Final = 70  # not even where the reset phase takes it to the back position (7.2.3, G-89)
NO_REST_RESET: Final = 81  # … of the reset phase alone
NO_READY_RESET: Final = 82
COLOR_COST: Final = 71  # of Arts, in a color
MASCOT_NAMES: Final = 72  # so much of the limit of mascots is for those with different card names


def hp(t: HoloTable, mem: Mem) -> int:
    printed = DEFS[t.defs[mem.stack[-1]]].hp
    return settled(t, HP, mem.id, printed) if LOOKING in t.mods else value(t, HP, mem.id, printed)


def names(t: HoloTable, mem: Mem) -> frozenset[str]:
    """Printed and extra names of the top card, and those an effect gives.

    An extra name is given by an ability (2.11.2.3): it comes after the question which abilities work.
    """
    d = top_def(t, mem)
    called = d.names
    mods = t.mods
    if OFF in mods and d.printed.also and (FIRST_LAYER in mods or is_off(t, mem.id)):
        called = d.own_name
    if not mods.get(NAMES):
        return called
    return called | {_grants(x.ability).name_given for x in in_layer(t, NAMES, mem.id)}


def colors(t: HoloTable, mem: Mem) -> int:
    """Color mask; neutral is no color (2.4.2.2)."""
    mask = top_def(t, mem).colors
    if t.mods.get(COLORS_TOO):
        for x in in_layer(t, COLORS_TOO, mem.id):
            mask |= _grants(x.ability).mask or ANY_COLOR
    return mask


def _grants(ability: int) -> Grants | Frozen:
    found: Grants | Frozen = ABILITIES[ability]  # type: ignore[assignment]
    return found


def banned(t: HoloTable, ban: int, mem: Mem) -> Refusal | None:
    """A prohibition in force (1.3.3): the refusal names the card it comes from."""
    if ban not in t.mods:
        return None
    found = applying(t, ban, mem.id)
    return prohibition(DEFS[t.defs[found[0].source]]) if found else None


def keeps_hp(t: HoloTable, mem: Mem, by: int) -> bool:
    """Can abilities of this player not change its HP? Those of its own player can."""
    return by != mem.seat and banned(t, HP_LOCK, mem) is not None


def prohibition(card: CardDef) -> Refusal:
    if card.number not in PROHIBITIONS:
        PROHIBITIONS[card.number] = Refusal(
            "hocg:1.3.3",
            f'You can\'t: "{card.printed.name.en}" ({card.id}) prevents it.',
            f"「{card.printed.name.ja}」（{card.id}）の効果でできません。",
        )
    return PROHIBITIONS[card.number]


PROHIBITIONS: Final[dict[int, Refusal]] = {}


def cheer_colors(t: HoloTable, mem: Mem) -> list[int]:
    """The color mask of every cheer, and of whatever counts as one for the cost of Arts (G-15)."""
    masks = [card_colors(t, c, mem) for c in mem.cheers]
    if t.mods.get(AS_CHEER):
        masks += [_grants(x.ability).mask or ANY_COLOR for x in applying(t, AS_CHEER, mem.id)]
    return masks


def card_colors(t: HoloTable, card: int, mem: Mem | None = None) -> int:
    """The colors of a card; a cheer may be regarded as another too, as long as such a holomem has it (Q640)."""
    printed = mask = DEFS[t.defs[card]].colors
    if not t.mods.get(CHEER_COLOR):
        return mask
    holder = mem_of(t, card) if mem is None else mem
    if holder is not None and card in holder.cheers:
        for x in applying(t, CHEER_COLOR, holder.id):
            given: Grants = ABILITIES[x.ability]  # type: ignore[assignment]
            mask |= given.mask if printed & given.of else 0
    return mask


def can_pay(t: HoloTable, mem: Mem, art: Art) -> bool:
    """Are enough fitting cheers attached (12.2.3.1)? Each cheer serves one icon (10.5.2)."""
    mods = t.mods
    size = art.size
    colored = art.colored
    if mods.get(FREE) and value(t, FREE, mem.id, 0) > 0:
        return True
    if mods.get(NEUTRAL_COST) and value(t, NEUTRAL_COST, mem.id, 0) > 0:
        colored = ()
    if art.varies or mods.get(COST) or mods.get(NAMED_COST):
        icons = sum(n for _, n in colored)
        size = icons + max(0, size - icons + cost_change(t, mem, art))  # only neutral icons change (G-14)
    own = art.text.colored_cost(t, mem) if art.varies and art.text is not None else ()
    if own or mods.get(COLOR_COST):
        fewer = colored_icons(t, mem, colored, own)
        size += sum(n for _, n in fewer) - sum(n for _, n in colored)
        colored = fewer
    if not mods.get(AS_CHEER) and not mods.get(CHEER_COLOR):
        cheers = mem.cheers
        if len(cheers) < size:
            return False
        if not colored:
            return True
        defs = t.defs
        held = [DEFS[defs[c]].colors for c in cheers]
        for color, n in colored:
            if held.count(color) < n:  # cheers of one color are not enough: those of several may help out
                return pays(held, colored)
        return True
    masks = cheer_colors(t, mem)
    return len(masks) >= size and pays(masks, colored)


def pays(masks: Sequence[int], colored: Sequence[tuple[int, int]]) -> bool:
    """Can every colored icon get a cheer of its own, which may have several colors (2.4.3, 10.5.2)?

    It can if for whatever colors are taken together there are as many cheers with one of them as icons (Hall).
    """
    asked = [(0, 0)]
    for color, n in colored:
        asked += [(some | color, icons + n) for some, icons in asked]
    return all(sum(1 for mask in masks if mask & some) >= icons for some, icons in asked[1:])


def cost_change(t: HoloTable, mem: Mem, art: Art) -> int:
    """All changes of the cost of an Arts are summed: its own text, effects on its user, effects on its name (G-14)."""
    change = value(t, COST, mem.id, 0)
    if art.varies and art.text is not None:
        change += art.text.cost(t, mem)
    return change + named_cost(t, mem, art) if t.mods.get(NAMED_COST) else change


def named_cost(t: HoloTable, mem: Mem, art: Art) -> int:
    """Changes for Arts of a name: every Arts that is called so (10.1.3.1)."""
    changes = (x for x in t.mods[NAMED_COST] if _grants(x.ability).name_given == art.name.en)
    return sum(ABILITIES[x.ability].amount(t, x, mem.id) for x in changes)


def colored_icons(
    t: HoloTable, mem: Mem, colored: tuple[tuple[int, int], ...], own: tuple[tuple[int, int], ...] = ()
) -> tuple[tuple[int, int], ...]:
    """What each color asks for, with the changes in that color, those of its own text too; never below 0 (G-14)."""
    icons = dict(colored)
    for color, change in own:
        icons[color] = icons.get(color, 0) + change
    for x in applying(t, COLOR_COST, mem.id):
        color = _grants(x.ability).mask
        icons[color] = icons.get(color, 0) + ABILITIES[x.ability].amount(t, x, mem.id)
    return tuple((color, n) for color, n in sorted(icons.items()) if n > 0)


def baton_cost(t: HoloTable, mem: Mem) -> int:
    """How many cheers a baton pass archives; changes are summed and touch neutral icons only (G-14)."""
    d = DEFS[t.defs[mem.stack[-1]]]
    if BATON not in t.mods:
        return d.baton
    cost = settled(t, BATON, mem.id, d.baton) if LOOKING in t.mods else value(t, BATON, mem.id, d.baton)
    return max(len(d.baton_colors), cost)


def attach_cap(t: HoloTable, mem: Mem, support: str, also: CardDef | None = None) -> int:
    """How many cards of a support type this holomem may carry (5.17.3), with one more; -1: any number."""
    if support == "tool" and TOOL_LIMIT in t.mods:
        return value(t, TOOL_LIMIT, mem.id, 1)
    if support == "mascot" and MASCOT_LIMIT in t.mods:
        cap = value(t, MASCOT_LIMIT, mem.id, 1)
        return cap if MASCOT_NAMES not in t.mods else _named_apart(t, mem, cap, also)
    if support != "fan":
        return 1
    return carries(support, [DEFS[t.defs[c]] for c in mem.supports] + ([also] if also is not None else []))


def _named_apart(t: HoloTable, mem: Mem, cap: int, also: CardDef | None) -> int:
    """Of mascots with different card names there may be more than of mascots."""
    held = [DEFS[t.defs[c]] for c in mem.supports] + ([also] if also is not None else [])
    called = len({d.names for d in held if d.support == "mascot"})
    return cap if called >= cap else min(cap, max(cap - value(t, MASCOT_NAMES, mem.id, 0), called))


def another_name_fits(t: HoloTable, mem: Mem) -> bool:
    """Would a mascot fit whose name no mascot there has?"""
    held = sum(DEFS[t.defs[c]].support == "mascot" for c in mem.supports)
    return MASCOT_NAMES in t.mods and held < value(t, MASCOT_LIMIT, mem.id, 1)


def carries(support: str, carried: Sequence[CardDef]) -> int:
    """As printed: one tool, one mascot; a fan may set a limit of its own (5.17.3.3)."""
    if support != "fan":
        return 1
    own = [d.printed.attach_limit for d in carried if d.support == support and d.printed.attach_limit is not None]
    return min(own) if own else -1


@cache
def fits(top: int, held: tuple[int, ...]) -> bool:
    """May all these stay on that card, as printed? Never changes: asked once for what comes together."""
    cards = [DEFS[number] for number in held]
    kinds = [d.support for d in cards]
    if any(d.only and d.only.isdisjoint(DEFS[top].names) for d in cards):
        return False
    return all(cap < 0 or cap >= kinds.count(kind) for kind in kinds for cap in (carries(kind, cards),))


def fits_alone(d: CardDef, top: int) -> bool:
    """… with nothing else."""
    alone = d.alone
    known = alone[top] if top < len(alone) else None
    if known is None:
        known = fits(top, (d.number,))
        remember(alone, top, known)
    return known


def all_fit(defs: Sequence[int], top: int, held: Sequence[int]) -> bool:
    """… of these cards."""
    if len(held) == 1:
        return fits_alone(DEFS[defs[held[0]]], top)
    return fits(top, tuple([defs[card] for card in held]))
