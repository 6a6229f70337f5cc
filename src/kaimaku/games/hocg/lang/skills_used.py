"""What a player does, as moments and as what happened before: skills that are used, damage of whatever source."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.frames import Frame

from ..defs import BY_ID, DEFS, Skill
from ..facts import skill_of, title
from ..rules import events
from ..rules.skills import USED
from ..table import GAME, HoloTable, oshi
from .describing import describe
from .filters import Filter, adjective
from .history import THIS_TURN_JA, Past, Row, of_cards
from .holomem_nouns import MemNoun
from .triggers import LANGS, Pattern, damage_words, one_of, said
from .words import article

MAIN_JA: Final = "自分のメインステップ"
SP_JA: Final = "SP推しスキル"
Which = Callable[[Skill], bool]


def _is_sp(skill: Skill) -> bool:
    return skill.printed.kind == "sp"


def _moment(which: Which, phase: str, en: str, ja: str) -> Pattern:
    return Pattern(
        events.SKILL_USED,
        lambda t, f, e: (
            e.seat == f.seat and phase in ("", t.phase) and which(DEFS[t.defs[oshi(t, e.seat)]].skills[e.amount])
        ),
        en,
        ja,
    )


def _past(which: Which, phase: str, en: str, ja: str) -> Past:
    """A skill you used this turn; a use in the main phase is told from a use as an answer to something."""

    def test(t: HoloTable, f: Frame, row: Row) -> bool:
        asked = row[1] == f.seat and (not phase or row[4:] == (phase,))
        return asked and which(BY_ID[str(row[2])].skills[int(row[3])])

    return Past("skill", test, en, ja)


def _ever(which: Which, en: str, ja: str) -> Past:
    """… in this game: what is used once a game is known to the end of it."""

    def uses(t: HoloTable, f: Frame) -> int:
        skills = DEFS[t.defs[oshi(t, f.seat)]].skills
        return sum(t.used.get((GAME, USED, f.seat, skill.index), 0) for skill in skills if which(skill))

    return Past("skill", lambda t, f, row: False, en, ja, ever=uses)


def USES_SP(anytime: bool = False) -> Pattern:
    """Your SP Oshi skill in your main phase, or whenever; in the history of a game, in any phase."""
    if anytime:
        before = "you used your SP Oshi skill", f"{THIS_TURN_JA}自分の{SP_JA}を使っていた"
        when = _moment(_is_sp, "", "you use your SP Oshi skill", f"自分の{SP_JA}を使った")
        return when.told(_past(_is_sp, "", *before))
    found = _moment(
        _is_sp, "main", "you use your SP Oshi skill in your main phase", f"{MAIN_JA}に自分の{SP_JA}を使った"
    ).told(
        _past(
            _is_sp,
            "main",
            "you used your SP Oshi skill during your main phase",
            f"このターンの{MAIN_JA}に自分の{SP_JA}を使っていた",
        )
    )
    found.ever = _ever(_is_sp, "you used your SP Oshi Skill", f"{THIS_TURN_JA}自分の{SP_JA}を使っていた")
    return found


def USES(skill: str) -> Pattern:
    """Your Oshi skill of this name, in whatever phase."""
    name = title(skill)
    sp = skill_of(skill) == "sp"
    kind = ("SP Oshi Skill", SP_JA) if sp else ("Oshi Skill", "推しスキル")
    en, ja = f'your {kind[0]} "{name.en}"', f"自分の{kind[1]}「{name.ja}」"

    def which(used: Skill) -> bool:
        return used.name.en == name.en

    before = f"you used {en}", f"{THIS_TURN_JA}{ja}を使っていた"
    found = _moment(which, "", f"{en} is used", f"{ja}を使った").told(_past(which, "", *before))
    found.ever = _ever(which, *before) if sp else None
    return found


def YOU_DEAL(b: MemNoun, kind: int = 0) -> Pattern:
    """After the HP fell, by whatever of yours: an Arts, a holomem's ability, a skill or a support."""
    hurt = one_of(b)
    en, ja = damage_words(kind)
    return Pattern(
        events.DAMAGE,
        lambda t, f, e: e.seat == f.seat and (not kind or bool(e.cause & kind)) and hurt(t, f, e.subject),
        f"{en} is dealt to {said(b, 'en')}",
        f"{said(b, 'ja')}1人に{ja}を与えた",
    )


def SHUFFLES() -> Pattern:
    return Pattern(
        events.SHUFFLED, lambda t, f, e: e.seat == f.seat, "you shuffle your deck", "自分がデッキをシャッフルした"
    )


def PLAYS(*what: Filter | str) -> Pattern:
    kinds = tuple(adjective(w) for w in what)
    en, ja = (describe(kinds, lang, "card", "カード") for lang in LANGS)
    return Pattern(
        events.PLAYED,
        lambda t, f, e: e.seat == f.seat and all(kind.card(t, e.subject) for kind in kinds),
        f"you use {article(en)}",
        f"自分が{ja}を使った",
    ).told(of_cards("play", kinds, en, ja))


def WOULD_LOSE() -> Pattern:
    return Pattern(
        events.LOSS, lambda t, f, e: e.subject == f.seat, "you would lose the game", "自分がゲームに敗北する", True
    )
