"""`kaimaku cards`: the cards that can be played, with facts and generated texts."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Callable
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from kaimaku import games
from kaimaku.cli import import_cards
from kaimaku.cli.common import Fault, JsonOption, LangOption, Language, out, print_json
from kaimaku.cli.packs import PacksOption, open_packs
from kaimaku.cli.propose import EPILOG, propose
from kaimaku.games import Manifest
from kaimaku.games.manifest import CardStatus
from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.cards import Shown, folded

NumberArgument = Annotated[str | None, typer.Argument(help="A card's number or name.", metavar="NUMBER")]
STATES = {
    "played": ("played by a scenario", "シナリオで再現"),
    "not playable": ("can't be played, each for a reason", "再現できない（理由あり）"),
    "not yet": ("not played yet", "まだ再現していない"),
}
StatusOption = Annotated[bool, typer.Option("--status", help="Show how many cards are playable, and how well tested.")]
SetOption = Annotated[str | None, typer.Option("--set", help="Only cards of this set.", metavar="SET")]


def group() -> typer.Typer:
    group = typer.Typer(
        no_args_is_help=True,
        help="List a game's cards, show one, or draft or import cards that aren't playable yet.",
        epilog=f"Example: kaimaku cards {games.names()[0]}",
    )
    for manifest in games.all():
        if manifest.listed is not None:
            group.command(manifest.name, epilog=f"Example: kaimaku cards {manifest.name} --lang ja")(_command(manifest))
    group.command("propose", epilog=EPILOG)(propose)
    group.command("import", epilog=import_cards.EPILOG)(import_cards.import_cards)
    return group


def _command(manifest: Manifest) -> Callable[..., None]:
    def command(
        number: NumberArgument = None,
        set_name: SetOption = None,
        status: StatusOption = False,
        packs: PacksOption = None,
        lang: LangOption = Language.en,
        as_json: JsonOption = False,
    ) -> None:
        open_packs(packs)
        if not status:
            assert manifest.listed is not None
            show(manifest, manifest.listed()(lang.lang), number, set_name, lang.lang, as_json)
        elif number is not None:
            raise Fault(f"--status is for whole sets; for one card, run kaimaku cards {manifest.name} {number}")
        else:
            print_status(manifest, set_name, lang.lang, as_json)

    command.__doc__ = f"List the cards of {manifest.title[0]}, or show one."
    return command


def show(
    manifest: Manifest, found: list[Shown], number: str | None, set_name: str | None, lang: Lang, as_json: bool
) -> None:
    """One card, those of a set, or all."""
    if number is not None:
        found = _called(found, number, manifest.name)
    elif set_name is not None:
        sets = dict.fromkeys(card.set for card in found)
        found = [card for card in found if card.set.casefold() == set_name.casefold()]
        if not found:
            raise Fault(f"unknown set {set_name!r}; choose from {', '.join(sets)}")
    if as_json:
        data = [card_data(card) for card in found]
        print_json(data[0] if number is not None and len(data) == 1 else data)
        return
    console = out()
    if number is not None and len(found) == 1:
        console.print(Text(found[0].text))
        if found[0].status:
            console.print(Text(f"\n{status_line(manifest, found[0].number, lang)}", style="dim"))
            if note := manifest.card_status and manifest.card_status().note(found[0].number):
                console.print(Text(note[lang == "ja"], style="dim"))
        return
    table = Table("number", "name", "", box=None, pad_edge=False)
    for card in found:
        table.add_row(card.number, card.name, card.kind)
    console.print(table)
    if number is not None:
        console.print(Text(f"\nkaimaku cards {manifest.name} {found[0].number} shows one of them.", style="dim"))


def card_data(card: Shown) -> dict[str, object]:
    data: dict[str, object] = {**card.facts, "set": card.set, "text": card.text}
    if card.status:
        data["status"] = card.status
    return data | {"preview": True} if card.preview else data


def _called(found: list[Shown], number: str, game: str) -> list[Shown]:
    """The card of a number, or all cards with a name or a part of one."""
    from kaimaku.decks.shape import shapes

    by_number = {card.number.partition("~")[0].casefold(): card for card in reversed(found)}
    by_number |= {card.number.casefold(): card for card in found}
    spelled = shapes()[game].canonical(number) if game in shapes() else None
    for spelling in (number, spelled or number):
        if spelling.casefold() in by_number:
            return [by_number[spelling.casefold()]]
    word = folded(number)
    spelt = [(card, {folded(card.name), *card.names}) for card in found]
    exact = [card for card, names in spelt if word in names]
    called = exact or [card for card, names in spelt if word and any(word in name for name in names)]
    if not called:
        from kaimaku.decks.not_yet import is_not_yet, not_yet

        if spelled is not None and is_not_yet(game, spelled):
            raise Fault(not_yet(spelled)[0])
        words = by_number | {name: card for card, names in reversed(spelt) for name in names}
        near: dict[str, None] = {}
        for name in difflib.get_close_matches(number.casefold(), words, 3):
            card = words[name]
            near[f"{card.name} ({card.number})" if name in by_number else card.name] = None
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise Fault(f"unknown card {number!r}{hint}")
    return called


def print_status(manifest: Manifest, set_name: str | None, lang: Lang, as_json: bool) -> None:
    if manifest.card_status is None:
        raise Fault(f"{manifest.name} has no card status: all of its cards are playable")
    manifest.game()  # declares every card
    known = manifest.card_status()
    found = known.sums()
    if set_name is not None:
        found = {name: counts for name, counts in found.items() if name.casefold() == set_name.casefold()}
        if not found:
            raise Fault(f"unknown set {set_name!r}; choose from {', '.join(known.sums())}")
    total = {status: sum(counts[status] for counts in found.values()) for status in known.STATUSES}
    if as_json:
        rows = {name: {"known": sum(counts.values()), **counts} for name, counts in (*found.items(), ("total", total))}
        data: dict[str, object] = {"game": manifest.name}
        data |= {"sets": {k: v for k, v in rows.items() if k != "total"}, "total": rows["total"]}
        if set_name is None:
            data["lacking"] = [{"why": why[0], "cards": cards} for why, cards in known.lacking()]
            data["questions"] = [each._asdict() for each in known.questions()]
        print_json(data)
        return
    ja = lang == "ja"
    table = Table(box=None, pad_edge=False)
    table.add_column("セット" if ja else "set")
    for head in ("カード" if ja else "cards", *(known.NAMES[status][ja].casefold() for status in known.STATUSES)):
        table.add_column(head, justify="right")
    for name, counts in (*found.items(), ("合計" if ja else "total", total)):
        style = "bold" if counts is total else ""
        table.add_row(
            name, str(sum(counts.values())), *(str(counts[status] or "") for status in known.STATUSES), style=style
        )
    console = out()
    console.print(table)
    console.print()
    for status in known.STATUSES:
        console.print(Text(f"{known.NAMES[status][ja]}: {known.MEANINGS[status][ja]}", style="dim"))
    if set_name is None:
        _print_more(known, ja)


def _print_more(known: CardStatus, ja: bool) -> None:
    """What keeps cards from being verified, and the official questions."""
    console = out()
    if lacking := known.lacking():
        console.print(Text("\n確認済みでない理由" if ja else "\nWhat keeps cards from being verified", style="bold"))
        for why, cards in lacking:
            console.print(Text(f"{len(cards):5}  {why[ja]}"))
    if questions := known.questions():
        counts = Counter[str](each.state for each in questions)
        console.print(
            Text(f"\n公式Q&A：{len(questions)}件" if ja else f"\nOfficial questions: {len(questions)}", style="bold")
        )
        for state, words in STATES.items():
            if counts[state]:
                console.print(Text(f"{counts[state]:5}  {words[ja]}"))
        for each in questions:
            if each.why is not None:
                console.print(Text(f"       {each.id}: {each.why[ja]}"))


def status_line(manifest: Manifest, number: str, lang: Lang) -> str:
    """How well one card is tested, and what is missing."""
    known = manifest.card_status() if manifest.card_status is not None else None
    found = known.status(number) if known is not None else None
    if known is None or found is None:
        return ""
    ja = lang == "ja"
    name, meaning = known.NAMES[found][ja], known.MEANINGS[found][ja]
    if found != "implemented":
        return f"{name}: {meaning}"
    return f"{name}: {meaning}{'' if ja else ' '}({', '.join(known.missing(number))})"
