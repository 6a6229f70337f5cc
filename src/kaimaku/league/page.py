"""A league as one page of HTML, without scripts: the table, the head-to-heads, failures, and every game."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kaimaku import games
from kaimaku.decks import list_builtin

from .match import FixtureResult
from .ratings import Standing, head_to_head, standings
from .schedule import League

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child, td.text, th.text { text-align: left; }
.wide { overflow-x: auto; }
.fail { color: #c22; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
"""


def page(league: League, played: Sequence[FixtureResult]) -> str:
    found = standings(league, played)
    title = f"{games.find(league.game).title[0]} league"
    every = tuple(league.decks) == list_builtin(league.game)
    drawn = "any of the built-in ones" if every else ", ".join(league.decks)
    decks = f" Decks: {escape(drawn)}." if league.decks else ""
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{len(played)} games of {league.seats} players, seed {league.seed}. Every game is played once for each "
        f"seat, with the same shuffles and decks.{decks} A program has {league.seconds:g} seconds to answer; "
        "one that crashes, makes an illegal move or takes too long loses.</p>",
        "<h2>Table</h2>",
        _table(found),
        _picture(found),
        "<h2>Head to head</h2>",
        _heads(league, played),
        _failures(league, played),
        "<h2>Games</h2>",
        _games(league, played),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"
    )


def _rows(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML already."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    lines = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>\n{lines}\n</tbody></table></div>'


def _table(found: Sequence[Standing]) -> str:
    head = ("", "rating", "95 %", "games", "won", "crashes", "illegal", "timeouts")
    rows = [
        (
            escape(s.name),
            f"{s.rating:.1f}",
            f"{s.low:.1f} to {s.high:.1f}",
            str(s.games),
            f"{s.wins / s.games:.0%}" if s.games else "",
            *(f'<span class="fail">{n}</span>' if n else "0" for n in (s.crashes, s.illegal, s.timeouts)),
        )
        for s in found
    ]
    return _rows(head, rows)


def _picture(found: Sequence[Standing]) -> str:
    """Ratings and their intervals."""
    low, high = min(s.low for s in found), max(s.high for s in found)
    scale = 460 / max(1e-9, high - low)
    lines = []
    for n, s in enumerate(found):
        y = 18 + 26 * n
        a, b, m = (160 + (x - low) * scale for x in (s.low, s.high, s.rating))
        lines.append(
            f'<text x="0" y="{y + 4}">{escape(s.name[:20])}</text>'
            f'<line x1="{a:.1f}" x2="{b:.1f}" y1="{y}" y2="{y}" stroke="currentColor" stroke-width="2"/>'
            f'<circle cx="{m:.1f}" cy="{y}" r="5" fill="currentColor"/>'
        )
    height = 26 * len(found) + 12
    return (
        f'<svg viewBox="0 0 640 {height}" width="640" role="img" aria-label="Ratings with their 95 % intervals">'
        f"{''.join(lines)}</svg>"
    )


def _heads(league: League, played: Sequence[FixtureResult]) -> str:
    table = head_to_head(league, played)
    names = [escape(entrant.name) for entrant in league.entrants]
    rows = [
        (names[a], *("" if not games else f"{points:g} / {games}" for points, games in row))
        for a, row in enumerate(table)
    ]
    return _rows(("better than", *names), rows)


def _failures(league: League, played: Sequence[FixtureResult]) -> str:
    failed = [game for game in played if game.failed >= 0 or game.why]
    if not failed:
        return ""
    rows = [
        (
            escape(_name(league, game, game.failed) if game.failed >= 0 else "nobody"),
            escape(game.how or "stopped"),
            escape(game.why),
            _link(game),
        )
        for game in failed
    ]
    return "<h2>Failures</h2>\n" + _rows(("", "how", "why", "game"), rows)


def _games(league: League, played: Sequence[FixtureResult]) -> str:
    rows = []
    for game in played:
        seated = ", ".join(
            f"<b>{escape(_name(league, game, seat))}</b>" if seat in game.winners else escape(_name(league, game, seat))
            for seat in range(league.seats)
        )
        decks = escape(", ".join(game.fixture.decks))
        ended = escape(game.rule) if game.failed < 0 else f'<span class="fail">{escape(game.how)}</span>'
        rows.append((_link(game), seated, decks, str(game.decisions), ended))
    return _rows(("replay", "seats, winners in bold", "decks", "decisions", "ended by"), rows)


def _name(league: League, game: FixtureResult, seat: int) -> str:
    return league.entrants[game.fixture.seats[seat]].name


def _link(game: FixtureResult) -> str:
    return f'<a href="{escape(game.replay)}" download>{escape(game.fixture.key)}</a>'
