"""`kaimaku cards`: the cards that can be played, with facts and generated texts."""

from __future__ import annotations

import difflib
from typing import Annotated, NamedTuple

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from kaimaku.cli.card_status import print_status, status_line
from kaimaku.cli.common import Fault, JsonOption, LangOption, Language, out, print_json
from kaimaku.cli.propose import EPILOG, propose
from kaimaku.kernel.refusals import Lang

NumberArgument = Annotated[str | None, typer.Argument(help="One card, such as hSD01-011.", metavar="[NUMBER]")]
SetOption = Annotated[str | None, typer.Option("--set", help="Only the cards of a set.", metavar="SET")]


class Shown(NamedTuple):
    """A card of any game as this command shows it."""

    number: str
    set: str
    name: str
    kind: str
    text: str  # all of it, one line for each part
    facts: dict[str, object]
    names: frozenset[str] = frozenset()  # other words for it, without spaces and capitals
    verdict: str = ""  # hocg: how sure it is, in a word
    status: str = ""  # and in a sentence


def add_to(app: typer.Typer) -> None:
    group = typer.Typer(
        no_args_is_help=True, help="List the cards of a game, read one, or propose declarations for those not here yet."
    )
    group.command("hocg", epilog="Examples: kaimaku cards hocg hSD01-011; kaimaku cards hocg --status")(hocg)
    group.command("danmaku", epilog="Example: kaimaku cards danmaku graze --lang ja")(danmaku)
    group.command("vcard", epilog="Example: kaimaku cards vcard --set CCD --lang ja")(vcard)
    group.command("propose", epilog=EPILOG)(propose)
    app.add_typer(group, name="cards", epilog="Example: kaimaku cards hocg hSD01-011")


def hocg(
    number: NumberArgument = None,
    set_name: SetOption = None,
    status: Annotated[bool, typer.Option("--status", help="How many cards are here, and how sure they are.")] = False,
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """List the cards of hololive OCG, or read one."""
    if not status:
        show("hocg", _hocg(lang.lang), number, set_name, as_json)
    elif number is None:
        print_status(set_name, lang.lang, as_json)
    else:
        raise Fault(f"--status sums up whole sets; kaimaku cards hocg {number} tells it of one card")


def danmaku(
    number: NumberArgument = None,
    set_name: SetOption = None,
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """List the cards of Danmaku!!, or read one."""
    show("danmaku", _danmaku(lang.lang), number, set_name, as_json)


def vcard(
    number: NumberArgument = None,
    set_name: SetOption = None,
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
) -> None:
    """List the cards of VCard, or read one."""
    show("vcard", _vcard(lang.lang), number, set_name, as_json)


def show(game: str, found: list[Shown], number: str | None, set_name: str | None, as_json: bool) -> None:
    """One card, those of a set, or all."""
    if number is not None:
        found = [_one(found, number, game)]
    elif set_name is not None:
        sets = dict.fromkeys(card.set for card in found)
        found = [card for card in found if card.set.casefold() == set_name.casefold()]
        if not found:
            raise Fault(f"there is no set {set_name!r}; there are {', '.join(sets)}")
    if as_json:
        data = [card_data(card) for card in found]
        print_json(data[0] if number is not None else data)
        return
    console = out()
    if number is not None:
        console.print(Text(found[0].text))
        if found[0].status:
            console.print(Text(f"\n{found[0].status}", style="dim"))
        return
    table = Table("number", "name", "", box=None, pad_edge=False)
    for card in found:
        table.add_row(card.number, card.name, card.kind)
    console.print(table)


def card_data(card: Shown) -> dict[str, object]:
    data: dict[str, object] = {**card.facts, "set": card.set, "text": card.text}
    return data | {"status": card.verdict} if card.verdict else data


def _one(found: list[Shown], number: str, game: str) -> Shown:
    by_number = {card.number.casefold(): card for card in found}
    card = by_number.get(number.casefold()) or next((c for c in found if _folded(number) in c.names), None)
    if card is None:
        from kaimaku.decks.not_yet import is_not_yet, not_yet
        from kaimaku.decks.shape import SHAPES

        spelled = SHAPES[game].canonical(number) if game in SHAPES else None
        if spelled is not None and is_not_yet(game, spelled):
            raise Fault(not_yet(spelled)[0])
        words = by_number | {name: card for card in reversed(found) for name in card.names}
        near = dict.fromkeys(words[n].number for n in difflib.get_close_matches(number.casefold(), words, 3))
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise Fault(f"there is no card {number!r}{hint}")
    return card


def _folded(name: str) -> str:
    return "".join(c for c in name.casefold() if c.isalnum())


def _hocg(lang: Lang) -> list[Shown]:
    from kaimaku.games.hocg import GAME
    from kaimaku.games.hocg.defs import DEFS
    from kaimaku.games.hocg.labels import kind_name
    from kaimaku.games.hocg.status import status

    return [
        Shown(
            d.id,
            d.printed.set,
            d.name(lang),
            kind_name(d, lang),
            GAME.describe(d.number, lang),
            msgspec.to_builtins(d.printed),
            verdict=status(d.id) or "",
            status=status_line(d.id, lang),
        )
        for d in DEFS
    ]


def _danmaku(lang: Lang) -> list[Shown]:
    """Every card of the box; a Main Deck card has a number of its own for each season."""
    from kaimaku.games.danmaku import GAME
    from kaimaku.games.danmaku.definitions import (
        CHARACTERS,
        INCIDENT_CARDS,
        MAIN_CARDS,
        ROLE_CARDS,
        Character,
        Incident,
        MainCard,
        Role,
    )
    from kaimaku.games.danmaku.position_cards import words_of

    cards: list[tuple[str, MainCard | Character | Incident | Role]] = [
        *(("main", d) for d in MAIN_CARDS),
        *(("character", d) for d in CHARACTERS),
        *(("incident", d) for d in INCIDENT_CARDS),
        *(("role", d) for d in ROLE_CARDS),
    ]
    shown = []
    for kind, d in cards:
        name = d.name.ja if lang == "ja" else d.name.en
        text = f"{name}  {d.id}\n{GAME.describe(d.number, lang)}"
        facts = {"number": d.id, "name": msgspec.to_builtins(d.name), **msgspec.to_builtins(d.printed), "id": d.id}
        shown.append(Shown(d.id, kind, name, kind, text, facts, frozenset(words_of(d))))
    return shown


def _vcard(lang: Lang) -> list[Shown]:
    from kaimaku.decks.vcard.elements import ELEMENTS, NEUTRAL
    from kaimaku.decks.vcard.facts import PRODUCTS, TYPES
    from kaimaku.games.vcard import GAME
    from kaimaku.games.vcard.card import BY_ID, printed

    shown = []
    for facts in (facts for product in PRODUCTS for facts in printed(product)):
        d = BY_ID.get(facts.id)
        if d is None:
            continue
        kind = TYPES[facts.type][lang == "ja"]
        if facts.pl:
            kind = f"{kind} PL{facts.pl}"
        element = (ELEMENTS[facts.element] if facts.element else NEUTRAL)[lang == "ja"]
        flavor = facts.flavor_ja if lang == "ja" else facts.flavor
        lines = (f"{facts.name}  {facts.id}", f"{kind}  {element}", GAME.describe(d.number, lang), flavor)
        data = {"number": facts.id, **msgspec.to_builtins(facts)}
        names = frozenset({_folded(facts.name), _folded(f"{facts.name}PL{facts.pl}")})
        shown.append(Shown(facts.id, facts.set, facts.name, kind, "\n".join(filter(None, lines)), data, names))
    return shown
