"""What a page keeps in memory once all garbage is gone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import CDPSession

# Kinds of a heap snapshot that are the page's own. The rest is the browser's: the more of the code has run, the more of
# it is compiled and optimised, and that is kept as well.
OWN = {"array", "closure", "concatenated string", "object", "regexp", "sliced string", "string"}


def kept(wire: CDPSession) -> dict[str, float]:
    """Bytes of the page's own objects, bytes of everything, nodes, listeners."""
    for _ in range(3):
        wire.send("HeapProfiler.collectGarbage")
    counted = wire.send("Memory.getDOMCounters")
    return {
        "objects": float(own_bytes(_snapshot(wire))),
        "heap": float(wire.send("Runtime.getHeapUsage")["usedSize"]),
        "nodes": float(counted["nodes"]),
        "listeners": float(counted["jsEventListeners"]),
    }


def own_bytes(snapshot: dict[str, Any]) -> int:
    meta, nodes = snapshot["snapshot"]["meta"], snapshot["nodes"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    own = {n for n, kind in enumerate(kinds) if kind in OWN}
    width, kind_at, size_at = len(fields), fields.index("type"), fields.index("self_size")
    return sum(size for kind, size in zip(nodes[kind_at::width], nodes[size_at::width], strict=True) if kind in own)


def _snapshot(wire: CDPSession) -> dict[str, Any]:
    parts: list[str] = []

    def hear(event: dict[str, str]) -> None:
        parts.append(event["chunk"])

    wire.on("HeapProfiler.addHeapSnapshotChunk", hear)
    wire.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    wire.remove_listener("HeapProfiler.addHeapSnapshotChunk", hear)
    found: dict[str, Any] = json.loads("".join(parts))
    return found
