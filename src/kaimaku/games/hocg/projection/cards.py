"""Every declared card on the wire: printed facts, and its text generated from its declaration, part by part."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, cast

from kaimaku.decks import Deck
from kaimaku.games.hocg import facts
from kaimaku.games.hocg.decks.legality import COPIES
from kaimaku.games.hocg.defs import BY_ID, DEFS, OWN, CardDef
from kaimaku.games.hocg.facts import Names, PrintedArt
from kaimaku.games.hocg.known import preview
from kaimaku.games.hocg.lang.declare import texts
from kaimaku.games.hocg.lang.hosts import LIMIT_EN, LIMIT_JA
from kaimaku.games.hocg.speech.describe import KEYWORD, SKILL
from kaimaku.games.hocg.status import status
from kaimaku.wire.common import Words
from kaimaku.wire.rest import Ability, Art, CardInfo

Said = dict[str, Words]  # place on the card → its text
Level = Literal["debut", "1st", "2nd", "spot", ""]
LEVELS: dict[str, Level] = {"debut": "debut", "first": "1st", "second": "2nd", "spot": "spot"}
KINDS = {"skill": "oshi_skill", "sp": "sp_skill", "stage": "stage_skill"}
LIMITS = {"turn": Words("once per turn", "ターンに1回"), "game": Words("once per game", "ゲームに1回")}
TEXT, EXTRA = Words("Text", "テキスト"), Words("Extra", "エクストラ")


@cache
def cards() -> list[CardInfo]:
    """In the order of their numbers; cards that only tests or positions made up are none."""
    printed = facts.load()
    return [card_info(d) for number, d in sorted(BY_ID.items()) if number in printed]


def made_up() -> list[CardInfo]:
    """Cards of no set that stand in scenarios: their own, and printed ones with other numbers."""
    made = (d for d in DEFS if ("~" in d.id or d.id.startswith("x-")) and d.id not in OWN)
    return [card_info(d) for d in sorted(made, key=lambda d: d.id)]


def fan(deck: Deck | None) -> list[CardInfo]:
    """A Debut, a 1st and a 2nd of a deck, the one with the most HP of each."""
    held = [BY_ID[number] for number in (deck.main if deck else ()) if number in BY_ID]
    levels = ([d for d in held if d.printed.bloom == level] for level in ("debut", "first", "second"))
    return [card_info(max(cards, key=lambda d: d.printed.hp)) for cards in levels if cards]


def card_info(d: CardDef) -> CardInfo:
    printed = d.printed
    said = _texts(d)
    return CardInfo(
        id=d.id,
        kind=printed.kind,
        name=_names(printed.name),
        names=[_names(name) for name in (printed.name, *printed.also)],
        colors=list(printed.colors),
        level=LEVELS[printed.bloom] if printed.bloom else "",
        buzz=printed.buzz,
        limited=printed.limited,
        support=printed.support or "",
        hp=printed.hp,
        life=printed.life,
        baton=list(printed.baton),
        tags=[_names(tag) for tag in printed.tags],
        arts=[_art(art, said.get(f"art{i}")) for i, art in enumerate(printed.arts, 1)],
        abilities=list(_abilities(d, said)),
        set=printed.set,
        copies=_copies(d),
        status=_status(d),
        preview=preview(d.id),
    )


def _status(d: CardDef) -> Literal["verified", "implemented", ""]:
    """Nothing of a card that only a position made up."""
    found = status(d.id)
    return found if found in ("verified", "implemented") else ""


def _texts(d: CardDef) -> Said:
    en, ja = texts(d, "en"), texts(d, "ja")
    return {place: Words(en[place], ja[place]) for place in en}


def _copies(d: CardDef) -> int | None:
    """What a deck may hold of it (6.1.2, 6.1.4.3); any number of a cheer, and of cards that say so."""
    if d.printed.kind == "oshi":
        return 1
    return None if d.printed.unlimited or d.printed.kind == "cheer" else COPIES


def _names(name: Names) -> Words:
    return Words(name.en, name.ja)


def _art(art: PrintedArt, text: Words | None) -> Art:
    critical = cast("list[tuple[str, int]]", list(art.critical))
    return Art(_names(art.name), list(art.cost), art.power, art.suffix, critical, text)


def _abilities(d: CardDef, said: Said) -> Iterator[Ability]:
    """In the order of the printed card, as `describe` has them."""
    for skill in d.printed.skills:
        cost = "X" if skill.x_cost else "" if skill.power is None else str(skill.power)
        text, limit = _limited(said.get(skill.kind))
        yield Ability(KINDS[skill.kind], Words(*SKILL[skill.kind]), text, _names(skill.name), cost, limit)
    seen: dict[str, int] = {}
    for keyword in d.printed.keywords:
        seen[keyword.kind] = seen.get(keyword.kind, 0) + 1
        text, limit = _limited(said.get(f"{keyword.kind}{seen[keyword.kind]}"))
        yield Ability(keyword.kind, Words(*KEYWORD[keyword.kind]), text, _names(keyword.name), limit=limit)
    if said.get("text"):
        text, limit = _limited(said["text"])
        yield Ability("text", TEXT, text, limit=limit)
    if "extra" in said:
        yield Ability("extra", EXTRA, said["extra"])


def _limited(text: Words | None) -> tuple[Words, Words | None]:
    """A limit that stands before the whole text is told apart from it."""
    if text is None:
        return Words("", ""), None
    for period, limit in LIMITS.items():
        en, ja = LIMIT_EN[period], LIMIT_JA[period]
        if text.en.startswith(en) and text.ja.startswith(ja):
            return Words(text.en.removeprefix(en), text.ja.removeprefix(ja)), limit
    return text, None
