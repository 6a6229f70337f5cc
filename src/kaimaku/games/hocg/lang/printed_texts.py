"""Adjectives that ask what is printed on a card besides its facts: keyword abilities and Extra lines (2.11, ch. 13)."""

from __future__ import annotations

from .filters import Filter, Is

COLLAB_EFFECT, BLOOM_EFFECT, GIFT = "collab_effect", "bloom_effect", "gift"
KEYWORD_WORDS = {
    COLLAB_EFFECT: ("Collab Effect", "コラボエフェクト"),
    BLOOM_EFFECT: ("Bloom Effect", "ブルームエフェクト"),
    GIFT: ("Gift", "ギフト"),
}


class WithText(Is):
    """Cards with a keyword ability (ch. 13)."""

    after = True
    of_holomem = True


def has_text(keyword: str) -> Filter:
    en, ja = KEYWORD_WORDS[keyword]
    return WithText(f"with {en}", f"{ja}を持つ", lambda d: any(k.kind == keyword for k in d.printed.keywords), 2)


def extra(line: str) -> Filter:
    """Cards with an Extra line (2.11)."""
    en, ja = EXTRA_WORDS[line]
    found = Is(f'with Extra "{en}"', f"エクストラ「{ja}」を持つ", lambda d: line in d.extras, 1)
    found.after = True
    return found


ANY_NUMBER, LIFE_2, NO_BLOOM = "any-number", "life-2", "no-bloom"
EXTRA_WORDS = {
    ANY_NUMBER: (
        "You may include any number of this holomem in the deck",
        "このホロメンはデッキに何枚でも入れられる",
    ),
    LIFE_2: ("If this holomem is downed, you get Life-2", "このホロメンがダウンした時、自分のライフ-2"),
    NO_BLOOM: ("This holomem cannot Bloom", "このホロメンはBloomできない"),
}
