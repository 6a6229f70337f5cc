"""What every worker process has loaded when it starts. To be imported where they are forked from, and nowhere else."""

from __future__ import annotations

import gc

from ..content.games import load_tables
from ..playback import replay_jobs  # noqa: F401
from ..rooms.bots import worker  # noqa: F401
from ..rooms.game import foresights, hints, rehearsal  # noqa: F401

load_tables()
gc.collect()
gc.freeze()  # pages that no collection touches are shared by all workers
