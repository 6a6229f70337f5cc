"""Jobs: independent pieces of work, done wherever there is room, with the same outcome everywhere.

`Place(...).run(work, jobs)` gives the results in the order of the jobs, whoever does them. Jobs are taken one by one
as there is room, so they may be endless; whoever stops asking, or is interrupted, cancels the rest. To go on after a
kill, keep each result as it comes, and run what is left.

A job writes no file itself but `keep`s it: it is written where the run was started.

An error of a job is raised where its result would be, after all results before it. `PlaceError` says in a sentence
what happened to the place: it is no fault of the job, and the same run may be started again.
"""

from kaimaku.jobs.batches import PlaceError
from kaimaku.jobs.files import keep
from kaimaku.jobs.place import HERE, Place

__all__ = ["HERE", "Place", "PlaceError", "keep"]
