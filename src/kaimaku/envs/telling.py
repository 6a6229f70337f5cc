"""What the arrays and actions of a game mean, number by number, in Markdown."""

from __future__ import annotations

from math import prod

from kaimaku.games.encoding import OTHER

from .tables import Rules


def told(game: str) -> str:
    """A chapter about a game, for its usual number of seats."""
    rules = Rules(game)
    observing, actions = rules.observing, rules.actions
    wide = len(observing.card)
    lines = [
        f"## {game}",
        "",
        f"For {rules.seats} seats: an array of {observing.size:,} numbers ({observing.numbers} about the table, then "
        f"{observing.places} cards of {wide}), and {actions.size:,} actions.",
        "",
        f"### Numbers of {game}",
        "",
        "| from | group | field | values | meaning |",
        "|---|---|---|---|---|",
    ]
    at = 0
    for group in observing.groups:
        times = f" (× {group.times}: {group.meaning})" if group.times > 1 else ""
        for offset, field in enumerate(group.fields):
            step = f" + {len(group.fields)} i" if group.times > 1 else ""
            values = f"{field.low:g} to {field.high:g}"
            lines.append(f"| {at + offset}{step} | {group.name}{times} | {field.name} | {values} | {field.meaning} |")
        at += len(group.fields) * group.times
    lines += ["", f"### Cards of {game}", "", "| from | row | places | meaning |", "|---|---|---|---|"]
    for row in rules.encoding.rows:
        lines.append(f"| {at} | {row.name} | {row.places} | {row.meaning} |")
        at += row.places * wide
    lines += ["", "Each place:", "", "| offset | field | values | meaning |", "|---|---|---|---|"]
    for offset, field in enumerate(observing.card):
        high = "the number of cards" if field.name == "number" else f"{field.high:g}"
        lines.append(f"| {offset} | {field.name} | {field.low:g} to {high} | {field.meaning} |")
    lines += ["", f"### Actions of {game}", "", "| from | verb | slots | count | meaning |", "|---|---|---|---|---|"]
    for block in actions.blocks.values():
        slots = "; ".join(f"{slot.name} ({slot.size})" for slot in block.verb.slots)
        meaning = block.verb.meaning or block.verb.name
        lines.append(f"| {block.first} | {block.verb.name} | {slots} | {prod(block.sizes)} | {meaning} |")
    lines.append(f"| {actions.others} | other | | {OTHER} | options without slots of their own, in the list's order |")
    return "\n".join(lines) + "\n"
