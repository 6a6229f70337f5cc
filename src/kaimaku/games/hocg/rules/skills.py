"""Oshi skills, and abilities used in the main phase (8.5, 12.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from kaimaku.kernel.actions import Numbers
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES, Live
from kaimaku.kernel.picks import choose_number
from kaimaku.kernel.refusals import Refusal

from ..defs import DEFS, Skill
from ..table import GAME, POWER, HoloTable, archive, oshi
from .abilities import PAID, STAMP, Frozen, Grants, HoloAbility, context
from .cycles import NO_IDLE_REPETITION, is_idle
from .events import ACTIVATED, ARCHIVED, SKILL_USED, announce
from .stats import SKILL_COST, SKILL_LIMIT

USED: Final = -5

NO_SUCH_SKILL: Final = Refusal("hocg:8.5.1", "Your Oshi doesn't have that skill.", "その推しスキルはありません。")
OWN_MOMENT: Final = Refusal(
    "hocg:12.1.5",
    "You can only use this skill when its text says so.",
    "この推しスキルはテキストに書かれた時にだけ使えます。",
)
USED_THIS_TURN: Final = Refusal(
    "hocg:8.5.1.1", "You already used this skill this turn.", "この推しスキルはこのターンにもう使いました。"
)
USED_THIS_GAME: Final = Refusal(
    "hocg:8.5.1.2", "You already used this skill this game.", "この推しスキルはこのゲームでもう使いました。"
)
NO_POWER: Final = Refusal("hocg:12.1.3", "Not enough holo Power.", "ホロパワーが足りません。")
NEEDS: Final = Refusal("hocg:10.7.2.4.1", "Its condition isn't met.", "使用条件を満たしていません。")
CANNOT_PAY: Final = Refusal("hocg:10.4.2.2", "You can't pay its full cost.", "コストをすべて支払えません。")
NO_SUCH_ABILITY: Final = Refusal("hocg:10.1.1.1", "You can't use that ability now.", "その能力は今は使えません。")


def no_skill(t: HoloTable, seat: int, index: int) -> Refusal | None:
    """Limits and cost of an Oshi skill; the two kinds are limited independently (R-08)."""
    return no_use(t, seat, DEFS[t.defs[oshi(t, seat)]].skills[index])


def no_use(t: HoloTable, seat: int, skill: Skill) -> Refusal | None:
    if len(t.zones[POWER + seat]) < power_cost(t, seat, skill):
        return NO_POWER  # 10.4.2.2
    if skill.period >= 0:
        uses = t.used.get((skill.period, USED, seat, skill.index), 0)
        if uses and uses >= uses_allowed(t, seat, skill):
            return USED_THIS_GAME if skill.period == GAME else USED_THIS_TURN
    return None


def power_cost(t: HoloTable, seat: int, skill: Skill) -> int:
    """The holo Power it takes: as printed, or what an effect has changed that to; of several, the last (10.10.1.6)."""
    cost = skill.cost
    for x in t.mods.get(SKILL_COST, ()):
        ability = cast("Grants | Frozen", ABILITIES[x.ability])
        if ability.name_given == skill.name.en and ability.amount(t, x, seat):
            cost = ability.amount(t, x, seat) - 1
    return cost


def uses_allowed(t: HoloTable, seat: int, skill: Skill) -> int:
    """Once, unless an effect on the skill of this name says more often; several such effects are not added up."""
    more = 0
    for x in t.mods.get(SKILL_LIMIT, ()):
        ability = cast("Grants | Frozen", ABILITIES[x.ability])
        if ability.name_given == skill.name.en:
            more = max(more, ability.amount(t, x, seat))
    return 1 + more


def no_skill_now(t: HoloTable, seat: int, index: int) -> Refusal | None:
    """May it be picked as a main phase action (8.5.1, 12.1.5.4)?"""
    skills = DEFS[t.defs[oshi(t, seat)]].skills
    if not 0 <= index < len(skills) or skills[index].printed.kind == "stage":
        return NO_SUCH_SKILL
    skill = skills[index]
    if skill.reactive or skill.prog < 0:
        return OWN_MOMENT
    return no_use(t, seat, skill) or no_need(t, seat, skill)


def no_need(t: HoloTable, seat: int, skill: Skill) -> Refusal | None:
    """ "Usable if": a condition of the main phase (R-08)."""
    needs = cast(HoloAbility, skill.ability).needs
    return None if needs is None or needs.holds(t, context(seat, oshi(t, seat), 0)) else NEEDS


def list_into(t: HoloTable, seat: int, options: list[Option]) -> None:
    """The skills and abilities a player may use in the main phase."""
    for skill in DEFS[t.defs[oshi(t, seat)]].skills:
        usable = skill.prog >= 0 and not skill.reactive
        if usable and no_use(t, seat, skill) is None and no_need(t, seat, skill) is None:
            options.append(("skill", skill.index))
    for x in t.live.get(ACTIVATED, ()):
        if x.seat == seat and no_ability(t, seat, x) is None:
            options.append(ability_option(t, x))


def ability_option(t: HoloTable, x: Live) -> Option:
    """An ability by its key and its holomem; of an attached card, or one in a zone, the card too: some may be alike."""
    key = ABILITIES[x.ability].key
    mem = t.mems.get(x.anchor)
    own = mem is not None and mem.stack[-1] == x.source
    return ("ability", key, x.anchor) if own else ("ability", key, x.anchor, x.source)


def why_no_skill(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    return no_skill_now(t, seat, rest[0])


def why_no_ability(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    found = activated(t, rest)
    if found is None or ability_option(t, found)[1:] != rest:
        return NO_SUCH_ABILITY
    return no_ability(t, seat, found)


def no_ability(t: HoloTable, seat: int, x: Live) -> Refusal | None:
    """May an activated ability of a holomem, or of a card attached to it, be used (10.1.1.1)?"""
    ability = cast(HoloAbility, ABILITIES[x.ability])
    if x.seat != seat or (x.anchor and x.anchor not in t.mems) or ability.silenced(t, x.source, x.anchor):
        return NO_SUCH_ABILITY
    if ability.spent(t, x.source, x.stamp, seat, x.anchor):
        return ABILITY_SPENT
    if not ability.works(t, x.source, seat, x.anchor):
        return NEEDS
    if ability.option is not None and not ability.option.could_change(t, ability.looking(x)):
        return CANNOT_PAY
    return NO_IDLE_REPETITION if ability.limit is None and is_idle(t, ability.key, x.anchor) else None


def activated(t: HoloTable, rest: Sequence[int]) -> Live | None:
    """The ability that an option speaks of: by its key, its holomem and, if it is an attached card's, that card."""
    for x in t.live.get(ACTIVATED, ()):
        if ABILITIES[x.ability].key == rest[0] and (x.anchor, x.source)[: len(rest) - 1] == tuple(rest[1:]):
            return x
    return None


def is_endless(t: HoloTable, option: Option) -> bool:
    """Does no limit keep this ability from being used again and again?"""
    found = activated(t, cast("tuple[int, ...]", option[1:]))
    return found is not None and cast(HoloAbility, ABILITIES[found.ability]).limit is None


ABILITY_SPENT: Final = Refusal(
    "hocg:10.7.2.1.1", "You've used that ability as often as it allows.", "その能力は使用回数の上限に達しています。"
)


def do_skill(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    index = rest[0]
    card = oshi(t, seat)
    push(t, DEFS[t.defs[card]].skills[index].prog, seat, card, 0)


def do_ability(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    x = cast(Live, activated(t, rest))
    if x.anchor:
        note(t, "ability", seat, x.source, x.anchor)
    else:
        note(t, "ability-of", seat, x.source)
    push(t, ABILITIES[x.ability].prog, seat, x.source, x.anchor).slots[STAMP] = x.stamp


def ask_x(t: HoloTable, f: Frame) -> Signal:
    """A holo Power cost of X is any number of cards (G-17)."""
    choose_number(t, f.seat, 0, len(t.zones[POWER + f.seat]), "x")
    return NEXT


def pay_power(index: int, x_cost: bool) -> Callable[[HoloTable, Frame], Signal]:
    """The step that pays: the newest holo Power first (12.1.3, R-32), and counts the use (12.1.4)."""

    def pay(t: HoloTable, f: Frame) -> Signal:
        skill = DEFS[t.defs[f.source]].skills[index]
        cost = t.picked[0] if x_cost else power_cost(t, f.seat, skill)
        note(t, "skill", f.seat, f.source, index)
        for _ in range(cost):
            card = t.zones[POWER + f.seat][-1]
            archive(t, card)
            announce(t, ARCHIVED, f.seat, card)
        f.slots[PAID] = cost
        key = (skill.period, USED, f.seat, index)
        t.used[key] = t.used.get(key, 0) + 1
        t.history.append(("skill", f.seat, DEFS[t.defs[f.source]].id, index, t.phase))
        announce(t, SKILL_USED, f.seat, f.source, index)
        return NEXT

    return pay
