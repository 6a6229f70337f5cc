"""Place: where jobs are done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from kaimaku.jobs.batches import J, R, in_order


@dataclass(frozen=True, slots=True)
class Place:
    """This process, or so many others of this machine."""

    workers: int = 1
    batch: int | None = None  # jobs handed over at once; by default as many as take about a second

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The result of every job, in their order. `work` and its jobs must be picklable."""
        if self.workers <= 1:
            yield from map(work, jobs)
        else:
            from kaimaku.jobs.local import Processes

            with Processes(self.workers) as processes:
                yield from in_order(processes, work, jobs, self.batch)


HERE: Final = Place()
