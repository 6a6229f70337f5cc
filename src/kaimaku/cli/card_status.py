"""`kaimaku cards hocg --status`: how many cards of each set are here, and how sure they are."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from kaimaku.cli.common import Fault, out, print_json
from kaimaku.kernel.refusals import Lang


def print_status(set_name: str | None, lang: Lang, as_json: bool) -> None:
    from kaimaku.games.hocg import GAME
    from kaimaku.games.hocg.status import MEANINGS, NAMES, STATUSES, sums

    found = sums()
    if set_name is not None:
        found = {name: counts for name, counts in found.items() if name.casefold() == set_name.casefold()}
        if not found:
            raise Fault(f"there is no set {set_name!r}; there are {', '.join(sums())}")
    total = {status: sum(counts[status] for counts in found.values()) for status in STATUSES}
    if as_json:
        rows = {name: {"known": sum(counts.values()), **counts} for name, counts in (*found.items(), ("total", total))}
        print_json({"game": GAME.name, "sets": {k: v for k, v in rows.items() if k != "total"}, "total": rows["total"]})
        return
    ja = lang == "ja"
    table = Table(box=None, pad_edge=False)
    table.add_column("セット" if ja else "set")
    for head in ("カード" if ja else "known", *(NAMES[status][ja].casefold() for status in STATUSES)):
        table.add_column(head, justify="right")
    for name, counts in (*found.items(), ("合計" if ja else "total", total)):
        style = "bold" if counts is total else ""
        table.add_row(name, str(sum(counts.values())), *(str(counts[status] or "") for status in STATUSES), style=style)
    console = out()
    console.print(table)
    console.print()
    for status in STATUSES:
        console.print(Text(f"{NAMES[status][ja]}: {MEANINGS[status][ja]}", style="dim"))


def status_line(number: str, lang: Lang) -> str:
    """How sure one card is, and what is missing."""
    from kaimaku.games.hocg.status import MEANINGS, NAMES, missing, status

    found = status(number)
    if found is None:
        return ""
    ja = lang == "ja"
    name, meaning = NAMES[found][ja], MEANINGS[found][ja]
    if found != "implemented":
        return f"{name}: {meaning}"
    return f"{name}: {meaning}{'' if ja else ' '}({', '.join(missing(number))})"
