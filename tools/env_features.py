"""Writes docs/env-features.md: every number and action of the environments, out of the games' own declarations.

python tools/env_features.py            writes it
python tools/env_features.py --check    exit code 1 if it is not up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

from kaimaku import games
from kaimaku.envs.telling import told

FILE = Path(__file__).parents[1] / "docs" / "env-features.md"
HEAD = """# Numbers and actions of the environments

Generated from the games' declarations by `tools/env_features.py`; [envs.md](envs.md) says how to use them.
Everything is told as one seat may know it: "you" is the seat that observes. A count "of 20" is divided by 20 and never
above 1.
Of a group that stands several times, number i counts from 0.

"""


def document() -> str:
    own = [m for m in games.all() if m.encoding is not None and m.package.startswith("kaimaku.")]
    return HEAD + "\n".join(told(manifest.name) for manifest in own)


def main() -> int:
    if "--check" in sys.argv:
        return int(FILE.read_text(encoding="utf-8") != document())
    FILE.write_text(document(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
