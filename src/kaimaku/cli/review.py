"""`kaimaku review`: how a recorded game was won and lost: luck and decisions apart, and what cost most."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from kaimaku.cli.common import (
    Fault,
    JsonOption,
    LangOption,
    Language,
    faults,
    out,
    print_json,
    progress_bar,
    read_bytes,
)
from kaimaku.cli.places import CORES, OnOption, WorkersOption, place
from kaimaku.jobs.place import LOCAL

if TYPE_CHECKING:
    from kaimaku.jobs import Place
    from kaimaku.kernel.refusals import Lang
    from kaimaku.review.plan import Effort
    from kaimaku.wire.common import Words
    from kaimaku.wire.review import Mistake, Points, Review

WIDTH = 60  # of the line
LEAST = 0.005  # of a belief that is told
BLOCKS = " ▁▂▃▄▅▆▇█"
SAID = {
    "start": ("start", "開始時"),
    "luck": ("luck", "運"),
    "result": ("result", "結果"),
    "of": ("decisions of {who}", "{who}の選択"),
    "own": ("own decisions", "自分の選択"),
    "noise": (
        "In points of the win chance, with 95 % intervals. Start, luck and decisions add up to the result.",
        "勝率のポイントで、カッコ内は95 %区間です。開始時・運・選択を足すと結果になります。",
    ),
    "costly": ("Decisions that cost most", "損の大きかった選択"),
    "none": ("No decision clearly cost anything.", "はっきり損をした選択はありません。"),
    "turn": ("turn {n}, step {step}", "{n}ターン目、{step}手目"),
    "played": ("played", "実際"),
    "better": ("better", "推奨"),
    "then": ("then", "その後"),
    "score": ("{what} later", "その後の{what}"),
    "believed": ("believed", "推理"),
}


def review(
    file: Annotated[
        Path, typer.Argument(help="A replay of a game that is over, or with --all a folder.", metavar="FILE")
    ],
    lang: LangOption = Language.en,
    as_json: JsonOption = False,
    quick: Annotated[bool, typer.Option("--quick", help="A rough review in a few seconds.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="Review again, even if a saved review exists.")] = False,
    every: Annotated[bool, typer.Option("--all", help="Review every replay in a folder.")] = False,
    workers: WorkersOption = CORES,
    on: OnOption = LOCAL,
) -> None:
    """Review a finished game: what was luck, what were decisions, and which of them cost most.

    The result is kept beside the replay, as FILE.review.json. With --all, what can't be reviewed is told in the end.
    """
    from kaimaku.kernel.replay import BadReplay
    from kaimaku.review.whole import EFFORTS, reviewed

    if every:
        _review_all(file, EFFORTS[quick], fresh, place(on, workers), lang.lang, as_json)
        return
    if file.is_dir():
        raise Fault(f"{file} is a folder; --all reviews every replay in it")
    data = read_bytes(file)
    with _kept_or_told(), faults(BadReplay, LookupError, ValueError), progress_bar() as bar:
        task = bar.add_task("review", total=1.0)
        found = reviewed(file, data, EFFORTS[quick], fresh, lambda done: bar.update(task, completed=done))
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(found))
        return
    _tell(found, lang.lang)


def _review_all(folder: Path, effort: Effort, fresh: bool, where: Place, lang: Lang, as_json: bool) -> None:
    """A line for each replay, as soon as it and all before it are done."""
    import msgspec

    from kaimaku.review.whole import replays_in, review_all

    files = replays_in(folder)
    if not files:
        raise Fault(f"no replays in {folder}")
    found, wrong = [], []
    with _kept_or_told(), progress_bar() as bar:
        task = bar.add_task("review", total=len(files))
        for each in review_all(files, effort, fresh, where):
            bar.advance(task)
            if each.review is None:
                wrong.append(f"{each.file}: {each.error}")
                continue
            found.append(each)
            if not as_json:
                out().print(Text(_in_short(each.file, each.review, lang)), soft_wrap=True)
    if as_json:
        print_json([{"file": each.file, "review": msgspec.to_builtins(each.review)} for each in found])
    if wrong:
        raise Fault("\n".join([f"{len(wrong)} of {len(files)} replays can't be reviewed:", *wrong]), 1)


@contextmanager
def _kept_or_told() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Fault(f"can't save the review: {error}") from None


# --- telling ----------------------------------------------------------------------------------------------------------


def _tell(found: Review, lang: Lang) -> None:
    console = out()
    names = found.names
    for seat, name in enumerate(names):
        console.print(Text(f"{name} {_line(found, seat)}"), soft_wrap=True)
    columns = ["", _say("start", lang), _say("luck", lang), *(_of(name, lang) for name in names), _say("result", lang)]
    table = Table(*columns)
    for each in found.sums:
        decisions = [_points(points) for points in each.decisions]
        table.add_row(names[each.seat], f"{each.start:.0f}", _points(each.luck), *decisions, f"{each.result:.0f}")
    console.print(table)
    console.print(_say("noise", lang))
    console.print(Text(_say("costly" if found.mistakes else "none", lang), style="bold"))
    for mistake in found.mistakes:
        _tell_mistake(found, mistake, lang)


def _in_short(file: str, found: Review, lang: Lang) -> str:
    parts = []
    for each in found.sums:
        own = f"{_say('own', lang)} {_points(each.decisions[each.seat])}"
        parts.append(f"{found.names[each.seat]} {_say('luck', lang)} {_points(each.luck)}, {own}")
    return f"{file}: {'; '.join(parts)}"


def _tell_mistake(found: Review, mistake: Mistake, lang: Lang) -> None:
    from kaimaku.speech.plain import plain

    def said(words: Words) -> str:
        return plain(words, lang, found.names)

    def row(word: str, text: str) -> None:
        console.print(Text(f"    {_say(word, lang)}: {text}"), soft_wrap=True)

    console = out()
    when = _say("turn", lang).format(n=mistake.turn, step=mistake.step)
    head = f"  {found.names[mistake.seat]}, {when}: {_points(mistake.cost, '-')}"
    console.print(Text(head, style="bold"), soft_wrap=True)
    for word, words, facts in (
        ("played", mistake.played, mistake.played_facts),
        ("better", mistake.better, mistake.better_facts),
    ):
        row(word, said(words) + "".join(f"; {said(fact.words)}" for fact in facts))
    if mistake.line:
        row("then", " ".join(said(words) for words in mistake.line))
    if found.scored is not None and mistake.played_scores:
        what = _say("score", lang).format(what=found.scored.ja if lang == "ja" else found.scored.en)
        pairs = zip(found.names, mistake.played_scores, mistake.better_scores, strict=True)
        told = ", ".join(f"{name} {played:g} → {better:g}" for name, played, better in pairs)
        console.print(Text(f"    {what}: {told}"), soft_wrap=True)
    for belief in mistake.beliefs:
        rows = sorted(zip(kinds_named(found.game, lang), belief.of, strict=True), key=lambda row: -row[1])
        shares = ", ".join(f"{kind} {share:.0%}" for kind, share in rows if share >= LEAST)
        row("believed", f"{found.names[belief.seat]}: {shares}")


def kinds_named(game: str, lang: Lang) -> list[str]:
    """What seats can believe of each other, in the order of beliefs."""
    from kaimaku import games

    beliefs = games.find(game).beliefs
    if beliefs is None:
        return []
    return [beliefs().NAMES[kind][lang == "ja"] for kind in beliefs().KINDS]


def _line(found: Review, seat: int) -> str:
    """The win chance over the game, one block for each stretch of it."""
    chances = []
    at = 0
    for column in range(WIDTH):
        step = column * found.steps / max(1, WIDTH - 1)
        while at + 1 < len(found.truth) and found.truth[at + 1].step <= step:
            at += 1
        chances.append(found.truth[at].chances[seat])
    return "".join(BLOCKS[round(chance / 100 * (len(BLOCKS) - 1))] for chance in chances)


def _points(points: Points, sign: str = "") -> str:
    """A change with its interval; a cost as what it took away."""
    if sign:
        return f"{sign}{points.value:.0f} ({points.low:.0f}…{points.high:.0f})"
    return f"{points.value:+.0f} ({points.low:+.0f}…{points.high:+.0f})"


def _of(name: str, lang: Lang) -> str:
    return _say("of", lang).format(who=name)


def _say(word: str, lang: Lang) -> str:
    return SAID[word][lang == "ja"]
