"""The table of Danmaku!! for a terminal: the others in a ring, what is going on in the middle, you below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kaimaku.games.danmaku.definitions import MainCard, role_of
from kaimaku.games.danmaku.projection.shape import DanmakuView, Played, Player
from kaimaku.games.danmaku.projection.view import view
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.lines import bracketed
from kaimaku.terminal.lines import hand as hand_grid

from .names import card_name, plain, player
from .words import SEASONS, STATES, STEPS, TYPES, say

Rows = Sequence[tuple[str, int, int]]  # a letter, a card of the hand and how many copies
UP, DOWN = "↑", "↓"


def draw(t: DanmakuTable, seat: int, rows: Rows, lang: Lang) -> RenderableType:
    """As one seat may see it: nothing here but what is in its view."""
    seen = view(t, seat, False)
    if seen.step == "setup":
        return Group(Rule(say("setup", lang), style="bold"), *_role(t, seat, lang))
    parts: list[RenderableType] = [_heading(t, seen, seat, lang), _ring(t, seen, seat, lang), Rule(style="dim")]
    parts += _middle(t, seen, lang)
    parts += [Rule(style="dim"), *_mine(t, seen, seat, lang), hand(t, rows, lang)]
    return Group(*parts)


def _heading(t: DanmakuTable, seen: DanmakuView, seat: int, lang: Lang) -> Rule:
    step = STEPS[seen.step][lang == "ja"]
    key = "my_turn" if seen.active == seat else "turn"
    return Rule(say(key, lang, n=seen.turn, who=player(t, seen.active, lang), step=step), style="bold")


# --- the others -------------------------------------------------------------------------------------------------------


def _ring(t: DanmakuTable, seen: DanmakuView, seat: int, lang: Lang) -> Grid:
    """Whoever sits to your left stands on the left, the nearest below; play goes up there and down on the right."""
    clockwise = [(seat + n) % t.seats for n in range(1, t.seats)]
    half = len(clockwise) // 2
    left, right = clockwise[:half], clockwise[len(clockwise) - half :][::-1]
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_column(ratio=1, overflow="fold")
    if len(clockwise) % 2:
        grid.add_row(_cell(t, seen.players[clockwise[half]], seat, lang, " "), Text())
    for one, other in zip(reversed(left), reversed(right), strict=True):
        grid.add_row(_cell(t, seen.players[one], seat, lang, UP), _cell(t, seen.players[other], seat, lang, DOWN))
    return grid


def _cell(t: DanmakuTable, p: Player, seat: int, lang: Lang, way: str) -> Text:
    cell = Text(f"{way} ", style="dim")
    cell.append(player(t, p.seat, lang), style="bold" if p.active else "dim strike")
    role = card_name(p.role, lang) if p.role else ""
    if not p.active:
        cell.append(f"  {say('defeated', lang)}, {role or say('unknown', lang)}", style="dim")
        return cell
    cell.append(f"  {say('life', lang, n=p.life, m=p.max_life)}", style="bold red" if p.life < 2 else "")
    cell.append(f"  {say('cards', lang, n=len(p.hand))}\n")
    if p.reach is not None:
        near = p.reach.in_range
        cell.append(f"  {say('distance', lang, n=p.reach.distance)}, ")
        cell.append(say("near" if near else "far", lang), style="bold green" if near else "dim")
    cell.append(f"  {role}", style="bold" if p.shown else "dim")
    for line in _notes(t, p, lang):
        cell.append(f"\n  {line}", style="cyan")
    return cell


def _notes(t: DanmakuTable, p: Player, lang: Lang) -> list[str]:
    """Items, cards known to you, and what holds for this player."""
    lines = [_counted([face.card for face in p.items], lang)] if p.items else []
    known = [face.card for face in p.hand if face is not None]
    if known and p.reach is not None:
        lines.append(f"({_counted(known, lang)})")
    lines += [plain(t, note, lang) for note in p.notes]
    if p.skips:
        lines.append(say("skips", lang))
    return lines


def _counted(numbers: Sequence[str], lang: Lang) -> str:
    counts = Counter(card_name(number, lang) for number in numbers)
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counts.items())


# --- the middle -------------------------------------------------------------------------------------------------------


def _middle(t: DanmakuTable, seen: DanmakuView, lang: Lang) -> list[RenderableType]:
    lines = [Text(f"{say('incident', lang)}: {_incident(seen, lang)}")]
    notes = [*(seen.incident.notes if seen.incident is not None else ()), *seen.notes]
    lines += [Text(f"  {plain(t, note, lang)}", style="dim") for note in notes]
    piles = say("piles", lang, deck=seen.deck, discard=len(seen.discard), incidents=seen.incidents)
    if seen.discard:
        piles += f"; {say('top', lang, card=card_name(seen.discard[-1].card, lang))}"
    lines.append(Text(piles, style="dim"))
    if seen.stack:
        lines.append(Text(say("stack", lang), style="bold"))
        lines += [Text(f"  {n}. {_played(t, seen.stack, n - 1, lang)}") for n in range(1, len(seen.stack) + 1)]
    if seen.foresight:
        lines.append(Text(say("then", lang), style="bold"))
        lines += [Text(f"  · {plain(t, words, lang)}") for words in seen.foresight]
    return list(lines)


def _incident(seen: DanmakuView, lang: Lang) -> str:
    now = seen.incident
    if now is None:
        return say("none", lang)
    kinds = [
        f"{part.words.ja if lang == 'ja' else part.words.en} {len(part.cards)}/{part.need}" for part in now.collected
    ]
    return f"{card_name(now.card, lang)}" + (bracketed(kinds, lang) if kinds else "")


def _played(t: DanmakuTable, stack: Sequence[Played], place: int, lang: Lang) -> str:
    one = stack[place]
    name = one.name.ja if lang == "ja" else one.name.en
    said = f"{player(t, one.you, lang)}: {name}"
    whom = one.defenders or one.targets
    if whom:
        said += f" {say('at', lang, whom=', '.join(player(t, s, lang) for s in whom))}"
    if one.answers is not None:
        under = stack[one.answers].name
        said += bracketed([say("answers", lang, what=under.ja if lang == "ja" else under.en)], lang)
    return f"{said}, {STATES[one.state][lang == 'ja']}"


# --- you --------------------------------------------------------------------------------------------------------------


def _mine(t: DanmakuTable, seen: DanmakuView, seat: int, lang: Lang) -> list[RenderableType]:
    p = seen.players[seat]
    line = Text(player(t, seat, lang), style="bold reverse")
    line.append(f" {say('you', lang)}", style="not reverse")
    state = say("life", lang, n=p.life, m=p.max_life) if p.active else say("defeated", lang)
    line.append(f"  {state}", style="not reverse bold red" if p.life < 2 else "not reverse bold")
    status = say(
        "status",
        lang,
        range=p.range,
        fired=p.fired,
        limit="∞" if p.limit is None else p.limit,
        spell=say("can_cast" if p.spell else "cast", lang),
        max_hand=p.max_hand,
    )
    notes = [Text(f"  {note}", style="cyan") for note in _notes(t, p, lang)]
    return [line, Text(f"  {status}"), *notes, *_role(t, seat, lang)]


def _role(t: DanmakuTable, seat: int, lang: Lang) -> list[RenderableType]:
    """Your role and your goal."""
    held = role_of(t, seat)
    if held is None:
        return []
    name = held.name.ja if lang == "ja" else held.name.en
    goal, *powers = held.words(lang).split("\n")
    lines = [
        Text(f"  {say('role', lang)}: {name}. {goal}" if lang == "en" else f"  {say('role', lang)}：{name}。{goal}")
    ]
    return [*lines, *(Text(f"    {power}", style="dim") for power in powers)]


def all_roles(t: DanmakuTable, lang: Lang) -> Grid:
    """Once the game is over: who everybody was, and who won with it."""
    assert t.result is not None
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for p in view(t, None, over=True).players:
        role = role_of(t, p.seat)
        end = [say("won", lang)] if p.seat in t.result.winners else []
        end.append(say("life", lang, n=p.life, m=p.max_life) if p.active else say("defeated", lang))
        name = "" if role is None else role.name.ja if lang == "ja" else role.name.en
        grid.add_row(f"  {player(t, p.seat, lang)}", Text(name, style="bold"), ", ".join(end))
    return grid


def hand(t: DanmakuTable, rows: Rows, lang: Lang) -> Grid:
    found = [(letter, copies, cast(MainCard, DEFINITIONS[t.defs[card]])) for letter, card, copies in rows]
    return hand_grid(
        (letter, copies, d.name.ja if lang == "ja" else d.name.en, _facts(d, lang)) for letter, copies, d in found
    )


def _facts(d: MainCard, lang: Lang) -> str:
    types = " / ".join(" ".join(TYPES[kind][lang == "ja"] for kind in half) for half in d.printed.types)
    return f"{SEASONS[d.season][lang == 'ja']}  {types}"
