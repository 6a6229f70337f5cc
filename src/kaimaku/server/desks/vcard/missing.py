"""What is missing: for each reason of the game, what would put it right, how near that is, and which cards cause it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from kaimaku.games.vcard import actions, setup, window
from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.limits import support_limit
from kaimaku.games.vcard.table import BARRED, SUPPORTS_CAP, SUPPORTS_PLAYED, VCardTable, count, face, top
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Refusal

from ...wire.common import Words

# How near it is to being possible: with another choice, later this turn, with something more, another turn, not so.
CHOICE, LATER, MORE, NEXT_TURN, NEVER = range(5)


class Lack(NamedTuple):
    """What stands in the way."""

    rank: int
    words: Words | None = None
    cards: tuple[str, ...] = ()


Finder = Callable[[VCardTable, int, "tuple[int, ...]"], Lack]
FROM_NEXT_TURN = Words("from your next turn on", "次の自分のターンから")


def lack(t: VCardTable, seat: int, option: Option, why: Refusal) -> Lack:
    """What an option lacks that is refused for this reason."""
    found = LACKS.get(why)
    if found is None:
        return Lack(CHOICE)
    return found(t, seat, cast("tuple[int, ...]", option[1:])) if callable(found) else found


def _supports(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """How many were played, and the cards that lower the limit."""
    n, limit = count(t, SUPPORTS_PLAYED, seat), support_limit(t, seat)
    words = Words(
        f"{n} of {limit} played; again from your next turn on", f"{limit}枚中{n}枚使用済み。次の自分のターンから"
    )
    return Lack(NEXT_TURN, words, _sources(t, SUPPORTS_CAP))


def _sources(t: VCardTable, stat: int, anchor: int | None = None) -> tuple[str, ...]:
    """The cards in sight that change a value."""
    found = [x.source for x in t.mods.get(stat, ()) if anchor is None or x.anchor == anchor]
    return tuple(dict.fromkeys(CARDS[t.defs[c]].facts.id for c in found if c >= 0 and t.known[c] == t.everyone))


def _lower_stage(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """The card it would be played on."""
    facts = face(t, rest[0]).facts
    name = facts.line or facts.name
    return Lack(MORE, Words(f"{name} as PL{facts.pl - 1} on your board", f"自分の場のPL{facts.pl - 1}の{name}"))


def _stage(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    now = face(t, top(t, rest[1])).facts.pl
    need = face(t, rest[0]).facts.pl - 1
    if now > need:
        return Lack(NEVER, Words(f"it is PL{now} already", f"すでにPL{now}です"))
    return Lack(MORE, Words(f"PL{need} first", f"先にPL{need}が必要です"))


def _same_set(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    name = face(t, rest[0]).facts.set
    return Lack(NEVER, Words(f"a VTuber of {name}", f"{name}のVTuber"))


def _host(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """The element an Ally asks for."""
    only = face(t, rest[0]).only
    if only is None:
        return Lack(CHOICE)
    return Lack(CHOICE, Words(f"a {only.title()} VTuber", f"{only.title()}のVTuber"))


def _barred(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    return Lack(NEXT_TURN, Words("after the next combat", "次の戦闘の後"), _sources(t, BARRED, rest[0]))


def _condition(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """What a Reinforcement waits for."""
    on = face(t, rest[0]).reply_on
    return Lack(LATER) if on is None else Lack(LATER, Words(on.words("en"), on.words("ja")))


def _few(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    return Lack(MORE, Words("three cards in hand", "手札3枚"))


FREE_SPOT = Words("an empty spot", "空きスポット")
LACKS: dict[Refusal, Lack | Finder] = {
    actions.SPOT_TAKEN: Lack(MORE, FREE_SPOT),
    actions.NOT_YOUR_SPOT: Lack(CHOICE),
    actions.ONLY_EVOLVES: _lower_stage,
    actions.OTHER_VTUBER: _lower_stage,
    actions.OTHER_SET: _same_set,
    actions.WRONG_STAGE: _stage,
    actions.NOT_YOUR_VT: Lack(CHOICE, Words("a VTuber of your own", "自分のVTuber")),
    actions.IS_SUBMERGED: Lack(CHOICE, Words("a VTuber that is not Submerged", "Submerge状態でないVTuber")),
    actions.NOT_THAT_VT: _host,
    actions.ONE_MASCOT: Lack(NEXT_TURN, FROM_NEXT_TURN),
    actions.ONE_WORLD: Lack(NEXT_TURN, FROM_NEXT_TURN),
    actions.NO_LOCK: Lack(NEVER),
    actions.IS_LOCKED: Lack(NEXT_TURN, Words("Unlocked after combat", "戦闘後にUnlock")),
    actions.ONLY_ACTION: Lack(NEXT_TURN, Words("as the first action of a turn", "ターンの最初のアクションとして")),
    actions.TOO_FEW_CARDS: _few,
    actions.ONLY_ANSWERS: _condition,
    actions.OTHER_TYPE: Lack(NEVER),
    setup.NOT_PL8: Lack(NEVER),
    setup.NOT_EMPTY: Lack(CHOICE, FREE_SPOT),
    setup.ACTIVE_FIRST: Lack(CHOICE, Words("a VTuber in your Active Spot", "アクティブスポットのVTuber")),
    window.SUPPORTS_USED: _supports,
    window.IS_BARRED: _barred,
    window.NO_CONDITION: _condition,
    window.TOO_SLOW: Lack(LATER, Words("your own Main Phase", "自分のメインフェイズ")),
}
