"""Jobs in this process and in others of this machine."""

from __future__ import annotations

from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

from kaimaku.jobs import Place, PlaceError
from kaimaku.jobs.batches import Done, in_order
from tests.jobs.work import keeping, killing, noted, refused_at_five, squared, unsendable


@pytest.mark.parametrize("place", [Place(), Place(2), Place(2, batch=3)])
def test_results_come_in_order(place: Place) -> None:
    assert list(place.run(squared, range(20))) == [number * number for number in range(20)]


@pytest.mark.parametrize("place", [Place(), Place(2)])
def test_jobs_may_be_endless(place: Place) -> None:
    assert list(islice(place.run(squared, count()), 4)) == [0, 1, 4, 9]


@pytest.mark.parametrize("place", [Place(), Place(2, batch=4)])
def test_an_error_comes_after_all_results_before_it(place: Place) -> None:
    results = []
    with pytest.raises(ValueError, match="five is refused"):
        for result in place.run(refused_at_five, range(20)):
            results.append(result)
    assert results == [0, 1, 2, 3, 4]


def test_an_error_that_cannot_travel_is_told_all_the_same() -> None:
    with pytest.raises(RuntimeError, match="Unsendable: 3 and 3"):
        list(Place(2).run(unsendable, [3]))


def test_a_killed_worker_is_told_in_a_sentence() -> None:
    with pytest.raises(PlaceError, match="a worker process was killed; run the same command again to continue"):
        list(Place(2).run(killing, [1]))


def test_whoever_stops_asking_cancels_the_rest(tmp_path: Path) -> None:
    running = Place(2, batch=1).run(partial(noted, str(tmp_path)), count())
    assert next(running) == 0
    running.close()  # type: ignore[attr-defined]
    assert len(list(tmp_path.iterdir())) < 10


@pytest.mark.parametrize("place", [Place(), Place(2, batch=3)])
def test_files_are_written_before_the_results_are_given(tmp_path: Path, place: Place) -> None:
    for number in place.run(partial(keeping, str(tmp_path)), range(7)):
        assert (tmp_path / "inner" / str(number)).read_bytes() == b"here"


class Clock:
    """A pool that takes so many seconds for each job, by its own watch."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.sizes: list[int] = []

    def room(self) -> int:
        return 1

    def submit(self, work: object, jobs: list[int]) -> list[int]:
        self.sizes.append(len(jobs))
        return jobs

    def result(self, handle: list[int]) -> Done[int]:
        return Done(handle, len(handle) * self.seconds)


@pytest.mark.parametrize(("seconds", "sizes"), [(0.1, [1, 4, 10, 10]), (0.001, [1, 4, 16, 64]), (5.0, [1, 1, 1, 1])])
def test_batches_grow_until_they_take_about_a_second(seconds: float, sizes: list[int]) -> None:
    clock = Clock(seconds)
    for _ in islice(in_order(clock, squared, count(), None), sum(sizes)):  # type: ignore[arg-type]
        pass
    assert clock.sizes == sizes


def test_batches_may_have_a_size() -> None:
    clock = Clock(0.001)
    assert list(in_order(clock, squared, range(7), 3)) == list(range(7))  # type: ignore[arg-type]
    assert clock.sizes == [3, 3, 1]
