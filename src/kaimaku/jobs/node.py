"""What a node of a cluster does with a batch, if it has the same code."""

from __future__ import annotations

import pickle
import platform

from kaimaku.jobs.batches import do_batch
from kaimaku.jobs.code import Code, code_here


def do_checked(version: str, digest: str, batch: bytes) -> bytes | str:
    """The batch is read only by code that is the same; otherwise, a sentence about the difference."""
    here, sender = code_here(), Code(version, digest)
    if here != sender:
        return f"node {platform.node()} has Kaimaku {here} and this machine {sender}: install the same on every node"
    return pickle.dumps(do_batch(*pickle.loads(batch)))
