"""The table of VCard for a terminal: both boards, the World and the Queue, as one seat may see them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kaimaku.games.vcard.card import BY_ID, CARDS, CardDef
from kaimaku.games.vcard.decks.facts import ELEMENTS, TYPES
from kaimaku.games.vcard.projection.shape import Board, Placed, Queued, Spot, Token, VCardView, VTuber
from kaimaku.games.vcard.projection.view import view
from kaimaku.games.vcard.speech.names import TOKENS
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.lines import hand as hand_grid

from .sums import total_words
from .words import PHASES, card_name, named, plain, say, who

Rows = Sequence[tuple[str, int, int]]  # a letter, a card of the hand and how many copies
STYLE = {
    "fire": "red",
    "water": "blue",
    "grass": "green",
    "electric": "yellow",
    "platinum": "bright_white",
    "divine": "bright_yellow",
    "chaos": "magenta",
}


def draw(t: VCardTable, seat: int, rows: Rows, lang: Lang) -> RenderableType:
    """The whole table: the other side on top, yours below, your hand last; nothing but what is in this seat's view."""
    seen = view(t, seat)
    theirs, mine = seen.boards[1 - seat], seen.boards[seat]
    parts: list[RenderableType] = [_heading(seen, seat, lang), _side(theirs, seen.phase, seat, lang)]
    parts += [_spots(theirs, seat, lang, front_last=True), Rule(characters="·", style="dim")]
    parts += _middle(seen, seat, lang)
    parts += [_spots(mine, seat, lang, front_last=False), _side(mine, seen.phase, seat, lang), hand(t, rows, lang)]
    return Group(*parts)


def _heading(seen: VCardView, seat: int, lang: Lang) -> Rule:
    phase = PHASES[seen.phase][lang == "ja"]
    if seen.phase == "setup":
        title = say("setup", lang)
    elif seen.phase in ("combat", "after"):
        title = say("no_turn", lang, round=seen.round, phase=phase)
    else:
        key = "my_turn" if seen.active == seat else "their_turn"
        title = say(key, lang, round=seen.round, n=seen.turn, phase=phase)
    return Rule(title, style="bold")


def _side(board: Board, phase: str, seat: int, lang: Lang) -> Text:
    line = Text(f"{who(board.seat, seat, lang)} ", style="bold reverse")
    counts = [
        ("points", f"{board.points}"),
        ("hand", str(len(board.hand))),
        ("deck", str(board.deck.count)),
        ("discard", str(len(board.discard))),
    ]
    if board.support_limit is not None and phase != "setup":
        counts.append(("supports", f"{board.supports}/{board.support_limit}"))
    counts += [(key, str(n)) for key, n in (("coins", board.coins), ("mana", board.mana)) if n]
    for key, n in counts:
        line.append(f"  {say(key, lang)} ", style="not bold not reverse dim")
        line.append(n, style="not reverse bold")
    if board.mascot is not None:
        line.append(f"  {say('mascot', lang)} ", style="not bold not reverse dim")
        line.append(_placed(board.mascot, lang), style="not reverse cyan")
    for note in board.notes:
        line.append(f"\n  {plain(note, seat, lang)}", style="not bold not reverse dim")
    return line


def _placed(card: Placed, lang: Lang) -> str:
    state = say("locked", lang) if card.locked else say("ready", lang) if card.lock else ""
    return f"{named(card.face.card)} ({state})" if state else named(card.face.card)


# --- spots ------------------------------------------------------------------------------------------------------------


def place_name(place: int, lang: Lang) -> str:
    return say("active", lang) if place == 0 else say("backstage", lang, n=place)


def _spots(board: Board, seat: int, lang: Lang, front_last: bool) -> Grid:
    """One row for each spot with a VTuber or a token; of the others only the Active one."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=False)
    for column in ("place", "name", "pl", "more"):
        grid.add_column(column, no_wrap=column in ("place", "pl"), overflow="fold")
    rows = [(n, spot) for n, spot in enumerate(board.spots) if n == 0 or spot.vt is not None or spot.tokens]
    for n, spot in reversed(rows) if front_last else rows:
        grid.add_row(Text(f"  {place_name(n, lang)}"), *_spot(spot, n == 0, seat, lang))
    return grid


def _spot(spot: Spot, front: bool, seat: int, lang: Lang) -> tuple[Text, Text, Text]:
    held = _tokens(spot.tokens)
    if spot.vt is None:
        return Text(say("none", lang), style="dim"), Text(), Text(held, style="red")
    vt = spot.vt
    top = vt.stack[-1]
    if top is None:
        return Text(say("face_down", lang), style="dim"), Text("?"), _notes(vt, held, seat, lang)
    d = BY_ID[top.card]
    name = Text(card_name(d), style=("bold " if front else "") + STYLE.get(d.facts.element or "", ""))
    total = total_words(vt) if vt.pl is not None else say("face_down", lang)
    return name, Text(total, style="bold"), _notes(vt, held, seat, lang)


def _notes(vt: VTuber, held: str, seat: int, lang: Lang) -> Text:
    line = Text()
    if vt.locked or vt.lock:
        line.append(f"{say('locked' if vt.locked else 'ready', lang)} ", style="dim italic" if vt.locked else "green")
    if vt.paired:
        line.append(f"{say('paired', lang)} ", style="cyan")
    for ally in vt.allies:
        line.append(f"+{_placed(ally, lang)} ", style="cyan")
    line.append(_tokens(vt.tokens))
    line.append(held, style="red")
    for note in vt.notes:
        line.append(f"\n{plain(note, seat, lang)}", style="dim")
    return line


def _tokens(tokens: list[Token]) -> str:
    return "".join(f"{TOKENS[x.kind]}{f'×{x.n}' if x.n > 1 else ''} " for x in tokens)


# --- the middle -------------------------------------------------------------------------------------------------------


def _middle(seen: VCardView, seat: int, lang: Lang) -> list[RenderableType]:
    lines: list[RenderableType] = []
    if seen.world is not None:
        lines.append(Text(f"  {say('world', lang)}: {named(seen.world.card)}", style="cyan"))
    lines += [Text(f"  {plain(note, seat, lang)}", style="dim") for note in seen.notes]
    if seen.queue:
        lines.append(Text(f"  {say('queue', lang)}", style="bold"))
        lines += [Text(f"    {n}. {_queued(one, seat, lang)}") for n, one in enumerate(seen.queue, 1)]
    if lines:
        lines.append(Rule(characters="·", style="dim"))
    return lines


def _queued(one: Queued, seat: int, lang: Lang) -> str:
    card = named(one.card.card) if one.card is not None else say("trade", lang)
    said = f"{who(one.you, seat, lang)}: {'Lock ' if one.verb == 'lock' else ''}{card}"
    return f"{said} ({say('canceled', lang)})" if one.canceled else said


# --- your hand --------------------------------------------------------------------------------------------------------


def facts_words(d: CardDef, lang: Lang) -> str:
    """Type, element and strength."""
    facts = d.facts
    said = [TYPES[facts.type][lang == "ja"]]
    if facts.element:
        said.append(ELEMENTS[facts.element][lang == "ja"])
    if facts.strength:
        said.append(f"> {ELEMENTS[facts.strength][lang == 'ja']}")
    return f"{facts.id}  {' '.join(said)}"


def hand(t: VCardTable, rows: Rows, lang: Lang) -> Grid:
    found = [(letter, copies, CARDS[t.defs[card]]) for letter, card, copies in rows]
    return hand_grid((letter, copies, card_name(d), facts_words(d, lang)) for letter, copies, d in found)
