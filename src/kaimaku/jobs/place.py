"""Place: where jobs are done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from kaimaku.jobs.batches import J, R, in_order

LOCAL: Final = "local"
RAY: Final = "ray"
WHERE: Final = f"{LOCAL}, {RAY} or {RAY}://HOST:PORT"


@dataclass(frozen=True, slots=True)
class Place:
    """This process or so many others of this machine, or a Ray cluster: the one of this machine, or by its address."""

    workers: int = 1
    on: str = LOCAL
    batch: int | None = None  # jobs handed over at once; by default as many as take about a second
    told: Callable[[str], None] = lambda _: None  # what happened to the place without stopping the run

    def __post_init__(self) -> None:
        if self.on not in (LOCAL, RAY) and not self.on.startswith(f"{RAY}://"):
            raise ValueError(f"--on takes {WHERE}, not {self.on!r}")

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The result of every job, in their order. `work` and its jobs must be picklable."""
        if self.on != LOCAL:
            from kaimaku.jobs.cluster import RayCluster

            with RayCluster(self.on, self.told) as cluster:
                yield from in_order(cluster, work, jobs, self.batch)
        elif self.workers > 1:
            from kaimaku.jobs.local import Processes

            with Processes(self.workers) as processes:
                yield from in_order(processes, work, jobs, self.batch)
        else:
            yield from map(work, jobs)


HERE: Final = Place()
