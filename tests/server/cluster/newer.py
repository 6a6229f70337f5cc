"""`kaimaku serve` as a later version, for tests of servers of two versions side by side."""

from __future__ import annotations

import kaimaku
from kaimaku.cli import main as command
from kaimaku.server.cluster import member

NEWER = f"{kaimaku.__version__}.1"


def main() -> None:
    kaimaku.__version__ = member.__version__ = NEWER  # type: ignore[attr-defined]
    command()


if __name__ == "__main__":
    main()
