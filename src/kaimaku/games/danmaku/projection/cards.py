"""Every card of Danmaku!! on the wire: printed facts, and its text generated from its declaration, part by part."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kaimaku.games.danmaku import facts
from kaimaku.games.danmaku.definitions import Bearer, Character, Incident, MainCard, Role
from kaimaku.games.danmaku.registry import DEFINITIONS, Definition
from kaimaku.games.danmaku.templates import sentence
from kaimaku.kernel.refusals import Lang
from kaimaku.wire.common import Words
from kaimaku.wire.rest import Ability, CardInfo

from .. import game  # noqa: F401  (declares every card)
from ..speech.names import number_on_wire, spell_name

TEXT, ABILITY, SPELL = Words("Text", "テキスト"), Words("Ability", "能力"), Words("Spell Card", "スペルカード")
GOAL, POWER = Words("Goal", "目的"), Words("Role power", "特性")
ENTERING, ALWAYS = Words("On entering", "登場時"), Words("While in play", "場にある間")
STEP, RESOLUTION = Words("Incident step", "異変ステップ"), Words("Resolution", "解決")
# Where a text begins with its type, which stands on the card as such
HEADS: dict[Lang, tuple[str, ...]] = {
    "en": ("Action", "Reaction", "Invocation", "Item", "Spell Card"),
    "ja": ("アクション", "リアクション", "発動", "アイテム", "スペルカード"),
}
PRINTED = {
    printed.id
    for sheet in (facts.MAIN_DECK, facts.CHARACTERS, facts.INCIDENTS, facts.ROLES)
    for printed in sheet.values()
}
PUNCTUATION = ":,： "  # between the type and the rest


@cache
def cards() -> list[CardInfo]:
    """In the order of the registry; a Main Deck card has a number of its own for each season."""
    return [card_info(d) for d in DEFINITIONS if d.id.split("/")[0] in PRINTED]


def made_up() -> list[CardInfo]:
    """Cards that only positions of scenarios have."""
    return [card_info(d) for d in DEFINITIONS if d.id.split("/")[0] not in PRINTED]


def fan(deck: object = None) -> list[CardInfo]:
    """Everybody draws from one deck: a card of each common type, of the fewest points."""
    main = sorted((card for card in cards() if card.kind == "main"), key=lambda card: card.points)
    found = (
        next((card for card in main if any(type in half for half in card.types)), None)
        for type in ("dodge", "danmaku", "powerup")
    )
    return [card for card in found if card is not None]


def card_info(d: Definition) -> CardInfo:
    if isinstance(d, MainCard):
        return _main(d)
    if isinstance(d, Character):
        return _character(d)
    if isinstance(d, Incident):
        return _incident(d)
    assert isinstance(d, Role)
    return _role(d)


def _name(d: Definition) -> Words:
    return Words(d.name.en, d.name.ja)


def _main(d: MainCard) -> CardInfo:
    texts = [
        Ability("text", TEXT, Words(_headless(text.words("en"), "en"), _headless(text.words("ja"), "ja")))
        for text in d.texts
    ]
    return CardInfo(
        id=number_on_wire(d.id),
        kind="main",
        name=_name(d),
        names=[_name(d)],
        abilities=texts,
        copies=d.copies,
        season=d.season,
        points=d.printed.points,
        types=[list(half) for half in d.printed.types],
    )


def _character(d: Character) -> CardInfo:
    spell = Ability(
        "spell_card",
        SPELL,
        Words(_headless(d.spell.words("en"), "en"), _headless(d.spell.words("ja"), "ja")),
        Words(spell_name(d, "en"), spell_name(d, "ja")),
    )
    timing = d.printed.spell.timing
    short = d.printed.short
    return CardInfo(
        id=d.id,
        kind="character",
        name=_name(d),
        names=[_name(d), Words(short.en, short.ja)],
        abilities=[*_parts(d.bearer, "ability", ABILITY), spell],
        copies=1,
        season=d.season,
        types=[] if timing == "copied" else [[timing]],
    )


def _incident(d: Incident) -> CardInfo:
    return CardInfo(
        id=d.id,
        kind="incident",
        name=_name(d),
        names=[_name(d)],
        abilities=list(_incident_parts(d)),
        copies=1,
        season=d.season,
    )


def _incident_parts(d: Incident) -> Iterator[Ability]:
    if d.enter is not None:
        yield Ability("enter", ENTERING, _both(d.enter.words("en"), d.enter.words("ja")))
    yield from _parts(d.always, "always", ALWAYS)
    if d.step is not None:
        yield Ability("step", STEP, _both(d.step.words("en"), d.step.words("ja")))
    if d.wanted is not None or d.until is not None:
        last = [d.words(lang).split("\n")[-1] for lang in LANGS]
        yield Ability("resolution", RESOLUTION, _both(last[0].partition(": ")[2], last[1].partition("：")[2]))


def _role(d: Role) -> CardInfo:
    goal = Ability("goal", GOAL, _both(d.goal.words("en"), d.goal.words("ja")))
    return CardInfo(
        id=d.id,
        kind="role",
        name=_name(d),
        names=[_name(d)],
        abilities=[goal, *_parts(d.bearer, "power", POWER)],
        copies=d.copies,
        team=d.kind,
        players=d.players,
    )


LANGS: tuple[Lang, Lang] = ("en", "ja")


def _parts(bearer: Bearer, kind: str, label: Words) -> Iterator[Ability]:
    for part in bearer.parts:
        yield Ability(kind, label, Words(_headless(part.words("en"), "en"), _headless(part.words("ja"), "ja")))


def _both(en: str, ja: str) -> Words:
    return Words(_headless(en, "en"), _headless(ja, "ja"))


def _headless(text: str, lang: Lang) -> str:
    """A text as a sentence, without its type before it."""
    for head in HEADS[lang]:
        rest = text.removeprefix(head)
        if rest != text and rest[:1] in (":", ",", " ", "(", "：", "（"):
            if rest[:1] in ("(", "（"):
                rest = rest[1:].replace("）" if rest[0] == "（" else ")", "", 1)
            text = rest.lstrip(PUNCTUATION)
            break
    stop = "。" if lang == "ja" else "."
    text = sentence(text)
    return text if text.endswith(stop) else text + stop
