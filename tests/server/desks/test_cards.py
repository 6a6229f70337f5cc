"""Every declared card is told with all its facts, and with every word that `describe` has for it."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.projection.cards import LEVELS
from kaimaku.games.hocg.speech.describe import describe
from kaimaku.kernel.refusals import Lang
from kaimaku.wire.common import Words
from kaimaku.wire.rest import CardInfo
from tests.for_each import for_each
from tests.server.desks.sight import DESK

CARDS = {card.id: card for card in DESK.cards()}
LANGS: tuple[Lang, Lang] = ("en", "ja")


def test_all_declared_cards_are_there_and_no_made_up_ones() -> None:
    assert CARDS.keys() == BY_ID.keys() & facts.load().keys()
    assert [card.id for card in DESK.cards()] == sorted(CARDS)


def in_lang(words: Words, lang: Lang) -> str:
    return words.ja if lang == "ja" else words.en


@pytest.mark.parametrize("lang", LANGS)
@for_each(sorted(CARDS))
def test_a_card_says_what_describe_says(number: str, lang: Lang) -> None:
    """Each name, number and paragraph of the description is in the card's parts, and the other way round."""
    card, whole = CARDS[number], describe(BY_ID[number], lang)
    head, *paragraphs = whole.split("\n\n")
    assert in_lang(card.name, lang) in head and number in head
    assert all(f"#{in_lang(tag, lang)}" in head for tag in card.tags) and head.count("#") == len(card.tags)
    for value in filter(None, (card.hp, card.life)):
        assert str(value) in head
    line = head.split("\n")[1]  # tags have a line of their own, and some are of Buzz
    assert card.limited == ("LIMITED" in line) and card.buzz == ("Buzz" in line)
    left = "\n\n".join(paragraphs)
    for text in texts(card, lang):
        assert text in left, text
        left = left.replace(text, "", 1)
    for art in card.arts:
        assert f"{art.power}{art.suffix}" in left and in_lang(art.name, lang) in left
        left = left.replace(f"{art.power}{art.suffix}", "", 1).replace(in_lang(art.name, lang), "", 1)
        for _, more in art.critical:
            assert f"+{more}" in left
    for ability in card.abilities:
        if ability.name is not None:
            assert in_lang(ability.name, lang) in left and in_lang(ability.label, lang) in left
            left = left.replace(in_lang(ability.name, lang), "", 1)
        assert ability.cost in left
        assert ability.limit is None or "[1/" in left or "に1回]" in left
    assert len(left) < 60 * (len(card.arts) + len(card.abilities)) + 1, left


def texts(card: CardInfo, lang: Lang) -> list[str]:
    return [
        in_lang(text, lang)
        for text in (*(art.text for art in card.arts), *(ability.text for ability in card.abilities))
        if text is not None and text.en
    ]


@for_each(sorted(CARDS))
def test_a_card_has_the_printed_facts(number: str) -> None:
    card, printed = CARDS[number], facts.load()[number]
    assert (card.kind, card.hp, card.life, card.buzz, card.limited) == (
        printed.kind,
        printed.hp,
        printed.life,
        printed.buzz,
        printed.limited,
    )
    assert card.name == Words(printed.name.en, printed.name.ja) == card.names[0]
    assert len(card.names) == 1 + len(printed.also)
    assert card.level == (LEVELS[printed.bloom] if printed.bloom else "")
    assert (tuple(card.colors), tuple(card.baton), card.support, card.set) == (
        printed.colors,
        printed.baton,
        printed.support or "",
        number.partition("-")[0],
    )
    assert [(tuple(a.cost), a.power, a.suffix, tuple(a.critical)) for a in card.arts] == [
        (a.cost, a.power, a.suffix, a.critical) for a in printed.arts
    ]
    assert [(a.kind, a.cost) for a in card.abilities if a.cost] == [
        ({"skill": "oshi_skill", "sp": "sp_skill", "stage": "stage_skill"}[s.kind], "X" if s.x_cost else str(s.power))
        for s in printed.skills
        if s.x_cost or s.power is not None
    ]
    assert card.copies == {"oshi": 1, "cheer": None}.get(printed.kind, None if printed.unlimited else 4)


def test_limits_stand_apart_from_the_text() -> None:
    skill, sp = CARDS["hSD01-001"].abilities
    assert skill.limit == Words("once per turn", "ターンに1回") and sp.limit == Words("once per game", "ゲームに1回")
    assert not skill.text.en.startswith("[") and not skill.text.ja.startswith("[")
