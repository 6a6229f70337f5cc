"""`kaimaku rules`: the rule catalogue, and which rules the tests cite."""

from __future__ import annotations

import shlex
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.table import Table
from rich.text import Text

from kaimaku import games
from kaimaku.cli.cards import card_data
from kaimaku.cli.common import Fault, GameArgument, JsonOption, LangOption, Language, faults, out, print_json

if TYPE_CHECKING:
    from kaimaku.judge.catalogue import Rule
    from kaimaku.judge.coverage import Coverage
    from kaimaku.judge.handbook import Answer
    from kaimaku.kernel.refusals import Lang
    from kaimaku.terminal.cards import Shown

MOST = 3  # cards of one question


def rules(
    game: GameArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="A rule, a chapter, a word, a card or a question: 8.3.1, 8, bloom, how do I win, what does Graze do.",
            metavar="ID",
        ),
    ] = None,
    lang: LangOption = Language.en,
    coverage: Annotated[bool, typer.Option("--coverage", help="Show which rules tests and scenarios cite.")] = False,
    tests: Annotated[Path | None, typer.Option(help="Folder with the tests.", metavar="DIR")] = None,
    as_json: JsonOption = False,
) -> None:
    """Read the rules in our own words: one rule with everything below it, or all of them."""
    from kaimaku.judge import catalogue

    reference = " ".join(words) if words else None
    if coverage:
        _coverage(game, reference, tests, as_json)
        return
    found = list(catalogue.load(game).values()) if reference is None else _found(reference, game)
    cards = _cards(reference, game, lang.lang, bool(found)) if reference is not None else []
    if not found and not cards:
        assert reference is not None
        _unknown(reference, game)
    if as_json:
        data = [asdict(rule) for rule in found]
        one = not cards and _is_one(found, reference)
        print_json({**data[0], "below": data[1:]} if one else [*data, *map(card_data, cards)])
        return
    console = out()
    for answer in _answers(reference, game):
        console.print(Text(answer.says.ja if lang == "ja" else answer.says.en, style="bold"), soft_wrap=True)
    _print_cards(cards, game)
    for rule in found:
        title = (lang == "ja" and rule.title_ja) or rule.title
        says = (lang == "ja" and rule.says_ja) or rule.says
        console.print(Text.assemble((f"{rule.id}  {title}", "bold")), soft_wrap=True)
        console.print(Text(f"    {says}"), soft_wrap=not console.is_terminal)
        if reference is not None and rule.note:
            console.print(Text(f"    {rule.note}", style="dim"))


def _found(reference: str, game: str) -> list[Rule]:
    """A rule with everything below it, what answers a question, or the rules that a word finds."""
    from kaimaku.judge import catalogue, handbook

    if _is_rule(reference, game):
        return _below(catalogue.lookup(reference, game))
    found = [] if ":" in reference else catalogue.content(catalogue.search(reference, game))
    if not found:
        found = list(dict.fromkeys(rule for one in _answers(reference, game) for rule in handbook.rules_of(one)))
    return _below(found[0]) if len(found) == 1 else found


def _is_rule(reference: str, game: str) -> bool:
    from kaimaku.judge import catalogue

    try:
        catalogue.lookup(reference, game)
    except catalogue.UnknownRule:
        return False
    return True


def _unknown(reference: str, game: str) -> NoReturn:
    from kaimaku.judge import catalogue

    try:
        catalogue.lookup(reference, game)
    except catalogue.UnknownRule as unknown:
        raise Fault(str(unknown) if unknown.nearest else f"{unknown}; kaimaku rules {game} shows all") from None
    raise AssertionError("a rule that is known is found")


def _cards(reference: str, game: str, lang: Lang, answered: bool) -> list[Shown]:
    """The cards that a question names; where nothing else answers it, those with a part of a name in it."""
    from kaimaku.terminal.named import named, partly_named

    listed = games.find(game).listed
    if listed is None or ":" in reference or _is_rule(reference, game):
        return []
    cards = listed()(lang)
    return named(reference, cards) or ([] if answered else partly_named(reference, cards))


def _print_cards(cards: list[Shown], game: str) -> None:
    console = out()
    for card in cards[:MOST]:
        console.print(Text(card.text), soft_wrap=not console.is_terminal)
        console.print()
    if len(cards) > MOST:
        names = list(dict.fromkeys(card.name for card in cards))
        commands = [f"kaimaku cards {game} {shlex.quote(name)}" for name in names[:MOST]]
        console.print(Text(f"{len(cards) - MOST} more: {', '.join(commands)}", style="dim"), soft_wrap=True)


def _answers(reference: str | None, game: str) -> list[Answer]:
    """Short answers, where it is a question and no rule or word."""
    from kaimaku.judge import catalogue, handbook

    if reference is None or ":" in reference or catalogue.search(reference, game) or _is_rule(reference, game):
        return []
    return handbook.answers(reference, game)


def _is_one(found: list[Rule], reference: str | None) -> bool:
    return reference is not None and all(rule.id.startswith(found[0].id) for rule in found)


def _below(rule: Rule) -> list[Rule]:
    from kaimaku.judge import catalogue

    return [rule, *(deeper for child in catalogue.children(rule.id) for deeper in _below(child))]


def _coverage(game: str, reference: str | None, tests: Path | None, as_json: bool) -> None:
    from kaimaku.judge import catalogue
    from kaimaku.judge.coverage import NoTests, cover, find_tests
    from kaimaku.judge.scenario import shipped_in

    with faults(NoTests):
        folder = tests or find_tests()
    if not folder.is_dir():
        raise Fault(f"{folder} isn't a folder")
    found = cover(game, folder) if tests else cover(game, folder, shipped_in(game))
    if reference is not None:
        with faults(catalogue.UnknownRule):
            wanted = catalogue.lookup(reference, game).id
        _print_citations(found, wanted, as_json)
    elif as_json:
        print_json(_data(found))
    else:
        _print_coverage(found)


def _data(found: Coverage) -> dict[str, object]:
    return {
        "game": found.game,
        "testable": len(found.by_rule),
        "cited": len(found.by_rule) - len(found.uncited),
        "uncited": found.uncited,
        "chapters": [asdict(chapter) for chapter in found.chapters],
        "rules": found.by_rule,
        "unknown": [asdict(cited) for cited in found.unknown],
    }


def _print_citations(found: Coverage, wanted: str, as_json: bool) -> None:
    """One rule, or one chapter: each testable rule of it with everything that cites it."""
    rules = {r: places for r, places in found.by_rule.items() if r == wanted or r.startswith(f"{wanted}.")}
    if as_json:
        print_json(rules)
        return
    console = out()
    for rule, places in rules.items():
        console.print(Text(f"{rule}  {len(places) or 'not cited'}", style="bold" if places else "bold red"))
        for place in places:
            console.print(f"    {place}", soft_wrap=True)
    if not rules:
        console.print(f"{wanted} isn't testable, and neither is any rule below it")


def _print_coverage(found: Coverage) -> None:
    """Who cites each rule, then the share of each chapter, then what nobody cites."""
    console = out()
    for rule, places in found.by_rule.items():
        if places:
            console.print(Text(f"{rule}  {', '.join(places)}"), soft_wrap=True)
    table = Table("chapter", "", "testable", "cited", "%")
    for chapter in found.chapters:
        share = f"{100 * chapter.cited / chapter.testable:.0f}"
        table.add_row(chapter.name, chapter.title, str(chapter.testable), str(chapter.cited), share)
    total, missing = len(found.by_rule), len(found.uncited)
    table.add_section()
    table.add_row("all", "", str(total), str(total - missing), f"{100 * (total - missing) / total:.1f}")
    console.print(table)
    if found.uncited:
        console.print(f"Not cited by any test or scenario ({missing}):")
        console.print(Text("  " + "  ".join(rule.partition(":")[2] for rule in found.uncited)))
    for cited in found.unknown:
        console.print(f"{cited.where} cites {cited.rule}, which doesn't exist", style="red")
