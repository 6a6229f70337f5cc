"""A Ray cluster of two nodes in this machine, for as long as somebody holds its standard input.

It prints where it can be reached. `kill` ends the second node as a power cut would, `add` starts it anew.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from ray.cluster_utils import Cluster

SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_log_monitor": False, "include_dashboard": False}


def serve(client_port: int) -> None:
    cluster = Cluster(initialize_head=True, head_node_args={**SMALL, "ray_client_server_port": client_port})
    node: Any = cluster.add_node(**SMALL)
    say({"address": cluster.address, "client": f"ray://127.0.0.1:{client_port}"})
    for line in sys.stdin:
        if line.strip() == "kill":
            cluster.remove_node(node, allow_graceful=False)
        else:
            node = cluster.add_node(**SMALL)
        say({"done": line.strip()})
    cluster.shutdown()


def say(what: dict[str, str]) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
