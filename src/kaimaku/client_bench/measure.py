"""What the client costs: the first question, updates, the longest task of a game, memory over games in one tab.

The goals are meant for a processor that is four times as slow: what is measured here counts four times.
"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from rich.table import Table as Grid

from kaimaku.games import names
from kaimaku.server_bench.processes import GameServer

from .table import TablePage, new_table

Figures = dict[str, float]
SLOWER = 4
WARM = 8  # decisions, before updates are measured: what is loaded and compiled only once
FIRST = 3  # games in a tab, before what stays of each is compared: the same


def open_page(browser: Browser, url: str) -> TablePage:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(180_000)
    return TablePage(context.new_page(), url)


def updates(browser: Browser, url: str, game: str, decisions: int) -> Figures:
    """What the first question and an update cost."""
    table = open_page(browser, url)
    before = table.metric("TaskDuration")
    decider = table.show(new_table(url, game), game)
    first = table.metric("TaskDuration") - before
    table.play(decider, WARM)
    start = {name: table.metric(name) for name in ("ScriptDuration", "LayoutCount", "TaskDuration")}
    n = table.updates
    table.play(decider, decisions)
    n = table.updates - n
    spent = {name: (table.metric(name) - was) / n for name, was in start.items()}
    decider.close()
    table.page.context.close()
    return {
        "first_ms": first * 1000,
        "updates": float(n),
        "script_ms": spent["ScriptDuration"] * 1000 * SLOWER,
        "layouts": spent["LayoutCount"],
        "task_ms": spent["TaskDuration"] * 1000 * SLOWER,
    }


def whole_game(browser: Browser, url: str, game: str, most: int = 2000) -> Figures:
    """The longest task from the start page to the end of a game, at a slow processor."""
    table = open_page(browser, url)
    browser.start_tracing(page=table.page, categories=["toplevel", "__metadata"])
    decider = table.show(new_table(url, game), game)
    decisions = table.play(decider, most)
    longest = longest_task(browser.stop_tracing())
    decider.close()
    table.page.context.close()
    return {"decisions": float(decisions), "longest_ms": longest * SLOWER}


def longest_task(trace: bytes) -> float:
    """Milliseconds of processor time that the main thread of a page spent at once."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [each["tdur"] for each in events if "tdur" in each and (each["pid"], each["tid"]) in mains]
    if not tasks:
        raise ValueError("the trace has no tasks of a page")
    return float(max(tasks)) / 1000


def one_tab(browser: Browser, url: str, game: str, games: int, decisions: int) -> Figures:
    """What each game leaves in a tab that goes on to the next one, apart from the first ones."""
    table = open_page(browser, url)
    kept: list[Figures] = []
    for _ in range(games):
        decider = table.show(new_table(url, game), game)
        table.play(decider, decisions)
        decider.close()
        table.go("/learn")
        table.page.locator("[data-asked]").wait_for(state="detached")
        table.page.wait_for_load_state("networkidle")
        kept.append(table.kept())
    table.page.context.close()
    last = kept[FIRST:]
    half = len(last) // 2
    early, late = last[: half or 1], last[-half or -1 :]
    span = max(1, len(last) - half)
    grown = {key: (median(each[key] for each in late) - median(each[key] for each in early)) / span for key in kept[0]}
    return {
        "games": float(games),
        "heap_mb": kept[-1]["heap"] / 2**20,
        "objects_kb_each": grown["objects"] / 1024,
        "nodes_each": grown["nodes"],
        "listeners_each": grown["listeners"],
    }


def run_client_bench(chromium: str, decisions: int, games: int) -> dict[str, Figures]:
    """{"a game": {…}, …}"""
    found: dict[str, Figures] = {}
    with (
        TemporaryDirectory(prefix="kaimaku-bench-") as made,
        GameServer(Path(made)) as server,
        sync_playwright() as play,
    ):
        url = f"http://127.0.0.1:{server.port}"
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for game in names():
            updates(browser, url, game, 1)  # what the server works out only once
            found[game] = updates(browser, url, game, decisions)
            found[game] |= whole_game(browser, url, game)
            found[game] |= one_tab(browser, url, game, games, decisions)
        browser.close()
    return found


ROWS = (
    ("first_ms", "first question, from another page: processor time (ms, goal 500)", "{:.0f}"),
    ("script_ms", "script for an update (ms, four times, goal 8)", "{:.1f}"),
    ("task_ms", "… with layout and painting (ms, four times)", "{:.1f}"),
    ("layouts", "… layouts", "{:.2f}"),
    ("longest_ms", "longest task of a whole game (ms, four times, goal 50)", "{:.0f}"),
    ("decisions", "… decisions in it", "{:.0f}"),
    ("heap_mb", "heap after all games in one tab (MB)", "{:.1f}"),
    ("objects_kb_each", "… more for each game, compiled code apart (KB, goal 0)", "{:.1f}"),
    ("nodes_each", "… more nodes", "{:.1f}"),
    ("listeners_each", "… more listeners", "{:.1f}"),
)


def grid(found: dict[str, Figures]) -> Grid:
    """The figures as a table for the terminal."""
    table = Grid(title="the client in Chromium, processor time of a page's main thread")
    table.add_column("")
    for game in found:
        table.add_column(game, justify="right")
    for key, label, form in ROWS:
        table.add_row(label, *(form.format(each[key]) for each in found.values()))
    return table
