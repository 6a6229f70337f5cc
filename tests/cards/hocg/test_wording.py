"""Sentences as a native would write them: agreement, articles, nothing said twice."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.lang import (
    ALL,
    ANY,
    ARCHIVE,
    ATTACHED,
    BACK,
    CENTER,
    FACE,
    HAND,
    HOLDER,
    IT,
    OPP_BACK,
    OPP_CENTER,
    OVERKILL,
    SELF,
    SPECIAL,
    THIS,
    AlsoTarget,
    ArtsCost,
    Bloom,
    Draw,
    ExtraTurn,
    Free,
    Hp,
    If,
    Immune,
    LimitedCap,
    LookTop,
    Neutral,
    Say,
    Search,
    SpecialDamage,
    ToHand,
    at_least,
    both,
    each,
    first,
    holomem,
    mascot,
)


@pytest.mark.parametrize(
    ("phrase", "en"),
    [
        (ToHand(ARCHIVE(("Tokino Sora", "AZKi"))), "return 1 [〈Tokino Sora〉 or 〈AZKi〉] from your archive to hand"),
        (ToHand(ARCHIVE("AZKi")), "return 1 〈AZKi〉 from your archive to hand"),
        (Hp(15 * each(THIS.cheer), THIS), "during this turn, this holomem gets +15 HP for each cheer attached to it"),
        (
            Hp(15 * each(THIS.cheer), CENTER),
            "during this turn, your center holomem gets +15 HP for each cheer attached to this holomem",
        ),
        (ArtsCost(-9, THIS), "during this turn, this holomem requires -9 colorless for its Arts"),
        (ArtsCost(-1, BACK[ALL]), "during this turn, all of your back holomem require -1 colorless for their Arts"),
        (Immune(BACK[ALL], SPECIAL), "none of your back holomem take Special Damage"),
        (Immune(THIS), "this holomem does not take damage"),
        (Immune(IT), "that damage is not taken"),
        (Immune(IT, SPECIAL), "that holomem does not take Special Damage"),
        (Bloom(THIS, HAND(first), again=True), "bloom this holomem once more using a 1st holomem from your hand"),
        (SpecialDamage(OVERKILL, OPP_CENTER), "deal Special Damage to your opponent's … equal to the damage in excess"),
        (SpecialDamage(FACE, OPP_CENTER), "deal Special Damage to your opponent's … equal to the number rolled"),
    ],
)
def test_english(phrase: Say, en: str) -> None:
    assert phrase.en() == en.replace("…", "center holomem")


@pytest.mark.parametrize(
    ("phrase", "en"),
    [
        (Search(mascot, n=(7, 9)), "reveal 7 to 9 mascots from your deck"),
        (LookTop(3, holomem, take=ANY), "add the revealed holomem to hand"),
        (SpecialDamage(75, OPP_CENTER, no_life=True), "your opponent loses no life even if it is downed"),
        (SpecialDamage(75, both(OPP_CENTER, OPP_BACK), no_life=True), "even if they are downed"),
    ],
)
def test_english_of_several_sentences(phrase: Say, en: str) -> None:
    assert en in phrase.en()


def test_what_it_is_attached_to_has_an_article_unless_it_is_a_name_alone() -> None:
    assert ATTACHED(SELF, to=HOLDER(at_least(first), "AZKi")).en.endswith("attached to a 1st or greater 〈AZKi〉")
    assert ATTACHED(SELF, to=HOLDER("AZKi")).en.endswith("attached to 〈AZKi〉")
    assert ATTACHED(SELF).en.endswith("attached to a holomem")


@pytest.mark.parametrize(
    ("phrase", "ja"),
    [
        (If(CENTER.is_("AZKi"), If(HAND <= 5, Draw(2))), "〈AZKi〉の時、自分の手札が5枚以下なら、"),
        (If(CENTER.is_("#ReGLOSS"), If(HAND <= 5, Draw(2))), "#ReGLOSSを持つ時、自分の手札が5枚以下なら、"),
        (If(CENTER.is_("AZKi"), Draw(2)), "〈AZKi〉なら、"),
        (Free(THIS), "のアーツは、エールを必要とせず"),
        (Neutral(THIS), "エールの色すべてを無色にする"),
        (AlsoTarget(THIS), "のアーツは、相手のバックホロメンも"),
        (LimitedCap(2), "サポートカードの枚数は2枚になる"),
        (ExtraTurn(), "もう1回自分のターンを開始する"),
        (
            SpecialDamage(OVERKILL, OPP_BACK),
            "オーバーしたダメージと同じ数値の",
        ),
        (Bloom(THIS, HAND(first), again=True), "このホロメンを、自分の手札の1stホロメンを使ってもう1回Bloomさせる"),
        (LookTop(3, holomem, take=ANY), "公開したホロメンを手札に加える"),
    ],
)
def test_japanese(phrase: Say, ja: str) -> None:
    assert ja in phrase.ja()
