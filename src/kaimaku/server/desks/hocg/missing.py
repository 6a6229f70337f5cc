"""What is missing: for each reason of the game, what would put it right, when, and which cards cause it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from kaimaku.games.hocg import bloom, main_phase, performance, skills, support, tries
from kaimaku.games.hocg.abilities import HoloAbility
from kaimaku.games.hocg.asking import ability_text
from kaimaku.games.hocg.cycles import NO_IDLE_REPETITION
from kaimaku.games.hocg.defs import ARTS, DEFS, FIRST, CardDef
from kaimaku.games.hocg.lang.control import Say
from kaimaku.games.hocg.lang.use import Use
from kaimaku.games.hocg.setup import NO_DEBUT, NOT_A_DEBUT
from kaimaku.games.hocg.stats import PROHIBITIONS, hp
from kaimaku.games.hocg.table import BACK, CENTER, POWER, HoloTable, Mem, at, oshi, top_def
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.refusals import Refusal

from ...wire.common import Words
from .cheers import Missing, cheers_missing, missing_for_art, missing_for_baton
from .naming import name_ja

# How near it is to being possible: with another choice, later this turn, with something more, another turn, not so.
CHOICE, LATER, MORE, NEXT_TURN, NEVER = range(5)


class Lack(NamedTuple):
    """What stands in the way."""

    rank: int
    words: Words | None = None
    cards: tuple[str, ...] = ()
    size: int = 0  # how much is missing, where that can be counted


Finder = Callable[[HoloTable, int, "tuple[int, ...]"], Lack]
NEXT_TURN_WORDS = Words("from your next turn on", "次の自分のターンから")


def lack(t: HoloTable, seat: int, option: Option, why: Refusal) -> Lack:
    """What an option lacks that is refused for this reason."""
    if why in PROHIBITIONS.values():
        return Lack(NEVER, None, tuple(DEFS[n].id for n, no in PROHIBITIONS.items() if no is why))
    found = LACKS.get(why)
    if found is None:
        return Lack(CHOICE)
    return found(t, seat, cast("tuple[int, ...]", option[1:])) if callable(found) else found


# --- blooming and placing -------------------------------------------------------------------------------------------


def _other_name(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    d = DEFS[t.defs[rest[0]]]
    en = " or ".join(f"〈{name.en}〉" for name in (d.printed.name, *d.printed.also))
    ja = "か".join(f"〈{name.ja}〉" for name in (d.printed.name, *d.printed.also))
    return Lack(NEVER, Words(f"{en} on your stage", f"自分のステージの{ja}"))


def _wrong_level(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    below = "Debut", "1st", "2nd"
    low = 0 if DEFS[t.defs[rest[0]]].level == FIRST else 1
    low_name, high_name = below[low], below[low + 1]
    return Lack(MORE, Words(f"a {low_name} or {high_name} of that name", f"同じ名前の{low_name}か{high_name}"))


def _too_hurt(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """How much must be restored first (8.3.3.c, R-02)."""
    mem = t.mems[rest[1]]
    room = DEFS[t.defs[rest[0]]].hp
    if t.rulings["bloom_hp_basis"] == "effective":
        room += hp(t, mem) - top_def(t, mem).hp
    need = mem.damage - room + (t.rulings["bloom_equal_hp"] == "forbid")
    tens = -(-need // 10) * 10  # HP comes in tens
    return Lack(MORE, Words(f"{tens} HP restored", f"HP{tens}の回復"), size=tens)


# --- supports -------------------------------------------------------------------------------------------------------


def _limited_done(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """Which LIMITED card it was."""
    played = [str(row[2]) for row in t.history if row[0] == "play" and row[1] == seat]
    limited = {d.id for d in DEFS if d.limited}
    return Lack(NEXT_TURN, NEXT_TURN_WORDS, tuple(dict.fromkeys(n for n in played if n in limited)))


def _use_of(t: HoloTable, card: int) -> Use:
    return cast(Use, DEFS[t.defs[card]].use)


def _condition(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    needs = _use_of(t, rest[0]).needs
    if needs is None:
        return Lack(MORE)
    return Lack(MORE, Words(needs.words("en"), needs.words("ja")))


def _cost(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    pay = _use_of(t, rest[0]).pay
    if pay is None:
        return Lack(MORE)
    return Lack(MORE, Words(pay.words("en"), cast(Say, pay).ja()))


def _at_cap(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """The cards that take up the room."""
    kind = DEFS[t.defs[rest[0]]].support
    held = [DEFS[t.defs[c]] for c in t.mems[rest[1]].supports]
    return Lack(CHOICE, None, tuple(dict.fromkeys(d.id for d in held if d.support == kind)))


def _not_its_holder(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    only = DEFS[t.defs[rest[0]]].printed.attach_only
    en = " or ".join(f"〈{name}〉" for name in only)
    ja = "か".join(f"〈{name_ja(name)}〉" for name in only)
    return Lack(CHOICE, Words(f"{en} to attach it to", f"付ける{ja}"))


# --- collab, baton pass, Arts ---------------------------------------------------------------------------------------


def _not_awake_back(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    mem = t.mems.get(rest[0])
    if mem is not None and mem.pos == BACK and mem.resting:
        return Lack(NEXT_TURN, AWAKE_AGAIN)
    return Lack(CHOICE)


AWAKE_AGAIN = Words("active again after your next reset phase", "次の自分のリセットステップから")
CENTER_AWAKE = Words("an active center, after your next reset phase", "次のリセットステップの後のセンター")
CENTER_MISSING = Words("somebody in the center", "センターのホロメン")


def _no_center(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    return Lack(NEXT_TURN, CENTER_MISSING if at(t, seat, CENTER) is None else CENTER_AWAKE)


def _baton_too_dear(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    center = cast(Mem, at(t, seat, CENTER))
    return _cheers(missing_for_baton(t, center))


def _too_few_cheers(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    return _cheers(missing_for_art(t, t.mems[rest[0]], ARTS[rest[1]]))


def _cheers(lacking: Missing) -> Lack:
    return Lack(MORE, cheers_missing(lacking), size=len(lacking[0]) + lacking[1])


def _not_on_front(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    return Lack(MORE, TO_THE_FRONT)


TO_THE_FRONT = Words("a place in the center or collab position", "センターかコラボへの移動")
GO_ON = Words("the performance phase, which comes next", "次のパフォーマンスステップ")


# --- skills and abilities -------------------------------------------------------------------------------------------


def _no_power(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    skill = DEFS[t.defs[oshi(t, seat)]].skills[rest[0]]
    n = skill.cost - len(t.zones[POWER + seat])
    return Lack(MORE, Words(f"{n if n > 1 else 'one'} more holo Power", f"ホロパワーあと{n}枚"), size=n)


def _own_moment(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """Its own text says when."""
    return Lack(LATER, _text_of(_skill_name(DEFS[t.defs[oshi(t, seat)]], rest[0])))


def _skill_name(d: CardDef, index: int) -> str:
    return f"hocg:{d.id}/{'sp_skill' if d.skills[index].printed.kind == 'sp' else 'oshi_skill'}"


def _text_of(name: str) -> Words:
    return Words(ability_text(name, "en"), ability_text(name, "ja"))


def _needs(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """Of a skill its condition, of an ability its text."""
    if len(rest) > 1:
        return _by_text(t, seat, rest)
    needs = cast(HoloAbility, DEFS[t.defs[oshi(t, seat)]].skills[rest[0]].ability).needs
    if needs is None:
        return Lack(MORE)
    return Lack(MORE, Words(needs.words("en"), needs.words("ja")))


def _by_text(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    found = skills.activated(t, rest)
    return Lack(MORE, None if found is None else _text_of(ABILITIES[found.ability].name))


def _spent(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    found = skills.activated(t, rest)
    if found is None or cast(HoloAbility, ABILITIES[found.ability]).limit == "game":
        return Lack(NEVER)
    return Lack(NEXT_TURN, NEXT_TURN_WORDS)


AGAIN = Lack(NEXT_TURN, NEXT_TURN_WORDS)
LACKS: dict[Refusal, Lack | Finder] = {
    NO_DEBUT: Lack(MORE, Words("a Debut in your hand", "手札のDebutホロメン")),
    NOT_A_DEBUT: Lack(CHOICE),
    bloom.FIRST_TURN: AGAIN,
    bloom.PLACED_TODAY: AGAIN,
    bloom.BLOOMED_TODAY: AGAIN,
    bloom.IS_SPOT: Lack(NEVER),
    bloom.NEVER_BLOOMS: Lack(NEVER),
    bloom.NOT_A_LEVEL: Lack(NEVER),
    bloom.SPOT_CARD: Lack(NEVER),
    bloom.OTHER_NAME: _other_name,
    bloom.WRONG_LEVEL: _wrong_level,
    bloom.TOO_HURT: _too_hurt,
    main_phase.STAGE_FULL: Lack(MORE, Words("a free place on your stage", "ステージの空き"), size=1),
    main_phase.NOT_PLACEABLE: Lack(NEVER),
    main_phase.NOT_YOUR_HOLOMEM: Lack(CHOICE),
    main_phase.COLLAB_TAKEN: Lack(NEXT_TURN, Words("a free collab position", "コラボの空き")),
    main_phase.COLLAB_DONE: AGAIN,
    main_phase.NOT_AWAKE_BACK: _not_awake_back,
    main_phase.NO_POWER_CARD: Lack(NEVER),
    main_phase.BATON_DONE: AGAIN,
    main_phase.BATON_NO_BACK: _not_awake_back,
    main_phase.BATON_NO_CENTER: _no_center,
    main_phase.BATON_TOO_DEAR: _baton_too_dear,
    support.LIMITED_OPENING: AGAIN,
    support.LIMITED_DONE: _limited_done,
    support.NAME_USED: AGAIN,
    support.CONDITION: _condition,
    support.CANNOT_PAY: _cost,
    support.NO_CHANGE: Lack(MORE),
    support.AT_CAP: _at_cap,
    support.NOT_ITS_HOLDER: _not_its_holder,
    support.NOT_A_SUPPORT: Lack(NEVER),
    performance.NOT_ON_FRONT: _not_on_front,
    performance.RESTING: Lack(NEXT_TURN, AWAKE_AGAIN),
    performance.CENTER_DONE: AGAIN,
    performance.COLLAB_DONE: AGAIN,
    performance.HAS_PERFORMED: AGAIN,
    performance.TOO_FEW_CHEERS: _too_few_cheers,
    performance.NOT_USED_LIKE_THAT: Lack(LATER),
    tries.LATER: Lack(LATER, GO_ON),
    tries.OPENING: AGAIN,
    tries.EARLIER: AGAIN,
    skills.NO_POWER: _no_power,
    skills.OWN_MOMENT: _own_moment,
    skills.USED_THIS_TURN: AGAIN,
    skills.USED_THIS_GAME: Lack(NEVER),
    skills.NEEDS: _needs,
    skills.CANNOT_PAY: _by_text,
    skills.ABILITY_SPENT: _spent,
    skills.NO_SUCH_ABILITY: Lack(NEVER),
    NO_IDLE_REPETITION: Lack(NEVER),
}
