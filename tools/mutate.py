"""Changes one word of a card's declaration and looks whether a test that plays notices it.

    python tools/mutate.py                                  every change of every card of the three games
    python tools/mutate.py --game hocg --cards "hSD01-*" --sample 200 --seed 1 --workers 2 --json out.json

    python tools/mutate.py --game hocg --cards "hBP09-*" --named     only by tests that name a card of these: quick

A change is killed if a test of the game's cards or rules or one of its scenarios fails. Tests of words, facts and
records do not count: a changed card has other words, whatever it does. A change that cannot be declared is refused and
counted apart; one that means the same is listed in mutation/equal.toml with the reason. The rest has survived: a test
is missing, or the card says something that has no effect.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.mutation.changes import Changes, Mutant  # noqa: E402
from tools.mutation.declarations import GAMES, declarations  # noqa: E402
from tools.mutation.equal import Equals  # noqa: E402
from tools.mutation.playing import collect  # noqa: E402
from tools.mutation.redeclare import prepare  # noqa: E402
from tools.mutation.trials import Stage, Trial, definitions, try_all  # noqa: E402


def chosen(game: str, cards: str, sample: int | None, seed: int) -> list[Mutant]:
    """All changes of the cards whose number or name fits, or some of them."""
    all_cards = declarations(game)
    changes = Changes(all_cards)
    found = [mutant for card in all_cards if fnmatch(card.card, cards) for mutant in changes.of(card)]
    if sample is None or sample >= len(found):
        return found
    picked = sorted(random.Random(seed).sample(range(len(found)), sample))
    return [found[number] for number in picked]


def stage_for(game: str, mutants: Sequence[Mutant], named: bool) -> Stage:
    """All tests that play, or only those whose source names one of the cards: fewer kills, never more."""
    if not named:
        return Stage(game)
    prepare(game)
    words = {word for card in {mutant.card for mutant in mutants} for word in definitions(card)[1]}
    return Stage(game, [test for test in collect(game) if any(word in test.source for word in words)])


def judged(stage: Stage, mutants: Sequence[Mutant], equals: Equals, workers: int) -> list[Trial]:
    """What became of each; survivors that mean the same are called equal."""
    found = []
    for trial in try_all(stage, mutants, workers):
        reason = equals.reason(trial.mutant) if trial.verdict == "survived" else ""
        found.append(replace(trial, verdict="equal", by=reason) if reason else trial)
    return found


def report(game: str, trials: Sequence[Trial], equals: Equals) -> str:
    counts = Counter(trial.verdict for trial in trials)
    tried = counts["killed"] + counts["survived"]
    lines = [
        f"{game}: {len(trials)} changes of {len({trial.mutant.card.card for trial in trials})} cards: "
        f"{counts['killed']} killed, {counts['survived']} survived, {counts['refused']} refused, "
        f"{counts['equal']} equal; kill rate {100 * counts['killed'] / max(1, tried):.1f} %"
    ]
    lines += [f"  equal     {trial.mutant} ({trial.by})" for trial in trials if trial.verdict == "equal"]
    lines += [f"  survived  {trial.mutant}" for trial in trials if trial.verdict == "survived"]
    killed = [trial for trial in trials if trial.verdict == "killed"]
    lines += [
        f"  not equal {t.mutant}: {t.by} fails, yet equal.toml calls it equal" for t in killed if equals.exact(t.mutant)
    ]
    return "\n".join(lines)


def as_data(trial: Trial) -> dict[str, object]:
    m = trial.mutant
    return {
        "game": m.card.game,
        "file": m.card.path.name,
        "line": m.card.line,
        "card": m.card.card,
        "before": m.before,
        "after": m.after,
        "within": m.within,
        "verdict": trial.verdict,
        "by": trial.by,
        "how": trial.how,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--cards", default="*", help="only cards whose number or name fits, with * and ?")
    parser.add_argument("--sample", type=int, help="so many changes of each game, taken by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--named", action="store_true", help="play only tests that name one of the cards: quicker")
    parser.add_argument("--json", type=Path, help="write every change and what became of it here")
    args = parser.parse_args()
    everything: list[Trial] = []
    for game in [args.game] if args.game else GAMES:
        mutants = chosen(game, args.cards, args.sample, args.seed)
        if not mutants:
            continue
        stage = stage_for(game, mutants, args.named)
        for name in stage.failing:
            print(f"  left out: {name} fails without any change", file=sys.stderr)
        equals = Equals(game)
        trials = judged(stage, mutants, equals, args.workers)
        print(report(game, trials, equals), flush=True)
        everything += trials
    if args.json is not None:
        args.json.write_text(json.dumps([as_data(trial) for trial in everything], ensure_ascii=False, indent=1))
    return int(any(trial.verdict == "survived" for trial in everything))


if __name__ == "__main__":
    sys.exit(main())
