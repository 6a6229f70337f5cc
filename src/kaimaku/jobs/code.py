"""The code a process runs: two processes with different code might play different games."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct

import kaimaku

NOT_PLAYED = ("server/static/", "__pycache__/")  # the browser client, and what Python makes of the sources


class Code(Struct, frozen=True):
    """Its version and a hash of all its files, the same whether it is compiled or not."""

    version: str
    digest: str

    def __str__(self) -> str:
        return f"{self.version} ({self.digest})"


@cache
def code_here() -> Code:
    root = Path(kaimaku.__file__).parent
    names = (path.relative_to(root).as_posix() for path in root.rglob("*") if path.suffix in (".py", ".toml", ".yaml"))
    digest = blake2b(digest_size=4)
    for name in sorted(name for name in names if not any(part in name for part in NOT_PLAYED)):
        digest.update(f"{name}\n".encode())
        digest.update((root / name).read_bytes())
    return Code(kaimaku.__version__, digest.hexdigest())
